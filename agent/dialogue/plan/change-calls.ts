/** Plans changes of how things look: which field of which layer, or of which words of a text. */
import { contrast } from '#design/layout/contrast.ts';
import type { ActOf } from '../acts/act.ts';
import type { Change } from '../acts/edits.ts';
import { isSingular, reference as referenceTo, type Reference } from '../acts/reference.ts';
import { groundOf } from '../ground/behind.ts';
import { areaOf, holdersOf, type Page, type Thing } from '../ground/canvas.ts';
import { holderOf } from '../ground/kinds.ts';
import { lineMeant } from '../ground/lists.ts';
import { ofColor, onlyLayer, resolve, type Resolved, type Scene } from '../ground/resolve.ts';
import { asWritten } from '../ground/text-parts.ts';
import { plainWords } from '../values/plain-words.ts';
import { recognizeValues } from '../values/recognize.ts';
import { comparedCalls } from './compared.ts';
import { fieldsFor, outlinedOn, recolored, filtersFor, handLook, isStepless } from './look-fields.ts';
import { reworkCalls } from './rework-calls.ts';
import { withAccent } from './color-calls.ts';
import { isSeveralLines, isSpacing, spacingCalls } from './arrange-calls.ts';
import { refusing, type Call, type Planned } from './planned.ts';

/** A button's own color is that of its pill, unless that is spoken of besides: "a black button with white letters". */
function onPill(change: Change, layer: Thing, reference: Reference, changes: readonly Change[]): Change {
  if (changes.some(({ property }) => property === 'highlight')) return change;
  const isButton = reference.kind === 'callToAction' || reference.kind === 'badge';
  return change.property === 'color' && isButton && change.way === 'set'
    ? { ...change, property: 'highlight' }
    : change;
}

function backgroundCalls(changes: readonly Change[], { background }: Page, scene: Scene): Call[] | null {
  const calls = changes.map((change): Call | null => {
    const { property, like } = change;
    const color =
      like === null ? recolored(background, change) : property === 'color' ? colorOf(resolve(like, scene)) : null;
    if (color === 'none') return { tool: 'set_background', input: { none: true } };
    return color === null ? null : { tool: 'set_background', input: { color } };
  });
  return calls.every((call) => call !== null) ? calls : null;
}

/** The one color of what a reference means: of a layer, or of a page's background. */
function colorOf(meant: Resolved): string | null {
  const color = 'background' in meant ? meant.background.background : (onlyLayer(meant)?.color ?? '');
  return color.startsWith('#') ? color.slice(0, 7) : null;
}

/** Fields that apply to some words of a text. */
const OF_WORDS = new Set(['layer', 'color', 'font', 'size', 'scale', 'weight', 'italic', 'underline', 'strikethrough']);

/**
 * The words of a text that a reference means, where it means only some: those it says, or its fact in a text of several
 * lines. Undefined: all of the text; null: they stand there more than once.
 */
function partOf({ isPart, words, kind }: Reference, { type, text }: Thing): string | null | undefined {
  if (type !== 'text') return undefined;
  if (isPart && words !== null && plainWords(words) !== plainWords(text)) return asWritten(text, words);
  const facts = text.includes('\n') && words === null ? recognizeValues(text).filter((fact) => fact.type === kind) : [];
  const [fact] = facts;
  return fact && facts.length === 1 ? asWritten(text, text.slice(...fact.span)) : undefined;
}

/** The calls that write the fields; null: words of a text alone can't have them. */
function callsOf(
  fields: Record<string, unknown>,
  filters: Readonly<Record<string, number>>,
  part: string | null | undefined,
  layer: Thing,
): Call[] | null {
  const isFiltered = Object.keys(filters).length > 0;
  if (part !== undefined) {
    const fits = !isFiltered && Object.keys(fields).every((field) => OF_WORDS.has(field));
    return part !== null && fits ? [{ tool: 'edit_text', input: { ...fields, part } }] : null;
  }
  return [
    ...(Object.keys(fields).length > 1 ? [{ tool: 'update_layer', input: fields }] : []),
    ...(isFiltered ? [{ tool: 'style', input: { layers: [layer.id], filters } }] : []),
  ];
}

const ALL_TEXTS = referenceTo({ kind: 'text', quantity: 'all' });
/** What only letters have. */
const OF_LETTERS = new Set<Change['property']>(['font', 'letterCase']);
/** "change the font to Montserrat", "make it uppercase", "more space between the lines", of nothing in particular. */
const isUnnamed = ({ pronoun, kind, words }: Reference): boolean =>
  isSingular(pronoun) && kind === null && words === null;
