/**
 * A page of a thousand tiles of different heights, of which only those near the window are mounted. Arrow keys move
 * through it; Tab skips past it.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { stepToTheRight } from '#app/ui/direction.tsx';
import { columnsFor, placeTiles, stepFrom, tilesBetween, type Step } from './masonry.ts';

export interface TileGridProps<Entry> {
  label: string;
  entries: readonly Entry[];
  /** So many of them are shown. When there are more, the first of these takes the focus. */
  limit?: number;
  /** So many come at once: after each batch that others follow, the columns end on one line. */
  batch?: number;
  /** Width by height. */
  ratioOf(entry: Entry): number;
  keyOf(entry: Entry): string;
  /** A tile that fills its box; it must give its button this `tabIndex`. */
  renderTile(entry: Entry, tabIndex: 0 | -1): ReactNode;
  /** px; as wide as there is room for. */
  tileWidth?: number;
}

const GAP = 16;
/** Tiles within this distance beyond the window are mounted already, px. */
const BEFORE = 500;
/** The window's position is rounded to steps of this many px: between them nothing is redrawn. */
const STEP = 200;

const useBrowserLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** As high as all its tiles; the page scrolls. */
export function TileGrid<Entry>({
  label,
  entries: all,
  limit = Number.POSITIVE_INFINITY,
  batch,
  ratioOf,
  keyOf,
  renderTile,
  tileWidth = 224,
}: TileGridProps<Entry>): ReactNode {
  const entries = useMemo(() => all.slice(0, limit), [all, limit]);
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [sight, setSight] = useState({ top: 0, bottom: 0 });
  const [current, setCurrent] = useState(0);
  const wanted = useRef<number | null>(null);
  const at = Math.min(current, Math.max(0, entries.length - 1));

  useBrowserLayout(() => {
    const element = container.current;
    if (!element) return;
    const look = (): void => {
      const from = -element.getBoundingClientRect().top;
      const [top, bottom] = [
        Math.floor((from - BEFORE) / STEP) * STEP,
        Math.ceil((from + window.innerHeight + BEFORE) / STEP) * STEP,
      ];
      setSight((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }));
    };
    const measure = (): void => {
      setWidth(element.clientWidth);
      look();
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', measure);
    };
  }, []);

  const before = useRef({ all, limit });
  useEffect(() => {
    const { all: former, limit: shown } = before.current;
    before.current = { all, limit };
    if (former !== all) setCurrent(0);
    else if (limit > shown) {
      wanted.current = shown;
      setCurrent(shown);
    }
  }, [all, limit]);

  const grid = useMemo(
    () =>
      placeTiles(entries.map(ratioOf), {
        width,
        columns: columnsFor(width, width < 640 ? 150 : tileWidth, GAP),
        gap: GAP,
        batch,
        total: all.length,
      }),
    [entries, ratioOf, width, tileWidth, batch, all.length],
  );
  // The focused one stays mounted, wherever the page is scrolled to.
  const shown =
    width === 0
      ? []
      : [...new Set([...tilesBetween(grid, sight.top, sight.bottom), ...(entries.length > 0 ? [at] : [])])].sort(
          (a, b) => a - b,
        );

  useEffect(() => {
    if (wanted.current === null) return;
    const button = container.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"] button`);
    if (!button) return;
    wanted.current = null;
    button.focus();
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const reading = stepToTheRight(event.currentTarget) === 1;
    const steps: Readonly<Record<string, Step>> = {
      ArrowRight: reading ? 'right' : 'left',
      ArrowLeft: reading ? 'left' : 'right',
      ArrowDown: 'down',
      ArrowUp: 'up',
      Home: 'first',
      End: 'last',
    };
    const step = steps[event.key];
    const next = step && stepFrom(grid, at, step);
    if (step) event.preventDefault();
    if (next === undefined || next === null) return;
    wanted.current = next;
    setCurrent(next);
  };

  return (
    // The tiles in it take the keys; the grid only moves the focus among them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={container}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative"
      style={{ height: grid.height }}
    >
      {shown.map((place) => {
        const [entry, box] = [entries[place], grid.boxes[place]];
        if (entry === undefined || !box) return null;
        return (
          <div
            key={keyOf(entry)}
            data-at={place}
            onFocus={() => setCurrent(place)}
            className="absolute start-0 top-0 scroll-my-44"
            style={{ width: box.width, height: box.height, insetInlineStart: box.x, top: box.y }}
          >
            {renderTile(entry, place === at ? 0 : -1)}
          </div>
        );
      })}
    </div>
  );
}
