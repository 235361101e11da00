/** The approximate places of a text's single letters: in each line as many as it has, each with a typical width. */
import type { Box, Point } from '../document/geometry.ts';
import type { TextLayer } from '../document/layers.ts';
import { textGeometry } from '../fabric/paint/text-geometry.ts';
import { sliceStretches, stretchesOf } from '../layout/stretches.ts';
import { ASCENT, boxAround, DESCENT, inkLines, type InkLine } from './text-ink.ts';

/** A letter's line and its own part of it. Its places are worked out when asked for: a page has thousands of them. */
export class Letter {
  /** Around all of it. */
  readonly bounds: Box;
  readonly #pieces: readonly InkLine[];
  /** Shares of the line where it begins and ends. */
  readonly #from: number;
  readonly #to: number;
  /** px above the baseline. */
  readonly #height: number;
  readonly #fontSize: number;

  constructor(pieces: readonly InkLine[], from: number, to: number, height: number, fontSize: number) {
    this.#pieces = pieces;
    this.#from = from;
    this.#to = to;
    this.#height = height;
    this.#fontSize = fontSize;
    this.bounds = this.#between(0, height);
  }

  #at(across: number, above: number): Point {
    return placeIn(this.#pieces, this.#from + (this.#to - this.#from) * across, above);
  }

  #between(low: number, high: number): Box {
    return boxAround([this.#at(0, low), this.#at(1, low), this.#at(0, high), this.#at(1, high)]);
  }

  /** Points spread evenly over it, row by row from bottom to top. */
  places(): Point[] {
    return Array.from({ length: COLUMNS * ROWS }, (_, index) =>
      this.#at(((index % COLUMNS) + 0.5) / COLUMNS, (this.#height * (Math.floor(index / COLUMNS) + 0.5)) / ROWS),
    );
  }

  /**
   * Boxes above each other, as high as letters of any font extend; `isIn`: whether such letters usually extend into
   * this one.
   */
  slices(): { box: Box; isIn: boolean }[] {
    const slice = (HIGHEST * this.#fontSize) / SLICES;
    return Array.from({ length: SLICES }, (_, index) => ({
      box: this.#between(index * slice, (index + 1) * slice),
      isIn: (index + 0.5) * slice < this.#height,
    }));
  }
}

/** Characters that would be missed. Full stops, dashes and quotation marks are not. */
const MISSED = /[\p{L}\p{N}\p{S}%&?!@#]/u;
const MARK = /\p{M}/u;
/** Widths beside those of most letters. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/u, 0.5],
  [/[ijlI.,:;'’|!()]/u, 0.55],
  [/[frt1"“”-]/u, 0.75],
  [/[mwMW@%]/u, 1.5],
  [/[\p{Lu}\p{N}&]/u, 1.2],
];
/** Letters without ascenders or descenders. */
const LOW = /[acegmnopqrsuvwxyz]/u;
/** Of the font size, from the baseline. */
const LOW_HEIGHT = 0.5;
const HEIGHT = 0.7;
const HIGHEST = 0.9;
const SLICES = 6;
/** Places across and up. */
const COLUMNS = 3;
const ROWS = 4;

const widthOf = (sign: string): number =>
  MARK.test(sign) ? 0 : (WIDTHS.find(([pattern]) => pattern.test(sign))?.[1] ?? 1);

const known = new WeakMap<TextLayer, readonly Letter[]>();

/** The letters of a text. Layers are never changed in place, so each is analysed once. */
export function lettersOf(layer: TextLayer): readonly Letter[] {
  let letters = known.get(layer);
  if (!letters) {
    letters = found(layer);
    known.set(layer, letters);
  }
  return letters;
}

function found(layer: TextLayer): Letter[] {
  const stretches = stretchesOf(layer);
  // Along an arc the lines are mirrored already.
  const mirrored = layer.flipX && layer.curve === 0;
  const backwards = (textGeometry(layer).direction === 'rtl') !== mirrored;
  return [...Map.groupBy(inkLines(layer), ({ start }) => start).values()].flatMap((pieces) => {
    const [line] = pieces;
    if (!line) return [];
    const signs = sliceStretches(stretches, line.start, line.end).flatMap(({ text, style }) =>
      Array.from(text, (sign) => ({ sign, fontSize: style.fontSize, width: widthOf(sign) * style.fontSize })),
    );
    const total = signs.reduce((sum, { width }) => sum + width, 0);
    let reached = 0;
    return signs.flatMap(({ sign, fontSize, width }): Letter[] => {
      const [from, share] = [reached / total, width / total];
      reached += width;
      if (width === 0 || !MISSED.test(sign)) return [];
      const height = (LOW.test(sign) ? LOW_HEIGHT : HEIGHT) * fontSize;
      const to = from + share;
      return [
        backwards
          ? new Letter(pieces, 1 - from, 1 - to, height, fontSize)
          : new Letter(pieces, from, to, height, fontSize),
      ];
    });
  });
}

/** A point at a share along a line, and some px above its baseline. */
function placeIn(pieces: readonly InkLine[], along: number, above: number): Point {
  const at = Math.max(0, Math.min(pieces.length - 1, Math.floor(along * pieces.length)));
  const piece = pieces[at];
  if (!piece) return { x: 0, y: 0 };
  const {
    corners: [a, b, c, d],
    fontSize,
  } = piece;
  const across = along * pieces.length - at;
  const down = (ASCENT - above / fontSize) / (ASCENT + DESCENT);
  const between = (one: number, other: number, share: number) => one + (other - one) * share;
  return {
    x: between(between(a.x, b.x, across), between(d.x, c.x, across), down),
    y: between(between(a.y, b.y, across), between(d.y, c.y, across), down),
  };
}
