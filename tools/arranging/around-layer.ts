/** The box of a shape that goes around another layer; a text that would make it too large for its place is broken into lines. */
import { centerOf, intersectionOf, rotatePoint, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { hug, setIn, widestPiece } from '#design/layout/fit-text.ts';
import { innerOf, isLine, keepsRatio, widestRatioOf, type ShapeName } from '../shapes/shape-kinds.ts';
import type { ToolContext } from '../contract/context.ts';
import { areaOf, isBackdrop, marginOf, overlapOf, standingOn, type Size } from '../contract/page-space.ts';
import type { Target } from './target-layer.ts';

/** What goes around: a shape by its name, or an icon. */
interface Outline {
  name: ShapeName | null;
  ratio: number;
}

/** Around a layer, with enough room for letters or pictures to fit well inside the outline. */
export function around({ layer, box }: Target, { name, ratio }: Outline, page: Size): Size {
  const shorter = Math.min(page.width, page.height);
  const letters =
    layer.type === 'text' ? layer.fontSize : Math.min(shorter * 0.1, Math.min(box.width, box.height) * 0.3);
  const wanted = { width: box.width + letters * 0.9, height: box.height + letters * 0.5 };
  if (name !== null && isLine(name)) return { width: box.width, height: 1 };
  if (name === 'circle') {
    const side = Math.hypot(wanted.width, wanted.height);
    return { width: side, height: side };
  }
  const room = name === null ? { width: 1, height: 1 } : innerOf(name);
  const size = { width: wanted.width / room.width, height: wanted.height / room.height };
  if (name !== null && !keepsRatio(name))
    return { width: size.width, height: Math.max(size.height, size.width / widestRatioOf(name)) };
  const width = Math.max(size.width, size.height * ratio);
  return { width, height: width / ratio };
}

/** The shape's box such that the layer is in the middle of the outline's inside. */
export function boxAround({ box, rotation }: Target, size: Size, { name }: Outline): Box {
  const room = name === null ? { x: 0.5, y: 0.5 } : innerOf(name);
  const middle = centerOf(box);
  const shifted = rotatePoint(
    { x: middle.x + (0.5 - room.x) * size.width, y: middle.y + (0.5 - room.y) * size.height },
    middle,
    rotation,
  );
  return { x: shifted.x - size.width / 2, y: shifted.y - size.height / 2, ...size };
}

/** Sizes of the letters to try, as shares of their own; most lines; what a step of either is worth. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];
const MOST_LINES = 4;
const COST = { smaller: 1.1, line: 0.06, away: 1, over: 1.3, off: 8, text: 8 };
/** Letters are not made smaller than this share of the page's shorter side. */
const LEAST = 0.026;
/** Steps from the text's middle in which a place is looked for, and the furthest, as a share of the page. */
const STEPS = 10;
const REACH = 0.4;

/** The text in so many lines, at the least width for that; null: it can't be broken so. */
function inLines(text: TextLayer, count: number, { measureText }: ToolContext): TextLayer | null {
  const whole = hug(setIn(text, 100_000, measureText), measureText);
  if (count <= whole.lines.length) return count === whole.lines.length ? whole : null;
  const least = Math.ceil(widestPiece(text, measureText)) + 2;
  for (let width = Math.max(least, whole.width / count); width < whole.width; width += whole.width * 0.03) {
    const set = setIn(text, width, measureText);
    if (set.lines.length <= count) return set.lines.length === count ? hug(set, measureText) : null;
  }
  return null;
}

/**
 * A text and the shape around it, so that the shape stays on the page and covers no other text: as it stands, or else
 * broken into lines, smaller, or a little aside. Null: as it stands, or it is no plain text.
 */
export function textWithin(target: Target, what: Outline, context: ToolContext): { text: TextLayer; box: Box } | null {
  const { document } = context;
  const { layer } = target;
  if (layer.type !== 'text' || layer.curve !== 0 || layer.rotation !== 0 || layer.list !== 'none') return null;
  if (what.name !== null && isLine(what.name)) return null;
  const margin = marginOf(document) / 2;
  const others = standingOn(document, target.page, new Set([layer.id])).filter(({ box }) => !isBackdrop(document, box));
  const texts = others
    .filter(({ layer: one }) => one.type === 'text' || one.type === 'table')
    .map(({ layer: one, box }) => lettersIn(one, box));
  const pictures = others.filter(({ layer: one }) => one.type === 'image').map(({ box }) => box);
  const offPage = (box: Box): number =>
    areaOf(box) -
    overlapOf(box, {
      x: margin,
      y: margin,
      width: document.width - 2 * margin,
      height: document.height - 2 * margin,
    });
  const spoils = (box: Box): number =>
    (offPage(box) > 1 ? COST.off * (offPage(box) / areaOf(box) + 0.2) : 0) +
    texts.reduce(
      (sum, text) => sum + (intersectionOf(text, box) ? COST.text * (0.2 + overlapOf(text, box) / areaOf(text)) : 0),
      0,
    ) +
    pictures.reduce(
      (sum, picture) => sum + COST.over * overlapOf(picture, box) * (1 / areaOf(box) + 1 / areaOf(picture)),
      0,
    );
  const own = boxAround(target, around(target, what, document), what);
  const asItIs = spoils(own);
  if (asItIs < COST.off * 0.1) return null;
  const middle = centerOf(target.box);
  const least = Math.min(document.width, document.height) * LEAST;
  let best: { text: TextLayer; box: Box; cost: number } | null = null;
  for (const scale of SCALES)
    for (let count = 1; count <= MOST_LINES; count += 1) {
      const plain = scale === 1 ? layer : { ...scaleLayer(layer, scale), shadow: layer.shadow };
      const text = inLines({ ...plain, align: 'center' }, count, context);
      if (!text || (scale < 1 && text.fontSize < least)) continue;
      const cost = (1 - scale) * COST.smaller + Math.abs(count - 1) * COST.line;
      if (best && cost >= best.cost) continue;
      const size = { width: text.width, height: text.height };
      const at = {
        ...target,
        layer: text,
        box: { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size },
      };
      const around0 = boxAround(at, around(at, what, document), what);
      for (let across = -STEPS; across <= STEPS; across += 1)
        for (let down = -STEPS; down <= STEPS; down += 1) {
          const box = {
            ...around0,
            x: onPage(around0.x + (across / STEPS) * REACH * document.width, around0.width, document.width, margin),
            y: onPage(around0.y + (down / STEPS) * REACH * document.height, around0.height, document.height, margin),
          };
          const way = { x: box.x - around0.x, y: box.y - around0.y };
          const away = Math.hypot(way.x / document.width, way.y / document.height) * COST.away;
          const all = cost + away + spoils(box);
          if (best && all >= best.cost) continue;
          best = {
            text: { ...text, x: Math.round(at.box.x + way.x), y: Math.round(at.box.y + way.y) },
            box,
            cost: all,
          };
        }
    }
  return best && best.cost < asItIs ? best : null;
}

const onPage = (start: number, length: number, limit: number, margin: number): number =>
  Math.min(Math.max(margin, start), Math.max(margin, limit - margin - length));

/** A text covers what its letters do, and not all of its box. */
function lettersIn(layer: { type: string }, box: Box): Box {
  if (layer.type !== 'text') return box;
  const { align, lines, width, rotation } = layer as TextLayer;
  const ink = Math.max(0, ...lines.map((line) => line.width));
  if (rotation !== 0 || ink === 0 || ink >= width) return box;
  const spare = box.width - ink;
  const share = align === 'center' ? 0.5 : align === 'right' ? 1 : 0;
  return { ...box, x: box.x + spare * share, width: ink };
}
