/**
 * What acts of one message mean for one another: a complaint and its remedy are one wish, what is taken back once is not
 * taken back twice, of two places the last one counts, what is spoken of in one sentence is meant in the next, and what is to
 * stay as it is stays. "the text" on a page with several: all of them, where they are to look otherwise; what is to be written
 * there, moved or taken away is one of them, and which one has to be said.
 */
import type { EditAct, ActOf } from '../acts/act.ts';
import { isSameMatter, undoOf, type Change, type Property } from '../acts/edits.ts';
import { type Reference, reference } from '../acts/reference.ts';
import { FACT_KINDS } from '../acts/values.ts';
import { resolve, type Scene, type Spoken } from '../ground/resolve.ts';
import { propertiesOf } from '../ground/record.ts';
import type { Call } from './planned.ts';
import { allBut } from './undo-calls.ts';

/** Whether nothing is said of a thing but that it is that one: "it", "that one". */
const isUnnamed = ({ kind, words, form, color, place, ordinal, extreme, quantity, deed, near }: Reference): boolean =>
  [kind, words, form, color, place, ordinal, extreme, quantity, deed, near].every((said) => said === null);

const targetsOf = (act: EditAct): readonly Reference[] => ('target' in act ? [act.target].flat() : []);
const isPlainUndo = (act: EditAct): boolean =>
  act.type === 'undo' &&
  act.target.every(isUnnamed) &&
  act.properties.length === 0 &&
  !act.everything &&
  act.keeps === null &&
  act.since === null;

/** "it is too close to the edge, move it in a bit": once. */
const INWARD = new Set(['inward', 'way', 'apart', 'place', 'middle']);
const VISIBLE = new Set<Property>(['size', 'weight', 'color']);

/** "everything": whatever is named behind it is a part of that. */
const isEverything = ({ kind, words, quantity }: Reference): boolean =>
  quantity === 'all' && kind === null && words === null;

/** Whether a later act is about what an earlier one is about. */
function isSame(later: EditAct, earlier: EditAct): boolean {
  const [own, before] = [targetsOf(later), targetsOf(earlier)];
  const isPart = later.type === 'change' && own.length > 0 && before.length > 0 && before.every(isEverything);
  return own.every(isUnnamed) || isPart || JSON.stringify(own) === JSON.stringify(before);
}

function withoutSuperseded(acts: readonly EditAct[]): EditAct[] {
  return acts.flatMap((act, index): EditAct[] => {
    const later = acts.slice(index + 1);
    // "the title is too small now, make it way bigger".
    if (act.type === 'change') {
      const again = later.flatMap((one) => (one.type === 'change' && isSame(one, act) ? one.changes : []));
      // What stands out by its size was asked for so.
      const isOutdone = (own: Change): boolean =>
        again.some((one) => isSameMatter(one, own) || (own.property === 'emphasis' && VISIBLE.has(one.property)));
      const changes = act.changes.filter((own) => !isOutdone(own));
      if (changes.length === 0) return [{ type: 'mention', target: act.target, span: act.span }];
      return [{ ...act, changes }];
    }
    // "left looked better. bottom left then".
    if (act.type === 'move') {
      const isPlace = act.destination.to === 'place' || act.destination.to === 'edge';
      const again = later.some(
        (one) =>
          one.type === 'move' && isSame(one, act) && (one.destination.to === 'place' || one.destination.to === 'edge'),
      );
      const isInward = act.destination.to === 'inward';
      const isAgain = later.some(
        (one) => isInward && one.type === 'move' && isSame(one, act) && INWARD.has(one.destination.to),
      );
      return isAgain || (isPlace && again) ? [{ type: 'mention', target: act.target, span: act.span }] : [act];
    }
    // "that's too much. 52".
    const isSaid =
      later.some(({ type }) => type === 'further') || acts.some((one) => one.type === 'change' || isPlainUndo(one));
    if (act.type === 'further' && isSaid) return [];
    return [act];
  });
}

/** "the button doesn't stand out, make it orange": a button's color is that of its pill, by whatever word it goes. */
function withButtons(acts: readonly EditAct[]): EditAct[] {
  return acts.map((act, index) => {
    const before = acts[index - 1];
    const [button] = before && (before.type === 'mention' || before.type === 'change') ? before.target : [];
    const isIt = act.type === 'change' && act.target.length === 1 && act.target.every(isUnnamed);
    return isIt && button?.kind === 'callToAction' ? { ...act, target: [button] } : act;
  });
}

/** "the headline feels shouty, tone it down": not what was done last, but what is complained of. */
function withRemedies(acts: readonly EditAct[]): EditAct[] {
  return acts.map((act, index): EditAct => {
    const before = acts[index - 1];
    const isRemedy = act.type === 'further' && act.way === 'down' && act.value === null;
    if (!isRemedy || before?.type !== 'mention' || before.target.length === 0 || before.target.every(isUnnamed))
      return act;
    const calmer = { property: 'saturation', way: 'down', value: null, degree: 1, like: null, was: null } as const;
    return { type: 'change', target: before.target, changes: [calmer], span: act.span };
  });
}

