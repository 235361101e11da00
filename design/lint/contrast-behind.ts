/** Rule `contrast`: the ink of each text against what is really behind its letters, pixels included. */
import type { DesignDocument } from '../document/document.ts';
import type { TextLayer } from '../document/layers.ts';
import { alphaOf, colorsOf, contrast, LEGIBLE, LEGIBLE_LARGE, over, PAPER } from '../layout/contrast.ts';
import { stretchesOf } from '../layout/stretches.ts';
import { message } from '#messages/message.ts';
import { GHOST, seenSize, type Finding, type LintedPage } from './finding.ts';
import { aloneOn, backgroundsOf } from './backgrounds.ts';
import { lettersOf } from './letters.ts';
import { quoted } from './quoted.ts';
import type { SamplePixels } from '../document/sample-pixels.ts';
import { boxAround, inkLines, piecesOf } from './text-ink.ts';

/** px at 1080: from here on the lower contrast of large text suffices. */
const LARGE = 32;
/** Share of the pieces of a text that may fall short: a highlight under one letter does not make a word illegible. */
const TOLERATED = 0.12;
/** The same for the letters themselves, sampled closely: the edge of their background may pass through some. */
const TOLERATED_OF_LETTERS = 0.25;
/** For a slice of a letter: the minimum ink of a typical letter. */
const LEAST_INK = 0.1;
/** Brightness that varies more than this makes no single background: its mean is a color that may occur nowhere. */
const EVEN = 0.12;
/** Slightly below is due to rounding colors to eight bits. */
const ROUNDING = 0.05;
/** As a share of the font size: an outline this wide suffices by itself. */
const CARRYING_OUTLINE = 0.04;

/** Every ink of the text, translucent ones as seen on the background. */
function inksOf(layer: TextLayer, background: string): string[] {
  const paints = [
    ...new Set(
      stretchesOf(layer)
        .filter(({ text }) => text.trim() !== '')
        .map(({ style }) => style.fill),
    ),
  ];
  const colors = paints.flatMap((paint) => colorsOf(paint, background) ?? []);
  return [...new Set(colors)].map((color) => over(color, background, layer.opacity));
}

function carriedByOutline({ stroke, fontSize, fill }: TextLayer): boolean {
  if (!stroke || stroke.width < fontSize * CARRYING_OUTLINE || fill.type !== 'solid') return false;
  return contrast(stroke.color.slice(0, 7), fill.color.slice(0, 7)) >= LEGIBLE_LARGE;
}

/** A dark or light glow right behind the letters, close and strong enough to be their background. */
function glowOf({ shadow, fontSize }: TextLayer): string | null {
  if (!shadow || shadow.blur < fontSize * 0.08 || Math.hypot(shadow.x, shadow.y) > fontSize * 0.15) return null;
  // A blurred shadow is about half as strong as its color where letters are.
  const alpha = alphaOf(shadow.color);
  return alpha >= 0.4
    ? `${shadow.color.slice(0, 7)}${Math.round(alpha * 0.5 * 255)
        .toString(16)
        .padStart(2, '0')}`
    : null;
}

function needed({ document }: LintedPage, fontSize: number): number {
  return seenSize(document, fontSize) >= LARGE ? LEGIBLE_LARGE : LEGIBLE;
}

/** Contrast of the text on a background: its worst ink. */
function contrastOn(layer: TextLayer, background: string): number {
  const glow = glowOf(layer);
  const seen = glow === null ? background : over(glow, background);
  return Math.min(...inksOf(layer, seen).map((ink) => contrast(ink, seen)), 21);
}

/** What all but a share of some contrasts reach; enough if there are none. */
function worstBut(share: number, found: readonly number[]): number {
  return found.toSorted((a, b) => a - b)[Math.floor(found.length * share)] ?? 21;
}

/**
 * The lowest contrast of a text, except for the tolerated share; where its background varies, no mean speaks for the
 * places of its letters.
 */
async function worstOf(
  page: LintedPage,
  layer: TextLayer,
  samplePixels: SamplePixels,
  background: DesignDocument,
  ink: DesignDocument,
): Promise<number> {
  if (layer.box) {
    const backgrounds = colorsOf(layer.box.fill, PAPER);
    if (backgrounds) return Math.min(...backgrounds.map((color) => contrastOn(layer, color)));
  }
  const least = needed(page, layer.fontSize);
  const found: number[] = [];
  let isEven = true;
  for (const line of inkLines(layer)) {
    for (const piece of piecesOf(line)) {
      const sample = await samplePixels(background, page.page, boxAround(piece));
      if (!sample) continue;
      found.push((contrastOn(layer, sample.color) / needed(page, line.fontSize)) * least);
      isEven &&= sample.spread <= EVEN;
    }
  }
  const worst = worstBut(TOLERATED, found);
  return isEven || worst < least
    ? worst
    : Math.min(worst, await worstOfLetters(page, layer, samplePixels, background, ink));
}

