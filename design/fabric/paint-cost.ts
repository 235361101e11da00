/**
 * What painting a page costs, from its document alone: nothing is decoded or drawn. Pixels follow the painter's own
 * bitmaps (design/fabric/paint); the weights of the work were fitted to measurements (`npm run bench estimates`).
 */
import type { DesignDocument } from '#design/document/document.ts';
import type {
  DrawingLayer,
  Filters,
  GroupLayer,
  ImageLayer,
  LeafLayer,
  StickerLayer,
  TableLayer,
  TextLayer,
} from '#design/document/layers.ts';
import { childrenOf, findPage } from '#design/document/tree.ts';
import { assetNeeds } from './needs.ts';
import { borderPixels, FIELD_SIDE } from './paint/die-cut.ts';
import { isNeutral } from './paint/filters/apply.ts';
import { SHADOW_SIDE } from './paint/contact-shadow.ts';
import { shadowReach, shadowResolution } from './paint/shadow.ts';
import { boundedResolution, resolutionFor, type Size } from './paint/tools.ts';

export interface PaintCost {
  /** Decoded pictures, px. The files' sizes are unknown here: large ones count as phone photos. */
  pictures: number;
  /** All bitmaps that layers keep while the page is painted strip by strip, px. */
  bitmaps: number;
  /** The maximum of one layer while it is painted: its bitmaps and their intermediate ones, px. */
  heaviest: number;
  /** Surfaces of the painted size that exist at the same time: the page and nested compositions. */
  surfaces: number;
  /** Roughly milliseconds on a core of a small server. */
  work: number;
}

/** Pixels of a photo of a phone. */
const USUAL_PHOTO = 16_000_000;

/** Milliseconds per million pixels of each kind of work. */
const MS = {
  /** Drawn once: a fill, a bitmap. */
  drawn: 1.2,
  /** Decoded. */
  decoded: 14,
  /** Composed aside and laid on the page. */
  composed: 3,
  /** A filter that works on one pixel at a time. */
  recolored: 45,
  blurred: 190,
  sharpened: 110,
  /** Cast as a shadow, silhouette and blur. */
  shadow: 25,
  reflection: 6,
  /** A shadow or a reflection laid on the page. */
  laid: 8,
  /** Of a field of distances. */
  field: 500,
  /** Of the border that is cut from it. */
  border: 25,
  /** Painted by a soft brush of a mask. */
  brushed: 12,
} as const;

/** Milliseconds for one of each. */
const EACH = { layer: 0.05, letter: 0.004, point: 0.01, picture: 50, contactShadow: 12, cell: 0.4 } as const;

interface LeafCost {
  kept: number;
  /** Only while it is made. */
  scratch: number;
  work: number;
  aside: boolean;
}

/** `scale`: device pixels per page px. An unknown page costs nothing. */
export function paintCost(document: DesignDocument, pageId: string, scale: number): PaintCost {
  const page = findPage(document, pageId);
  const pixels = document.width * document.height * scale * scale;
  const cost: PaintCost = { pictures: 0, bitmaps: 0, heaviest: 0, surfaces: 1, work: pixels * perPixel(MS.drawn) };
  if (!page) return cost;
  for (const side of assetNeeds(document, pageId, scale, () => true).values()) {
    const decoded = Math.min(side * side, USUAL_PHOTO);
    cost.pictures += decoded;
    cost.work += EACH.picture + decoded * perPixel(MS.decoded);
  }
  if (page.background.type === 'pattern') cost.work += pixels * perPixel(MS.drawn) * 8;
  addChildren(document, pageId, scale, 1, cost);
  return cost;
}

function addChildren(document: DesignDocument, parent: string, scale: number, surfaces: number, cost: PaintCost): void {
  const page = document.width * document.height * scale * scale;
  for (const layer of childrenOf(document, parent)) {
    if (!layer.visible || layer.opacity === 0) continue;
    if (layer.type === 'group') {
      const within = isComposed(layer) ? surfaces + 1 : surfaces;
      cost.surfaces = Math.max(cost.surfaces, within);
      if (within > surfaces) cost.work += page * perPixel(MS.composed);
      addChildren(document, layer.id, scale, within, cost);
      continue;
    }
    const leaf = leafCost(layer, scale, page);
    cost.bitmaps += leaf.kept;
    cost.heaviest = Math.max(cost.heaviest, leaf.kept + leaf.scratch);
    if (leaf.aside) cost.surfaces = Math.max(cost.surfaces, surfaces + 1);
    cost.work += leaf.work;
  }
}

const perPixel = (ms: number): number => ms / 1e6;

const isComposed = ({ opacity, blend }: GroupLayer): boolean => opacity < 1 || blend !== 'normal';

