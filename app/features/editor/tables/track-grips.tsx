/**
 * Along two edges of a selected table: grips that select and move rows and columns, add buttons between them, draggable
 * lines.
 */
import { Ellipsis, Plus } from 'lucide-react';
import { useRef, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ContextMenu, Menu } from '#app/ui/menu.tsx';
import type { TableLayer } from '#design/document/layers.ts';
import { tableGeometry } from '#design/layout/table-layout.ts';
import type { Axis, CellRange } from '#design/tables/cells.ts';
import { message } from '#messages/message.ts';
import {
  columnBorderCommand,
  insertColumnsCommand,
  insertRowsCommand,
  moveTracksCommand,
  rowHeightCommand,
} from '../commands/edit-table.ts';
import { useSession } from '../session/session-context.tsx';
import { focusCells } from './table-focus.ts';
import { TrackMenu } from './track-menu.tsx';

/** Thickness of a grip and its distance from the table, screen px. */
const GRIP = 14;
const GAP = 6;
/** Grab area of a line between two columns, screen px. */
const REACH = 9;
/** A press that moves less is a click, px. */
const STILL = 4;

export interface TrackGripsProps {
  layer: TableLayer;
  axis: Axis;
  zoom: number;
  /** The selected range, if it spans whole rows or columns of this axis. */
  chosen: CellRange | null;
  /** A movement on the screen along the table's own axes, page px. */
  toTable(dx: number, dy: number): { x: number; y: number };
}

export function TrackGrips({ layer, axis, zoom, chosen, toTable }: TrackGripsProps): ReactNode {
  const session = useSession();
  const row = axis === 'row';
  const { rows, columns, direction } = tableGeometry(layer);
  const tracks = row ? rows : columns;
  const [dropAt, setDropAt] = useState<number | null>(null);
  const across = (row ? layer.columns.length : layer.rows.length) - 1;
  const choose = (from: number, to = from): void =>
    focusCells(
      session,
      layer.id,
      row ? { row: from, column: 0 } : { row: 0, column: from },
      row ? { row: to, column: across } : { row: across, column: to },
    );
  const insert = (at: number): void => {
    session.run(row ? insertRowsCommand : insertColumnsCommand, { id: layer.id, at });
    choose(at);
  };
  const [low, high] = chosen ? (row ? [chosen.top, chosen.bottom] : [chosen.left, chosen.right]) : [-1, -1];
  /** Where a boundary is, page px: before the track of that index, or after the last. */
  const boundary = (index: number): number => {
    const track = tracks[index];
    const last = tracks[index - 1];
    const mirrored = !row && direction === 'rtl';
    if (track) return mirrored ? track.start + track.size : track.start;
    return last ? (mirrored ? last.start : last.start + last.size) : 0;
  };
  const along = (at: number, size: number) =>
    row
      ? { top: at * zoom, height: size * zoom, left: -GRIP - GAP, width: GRIP }
      : { left: at * zoom, width: size * zoom, top: -GRIP - GAP, height: GRIP };

  return (
    <>
      {tracks.map(({ start, size }, index) => (
        <ContextMenu
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          onOpenChange={(open) => open && !(index >= low && index <= high) && choose(index)}
          menu={
            <TrackMenu
              layer={layer}
              axis={axis}
              range={
                index >= low && index <= high && chosen
                  ? chosen
                  : row
                    ? { top: index, bottom: index, left: 0, right: across }
                    : { left: index, right: index, top: 0, bottom: across }
              }
            />
          }
        >
          <Grip
            label={message(row ? 'table.row' : 'table.column', { number: index + 1 })}
            row={row}
            chosen={index >= low && index <= high}
            style={along(start, size)}
            onChoose={(extend) =>
              extend && low >= 0 ? choose(Math.min(low, index), Math.max(high, index)) : choose(index)
            }
            onDrag={(dx, dy) =>
              setDropAt(targetOf(tracks, start + size / 2 + (row ? toTable(dx, dy).y : toTable(dx, dy).x)))
            }
            onDrop={(kept) => {
              if (kept && dropAt !== null) {
                const [from, count] = index >= low && index <= high ? [low, high - low + 1] : [index, 1];
                session.run(moveTracksCommand, {
                  id: layer.id,
                  axis,
                  from,
                  count,
                  to: !row && direction === 'rtl' ? tracks.length - dropAt : dropAt,
                });
              }
              setDropAt(null);
            }}
          />
        </ContextMenu>
      ))}
      {chosen && low >= 0 && (
        <Menu
          trigger={
            <button
              type="button"
              data-track-menu={axis}
              aria-label={message(row ? 'table.rowMenu' : 'table.columnMenu')}
              style={along(!row && direction === 'rtl' ? (tracks[low]?.start ?? 0) : boundary(low), 0)}
              className={menuClass(row)}
            >
              <Ellipsis size={12} aria-hidden className={row ? 'rotate-90' : undefined} />
            </button>
          }
        >
          <TrackMenu layer={layer} axis={axis} range={chosen} />
        </Menu>
      )}
      {Array.from({ length: tracks.length + 1 }, (_, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="button"
          tabIndex={-1}
          data-insert={axis}
          aria-label={message(row ? 'table.insertRowAt' : 'table.insertColumnAt', { number: index + 1 })}
          onClick={() => insert(index)}
          style={
            row
              ? { top: boundary(index) * zoom - 8, left: -GRIP - GAP - 17 }
              : { left: boundary(index) * zoom - 8, top: -GRIP - GAP - 17 }
          }
          className={classNames(
            'pointer-events-auto absolute grid size-4 place-items-center rounded-full bg-accent text-on-accent shadow-float transition-opacity hover:opacity-100 focus-visible:opacity-100',
            index === tracks.length ? 'opacity-100' : 'opacity-0',
          )}
        >
          <Plus size={11} strokeWidth={2.5} aria-hidden />
        </button>
      ))}
      {tracks.map((_, index) => (
        <Border
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          row={row}
          at={boundary(index + 1) * zoom}
          onPull={(dx, dy, done) => {
            const moved = toTable(dx, dy);
            if (row) {
              const input = { id: layer.id, row: index, by: moved.y };
              if (done) session.run(rowHeightCommand, input);
              else session.preview(rowHeightCommand, input);
            } else {
              const input = { id: layer.id, column: index, by: direction === 'rtl' ? -moved.x : moved.x };
              if (done) session.run(columnBorderCommand, input);
              else session.preview(columnBorderCommand, input);
            }
          }}
        />
      ))}
      {dropAt !== null && (
        <div
          aria-hidden
          className="absolute bg-accent"
          style={
            row
              ? { top: dropLine(tracks, dropAt) * zoom - 1, left: 0, right: 0, height: 2 }
              : { left: dropLine(tracks, dropAt) * zoom - 1, top: 0, bottom: 0, width: 2 }
          }
        />
      )}
    </>
  );
}

