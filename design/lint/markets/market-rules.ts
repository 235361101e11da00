/**
 * Rules of a marketplace for a listing's main picture, judged by the page's pixels and its layers. Only for users who
 * have chosen to be checked.
 */
import type { Box } from '../../document/geometry.ts';
import type { LeafLayer } from '../../document/layers.ts';
import { message } from '#messages/message.ts';
import type { LintedPage } from '../finding.ts';
import type { Hint } from '../hint.ts';
import { named } from '../quoted.ts';
import type { PixelSample, SamplePixels } from '#design/document/sample-pixels.ts';
import type { Market } from './markets.ts';

/** Cells of the page's longer side in which the foreground is searched for. */
const CELLS = 64;
/** A channel below this is visible next to pure white; in between are the rounding errors of painted pixels. */
const WHITE = 253;
/** Brightness varies less on an even background. */
const EVEN = 0.02;
/** A measured share may be off by half a cell on each side. */
const TOLERANCE = 1 / CELLS;

/** Channels further apart than this are two colors. */
const SAME = 4;

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const isOf = (background: string, { color, spread }: PixelSample): boolean =>
  spread <= EVEN && channels(color).every((value, at) => Math.abs(value - (channels(background)[at] ?? 0)) <= SAME);
const isWhite = ({ color, spread }: PixelSample): boolean =>
  spread <= EVEN && channels(color).every((value) => value >= WHITE);

/** Of the shorter side: how much of a corner is sampled. */
const CORNER = 0.03;

/** The four corners of a page, px: where a product rarely is, unless it has to fill nearly everything. */
function corners({ width, height }: { width: number; height: number }, fill: number | null): Box[] {
  const side = Math.min(width, height) * Math.min(CORNER, (1 - (fill ?? 0)) / 4);
  return [
    { x: 0, y: 0 },
    { x: width - side, y: 0 },
    { x: 0, y: height - side },
    { x: width - side, y: height - side },
  ].map((at) => ({ ...at, width: side, height: side }));
}

/** The box of everything on the background of a page, px; null: nothing, or the corners are no even background. */
export async function inkOfPage(
  { document, page }: LintedPage,
  samplePixels: SamplePixels,
  fill: number | null,
): Promise<Box | null> {
  const backgrounds = await Promise.all(corners(document, fill).map((box) => samplePixels(document, page, box)));
  const background = backgrounds[0]?.color;
  if (background === undefined || backgrounds.some((sample) => !sample || !isOf(background, sample))) return null;
  const cell = Math.max(document.width, document.height) / CELLS;
  const [columns, rows] = [Math.ceil(document.width / cell), Math.ceil(document.height / cell)];
  const found = await Promise.all(
    Array.from({ length: columns * rows }, async (_, at) => {
      const box = { x: (at % columns) * cell, y: Math.floor(at / columns) * cell, width: cell, height: cell };
      // Only its center: paintings round outward, and would make everything a cell larger.
      const middle = { x: box.x + cell * 0.3, y: box.y + cell * 0.3, width: cell * 0.4, height: cell * 0.4 };
      const sample = await samplePixels(document, page, middle);
      return sample && !isOf(background, sample) ? box : null;
    }),
  );
  const inked = found.filter((box) => box !== null);
  if (inked.length === 0) return null;
  const [left, top] = [Math.min(...inked.map(({ x }) => x)), Math.min(...inked.map(({ y }) => y))];
  return {
    x: left,
    y: top,
    width: Math.max(...inked.map(({ x }) => x)) + cell - left,
    height: Math.max(...inked.map(({ y }) => y)) + cell - top,
  };
}

const isPhoto = ({ type }: LeafLayer): boolean => type === 'image';

/** What the marketplace would object to, the most serious first. */
export async function marketRules(view: LintedPage, market: Market, samplePixels: SamplePixels): Promise<Hint[]> {
  const { document, page, leaves } = view;
  const hints: Hint[] = [];
  const object = (
    rule: Hint['rule'],
    layers: readonly LeafLayer[],
    measured: NonNullable<Hint['measured']>,
    words: string,
  ): void => void hints.push({ rule, severity: 'wrong', layers: layers.map(({ id }) => id), words, measured });
  const { name } = market;
  const hasPhoto =
    document.pages[page]?.background.type === 'image' ||
    leaves.some((layer) => layer.type === 'image' && layer.asset !== null);
  // Without a photo there is no product to judge, and other layers are no additions to it.
  if (!hasPhoto && (market.plain || market.fill !== null))
    object('market-photo', [], { has: 0, asks: 1 }, message('hints.marketPhoto', { market: name }));
  if (market.whiteBackground || market.fill !== null) {
    const samples = await Promise.all(corners(document, market.fill).map((box) => samplePixels(document, page, box)));
    const off = market.whiteBackground ? samples.find((sample) => sample && !isWhite(sample)) : undefined;
    const even = samples.every((sample) => sample && samples[0] && isOf(samples[0].color, sample));
    if (off)
      object(
        'market-ground',
        [],
        { has: off.color, asks: '#ffffff' },
        message('hints.marketBackground', { market: name, color: off.color }),
      );
    if (hasPhoto && even && market.fill !== null) {
      const ink = await inkOfPage(view, samplePixels, market.fill);
      const has = ink ? Math.max(ink.width / document.width, ink.height / document.height) : 0;
      const percent = { has: Math.round(has * 100), asks: Math.round(market.fill * 100) };
      if (has < market.fill - TOLERANCE)
        object(
          'market-fill',
          leaves.filter(isPhoto),
          percent,
          message('hints.marketFill', { market: name, ...percent }),
        );
    }
  }
  const besides = market.plain && hasPhoto ? leaves.filter((layer) => !isPhoto(layer)) : [];
  const [first] = besides;
  if (first)
    object(
      'market-plain',
      besides,
      { has: besides.length, asks: 0 },
      message('hints.marketPlain', { market: name, layer: named(first), more: besides.length - 1 }),
    );
  if (market.least) {
    const has =
      market.least.side === 'longer'
        ? Math.max(document.width, document.height)
        : Math.min(document.width, document.height);
    if (has < market.least.px)
      object(
        'market-size',
        [],
        { has, asks: market.least.px },
        message('hints.marketSize', { market: name, has, asks: market.least.px, side: market.least.side }),
      );
  }
  if (market.square && document.width !== document.height)
    object(
      'market-shape',
      [],
      { has: `${document.width} × ${document.height}`, asks: '1:1' },
      message('hints.marketShape', { market: name, width: document.width, height: document.height }),
    );
  return hints;
}