/** "make both photos the same size and line them up": one row of equals. */
function withRows(acts: readonly EditAct[]): EditAct[] {
  return acts.flatMap((act, index): EditAct[] => {
    const [before, next] = [acts[index - 1], acts[index + 1]];
    const isRow = (one: EditAct | undefined): boolean => one?.type === 'arrange' && one.how === 'row';
    const isSize = (one: EditAct | undefined): boolean => one?.type === 'arrange' && one.how === 'size';
    if (act.type !== 'arrange') return [act];
    if (isSize(act) && isRow(next) && next && isSame(next, act)) return [{ ...act, how: 'equalRow' }];
    if (isRow(act) && isSize(next) && next && isSame(next, act)) return [{ ...act, how: 'equalRow' }];
    const isTold = (isRow(act) && isSize(before)) || (isSize(act) && isRow(before));
    return isTold && before && isSame(act, before) ? [] : [act];
  });
}

const FACTS: ReadonlySet<unknown> = new Set(FACT_KINDS);
/** A fact of whatever was spoken of before. */
const isFact = ({ kind, words }: Reference): boolean => words === null && FACTS.has(kind);

/** The acts as they are to be done. */
export function settled(said: readonly EditAct[]): EditAct[] {
  const repeats = said.filter((act) => act.type === 'repeat');
  const takesBack = said.some(isPlainUndo);
  let hasUndone = false;
  const acts = said.flatMap((act, index): EditAct[] => {
    if (isPlainUndo(act)) {
      // What is done to something else instead is taken back with it.
      if (repeats.length > 0 || hasUndone) return [];
      hasUndone = true;
      return [act];
    }
    if (act.type === 'repeat') {
      const isFirst = !repeats.slice(0, repeats.indexOf(act)).some((one) => isSame(act, one));
      return isFirst ? [{ ...act, instead: act.instead || takesBack }] : [];
    }
    // "the blue vase is gone, write SOLD instead of the price": it stays, with other words.
    const isReworded = said.slice(index + 1).some((one) => one.type === 'reword' && isFact(one.target));
    if (act.type === 'remove' && isReworded) return [{ type: 'mention', target: act.target, span: act.span }];
    // "I don't need the date anymore, remove it".
    const before = said[index - 1];
    const isAgain = act.type === 'remove' && before?.type === 'remove' && act.target.every(isUnnamed);
    return isAgain ? [] : [act];
  });
  return withoutSuperseded(withRows(withRemedies(withButtons(acts))));
}

/** "it", "that line": whatever was spoken of. */
const isOpen = ({ kind, words, ordinal, place, color, near, quantity, page, except }: Reference): boolean =>
  (kind === null || kind === 'line') &&
  [words, ordinal, place, color, near, quantity, page].every((said) => said === null) &&
  except.length === 0;

/** The acts, those that take away what was mentioned by its name; what was asked for twice is asked once. */
export function withMentioned(acts: readonly EditAct[]): EditAct[] {
  const settled: EditAct[] = [];
  for (const act of acts) {
    const last = settled.at(-1);
    const isAgain = act.type === 'remove' && act.target.length > 0 && act.target.every(isOpen);
    const isNamed = last?.type === 'mention' && last.target.every(({ words }) => words !== null);
    if (isAgain && isNamed) settled[settled.length - 1] = { ...act, target: last.target };
    else if (!isAgain || last?.type !== 'remove') settled.push(act);
  }
  return settled;
}

const ALL_TEXTS = reference({ kind: 'text', quantity: 'all' });
const PLAIN = JSON.stringify(reference({ kind: 'text' }));
const isText = (one: Reference): boolean => JSON.stringify(one) === PLAIN;
const isAllTexts = (one: Reference): boolean => JSON.stringify(one) === JSON.stringify(ALL_TEXTS);
/** "it", "them", and nothing else said of it. */
const isPointing = ({ pronoun, ...rest }: Reference): boolean =>
  pronoun !== null && JSON.stringify(rest) === JSON.stringify({ ...reference({}), pronoun: undefined });

/** What becomes of letters, and not of where they stand. */
const OF_LETTERS: ReadonlySet<Property> = new Set([
  'color',
  'saturation',
  'size',
  'weight',
  'italic',
  'underline',
  'letterCase',
  'font',
  'letterSpacing',
  'lineHeight',
  'alignment',
  'shadow',
  'outline',
  'emphasis',
  'effect',
]);
type OfLooks = Extract<EditAct, { type: 'change' | 'recolor' }>;
const isOfLooks = (act: EditAct): act is OfLooks =>
  act.type === 'recolor' || (act.type === 'change' && act.changes.every(({ property }) => OF_LETTERS.has(property)));
const pointsAt = (act: EditAct): boolean =>
  'target' in act && [act.target].flat().some((one) => one !== null && one.pronoun !== null);

