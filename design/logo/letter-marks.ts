/** Monograms: the initials of a name in a form. */
import { upperCase } from '#design/layout/letter-case.ts';
import type { Point } from '../document/geometry.ts';
import { pathBounds, transformPath } from '../document/path-geometry.ts';
import type { PathCommand } from '../document/outline-path.ts';
import { contrast } from '../layout/contrast.ts';
import { isJoined } from '../layout/scripts.ts';
import { graphemesOf } from '../layout/segments.ts';
import { opticalCenter } from './optical.ts';
import { circle, lens, polygon, quatrefoil, ring, rounded, shield } from './outlines.ts';
import type { Scheme } from './palettes.ts';
import type { Chooser } from './seeded.ts';
import type { Frame, Lettering, Sheet } from './sheet.ts';
import { BASELINE, metricsOf, type Typeface } from './typefaces.ts';

/** The forms; two-letter ones need two words. */
const ONE = ['disc', 'leaf', 'tile', 'shield', 'arch', 'notch', 'slash', 'dot'] as const;
const TWO = ['overlap', 'divided', 'stack', 'hexagon'] as const;
/** Further forms, for one letter or two. */
const MORE = ['ring', 'diamond', 'quatrefoil', 'bars', 'echo', 'corners'] as const;
/** The whole name as the mark. */
export const WORDMARKS = ['wordmark-dot', 'wordmark-line', 'wordmark-box', 'wordmark-rules'] as const;
export const LETTER_FORMS = [...ONE, ...TWO, ...MORE, ...WORDMARKS] as const;
export type LetterForm = (typeof LETTER_FORMS)[number];

/** The initials of a name: one letter a word, at most two; small words in between don't count. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–—_/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !/^(?:the|and|of|for|by|de|la|le|el|der|die|das|und|et|y|&)$/iu.test(word));
  const used = telling.length > 0 ? telling : words;
  // Joining letters, and articles that are written as one with their word, make no two-letter monogram.
  const firsts = used
    .slice(0, isJoined(used[0] ?? '') ? 1 : 2)
    .map((word) => graphemesOf(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '');
  return upperCase(firsts.join(''));
}

/** Forms for the initials, in the chooser's order. */
export function letterFormsFor(initials: string, free: Chooser): LetterForm[] {
  const two = graphemesOf(initials).length > 1;
  const order = free.shuffled<LetterForm>(two ? [...TWO, 'disc', 'leaf', 'tile', 'arch'] : ONE);
  return order;
}

export function isWordmark(form: LetterForm): form is (typeof WORDMARKS)[number] {
  return (WORDMARKS as readonly LetterForm[]).includes(form);
}

/** Forms for a batch, alternating monograms and whole names. A name of a letter or two is a monogram already. */
export function batchLetterForms(initials: string, name: string, free: Chooser): LetterForm[] {
  const two = graphemesOf(initials).length > 1;
  const monograms = free.shuffled<LetterForm>(
    two
      ? [...TWO, ...MORE, 'disc', 'leaf', 'tile', 'shield']
      : [...ONE.filter((form) => form !== 'arch'), ...MORE, 'hexagon'],
  );
  // A cut through letters that hang from one line, or through many strokes, makes them unrecognisable.
  const whole = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(initials)
    ? monograms
    : monograms.filter((form) => form !== 'slash' && form !== 'dot');
  const words = graphemesOf(name).length > 2 ? free.shuffled<LetterForm>(WORDMARKS) : [];
  return whole
    .flatMap((form, at) => (at % 3 === 1 && words.length > 0 ? [words.shift() as LetterForm, form] : [form]))
    .concat(words);
}

/** The size at which letters reach that capital height, or their line that width, whichever is smaller. */
function sized(sheet: Sheet, text: string, face: Typeface, capHeight: number, width: number): number {
  const size = capHeight / (BASELINE - metricsOf(face.family).cap);
  const wide = sheet.widthOf({ text, family: face.family, weight: face.weight, size, color: '#000000' });
  return wide > width ? (size * width) / wide : size;
}

/**
 * Letters centered by their ink: horizontally by their visual center, vertically by their capitals, or by the ink of
 * other scripts.
 */
function putByInk(sheet: Sheet, lettering: Lettering, middle: Point, capHeight: number, width: number): void {
  const outline = sheet.outlineOf(lettering);
  const box = pathBounds(outline);
  const capital = pathBounds(sheet.outlineOf({ ...lettering, text: 'H' }));
  if (!box || !capital) return;
  const latin = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(lettering.text);
  const { y: top, height } = latin ? capital : box;
  const scale = Math.min(capHeight / height, width / box.width);
  const center = opticalCenter(outline)?.x ?? box.x + box.width / 2;
  sheet.set(
    { ...lettering, size: lettering.size * scale },
    middle.x - center * scale,
    middle.y - (top + height / 2) * scale,
  );
}

