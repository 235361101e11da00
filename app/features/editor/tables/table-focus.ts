/**
 * Which cells of a table are selected, and what is being typed into one: kept outside the session, because only tables
 * need it.
 */
import { centerOf, rotatePoint, type Point } from '#design/document/geometry.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import { cellAt, cellOf } from '#design/layout/table-layout.ts';
import { rangeOf, type CellPlace, type CellRange } from '#design/tables/cells.ts';
import { createCell, type Cell } from '../session/cell.ts';
import { lateCode } from '../loading/late-code.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { select } from '../session/selection.ts';

const withCommands = lateCode(() => import('../commands/edit-table.ts'));

export interface TableFocus {
  table: string;
  /** Where the range began, and the cell that keys go to. */
  anchor: CellPlace;
  head: CellPlace;
  /** What has been typed into the head cell so far; null: no edit. */
  typing: string | null;
}

const focuses = new WeakMap<EditorSession, Cell<TableFocus | null>>();

/** The selected cells; null while tables are moved and scaled as a whole. */
export function tableFocusOf(session: EditorSession): Cell<TableFocus | null> {
  let focus = focuses.get(session);
  if (!focus) focuses.set(session, (focus = createCell<TableFocus | null>(null)));
  return focus;
}

/** The selected cells that a table still has; rows and columns may have been deleted meanwhile. */
export function focusedRange(layer: TableLayer, focus: TableFocus): CellRange {
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.min(row, layer.rows.length - 1),
    column: Math.min(column, layer.columns.length - 1),
  });
  return rangeOf(within(focus.anchor), within(focus.head));
}

/** Selects cells; keeps what was being typed first. */
export function focusCells(session: EditorSession, table: string, anchor: CellPlace, head: CellPlace = anchor): void {
  finishTyping(session);
  tableFocusOf(session).set({ table, anchor, head, typing: null });
}

/** Deselects the cells; the table itself stays selected. */
export function leaveCells(session: EditorSession): void {
  finishTyping(session);
  tableFocusOf(session).set(null);
}

/** Starts editing a cell: after its words, or with others in their place. */
export function typeInCell(session: EditorSession, table: string, place: CellPlace, instead?: string): void {
  finishTyping(session);
  const layer = findLayer(session.store.document(), table);
  if (layer?.type !== 'table' || place.row >= layer.rows.length || place.column >= layer.columns.length) return;
  tableFocusOf(session).set({
    table,
    anchor: place,
    head: place,
    typing: instead ?? cellOf(layer, place.row, place.column).text,
  });
  if (instead !== undefined)
    withCommands(({ typeInCellCommand }) => session.preview(typeInCellCommand, { id: table, ...place, text: instead }));
}

/** Shows what has been typed so far. */
export function typed(session: EditorSession, text: string): void {
  const focus = tableFocusOf(session);
  const now = focus.get();
  if (!now || now.typing === null) return;
  focus.set({ ...now, typing: text });
  withCommands(({ typeInCellCommand }) => session.preview(typeInCellCommand, { id: now.table, ...now.head, text }));
}

/** Ends the edit and keeps what was typed as one step. */
export function finishTyping(session: EditorSession): void {
  const focus = tableFocusOf(session);
  const now = focus.get();
  if (!now || now.typing === null) return;
  const text = now.typing;
  // Ends the edit first: the command asks all edits to finish.
  focus.set({ ...now, typing: null });
  withCommands(({ typeInCellCommand }) => {
    session.run(typeInCellCommand, { id: now.table, ...now.head, text });
    session.cancelPreview();
  });
}

/** A point of the page in the table's own system: px from its top left corner, before rotation and flips. */
export function inTable(layer: TableLayer, point: Point): Point {
  const upright = rotatePoint(point, centerOf(layer), -layer.rotation);
  const [x, y] = [upright.x - layer.x, upright.y - layer.y];
  return { x: layer.flipX ? layer.width - x : x, y: layer.flipY ? layer.height - y : y };
}

/** Opens the cell at a point of the page for editing; the first cell without a point. */
export function openTable(session: EditorSession, table: string, at?: Point): void {
  const layer = findLayer(session.store.view().document, table);
  if (layer?.type !== 'table') return;
  session.selection.set(select([table], session.selection.get().entered));
  const local = at && inTable(layer, at);
  const place = local && cellAt(layer, local.x, local.y);
  if (place) typeInCell(session, table, place);
  else focusCells(session, table, { row: 0, column: 0 });
}
