/** Plans other words for texts: a part of one, a fact in it, all of it. */
import { upperCase } from '#design/layout/letter-case.ts';
import type { ActOf } from '../acts/act.ts';
import { correct } from '../acts/correcting.ts';
import { reference, type Reference } from '../acts/reference.ts';
import { FACT_KINDS } from '../acts/values.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { textsOn } from '../ground/canvas.ts';
import { factsIn } from '../ground/kinds.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { asCased, asWritten, isNumber, keepingLead, onlyNumberIn, withShared } from '../ground/text-parts.ts';
import { recognizeValues } from '../values/recognize.ts';
import { correctCalls, begun } from './fact-calls.ts';
import type { Planned } from './planned.ts';
import { nameIn, rowOf, setInRow } from './row-calls.ts';

/** A time of day after a clock time, replaced together with it: "four o'clock in the afternoon". */
const DAYTIME = /^\s+(?:in the (?:morning|afternoon|evening)|at night)/iu;

/** Whether the words stand in the text, an ending behind them left aside: "Catherine" in "Catherine's". */
function standsIn(text: string, words: string): boolean {
  const found = asWritten(text, words);
  const at = found === null ? -1 : text.indexOf(found);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + words.length));
}

/** "the names should read Amaka + Tobi": where these names stand, in whatever order, and not what else is a name. */
function nameCalls(to: string, scene: Scene): Planned {
  const names = to.match(/\p{L}{2,}/gu)?.filter((word) => /^\p{Lu}/u.test(word)) ?? [];
  const found = scene.page.layers.flatMap(({ id, type, visible, text }) => {
    const places = names.map((name) => text.indexOf(name));
    if (type !== 'text' || !visible || names.length < 2 || places.includes(-1)) return [];
    const ends = names.map((name, at) => (places[at] ?? 0) + name.length);
    return [{ id, part: text.slice(Math.min(...places), Math.max(...ends)) }];
  });
  const [only] = found;
  return only && found.length === 1 && !only.part.includes('\n') && only.part !== to
    ? { calls: [{ tool: 'edit_text', input: { layer: only.id, find: only.part, replace: to } }], spoken: [only.id] }
    : null;
}

/** A place with its name, "The Anchor, 2 Quay Road": the line that tells the old one gives way. Null: it tells more. */
function placeCalls(target: Reference, to: string, scene: Scene): Planned {
  const text = onlyLayer(resolve(target, scene));
  const lines = text?.type === 'text' ? text.text.split('\n').filter((line) => isPlace(line)) : [];
  const [line] = lines;
  const hasName = recognizeValues(to).every(({ span }) => span[1] - span[0] < to.length);
  if (!text || line === undefined || lines.length > 1 || !hasName) return null;
  return { calls: [{ tool: 'edit_text', input: { layer: text.id, find: line, replace: to } }], spoken: [text.id] };
}
const isPlace = (line: string): boolean => {
  const kinds = recognizeValues(line).map(({ type }) => type);
  return kinds.length > 0 && kinds.every((kind) => kind === 'address' || kind === 'place');
};

/** Words of a table: "change cappuccino to 3.60" gives its row another value, "change cap to beret" another name. */
function cellCalls(from: string, to: string, scene: Scene): Planned {
  const row = rowOf(reference({ words: from }), scene);
  if (row && (isNumber(to) || factsIn(to).size > 0)) return setInRow(row, to);
  const plain = plainWords(from);
  const found = scene.page.layers.flatMap((table) =>
    table.cells.flatMap((cells, at) =>
      cells.flatMap((text, column) =>
        holdsWords(text, plain) ? [{ row: { table, number: at + 1, cells }, column: column + 1, text }] : [],
      ),
    ),
  );
  const [cell] = found;
  const written = cell && asWritten(cell.text, from);
  if (!cell || !written || found.length > 1) return null;
  const text = cell.text.replace(written, () => (written === begun(written) ? begun(to) : to));
  const { table } = cell.row;
  const set = [{ row: nameIn(cell.row), column: cell.column, text }];
  return { calls: [{ tool: 'update_table', input: { layer: table.id, set } }], spoken: [table.id] };
}

/** "change it to a winter sale": the text that names another of the same. */
function sameHeadCalls(to: string, { page }: Scene): Planned {
  const words = plainWords(to)
    .split(' ')
    .filter((word) => !ARTICLES.has(word));
  const head = words.at(-1) ?? '';
  const texts = textsOn(page).filter(({ text }) => plainWords(text).split(' ').at(-1) === head);
  const [text] = texts;
  if (!text || texts.length > 1 || words.length < 2) return null;
  const article = /^(?:an?|the)\s+/iu.exec(to)?.[0] ?? '';
  return {
    calls: [{ tool: 'edit_text', input: { layer: text.id, text: asCased(to.slice(article.length), text.text) } }],
    spoken: [text.id],
  };
}
const ARTICLES = new Set(['a', 'an', 'the']);

