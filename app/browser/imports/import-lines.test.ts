/** What an import says of its losses: how much, and where. */
import { expect, test } from 'vitest';
import { importLines } from './import-lines.ts';

test('pages are named in order, neighbours as a range', () => {
  const lines = importLines({
    losses: {
      effectLeft: { count: 7, pages: [9, 2, 5, 4, 3] },
      linkLeft: { count: 1, pages: [12] },
      scriptLeft: { count: 2, pages: [] },
    },
    fonts: [],
  });
  expect(lines).toEqual([
    '7 effects were left out (pages 2–5, 9)',
    '2 scripts were left out',
    '1 link leads nowhere now (page 12)',
  ]);
});
