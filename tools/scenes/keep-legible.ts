/**
 * Keeps the words of a page legible on a picture that is new behind them: in another of the page's or the brand's colors,
 * else with a soft shade on that side of the picture, which lies behind the product and its shadow.
 */
import { createShapeLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { centerOf, unionOf, type Box } from '#design/document/geometry.ts';
import type { ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder, orderBetween, childrenOf } from '#design/document/tree.ts';
import { contrast, INK, LEGIBLE, luminance, mix, PAPER } from '#design/layout/contrast.ts';
import { contrastBehind, readsIn } from '#design/lint/contrast-behind.ts';
import { fixFor } from '#design/lint/fix-hint.ts';
import { lintedPage } from '#design/lint/lint-page.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { ToolContext } from '../contract/context.ts';
import { paletteOf } from '../page/page-palette.ts';
import { inkBoxOf } from './text-boxes.ts';

type Ports = Pick<ToolContext, 'page' | 'samplePixels' | 'measureText' | 'newId'>;

/** Opacities of a shade, the faintest that suffices is taken. */
const STRENGTHS = [0.4, 0.55, 0.7, 0.85] as const;
/** How far a shade goes on beyond the words, as a share of their depth from the page's edge, until nothing is left of it. */
const FADE = 0.6;
/** How much of the picture's own color a shade keeps: black and white veils look like fog. */
const TINT = 0.28;

/** What a shade's layer is called. */
export const shadeName = () => message('tools.placeInScene.shadeLayer');

export interface Mended {
  operations: Operation[];
  /** Texts in another color. */
  recolored: string[];
  /** A shade was laid under some. */
  isShaded: boolean;
}

type Edge = 'top' | 'bottom' | 'left' | 'right';

const alphaHex = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

function inked({ id, runs }: TextLayer, color: string): Operation {
  const kept = runs.flatMap(({ style: { fill: _fill, ...style }, ...run }) =>
    Object.keys(style).length > 0 ? [{ ...run, style }] : [],
  );
  return { type: 'layer.update', id, patch: { fill: { type: 'solid', color }, runs: kept, opacity: 1 } };
}

async function faintOn(document: DesignDocument, { page, samplePixels }: Ports): Promise<TextLayer[]> {
  const view = lintedPage(document, page);
  const ids = new Set((await contrastBehind(view, samplePixels, LEGIBLE)).flatMap(({ layers }) => layers));
  return view.texts.filter(({ id }) => ids.has(id));
}

/** One color for all of them if there is one, else one for each; those that none suits are left. */
async function recolor(
  document: DesignDocument,
  faint: readonly TextLayer[],
  inks: readonly string[],
  { page, samplePixels }: Ports,
): Promise<{ operations: Operation[]; left: TextLayer[] }> {
  const view = lintedPage(document, page);
  const suiting = new Map<TextLayer, string[]>();
  for (const text of faint) {
    const good: string[] = [];
    for (const ink of inks) if (await readsIn(ink, text, view, samplePixels, LEGIBLE)) good.push(ink);
    suiting.set(text, good);
  }
  const served = (ink: string): number => faint.filter((text) => suiting.get(text)?.includes(ink)).length;
  const [common] = inks.toSorted((a, b) => served(b) - served(a));
  const operations: Operation[] = [];
  const left: TextLayer[] = [];
  for (const text of faint) {
    const good = suiting.get(text) ?? [];
    const ink = common !== undefined && good.includes(common) ? common : good[0];
    if (ink === undefined) left.push(text);
    else operations.push(inked(text, ink));
  }
  return { operations, left };
}

/** The edge of the page that a text is nearest to. */
function edgeOf(box: Box, page: { width: number; height: number }): Edge {
  const { x, y } = centerOf(box);
  const away: readonly (readonly [Edge, number])[] = [
    ['top', y / page.height],
    ['bottom', 1 - y / page.height],
    // Words run along the page: shades at its sides are for narrow columns.
    ['left', box.width > page.width * 0.6 ? 1 : (x / page.width) * 1.1],
    ['right', box.width > page.width * 0.6 ? 1 : (1 - x / page.width) * 1.1],
  ];
  return away.toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? 'top';
}

/** From the edge to beyond the words: full under them, then fading. */
function shadeOf(edge: Edge, words: Box, page: { width: number; height: number }) {
  const isAcross = edge === 'top' || edge === 'bottom';
  const whole = isAcross ? page.height : page.width;
  const reach =
    edge === 'top'
      ? words.y + words.height
      : edge === 'left'
        ? words.x + words.width
        : edge === 'bottom'
          ? page.height - words.y
          : page.width - words.x;
  const depth = Math.min(whole, Math.max(reach * (1 + FADE), reach + whole * 0.12));
  const box = {
    x: edge === 'right' ? page.width - depth : 0,
    y: edge === 'bottom' ? page.height - depth : 0,
    width: isAcross ? page.width : depth,
    height: isAcross ? depth : page.height,
  };
  return { box, full: Math.min(0.9, reach / depth) };
}

/** Degrees of a gradient that runs from an edge into the page. */
const ANGLES: Readonly<Record<Edge, number>> = { top: 180, bottom: 0, left: 90, right: 270 };

/** The lowest layers of the page are its background's. */
function shadeLayer(
  document: DesignDocument,
  edge: Edge,
  words: Box,
  { color, strength }: { color: string; strength: number },
  { page, newId }: Ports,
): ShapeLayer {
  const { box, full } = shadeOf(edge, words, document);
  const stops = [
    { at: 0, color: `${color}${alphaHex(strength)}` },
    { at: full * 0.8, color: `${color}${alphaHex(strength * 0.92)}` },
    { at: full + (1 - full) * 0.5, color: `${color}${alphaHex(strength * 0.3)}` },
    { at: 1, color: `${color}00` },
  ];
  return createShapeLayer({
    id: newId(),
    parent: page,
    order: orderBetween(null, childrenOf(document, page)[0]?.order ?? null),
    name: shadeName(),
    shape: { kind: 'rectangle', radius: 0 },
    ...box,
    fill: { type: 'linear', angle: ANGLES[edge], stops },
  });
}

/** A shade at one edge and the inks on it; the faintest on which all words there are legible. Null: none is. */
async function shaded(
  document: DesignDocument,
  edge: Edge,
  words: Box,
  inks: readonly string[],
  ports: Ports,
): Promise<{ document: DesignDocument; operations: Operation[]; recolored: string[] } | null> {
  const bare = { ...document, layers: {} };
  const seen = (await ports.samplePixels(bare, ports.page, words))?.color ?? PAPER;
  const isDark = luminance(seen) < 0.36;
  const grounds = [isDark ? INK : PAPER, isDark ? PAPER : INK].map((ground) => mix(ground, seen, TINT));
  for (const color of grounds) {
    const byContrast = [...inks, INK, PAPER].toSorted((a, b) => contrast(b, color) - contrast(a, color)).slice(0, 4);
    for (const strength of STRENGTHS) {
      const layer = shadeLayer(document, edge, words, { color, strength }, ports);
      const added: Operation = { type: 'layer.add', layer };
      const laid = applyOperations(document, [added]).document;
      const mended = await recolor(laid, await faintOn(laid, ports), byContrast, ports);
      const isIn = (text: TextLayer): boolean => {
        const box = inkBoxOf(text);
        return box !== null && edgeOf(box, document) === edge;
      };
      if (mended.left.some(isIn)) continue;
      const operations = [added, ...mended.operations];
      return {
        document: applyOperations(laid, mended.operations).document,
        operations,
        recolored: mended.operations.flatMap((one) => ('id' in one ? [one.id] : [])),
      };
    }
  }
  return null;
}

/**
 * What makes a page's words legible again; nothing moves. The last resort for what neither a color nor a shade mends is
 * a pill behind that text.
 * @param document the page with its new picture
 * @param before the page as it was: its colors are among those to choose from
 */
export async function keepLegible(
  document: DesignDocument,
  before: DesignDocument,
  brandColors: readonly string[],
  ports: Ports,
): Promise<Mended> {
  const faint = await faintOn(document, ports);
  if (faint.length === 0) return { operations: [], recolored: [], isShaded: false };
  const own = [
    ...leavesInPaintOrder(document, ports.page).flatMap((layer) =>
      layer.type === 'text' && layer.fill.type === 'solid' ? [layer.fill.color.slice(0, 7)] : [],
    ),
    ...brandColors,
    ...paletteOf({ document: before, page: ports.page }),
  ];
  const inks = [...new Set(own.map((color) => color.toLowerCase()))].slice(0, 8);
  const first = await recolor(document, faint, [...inks, PAPER, INK], ports);
  const operations = [...first.operations];
  const recolored = new Set(first.operations.flatMap((one) => ('id' in one ? [one.id] : [])));
  let now = applyOperations(document, first.operations).document;
  let isShaded = false;
  const byEdge = Map.groupBy(first.left, (text) => edgeOf(inkBoxOf(text) ?? text, document));
  for (const [edge, texts] of byEdge) {
    const words = texts.map((text) => inkBoxOf(text) ?? text).reduce(unionOf);
    const made = await shaded(now, edge, words, inks, ports);
    if (!made) continue;
    now = made.document;
    operations.push(...made.operations);
    for (const id of made.recolored) recolored.add(id);
    isShaded = true;
  }
  if (first.left.length > 0) {
    const view = lintedPage(now, ports.page);
    for (const finding of await contrastBehind(view, ports.samplePixels)) {
      const pill = await fixFor({ ...finding, severity: 'wrong' }, now, ports.page, {
        samplePixels: ports.samplePixels,
        measure: ports.measureText,
        pictureSize: async () => null,
      });
      operations.push(...pill);
      now = applyOperations(now, pill).document;
    }
  }
  return { operations, recolored: [...recolored], isShaded };
}
