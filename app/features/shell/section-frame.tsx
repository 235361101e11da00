/**
 * A page of sections, each with an address of its own: their list beside the one that is open. A narrow window has the
 * list above, in a row.
 */
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useNavigation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { message, type MessageKey } from '#messages/message.ts';

export interface FrameSection {
  key: string;
  to: string;
  label: MessageKey;
  icon: LucideIcon;
  /** Something waits there: how much. */
  count?: number;
}

export interface SectionFrameProps {
  title: string;
  /** What the list of sections is called. */
  label: string;
  sections: readonly FrameSection[];
  current: string;
  /** `wide`: for tables. */
  width?: 'text' | 'wide';
  children: ReactNode;
}

export function SectionFrame({
  title,
  label,
  sections,
  current,
  width = 'text',
  children,
}: SectionFrameProps): ReactNode {
  const next = useNavigation().location?.pathname;
  const coming = sections.some(({ to }) => to === next);
  const list = useRef<HTMLElement>(null);
  // In a narrow window the open section may lie outside of the row.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  const wide = width === 'wide';
  return (
    <main
      id="content"
      className={classNames('mx-auto w-full px-6 pt-8 pb-24 sm:pt-10', wide ? 'max-w-[100rem]' : 'max-w-6xl')}
    >
      <h1 className="text-40">{title}</h1>
      <div
        className={classNames(
          'mt-8 grid items-start gap-x-12 gap-y-6',
          wide ? 'lg:grid-cols-[13rem_minmax(0,1fr)]' : 'lg:grid-cols-[13rem_minmax(0,44rem)]',
        )}
      >
        <nav
          ref={list}
          aria-label={label}
          className="relative -mx-6 overflow-x-auto lg:sticky lg:top-6 lg:mx-0 lg:-ms-3 lg:overflow-visible max-lg:[scrollbar-width:none]"
        >
          <ul className="flex w-max gap-1 px-6 pb-1 lg:grid lg:w-auto lg:p-0">
            {sections.map(({ key, to, label: text, icon: Icon, count = 0 }) => (
              <li key={key} className="shrink-0">
                <NavLink
                  to={to}
                  end
                  prefetch="intent"
                  preventScrollReset
                  aria-current={key === current ? 'page' : undefined}
                  className={classNames(
                    'flex h-10 items-center gap-2.5 rounded-control px-3 text-15 whitespace-nowrap transition-colors',
                    key === current ? 'bg-tint-strong font-medium text-ink' : 'text-muted hover:bg-tint hover:text-ink',
                  )}
                >
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                  <span>{message(text)}</span>
                  {count > 0 && (
                    <span className="tabular rounded-full bg-accent-soft px-2 text-12 font-medium text-accent-text">
                      {count}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div
          key={current}
          aria-busy={coming || undefined}
          className={classNames('grid min-w-0 gap-5 transition-opacity', coming && 'opacity-60')}
        >
          {children}
        </div>
      </div>
    </main>
  );
}
