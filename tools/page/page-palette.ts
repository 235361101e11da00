/** Lists the colors of a page, and chooses one among them for something new. */
import { contrast, INK, LEGIBLE_LARGE, PAPER } from '#design/layout/contrast.ts';
import type { Background, Paint } from '#design/document/values.ts';
import type { ToolContext } from '../contract/context.ts';
import { worstContrast, type SeenBackground } from './background.ts';
import { areaOf, isBackdrop, standingOn } from '../contract/page-space.ts';

/** For pages without a color yet: strong ones that go with most things. */
const ACCENTS = ['#ff5a36', '#2450ff', '#ffc83d', '#0f9d6b'] as const;
/** Contrast with the background at which a shape is visible as a separate thing. */
const VISIBLE = 1.5;

function solidOf(paint: Paint | Background | null): string | null {
  if (!paint) return null;
  if (paint.type === 'solid') return paint.color.slice(0, 7);
  return paint.type === 'linear' || paint.type === 'radial' ? (paint.stops[0]?.color.slice(0, 7) ?? null) : null;
}

/** 0 grey to 1 pure. */
function chroma(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return Math.max(...parts) - Math.min(...parts);
}

/** Colors of shapes, pills and texts on the page, most colorful first; among equals larger areas first. */
export function paletteOf({ document, page }: Pick<ToolContext, 'document' | 'page'>): string[] {
  const weights = new Map<string, number>();
  const add = (color: string | null, weight: number) => {
    if (color) weights.set(color, (weights.get(color) ?? 0) + weight);
  };
  const whole = document.width * document.height;
  for (const { layer, box } of standingOn(document, page)) {
    const share = Math.min(1, areaOf(box) / whole);
    if (layer.type === 'shape' && !isBackdrop(document, box))
      add(solidOf(layer.fill ?? null) ?? layer.stroke?.color.slice(0, 7) ?? null, 0.2 + share);
    if (layer.type === 'text') {
      add(solidOf(layer.fill), 0.15 + share);
      add(solidOf(layer.box?.fill ?? null), 0.3 + share);
    }
  }
  return [...weights].sort((a, b) => chroma(b[0]) + b[1] * 0.2 - chroma(a[0]) - a[1] * 0.2).map(([color]) => color);
}

/**
 * A color for a new shape on a background: the page's accent if one is visible there, else a fresh one. `under` are
 * inks that must stay legible on it.
 */
export function accentOn(
  background: SeenBackground,
  context: Pick<ToolContext, 'document' | 'page'>,
  under: readonly string[] = [],
): string {
  const visible = (color: string) => worstContrast(color, background) >= VISIBLE;
  const legible = (color: string) => under.every((ink) => contrast(ink, color) >= LEGIBLE_LARGE);
  const own = paletteOf(context);
  const colorful = own.filter((color) => chroma(color) > 0.25 && !under.includes(color));
  const choices = [...colorful, ...ACCENTS];
  const both = choices.find((color) => visible(color) && legible(color));
  if (both) return both;
  // Under a text, legibility matters most.
  if (under.length > 0) {
    const ink = under[0] ?? INK;
    return contrast(ink, PAPER) >= contrast(ink, INK) ? PAPER : INK;
  }
  return choices.find(visible) ?? (worstContrast(INK, background) >= worstContrast(PAPER, background) ? INK : PAPER);
}
