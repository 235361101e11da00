/**
 * Which rows of a scrolling list of equally high rows are mounted: those in sight and a few around them. Rows that
 * differ in height are @tanstack/react-virtual's, which is too large for a panel that is open from the start.
 */
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Rows mounted above and below those in sight. */
const AROUND = 3;

/** Indices of the first mounted row, and of the first one after them that is not. */
export interface RowRange {
  from: number;
  to: number;
}

export interface ShownRows extends RowRange {
  /** Scrolls no further than it takes to show the row. */
  reveal(row: number): void;
}

/** The rows to mount; `top` and `height`: of the sight, px. */
export function rowsInSight(top: number, height: number, count: number, rowHeight: number): RowRange {
  const from = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - AROUND);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + AROUND);
  return { from, to: height === 0 ? from : to };
}

/** Follows the scrolling and the size of the element that scrolls. `rowHeight`: px. */
export function useShownRows(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): ShownRows {
  const [{ from, to }, setRange] = useState<RowRange>({ from: 0, to: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = (): void => {
      const next = rowsInSight(element.scrollTop, element.clientHeight, count, rowHeight);
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [scroller, count, rowHeight]);

  const reveal = useCallback(
    (row: number): void => {
      const element = scroller.current;
      if (!element) return;
      const top = row * rowHeight;
      const highest = top + rowHeight - element.clientHeight;
      if (element.scrollTop > top) element.scrollTop = top;
      else if (element.scrollTop < highest) element.scrollTop = highest;
    },
    [scroller, rowHeight],
  );
  return { from, to: Math.min(to, count), reveal };
}
