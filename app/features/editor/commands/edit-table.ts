/**
 * Changes to a table as commands: cells, rows, columns, widths, looks. Each breaks the lines again and keeps the top
 * left corner in place.
 */
import {
  AlignCenter,
  ArrowDownAZ,
  ArrowLeftRight,
  BetweenHorizontalStart,
  BetweenVerticalStart,
  ClipboardPaste,
  CopyPlus,
  Eraser,
  Paintbrush,
  StretchHorizontal,
  Table,
  TableCellsMerge,
  Trash2,
  TextCursorInput,
  UnfoldVertical,
  type LucideIcon,
} from 'lucide-react';
import type { TableCell, TableLayer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import { rowHeights, withTableLines } from '#design/layout/table-layout.ts';
import {
  distributeTracks,
  duplicateTracks,
  insertTracks,
  moveTracks,
  removeTracks,
  sortRows,
  withCellStyle,
  withColumnAlign,
  withColumnBorder,
  withoutWords,
  withRowHeight,
  withWords,
} from '#design/tables/edit.ts';
import { type Axis, type CellPlace, type CellRange } from '#design/tables/cells.ts';
import { withTableLook, type TablePalette, type TableStyle } from '#design/tables/styles.ts';
import type { MessageKey } from '#messages/message.ts';
import { anchoredPosition } from './anchor.ts';
import { defineCommand, isLocked, selectedLeaves, type Command, type CommandContext } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** A table with its lines broken again whose top left corner stays where it was on the page, rotated or not. */
export function relaidTable(next: TableLayer, before: TableLayer, measure: CommandContext['measureText']): TableLayer {
  const laid = withTableLines(next, measure, before);
  if (laid.height === before.height && laid.width === before.width) return laid;
  return { ...laid, ...anchoredPosition(before, laid) };
}

/**
 * A command on the table `id`, whatever is selected when it runs: typed text is kept even if the selection has changed.
 */
function tableCommand<Input extends object>(
  id: string,
  label: MessageKey,
  icon: LucideIcon,
  change: (layer: TableLayer, input: Input) => TableLayer,
): Command<Input & { id: string }> {
  return defineCommand<Input & { id: string }>({
    id,
    label,
    icon,
    isEnabled: () => true,
    run(context, input) {
      const layer = findLayer(context.document, input.id);
      if (layer?.type !== 'table' || isLocked(context.document, layer.id)) return [];
      return differenceOf(layer, relaidTable(change(layer, input), layer, context.measureText));
    },
  });
}

export const typeInCellCommand = {
  ...tableCommand<CellPlace & { text: string }>(
    'table-type',
    'table.typeInCell',
    TextCursorInput,
    (layer, { row, column, text }) =>
      row < layer.rows.length && column < layer.columns.length ? withWords(layer, { row, column }, [[text]]) : layer,
  ),
  typed: true as const,
};
export const pasteCellsCommand = tableCommand<{ at: CellPlace; words: readonly (readonly string[])[] }>(
  'table-paste',
  'table.pasteCells',
  ClipboardPaste,
  (layer, { at, words }) => withWords(layer, at, words),
);
export const clearCellsCommand = tableCommand<{ range: CellRange }>(
  'table-clear',
  'table.clearCells',
  Eraser,
  (layer, { range }) => withoutWords(layer, range),
);
export const styleCellsCommand = tableCommand<{
  range: CellRange;
  style: { [Key in keyof TableCell['style']]: TableCell['style'][Key] | null };
}>('table-style-cells', 'table.styleCells', Paintbrush, (layer, { range, style }) =>
  withCellStyle(layer, range, style),
);
export const alignColumnsCommand = tableCommand<{
  range: Pick<CellRange, 'left' | 'right'>;
  align: TableLayer['columns'][number]['align'];
}>('table-align-columns', 'table.alignColumns', AlignCenter, (layer, { range, align }) =>
  withColumnAlign(layer, range, align),
);
export const insertRowsCommand = tableCommand<{ at: number; count?: number }>(
  'table-insert-rows',
  'table.insertRow',
  BetweenVerticalStart,
  (layer, { at, count }) => insertTracks(layer, 'row', at, count),
);
export const insertColumnsCommand = tableCommand<{ at: number; count?: number }>(
  'table-insert-columns',
  'table.insertColumn',
  BetweenHorizontalStart,
  (layer, { at, count }) => insertTracks(layer, 'column', at, count),
);
export const removeTracksCommand = tableCommand<{ axis: Axis; from: number; count: number }>(
  'table-remove',
  'table.removeTracks',
  Trash2,
  (layer, { axis, from, count }) => removeTracks(layer, axis, from, count),
);
export const duplicateTracksCommand = tableCommand<{ axis: Axis; from: number; count: number }>(
  'table-duplicate',
  'table.duplicateTracks',
  CopyPlus,
  (layer, { axis, from, count }) => duplicateTracks(layer, axis, from, count),
);
export const moveTracksCommand = tableCommand<{ axis: Axis; from: number; count: number; to: number }>(
  'table-move',
  'table.moveTracks',
  ArrowLeftRight,
  (layer, { axis, from, count, to }) => moveTracks(layer, axis, from, count, to),
);
export const sortRowsCommand = tableCommand<{ column: number; direction: 'ascending' | 'descending' }>(
  'table-sort',
  'table.sort',
  ArrowDownAZ,
  (layer, { column, direction }) => sortRows(layer, column, direction),
);
export const distributeTracksCommand = tableCommand<{ axis: Axis }>(
  'table-distribute',
  'table.distribute',
  StretchHorizontal,
  (layer, { axis }) => distributeTracks(layer, axis),
);
/** `by`: px along the table, as the user drags the line after the column. */
export const columnBorderCommand = tableCommand<{ column: number; by: number }>(
  'table-column-width',
  'table.columnWidth',
  ArrowLeftRight,
  (layer, { column, by }) => withColumnBorder(layer, column, by),
);
/** `by`: px, as the user drags the line below the row. */
export const rowHeightCommand = tableCommand<{ row: number; by: number }>(
  'table-row-height',
  'table.rowHeight',
  UnfoldVertical,
  (layer, { row, by }) => withRowHeight(layer, row, Math.max(1, (rowHeights(layer)[row] ?? 0) + by)),
);

/** The tables in the selection, including those inside selected groups. */
export function selectedTables(context: Pick<CommandContext, 'document' | 'selection'>): TableLayer[] {
  return selectedLeaves(context).filter((layer) => layer.type === 'table');
}

/** Properties of the whole table; nested values are given whole. */
export type TableProperties = Partial<
  Pick<
    TableLayer,
    | 'headerRow'
    | 'headerColumn'
    | 'fontFamily'
    | 'fontSize'
    | 'fontWeight'
    | 'lineHeight'
    | 'verticalAlign'
    | 'direction'
    | 'body'
    | 'header'
    | 'borders'
    | 'padding'
    | 'radius'
  >
>;

/** Changes the looks of all selected tables. A font size changes the header's too. */
export const styleTableCommand = defineCommand<{ style: (layer: TableLayer) => TableProperties }>({
  id: 'table-style',
  label: 'table.changeTable',
  icon: Table,
  isEnabled: (context) => selectedTables(context).some((layer) => !isLocked(context.document, layer.id)),
  run: (context, { style }) =>
    selectedTables(context).flatMap((layer) =>
      isLocked(context.document, layer.id)
        ? []
        : differenceOf(layer, relaidTable({ ...layer, ...style(layer) }, layer, context.measureText)),
    ),
});

/** Applies a ready-made look to all selected tables. */
export const tableLookCommand = defineCommand<{ look: TableStyle; palette?: TablePalette }>({
  id: 'table-look',
  label: 'table.changeLook',
  icon: TableCellsMerge,
  isEnabled: styleTableCommand.isEnabled,
  run: (context, { look, palette }) =>
    selectedTables(context).flatMap((layer) =>
      isLocked(context.document, layer.id)
        ? []
        : differenceOf(layer, relaidTable(withTableLook(layer, look, palette), layer, context.measureText)),
    ),
});
