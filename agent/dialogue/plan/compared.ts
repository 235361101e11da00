/** Sizes and weights that are told against other things: how far a step goes is decided by what it is compared with. */
import type { Change } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import { areaOf, seenOf, type Page, type Thing } from '../ground/canvas.ts';
import { resolve, type Scene } from '../ground/resolve.ts';
import type { Call } from './planned.ts';
import { sameSize } from './same-size.ts';

/** How much larger a thing is than what it is to be larger than. */
const LARGER = 1.2;
/** Share of the page's width that a line of text takes up at most, and of its side that a picture does. */
const MOST = 0.9;
const PLAIN_STEP = 1.25;
const WEIGHTS = { lightest: 300, heaviest: 900, up: 200, down: 100 };

/** What a thing is compared with: all that is meant, without itself; of "the rest" those of its own type. */
function comparedWith(like: Reference, layer: Thing, scene: Scene): Thing[] {
  const isRest = like.quantity !== null && like.kind === null && like.words === null;
  const meant = isRest ? null : resolve(like, scene);
  const found = isRest
    ? scene.page.layers.filter(({ type, visible }) => visible && type === layer.type)
    : meant && 'layers' in meant
      ? meant.layers
      : meant && 'ambiguous' in meant
        ? meant.ambiguous
        : [];
  return found.filter(({ id, box }) => id !== layer.id && box !== null);
}

const update = (layer: Thing, fields: Record<string, unknown>): Call => ({
  tool: 'update_layer',
  input: { layer: layer.id, ...fields },
});

/** The size of letters at which a text still stands on one line. */
const mostOf = (text: Thing, { width }: Page): number =>
  (text.size * width * MOST) / Math.max(1, seenOf(text)?.width ?? width);

/** Larger than the others: where there is no room for that, they get smaller. */
function sizedTexts(layer: Thing, others: readonly Thing[], { way }: Change, page: Page): Call[] {
  const sizes = others.map(({ size }) => size);
  if (way === 'down') {
    const least = Math.min(...sizes);
    return [update(layer, { size: Math.round(Math.min(layer.size * 0.95, least / LARGER)) })];
  }
  const most = Math.max(...sizes);
  // It is larger already: a plain step further.
  const wanted = layer.size > most * 1.05 ? layer.size * LARGER : most * LARGER;
  const size = Math.max(layer.size, Math.min(wanted, mostOf(layer, page)));
  const tooLarge = others.filter((other) => other.size * LARGER > size + 1);
  return [
    ...(Math.round(size) === layer.size ? [] : [update(layer, { size: Math.round(size) })]),
    ...tooLarge.map((other) => update(other, { size: Math.round(size / LARGER) })),
  ];
}

function sizedBoxes(layer: Thing, others: readonly Thing[], { way }: Change, page: Page): Call[] | null {
  const [own, areas] = [areaOf(layer), others.map(areaOf)];
  if (!layer.box || own <= 0) return null;
  const wanted = way === 'down' ? Math.min(...areas) / LARGER : Math.max(...areas) * LARGER;
  const room = Math.min((page.width * MOST) / layer.box.width, (page.height * MOST) / layer.box.height);
  const scale = Math.min(Math.sqrt(wanted / own), room);
  // It is so already: a plain step further.
  const isSo = way === 'down' ? scale >= 1 : scale <= 1;
  const step = isSo ? factorOf({ way, degree: 1 }) : scale;
  return [update(layer, { scale: Math.round(Math.min(step, room) * 1000) / 1000 })];
}

/** As wide or as high as another: letters by what they take up. */
function spanned(layer: Thing, like: Thing, property: 'width' | 'height'): Call[] | null {
  const [own, its] = [seenOf(layer), seenOf(like)];
  if (!own || !its || own[property] <= 0) return null;
  if (layer.type !== 'text') return [update(layer, { [property]: Math.round(its[property]) })];
  return [update(layer, { size: Math.max(1, Math.round((layer.size * its[property]) / own[property])) })];
}

/** Undefined: it is compared with nothing, or in another way. Null: that can't be done. */
export function comparedCalls(change: Change, layer: Thing, scene: Scene): Call[] | null | undefined {
  const { property, way, like, value } = change;
  const isStep = (property === 'size' || property === 'weight') && way !== 'set' && value === null;
  const isSpan = (property === 'width' || property === 'height') && way === 'set';
  const isSame = property === 'size' && way === 'set';
  if (like === null || !(isStep || isSpan || isSame)) return undefined;
  const others = comparedWith(like, layer, scene);
  const [first] = others;
  // "as big as the shoe"
  if (isSame) {
    const hasBox = ({ type }: Thing): boolean => type === 'image' || type === 'shape';
    return first && others.length === 1 && hasBox(first) && hasBox(layer)
      ? sameSize([first, layer], first, scene.page)
      : undefined;
  }
  // "make the photo the biggest thing", and there is no other one: a plain step.
  if (!first)
    return property === 'size' && isStep && like.quantity === 'other' && like.kind === null
      ? [update(layer, { scale: way === 'up' ? PLAIN_STEP : 1 / PLAIN_STEP })]
      : null;
  if (isSpan) return others.length === 1 ? spanned(layer, first, property) : null;
  if (property === 'weight') {
    const weights = others.flatMap(({ type, weight }) => (type === 'text' ? [weight] : []));
    if (layer.type !== 'text' || weights.length === 0) return null;
    const weight =
      way === 'up'
        ? Math.min(WEIGHTS.heaviest, Math.max(...weights) + WEIGHTS.up)
        : Math.max(WEIGHTS.lightest, Math.min(...weights) - WEIGHTS.down);
    return [update(layer, { weight })];
  }
  const isOfTexts = layer.type === 'text' && others.every(({ type }) => type === 'text');
  return isOfTexts ? sizedTexts(layer, others, change, scene.page) : sizedBoxes(layer, others, change, scene.page);
}

/** Of a small thing and a big one, relative to plain ones. */
const STEP = { down: 0.6, up: 1.5 };

/** The factor of a step in size. */
export const factorOf = ({ way, degree }: Pick<Change, 'way' | 'degree'>): number =>
  way === 'set' ? 1 : STEP[way] ** Math.min(2, degree);
