/**
 * The fields of tool calls that give one layer the look that was asked for: of texts and shapes, of pictures by their filters,
 * and looks that the tools for letters and for lines give.
 */
import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn';
import { contrast, INK, PAPER } from '#design/layout/contrast.ts';
import type { Change, Property } from '../acts/edits.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import type { Call } from './planned.ts';

/**
 * A plain step: a quarter larger, degrees, OKLab lightness, share of the way to another color, factor of the chroma,
 * thousandths of the font size between letters, line height.
 */
const STEP = { scale: 0.25, rotation: 8, lightness: 0.233, tint: 0.4, chroma: 0.55, letters: 80, lines: 0.3 };
const LIGHTNESS = { least: 0.1, most: 0.97 };
/** Line height of a text that nobody set apart. */
const LINE_HEIGHT = 1.2;

const oklab = (color: string) => {
  const rgb = parseHex(color.slice(0, 7));
  return rgb && convertRgbToOklab(rgb);
};

const sign = (way: Change['way']): 1 | -1 => (way === 'down' ? -1 : 1);

/** The color after the change, `#rrggbb`; null: there is none to step from, or the change is about something else. */
export function recolored(color: string, { property, way, value, degree }: Change): string | null {
  if (property === 'color' && way === 'set') return typeof value === 'string' ? value : null;
  const from = oklab(color);
  if (!from || way === 'set') return null;
  if (property === 'saturation') {
    const factor = way === 'up' ? 1 / STEP.chroma ** degree : STEP.chroma ** degree;
    return formatHex(convertOklabToRgb({ l: from.l, a: from.a * factor, b: from.b * factor }));
  }
  if (property !== 'color') return null;
  if (typeof value === 'string') {
    const to = oklab(value);
    if (!to) return null;
    const share = Math.min(1, STEP.tint * degree);
    const between = (axis: 'l' | 'a' | 'b') => from[axis] + (to[axis] - from[axis]) * share;
    return formatHex(convertOklabToRgb({ l: between('l'), a: between('a'), b: between('b') }));
  }
  const l = Math.min(LIGHTNESS.most, Math.max(LIGHTNESS.least, from.l + sign(way) * STEP.lightness * degree));
  return formatHex(convertOklabToRgb({ l, a: from.a, b: from.b }));
}

/** How a step changes a size: "twice as big" is a step of 4. */
const scaleBy = ({ way, degree }: Pick<Change, 'way' | 'degree'>): number => {
  const factor = 1 + STEP.scale * degree;
  return Math.round((way === 'down' ? 1 / factor : factor) * 1000) / 1000;
};

/** OKLab chroma below which nobody sees a color. */
const GRAY = 0.02;
function isColorless(color: string): boolean {
  const own = oklab(color);
  return own !== undefined && Math.hypot(own.a, own.b) < GRAY;
}

/** A shadow is there or is not: only these come in steps. */
const STEPPED = new Set<Property>([
  'color',
  'saturation',
  'highlight',
  'emphasis',
  'size',
  'width',
  'height',
  'weight',
  'letterSpacing',
  'lineHeight',
  'corners',
  'opacity',
  'rotation',
  'flip',
  'curve',
  'filter',
]);

/** Whether a change is a step of what has none. */
export const isStepless = ({ property, way, like }: Change): boolean =>
  way !== 'set' && like === null && !STEPPED.has(property);

/** A plain step of fading takes away this share of what shows. */
const FADE = 0.35;
const LEAST_OPACITY = 0.1;
const faded = (opacity: number, degree: number): number =>
  Math.round(100 * Math.min(1, Math.max(LEAST_OPACITY, opacity - FADE * degree))) / 100;

/** Corners that are plainly round, of the shorter side. */
const ROUND = 0.08;
const rounded = ({ box }: Thing, degree: number): number =>
  Math.round(Math.min(box?.width ?? 0, box?.height ?? 0) * ROUND * degree);

/** Layers that have a color of their own. */
const COLORED = new Set<Thing['type']>(['text', 'shape', 'drawing']);

/** What makes a thing stand out more or less; "legible" is asked for where it can hardly be read. */
function emphasized({ way, value, degree }: Change, { type }: Thing, isPart: boolean): Record<string, unknown> {
  const scale = scaleBy({ way, degree });
  if (type !== 'text') return { scale };
  return value === 'legible' && !isPart
    ? { scale, color: 'auto' }
    : { scale, weight: way === 'up' ? 'bold' : 'regular' };
}

