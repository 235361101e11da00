/** An item of the sidebar in its list: shows itself, has a name, is added by a press and placed by dragging. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { useDragItem, type DragItem } from '../../insert/drag-item.ts';

export interface ElementTileProps {
  label: string;
  item: DragItem;
  className?: string;
  /** In grids with arrow keys, only one tile is a tab stop. */
  tabIndex?: 0 | -1;
  /** Its contents; a part marked `data-drag-picture` follows the pointer in a drag. */
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