/** Whether words are a fact, and nothing else. */
const isFact = (words: string): boolean =>
  recognizeValues(words).some(({ type, span }) => FACTS.has(type) && span[1] - span[0] === words.trim().length);
const FACTS: ReadonlySet<string> = new Set(FACT_KINDS);
/** Replaces words of a text; null if no text holds them, or several do. */
export function rewordCalls({ target, from, to, span }: ActOf<'reword'>, scene: Scene): Planned {
  const texts = scene.page.layers.filter(({ type, visible }) => type === 'text' && visible);
  if (from !== null) {
    const plain = plainWords(from);
    const named =
      target.kind === null && target.words === null && target.pronoun === null
        ? null
        : onlyLayer(resolve(target, scene));
    const bearing = (named ? [named] : texts).filter(({ text }) => holdsWords(text, plain) || standsIn(text, from));
    const [text] = bearing;
    if (!text && named === null) return cellCalls(from, to, scene);
    if (!text || bearing.length > 1) return null;
    const found = asWritten(text.text, from);
    if (found === null) return null;
    const written = withShared(text.text, found, to);
    return {
      calls: [{ tool: 'edit_text', input: { layer: text.id, find: written, replace: asCased(to, written) } }],
      spoken: [text.id],
    };
  }
  const names = target.kind === 'name' ? nameCalls(to, scene) : null;
  if (names) return names;
  const street = target.kind === 'address' ? placeCalls(target, to, scene) : null;
  if (street) return street;
  const row = rowOf(target, scene);
  if (row) return setInRow(row, to);
  const text = onlyLayer(resolve(target, scene));
  // "make it say tuesday", of nothing that was spoken of: the fact of that kind.
  if (!text && target.pronoun !== null && isFact(to)) return correctCalls([{ ...correct({ to: [to] }), span }], scene);
  if (!text && target.pronoun !== null) return sameHeadCalls(to, scene);
  if (text?.type !== 'text') return null;
  const facts = recognizeValues(text.text).filter(({ type }) => type === target.kind);
  const [fact] = facts;
  if (facts.length > 1) return null;
  if (fact && recognizeValues(to).some(({ type }) => type === fact.type)) {
    const behind = DAYTIME.exec(text.text.slice(fact.span[1]))?.[0] ?? '';
    const find = keepingLead(text.text.slice(...fact.span), to) + behind;
    return {
      calls: [
        {
          tool: 'edit_text',
          input:
            find.length === text.text.trim().length
              ? { layer: text.id, text: to }
              : { layer: text.id, find, replace: to },
        },
      ],
      spoken: [text.id],
    };
  }
  const whole = fact ? text.text.slice(...fact.span) : '';
  const number = onlyNumberIn(whole);
  // "the price is 12 now" keeps its currency.
  if (number !== null && isNumber(to))
    return {
      calls: [{ tool: 'edit_text', input: { layer: text.id, find: whole, replace: whole.replace(number, to) } }],
      spoken: [text.id],
    };
  // "write SOLD instead of the price": only the price goes.
  if (fact && target.words === null && !to.includes('\n'))
    return {
      calls: [{ tool: 'edit_text', input: { layer: text.id, find: whole, replace: to } }],
      spoken: [text.id],
    };
  const isValue = (FACT_KINDS as readonly string[]).includes(target.kind ?? '');
  // "let it say …": whatever it is; but a thing that is named by words keeps what it is not asked for.
  if ((target.kind === null && target.pronoun === null) || fact || isValue) return null;
  const words = isShouting(text.text) && to === to.toLowerCase() ? upperCase(to) : to;
  return { calls: [{ tool: 'edit_text', input: { layer: text.id, text: words } }], spoken: [text.id] };
}

/** Marks that stand at the end of a word. */
const MARKS = new Set([...'!?.,:;…%']);
const isMarked = (text: string): boolean => MARKS.has(text.at(-1) ?? '');

/** Words that come to those of a text; a mark at its end stays there. */
export function appendCalls({ target, text: more, at }: ActOf<'append'>, scene: Scene): Planned {
  const text = onlyLayer(resolve(target, scene));
  if (text?.type !== 'text') return null;
  const isMark = [...more].every((letter) => MARKS.has(letter));
  if (at === 'end') {
    const append = isMark ? more : ` ${more}`;
    return isMark && isMarked(text.text.trim())
      ? null
      : { calls: [{ tool: 'edit_text', input: { layer: text.id, append } }], spoken: [text.id] };
  }
  return isMark
    ? null
    : { calls: [{ tool: 'edit_text', input: { layer: text.id, text: `${more} ${text.text}` } }], spoken: [text.id] };
}

/** "WINTER SALE" becomes "SPRING SALE", as nobody types it. */
const isShouting = (text: string): boolean => /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();
