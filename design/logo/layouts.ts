/** How mark and words are combined, by their ink: spaced as they look, on one axis, in matching sizes. */
import { moveLayer, scaleLayer, type Box } from '../document/geometry.ts';
import type { LeafLayer } from '../document/layers.ts';
import type { TextOutline } from './brief.ts';
import { inkBoxOf, opticalMiddle } from './ink.ts';
import type { Words } from './lockup.ts';
import type { Layout } from './logo-plan.ts';
import type { WORDMARKS } from './letter-marks.ts';
import { circle, rounded } from './outlines.ts';
import type { Scheme } from './palettes.ts';
import type { Frame, Sheet } from './sheet.ts';
import { readsFromRight, setWords } from './words.ts';

type Wordmark = (typeof WORDMARKS)[number] | null;

/** The mark's side, px. Everything else is in proportion to it. */
const MARK = 300;

export interface Composing {
  sheet: Sheet;
  drawMark(frame: Frame): void;
  words: Words;
  scheme: Scheme;
  textOutline: TextOutline;
}

interface DrawnMark {
  box: Box;
  /** Where its middle seems to be. */
  middle: { x: number; y: number };
  /** The mark's layers, from here on. */
  from: number;
}

/** Flat and narrow marks may exceed the side by this factor, so that all look about equally large. */
const LONGEST = 1.3;

/** Draws the mark at 0, 0, as large as its area requires, and measures its ink. */
function markAt({ sheet, drawMark, scheme, textOutline }: Composing, side: number): DrawnMark {
  const from = sheet.layers.length;
  drawMark({ x: 0, y: 0, size: side });
  const drawn = inkBoxOf(sheet.layers.slice(from), textOutline);
  if (drawn) {
    const factor = Math.min(
      (side * 0.94) / Math.sqrt(drawn.width * drawn.height),
      (side * LONGEST) / Math.max(drawn.width, drawn.height),
    );
    if (factor > 1)
      for (let at = from; at < sheet.layers.length; at += 1)
        sheet.layers[at] = scaleLayer(sheet.layers[at] as LeafLayer, factor);
  }
  const own = sheet.layers.slice(from);
  const box = inkBoxOf(own, textOutline) ?? { x: 0, y: 0, width: side, height: side };
  return { box, middle: opticalMiddle(own, scheme.background, textOutline) ?? { x: side / 2, y: side / 2 }, from };
}

function moveFrom(sheet: Sheet, from: number, dx: number, dy: number, until = sheet.layers.length): void {
  for (let at = from; at < until; at += 1) sheet.layers[at] = moveLayer(sheet.layers[at] as LeafLayer, dx, dy);
}

/**
 * Mark above the words; flat marks don't fill their square, so distances are measured between inks. `around`: what a
 * frame adds to the width.
 */
function stacked(composing: Composing, side: number, cap: number, widest: number, gap: number, around = 0): void {
  const { sheet, words, scheme } = composing;
  const mark = markAt(composing, side);
  const block = setWords(sheet, words, scheme, {
    cap,
    widest,
    align: 'center',
    breaks: true,
    narrowest: mark.box.width * 0.92,
    taglineRoom: Math.max(mark.box.width * 1.2, MARK),
    beside: around,
    across: mark.box.width + around,
  });
  moveFrom(sheet, mark.from, -mark.middle.x, -mark.box.y);
  block.paint(-block.width / 2, mark.box.height + Math.max(gap, block.cap * 0.62));
}

/** Mark next to the words, vertically centered; on the right for right-to-left scripts. */
function beside(
  composing: Composing,
  side: number,
  {
    cap,
    widest,
    gap,
    breaks = true,
    rule = false,
    around = 0,
  }: { cap: number; widest: number; gap: number; breaks?: boolean; rule?: boolean; around?: number },
): void {
  const { sheet, words, scheme } = composing;
  const fromRight = readsFromRight(words);
  const mark = markAt(composing, side);
  const block = setWords(sheet, words, scheme, {
    cap,
    widest,
    align: fromRight ? 'right' : 'left',
    breaks,
    taglineRoom: MARK * 0.85,
    beside: mark.box.width + gap * (rule ? 2 : 1) + around,
  });
  const tall = Math.max(mark.box.height, block.height);
  // By the box if the words nearly fill the mark's height: edges that almost match are more visible than centers.
  const axis = block.height > mark.box.height * 0.8 ? mark.box.y + mark.box.height / 2 : mark.middle.y;
  const line = rule ? Math.max(2, block.cap * 0.035) : 0;
  const between = rule ? gap * 2 + line : gap;
  moveFrom(sheet, mark.from, fromRight ? block.width + between - mark.box.x : -mark.box.x, -axis);
  const wordsAt = fromRight ? 0 : mark.box.width + between;
  // Descenders shift the visual center down slightly.
  block.paint(wordsAt, -block.height / 2 - block.hang * 0.2);
  if (!rule) return;
  const at = fromRight ? block.width + gap : mark.box.width + gap;
  const high = Math.max(tall * 0.86, block.height * 1.08);
  sheet.outline(
    rounded(0, 0, line, high, [0, 0, 0, 0]),
    { x: at, y: -high / 2, size: 100 },
    scheme.quiet,
    'line between',
  );
}

/** The box of everything drawn from a layer on. */
function drawnBox({ sheet, textOutline }: Composing, from = 0): Box {
  return inkBoxOf(sheet.layers.slice(from), textOutline) ?? { x: 0, y: 0, width: MARK, height: MARK };
}

