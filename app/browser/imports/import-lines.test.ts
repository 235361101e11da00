/** What an import says of its losses: how much, and where. */
import { expect, test } from 'vitest';
import { importLines } from './import-lines.ts';

test('pages are named in order, neighbors as a range; fonts with the one that is used instead', () => {
  const lines = importLines({
    losses: {
      effectLeft: { count: 7, pages: [9, 2, 5, 4, 3] },
      linkLeft: { count: 1, pages: [12] },
      noteLeft: { count: 9, pages: [1, 3, 5, 7, 9, 11, 13, 15, 17] },
      scriptLeft: { count: 2, pages: [] },
    },
    fonts: [
      { from: 'Georgia', to: 'Lora' },
      { from: 'Arial', to: 'Inter' },
      { from: 'Georgia,Bold', to: 'Lora' },
    ],
  });
  expect(lines).toEqual([
    '7 effects were left out (pages 2–5, 9)',
    '2 scripts were left out',
    '1 link leads nowhere now (page 12)',
    '9 comments and notes were left out (pages 1, 3, 5, 7, 9, 11 …)',
    'Georgia, Georgia,Bold are not available: Lora is used instead',
    'Arial is not available: Inter is used instead',
  ]);
});