/** Width of the frame around a picture, as a share of its shorter side. */
const FRAME_WIDTH: Readonly<Record<string, number>> = { thin: 0.012, plain: 0.025, thick: 0.045 };

/** Width of an outline around letters, of their size. */
const LETTERS_EDGE: Readonly<Record<string, number>> = { thin: 0.02, plain: 0.04, thick: 0.08 };
const lettersEdge = (value: Change['value'], { size }: Thing): number =>
  Math.max(1, Math.round(size * (LETTERS_EDGE[String(value).split(' ')[1] ?? 'plain'] ?? 0)));

/** A frame around a picture, from its color and how thick it is said to be. */
function framed(value: Change['value'], { box }: Thing): Record<string, unknown> | null {
  const [color, thickness = 'plain'] = String(value).split(' ');
  if (Number(thickness) > 0) return { outline: { color, width: Number(thickness) } };
  const side = Math.min(box?.width ?? 0, box?.height ?? 0);
  const width = Math.max(2, Math.round(side * (FRAME_WIDTH[thickness] ?? 0)));
  return { outline: { color, width } };
}

/** Of an outline that is given no color: the first that shows beside the thing and on the page. */
const EDGES = [PAPER, INK, '#ff5a36'];
const LEAST_CONTRAST = 2;

/** The change with a color, where the outline asked for has none. */
export function outlinedOn(page: Page, change: Change, { color }: Thing): Change {
  if (change.property !== 'outline' || change.value !== 'auto') return change;
  const beside = [color, page.background].filter((one) => one.startsWith('#'));
  const shown = EDGES.find((edge) => beside.every((one) => contrast(edge, one) >= LEAST_CONTRAST));
  return { ...change, value: shown ?? PAPER };
}

/** A field of update_layer; null: that layer has no such property, or nothing is known to step from. */
export function fieldsFor(
  change: Change,
  layer: Thing,
  like: Thing | null,
  isPart: boolean,
): Record<string, unknown> | null {
  const { property, way, value, degree } = change;
  const isText = layer.type === 'text';
  if (change.like !== null) {
    if (!like) return null;
    if (property === 'size')
      return isText && like.type === 'text'
        ? { size: way === 'set' ? like.size : Math.round(like.size * scaleBy(change)) }
        : null;
    if (property === 'color') {
      // A button is known by the color of its pill.
      const isButton = change.like.kind === 'callToAction' && like.highlight !== '';
      const color = layer.id !== like.id && (like.color === '' || isButton) ? like.highlight : like.color;
      return color === '' || !COLORED.has(layer.type) ? null : { color };
    }
    const isBoth = isText && like.type === 'text';
    if (property === 'font') return isBoth && like.font !== '' ? { font: like.font } : null;
    if (property === 'weight') return isBoth ? { weight: like.weight } : null;
    return property === 'italic' && isBoth ? { italic: like.italic } : null;
  }
  switch (property) {
    case 'color':
    case 'saturation': {
      if (property === 'saturation' && way === 'set') return null;
      // "tone it down", of black letters: they have no color to be calmer in.
      if (property === 'saturation' && isText && isColorless(layer.color)) return emphasized(change, layer, isPart);
      const color = COLORED.has(layer.type) ? recolored(layer.color, change) : null;
      return color === null || (way !== 'set' && color === layer.color) ? null : { color };
    }
    case 'highlight': {
      if (!isText) return null;
      const color = way === 'set' ? value : recolored(layer.highlight, { ...change, property: 'color' });
      return color === null ? null : { highlight: color };
    }
    case 'emphasis':
      return emphasized(change, layer, isPart);
    case 'size':
      if (way !== 'set' && typeof value === 'number')
        return isText && layer.size > 0 ? { size: Math.max(1, layer.size + sign(way) * value) } : null;
      if (way !== 'set') return { scale: scaleBy(change) };
      return isText && typeof value === 'number' ? { size: value } : null;
    case 'weight':
      return isText ? { weight: way === 'set' ? value : way === 'up' ? 'bold' : 'regular' } : null;
    case 'italic':
    case 'underline':
    case 'strikethrough':
    case 'letterCase':
      return isText && value !== null ? { [property]: value } : null;
    case 'font':
      return isText && way === 'set' ? { font: value } : null;
    case 'width':
    case 'height':
      if (way !== 'set' && layer.box) return { [property]: Math.round(layer.box[property] * scaleBy(change)) };
      return typeof value === 'number' ? { [property]: value } : null;
    case 'letterSpacing':
      if (isText && typeof value === 'number' && way === 'set') return { letterSpacing: value };
      return isText && way !== 'set'
        ? { letterSpacing: Math.round((way === 'up' ? STEP.letters : -20) * degree) }
        : null;
    case 'lineHeight':
      if (isText && typeof value === 'number' && way === 'set') return { lineHeight: value };
      return isText && way !== 'set'
        ? { lineHeight: LINE_HEIGHT + sign(way) * (way === 'up' ? STEP.lines : 0.15) }
        : null;
    case 'corners':
      if (layer.type !== 'image' && layer.shape !== 'rectangle') return null;
      if (way === 'set') return { radius: value };
      return { radius: way === 'down' ? 0 : rounded(layer, degree) };
    case 'alignment':
      return isText && value !== null ? { align: value } : null;
    case 'opacity':
      if (way === 'set') return typeof value === 'number' ? { opacity: value / 100 } : null;
      return { opacity: faded(layer.opacity, way === 'up' ? -degree : degree) };
    case 'rotation':
      // A picture that stands straight may be crooked in itself: that is another tool's.
      if (layer.type === 'group' || (way === 'set' && value === layer.rotation)) return null;
      return { rotation: way === 'set' ? value : layer.rotation + sign(way) * STEP.rotation * degree };
    case 'flip':
      return isText || layer.type === 'table' || layer.type === 'group'
        ? null
        : value === 'y'
          ? { flipY: true }
          : { flipX: true };
    case 'shadow':
      return { shadow: value };
    case 'outline':
      if (value === 'none') return { outline: 'none' };
      if (isText) return { outline: { color: String(value).split(' ')[0], width: lettersEdge(value, layer) } };
      return layer.type === 'image' ? framed(value, layer) : null;
    case 'frame':
      if (layer.type !== 'image' || !layer.box) return null;
      return { frame: value, ...(value === 'circle' ? squareOf(layer.box) : {}) };
    case 'visible':
    case 'locked':
      return { [property]: value };
    case 'order':
      return { order: value };
    default:
      return null;
  }
}