/** A line around the stacked logo, the corners cut or round. */
function framed(composing: Composing): void {
  const { sheet, scheme } = composing;
  const air = MARK * 0.24;
  stacked(composing, MARK * 0.62, MARK * 0.2, MARK * 1.5, MARK * 0.15, 2 * air * 1.12);
  const box = drawnBox(composing);
  const least = MARK * 0.62 + 2 * air;
  const width = Math.max(box.width + 2 * air * 1.12, least, (box.height + 2 * air) * 0.82);
  const [x, y, height] = [box.x + box.width / 2 - width / 2, box.y - air, box.height + 2 * air];
  const edge = (inset: number) => rounded(inset, inset, width - 2 * inset, height - 2 * inset, [0, 0, 0, 0]);
  const thick = MARK * 0.014;
  sheet.outline(
    [...edge(0), ...edge(thick), ...edge(thick * 2.9), ...edge(thick * 3.4)],
    { x, y, size: 100 },
    scheme.primary,
    'frame',
    'evenodd',
  );
}

/** Everything on a plate of the palette's own color, drawn in `scheme`, which fits the plate. */
function plated(composing: Composing, plate: string): void {
  const { sheet, words } = composing;
  const from = sheet.layers.length;
  const short = [...words.name].length <= 12;
  const air = { x: MARK * 0.3, y: MARK * 0.24 };
  if (short)
    beside(composing, MARK * 0.62, { cap: MARK * 0.23, widest: MARK * 2, gap: MARK * 0.13, around: 2 * air.x });
  else stacked(composing, MARK * 0.6, MARK * 0.2, MARK * 1.6, MARK * 0.14, 2 * air.x);
  const box = drawnBox(composing, from);
  const [width, height] = [box.width + 2 * air.x, box.height + 2 * air.y];
  const radius = short ? height * 0.5 : MARK * 0.16;
  const drawn = sheet.layers.splice(from);
  sheet.outline(
    rounded(0, 0, width, height, [radius, radius, radius, radius]),
    { x: box.x - air.x, y: box.y - air.y, size: 100 },
    plate,
    'plate',
  );
  sheet.layers.push(...drawn);
}

/** The words alone, with what makes a mark of them. */
function wordmark({ sheet, words, scheme }: Composing, form: Wordmark): void {
  // A bar at the start needs start-aligned lines.
  const align =
    form !== 'wordmark-line' ? ('center' as const) : readsFromRight(words) ? ('right' as const) : ('left' as const);
  const options = { cap: MARK * 0.36, widest: MARK * 2.8, align, breaks: true };
  const rectangle = (x: number, y: number, width: number, height: number, color: string, name: string, radius = 0) =>
    sheet.outline(rounded(0, 0, width, height, [radius, radius, radius, radius]), { x, y, size: 100 }, color, name);
  if (form === 'wordmark-box') {
    // Reversed on a block, the tagline below it.
    const name = setWords(
      sheet,
      { ...words, tagline: '' },
      { ink: scheme.background, quiet: scheme.background },
      options,
    );
    const air = { x: name.cap * 0.66, y: name.cap * 0.6 };
    const block = { width: name.width + 2 * air.x, height: name.height + 2 * air.y + name.hang * 0.7 };
    rectangle(0, 0, block.width, block.height, scheme.primary, 'block');
    name.paint(air.x, air.y);
    const below = setWords(sheet, { ...words, name: '' }, scheme, {
      ...options,
      widest: block.width,
      across: block.width,
    });
    return below.paint((block.width - below.width) / 2, block.height + name.cap * 0.36);
  }
  const block = setWords(sheet, words, scheme, options);
  if (form === null) return block.paint(0, 0);
  const thin = Math.max(2.5, block.cap * 0.035);
  block.paint(0, 0);
  if (form === 'wordmark-dot') {
    const size = block.cap * 0.24;
    const last = block.nameLine;
    return sheet.outline(
      circle({ x: 50, y: 50 }, 50),
      {
        x: readsFromRight(words) ? last.left - block.cap * 0.1 - size : last.right + block.cap * 0.1,
        y: last.baseline - size,
        size,
      },
      scheme.primary,
      'dot',
    );
  }
  if (form === 'wordmark-line')
    return rectangle(
      align === 'right' ? block.width - block.cap * 0.9 : 0,
      -block.cap * 0.66,
      block.cap * 0.9,
      block.cap * 0.16,
      scheme.primary,
      'bar',
    );
  rectangle(0, -block.cap * 0.62, block.width, thin, scheme.primary, 'upper rule');
  rectangle(0, block.height + block.hang + block.cap * 0.62 - thin, block.width, thin, scheme.primary, 'lower rule');
}

/**
 * Draws mark and words. `plate`: the color of the plate, when the layout has one; the scheme is then the plate's.
 * `wordmark`: what makes a mark of words alone.
 */
export function compose(layout: Layout, composing: Composing, plain: { plate: string; wordmark: Wordmark }): void {
  switch (layout) {
    case 'stack':
      return stacked(composing, MARK, MARK * 0.25, MARK * 2.1, MARK * 0.17);
    case 'crown':
      return stacked(composing, MARK * 0.5, MARK * 0.32, MARK * 2.7, MARK * 0.16);
    case 'row':
      return beside(composing, MARK * 0.9, { cap: MARK * 0.32, widest: MARK * 2.5, gap: MARK * 0.19 });
    case 'divided':
      return beside(composing, MARK * 0.78, { cap: MARK * 0.25, widest: MARK * 2.2, gap: MARK * 0.17, rule: true });
    case 'inline':
      return beside(composing, MARK * 0.54, { cap: MARK * 0.28, widest: MARK * 3.2, gap: MARK * 0.12, breaks: false });
    case 'frame':
      return framed(composing);
    case 'plate':
      return plated(composing, plain.plate);
    case 'mark':
      return composing.drawMark({ x: 0, y: 0, size: MARK });
    case 'words':
      return wordmark(composing, plain.wordmark);
  }
}
