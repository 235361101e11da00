/**
 * Recipes that are not offered, by id and reason. "gives-up": the words don't fit the family on that shape of page; "alike": looks
 * nearly like another (scripts/recipe-sheets.ts --leave-out writes both); "plain": nobody would post it, judged by eye.
 */
export const LEFT_OUT_REASONS = ['gives-up', 'alike', 'plain'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

const TABLE = `
`;

export const LEFT_OUT: ReadonlyMap<string, LeftOutReason> = new Map(
  TABLE.trim().split('\n').filter(Boolean).map((line) => {
    const [id = '', reason] = line.split(' ');
    return [id, reason as LeftOutReason];
  }),
);
