/** The system prompt names tools: each of them must exist. */
import { expect, it } from 'vitest';
import { tools } from '#tools/index.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { FIND_TOOLS } from './sent-tools.ts';

it('names only tools that there are, and is short enough to be read at every step', () => {
  const known = new Set([FIND_TOOLS, ...tools.map(({ name }) => name)]);
  const named = INSTRUCTIONS.match(/\b[a-z]+_[a-z_]+\b/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  expect(INSTRUCTIONS.length).toBeLessThan(5_000);
});
