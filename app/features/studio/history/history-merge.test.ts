/** The history as news come: nothing twice, nothing lost, nothing that does not fit. */
import { expect, test } from 'vitest';
import type { GenerationView, HistoryView } from '#app/contracts/generation.ts';
import { takeIn } from './history-merge.ts';

const view = (id: string, minute: number, more: Partial<GenerationView> = {}): GenerationView =>
  ({ id, kind: 'logo', createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(), ...more }) as GenerationView;
const all: HistoryView = { kind: null, query: '', sort: 'newest' };
const shown = [view('c', 30), view('b', 20), view('a', 10)];
const ids = (list: readonly GenerationView[]) => list.map(({ id }) => id).join('');

test('news take the place of what is shown, and new ones come in by their age', () => {
  expect(ids(takeIn(shown, [view('d', 40), view('b', 20)], all))).toBe('dcba');
  expect(ids(takeIn(shown.toReversed(), [view('d', 40)], { ...all, sort: 'oldest' }))).toBe('abcd');
  expect(takeIn(shown, [view('b', 20, { state: 'failed' })], all)[1]?.state).toBe('failed');
});

test('of another kind, or where words decide, only what is shown is brought up to date', () => {
  expect(ids(takeIn(shown, [view('d', 40, { kind: 'ai-video' })], { ...all, kind: 'logo' }))).toBe('cba');
  expect(ids(takeIn(shown, [view('d', 40)], { ...all, query: 'bakery' }))).toBe('cba');
  expect(ids(takeIn(shown, [view('d', 40)], { ...all, sort: 'name' }))).toBe('cba');
});
