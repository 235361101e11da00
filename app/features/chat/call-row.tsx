/** One tool call, one row: icon, words, picture, state; opens to what was asked for. */
import { Check, ChevronRight, CircleAlert, CircleStop, Download } from 'lucide-react';
import { memo, useId, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { CallState, CallView } from './call-view.ts';

export interface CallRowProps {
  call: CallView;
  /** Shows on the canvas what the call made or changed. */
  onShowLayers?(layers: readonly string[]): void;
}

export const CallRow = memo(function CallRow({ call, onShowLayers }: CallRowProps): ReactNode {
  const [open, setOpen] = useState(false);
  const details = useId();
  const { icon: Icon, state, words, error, thumbnails, download, layers, input } = call;
  return (
    <li className="grid">
      <div className="flex min-h-10 items-center gap-2.5 pr-2 pl-3">
        <Icon size={18} strokeWidth={1.75} aria-hidden className={state === 'running' ? 'shrink-0 text-ink' : 'shrink-0 text-muted'} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={details}
          aria-label={message('chat.detailsOf', { words })}
          onClick={() => setOpen(!open)}
          className="group flex min-w-0 flex-1 items-center gap-1 self-stretch rounded-small py-2 text-left text-13"
        >
          <span className={classNames('line-clamp-2 min-w-0', state === 'failed' && 'text-danger-text', state === 'stopped' && 'text-muted')}><Swatched words={words} /></span>
          <ChevronRight
            size={14}
            aria-hidden
            className={classNames('shrink-0 text-faint transition-[transform,opacity] group-hover:opacity-100 group-focus-visible:opacity-100', open ? 'rotate-90' : 'opacity-0')}
          />
        </button>
        {thumbnails[0] && (
          <img
            src={`/api/assets/${thumbnails[0]}?size=128`}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="chequer my-2 size-14 shrink-0 rounded-control border border-line object-contain"
          />
        )}
        <CallSign state={state} />
      </div>
      {error && <p className="pr-3 pb-2.5 pl-10 text-13 text-muted">{error}</p>}
      {download && (
        <a
          href={`/api/assets/${download.asset}?download=${encodeURIComponent(download.fileName)}`}
          download={download.fileName}
          aria-label={message('chat.downloadFile', { name: download.fileName })}
          className="mb-2.5 ml-10 inline-flex h-8 items-center gap-1.5 justify-self-start rounded-control border border-line-strong px-3 text-13 font-medium hover:bg-tint"
        >
          <Download size={15} strokeWidth={1.75} aria-hidden />
          {message('chat.download')}
        </a>
      )}
      <div id={details} hidden={!open} className="grid gap-2 pr-3 pb-3 pl-10 text-12">
        {input.length === 0 ? (
          <p className="text-faint">{message('chat.detailNoInput')}</p>
        ) : (
          <dl aria-label={message('chat.detailInput')} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
            {input.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-faint">{name}</dt>
                <dd className="tabular wrap-break-word text-muted">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {onShowLayers && layers.length > 0 && (
          <button type="button" onClick={() => onShowLayers(layers)} className="justify-self-start text-13 text-accent-text underline-offset-4 hover:underline">
            {message('chat.showLayers')}
          </button>
        )}
      </div>
    </li>
  );
});

/** Colours in words are shown as well as named. */
function Swatched({ words }: { words: string }): ReactNode {
  return words.split(/(#(?:[0-9a-f]{8}|[0-9a-f]{6})\b)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="tabular whitespace-nowrap">
        <span aria-hidden className="mr-1 inline-block size-3 rounded-[3px] border border-line-strong align-[-1px]" style={{ backgroundColor: part }} />
        {part.toUpperCase()}
      </span>
    ),
  );
}

function CallSign({ state }: { state: CallState }): ReactNode {
  return (
    <span className="grid size-6 shrink-0 place-items-center" aria-hidden>
      {state === 'running' && <Spinner className="text-accent-text" />}
      {state === 'done' && <Check size={16} strokeWidth={2} className="text-faint" />}
      {state === 'failed' && <CircleAlert size={16} strokeWidth={2} className="text-danger-text" />}
      {state === 'stopped' && <CircleStop size={16} strokeWidth={2} className="text-faint" />}
    </span>
  );
}
