/** The design's copies: other sizes, and duplicates. */
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResultCopy } from '#app/contracts/design-result.ts';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FormatOutline } from '#app/ui/format-outline.tsx';

export interface CopiesSectionProps {
  copies: readonly ResultCopy[];
  /** Of the design that they are copies of. */
  title: string;
  onResize(): void;
}

/**
 * Shortens "Sale – Instagram story" to "Instagram story": next to the sale itself, that is what distinguishes copies.
 */
function ownName(copy: string, title: string): string {
  return copy.startsWith(`${title} – `) ? copy.slice(title.length + 3) : copy;
}

export function CopiesSection({ copies, title, onResize }: CopiesSectionProps): ReactNode {
  return (
    <section aria-labelledby="copies" className="grid gap-5">
      <h2 id="copies" className="text-18">
        {message('result.copies')}
      </h2>
      {copies.length === 0 ? (
        <EmptyState
          title={message('result.noCopies')}
          hint={message('result.noCopiesHint')}
          action={<Button onClick={onResize}>{message('result.resize')}</Button>}
          className="rounded-card border border-dashed border-line-strong"
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-5">
          {copies.map((copy) => (
            <li key={copy.id}>
              <CopyTile copy={copy} name={ownName(copy.title, title)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CopyTile({ copy: { id, title, width, height }, name }: { copy: ResultCopy; name: string }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  return (
    <Link to={`/blend/${id}`} className="group grid gap-2 rounded-card">
      <span className="dot-background grid aspect-square grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border border-line p-3 transition-colors group-hover:border-line-strong">
        {isMissing ? (
          <FormatOutline width={width} height={height} box={48} className="text-faint" />
        ) : (
          <img
            src={`/api/designs/${id}/preview?side=320`}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onError={() => setMissing(true)}
            className="h-auto max-h-full w-auto max-w-full rounded-[2px] shadow-page"
          />
        )}
      </span>
      <span className="grid px-0.5">
        <span title={title} className="line-clamp-2 text-13 font-medium wrap-anywhere">
          {name}
        </span>
        <span className="tabular text-12 text-muted">{message('result.copySize', { width, height })}</span>
      </span>
    </Link>
  );
}
