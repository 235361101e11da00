/** Actions on rows or columns as menu items: on a right click and behind a grip's button. */
import {
  ArrowDown,
  ArrowDownAZ,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpZA,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  CopyPlus,
  Eraser,
  StretchHorizontal,
  StretchVertical,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import type { TableLayer } from '#design/document/layers.ts';
import { tableGeometry } from '#design/layout/table-layout.ts';
import type { Axis, CellRange } from '#design/tables/cells.ts';
import { message } from '#messages/message.ts';
import {
  clearCellsCommand,
  distributeTracksCommand,
  duplicateTracksCommand,
  insertColumnsCommand,
  insertRowsCommand,
  moveTracksCommand,
  removeTracksCommand,
  sortRowsCommand,
} from '../commands/edit-table.ts';
import { useSession } from '../session/session-context.tsx';
import { focusCells } from './table-focus.ts';

const ROW = {
  insertBefore: BetweenVerticalStart,
  insertAfter: BetweenVerticalEnd,
  moveBefore: ArrowUp,
  moveAfter: ArrowDown,
};
const COLUMN = {
  insertBefore: BetweenHorizontalStart,
  insertAfter: BetweenHorizontalEnd,
  moveBefore: ArrowLeft,
  moveAfter: ArrowRight,
};
/** In a table whose first column is on the right. */
const COLUMN_FROM_RIGHT = {
  insertBefore: BetweenHorizontalEnd,
  insertAfter: BetweenHorizontalStart,
  moveBefore: ArrowRight,
  moveAfter: ArrowLeft,
};

export function TrackMenu({ layer, range, axis }: { layer: TableLayer; range: CellRange; axis: Axis }): ReactNode {
  const session = useSession();
  const { id } = layer;
  const row = axis === 'row';
  const [from, to, all] = row
    ? [range.top, range.bottom, layer.rows.length]
    : [range.left, range.right, layer.columns.length];
  const count = to - from + 1;
  const insert = (at: number): void => {
    session.run(row ? insertRowsCommand : insertColumnsCommand, { id, at });
    const end = row ? layer.columns.length - 1 : layer.rows.length - 1;
    focusCells(
      session,
      id,
      row ? { row: at, column: 0 } : { row: 0, column: at },
      row ? { row: at, column: end } : { row: end, column: at },
    );
  };
  const move = (target: number): void => session.run(moveTracksCommand, { id, axis, from, count, to: target });
  const icons = row ? ROW : tableGeometry(layer).direction === 'rtl' ? COLUMN_FROM_RIGHT : COLUMN;
  return (
    <>
      <MenuItem icon={icons.insertBefore} onSelect={() => insert(from)}>
        {message(row ? 'table.rowAbove' : 'table.columnBefore')}
      </MenuItem>
      <MenuItem icon={icons.insertAfter} onSelect={() => insert(to + 1)}>
        {message(row ? 'table.rowBelow' : 'table.columnAfter')}
      </MenuItem>
      <MenuItem icon={CopyPlus} onSelect={() => session.run(duplicateTracksCommand, { id, axis, from, count })}>
        {message(row ? 'table.duplicateRow' : 'table.duplicateColumn', { count })}
      </MenuItem>
      <MenuItem icon={icons.moveBefore} disabled={from === 0} onSelect={() => move(from - 1)}>
        {message(row ? 'table.moveUp' : 'table.moveBefore')}
      </MenuItem>
      <MenuItem icon={icons.moveAfter} disabled={to === all - 1} onSelect={() => move(to + 2)}>
        {message(row ? 'table.moveDown' : 'table.moveAfter')}
      </MenuItem>
      <MenuSeparator />
      {!row && count === 1 && (
        <>
          <MenuItem
            icon={ArrowDownAZ}
            onSelect={() => session.run(sortRowsCommand, { id, column: from, direction: 'ascending' })}
          >
            {message('table.sortUp')}
          </MenuItem>
          <MenuItem
            icon={ArrowUpZA}
            onSelect={() => session.run(sortRowsCommand, { id, column: from, direction: 'descending' })}
          >
            {message('table.sortDown')}
          </MenuItem>
        </>
      )}
      <MenuItem
        icon={row ? StretchVertical : StretchHorizontal}
        onSelect={() => session.run(distributeTracksCommand, { id, axis })}
      >
        {message(row ? 'table.distributeRows' : 'table.distributeColumns')}
      </MenuItem>
      <MenuItem icon={Eraser} onSelect={() => session.run(clearCellsCommand, { id, range })}>
        {message('table.clearCells')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        danger
        disabled={count === all}
        onSelect={() => session.run(removeTracksCommand, { id, axis, from, count })}
      >
        {message(row ? 'table.deleteRow' : 'table.deleteColumn', { count })}
      </MenuItem>
    </>
  );
}
