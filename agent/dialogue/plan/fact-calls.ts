/** Plans corrections of facts: all that a message corrects is written on a draft of the page, and what differs becomes calls. */
import type { ActOf } from '../acts/act.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import type { Replacement } from '../ground/fact-forms.ts';
import { factsMeant } from '../ground/facts.ts';
import type { Line } from '../ground/fact-slots.ts';
import type { Scene } from '../ground/resolve.ts';
import type { Call, Planned } from './planned.ts';
import { nameIn } from './row-calls.ts';

/** A line with other words at some places. */
function written(text: string, made: readonly Replacement[]): string {
  return made
    .toSorted((a, b) => b.span[0] - a.span[0])
    .reduce((line, { span, text: next }) => `${line.slice(0, span[0])}${next}${line.slice(span[1])}`, text);
}

/** The page with another line, or another cell. */
function withLine(page: Page, { thing, at, column }: Line, text: string): Page {
  const changed = (one: Thing): Thing =>
    column === null
      ? { ...one, text: one.text.split('\n').with(at, text).join('\n') }
      : { ...one, cells: one.cells.with(at, (one.cells[at] ?? []).with(column, text)) };
  return { ...page, layers: page.layers.map((one) => (one.id === thing.id ? changed(one) : one)) };
}

const countOf = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1;

/** Where two lines differ, by whole words. */
function difference(before: string, after: string): { find: string; replace: string } {
  let from = 0;
  while (from < Math.min(before.length, after.length) && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const isInWord = (text: string, at: number) => /[^\s]/u.test(text.charAt(at - 1)) && /[^\s]/u.test(text.charAt(at));
  while (from > 0 && isInWord(before, from)) from -= 1;
  while (end > 0 && (isInWord(before, before.length - end) || before.length - end <= from)) end -= 1;
  return { find: before.slice(from, before.length - end), replace: after.slice(from, after.length - end) };
}

/** The calls that make a text say the other. Only what differs is replaced, so that its letters keep their looks. */
function textCalls({ id, text }: Thing, next: string): Call[] {
  const [lines, others] = [text.split('\n'), next.split('\n')];
  if (lines.length !== others.length) return [{ tool: 'edit_text', input: { layer: id, text: next } }];
  return lines.flatMap((line, at): Call[] => {
    const other = others[at] ?? '';
    if (line === other) return [];
    const { find, replace } = difference(line, other);
    if (find.trim() !== '' && countOf(text, find) === 1)
      return [{ tool: 'edit_text', input: { layer: id, find, replace } }];
    if (countOf(text, line) === 1) return [{ tool: 'edit_text', input: { layer: id, find: line, replace: other } }];
    return [{ tool: 'edit_text', input: { layer: id, text: next } }];
  });
}

/** The calls that make a table say the other. */
function tableCalls(table: Thing, next: Thing['cells']): Call[] {
  const { id, cells } = table;
  const set = next.flatMap((row, at) => {
    const name = nameIn({ table, number: at + 1, cells: cells[at] ?? [] });
    return row.flatMap((text, column) =>
      text === cells[at]?.[column] ? [] : [{ row: name, column: column + 1, text }],
    );
  });
  return set.length > 0 ? [{ tool: 'update_table', input: { layer: id, set } }] : [];
}

/** What makes a page say what its draft says. */
const draftCalls = (page: Page, draft: Page): Call[] =>
  page.layers.flatMap((thing) => {
    const next = draft.layers.find(({ id }) => id === thing.id);
    if (!next || next === thing) return [];
    return thing.type === 'table' ? tableCalls(thing, next.cells) : textCalls(thing, next.text);
  });

/** "no, 52": a number alone, after a look was changed, is about that look; "3.50" is a price. */
function isAfterLooks({ to, from, kinds, words }: ActOf<'correct'>, { deeds, turns }: Scene): boolean {
  const isNumber = to.every((text) => /^\d+(?:[.,]\d)?$/u.test(text));
  const last = deeds.filter(({ turn }) => turn === turns - 1);
  const wereLooks = last.some(({ properties }) => properties.length > 0 && !properties.includes('words'));
  return isNumber && from.length + kinds.length + words.length === 0 && wereLooks;
}

/** What was there stays, struck through, before what is there now. */
const withOldStruck = (calls: readonly Call[]): Call[] =>
  calls.flatMap((call): Call[] => {
    const { layer, find, replace } = call.input;
    return typeof find === 'string' && typeof replace === 'string'
      ? [
          { ...call, input: { layer, find, replace: `${find} ${replace}` } },
          { tool: 'edit_text', input: { layer, part: find, strikethrough: true } },
        ]
      : [call];
  });

/** All corrections of a message in one. */
export function correctCalls(acts: readonly ActOf<'correct'>[], scene: Scene): Planned {
  let draft = scene.page;
  const spoken = new Set<string>();
  const recent = [...scene.spoken.now, ...scene.spoken.before.flatMap(({ last }) => last)];
  for (const act of acts) {
    if (isAfterLooks(act, scene)) return null;
    const isInTable = act.target.kind === 'table';
    const among = isInTable ? { ...draft, layers: draft.layers.filter(({ type }) => type === 'table') } : draft;
    const meant = factsMeant(act, among, [...spoken, ...recent]);
    if (!meant) return null;
    for (const own of Map.groupBy(meant, ({ slot }) => slot.line).values()) {
      const [first] = own;
      if (!first) continue;
      const { line } = first.slot;
      draft = withLine(
        draft,
        line,
        written(
          line.text,
          own.flatMap(({ made }) => made),
        ),
      );
      spoken.add(line.thing.id);
    }
  }
  const changed = draftCalls(scene.page, draft);
  const calls = acts.some(({ strikes }) => strikes === true) ? withOldStruck(changed) : changed;
  return calls.length > 0 ? { calls, spoken: [...spoken].toReversed() } : null;
}