function leafCost(layer: LeafLayer, scale: number, page: number): LeafCost {
  const resolution = resolutionFor(scale);
  const shown = Math.min(page, pixelsOf(layer, scale));
  const cost: LeafCost = {
    kept: 0,
    scratch: 0,
    work: EACH.layer + shown * perPixel(MS.drawn) + inkWork(layer, scale),
    aside: false,
  };
  const own = contentCost(layer, resolution);
  add(cost, own);
  const { shadow, reflection, contactShadow } = layer;
  if (shadow) {
    const at = boundedResolution(layer, shadowResolution(shadow, resolution));
    const reach = 2 * shadowReach(shadow);
    const cast = (layer.width + reach) * (layer.height + reach) * at * at;
    const content = contentCost(layer, at);
    add(cost, {
      kept: cast + content.kept,
      scratch: 3 * cast + content.scratch,
      work: cast * perPixel(MS.shadow) + shown * perPixel(MS.laid) + content.work + inkWork(layer, at),
    });
  }
  if (reflection && reflection.opacity > 0) {
    const cast = pixelsOf(layer, boundedResolution(layer, resolution)) * Math.min(1, reflection.size);
    add(cost, {
      kept: cast,
      scratch: 0,
      work: cast * perPixel(MS.reflection) + shown * perPixel(MS.laid) + inkWork(layer, scale),
    });
  }
  if (contactShadow && contactShadow.opacity > 0)
    add(cost, { kept: SHADOW_SIDE * SHADOW_SIDE, scratch: 0, work: EACH.contactShadow });
  if (layer.opacity < 1 || layer.blend !== 'normal') {
    cost.aside = true;
    cost.work += shown * perPixel(MS.composed);
  }
  return cost;
}

function add(cost: LeafCost, { kept, scratch, work }: Omit<LeafCost, 'aside'>): void {
  cost.kept += kept;
  // One is made after the other.
  cost.scratch = Math.max(cost.scratch, scratch);
  cost.work += work;
}

const pixelsOf = ({ width, height }: Size, scale: number): number => width * height * scale * scale;

/** Letters, lines and points, which cost the same at any size. */
function inkWork(layer: LeafLayer, scale: number): number {
  if (layer.type === 'text') return textWork(layer, scale);
  if (layer.type === 'table') return tableWork(layer);
  return layer.type === 'drawing' ? drawingWork(layer) : 0;
}

function textWork({ text, fontSize, echoes, stroke, curve }: TextLayer, scale: number): number {
  const times = (1 + echoes.length) * (stroke ? 2 : 1);
  // Letters too large for the canvas's glyph cache are filled as outlines.
  const letter =
    EACH.letter * (curve === 0 ? 1 : 3) + Math.min(fontSize * fontSize * scale * scale, 1e6) * perPixel(MS.drawn);
  return text.length * times * letter;
}

function tableWork({ cells }: TableLayer): number {
  const letters = cells.reduce((sum, row) => sum + row.reduce((all, { text }) => all + text.length, 0), 0);
  return letters * EACH.letter + cells.reduce((sum, row) => sum + row.length, 0) * EACH.cell;
}

function drawingWork({ paths }: DrawingLayer): number {
  return paths.reduce((sum, { points }) => sum + points.length, 0) * EACH.point;
}

/** What a layer's content caches at a resolution: a filtered or cut-out picture, a border around a cutout. */
function contentCost(layer: LeafLayer, resolution: number): Omit<LeafCost, 'aside'> {
  const cost: LeafCost = { kept: 0, scratch: 0, work: 0, aside: false };
  if (layer.type === 'image' && layer.asset !== null && (layer.mask || !isNeutral(layer.filters)))
    add(cost, preparedCost(layer, resolution));
  // Whether a picture is already cut out is unknown here.
  if ((layer.type === 'image' || layer.type === 'sticker') && layer.stroke && layer.stroke.width > 0)
    add(cost, borderCost(layer, layer.stroke, resolution));
  return cost;
}

function preparedCost(layer: ImageLayer, resolution: number): Omit<LeafCost, 'aside'> {
  const pixels = pixelsOf(layer, boundedResolution(layer, resolution));
  const { scratch, work } = filterCost(layer.filters, pixels, resolution);
  const { mask } = layer;
  if (!mask) return { kept: pixels, scratch: scratch * pixels, work };
  const soft = mask.strokes.filter(({ hardness }) => hardness < 1).length;
  const points = mask.strokes.reduce((sum, stroke) => sum + stroke.points.length, 0);
  return {
    kept: pixels,
    scratch: Math.max(scratch, mask.colours ? 2 : 1) * pixels,
    work: work + points * EACH.point + (1 + soft) * pixels * perPixel(MS.brushed),
  };
}

/** `scratch`: planes of the picture's size; `work`: ms. */
function filterCost(filters: Filters, pixels: number, resolution: number): { scratch: number; work: number } {
  if (isNeutral(filters)) return { scratch: 0, work: 0 };
  const sigma = filters.blur * resolution;
  // Wider blurs work on a smaller copy (paint/filters/blur.ts).
  const blurred = sigma > 0 ? pixels / Math.max(1, sigma / 4) ** 2 : 0;
  const sharpened = filters.sharpen > 0 ? pixels : 0;
  return {
    scratch: Math.max(1, (4 * blurred) / pixels, sharpened > 0 ? 8 : 0),
    work: pixels * perPixel(MS.recolored) + blurred * perPixel(MS.blurred) + sharpened * perPixel(MS.sharpened),
  };
}

function borderCost(
  layer: ImageLayer | StickerLayer,
  look: { width: number; color: string },
  resolution: number,
): Omit<LeafCost, 'aside'> {
  const pixels = borderPixels(layer, look, resolution);
  const field = FIELD_SIDE * FIELD_SIDE;
  return {
    kept: pixels,
    scratch: pixels + 20 * field,
    work: field * perPixel(MS.field) + pixels * perPixel(MS.border),
  };
}