/** A circle, where an oval would come of an oblong picture. */
export function squareOf({ width, height }: Box): { width: number; height: number } {
  const side = Math.min(width, height);
  return { width: side, height: side };
}

/** A plain step of each filter, percent. */
const FILTER_STEP: Readonly<Record<string, number>> = {
  brightness: 25,
  saturation: 30,
  warmth: 30,
  contrast: 25,
  blur: 30,
};
const STRONGEST = 100;
/** Filters that are there or not, as strong as they are meant to be by name alone. */
const PLAIN: Readonly<Record<string, number>> = { grayscale: 100, sepia: 70, blur: 30 };
/** How strong a filter is that was asked for by name alone, percent. */
export const filterStrength = (filter: string): number => PLAIN[filter] ?? STRONGEST;
/** Colors of light, which "warmer" and "cooler" are steps toward. */
const WARM = '#ff8c1a';
const COOL = '#2f7fff';

/** Which filter a change of a picture is about, and which way; null: it is about something else. */
function filterOf({ property, way, value }: Change): { filter: string; sign: 1 | -1 } | null {
  const sign = way === 'down' ? -1 : 1;
  if (way === 'set') return null;
  if (property === 'filter') return typeof value === 'string' ? { filter: value, sign } : null;
  // What a picture shows can hardly be seen: it is too dark.
  if (property === 'emphasis') return value === 'legible' ? { filter: 'brightness', sign } : null;
  if (property === 'saturation') return { filter: 'saturation', sign };
  if (property !== 'color') return null;
  if (value === null) return { filter: 'brightness', sign };
  if (value === WARM) return { filter: 'warmth', sign };
  return value === COOL ? { filter: 'warmth', sign: -1 } : null;
}

