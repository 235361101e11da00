/**
 * The results of a batch: every picture with its before, to look at one by one, and to download one by one or all in
 * one archive.
 */
import { FileArchive } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { GenerationView } from '#app/contracts/generation.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Compare } from '#app/ui/compare.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import { ResultNotes } from '../generation/result-slots.tsx';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultActions } from '../parts/result-actions.tsx';
import type { StudioToolId } from '../parts/studio-tools.ts';
import { PartProblems } from './part-problems.tsx';
import { backgroundOf, type Background } from './background.ts';
import type { Repair } from './use-repair.ts';

export interface BatchResultsProps {
  repair: Repair;
  view: GenerationView;
  tool: StudioToolId;
  /** Below transparent parts; absent: the pictures have none. */
  background?: Background;
  onRetry?(sources: string[]): void;
  children?: ReactNode;
}

/** The address of the file of one result, or of all of them. */
export function filesOf(
  id: string,
  { variation, background = null }: { variation?: number; background?: Background } = {},
): string {
  const query = new URLSearchParams({
    ...(variation === undefined ? {} : { variation: String(variation) }),
    ...(background === null ? {} : { ground: background.slice(1, 7) }),
  });
  return `/api/generations/${id}/files${query.size > 0 ? `?${query}` : ''}`;
}

export function BatchResults({ repair, view, tool, background, onRetry, children }: BatchResultsProps): ReactNode {
  const { variations, problems } = view.results;
  const [open, setOpen] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  async function saveAll(): Promise<void> {
    setSaving(true);
    try {
      await downloadFile(filesOf(view.id, { background: background ?? null }), null);
    } catch (thrown) {
      toast({ variant: 'destructive', title: message('editor.downloadFailed'), description: thrownText(thrown) });
    }
    setSaving(false);
  }
  const opened = open === null ? undefined : variations[open];
  return (
    <div className="grid gap-5">
      <div
        role="group"
        aria-label={message('studio.resultActions')}
        data-landing
        className="flex flex-wrap items-center gap-3 rounded-control"
      >
        <Button variant="primary" icon={FileArchive} busy={saving} onClick={() => void saveAll()}>
          {message('repairs.downloadZip', { count: variations.length })}
        </Button>
        {children}
      </div>
      <ResultNotes view={view} />
      <PartProblems problems={problems} onRetry={onRetry} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
        {variations.map((variation, index) => (
          <li key={`${index}-${variation.asset}`}>
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={message('repairs.openResult', { number: index + 1, name: variation.name })}
              className="group/tile relative block aspect-square w-full overflow-hidden rounded-card border border-line transition-[border-color,scale] hover:border-line-strong active:scale-98"
            >
              <span
                className={classNames('absolute inset-0', background === undefined ? 'bg-sunken' : 'chequer')}
                style={backgroundOf(background)}
              />
              <img
                src={pictureAt(variation.asset, 512)}
                alt=""
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-contain"
              />
              {variation.source && (
                <img
                  src={pictureAt(variation.source, 512)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full bg-sunken object-contain opacity-0 transition-opacity duration-200 group-hover/tile:opacity-100"
                />
              )}
              <span
                aria-hidden
                className="absolute start-2 top-2 rounded-small bg-[rgb(23_21_15/0.78)] px-2 py-0.5 text-12 font-medium text-white opacity-0 transition-opacity group-hover/tile:opacity-100"
              >
                {message('common.before')}
              </span>
            </button>
            <p className="mt-1.5 truncate text-13 text-muted" title={variation.name}>
              {variation.name}
            </p>
            {variation.notes?.map((note) => (
              <p key={note} className="text-12 text-muted">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {opened && open !== null && (
        <Dialog open title={opened.name} size="large" onOpenChange={(next) => next || setOpen(null)}>
          <div className="grid gap-5">
            <BackgroundedCompare
              before={opened.source ?? opened.asset}
              after={opened.asset}
              name={opened.name}
              background={background ?? null}
              maxHeight="55vh"
            />
            <ResultActions
              generation={view}
              index={open}
              tool={tool}
              onReport={() => repair.setReporting(true)}
              onDownload={
                background
                  ? () => downloadFile(filesOf(view.id, { variation: opened.place ?? open, background }), null)
                  : undefined
              }
            />
            {repair.reporting && (
              <ReportResult generation={repair.generation} onClose={() => repair.setReporting(false)} />
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Before and after, with transparent parts on their background. */
export function BackgroundedCompare({
  before,
  after,
  name,
  background,
  maxHeight,
  className,
}: {
  before: string;
  after: string;
  name: string;
  background: Background;
  maxHeight: string;
  className?: string;
}): ReactNode {
  return (
    <div
      className={background === null ? 'contents' : 'contents [&_img]:[background:var(--picked)]!'}
      style={background === null ? undefined : ({ '--picked': background } as CSSProperties)}
    >
      <Compare
        before={{ src: pictureAt(before, 1536), alt: message('repairs.beforeOf', { name }) }}
        after={{ src: pictureAt(after, 1536), alt: message('repairs.afterOf', { name }) }}
        maxHeight={maxHeight}
        className={className}
      />
    </div>
  );
}