/** The capital height, px, at which a letter is that wide. */
function fittingCap(sheet: Sheet, lettering: Lettering, width: number): number {
  const box = pathBounds(sheet.outlineOf(lettering));
  const capital = pathBounds(sheet.outlineOf({ ...lettering, text: 'H' }));
  return box && capital && box.width > 0 ? capital.height * (width / box.width) : Number.POSITIVE_INFINITY;
}

export function drawLetterMark(
  form: LetterForm,
  initials: string,
  face: Typeface,
  sheet: Sheet,
  frame: Frame,
  scheme: Scheme,
): void {
  const unit = frame.size / 100;
  const at = (x: number, y: number) => ({ x: frame.x + x * unit, y: frame.y + y * unit });
  const letters = graphemesOf(initials);
  const put = (text: string, color: string, cap: number, width: number, x: number, y: number) => {
    if (sheet.knowsInk)
      return putByInk(
        sheet,
        {
          text,
          family: face.family,
          weight: face.weight,
          color,
          size: 100,
          tracking: text.length > 1 && !isJoined(text) ? -10 : 0,
          name: 'initials',
        },
        at(x, y),
        cap * unit,
        width * unit,
      );
    const size = sized(sheet, text, face, cap * unit, width * unit);
    sheet.letter(
      {
        text,
        family: face.family,
        weight: face.weight,
        size,
        color,
        tracking: text.length > 1 ? -10 : 0,
        name: 'initials',
      },
      at(x, y),
    );
  };
  /** The capital height at which both letters of a pair fit their width: they share one size. */
  const together = (cap: number, width: number) =>
    sheet.knowsInk
      ? Math.min(
          cap,
          ...letters.map(
            (letter) =>
              fittingCap(
                sheet,
                { text: letter, family: face.family, weight: face.weight, color: '#000000', size: 100 },
                width * unit,
              ) / unit,
          ),
        )
      : cap;
  const first = letters[0] ?? '';
  const reversed = scheme.background;
  switch (form) {
    case 'disc':
      sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.primary, 'form');
      return put(initials, reversed, 46, 60, 50, 50);
    case 'leaf':
      sheet.outline(rounded(2, 2, 96, 96, [48, 8, 48, 8]), frame, scheme.primary, 'form');
      return put(initials, reversed, 48, 60, 50, 50);
    case 'tile':
      sheet.outline(rounded(10, 10, 88, 88, [20, 20, 20, 20]), frame, scheme.secondary, 'shade');
      sheet.outline(rounded(2, 2, 88, 88, [20, 20, 20, 20]), frame, scheme.primary, 'form');
      return put(initials, reversed, 46, 58, 46, 46);
    case 'shield':
      sheet.outline(
        shield(84, 98).map((command) => shifted(command, 8, 1)),
        frame,
        scheme.primary,
        'form',
      );
      return put(initials, reversed, 44, 54, 50, 46);
    case 'arch':
      sheet.outline(rounded(12, 2, 76, 96, [38, 38, 4, 4]), frame, scheme.primary, 'form');
      sheet.outline(rounded(12, 84, 76, 5, [0, 0, 0, 0]), frame, scheme.secondary, 'sill');
      return put(initials, reversed, 42, 52, 50, 50);
    case 'notch':
      // A disc with a quarter of another color set into it.
      sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.primary, 'form');
      sheet.outline(rounded(50, 50, 49, 49, [0, 0, 49, 0]), frame, scheme.secondary, 'quarter');
      return put(first, reversed, 50, 58, 50, 50);
    case 'slash':
      put(first, scheme.primary, 88, 96, 50, 50);
      // Cuts the letter: the background shows through.
      sheet.outline(
        polygon([
          { x: -2, y: 66 },
          { x: 102, y: 36 },
          { x: 102, y: 44 },
          { x: -2, y: 74 },
        ]),
        frame,
        scheme.background,
        'cut',
      );
      return;
    case 'dot':
      if (sheet.knowsInk) {
        const letter = {
          text: first,
          family: face.family,
          weight: face.weight,
          color: scheme.primary,
          size: 100,
          name: 'initials',
        };
        const ink = pathBounds(sheet.outlineOf(letter));
        if (!ink) return;
        // The dot follows the letter at the letter's own spacing, on its baseline.
        const scale = Math.min(84 / -ink.y, 74 / ink.width);
        const [wide, size] = [ink.width * scale + 5 + 19, letter.size * scale * unit];
        const left = 50 - wide / 2;
        sheet.set({ ...letter, size }, frame.x + (left - ink.x * scale) * unit, frame.y + 93 * unit);
        sheet.outline(circle({ x: left + wide - 9.5, y: 93 - 9.5 }, 9.5), frame, scheme.secondary, 'dot');
        return;
      }
      put(first, scheme.primary, 84, 84, 45, 52);
      sheet.outline(circle({ x: 90, y: 84 }, 9.5), frame, scheme.secondary, 'dot');
      return;
    case 'overlap': {
      const [a, b] = [
        { x: 33, y: 50 },
        { x: 67, y: 50 },
      ];
      sheet.outline(circle(a, 33), frame, scheme.primary, 'left circle');
      sheet.outline(circle(b, 33), frame, scheme.secondary, 'right circle');
      sheet.outline(lens(a, b, 33), frame, scheme.tertiary, 'overlap');
      put(letters[0] ?? '', reversed, together(24, 23), 23, 20, 50);
      return put(letters[1] ?? '', readable(scheme), together(24, 23), 23, 80, 50);
    }
    case 'divided':
      put(letters[0] ?? '', scheme.primary, together(62, 44), 44, 24, 50);
      sheet.outline(
        polygon([
          { x: 53.5, y: 4 },
          { x: 56.5, y: 4 },
          { x: 46.5, y: 96 },
          { x: 43.5, y: 96 },
        ]),
        frame,
        scheme.secondary,
        'line',
      );
      return put(letters[1] ?? '', scheme.ink, together(62, 44), 44, 76, 50);
    case 'stack':
      sheet.outline(rounded(2, 2, 47, 96, [47, 0, 0, 47]), frame, scheme.primary, 'left half');
      sheet.outline(rounded(51, 2, 47, 96, [0, 47, 47, 0]), frame, scheme.secondary, 'right half');
      put(letters[0] ?? '', reversed, together(36, 34), 34, 28, 50);
      return put(letters[1] ?? '', readable(scheme), together(36, 34), 34, 72, 50);
    case 'hexagon': {
      const corners = [0, 60, 120, 180, 240, 300].map((angle) => ({
        x: 50 + 49 * Math.sin((angle * Math.PI) / 180),
        y: 50 - 49 * Math.cos((angle * Math.PI) / 180),
      }));
      sheet.outline(polygon(corners), frame, scheme.primary, 'form');
      return put(initials, reversed, 38, 58, 50, 50);
    }
    case 'ring':
      sheet.outline(ring({ x: 50, y: 50 }, 49, letters.length > 1 ? 45.5 : 44), frame, scheme.primary, 'ring');
      return put(initials, scheme.ink, 42, 58, 50, 50);
    case 'diamond':
      sheet.outline(
        rounded(16, 16, 68, 68, [9, 9, 9, 9]).map((command) => tilted(command)),
        frame,
        scheme.primary,
        'form',
      );
      return put(initials, reversed, 36, 50, 50, 50);
    case 'quatrefoil':
      sheet.outline(quatrefoil(), frame, scheme.primary, 'form');
      return put(initials, reversed, 42, 58, 50, 50);
    case 'bars':
      sheet.outline(
        [...rounded(8, 3, 84, 5.5, [0, 0, 0, 0]), ...rounded(8, 91.5, 84, 5.5, [0, 0, 0, 0])],
        frame,
        scheme.secondary,
        'bars',
      );
      return put(initials, scheme.primary, 64, 84, 50, 50);
    case 'echo':
      put(initials, scheme.secondary, 74, 86, 53.5, 53.5);
      return put(initials, scheme.primary, 74, 86, 48, 48);
    case 'corners': {
      const corner = (x: number, y: number, right: number, down: number) =>
        polygon([
          { x, y },
          { x: x + 26 * right, y },
          { x: x + 26 * right, y: y + 5.5 * down },
          { x: x + 5.5 * right, y: y + 5.5 * down },
          { x: x + 5.5 * right, y: y + 26 * down },
          { x, y: y + 26 * down },
        ]);
      sheet.outline([...corner(4, 4, 1, 1), ...corner(96, 96, -1, -1)], frame, scheme.secondary, 'corners');
      return put(initials, scheme.primary, 50, 66, 50, 50);
    }
    case 'wordmark-dot':
    case 'wordmark-line':
    case 'wordmark-box':
    case 'wordmark-rules':
      // Next to or above words a wordmark is represented by its first letters.
      return drawLetterMark('disc', initials, face, sheet, frame, scheme);
  }
}

/** Ink for a letter on the scheme's second tone. */
function readable({ secondary, ink, background }: Scheme): string {
  return [background, ink].sort((a, b) => contrast(b, secondary) - contrast(a, secondary))[0] ?? ink;
}

/** Turned by 45 degrees about the middle. */
function tilted(command: PathCommand): PathCommand {
  const half = Math.SQRT1_2;
  return transformPath([command], [half, half, -half, half, 50, 50 - 100 * half])[0] ?? command;
}

function shifted(command: PathCommand, dx: number, dy: number): PathCommand {
  return transformPath([command], [1, 0, 0, 1, dx, dy])[0] ?? command;
}
