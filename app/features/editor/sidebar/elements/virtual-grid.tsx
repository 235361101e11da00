/**
 * A grid of thousands of tiles, of which only the visible ones are mounted. Arrow keys move through it; Tab skips past
 * it.
 */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { stepToTheRight } from '#app/ui/direction.tsx';
import { useShownRows } from './use-shown-rows.ts';

export interface VirtualGridProps<Entry> {
  label: string;
  entries: readonly Entry[];
  columns: number;
  /** Height of a row with the gap below it, px. */
  rowHeight: number;
  keyOf(entry: Entry): string;
  /** A tile; it must give its button this `tabIndex`. */
  renderTile(entry: Entry, tabIndex: 0 | -1): ReactNode;
}

/** Fills the space its parent leaves; scrolls by itself. */
export function VirtualGrid<Entry>({
  label,
  entries,
  columns,
  rowHeight,
  keyOf,
  renderTile,
}: VirtualGridProps<Entry>): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const rows = Math.ceil(entries.length / columns);
  const { from, to, reveal } = useShownRows(scroller, rows, rowHeight);
  /** Where the focus goes once its tile is mounted. */
  const wanted = useRef<number | null>(null);
  const at = Math.min(current, Math.max(0, entries.length - 1));

  useEffect(() => {
    setCurrent(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [entries]);

  useEffect(() => {
    if (wanted.current === null) return;
    const button = scroller.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"] button`);
    if (!button) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const onwards = stepToTheRight(event.currentTarget);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: onwards,
      ArrowLeft: -onwards,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -at,
      End: entries.length - 1 - at,
    };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = at + step;
    if (next < 0 || next >= entries.length) return;
    wanted.current = next;
    reveal(Math.floor(next / columns));
    setCurrent(next);
  };

  return (
    // The tiles in it take the keys; the grid only moves the focus among them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-3"
    >
      <div className="relative" style={{ height: rows * rowHeight }}>
        {Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place).map((row) => (
          <div
            key={row}
            className="absolute inset-x-0 top-0 grid gap-1.5"
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row * rowHeight}px)`,
            }}
          >
            {entries.slice(row * columns, (row + 1) * columns).map((entry, column) => {
              const place = row * columns + column;
              return (
                <div key={keyOf(entry)} data-at={place} onFocus={() => setCurrent(place)} className="grid">
                  {renderTile(entry, place === at ? 0 : -1)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
