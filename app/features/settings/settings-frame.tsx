/** The settings' frame: the list of sections next to the open one. A narrow window has the list above, in a row. */
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useNavigation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { sectionPath, sections } from './sections.ts';

export interface SettingsFrameProps {
  current: string;
  children: ReactNode;
}

export function SettingsFrame({ current, children }: SettingsFrameProps): ReactNode {
  const coming = useNavigation().location?.pathname.startsWith('/settings') === true;
  const list = useRef<HTMLElement>(null);
  // In a narrow window the open section may be scrolled out of the row.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-6 pt-8 pb-24 sm:pt-10">
      <h1 className="text-40">{message('settings.title')}</h1>
      <div className="mt-8 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[13rem_minmax(0,44rem)]">
        <nav
          ref={list}
          aria-label={message('settings.sections')}
          className="relative -mx-6 overflow-x-auto lg:sticky lg:top-6 lg:mx-0 lg:-ms-3 lg:overflow-visible max-lg:[scrollbar-width:none]"
        >
          <ul className="flex w-max gap-1 px-6 pb-1 lg:grid lg:w-auto lg:p-0">
            {sections.map(({ key, label, icon: Icon }) => (
              <li key={key} className="shrink-0">
                <NavLink
                  to={sectionPath(key)}
                  end
                  prefetch="intent"
                  preventScrollReset
                  className={({ isActive }) =>
                    classNames(
                      'flex h-10 items-center gap-2.5 rounded-control px-3 text-15 whitespace-nowrap transition-colors',
                      isActive ? 'bg-tint-strong font-medium text-ink' : 'text-muted hover:bg-tint hover:text-ink',
                    )
                  }
                >
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                  {message(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div
          key={current}
          aria-busy={coming || undefined}
          className={classNames('grid gap-5 transition-opacity', coming && 'opacity-60')}
        >
          {children}
        </div>
      </div>
    </main>
  );
}
