/** Plans edits: settled acts in, tool calls out. No reading of words here. */
import type { ActOf, EditAct } from '../acts/act.ts';
import { isSingular, reference, type Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { goneLayers } from '../ground/gone.ts';
import { WEEKDAYS } from '../values/day-names.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { isOnlyDay, layersOf, onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { recognizeValues } from '../values/recognize.ts';
import { addCalls } from './add-calls.ts';
import { correctCalls, withoutFact } from './fact-calls.ts';
import { designCalls, inOtherSizes } from './design-calls.ts';
import { cutCalls, cutMeant, type Cut } from './cut-calls.ts';
import { changeCalls } from './change-calls.ts';
import { squareOf } from './look-fields.ts';
import { goneCalls, isToGone } from './place-calls.ts';
import { grownApart } from './growing.ts';
import { handworkCalls } from './handwork-calls.ts';
import { asGroundAgain, asSizeAgain, furtherCalls, undoCalls } from './undo-calls.ts';
import { keeping, withMassTexts, withMentioned, settled } from './superseded.ts';
import { isAboutNew, withLooksOfNew, refusing, type Call, type Planned, type Refusal } from './planned.ts';
import { newFact } from './new-facts.ts';
import { doubledCalls, twinOf } from './twins.ts';
import { insetCalls, joinCalls, splitCalls } from './line-calls.ts';
import { moveCalls } from './move-calls.ts';
import { isAboutOrder, planOnPages, turned } from './page-calls.ts';
import { recolorCalls } from './color-calls.ts';
import { appendCalls, rewordCalls } from './reword-calls.ts';
import {
  columnCalls,
  insertLine,
  newRowCalls,
  sortCalls,
  withoutLine,
  tableCalls,
  tableLookCalls,
} from './list-calls.ts';
import { lineMeant, type ListLine } from '../ground/lists.ts';
import { removeColumns, removeRows, rowOf } from './row-calls.ts';
import { merged } from './merged-calls.ts';
import { pageAfter } from './simulated.ts';
import { studioCalls } from './studio-calls.ts';
import { withWordsOn } from './making-room.ts';
import { arrangeCalls } from './arrange-calls.ts';

/** Tools whose calls are about one picture each. */
const OF_PICTURES = new Set(['remove_background', 'retake', 'upscale', 'crop', 'expand']);
/** Tools whose calls can be made on another layer as they are. */
const REPEATED = new Set(['update_layer', 'style', 'delete', 'duplicate', ...OF_PICTURES]);

/** "use the same for the date", behind a question what font the title has. */
function asAsked({ target, span }: ActOf<'repeat'>, scene: Scene): Planned {
  const { asked = null } = scene;
  if (!asked) return null;
  const like = { property: asked.property, way: 'set' as const, value: null, degree: 1, like: asked.of, was: null };
  return changeCalls({ type: 'change', target, changes: [like], span }, scene);
}

/** What the last turn did, on other layers; with `instead` it is taken back where it was done. */
function repeatCalls(act: ActOf<'repeat'>, scene: Scene): Planned {
  const { target, instead } = act;
  const answered = asAsked(act, scene);
  if (answered) return answered;
  const turn = scene.deeds.at(-1)?.turn;
  const deeds = scene.deeds.filter((deed) => !deed.isRepair && deed.turn === turn && turn === scene.turns - 1);
  // "now the second one": one of the same type.
  const now = deeds.flatMap((deed) => deed.layers);
  const layers = layersOf(target, { ...scene, spoken: { ...scene.spoken, now } });
  const [first] = deeds;
  if (!layers || !first || deeds.some(({ tool }) => !REPEATED.has(tool))) return null;
  const ids = layers.map(({ id }) => id);
  // Several layers got the same: once is enough for the other.
  const inputs = new Map(
    deeds.map(({ tool, input: { layer: _layer, layers: _layers, ...rest } }) => [
      JSON.stringify([tool, rest]),
      { tool, rest },
    ]),
  );
  const isOfPictures = deeds.some(({ tool }) => OF_PICTURES.has(tool));
  if (isOfPictures && layers.some(({ type }) => type !== 'image')) return null;
  const calls = [...inputs.values()].flatMap(({ tool, rest }) =>
    OF_PICTURES.has(tool)
      ? layers.map(({ id }): Call => ({ tool, input: { layer: id, ...rest } }))
      : tool === 'update_layer'
        ? layers.map(({ id, box }): Call => ({
            tool,
            input: { layer: id, ...rest, ...(rest.frame === 'circle' && box ? squareOf(box) : {}) },
          }))
        : [{ tool, input: { layers: ids, ...rest } }],
  );
  const back: Call[] = instead ? [{ tool: 'undo', input: { changes: deeds.map(({ change }) => change) } }] : [];
  return { calls: [...back, ...calls], spoken: ids };
}

/** Of several things that were put there lately, all but some. */
function fewerCalls({ left }: ActOf<'fewer'>, scene: Scene): Planned {
  const isThere = (id: string): boolean => scene.page.layers.some((layer) => layer.id === id);
  const lately = scene.deeds.filter(({ turn, isRepair }) => turn >= scene.turns - LATELY && !isRepair);
  const made = [...Map.groupBy(lately, ({ turn }) => turn).values()]
    .map((deeds) =>
      deeds
        .filter(({ tool }) => tool !== 'compose_design')
        .flatMap((deed) => deed.made)
        .filter(isThere),
    )
    .findLast((ids) => ids.length > 1);
  if (!made) return refusing({ why: 'notSeveral' });
  return made.length > left ? { calls: [{ tool: 'delete', input: { layers: made.slice(left) } }], spoken: [] } : null;
}
/** Turns whose things are still spoken of. */
const LATELY = 3;

/** Most of the page's layers that one request may remove without naming them one by one. */
const MOST_REMOVED = 0.5;

function removeCalls(act: ActOf<'remove'>, scene: Scene): Planned {
  const { target } = act;
  const twin = twinOf(target, scene);
  if (twin) return twin;
  if (target.some(({ kind }) => kind === 'column')) return removeColumns(target, scene);
  const rows = target.map((reference) => rowOf(reference, scene));
  if (rows.every((row) => row !== null)) return removeRows(rows);
  if (rows.some((row) => row !== null)) return null;
  const lines = target.map((reference) => lineMeant(reference, scene));
  if (lines.every((line): line is ListLine => line !== null)) return withoutLine(lines);
  if (lines.some((line) => line !== null)) return null;
  const layers = layersOf(target, scene);
  if (!layers || layers.some(({ locked }) => locked)) return null;
  const cut = target.map((reference) => {
    const thing = onlyLayer(resolve(reference, scene));
    return thing && !isAll(reference, thing) ? withoutFact(reference, thing) : null;
  });
  if (cut.every((call): call is Call => call !== null)) return { calls: cut, spoken: layers.map(({ id }) => id) };
  // "the others" may be pages as well.
  if (target.some(({ quantity, kind, words }) => quantity === 'other' && kind === null && words === null)) return null;
  const isWhole = (reference: Reference): boolean => {
    const thing = onlyLayer(resolve(reference, scene));
    const isOneOfLines = reference.kind === 'line' && thing?.text.includes('\n');
    const isListed = () => cutMeant(reference, scene, true) !== null;
    return thing?.type !== 'text' || (isAll(reference, thing) && !isOneOfLines && !isListed());
  };
  const parts = target.filter((reference) => !isWhole(reference));
  const cuts = parts.map((reference) => cutMeant(reference, scene, false));
  if (parts.length > 0) {
    if (!cuts.every((cut): cut is Cut => cut !== null)) return null;
    const others = target.filter((reference) => !parts.includes(reference));
    const gone = others.length > 0 ? removeCalls({ ...act, target: others }, scene) : { calls: [], spoken: [] };
    const cut = cutCalls(cuts);
    return gone && cut && { calls: [...cut, ...gone.calls], spoken: cuts.map(({ thing }) => thing.id) };
  }
  // "everything except the photo" says which, all the same, and so does "all the texts".
  const isSparing = target.some(
    ({ quantity, except, words, color }) => quantity === 'all' && (except.length > 0 || (words ?? color) === null),
  );
  if (!isSparing && target.length === 1 && layers.length > 1 && layers.length > scene.page.layers.length * MOST_REMOVED)
    return null;
  return { calls: [{ tool: 'delete', input: { layers: layers.map(({ id }) => id) } }], spoken: [] };
}

/** Whether a reference speaks of the whole text: its words, or a fact that is all that it says. */
function isAll({ kind, words }: Reference, { text }: Thing): boolean {
  if (words !== null) {
    const day = WEEKDAYS.get(words.toLowerCase());
    if (day !== undefined && !holdsWords(text, plainWords(words)) && isOnlyDay(text, day)) return true;
    const [said, whole] = [plainWords(words), plainWords(text)];
    return kind !== null || said.length >= whole.length * 0.5;
  }
  const facts = recognizeValues(text).filter(({ type }) => type === kind);
  return facts.length === 0 || facts.some(({ span }) => span[1] - span[0] >= text.trim().length * 0.5);
}

function duplicateCalls({ target, count }: ActOf<'duplicate'>, scene: Scene): Planned {
  const layers = layersOf(target, scene);
  const input = { layers: layers?.map(({ id }) => id), ...(count === 1 ? {} : { count }) };
  return layers && { calls: [{ tool: 'duplicate', input }], spoken: [] };
}

/** "yellow circle behind the shoe", where there is none: it is to be added. */
function newShape({ target, destination, span }: ActOf<'move'>, scene: Scene): Planned {
  const [shape] = target;
  if (shape?.kind !== 'shape' || shape.form === null || shape.color === null || target.length > 1) return null;
  const isPlain = [shape.words, shape.place, shape.ordinal, shape.extreme, shape.quantity, shape.deed, shape.near];
  if (!('missing' in resolve(shape, scene)) || isPlain.some((said) => said !== null)) return null;
  const { form, color } = shape;
  const where = whereOf(destination);
  const looks = [{ property: 'color' as const, way: 'set' as const, value: color, degree: 1, like: null, was: null }];
  return where && addCalls({ type: 'add', addition: { is: 'shape', form }, where, looks, like: null, span }, scene);
}

/** Where something new goes that is told like a move. */
function whereOf(destination: ActOf<'move'>['destination']): ActOf<'add'>['where'] {
  if (destination.to === 'level' && destination.level === 'behind')
    return { to: 'side', side: 'behind', of: destination.of };
  if (destination.to === 'place') return { to: 'place', place: destination.place };
  return destination.to === 'side' ? { to: 'side', side: destination.side, of: destination.of } : null;
}

/** The calls of one act. */
export function planAct(act: EditAct, scene: Scene): Planned {
  switch (act.type) {
    case 'add':
      return insertLine(act, scene) ?? addCalls(act, scene);
    case 'change':
      return changeCalls(act, scene);
    case 'recolor':
      return recolorCalls(act, scene);
    case 'fewer':
      return fewerCalls(act, scene);
    case 'reword':
      return rewordCalls(act, scene);
    case 'append':
      return appendCalls(act, scene);
    case 'row':
      return newRowCalls(act, scene);
    case 'sort':
      return sortCalls(act, scene);
    case 'column':
      return columnCalls(act, scene);
    case 'table':
      return tableCalls(act, scene);
    case 'tableLook':
      return tableLookCalls(act, scene);
    case 'correct':
      return correctCalls([act], scene);
    case 'move':
      return insetCalls(act, scene) ?? moveCalls(act, scene) ?? newShape(act, scene);
    case 'split':
      return splitCalls(act, scene);
    case 'doubled':
      return doubledCalls(act, scene);
    case 'join':
      return joinCalls(act, scene);
    case 'arrange':
      return arrangeCalls(act, scene);
    case 'mention': {
      const layers = layersOf(act.target, scene);
      const isUnnamed = act.target.every(({ pronoun }) => pronoun !== null);
      // What is gone is known, all the same: "oops, I need that price".
      const isGone = act.target.every((one) => scene.deeds.some((deed) => goneLayers(one, deed).length > 0));
      return layers || isUnnamed || isGone ? { calls: [], spoken: (layers ?? []).map(({ id }) => id) } : null;
    }
    case 'keep':
      return { calls: [], spoken: [] };
    case 'lacking':
      return null;
    case 'further':
      return furtherCalls(act, scene);
    case 'repeat':
      return repeatCalls(act, scene);
    case 'remove':
      return removeCalls(act, scene);
    case 'duplicate':
      return duplicateCalls(act, scene);
    case 'undo':
      return undoCalls(act, scene);
    case 'redo':
      return { calls: [{ tool: 'redo', input: {} }], spoken: [] };
    case 'pattern':
    case 'gradient':
    case 'resize':
    case 'export':
    case 'addPage':
    case 'namePage':
    case 'showPage':
      return designCalls(act, scene);
    case 'another': {
      // "now the second one too", and nothing was shown to choose from.
      const { number, span } = act;
      const again = number === null ? null : [reference({ ordinal: number })];
      return (
        studioCalls(act, scene) ??
        (again && repeatCalls({ type: 'repeat', target: again, instead: false, span }, scene))
      );
    }
    case 'connect':
    case 'mark':
    case 'fit':
    case 'group':
    case 'emptyFrame':
      return handworkCalls(act, scene);
    default:
      return studioCalls(act, scene);
  }
}

const isPointedAt = (later: readonly EditAct[]): boolean =>
  later.some((act) => 'target' in act && [act.target].flat().some((one) => one !== null && one.pronoun !== null));

/** "we don't need page 2, bin it": the same thing goes once. */
function withoutEchoes(acts: readonly EditAct[]): EditAct[] {
  const isEcho = (act: EditAct | undefined): boolean =>
    act?.type === 'remove' &&
    act.target.every(({ pronoun, kind, words }) => isSingular(pronoun) && kind === null && words === null);
  const removes = acts.some((act) => act.type === 'remove' && !isEcho(act));
  return removes ? acts.filter((act) => !isEcho(act)) : [...acts];
}

/** The calls of all acts, each after what the ones before it spoke of; null where one of them can't be done. */
export function planEdits(
  said: readonly EditAct[],
  whole: Scene,
): { calls: Call[]; isLook: boolean; refused?: Refusal; asks?: string } | null {
  const { acts: wanted, isKept, spoken: open } = keeping(said, whole);
  const scene = { ...whole, spoken: open };
  const once = scene.page.selected.length > 0 ? wanted : withoutEchoes(wanted);
  const meant = withMassTexts(settled(once.map((act) => asGroundAgain(asSizeAgain(act, scene), scene))), scene);
  const acts = inOtherSizes(meant, scene.page);
  // Of what follows it nobody knows on which page that would be.
  const isSaid = (act: EditAct): boolean => act.type === 'mention' && !isPointedAt(acts.slice(acts.indexOf(act) + 1));
  if (
    acts
      .filter((act) => !isSaid(act))
      .slice(0, -1)
      .some(isAboutOrder)
  )
    return null;
  // "write KES, not bob": what is to be instead of something is no addition.
  if (acts.some(({ type }) => type === 'add') && acts.some(({ type }) => type === 'undo')) return null;
  const calls: Call[] = [];
  let now = [...scene.spoken.now];
  let { page } = scene;
  // "to the sunday, so the 4th": what is corrected on one page is one matter.
  const together = acts.filter((act): act is ActOf<'correct'> => act.type === 'correct' && act.target.page === null);
  const inOrder = withMentioned(withLooksOfNew(acts));
  for (const [index, act] of inOrder.entries()) {
    // What is new has no id yet, so that nothing can be done to it.
    if (isAboutNew(act, now)) return null;
    if (act.type === 'correct' && act !== together[0] && together.includes(act)) continue;
    const plan = (own: EditAct, there: Scene): Planned =>
      isToGone(own)
        ? goneCalls(own, acts, there, scene.page)
        : act === together[0] && own.type === 'correct'
          ? correctCalls(together, there)
          : planAct(own, there);
    const here = {
      ...scene,
      page: { ...page, leaving: leavingIn(inOrder, index, scene) },
      spoken: { ...scene.spoken, now },
    };
    const standing = planOnPages(act, here, plan);
    const fresh = standing ? null : newFact(act, here, acts.length === 1);
    const planned = fresh ? planOnPages(fresh, here, plan) : standing;
    // What is said of a thing that is not there asks for nothing, unless "it" comes of it.
    if (!planned && act.type === 'mention' && !isPointedAt(acts.slice(acts.indexOf(act) + 1))) continue;
    if (!planned) return null;
    if (planned.refused) return { calls: [], isLook: false, refused: planned.refused };
    if (planned.asks !== undefined) return { calls: [], isLook: false, asks: planned.asks };
    // What it shows decides the rest.
    if (planned.isLook) return { calls: planned.calls, isLook: true };
    calls.push(...planned.calls);
    page = pageAfter(page, planned.calls);
    if (planned.spoken.length > 0) now = planned.spoken;
  }
  return calls.length > 0 && calls.every(isKept)
    ? { calls: grownApart(merged(turned(withWordsOn(calls, scene.page), scene.page.page)), scene.page), isLook: false }
    : null;
}

/** What acts before this one have taken away, and those behind it move: it is in nothing's way. */
function leavingIn(acts: readonly EditAct[], at: number, scene: Scene): string[] {
  const leaving = acts.flatMap((act, index) =>
    (act.type === 'remove' && index < at) || (act.type === 'move' && index > at) ? act.target : [],
  );
  return leaving.flatMap((one) => {
    const meant = resolve(one, scene);
    return 'layers' in meant ? meant.layers.map(({ id }) => id) : [];
  });
}