/** The filters that a change of a picture sets, percent; null: it is no matter of filters. */
export function filtersFor(change: Change, { type, filters }: Thing): Record<string, number> | null {
  if (type !== 'image' || change.like !== null) return null;
  if (change.property === 'filter' && change.way === 'set' && typeof change.value === 'string')
    return {
      [change.value]: Math.round(
        Math.min(STRONGEST, filterStrength(change.value) * (change.value === 'blur' ? change.degree : 1)),
      ),
    };
  const step = filterOf(change);
  if (!step) return null;
  const least = step.filter === 'blur' ? 0 : -STRONGEST;
  const wanted = (filters[step.filter] ?? 0) + step.sign * (FILTER_STEP[step.filter] ?? 25) * change.degree;
  return { [step.filter]: Math.round(Math.min(STRONGEST, Math.max(least, wanted))) };
}

/** A plain step of a curve, degrees. */
const CURVE_STEP = 45;
const MOST_CURVED = 360;
/** Thickness of lines as shares of the page's shorter side; that of most lines is half a hundredth. */
const THICKNESS = { up: 0.009, down: 0.003 };
/** How far a glow reaches, of the letters' size or of a thing's height. */
const GLOW = { letters: 0.35, others: 0.12 };

const HEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  both: { start: 'arrow', end: 'arrow' },
  none: { start: 'none', end: 'none' },
  dot: { end: 'circle' },
};

const isLine = ({ type, shape }: Thing): boolean => type === 'shape' && shape === 'line';

function curved({ way, value, degree }: Change, { curve }: Thing): number {
  // "more curved": further to the side that it is bent to.
  const toward = curve < 0 ? -1 : 1;
  const wanted =
    value === 'other'
      ? -(curve === 0 ? CURVE_STEP * 2 : curve)
      : way === 'set'
        ? Number(value)
        : toward * Math.max(0, Math.abs(curve) + (way === 'up' ? 1 : -1) * CURVE_STEP * degree);
  return Math.max(-MOST_CURVED, Math.min(MOST_CURVED, Math.round(wanted)));
}

function glowOf({ type, size, box, color }: Thing): Record<string, unknown> {
  const blur = Math.round(type === 'text' ? size * GLOW.letters : (box?.height ?? 0) * GLOW.others);
  return { ...(color.startsWith('#') ? { color } : {}), x: 0, y: 0, blur: Math.max(4, Math.min(120, blur)) };
}

/** The call that gives a layer such a look; undefined: the look is no such; null: that layer can't have it. */
export function handLook(
  change: Change,
  layer: Thing,
  like: Thing | null,
  { width, height }: Page,
): Call | null | undefined {
  const { property, way, value } = change;
  const style = (fields: Record<string, unknown>): Call => ({
    tool: 'style',
    input: { layers: [layer.id], ...fields },
  });
  const ofText = (fields: Record<string, unknown>): Call | null =>
    layer.type === 'text' ? { tool: 'edit_text', input: { layer: layer.id, ...fields } } : null;
  const ofLine = (line: Record<string, unknown>): Call | null => (isLine(layer) ? style({ line }) : null);
  switch (property) {
    case 'curve':
      return ofText({ curve: curved(change, layer) });
    case 'effect':
      return ofText({ effect: value });
    case 'gradient': {
      const [from, to] = String(value).split(' ');
      return layer.type === 'text' || (layer.type === 'shape' && !isLine(layer))
        ? style({ gradient: { from, to } })
        : null;
    }
    case 'reflection':
      return layer.type === 'table' ? null : style({ reflection: value });
    case 'size':
      // "as big as the shoe": letters are compared by their size, everything else by its width.
      return change.like &&
        like &&
        way === 'set' &&
        like.id !== layer.id &&
        (layer.type !== 'text' || like.type !== 'text')
        ? { tool: 'arrange', input: { layers: [layer.id], matchSize: { of: like.id, what: 'width' } } }
        : undefined;
    case 'dash':
      return layer.type === 'shape' ? style({ line: { dash: value } }) : null;
    case 'heads':
      return ofLine(HEADS[String(value)] ?? {});
    case 'shadow':
      return value === 'glow' ? style({ shadow: glowOf(layer) }) : undefined;
    case 'rotation':
      // "straighten the headline", and it is bent.
      return way === 'set' && value === 0 && layer.curve !== 0 && layer.rotation === 0
        ? ofText({ curve: 0 })
        : undefined;
    case 'weight': {
      if (!isLine(layer)) return undefined;
      const isThick = way === 'up' || value === 'bold' || value === 'semibold';
      return ofLine({ width: Math.max(1, Math.round(Math.min(width, height) * THICKNESS[isThick ? 'up' : 'down'])) });
    }
    default:
      return undefined;
  }
}
