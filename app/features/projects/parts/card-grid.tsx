/**
 * A grid of equally sized cards, thousands of them: only the rows near the window are mounted, and the next page is
 * requested before the end is reached. Arrow keys move through it, Tab skips past it.
 */
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { stepToTheRight } from '#app/ui/direction.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { cardAfter, columnsIn, type GridStep } from './grid-steps.ts';

export interface CardGridProps<Item extends { id: string }> {
  label: string;
  /** Null: the first page is loading. */
  items: readonly Item[] | null;
  /** The total number, if known. */
  total: number;
  hasMore: boolean;
  /** The end comes near. */
  onNearEnd(): void;
  /** Shows the previous items; others are loading. */
  isStale?: boolean;
  /** The card must give its main link or button this `tabIndex` and `data-card`. */
  renderCard(item: Item, tabIndex: 0 | -1): ReactNode;
  /** A key on a card, other than those that move. */
  onCardKey?(event: KeyboardEvent, item: Item): void;
}

/** Minimum width of a card, and the space between cards, px. */
const CARD = { usual: 196, narrow: 148 } as const;
const GAP = 20;
/** Below the square face: a title of one or two lines, and a line of facts. */
const WORDS = 68;
/** Bars that float over the top and bottom edges of the window must not cover the focused card. */
const BARS = 88;
/** Cards in the server-rendered page, which knows no window. */
const SERVED = 24;

const useBrowserLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export function CardGrid<Item extends { id: string }>({
  label,
  items,
  total,
  hasMore,
  onNearEnd,
  isStale = false,
  renderCard,
  onCardKey,
}: CardGridProps<Item>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [space, setSpace] = useState({ width: 0, top: 0 });
  const [current, setCurrent] = useState(0);
  /** Where the focus goes as soon as the card is mounted. */
  const wanted = useRef<number | null>(null);
  /** The focus is in the grid, or was until its card was removed. */
  const holdsFocus = useRef(false);

  useBrowserLayout(() => {
    const element = list.current;
    if (!element) return;
    const measure = (): void => {
      const width = element.clientWidth;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setSpace((before) => (before.width === width && before.top === top ? before : { width, top }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // What appears or disappears above moves the grid.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);

  const count = items?.length ?? 0;
  const at = Math.min(current, Math.max(0, count - 1));
  const cardWidth = space.width < 640 ? CARD.narrow : CARD.usual;
  const columns = columnsIn(space.width, cardWidth, GAP);
  const side = (space.width - GAP * (columns - 1)) / columns;
  /** The first page is as long as a window; placeholders for the next ones follow the last card. */
  const coming = items === null ? columns * 3 : hasMore ? Math.min(columns, Math.max(1, total - count)) : 0;
  const rows = Math.ceil((count + coming) / columns);

  // Its return value is only used while rendering this component, never passed on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: space.width === 0 ? 0 : rows,
    estimateSize: () => side + WORDS + GAP,
    overscan: 2,
    scrollMargin: space.top,
    scrollPaddingStart: BARS,
    scrollPaddingEnd: BARS,
    // The focused card stays mounted, wherever the page is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.floor(at / columns)])].sort((a, b) => a - b),
  });
  useEffect(() => virtual.measure(), [virtual, side]);

  const shownRows = virtual.getVirtualItems();
  const lastShown = shownRows.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && space.width > 0 && (lastShown + 3) * columns >= count;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, count, onNearEnd]);

  useEffect(() => {
    // A deleted card loses the focus: the one in its place gets it.
    const isLost = holdsFocus.current && (document.activeElement === null || document.activeElement === document.body);
    const place = wanted.current ?? (isLost ? at : null);
    if (place === null) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-at="${place}"] [data-card]`);
    if (!card) return;
    wanted.current = null;
    card.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    // Menus and dialogs of a card are elsewhere in the DOM, and its fields have keys of their own.
    if (!(target instanceof Element) || !event.currentTarget.contains(target) || target.matches('input')) return;
    const item = items?.[at];
    if (!item) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const reading = stepToTheRight(event.currentTarget) === 1;
    const steps: Readonly<Record<string, GridStep>> = {
      ArrowRight: reading ? 'after' : 'before',
      ArrowLeft: reading ? 'before' : 'after',
      ArrowDown: 'down',
      ArrowUp: 'up',
      Home: 'first',
      End: 'last',
    };
    const step = isPlain ? steps[event.key] : undefined;
    if (!step) {
      onCardKey?.(event, item);
      return;
    }
    event.preventDefault();
    const next = cardAfter(at, step, { count, columns });
    wanted.current = next;
    setCurrent(next);
    virtual.scrollToIndex(Math.floor(next / columns), { align: 'auto' });
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    holdsFocus.current = true;
    const place = target.closest<HTMLElement>('[data-at]')?.dataset.at;
    if (place !== undefined) setCurrent(Number(place));
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>): void => {
    holdsFocus.current = false;
    // Removing the element is not leaving it.
    queueMicrotask(() => {
      if (!target.isConnected) holdsFocus.current = true;
    });
  };

  const cell = (place: number): ReactNode => {
    const item = items?.[place];
    return item ? <Cell item={item} tabIndex={place === at ? 0 : -1} renderCard={renderCard} /> : <CardSkeleton />;
  };
  const isMeasured = space.width > 0;
  return (
    // The cards in it take the keys; the list only moves the focus among them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      aria-label={label}
      aria-busy={items === null || isStale || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      className={classNames(
        'relative transition-opacity',
        isStale && 'opacity-60',
        !isMeasured &&
          'grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-5 sm:grid-cols-[repeat(auto-fill,minmax(12.25rem,1fr))]',
      )}
      style={isMeasured ? { height: Math.max(0, virtual.getTotalSize() - GAP) } : undefined}
    >
      {isMeasured
        ? shownRows.flatMap((row) =>
            Array.from({ length: columns }, (_, column) => row.index * columns + column)
              .filter((place) => place < count + coming)
              .map((place) => (
                <li
                  key={items?.[place]?.id ?? `coming-${place}`}
                  data-at={place}
                  aria-setsize={items?.[place] ? (hasMore ? Math.max(total, count) : count) : undefined}
                  aria-posinset={items?.[place] ? place + 1 : undefined}
                  aria-hidden={items?.[place] ? undefined : true}
                  className="absolute top-0"
                  style={{
                    width: side,
                    insetInlineStart: (place % columns) * (side + GAP),
                    transform: `translateY(${row.start - space.top}px)`,
                  }}
                >
                  {cell(place)}
                </li>
              )),
          )
        : Array.from({ length: items ? Math.min(count, SERVED) : 12 }, (_, place) => (
            <li key={items?.[place]?.id ?? place} data-at={place} aria-hidden={items ? undefined : true}>
              {cell(place)}
            </li>
          ))}
    </ul>
  );
}

interface CellProps<Item extends { id: string }> extends Pick<CardGridProps<Item>, 'renderCard'> {
  item: Item;
  tabIndex: 0 | -1;
}

/** Scrolling renders only what becomes visible. */
const Cell = memo(function Cell<Item extends { id: string }>({ item, tabIndex, renderCard }: CellProps<Item>) {
  return renderCard(item, tabIndex);
}) as <Item extends { id: string }>(props: CellProps<Item>) => ReactNode;

/** A card that is on its way. */
function CardSkeleton(): ReactNode {
  return (
    <div className="grid animate-fade gap-2">
      <div className="aspect-square rounded-card bg-tint" />
      <div className="grid h-15 content-start gap-2 px-0.5 pt-1">
        <div className="h-3 w-3/4 rounded-small bg-tint-strong" />
        <div className="h-2.5 w-1/2 rounded-small bg-tint" />
      </div>
    </div>
  );
}