/** A page's letters alone, black on white: how much ink one of their places holds. */
function inked(page: LintedPage): DesignDocument {
  const black = { type: 'solid' as const, color: '#000000' };
  return aloneOn(
    PAPER,
    page,
    page.texts.map((text): TextLayer => {
      const runs = text.runs.map(({ style, ...run }) => ({ ...run, style: { ...style, fill: black } }));
      return {
        ...text,
        runs,
        fill: black,
        opacity: 1,
        blend: 'normal',
        box: null,
        stroke: null,
        shadow: null,
        reflection: null,
        echoes: [],
      };
    }),
  );
}

/** Of a grey: the share of black in it. */
const darkness = (grey: string): number => 1 - Number.parseInt(grey.slice(1, 3), 16) / 255;

/**
 * The same for the letters themselves, slice by slice, weighted by their ink; estimated from most fonts if none is
 * painted.
 */
async function worstOfLetters(
  { page }: LintedPage,
  layer: TextLayer,
  samplePixels: SamplePixels,
  background: DesignDocument,
  ink: DesignDocument,
): Promise<number> {
  const known = new Map<string, number>();
  const found: { contrast: number; painted: number; isIn: boolean }[] = [];
  for (const { box, isIn } of lettersOf(layer).flatMap((letter) => letter.slices())) {
    const behind = await samplePixels(background, page, box);
    if (!behind) continue;
    const own = known.get(behind.color) ?? contrastOn(layer, behind.color);
    known.set(behind.color, own);
    found.push({ contrast: own, painted: darkness((await samplePixels(ink, page, box))?.color ?? PAPER), isIn });
  }
  const isPainted = found.some(({ painted }) => painted >= LEAST_INK);
  const weighed = found
    .map(({ contrast: own, painted, isIn }) => ({ own, weight: isPainted ? painted : isIn ? 1 : 0 }))
    .sort((a, b) => a.own - b.own);
  let left = weighed.reduce((sum, { weight }) => sum + weight, 0) * TOLERATED_OF_LETTERS;
  for (const { own, weight } of weighed) {
    left -= weight;
    if (left < 0) return own;
  }
  return 21;
}

/** Texts whose ink does not stand out. `wanted`: a contrast that large ones must reach too. */
export async function contrastBehind(page: LintedPage, samplePixels: SamplePixels, wanted = 0): Promise<Finding[]> {
  const findings: Finding[] = [];
  const texts = page.texts.filter((layer) => layer.opacity >= GHOST && !carriedByOutline(layer));
  const backgrounds = backgroundsOf(
    page,
    texts.filter(({ box }) => box === null),
  );
  const ink = inked(page);
  for (const layer of texts) {
    const least = Math.max(wanted, needed(page, layer.fontSize));
    const worst = await worstOf(page, layer, samplePixels, backgrounds.get(layer.id) ?? page.document, ink);
    if (worst >= least - ROUNDING) continue;
    findings.push({
      rule: 'contrast',
      layers: [layer.id],
      words: message('lint.contrast', { text: quoted(layer), contrast: Math.round(worst * 10) / 10, least }),
    });
  }
  return findings;
}

/** Whether one of a page's texts would stand out from its background in this ink; `wanted` as above. */
export async function readsIn(
  ink: string,
  layer: TextLayer,
  page: LintedPage,
  samplePixels: SamplePixels,
  wanted = 0,
): Promise<boolean> {
  const recolored: TextLayer = {
    ...layer,
    fill: { type: 'solid', color: ink },
    runs: layer.runs.map(({ style: { fill: _own, ...style }, ...run }) => ({ ...run, style })),
  };
  const background =
    backgroundsOf(
      page,
      page.texts.filter(({ id }) => id === layer.id),
    ).get(layer.id) ?? page.document;
  return (
    (await worstOf(page, recolored, samplePixels, background, inked(page))) >=
    Math.max(wanted, needed(page, layer.fontSize)) - ROUNDING
  );
}
