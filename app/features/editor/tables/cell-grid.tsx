/** The selected cells: keys and pointer select them, letters are typed into them, the clipboard fills them. */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ContextMenu, MenuSeparator } from '#app/ui/menu.tsx';
import type { TableLayer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import { cellBox, cellLook, tableGeometry } from '#design/layout/table-layout.ts';
import { wordsOf } from '#design/tables/edit.ts';
import { inRange, type CellPlace, type CellRange } from '#design/tables/cells.ts';
import { message } from '#messages/message.ts';
import { clearCellsCommand, insertRowsCommand, pasteCellsCommand, styleCellsCommand } from '../commands/edit-table.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { useSession } from '../session/session-context.tsx';
import { CellEditor } from './cell-editor.tsx';
import { holdsSeveral, readCells, writeToClipboard } from './cell-clipboard.ts';
import { finishTyping, focusCells, leaveCells, typeInCell, type TableFocus } from './table-focus.ts';
import { TrackMenu } from './track-menu.tsx';

export interface CellGridProps {
  layer: TableLayer;
  focus: TableFocus;
  range: CellRange;
  zoom: number;
}

/** The saved words of a cell, whatever is shown while it is edited. */
function savedText(session: EditorSession, table: string, { row, column }: CellPlace): string {
  const layer = findLayer(session.store.document(), table);
  return layer?.type === 'table' ? (layer.cells[row]?.[column]?.text ?? '') : '';
}

/** From this weight on a font counts as bold. */
const BOLD = 600;

const ARROWS: Readonly<Partial<Record<string, CellPlace>>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export function CellGrid({ layer, focus, range, zoom }: CellGridProps): ReactNode {
  const session = useSession();
  const around = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const { id } = layer;
  const [rows, columns] = [layer.rows.length, layer.columns.length];
  const head: CellPlace = { row: Math.min(focus.head.row, rows - 1), column: Math.min(focus.head.column, columns - 1) };
  const typing = focus.typing !== null;
  const mirrored = tableGeometry(layer).direction === 'rtl';

  useEffect(() => {
    if (!typing) grid.current?.focus({ preventScroll: true });
  }, [typing]);

  useEffect(() => {
    const element = around.current;
    if (!element) return;
    // Before the editor's own clipboard, which would copy the whole table and paste words as a separate text.
    const onCopy = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLTextAreaElement || !event.clipboardData) return;
      writeToClipboard(event.clipboardData, wordsOf(layer, range));
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'cut') session.run(clearCellsCommand, { id, range });
    };
    const onPaste = (event: ClipboardEvent): void => {
      event.stopPropagation();
      const cells = event.clipboardData && readCells(event.clipboardData);
      const inField = event.target instanceof HTMLTextAreaElement;
      if (!cells || (inField && !holdsSeveral(cells))) return;
      event.preventDefault();
      finishTyping(session);
      const at = { row: range.top, column: range.left };
      session.run(pasteCellsCommand, { id, at, words: cells });
      const width = Math.max(1, ...cells.map((row) => row.length));
      focusCells(session, id, at, { row: at.row + cells.length - 1, column: at.column + width - 1 });
    };
    element.addEventListener('copy', onCopy);
    element.addEventListener('cut', onCopy);
    element.addEventListener('paste', onPaste);
    return () => {
      element.removeEventListener('copy', onCopy);
      element.removeEventListener('cut', onCopy);
      element.removeEventListener('paste', onPaste);
    };
  }, [session, layer, range, id]);

  /** To another cell; with `wrap` on to the next row, and after the last cell to a new one. */
  const move = (by: { rows: number; columns: number; wrap: boolean }, extend = false, type = false): void => {
    finishTyping(session);
    let { row, column } = head;
    row += by.rows;
    column += by.columns;
    if (by.wrap && column >= columns) [row, column] = [row + 1, 0];
    else if (by.wrap && column < 0) [row, column] = row === 0 ? [0, 0] : [row - 1, columns - 1];
    if (row >= rows && by.wrap) session.run(insertRowsCommand, { id, at: rows });
    else row = Math.max(0, Math.min(rows - 1, row));
    const place = { row, column: Math.max(0, Math.min(columns - 1, column)) };
    if (extend) focusCells(session, id, focus.anchor, place);
    else if (type) typeInCell(session, id, place);
    else focusCells(session, id, place);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget) return;
    const withCtrl = event.ctrlKey || event.metaKey;
    const arrow = ARROWS[event.key];
    if (arrow && !event.altKey && !withCtrl)
      move({ rows: arrow.row, columns: mirrored ? -arrow.column : arrow.column, wrap: false }, event.shiftKey);
    else if (event.key === 'Tab') move({ rows: 0, columns: event.shiftKey ? -1 : 1, wrap: true });
    else if (event.key === 'Enter' || event.key === 'F2') typeInCell(session, id, head);
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Delete' || event.key === 'Backspace') session.run(clearCellsCommand, { id, range });
    else if (withCtrl && event.key.toLowerCase() === 'a')
      focusCells(session, id, { row: 0, column: 0 }, { row: rows - 1, column: columns - 1 });
    else if (withCtrl && event.key.toLowerCase() === 'b')
      session.run(styleCellsCommand, {
        id,
        range,
        style: { bold: cellLook(layer, head.row, head.column).fontWeight < BOLD },
      });
    else if (event.key.length === 1 && !withCtrl && !event.altKey) typeInCell(session, id, head, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const leave = (): void => {
    leaveCells(session);
    session.stage.get()?.focus();
  };

  const placeAt = (event: PointerEvent): CellPlace | null => {
    // The grid may be rotated: the element under the pointer is more reliable than arithmetic.
    const cell = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.cell !== undefined);
    const [row, column] = cell?.dataset.cell?.split(',').map(Number) ?? [];
    return row === undefined || column === undefined ? null : { row, column };
  };

  return (
    <div ref={around} className="absolute inset-0">
      <ContextMenu
        menu={
          <>
            <TrackMenu layer={layer} range={range} axis="row" />
            <MenuSeparator />
            <TrackMenu layer={layer} range={range} axis="column" />
          </>
        }
      >
        <div
          ref={grid}
          role="grid"
          tabIndex={0}
          data-cell-grid
          aria-label={message('table.grid')}
          aria-rowcount={rows}
          aria-colcount={columns}
          aria-multiselectable
          aria-activedescendant={typing ? undefined : `cell-${id}-${head.row}-${head.column}`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            const place = event.button === 2 ? null : placeAt(event);
            if (!place) return;
            pressed.current = true;
            if (event.shiftKey) focusCells(session, id, focus.anchor, place);
            else focusCells(session, id, place);
            grid.current?.focus({ preventScroll: true });
            event.preventDefault();
          }}
          onPointerMove={(event) => {
            const place = pressed.current ? placeAt(event) : null;
            if (place && (place.row !== head.row || place.column !== head.column))
              focusCells(session, id, focus.anchor, place);
          }}
          onPointerUp={() => (pressed.current = false)}
          onPointerCancel={() => (pressed.current = false)}
          onDoubleClick={() => !typing && typeInCell(session, id, head)}
          onContextMenu={(event) => {
            const place = placeAt(event as unknown as PointerEvent);
            if (place && !inRange(range, place.row, place.column)) focusCells(session, id, place);
          }}
          className="pointer-events-auto absolute inset-0 cursor-cell outline-none"
        >
          {layer.cells.map((line, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={row} role="row" aria-rowindex={row + 1}>
              {line.map(({ text }, column) => {
                const box = cellBox(layer, row, column);
                const chosen = inRange(range, row, column);
                const isHead = row === head.row && column === head.column;
                return (
                  <div
                    // oxlint-disable-next-line react/no-array-index-key
                    key={column}
                    id={`cell-${id}-${row}-${column}`}
                    role="gridcell"
                    aria-colindex={column + 1}
                    aria-selected={chosen}
                    data-cell={`${row},${column}`}
                    style={{
                      left: box.x * zoom,
                      top: box.y * zoom,
                      width: box.width * zoom,
                      height: box.height * zoom,
                    }}
                    className={classNames(
                      'absolute',
                      chosen && !(isHead && typing) && 'bg-accent/12',
                      isHead && 'z-1 outline-2 -outline-offset-1 outline-accent',
                    )}
                  >
                    <span className="sr-only">{text}</span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </ContextMenu>
      {focus.typing !== null && (
        <CellEditor
          layer={layer}
          place={head}
          draft={focus.typing}
          zoom={zoom}
          fromStart={focus.typing === savedText(session, id, head)}
          onMove={(by) => move(by, false, true)}
          onDone={() => finishTyping(session)}
        />
      )}
    </div>
  );
}
