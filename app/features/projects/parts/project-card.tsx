/**
 * A card of a grid: a face, a title, a line below it. It opens its contents, is selected by its checkbox (or anywhere
 * while others are selected), and has a menu.
 */
import { Check, MoreHorizontal } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/menu.tsx';
import { message } from '#messages/message.ts';

export interface ProjectCardProps {
  title: string;
  /** Its link, the handler of a press, or null: a press selects it. */
  opens: { to: string } | { press(): void } | null;
  /** What a press does, if not opening: shown on the face while the pointer is on it. */
  action?: string | undefined;
  face: ReactNode;
  meta: ReactNode;
  /** In place of the title while renaming. */
  field?: ReactNode;
  tabIndex: 0 | -1;
  isSelected: boolean;
  /** Some card is selected: pressing any of them selects. */
  isSelecting: boolean;
  onSelect(range: boolean): void;
  menu: ReactNode;
  /** See Menu. */
  takeFocus?(): boolean;
}

const mainClass =
  'line-clamp-2 max-w-full rounded-small wrap-anywhere text-start text-13 font-medium outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text';

/** What shows over a card only while relevant. */
const overClass = (isShown: boolean): string =>
  classNames(
    'absolute top-2 z-1 transition-opacity',
    !isShown &&
      'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100',
  );

export function ProjectCard({
  title,
  opens,
  action,
  face,
  meta,
  field,
  tabIndex,
  isSelected,
  isSelecting,
  onSelect,
  menu,
  takeFocus,
}: ProjectCardProps): ReactNode {
  const press = (event: MouseEvent): void => {
    if (isSelecting || event.shiftKey || opens === null) {
      event.preventDefault();
      onSelect(event.shiftKey);
    } else if ('press' in opens) opens.press();
  };
  return (
    <article className="group/card relative grid gap-2" data-selected={isSelected || undefined}>
      <div
        className={classNames(
          'dot-background relative grid aspect-square grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border transition-[border-color,box-shadow]',
          isSelected ? 'border-accent ring-2 ring-accent' : 'border-line group-hover/card:border-line-strong',
        )}
      >
        {face}
        {action !== undefined && !isSelecting && (
          <span
            aria-hidden
            className={buttonClass(
              'primary',
              'small',
              'pointer-events-none absolute inset-x-3 bottom-3 opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100',
            )}
          >
            {action}
          </span>
        )}
      </div>
      <div className="grid h-15 min-w-0 content-start px-0.5">
        {field ||
          (opens !== null && 'to' in opens ? (
            <Link
              to={opens.to}
              data-card
              tabIndex={tabIndex}
              title={title}
              draggable={false}
              onClick={press}
              className={mainClass}
            >
              {title}
            </Link>
          ) : (
            <button
              type="button"
              data-card
              tabIndex={tabIndex}
              title={title}
              aria-label={action === undefined ? undefined : `${action}: ${title}`}
              aria-pressed={opens === null ? isSelected : undefined}
              onClick={press}
              className={mainClass}
            >
              {title}
            </button>
          ))}
        <p className="tabular truncate text-12 text-faint">{meta}</p>
      </div>
      <div className={classNames(overClass(isSelecting), 'start-2')}>
        <button
          type="button"
          role="checkbox"
          aria-checked={isSelected}
          aria-label={message('projects.select', { title })}
          tabIndex={tabIndex}
          onClick={(event) => onSelect(event.shiftKey)}
          className={classNames(
            'grid size-6 place-items-center rounded-small border shadow-float transition-colors',
            isSelected ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-raised hover:border-ink',
          )}
        >
          {isSelected && <Check size={16} strokeWidth={2.5} aria-hidden />}
        </button>
      </div>
      <div className={classNames(overClass(false), 'end-2')}>
        <Menu
          align="end"
          takeFocus={takeFocus}
          trigger={
            <button
              type="button"
              aria-label={message('projects.menu', { title })}
              tabIndex={tabIndex}
              className="grid size-7 place-items-center rounded-small border border-line-strong bg-raised shadow-float transition-colors hover:border-ink"
            >
              <MoreHorizontal size={16} strokeWidth={1.75} aria-hidden />
            </button>
          }
        >
          {menu}
        </Menu>
      </div>
    </article>
  );
}
