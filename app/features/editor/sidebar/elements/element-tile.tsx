/**
 * A thing of the sidebar in its list: shows itself, says its name, is added by a press and put anywhere by dragging.
 */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { useDragItem, type DragItem } from '../../insert/drag-item.ts';

export interface ElementTileProps {
  label: string;
  item: DragItem;
  className?: string;
  /** In grids that one walks through with arrow keys, only one tile is on the way of Tab. */
  tabIndex?: 0 | -1;
  /** What is shown; a part marked `data-drag-picture` is what hangs at the pointer. */
  children: ReactNode;
}

export function ElementTile({ label, item, className, tabIndex, children }: ElementTileProps): ReactNode {
  const source = useDragItem(item);
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        tabIndex={tabIndex}
        {...source}
        className={classNames(
          'grid touch-pan-y place-items-center rounded-control text-ink transition-colors select-none hover:bg-tint-strong',
          className ?? 'aspect-square bg-tint',
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}
