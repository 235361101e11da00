/** Sets a text again after its words, font or size changed: whole words, on the page, at the same edge or center. */
import { scaleLayer, type Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { fitText, hug, widestPiece } from '#design/layout/fit-text.ts';
import { unwrappedWidth, withLines } from '#design/layout/text-lines.ts';
import type { MessageKey } from '#messages/message.ts';
import { clampedToPage, reset, withFontSize } from './layer-changes.ts';
import { extentOf, marginOf, type Size } from '../contract/page-space.ts';
import type { Stand } from './text-room.ts';

/** No text is made smaller than this to keep it on the page, px. */
const SMALLEST = 6;

export interface Setting {
  /** Font size asked for, px. */
  size?: number;
  /** As large as fits the old box, the page, or a box that it is then centered in. */
  fit?: 'box' | 'page' | Box;
  /** Finds a place for the text among its neighbours; null: there is none, so a smaller size is tried. */
  stand?: (layer: TextLayer) => Stand | null;
  /** Largest width, px; by default up to the page's margins. */
  column?: number;
}

/** A text in its new setting, the neighbours that moved for it, and a note for the caller. */
export interface Settled extends Stand {
  note: MessageKey | null;
}

/** New words shrink at most to this share to stay clear of their neighbours. */
const LEAST_SHARE = 0.55;

/** Share of the requested growth that is acceptable for keeping the line breaks. */
const CALM_SHARE = 0.45;

const anywhere = (layer: TextLayer): Stand => ({ layer, moved: [] });

/** Scales the font size and everything in proportion to it: sizes of runs, pill, outline. */
function atSize(layer: TextLayer, size: number): TextLayer {
  const factor = size / layer.fontSize;
  const scaled = scaleLayer(layer, factor);
  return { ...scaled, x: layer.x, y: layer.y, width: layer.width, height: layer.height, shadow: layer.shadow };
}

function isOn(layer: TextLayer, page: Size): boolean {
  const box = extentOf(layer);
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= page.width + 1 && box.y + box.height <= page.height + 1;
}

/**
 * Whether the whole text fits on the page, `inset` px in total from two edges: its box no larger, its longest word not
 * broken.
 */
function canStand(layer: TextLayer, inset: number, page: Size, measure: MeasureText): boolean {
  const box = extentOf(layer);
  return (
    box.width <= page.width - inset &&
    box.height <= page.height - inset &&
    widestPiece(layer, measure) <= layer.width + 2
  );
}

/** The largest size at which whole words fit in a box of the given size. Runs keep their proportion. */
function fittedTo(layer: TextLayer, room: Size, measure: MeasureText): TextLayer {
  const { layer: fitted } = fitText({ ...layer, runs: [] }, room, { largest: 2000, smallest: SMALLEST }, measure);
  let size = fitted.fontSize;
  // Runs of other sizes or fonts need more or less room than the plain text.
  for (let tries = 0; tries < 40; tries += 1) {
    const set = hugged(atSize(layer, size), room.width, measure);
    if (set.height <= room.height && widestPiece(set, measure) <= room.width) return set;
    size = Math.max(SMALLEST, size * 0.95);
  }
  return hugged(atSize(layer, size), room.width, measure);
}

function hugged(layer: TextLayer, width: number, measure: MeasureText): TextLayer {
  const { layer: set } = fitText(
    layer,
    { width, height: Infinity },
    { largest: layer.fontSize, smallest: layer.fontSize },
    measure,
  );
  return hug(set, measure);
}

/** About the center of its former box. */
function centredOn(layer: TextLayer, before: TextLayer): TextLayer {
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[layer.align];
  return {
    ...layer,
    x: before.x + (before.width - layer.width) * share,
    y: before.y + (before.height - layer.height) / 2,
  };
}

/**
 * Bends a text onto its arc, or straightens it to one line up to the page's width, about its former center, with the
 * upper edge where it was.
 */
function bent(
  layer: TextLayer,
  before: TextLayer,
  { size, fit }: Setting,
  page: Size,
  measure: MeasureText,
): TextLayer {
  const set = (fontSize: number): TextLayer => {
    const sized = atSize(layer, fontSize);
    return withLines(
      layer.curve === 0 ? { ...sized, width: Math.ceil(unwrappedWidth(sized, measure)) + 2 } : sized,
      measure,
    );
  };
  const asked = set(size ?? layer.fontSize);
  const room = roomFor(fit, before, page);
  const factor = Math.min(room.width / asked.width, room.height / asked.height);
  const fitted = fit || factor < 1 ? set(Math.max(SMALLEST, Math.floor(asked.fontSize * factor * 10) / 10)) : asked;
  const about = typeof fit === 'object' ? fit : before;
  return {
    ...fitted,
    x: about.x + (about.width - fitted.width) / 2,
    y: fit ? about.y + (about.height - fitted.height) / 2 : before.y,
  };
}

/** The room that the text may take. */
function roomFor(fit: Setting['fit'], before: TextLayer, page: Size): Size {
  const margin = marginOf(page);
  if (typeof fit === 'object') return fit;
  return fit === 'box' ? before : { width: page.width - 2 * margin, height: page.height - 2 * margin };
}

/** Letters that fill a fixed box: the present one, or the one to fit. */
function filled(layer: TextLayer, before: TextLayer, fit: Setting['fit'], page: Size, measure: MeasureText): TextLayer {
  const margin = marginOf(page);
  const box =
    typeof fit === 'object'
      ? fit
      : fit === 'page'
        ? { x: margin, y: margin, width: page.width - 2 * margin, height: page.height - 2 * margin }
        : before;
  return withLines(
    { ...layer, x: box.x, y: box.y, width: Math.max(1, box.width), height: Math.max(1, box.height) },
    measure,
  );
}

/**
 * The text in its new setting. Letters that fill their box have no independent size: a requested size makes the box
 * follow the text again.
 */
export function resettled(
  styled: TextLayer,
  before: TextLayer,
  { size, fit, stand = anywhere, column }: Setting,
  page: Size,
  measure: MeasureText,
): Settled {
  const layer: TextLayer =
    styled.autoSize === 'letters' && size !== undefined ? { ...styled, autoSize: 'box' } : styled;
  if (layer.autoSize === 'letters' && layer.curve === 0 && before.curve === 0)
    return { layer: onPage(filled(layer, before, fit, page, measure), before, page), moved: [], note: null };
  if (layer.curve !== 0 || before.curve !== 0)
    return { layer: onPage(bent(layer, before, { size, fit }, page, measure), before, page), moved: [], note: null };
  if (fit) {
    // The pill extends beyond a text's current box; any other box includes it.
    const padding =
      layer.box && fit !== 'box'
        ? { width: 2 * layer.box.paddingX, height: 2 * layer.box.paddingY }
        : { width: 0, height: 0 };
    const room = roomFor(fit, before, page);
    const set = fittedTo(
      layer,
      { width: Math.max(1, room.width - padding.width), height: Math.max(1, room.height - padding.height) },
      measure,
    );
    const fitted =
      typeof fit === 'object'
        ? { ...set, x: fit.x + (fit.width - set.width) / 2, y: fit.y + (fit.height - set.height) / 2 }
        : centredOn(set, before);
    return { layer: onPage(fitted, before, page), moved: [], note: null };
  }
  const wanted = size ?? layer.fontSize;
  // A requested size may come near the edges; a change of words only keeps the margins.
  const inset = marginOf(page) * (size === undefined ? 1.5 : 0.5);
  const set = (fontSize: number) => {
    const sized = size === undefined && fontSize === layer.fontSize ? layer : atSize(layer, fontSize);
    // Smaller letters for more words: the column keeps its width.
    const settled =
      size === undefined
        ? reset(sized, { ...before, fontSize: sized.fontSize }, page, measure, column)
        : centredOn(withFontSize(layer, fontSize, page, measure, column), before);
    return onPage(settled, before, page);
  };
  const whole = set(wanted);
  // A text that a user placed over the edge may stay so.
  if (!isOn(before, page)) return { layer: whole, moved: [], note: null };
  const standing = (fontSize: number) => {
    const there = set(fontSize);
    return canStand(there, inset, page, measure) ? stand(there) : null;
  };
  // A larger text with the same line breaks looks larger; with others it looks different.
  if (wanted > before.fontSize && layer.text === before.text && whole.lines.length > before.lines.length) {
    const calm = largest(
      before.fontSize,
      wanted,
      (fontSize) => set(fontSize).lines.length <= before.lines.length && standing(fontSize) !== null,
    );
    const there =
      calm !== null && calm - before.fontSize >= (wanted - before.fontSize) * CALM_SHARE ? standing(calm) : null;
    if (there) return { ...there, note: there.layer.fontSize < wanted * 0.95 ? 'tools.largestHere' : null };
  }
  const asked = standing(wanted);
  if (asked) return { ...asked, note: asked.layer.fontSize < wanted * 0.95 ? 'tools.largestSize' : null };
  if (canStand(whole, inset, page, measure)) {
    const least = size === undefined ? wanted * LEAST_SHARE : Math.min(before.fontSize, wanted);
    const smaller = largest(least, wanted, (fontSize) => standing(fontSize) !== null);
    const there = smaller === null ? null : standing(smaller);
    if (there) return { ...there, note: size === undefined ? 'tools.madeSmaller' : 'tools.largestHere' };
    // Smaller would be illegible: the words take precedence, and the caller learns what they now cover.
    return { layer: whole, moved: [], note: null };
  }
  const lowest = Math.min(SMALLEST, wanted);
  const fitting = largest(lowest, wanted, (fontSize) => canStand(set(fontSize), inset, page, measure));
  if (fitting === null) return { layer: set(lowest), moved: [], note: 'tools.tooLongForPage' };
  const free = largest(
    Math.min(size === undefined ? fitting * LEAST_SHARE : before.fontSize, fitting),
    fitting,
    (fontSize) => standing(fontSize) !== null,
  );
  const there = free === null ? null : standing(free);
  return { ...(there ?? anywhere(set(fitting))), note: size === undefined ? 'tools.madeSmaller' : 'tools.largestSize' };
}

/** Finds approximately the largest size within bounds that passes, px; null if even the smallest fails. */
function largest(low: number, high: number, does: (size: number) => boolean): number | null {
  if (!does(low)) return null;
  let best = low;
  let least = low;
  let most = high;
  while (most - least > Math.max(0.5, least * 0.01)) {
    const middle = (least + most) / 2;
    if (does(middle)) best = least = middle;
    else most = middle;
  }
  const rounded = Math.floor(best);
  return rounded > low && does(rounded) ? rounded : best;
}

function onPage(layer: TextLayer, before: TextLayer, page: Size): TextLayer {
  const kept = clampedToPage(layer, before, page);
  return kept.type === 'text'
    ? { ...kept, x: Math.round(kept.x * 100) / 100, y: Math.round(kept.y * 100) / 100 }
    : layer;
}
