/** The result page of one design: its look, and what can be done with it. */
import { useState, type ReactNode } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { Time } from '#app/browser/time.tsx';
import type { DesignResult } from '#app/contracts/design-result.ts';
import { message } from '#messages/message.ts';
import { CopiesSection } from './copies-section.tsx';
import { DesignPreview } from './design-preview.tsx';
import { PageStrip } from './page-strip.tsx';
import { ResultActions } from './result-actions.tsx';
import type { ResultDialog, ResultSharing } from './result-dialog.ts';
import { TitleField } from './title-field.tsx';
import { useDesignNews } from './use-design-news.ts';
import { useResultTasks } from './use-result-tasks.ts';

export interface ResultPageProps {
  design: DesignResult;
  feed: EventFeed | null;
  /** The dialog that is loading. */
  opening: ResultDialog | null;
  /** Opens a dialog, on the current page. */
  onOpen(dialog: ResultDialog, page: string): void;
  sharing: ResultSharing;
}

/** Longer side of the large picture and of those in the strip, px. */
const LARGE = 1024;
const SMALL = 160;

export function ResultPage({ design, feed, opening, onOpen, sharing }: ResultPageProps): ReactNode {
  const { id, title, revision, width, height, pages, updatedAt, copies } = design;
  const [asked, setAsked] = useState<string | null>(null);
  const tasks = useResultTasks(design);
  useDesignNews(feed, id, tasks.isLeaving);
  const [first = ''] = pages;
  const shown = asked !== null && pages.includes(asked) ? asked : first;
  const sourceOf = (page: string, side: number): string =>
    `/api/designs/${encodeURIComponent(id)}/preview?${new URLSearchParams({ revision: String(revision), page, side: String(side) })}`;
  const open = (dialog: ResultDialog): void => onOpen(dialog, shown);
  return (
    <main id="content" className="mx-auto grid w-full max-w-6xl gap-14 px-4 pt-2 pb-24 sm:px-6">
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-4">
          <div className="dot-background rounded-card border border-line p-4 sm:p-8">
            <DesignPreview
              src={sourceOf(shown, LARGE)}
              alt={
                pages.length > 1
                  ? message('result.previewPage', { title, page: pages.indexOf(shown) + 1, count: pages.length })
                  : message('result.preview', { title })
              }
              width={width}
              height={height}
            />
          </div>
          {pages.length > 1 && (
            <PageStrip
              pages={pages}
              shown={shown}
              width={width}
              height={height}
              sourceOf={(page) => sourceOf(page, SMALL)}
              onShow={setAsked}
            />
          )}
        </div>
        <div className="grid gap-6">
          <header className="grid gap-2">
            <TitleField title={title} onRename={tasks.rename} />
            <p className="flex flex-wrap gap-x-3 text-13 text-muted">
              <span className="tabular">{message('result.facts', { width, height, pages: pages.length })}</span>
              <Edited at={updatedAt} />
            </p>
          </header>
          <ResultActions design={design} tasks={tasks} page={shown} opening={opening} onOpen={open} sharing={sharing} />
        </div>
      </div>
      <CopiesSection copies={copies} title={title} onResize={() => open('resize')} />
    </main>
  );
}

/** "Edited 5 minutes ago". */
function Edited({ at }: { at: string }): ReactNode {
  return (
    <span>
      {message('result.edited')} <Time key={at} at={at} format="ago" />
    </span>
  );
}
