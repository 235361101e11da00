/** The pages of a design with several: thumbnails in a row, and arrows from one to the next. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

export interface PageStripProps {
  pages: readonly string[];
  shown: string;
  /** Of every page, px. */
  width: number;
  height: number;
  sourceOf(page: string): string;
  onShow(page: string): void;
}

/** px */
const THUMB = 64;

export function PageStrip({ pages, shown, width, height, sourceOf, onShow }: PageStripProps): ReactNode {
  const strip = useRef<HTMLOListElement>(null);
  const at = Math.max(0, pages.indexOf(shown));
  const go = (to: number, withFocus = false): void => {
    const page = pages[to];
    if (page === undefined) return;
    onShow(page);
    const button = strip.current?.querySelectorAll('button')[to];
    if (withFocus) button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const move = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: pages.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to, true);
  };
  return (
    <nav aria-label={message('result.pages')} className="grid min-w-0 gap-2">
      <div className="flex items-center justify-center gap-1">
        <IconButton
          label={message('result.previousPage')}
          icon={ChevronLeft}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        <span className="tabular min-w-16 text-center text-13 text-muted" aria-live="polite">
          {message('result.pageOf', { page: at + 1, count: pages.length })}
        </span>
        <IconButton
          label={message('result.nextPage')}
          icon={ChevronRight}
          disabled={at === pages.length - 1}
          onClick={() => go(at + 1)}
        />
      </div>
      {/* Arrow keys move from page to page; each is reachable by Tab as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={strip} onKeyDown={move} className="flex gap-2 overflow-x-auto p-1 [justify-content:safe_center]">
        {pages.map((page, index) => (
          <li key={page} className="shrink-0">
            <button
              type="button"
              aria-label={message('result.page', { page: index + 1 })}
              aria-current={page === shown ? 'true' : undefined}
              onClick={() => onShow(page)}
              style={{ height: THUMB, width: Math.round((THUMB * width) / height) }}
              className={classNames(
                'block max-w-40 min-w-8 overflow-hidden rounded-small border bg-panel transition-colors',
                page === shown ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
              )}
            >
              <img src={sourceOf(page)} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
