/** What a finished call shows below its row: files, another design that it made, and the details it opens to. */
import { ArrowUpRight, Clapperboard, Download, Flag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '#messages/message.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { CallView, DetailRow } from './call-view.ts';
import { useLayerNames } from './layer-names.tsx';

/** The file to download, the studio to make it again in, and the design to open. */
export function CallFiles({ call: { download, design, film, studio, words } }: { call: CallView }): ReactNode {
  return (
    <>
      {film && <FilmPlayer film={film} label={words} />}
      {(download || studio) && (
        <div className="mr-3 mb-3 ml-[2.6rem] flex flex-wrap gap-2">
          {download && (
            <a
              href={`/api/assets/${download.asset}?download=${encodeURIComponent(download.fileName)}`}
              download={download.fileName}
              aria-label={message('chat.downloadFile', { name: download.fileName })}
              className={buttonClass('secondary', 'small')}
            >
              <Download size={15} strokeWidth={1.75} aria-hidden className="shrink-0" />
              {message('chat.download')}
            </a>
          )}
          {studio && (
            <Link to={studio} className={buttonClass('secondary', 'small')}>
              <Clapperboard size={15} strokeWidth={1.75} aria-hidden className="shrink-0" />
              {message('chat.openInStudio')}
            </Link>
          )}
        </div>
      )}
      {design && <DesignLink id={design} />}
    </>
  );
}

/** The film, as wide as the row and at most a hand high; nothing of it is fetched before somebody plays it. */
function FilmPlayer({
  film: { asset, poster, width, height },
  label,
}: {
  film: NonNullable<CallView['film']>;
  label: string;
}): ReactNode {
  // The films contain no speech: nothing to caption.
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="none"
      src={`/api/assets/${asset}`}
      poster={`/api/assets/${poster}?size=512`}
      width={width}
      height={height}
      aria-label={label}
      className="mr-3 mb-3 ml-[2.6rem] h-auto max-h-80 w-auto max-w-[calc(100%-3.4rem)] justify-self-start rounded-control border border-line bg-black"
    />
  );
}

/** Another design: its preview and a link to it. */
function DesignLink({ id }: { id: string }): ReactNode {
  const [missing, setMissing] = useState(false);
  return (
    <Link
      to={`/canvas/${id}`}
      className="group/link mr-3 mb-3 ml-[2.6rem] grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-control border border-line p-2 pr-3 transition-colors hover:border-line-strong hover:bg-tint"
    >
      <span className="dot-background grid h-16 w-14 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-small border border-line p-1.5">
        {!missing && (
          <img
            src={`/api/designs/${id}/preview?side=128`}
            alt=""
            loading="lazy"
            onError={() => setMissing(true)}
            className="max-h-full max-w-full shadow-page"
          />
        )}
      </span>
      <span className="truncate text-13 font-medium">{message('chat.newDesignMade')}</span>
      <span className="inline-flex items-center gap-1 text-13 font-medium text-accent-text">
        {message('chat.openDesign')}
        <ArrowUpRight
          size={15}
          strokeWidth={2}
          aria-hidden
          className="transition-transform group-hover/link:translate-x-px group-hover/link:-translate-y-px"
        />
      </span>
    </Link>
  );
}

export interface CallDetailsProps {
  id: string;
  open: boolean;
  call: CallView;
  onShowLayers?(layers: readonly string[]): void;
  /** For pictures made by engines. */
  report?: { done: boolean; busy: boolean; send(): void } | undefined;
}

export function CallDetails({
  id,
  open,
  call: { input, answer, layers },
  onShowLayers,
  report,
}: CallDetailsProps): ReactNode {
  return (
    <div id={id} hidden={!open} className="grid gap-3 pr-3 pb-3 pl-[2.6rem] text-12">
      {open && (
        <>
          {input.length === 0 ? (
            <p className="text-faint">{message('chat.detailNoInput')}</p>
          ) : (
            <Rows label={message('chat.detailInput')} rows={input} />
          )}
          {answer.length > 0 && <Rows label={message('chat.detailAnswer')} rows={answer} />}
          {onShowLayers && layers.length > 0 && (
            <button
              type="button"
              onClick={() => onShowLayers(layers)}
              className="justify-self-start rounded-small py-0.5 text-13 text-accent-text underline-offset-4 hover:underline"
            >
              {message('chat.showLayers')}
            </button>
          )}
          {report &&
            (report.done ? (
              <p className="flex items-center gap-1.5 py-0.5 text-13 text-muted">
                <Flag size={14} strokeWidth={1.75} aria-hidden />
                {message('chat.reported')}
              </p>
            ) : (
              <Button
                variant="ghost"
                size="small"
                icon={Flag}
                busy={report.busy}
                onClick={report.send}
                className="-ml-2.5 justify-self-start"
              >
                {message('chat.report')}
              </Button>
            ))}
        </>
      )}
    </div>
  );
}

function Rows({ label, rows }: { label: string; rows: readonly DetailRow[] }): ReactNode {
  const named = useLayerNames();
  return (
    <section aria-label={label} className="grid gap-1">
      <h4 className="font-text text-12 font-medium tracking-normal text-muted">{label}</h4>
      <dl className="grid grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1">
        {rows.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd className="tabular wrap-anywhere text-muted">{named(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