/** The acts, each that is about the text as a whole with all of it as its target. */
export function withMassTexts(acts: readonly EditAct[], scene: Scene): EditAct[] {
  const isMass = (one: Reference): boolean => isText(one) && 'ambiguous' in resolve(one, scene);
  let isOpen = false;
  return acts.map((act, index): EditAct => {
    const later = acts.slice(index + 1);
    const isOnlyLooks = act.type === 'mention' && later.filter(pointsAt).every(isOfLooks);
    if (!isOfLooks(act) && !isOnlyLooks) {
      isOpen &&= pointsAt(act);
      return act;
    }
    if (isOpen && act.target.every(isPointing)) return { ...act, target: [ALL_TEXTS] };
    const isUnread = act.type === 'change' && act.changes.some(({ value }) => value === 'legible');
    const target = act.target.map((one) => (isMass(one) || (isUnread && isText(one)) ? ALL_TEXTS : one));
    isOpen = target.length > 0 && target.every(isAllTexts);
    return { ...act, target };
  });
}

/** "the rest": whatever the request does not name, which nothing is done to anyway. */
const isRest = ({ quantity, kind, words }: Reference): boolean =>
  quantity !== null && quantity !== 'both' && kind === null && words === null;

/** Ids of the layers that are kept. */
function keptLayers({ target }: ActOf<'keep'>, scene: Scene): string[] {
  return target.flatMap((one) => {
    if (isRest(one)) return [];
    // "keep the pink": whatever has it, but for what is named.
    const isByColor = one.color !== null && one.kind === null && one.words === null;
    if (isByColor) return [];
    const meant = resolve(one, scene);
    return 'layers' in meant ? meant.layers.map(({ id }) => id) : [];
  });
}

const isOfNothing = ({ target }: ActOf<'keep'>): boolean =>
  target.length > 0 && target.every(({ pronoun }) => pronoun !== null);
const isNamed = (act: EditAct): boolean => act.type === 'keep' && act.target.length > 0 && !isOfNothing(act);

const undoing = (span: ActOf<'undo'>['span'], target: Reference[] = []): ActOf<'undo'> => ({
  ...undoOf({ target }),
  span,
});

const idsOf = ({ input: { layer, layers } }: Call): unknown[] => [layer, ...(Array.isArray(layers) ? layers : [])];

/** What is kept is not what "it" means: "the other corner, the contacts are fine". */
function without(ids: ReadonlySet<unknown>, { before, now }: Spoken): Spoken {
  const others = (some: readonly string[]) => some.filter((id) => !ids.has(id));
  return {
    now,
    before: before.map(({ last, all }) => {
      const rest = others(all);
      return { last: others(last).length > 0 ? others(last) : rest.slice(0, 1), all: rest };
    }),
  };
}

interface Kept {
  acts: EditAct[];
  /** Whether a planned call leaves alone what is kept. */
  isKept: (call: Call) => boolean;
  spoken: Spoken;
}

/** The acts of a request without those that only keep something. */
export function keeping(said: readonly EditAct[], scene: Scene): Kept {
  const isTakenBack = (act: EditAct): boolean =>
    act.type === 'keep' &&
    act.isRefused &&
    keptLayers(act, scene).some((id) => scene.deeds.some(({ layers }) => layers.includes(id)));
  // "the contacts are fine, leave them": the same once more.
  const isEcho = (act: EditAct): boolean =>
    act.type === 'keep' && isOfNothing(act) && said.slice(0, said.indexOf(act)).some((one) => isNamed(one));
  const keeps = said.filter((act): act is ActOf<'keep'> => act.type === 'keep' && !isTakenBack(act) && !isEcho(act));
  const kept = keeps.map((act) => ({ ids: new Set<unknown>(keptLayers(act, scene)), properties: act.properties }));
  // "put it back where it was, but keep the color": of what was done last.
  const spared = keeps.flatMap(({ target, properties }) =>
    target.every(({ pronoun }) => pronoun !== null) ? properties : [],
  );
  const [only] = keeps;
  const last = scene.deeds.at(-1);
  // "oh wait, no, keep it": what was just taken away comes back.
  const isBack =
    said.length === 1 &&
    only?.properties.length === 0 &&
    only.target.every(({ pronoun }) => pronoun !== null) &&
    last?.tool === 'delete' &&
    last.turn === scene.turns - 1;
  if (only && isBack && last) return { acts: [undoing(only.span)], isKept: () => true, spoken: scene.spoken };
  const acts = said
    .map((act): EditAct => (act.type === 'keep' && isTakenBack(act) ? undoing(act.span, act.target) : act))
    .filter((act) => act.type !== 'keep')
    .map((act) =>
      act.type === 'undo' && act.properties.length === 0 && spared.length > 0
        ? { ...act, properties: allBut(spared) }
        : act,
    );
  const isKept = (call: Call): boolean =>
    call.tool === 'undo' ||
    kept.every(
      ({ ids, properties }) =>
        !idsOf(call).some((id) => ids.has(id)) ||
        (properties.length > 0 && !propertiesOf(call.input).some((one) => properties.includes(one))),
    );
  const whole = kept.flatMap(({ ids, properties }) => (properties.length === 0 ? [...ids] : []));
  return { acts, isKept, spoken: whole.length > 0 ? without(new Set(whole), scene.spoken) : scene.spoken };
}
