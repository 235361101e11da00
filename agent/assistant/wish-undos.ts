/**
 * Wishes to have something as it was: all that was done last, what was done to one thing, or one property of it. Undone is turn by
 * turn; what of those turns shall stay is done again.
 */
import type { Ground, PlannedCall } from './grounded.ts';
import { factKind } from './facts.ts';
import { kindsNamedIn } from './edits/lines-meant.ts';
import { CHANGING, MAKES, propertyIn, without, type Property } from './partial-undo.ts';
import type { Deed } from './read-prompt.ts';
import { slotsOf, withoutThings, type ToldWish } from './told-wish.ts';
import { PRONOUN, wordsOf } from './wish-words.ts';

/** Turns that are gone back at most. */
const FURTHEST = 5;
const TURN = /^(a\d+x[0-9a-f]+)-/u;
const COUNTS: Readonly<Record<string, number>> = { two: 2, couple: 2, three: 3, four: 4, five: 5 };
const STEPS = /(?<!\p{L})(?:last|go back|back|undo|step)(?: the| (?:about )?a)? (?:last )?(two|three|four|five|couple(?: of)?|[2-5])(?!\p{L})|(?<![\p{L}\d])(two|three|four|five|[2-5]) (?:steps?|times|things|changes)(?!\p{L})/iu;
/** "it", "all of that", "the last thing": whatever was done. */
const WHATEVER = /^(?:(?:all|both|everything|whatever)(?: of)?(?: (?:it|that|this|them))?|(?:the |that |my |your )?(?:last|latest|previous)(?: (?:thing|change|one|step|edit|bit))?(?: .*)?)$/iu;
/** What is called a property although it is named as a thing. */
const NOUN_OF_PROPERTY = /(?<!\p{L})(?:colou?rs?|shades?|sizes?|fonts?|typeface|letters|shadow|back ?grounds?|bg|backdrop|position|place|spot|text|words|wording)(?!\p{L})/iu;
const PLACED = /(?<!\p{L})(?:where (?:it|they|that) (?:was|were|is)|former place|old (?:place|spot|position))(?!\p{L})/iu;
const PHOTO_GROUND = /(?<!\p{L})(?:back ?grounds?|bg|backdrop|behind)(?!\p{L})/iu;

/** What is done without, of which turn. */
interface Taking {
  turn: number;
  spare: (deed: Deed) => PlannedCall | null;
}

/** What was done, turn by turn, without what changed nothing; null: others than this assistant have worked here. */
function turnsOf({ deeds }: Ground): Deed[][] | null {
  const turns = new Map<string, Deed[]>();
  for (const deed of deeds.filter(CHANGING)) {
    const turn = TURN.exec(deed.callId)?.[1];
    if (turn === undefined) return null;
    turns.set(turn, [...(turns.get(turn) ?? []), deed]);
  }
  return [...turns.values()];
}

const idsOf = ({ input }: Pick<Deed, 'input'>): string[] => [input.layer, ...(Array.isArray(input.layers) ? input.layers : [])].filter((id) => typeof id === 'string');
const asDone = ({ tool, input }: Deed): PlannedCall => ({ tool, input });
const isSame = (deed: Deed, left: PlannedCall | null): boolean => JSON.stringify(left?.input) === JSON.stringify(deed.input);

/** A deed without what it did to some things, or without a property of them. */
function spared(deed: Deed, ids: readonly string[], property: Property | undefined): PlannedCall | null {
  const own = idsOf(deed);
  const others = own.filter((id) => !ids.includes(id));
  if (others.length === own.length) return asDone(deed);
  if (others.length === 0) return property === undefined ? null : without(property, deed);
  if (property !== undefined && isSame(deed, without(property, deed))) return asDone(deed);
  return { tool: deed.tool, input: { ...deed.input, layers: others } };
}

/** The property that shall be as it was; undefined: all of it. */
function propertyOf(wish: ToldWish): Property | undefined {
  const things = slotsOf(wish, 'R').filter((thing) => NOUN_OF_PROPERTY.test(thing));
  const rest = withoutThings(wish);
  return PLACED.test(rest) ? 'place' : (propertyIn(things.map((thing) => NOUN_OF_PROPERTY.exec(thing)?.[0] ?? '').join(' ')) ?? propertyIn(rest));
}

/** Whether a deleted thing, by what it was called, is what somebody names. */
function isNamed(title: string, thing: string): boolean {
  const words = wordsOf(title);
  return wordsOf(thing).some((word) => word.length > 2 && words.includes(word)) || kindsNamedIn(thing).some((kind) => kind === factKind(title));
}

