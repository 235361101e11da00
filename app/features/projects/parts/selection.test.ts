/** Selecting cards: single ones, ranges in either direction, and what remains when cards are removed. */
import { expect, test } from 'vitest';
import { keepPresent, NOTHING_SELECTED, selectAll, selectRange, toggleCard } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }): string[] => [...ids].toSorted();

test('a card is selected and let go again', () => {
  const one = toggleCard(NOTHING_SELECTED, 'b');
  expect(idsOf(one)).toEqual(['b']);
  expect(idsOf(toggleCard(one, 'b'))).toEqual([]);
});

test('a range goes from the card pressed last to this one, in either direction, beside what was selected', () => {
  const first = toggleCard(toggleCard(NOTHING_SELECTED, 'a'), 'd');
  expect(idsOf(selectRange(first, 'b', order))).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf(selectRange(selectRange(first, 'b', order), 'e', order))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a range without a beginning is one card, and one to a card that is gone changes nothing', () => {
  expect(selectRange(NOTHING_SELECTED, 'c', order)).toEqual({ ids: new Set(['c']), anchor: 'c' });
  expect(idsOf(selectRange(toggleCard(NOTHING_SELECTED, 'gone'), 'c', order))).toEqual(['c', 'gone']);
  expect(idsOf(selectRange(toggleCard(NOTHING_SELECTED, 'a'), 'gone', order))).toEqual(['a']);
});

test('cards that are gone are not selected any more', () => {
  const all = selectAll(order);
  expect(keepPresent(all, order)).toBe(all);
  expect(keepPresent(all, ['b', 'd'])).toEqual({ ids: new Set(['b', 'd']), anchor: null });
});
