/** A text set anew after its words, letters or size changed: whole words, on the page, at the edge or middle that it had. */
import { scaleLayer } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { fitText, hug, widestPiece } from '#design/layout/fit-text.ts';
import type { MessageKey } from '#messages/message.ts';
import { keptOnPage, reset, withFontSize } from './layer-changes.ts';
import { extentOf, marginOf, type Size } from './page-space.ts';

/** No text is made smaller than this to keep it on the page, px. */
const SMALLEST = 6;

export interface Setting {
  /** Font size asked for, px. */
  size?: number;
  /** As large as fits the old box, or the page. */
  fit?: 'box' | 'page';
}

/** Font size and everything that is in proportion to it: sizes of runs, pill, outline. */
function atSize(layer: TextLayer, size: number): TextLayer {
  const factor = size / layer.fontSize;
  const scaled = scaleLayer(layer, factor);
  return { ...scaled, x: layer.x, y: layer.y, width: layer.width, height: layer.height, shadow: layer.shadow };
}

function isOn(layer: TextLayer, page: Size): boolean {
  const box = extentOf(layer);
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= page.width + 1 && box.y + box.height <= page.height + 1;
}

/** Whether it can stand on the page whole: its box no larger, its longest word not cut. */
function canStand(layer: TextLayer, page: Size, measure: MeasureText): boolean {
  const box = extentOf(layer);
  const margin = marginOf(page) * 0.5;
  return box.width <= page.width - margin && box.height <= page.height - margin && widestPiece(layer, measure) <= layer.width + 2;
}

/** In a box as large as the given one: the largest size at which whole words fit. Runs keep their proportion. */
function fittedTo(layer: TextLayer, room: Size, measure: MeasureText): TextLayer {
  const { layer: fitted } = fitText({ ...layer, runs: [] }, room, { largest: 2000, smallest: SMALLEST }, measure);
  let size = fitted.fontSize;
  // Runs of other sizes or fonts need more or less room than the plain text did.
  for (let tries = 0; tries < 40; tries += 1) {
    const set = hugged(atSize(layer, size), room.width, measure);
    if (set.height <= room.height && widestPiece(set, measure) <= room.width) return set;
    size = Math.max(SMALLEST, size * 0.95);
  }
  return hugged(atSize(layer, size), room.width, measure);
}

function hugged(layer: TextLayer, width: number, measure: MeasureText): TextLayer {
  const { layer: set } = fitText(layer, { width, height: Infinity }, { largest: layer.fontSize, smallest: layer.fontSize }, measure);
  return hug(set, measure);
}

/** About the middle of the box that it had. */
function centredOn(layer: TextLayer, before: TextLayer): TextLayer {
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[layer.align];
  return { ...layer, x: before.x + (before.width - layer.width) * share, y: before.y + (before.height - layer.height) / 2 };
}

/** The text in its new setting, and what there is to say about it. */
export function resettled(layer: TextLayer, before: TextLayer, { size, fit }: Setting, page: Size, measure: MeasureText): { layer: TextLayer; note: MessageKey | null } {
  if (fit) {
    const margin = marginOf(page);
    const padding = layer.box ? { width: 2 * layer.box.paddingX, height: 2 * layer.box.paddingY } : { width: 0, height: 0 };
    const room = fit === 'box' ? before : { width: page.width - 2 * margin - padding.width, height: page.height - 2 * margin - padding.height };
    const fitted = centredOn(fittedTo(layer, { width: Math.max(1, room.width), height: Math.max(1, room.height) }, measure), before);
    return { layer: onPage(fitted, before, page), note: null };
  }
  const wanted = size ?? layer.fontSize;
  const set = (fontSize: number) => {
    const sized = size === undefined && fontSize === layer.fontSize ? layer : atSize(layer, fontSize);
    return size === undefined ? reset(sized, before, page, measure) : centred(withFontSize({ ...layer }, fontSize, page, measure), before);
  };
  const whole = set(wanted);
  // What a person let hang over the edge may go on doing so.
  if (!isOn(before, page) || canStand(whole, page, measure)) return { layer: onPage(whole, before, page), note: whole.fontSize < wanted * 0.95 ? 'tools.largestSize' : null };
  let low = Math.min(SMALLEST, wanted);
  let high = wanted;
  while (high - low > Math.max(0.5, low * 0.01)) {
    const middle = (low + high) / 2;
    if (canStand(set(middle), page, measure)) low = middle;
    else high = middle;
  }
  const smaller = set(Math.max(1, Math.floor(low * 10) / 10));
  return { layer: onPage(smaller, before, page), note: canStand(smaller, page, measure) ? (size === undefined ? 'tools.madeSmaller' : 'tools.largestSize') : 'tools.tooLongForPage' };
}

function centred(layer: TextLayer, before: TextLayer): TextLayer {
  return centredOn(layer, before);
}

function onPage(layer: TextLayer, before: TextLayer, page: Size): TextLayer {
  const kept = keptOnPage(layer, before, page);
  return kept.type === 'text' ? { ...kept, x: Math.round(kept.x * 100) / 100, y: Math.round(kept.y * 100) / 100 } : layer;
}
