/**
 * Typing in a cell. The field is exactly over the cell's words and shows none of its own: the canvas draws what is
 * typed, in its final lines, so nothing jumps. Only the caret and the selection are the field's.
 */
import { caseLanguage } from '#design/layout/case-language.ts';
import { letterRuns } from '#design/layout/letter-runs.ts';
import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { fontStack } from '#design/fonts/catalogue.ts';
import { resolveDirection } from '#design/layout/display-text.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { cellTexts } from '#design/layout/table-layout.ts';
import type { CellPlace } from '#design/tables/cells.ts';
import { message } from '#messages/message.ts';
import { useSession } from '../session/session-context.tsx';
import { finishTyping, typed } from './table-focus.ts';

export interface CellEditorProps {
  layer: TableLayer;
  place: CellPlace;
  draft: string;
  zoom: number;
  /** Whether the words are the cell's previous ones. */
  fromStart: boolean;
  /** Moves to another cell: along the table, or down. */
  onMove(by: { rows: number; columns: number; wrap: boolean }): void;
  onDone(): void;
}

export function CellEditor({ layer, place, draft, zoom, fromStart, onMove, onDone }: CellEditorProps): ReactNode {
  const session = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const fresh = useRef(fromStart);
  fresh.current = fromStart;
  const { row, column } = place;
  const text = cellTexts(layer)[row]?.[column];

  useLayoutEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    // Selects the existing words, so that typing replaces them; a letter that started the edit stays.
    if (fresh.current) area?.select();
    else area?.setSelectionRange(area.value.length, area.value.length);
  }, [row, column]);

  if (!text) return null;
  const step = text.fontSize * text.lineHeight;
  const height = Math.max(1, text.lines.length) * step;
  const spare = text.height - height;
  const top = text.y + (text.verticalAlign === 'middle' ? spare / 2 : text.verticalAlign === 'bottom' ? spare : 0);
  const color = text.fill.type === 'solid' ? text.fill.color : '#000000';
  const style: CSSProperties = {
    left: text.x * zoom,
    top: top * zoom,
    // Slightly wider: rounding must not break a line that the canvas keeps whole.
    width: text.width * zoom + 0.5,
    height: height * zoom,
    fontFamily: fontStack(
      text.fontFamily,
      undefined,
      letterRuns(text.text).find(({ letters }) => letters)?.letters ?? undefined,
    ),
    fontSize: text.fontSize * zoom,
    fontWeight: text.fontWeight,
    lineHeight: `${step * zoom}px`,
    textAlign: text.align === 'justify' ? 'left' : text.align,
    textTransform: text.letterCase === 'upper' ? 'uppercase' : 'none',
    caretColor: color,
    direction: resolveDirection(text),
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    event.stopPropagation();
    const area = event.currentTarget;
    const lines = area.value.split('\n');
    const before = area.value.slice(0, area.selectionStart).split('\n').length;
    if (event.key === 'Tab') onMove({ rows: 0, columns: event.shiftKey ? -1 : 1, wrap: true });
    else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) onMove({ rows: 1, columns: 0, wrap: false });
    else if (event.key === 'ArrowUp' && before === 1 && text.lines.length === 1)
      onMove({ rows: -1, columns: 0, wrap: false });
    else if (event.key === 'ArrowDown' && before === lines.length && text.lines.length === 1)
      onMove({ rows: 1, columns: 0, wrap: false });
    else if (event.key === 'Escape') onDone();
    else return;
    event.preventDefault();
  };

  return (
    <textarea
      lang={caseLanguage(text.text) ?? undefined}
      ref={field}
      data-cell-editor
      aria-label={message('table.cell', { row: row + 1, column: column + 1 })}
      value={draft}
      maxLength={LIMITS.tableCellLength}
      spellCheck={false}
      autoComplete="off"
      rows={1}
      onChange={(event) => typed(session, event.target.value)}
      onBlur={() => finishTyping(session)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      style={style}
      className="pointer-events-auto absolute z-2 m-0 resize-none overflow-hidden border-0 bg-transparent p-0 wrap-anywhere whitespace-pre-wrap text-transparent outline-none selection:bg-accent/30 selection:text-transparent"
    />
  );
}
