/** The frame of a studio screen: what it does, in a heading and a line, and its work below. */
import { useRef, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export interface StudioFrameProps {
  title: string;
  lead?: ReactNode;
  /** At the end of the heading: other actions on this screen. */
  aside?: ReactNode;
  /** On narrow screens the work begins right below the heading, without the lead: it is seen whole. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
}

export function StudioFrame({ title, lead, aside, tight = false, className, children }: StudioFrameProps): ReactNode {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <main
      ref={main}
      id="content"
      className={classNames(
        'mx-auto w-full max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-8',
        tight && 'max-lg:pt-2!',
        className,
      )}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-28 sm:text-40">{title}</h1>
          {lead && (
            <p className={classNames('mt-2 max-w-prose text-15 text-balance text-muted', tight && 'max-lg:hidden')}>
              {lead}
            </p>
          )}
        </div>
        {aside && <div className="flex flex-wrap items-center gap-2">{aside}</div>}
      </div>
      <div className={classNames('mt-8', tight && 'max-lg:mt-3')}>{children}</div>
    </main>
  );
}
