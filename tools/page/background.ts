/** The backdrop of a place on a page, and the ink that is legible there. */
import type { DesignDocument } from '#design/document/document.ts';
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import { colorsOf, contrast, INK, LEGIBLE_LARGE, over, PAPER, readableOn } from '#design/layout/contrast.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import type { Shadow } from '#design/document/values.ts';
import type { ToolContext } from '../contract/context.ts';
import { areaOf, overlapOf, standingOn, type Standing } from '../contract/page-space.ts';

export interface SeenBackground {
  /** Opaque colors that are visible there; one for a plain background. */
  colors: string[];
  /** Uneven, like a photo: one ink may not be legible everywhere. */
  busy: boolean;
}

type BackgroundContext = Pick<ToolContext, 'document' | 'page' | 'samplePixels'>;

/** A ring or a frame: what is inside it is not on it, so only pixels show its background. */
function isHollow({ shape, fill }: ShapeLayer): boolean {
  return fill !== null && shape.kind === 'path' && shape.rule === 'evenodd' && shape.path.lastIndexOf('M') > 0;
}

/**
 * The background of `box`: everything on the page, or only what is below the leaf `below`. Samples pixels only where a
 * picture is.
 */
export async function backgroundBehind(context: BackgroundContext, box: Box, below?: string): Promise<SeenBackground> {
  const { document, page } = context;
  const background = document.pages[page]?.background ?? { type: 'none' as const };
  const onPage = intersectionOf(box, { x: 0, y: 0, width: document.width, height: document.height });
  if (!onPage) return { colors: [PAPER], busy: false };
  const all = standingOn(document, page);
  const cut = below === undefined ? -1 : all.findIndex(({ layer }) => layer.id === below);
  const counted = cut === -1 ? all : all.slice(0, cut);
  let colors = colorsOf(background, PAPER);
  for (const { layer, box: extent } of counted) {
    const share = overlapOf(onPage, extent) / Math.max(1, areaOf(onPage));
    if (share < 0.15 || layer.type === 'text' || layer.type === 'drawing') continue;
    if (layer.type === 'shape' && isHollow(layer)) {
      colors = null;
    } else if (layer.type === 'shape' && layer.fill && layer.shape.kind !== 'line') {
      const under = colors ?? [PAPER];
      const fill = layer.fill;
      const painted = under.flatMap((base) =>
        (colorsOf(fill, base) ?? [base]).map((color) => over(color, base, layer.opacity)),
      );
      // A shape behind the whole box hides what is below; behind a part of it, both are visible.
      colors = colors === null ? null : share > 0.9 ? painted : [...colors, ...painted];
    } else if (layer.type === 'image' || layer.type === 'sticker') {
      colors = null;
    }
  }
  if (colors) return { colors: [...new Set(colors)].slice(0, 6), busy: false };
  const seen = await context.samplePixels(withOnly(document, counted), page, onPage);
  return seen ? { colors: [seen.color], busy: seen.spread > 0.12 } : { colors: [PAPER], busy: false };
}

/** The document as it looks when only these leaves are painted. */
function withOnly(document: DesignDocument, painted: readonly Standing[]): DesignDocument {
  const kept = new Set(painted.map(({ layer }) => layer.id));
  const layers = Object.fromEntries(
    Object.entries(document.layers).filter(([id, layer]) => layer.type === 'group' || kept.has(id)),
  );
  return { ...document, layers };
}

/** The lowest contrast of an ink on a background. */
export function worstContrast(ink: string, background: SeenBackground): number {
  return Math.min(...background.colors.map((color) => contrast(ink, color)));
}

/** The default ink: ink or paper, whichever is more legible. */
export function inkOn(background: SeenBackground): string {
  if (background.colors.length === 1) return readableOn(background.colors[0] ?? PAPER);
  return worstContrast(PAPER, background) >= worstContrast(INK, background) ? PAPER : INK;
}

/** A soft shadow that keeps a text legible on an uneven or similar background; null if the text is legible without. */
export function shadowFor(ink: string, background: SeenBackground, fontSize: number): Shadow | null {
  if (!background.busy && worstContrast(ink, background) >= LEGIBLE_LARGE) return null;
  const dark = contrast(ink, INK) >= contrast(ink, PAPER);
  return {
    color: dark ? '#000000a6' : '#ffffffb3',
    x: 0,
    y: Math.round(fontSize * 0.04),
    blur: Math.round(Math.min(200, fontSize * 0.35)),
  };
}
