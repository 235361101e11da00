/**
 * The colors that a page shows of its own: of its background, texts, shapes, drawings, tables and borders. Colors in
 * photos and stickers don't count.
 */
import { boundsOf, intersectionOf, type Box } from '../document/geometry.ts';
import type { LeafLayer } from '../document/layers.ts';
import type { Background, Paint } from '../document/values.ts';
import { over, PAPER } from '../layout/contrast.ts';
import { stretchesOf } from '../layout/stretches.ts';
import { tableColors } from '../layout/table-layout.ts';
import { isOpaque } from '../fabric/paint/paint-style.ts';
import type { LintedPage } from './finding.ts';

/** Of 1: what is less opaque than this tints what is below it, and is no color of its own. */
const FAINT = 0.15;

export interface ColorUse {
  /** Null: the background. */
  layer: string | null;
  /** `#rrggbb` as stored in the layer, whatever its alpha. */
  written: string;
  /** `#rrggbb` as seen on the page's background, with its own and the layer's opacity applied. */
  seen: string;
  /** px² of the page that the layer covers: which of two colors is more common. */
  area: number;
}

function backgroundColors(background: Background): string[] {
  switch (background.type) {
    case 'solid':
      return [background.color];
    case 'linear':
    case 'radial':
      return background.stops.map(({ color }) => color);
    case 'pattern':
      return [background.ground, background.color];
    default:
      return [];
  }
}

const paintColors = (paint: Paint): string[] =>
  paint.type === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color);

/** Every color set on a layer, as written; shadows are darkness, not colors. */
function colorsIn(layer: LeafLayer): string[] {
  const outline = 'stroke' in layer && layer.stroke && layer.stroke.width > 0 ? [layer.stroke.color] : [];
  switch (layer.type) {
    case 'text': {
      const inks = stretchesOf(layer).flatMap(({ text, style }) => (text.trim() === '' ? [] : paintColors(style.fill)));
      return [
        ...inks,
        ...(layer.box ? paintColors(layer.box.fill) : []),
        ...layer.echoes.map(({ color }) => color),
        ...outline,
      ];
    }
    case 'shape':
      return [
        ...(layer.fill && layer.shape.kind !== 'line' ? paintColors(layer.fill) : []),
        ...(layer.shape.kind === 'qr' && layer.shape.ground ? [layer.shape.ground] : []),
        ...outline,
      ];
    case 'drawing':
      return layer.paths.flatMap(({ color, opacity }) => (opacity < FAINT ? [] : [color]));
    case 'table':
      return tableColors(layer);
    default:
      return outline;
  }
}

function alphaOf(color: string): number {
  return color.length > 7 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

/** Whether a layer hides all that is below it. */
function covers(layer: LeafLayer, sheet: Box): boolean {
  if (layer.rotation % 180 !== 0 || layer.opacity < 1 || layer.blend !== 'normal') return false;
  const filled =
    (layer.type === 'image' &&
      layer.asset !== null &&
      layer.mask === null &&
      layer.frame.type === 'rectangle' &&
      layer.frame.radius === 0) ||
    (layer.type === 'shape' &&
      layer.shape.kind === 'rectangle' &&
      layer.shape.radius === 0 &&
      layer.fill !== null &&
      isOpaque(layer.fill));
  const shown = filled ? intersectionOf(boundsOf(layer), sheet) : null;
  return shown !== null && shown.width * shown.height >= sheet.width * sheet.height * 0.995;
}

/** The visible colors, bottom first; each of the background's counts with the whole page. */
export function pageColors({ document, page, leaves }: LintedPage): ColorUse[] {
  const sheet: Box = { x: 0, y: 0, width: document.width, height: document.height };
  const lowest = leaves.findLastIndex((layer) => covers(layer, sheet));
  const background = document.pages[page]?.background ?? { type: 'none' as const };
  const backgrounds = lowest === -1 ? backgroundColors(background) : [];
  const [first] = backgrounds;
  const lowestColor = first === undefined ? PAPER : over(first, PAPER);
  const uses = backgrounds.flatMap((color): ColorUse[] =>
    alphaOf(color) < FAINT
      ? []
      : [{ layer: null, written: color.slice(0, 7), seen: over(color, PAPER), area: sheet.width * sheet.height }],
  );
  for (const layer of leaves.slice(Math.max(0, lowest))) {
    const shown = intersectionOf(boundsOf(layer), sheet);
    // The result of another blend mode is only known from the pixels.
    if (!shown || layer.blend !== 'normal') continue;
    for (const color of new Set(colorsIn(layer))) {
      if (alphaOf(color) * layer.opacity < FAINT) continue;
      uses.push({
        layer: layer.id,
        written: color.slice(0, 7),
        seen: over(color, lowestColor, layer.opacity),
        area: shown.width * shown.height,
      });
    }
  }
  return uses;
}
