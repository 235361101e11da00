/** A grid of equally sized cards: how many fit next to each other, and where a key leads. Pure. */

/** As `repeat(auto-fill, minmax(…, 1fr))` of CSS counts. */
export function columnsIn(width: number, cardWidth: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (cardWidth + gap)));
}

export type GridStep = 'before' | 'after' | 'up' | 'down' | 'first' | 'last';

/** The card that a step leads to; the same one where there is none. */
export function cardAfter(at: number, step: GridStep, { count, columns }: { count: number; columns: number }): number {
  const last = Math.max(0, count - 1);
  switch (step) {
    case 'before':
      return Math.max(0, at - 1);
    case 'after':
      return Math.min(last, at + 1);
    case 'up':
      return at - columns < 0 ? at : at - columns;
    case 'down':
      // From above the gap of an incomplete last row, to its last card.
      if (at + columns <= last) return at + columns;
      return Math.floor(at / columns) < Math.floor(last / columns) ? last : at;
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}