const isOfLetters = (changes: readonly Change[]): boolean => changes.every(({ property }) => OF_LETTERS.has(property));

/** "can I have it in dark green", behind a composition: its colors. */
function inOtherColors({ pronoun, kind }: Reference, changes: readonly Change[], scene: Scene): Call[] | null {
  const last = scene.deeds.findLast(({ isRepair }) => !isRepair);
  if (!isSingular(pronoun) || kind !== null || last?.tool !== 'compose_design' || last.turn !== scene.turns - 1)
    return null;
  const colors = changes.flatMap(({ property, way, value, like }) =>
    property === 'color' && way === 'set' && !like && typeof value === 'string' ? [value] : [],
  );
  return colors.length === changes.length
    ? reworkCalls({ colors, onlyColors: true }, scene.studio.done, scene.page)
    : null;
}

const isOfLine = ({ property }: Change): boolean => property === 'dash' || property === 'heads';

const showsAgain = ({ property, value }: Change): boolean => property === 'visible' && value === true;

/** What can be shown again is what is hidden. */
const amongHidden = ({ page, ...scene }: Scene): Scene => ({
  ...scene,
  page: { ...page, layers: page.layers.map((layer) => ({ ...layer, visible: !layer.visible })) },
});

/** "in that blue": any that has it will do. */
function likeOf(reference: Reference, layer: Thing, scene: Scene): Thing | null {
  const meant = resolve(reference, scene);
  const others = 'layers' in meant ? meant.layers : 'ambiguous' in meant ? meant.ambiguous : [];
  const isByColor = reference.color !== null && reference.kind === null && reference.words === null;
  if (isByColor) return others.find(({ id }) => id !== layer.id) ?? null;
  const like = onlyLayer(meant);
  // A button is known by the color of the shape that it stands on.
  const isButton = like?.type === 'text' && reference.kind === 'callToAction' && like.highlight === '';
  return (isButton ? holderOf(like, scene.page.layers) : null) ?? like;
}

/** "in that dark green", where nothing has it: the color itself. */
const asNamed = (change: Change, like: Thing | null): Change =>
  change.like?.color && change.property === 'color' && !like
    ? { ...change, value: change.like.color, like: null }
    : change;

/** Letters from this share of the page's shorter side on are large enough, and at this contrast plain to read. */
const LARGE = 0.05;
const PLAIN = 7;

/** "the writing is hard to read": of several texts only small ones grow, and only pale ones get another color. Null: nothing is wrong. */
function asLegible(change: Change, layer: Thing, count: number, page: Page): Change | null {
  if (change.property !== 'emphasis' || change.value !== 'legible' || layer.type !== 'text') return change;
  const ground = groundOf(layer, page);
  const isPlain =
    ground.startsWith('#') &&
    layer.color.startsWith('#') &&
    contrast(layer.color.slice(0, 7), ground.slice(0, 7)) >= PLAIN;
  const isLarge = count > 1 && layer.size >= Math.min(page.width, page.height) * LARGE;
  if (isLarge) return isPlain ? null : { ...change, property: 'color', way: 'set', value: 'auto' };
  return isPlain ? { ...change, property: 'size', value: null } : change;
}

const isStraight = ({ property, way, value }: Change, { rotation }: Thing): boolean =>
  property === 'rotation' && way === 'set' && value === 0 && rotation === 0;

/** The ground of a text is its pill, else the shape that holds it; of both, the one of the color that was named. */
function groundCall({ property, way, value, was }: Change, layer: Thing, { page }: Scene): Call | null {
  if (property !== 'highlight' || layer.type !== 'text' || !layer.box) return null;
  if (layer.highlight !== '' && (was === null || ofColor(was, [{ ...layer, color: '' }]).length > 0)) return null;
  const holders = holdersOf(layer, page.layers);
  const [holder] = (was === null ? holders : ofColor(was, holders)).toSorted((a, b) => areaOf(a) - areaOf(b));
  if (!holder || way !== 'set') return null;
  return value === 'none'
    ? { tool: 'delete', input: { layers: [holder.id] } }
    : { tool: 'update_layer', input: { layer: holder.id, color: value } };
}

/** A shadow where a cutout stands. */
const groundShadowCall = ({ property, value }: Change, { id, type, cutout }: Thing): Call | null =>
  property === 'groundShadow' && type === 'image' && (cutout || value === 'none')
    ? { tool: 'style', input: { layers: [id], groundShadow: value } }
    : null;

