/**
 * One section of the Elements panel: heading with "See all", and its items below. Sections without results are not
 * shown.
 */
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { message } from '#messages/message.ts';

export interface ElementsSectionProps {
  /** The search; '' if none. */
  query: string;
  /** Alone in the panel: shows everything, with room for category chips. */
  all: boolean;
  /** Opens the section alone; give it to the frame. */
  onAll(): void;
}

/** How a section reports its number of results to the panel; undefined when it unmounts. */
export type TellFound = (section: string, found: number | undefined) => void;

export const FoundContext = createContext<TellFound>(() => undefined);

export interface SectionFrameProps extends Pick<ElementsSectionProps, 'all' | 'onAll'> {
  /** Stable: the panel counts by it. */
  id: string;
  label: string;
  /** How many results it has for the search. */
  found: number;
  /** Whether there are more than it shows next to other sections. */
  more?: boolean;
  children: ReactNode;
}

export function SectionFrame({ id, label, found, more = true, all, onAll, children }: SectionFrameProps): ReactNode {
  const tell = useContext(FoundContext);
  useEffect(() => {
    tell(id, found);
    return () => tell(id, undefined);
  }, [tell, id, found]);
  if (found === 0) return null;
  return (
    <section aria-label={label} data-section={id} className={all ? 'flex min-h-0 flex-1 flex-col gap-2' : 'grid gap-2'}>
      {!all && (
        <div className="flex min-h-6 items-center justify-between">
          <h3 className="font-text text-13 font-semibold tracking-normal">{label}</h3>
          {more && (
            <button
              type="button"
              aria-label={message('library.seeAllOf', { name: label })}
              onClick={onAll}
              className="-me-1.5 h-6 rounded-small px-1.5 text-12 font-medium text-accent-text hover:bg-tint"
            >
              {message('library.seeAll')}
            </button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
