/** Which events say that credits or storage may have changed. */
import { expect, test } from 'vitest';
import type { AppEvent } from '#app/contracts/event.ts';
import { usageChanges } from './usage-watch.tsx';

const news = (state: string, tries = 0): AppEvent =>
  ({ type: 'generation', id: 'g', kind: 'logo', state, tries, progress: 0.5, made: 0 }) as AppEvent;

test('a generation changes the usage when it begins and ends, each try anew, and not by its progress', () => {
  const changes = usageChanges();
  expect(
    [news('generating'), news('generating'), news('failed'), news('generating', 1), news('succeeded', 1)].map(changes),
  ).toEqual([true, false, true, true, true]);
});

test('calls, purchases and what is deleted for good change it; edits do not', () => {
  const changes = usageChanges();
  expect(changes({ type: 'credits.changed' })).toBe(true);
  expect(changes({ type: 'plan.changed' })).toBe(true);
  expect(changes({ type: 'design.purged', designId: 'd' })).toBe(true);
  expect(changes({ type: 'design.renamed', designId: 'd', title: 'A' })).toBe(false);
});