/** A table's color is that of its heading and its stripes. */
const tableCall = ({ property, way, value }: Change, { id, type }: Thing): Call | null =>
  type === 'table' && property === 'color' && way === 'set' && typeof value === 'string' && value.startsWith('#')
    ? { tool: 'update_table', input: { layer: id, color: value } }
    : null;
const isEverything = ({ quantity, kind, words }: Reference): boolean =>
  quantity === 'all' && kind === null && words === null;

export function changeCalls({ target, changes }: ActOf<'change'>, scene: Scene): Planned {
  if (changes.some(isStepless)) return null;
  const calls: Call[] = [];
  const spoken: string[] = [];
  for (const reference of target) {
    const named = resolve(reference, changes.some(showsAgain) ? amongHidden(scene) : scene);
    const isOpen = !('layers' in named) || named.layers.length === 0;
    const isOfAll = isOpen && isUnnamed(reference) && (isOfLetters(changes) || changes.every(isSpacing));
    const meant = isOfAll ? resolve(ALL_TEXTS, scene) : named;
    if ('background' in meant) {
      const own = backgroundCalls(changes, meant.background, scene);
      if (!own) return null;
      calls.push(...own);
      continue;
    }
    const anew = 'ambiguous' in meant ? inOtherColors(reference, changes, scene) : null;
    if (anew) return { calls: anew, spoken };
    if (!('layers' in meant) || meant.layers.length === 0)
      return changes.every(isOfLine) ? refusing({ why: 'noLine' }) : null;
    const [spacing, ...more] = changes;
    const areSingle =
      meant.layers.length > 1 && !meant.layers.some((layer) => layer.type !== 'text' || isSeveralLines(layer));
    if (spacing && more.length === 0 && isSpacing(spacing) && areSingle) {
      const apart = spacingCalls(meant.layers, spacing, scene.page);
      if (!apart) return null;
      calls.push(...apart);
      spoken.push(...meant.layers.map(({ id }) => id));
      continue;
    }
    for (const layer of meant.layers) {
      const input: Record<string, unknown> = { layer: layer.id };
      const filters: Record<string, number> = {};
      const likes: Thing[] = [];
      const line = changes.every(({ property }) => property === 'strikethrough') ? lineMeant(reference, scene) : null;
      const part = line?.thing === layer ? line.text.trim() : partOf(reference, layer);
      for (const said of withAccent(changes, layer, scene.page)) {
        const change = part === undefined ? asLegible(said, layer, meant.layers.length, scene.page) : said;
        if (!change) continue;
        const compared = part === undefined ? comparedCalls(change, layer, scene) : undefined;
        if (compared === null) return null;
        if (compared) {
          calls.push(...compared);
          spoken.push(layer.id);
          continue;
        }
        const like = change.like && likeOf(change.like, layer, scene);
        const ground = groundCall(onPill(change, layer, reference, changes), layer, scene);
        if (ground) {
          calls.push(ground);
          continue;
        }
        if (change.property === 'groundShadow' && layer.type === 'image' && !layer.cutout && change.value !== 'none')
          return refusing({ why: 'groundNeedsCutout' });
        const standing = groundShadowCall(change, layer) ?? tableCall(change, layer);
        if (standing) {
          calls.push(standing);
          spoken.push(layer.id);
          continue;
        }
        // Of several the ones that stand straight stay so.
        if (meant.layers.length > 1 && isStraight(change, layer)) continue;
        if (change.property === 'effect' && change.value === 'warp') return refusing({ why: 'warp' });
        const hand = part === undefined ? handLook(change, layer, like, scene.page) : undefined;
        if (hand === null) return null;
        if (hand) {
          calls.push(hand);
          spoken.push(layer.id);
          continue;
        }
        const shown = filtersFor(change, layer);
        if (shown) {
          Object.assign(filters, shown);
          continue;
        }
        const fields = fieldsFor(
          outlinedOn(scene.page, onPill(asNamed(change, like), layer, reference, changes), layer),
          layer,
          like,
          part !== undefined,
        );
        // "everything green": whatever can have a color.
        if (!fields && isEverything(reference)) continue;
        if (!fields) return null;
        if (like) likes.push(like);
        Object.assign(input, fields);
      }
      const made = callsOf(input, filters, part, layer);
      if (!made) return null;
      calls.push(...made);
      spoken.push(layer.id, ...likes.map(({ id }) => id));
    }
  }
  return calls.length > 0 || spoken.length > 1 ? { calls, spoken } : null;
}
