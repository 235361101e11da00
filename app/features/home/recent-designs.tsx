/** The account's newest designs, with their current look. */
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { Time } from '#app/browser/time.tsx';
import { RECENT_DESIGNS, type ProjectPage, type ProjectRow } from '#app/contracts/projects.ts';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';

export interface RecentDesignsProps {
  /** What the page was rendered with; kept fresh from then on. */
  initial: ProjectPage;
}

const recentPath = `/api/designs?limit=${RECENT_DESIGNS}`;

export function RecentDesigns({ initial }: RecentDesignsProps): ReactNode {
  const { data, error, mutate } = useSWR<ProjectPage>(recentPath, { fallbackData: initial });
  const { designs, total } = data ?? initial;
  return (
    <section aria-labelledby="recent" className="grid gap-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-22">
          {message('home.recent')}
        </h2>
        {total > 0 && (
          <Link to="/projects" className="rounded-small text-13 font-medium text-muted hover:text-ink">
            {message('home.allProjects')}
          </Link>
        )}
      </div>
      {error && designs.length === 0 ? (
        <EmptyState
          title={message('home.recentFailed')}
          action={<Button onClick={() => void mutate()}>{message('common.retry')}</Button>}
        />
      ) : designs.length === 0 ? (
        <EmptyState
          title={message('home.recentEmpty')}
          hint={message('home.recentEmptyHint')}
          className="rounded-card border border-dashed border-line-strong py-8"
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11.5rem,calc(50%-0.625rem)),1fr))] gap-5">
          {designs.map((design) => (
            <li key={design.id}>
              <RecentCard design={design} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Links to the conversation about it, if there is one, else to the editor. */
function RecentCard({ design: { id, title, chatId, revision, updatedAt } }: { design: ProjectRow }): ReactNode {
  return (
    <Link
      to={chatId === null ? `/canvas/${id}` : `/ai-design/chat/${chatId}`}
      className="group grid gap-2 rounded-card"
    >
      <span className="dot-background grid aspect-square grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border border-line p-4 transition-colors group-hover:border-line-strong">
        <Preview designId={id} revision={revision} />
      </span>
      <span className="grid px-0.5">
        <span className="line-clamp-2 text-13 font-medium wrap-anywhere">{title || message('home.untitled')}</span>
        <Time at={updatedAt} format="ago" className="text-12 text-faint" />
      </span>
    </Link>
  );
}

/** The picture belongs to a revision: a changed design has another address, so an old one never shows from a cache. */
function Preview({ designId, revision }: { designId: string; revision: number }): ReactNode {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  if (state === 'missing') return null;
  return (
    <img
      // A server-rendered picture may have loaded or failed before any listener was attached.
      ref={(element) => {
        if (element?.complete && state === 'loading') setState(element.naturalWidth > 0 ? 'shown' : 'missing');
      }}
      src={`/api/designs/${designId}/preview?revision=${revision}&side=384`}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={() => setState('shown')}
      onError={() => setState('missing')}
      className={classNames(
        'max-h-full max-w-full rounded-[2px] shadow-page transition-opacity duration-200',
        state === 'loading' && 'opacity-0',
      )}
    />
  );
}