type Tracks = readonly { start: number; size: number }[];

/** From left to right, or top to bottom, whatever the reading direction. */
const inSight = (tracks: Tracks) => [...tracks].sort((a, b) => a.start - b.start);

/** Before which track, in visual order, something would be dropped at that position. */
function targetOf(tracks: Tracks, at: number): number {
  const sorted = inSight(tracks);
  const found = sorted.findIndex(({ start, size }) => at < start + size / 2);
  return found < 0 ? sorted.length : found;
}

function dropLine(tracks: Tracks, index: number): number {
  const sorted = inSight(tracks);
  const last = sorted.at(-1);
  return sorted[index]?.start ?? (last ? last.start + last.size : 0);
}

function menuClass(row: boolean): string {
  return classNames(
    'pointer-events-auto absolute z-1 grid place-items-center rounded-full bg-accent text-on-accent shadow-float',
    row ? 'min-h-5 translate-y-1' : 'min-w-5 translate-x-1',
  );
}

interface GripProps {
  label: string;
  row: boolean;
  chosen: boolean;
  style: CSSProperties;
  onChoose(extend: boolean): void;
  onDrag(dx: number, dy: number): void;
  onDrop(kept: boolean): void;
}

function Grip({ label, row, chosen, style, onChoose, onDrag, onDrop, ...rest }: GripProps): ReactNode {
  const held = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const end = (event: PointerEvent, kept: boolean): void => {
    const { current } = held;
    held.current = null;
    if (!current) return;
    if (current.moved) onDrop(kept);
    else if (kept) onChoose(event.shiftKey);
  };
  return (
    <button
      {...rest}
      type="button"
      tabIndex={-1}
      data-grip={row ? 'row' : 'column'}
      aria-label={label}
      aria-pressed={chosen}
      style={style}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, moved: false };
      }}
      onPointerMove={(event) => {
        const { current } = held;
        if (!current) return;
        const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
        if (!current.moved && Math.hypot(dx, dy) < STILL) return;
        current.moved = true;
        onDrag(dx, dy);
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      // From the keyboard and screen readers: a click without a pointer.
      onClick={(event) => event.detail === 0 && onChoose(event.shiftKey)}
      className="group/grip pointer-events-auto absolute cursor-grab touch-none p-px active:cursor-grabbing"
    >
      <span
        className={classNames(
          'block size-full rounded-small border',
          chosen
            ? 'border-accent bg-accent'
            : 'border-line-strong bg-raised group-hover/grip:border-accent group-hover/grip:bg-accent/20',
        )}
      />
    </button>
  );
}

/** The line between two tracks: dragging it resizes the one before. */
function Border({
  row,
  at,
  onPull,
}: {
  row: boolean;
  at: number;
  onPull(dx: number, dy: number, done: boolean): void;
}): ReactNode {
  const from = useRef<{ x: number; y: number } | null>(null);
  const pull = (event: PointerEvent, done: boolean): void => {
    if (!from.current) return;
    onPull(event.clientX - from.current.x, event.clientY - from.current.y, done);
  };
  return (
    <div
      aria-hidden
      data-border={row ? 'row' : 'column'}
      style={
        row
          ? { top: at - REACH / 2, height: REACH, left: 0, right: 0 }
          : { left: at - REACH / 2, width: REACH, top: 0, bottom: 0 }
      }
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => pull(event, false)}
      onPointerUp={(event) => {
        pull(event, true);
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
      className={classNames(
        'pointer-events-auto absolute z-1 touch-none hover:bg-accent/25',
        row ? 'cursor-row-resize' : 'cursor-col-resize',
      )}
    />
  );
}
