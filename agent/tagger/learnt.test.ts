/** That the weights that come along are those that the messages beside them teach. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { readMarkedFile } from './marked-text.ts';
import { storeField } from './stored-field.ts';
import { tagBrief } from './briefs.ts';
import { tagChange } from './changes.ts';
import { likelyTargets, type Thing } from './targets.ts';
import { examplesOf, OF_TARGETS, targetExamplesOf, train } from './train.ts';

const messagesOf = (folder: string) => readdirSync(path.join(import.meta.dirname, folder)).toSorted().flatMap((name) => readMarkedFile(readFileSync(path.join(import.meta.dirname, folder, name), 'utf8')));

test.runIf(isLongRun).each([['briefs', 'labels', 'briefs'], ['changes', 'labels', 'changes'], ['changes', 'wishes', 'wishes']] as const)('what is learnt of %s (%s) is kept in %s.json', (folder, row, name) => {
  const kept: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8'));
  expect(JSON.parse(JSON.stringify(storeField(train(messagesOf(folder).flatMap((marked) => examplesOf(marked, row))))))).toEqual(kept);
});

test.runIf(isLongRun)('which things are meant, as learnt of changes, is kept in targets.json', () => {
  const kept: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, 'targets.json'), 'utf8'));
  expect(JSON.parse(JSON.stringify(storeField(train(messagesOf('changes').flatMap(targetExamplesOf), OF_TARGETS))))).toEqual(kept);
});

test.each<readonly [says: string, things: readonly string[], worked: string, meant: string]>([
  ['make the red shoes a bit bigger', ['the red shoes'], '', '<photo of red shoes>'],
  ['it should be green', ['it'], 'Only 3 left', 'Only 3 left'],
  ['the star is too loud', ['the star'], 'Only 3 left', '<yellow star>'],
  ['price in bold', ['price'], '', '$49'],
])('of “%s” it is told what is meant', (text, things, worked, meant) => {
  const page = ['SUMMER STEALS', '$49', 'Only 3 left', '<photo of red shoes>', '<yellow star>'].map((one): Thing => ({ text: one, worked: one === worked ? 'before' : 'no' }));
  const likely = likelyTargets({ label: 'look', text, things, olds: [], news: [], ways: [] }, page);
  expect(page[likely.indexOf(Math.max(...likely))]?.text).toBe(meant);
});

test('a brief nobody marked is told: what is printed, what it is, how it looks, what is talk', () => {
  const { spans } = tagBrief('hiya need a flyer for our plant swap, sunday 8 june 2-5pm, bring one take one. green and a bit wild pls');
  const of = (label: string) => spans.filter((span) => span.label === label).map(({ text }) => text);
  expect([of('F'), of('H')]).toEqual([['flyer'], ['plant swap']]);
  expect(of('T').join(' ')).toMatch(/sunday 8 june 2-5pm.*bring one take one/u);
  expect(of('L').join(' ')).toContain('green');
});

test('a wish nobody marked is told: what is wished for, and the words that shall stand', () => {
  const { slots, wishes } = tagChange('price went up, its 32 euro now', 'Hand thrown mug / 28 € / <photo of a mug>');
  expect(slots.spans.filter(({ label }) => label === 'N').map(({ text }) => text).join(' ')).toContain('32');
  expect(wishes.spans.map(({ label }) => label)).toContain('change');
});
