/** Rule `contrast`: the ink of each text against what is really behind its letters, pixels included. */
import type { DesignDocument } from '../document/document.ts';
import type { TextLayer } from '../document/layers.ts';
import { colorsOf, contrast, LEGIBLE, LEGIBLE_LARGE, over, PAPER } from '../layout/contrast.ts';
import { stretchesOf } from '../layout/stretches.ts';
import { message } from '#messages/message.ts';
import { seenSize, type Finding, type LintedPage } from './finding.ts';
import { groundsOf } from './grounds.ts';
import { quoted } from './quoted.ts';
import type { SamplePixels } from './sample-pixels.ts';
import { boxAround, inkLines, piecesOf } from './text-ink.ts';

/** px at 1080: from here on the lower contrast of large text is enough. */
const LARGE = 32;
/** Share of the pieces of a text that may fall short: a highlight under one letter does not make a word illegible. */
const TOLERATED = 0.12;
/** Below this a text is decoration. */
const GHOST = 0.25;
/** Of the font size: an outline this wide carries the text by itself. */
const CARRYING_OUTLINE = 0.04;

/** Every ink that the text shows, translucent ones seen on the ground. */
function inksOf(layer: TextLayer, ground: string): string[] {
  const paints = [...new Set(stretchesOf(layer).filter(({ text }) => text.trim() !== '').map(({ style }) => style.fill))];
  const colors = paints.flatMap((paint) => colorsOf(paint, ground) ?? []);
  return [...new Set(colors)].map((color) => over(color, ground, layer.opacity));
}

function carriedByOutline({ stroke, fontSize, fill }: TextLayer): boolean {
  if (!stroke || stroke.width < fontSize * CARRYING_OUTLINE || fill.type !== 'solid') return false;
  return contrast(stroke.color.slice(0, 7), fill.color.slice(0, 7)) >= LEGIBLE_LARGE;
}

/** A dark or light glow right behind the letters, close and strong enough to be their ground. */
function glowOf({ shadow, fontSize }: TextLayer): string | null {
  if (!shadow || shadow.blur < fontSize * 0.08 || Math.hypot(shadow.x, shadow.y) > fontSize * 0.15) return null;
  const alpha = shadow.color.length > 7 ? Number.parseInt(shadow.color.slice(7), 16) / 255 : 1;
  // A blurred shadow is about half as strong as its colour where letters are.
  return alpha >= 0.4 ? `${shadow.color.slice(0, 7)}${Math.round(alpha * 0.5 * 255).toString(16).padStart(2, '0')}` : null;
}

function needed({ document }: LintedPage, fontSize: number): number {
  return seenSize(document, fontSize) >= LARGE ? LEGIBLE_LARGE : LEGIBLE;
}

/** Contrast of the text on a ground: its worst ink. */
function contrastOn(layer: TextLayer, ground: string): number {
  const glow = glowOf(layer);
  const seen = glow === null ? ground : over(glow, ground);
  return Math.min(...inksOf(layer, seen).map((ink) => contrast(ink, seen)), 21);
}

async function worstOf(page: LintedPage, layer: TextLayer, samplePixels: SamplePixels, ground: DesignDocument): Promise<number> {
  if (layer.box) {
    const grounds = colorsOf(layer.box.fill, PAPER);
    if (grounds) return Math.min(...grounds.map((color) => contrastOn(layer, color)));
  }
  const found: number[] = [];
  for (const line of inkLines(layer)) {
    for (const piece of piecesOf(line)) {
      const sample = await samplePixels(ground, page.page, boxAround(piece));
      if (sample) found.push(contrastOn(layer, sample.color) / needed(page, line.fontSize));
    }
  }
  const worst = found.sort((a, b) => a - b)[Math.floor(found.length * TOLERATED)];
  return worst === undefined ? 21 : worst * needed(page, layer.fontSize);
}

/** Texts whose ink does not stand out. */
export async function contrastBehind(page: LintedPage, samplePixels: SamplePixels): Promise<Finding[]> {
  const findings: Finding[] = [];
  const texts = page.texts.filter((layer) => layer.opacity >= GHOST && !carriedByOutline(layer));
  const grounds = groundsOf(page, texts.filter(({ box }) => box === null));
  for (const layer of texts) {
    const least = needed(page, layer.fontSize);
    const worst = await worstOf(page, layer, samplePixels, grounds.get(layer.id) ?? page.document);
    // A hair under is a matter of rounding colours to eight bits.
    if (worst >= least - 0.05) continue;
    findings.push({
      rule: 'contrast',
      layers: [layer.id],
      words: message('lint.contrast', { text: quoted(layer), contrast: Math.round(worst * 10) / 10, least }),
    });
  }
  return findings;
}