/** What was deleted, or taken out of a table, and is named now. */
function bringing(wish: ToldWish, turns: readonly Deed[][], { canvas }: Ground): Taking | null {
  const thing = slotsOf(wish, 'R').find((one) => !PRONOUN.test(one));
  if (thing === undefined) return null;
  for (const [turn, deeds] of [...turns.entries()].reverse()) {
    const gone = deeds.filter(({ tool }) => tool === 'delete');
    const named = gone.find(({ output }) => Array.isArray(output.titles) && output.titles.some((title) => isNamed(String(title), thing)));
    const [only] = gone;
    const deleted = named ?? (gone.length === 1 && only && idsOf(only).length === 1 && wish.meant.layers.length === 0 ? only : undefined);
    if (deleted) {
      const titles = Array.isArray(deleted.output.titles) ? deleted.output.titles.map(String) : [];
      const back = idsOf(deleted).filter((_, at) => idsOf(deleted).length === 1 || isNamed(titles[at] ?? '', thing));
      return { turn, spare: (deed) => (deed === deleted ? spared(deed, back, undefined) : asDone(deed)) };
    }
    const table = canvas.layers.find(({ type, id }) => type === 'table' && deeds.some((deed) => idsOf(deed).includes(id)));
    const rows = deeds.filter(({ tool, input }) => tool === 'update_table' && Array.isArray(input.removeRows));
    const [taken] = rows;
    const stands = table?.cells.some(([key = '']) => isNamed(key, thing));
    if (table && !stands && rows.length === 1 && taken && Array.isArray(taken.input.removeRows) && taken.input.removeRows.length === 1) {
      const { removeRows: _rows, ...input } = taken.input;
      return { turn, spare: (deed) => (deed !== taken ? asDone(deed) : Object.keys(input).length > 1 ? { tool: taken.tool, input } : null) };
    }
  }
  return null;
}

/** What a wish takes back; null: it can't be told. */
function takingOf(wish: ToldWish, turns: readonly Deed[][], ground: Ground): Taking | null {
  const things = slotsOf(wish, 'R').filter((thing) => !PRONOUN.test(thing) && !WHATEVER.test(thing));
  const property = propertyOf(wish);
  const { layers, isSure } = wish.meant;
  const ids = layers.map(({ id }) => id);
  if (ids.length === 0 || !isSure || layers.some(({ type }) => type === 'table')) {
    const brought = bringing(wish, turns, ground);
    if (brought) return brought;
  }
  // "put it back": whatever was done to it a moment ago, and beside it.
  const last = turns.at(-1) ?? [];
  if (things.length === 0 && property === undefined && last.some((deed) => !isSame(deed, spared(deed, ids, undefined)))) return { turn: turns.length - 1, spare: () => null };
  if (ids.length > 0 && (isSure || things.length === 0)) {
    const turn = turns.findLastIndex((deeds) => deeds.some((deed) => !isSame(deed, spared(deed, ids, property))));
    if (turn >= 0) return { turn, spare: (deed) => spared(deed, ids, property) };
    if (things.length > 0) return null;
  }
  if (property !== undefined) {
    const turn = turns.findLastIndex((deeds) => deeds.some((deed) => !isSame(deed, without(property, deed))));
    return turn < 0 ? null : { turn, spare: (deed) => without(property, deed) };
  }
  return things.length > 0 ? null : { turn: turns.length - 1, spare: () => null };
}

/** "bring the background of the photo back": it was only hidden. */
function uncut(wish: ToldWish, { canvas }: Ground): PlannedCall[] | null {
  if (!PHOTO_GROUND.test(wish.text)) return null;
  const cut = canvas.layers.filter(({ type, cutout }) => type === 'image' && cutout);
  const meant = cut.filter(({ id }) => wish.meant.layers.some((layer) => layer.id === id));
  const [only] = meant.length > 0 ? meant : cut;
  const isPhoto = meant.length === 1 || (cut.length === 1 && /(?<!\p{L})(?:photos?|pics?|pictures?|images?)(?!\p{L})/iu.test(wish.text));
  return isPhoto && only ? [{ tool: 'remove_background', input: { layer: only.id, restore: true } }] : null;
}

const undone = (times: number): PlannedCall[] => Array.from({ length: times }, () => ({ tool: 'undo', input: {} }));

/** The calls that take back what some wishes, of one message, are about; null: it can't be told, or not be done again what shall stay. */
export function takenBack(wishes: readonly ToldWish[], ground: Ground): PlannedCall[] | null {
  const [first, ...others] = wishes;
  const shown = first && others.length === 0 ? uncut(first, ground) : null;
  if (shown) return shown;
  const turns = turnsOf(ground);
  if (!turns || turns.length === 0) return null;
  const steps = wishes.map(({ text }) => STEPS.exec(text)).find((match) => match !== null);
  if (steps) {
    const word = (steps[1] ?? steps[2] ?? '').toLowerCase();
    return undone(Math.min(FURTHEST, COUNTS[word.split(' ')[0] ?? ''] ?? (Number(word) || 1)));
  }
  const takings = wishes.map((wish) => takingOf(wish, turns, ground));
  if (takings.some((taking) => taking === null)) return null;
  const taken = takings.flatMap((taking) => taking ?? []);
  const from = Math.min(...taken.map(({ turn }) => turn));
  const since = turns.slice(from);
  const kept = since.flatMap((deeds, index) => {
    const own = taken.filter(({ turn }) => turn === from + index);
    return deeds.flatMap((deed) => own.reduce<PlannedCall | null>((left, { spare }) => (left === null ? null : isSame(deed, left) ? spare(deed) : left), asDone(deed)) ?? []);
  });
  if (kept.length === 0) return undone(since.length);
  // By hand: that would be undone with it. And what is made anew goes by another name than before.
  if (since.length > FURTHEST || ground.canvas.hands.length > 0 || kept.some(({ tool }) => MAKES.test(tool))) return null;
  return [...undone(since.length), ...kept];
}

/** Whether all that was done last is taken back, and nothing of it done again. */
export const isAllUndone = (calls: readonly PlannedCall[]): boolean => calls.length > 0 && calls.every(({ tool }) => tool === 'undo');
