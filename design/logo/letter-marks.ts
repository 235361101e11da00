/** Monograms: the initials of a name in a form. */
import { transformPath } from '../document/path-geometry.ts';
import type { PathCommand } from '../document/outline-path.ts';
import { contrast } from '../layout/contrast.ts';
import { graphemesOf } from '../layout/segments.ts';
import { circle, lens, polygon, rounded, shield } from './outlines.ts';
import type { Scheme } from './palettes.ts';
import type { Chooser } from './seeded.ts';
import type { Frame, Sheet } from './sheet.ts';
import { BASELINE, metricsOf, type Typeface } from './typefaces.ts';

/** The forms; those of two letters need two words. */
const ONE = ['disc', 'leaf', 'tile', 'shield', 'arch', 'notch', 'slash', 'dot'] as const;
const TWO = ['overlap', 'divided', 'stack', 'hexagon'] as const;
/** The whole name as the mark. */
const WORDMARKS = ['wordmark-dot', 'wordmark-line', 'wordmark-box'] as const;
export const LETTER_FORMS = [...ONE, ...TWO, ...WORDMARKS] as const;
export type LetterForm = (typeof LETTER_FORMS)[number];

/** The initials of a name: one letter a word, at most two; small words in between don't count. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–—_/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !/^(?:the|and|of|for|by|de|la|le|el|der|die|das|und|et|y|&)$/iu.test(word));
  const used = telling.length > 0 ? telling : words;
  const firsts = used.slice(0, 2).map((word) => graphemesOf(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '');
  return firsts.join('').toUpperCase();
}

/** Forms for the initials, in an order of the chooser's. */
export function letterFormsFor(initials: string, free: Chooser): LetterForm[] {
  const two = graphemesOf(initials).length > 1;
  const order = free.shuffled<LetterForm>(two ? [...TWO, 'disc', 'leaf', 'tile', 'arch'] : ONE);
  return order;
}

export function isWordmark(form: LetterForm): form is (typeof WORDMARKS)[number] {
  return (WORDMARKS as readonly LetterForm[]).includes(form);
}

/** Forms for a batch, monograms and whole names in turn. */
export function batchLetterForms(initials: string, name: string, free: Chooser): LetterForm[] {
  const two = graphemesOf(initials).length > 1;
  const monograms = free.shuffled<LetterForm>(two ? [...TWO, 'disc', 'leaf', 'tile', 'arch'] : ONE);
  const words = free.shuffled<LetterForm>(WORDMARKS);
  return monograms.flatMap((form, at) => (at % 3 === 1 && words.length > 0 ? [form, words.shift() as LetterForm] : [form])).concat(words);
}

/** The size at which letters' capitals are that high, or their line that wide, whichever is smaller. */
function sized(sheet: Sheet, text: string, face: Typeface, capHeight: number, width: number): number {
  const size = capHeight / (BASELINE - metricsOf(face.family).cap);
  const wide = sheet.widthOf({ text, family: face.family, weight: face.weight, size, color: '#000000' });
  return wide > width ? (size * width) / wide : size;
}

export function drawLetterMark(form: LetterForm, initials: string, face: Typeface, sheet: Sheet, frame: Frame, scheme: Scheme): void {
  const unit = frame.size / 100;
  const at = (x: number, y: number) => ({ x: frame.x + x * unit, y: frame.y + y * unit });
  const letters = graphemesOf(initials);
  const put = (text: string, color: string, cap: number, width: number, x: number, y: number) => {
    const size = sized(sheet, text, face, cap * unit, width * unit);
    sheet.letter({ text, family: face.family, weight: face.weight, size, color, tracking: text.length > 1 ? -10 : 0, name: 'initials' }, at(x, y));
  };
  const first = letters[0] ?? '';
  const reversed = scheme.ground;
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
      sheet.outline(shield(84, 98).map((command) => shifted(command, 8, 1)), frame, scheme.primary, 'form');
      return put(initials, reversed, 44, 54, 50, 46);
    case 'arch':
      sheet.outline(rounded(12, 2, 76, 96, [38, 38, 4, 4]), frame, scheme.primary, 'form');
      sheet.outline(rounded(12, 84, 76, 5, [0, 0, 0, 0]), frame, scheme.secondary, 'sill');
      return put(initials, reversed, 42, 52, 50, 50);
    case 'notch':
      // A disc with a quarter of another colour set into it.
      sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.primary, 'form');
      sheet.outline(rounded(50, 50, 49, 49, [0, 0, 49, 0]), frame, scheme.secondary, 'quarter');
      return put(first, reversed, 50, 58, 50, 50);
    case 'slash':
      put(first, scheme.primary, 88, 96, 50, 50);
      // Cuts the letter: the ground shows through.
      sheet.outline(polygon([{ x: -2, y: 66 }, { x: 102, y: 36 }, { x: 102, y: 44 }, { x: -2, y: 74 }]), frame, scheme.ground, 'cut');
      return;
    case 'dot':
      put(first, scheme.primary, 84, 84, 45, 52);
      sheet.outline(circle({ x: 90, y: 84 }, 9.5), frame, scheme.secondary, 'dot');
      return;
    case 'overlap': {
      const [a, b] = [{ x: 33, y: 50 }, { x: 67, y: 50 }];
      sheet.outline(circle(a, 33), frame, scheme.primary, 'left circle');
      sheet.outline(circle(b, 33), frame, scheme.secondary, 'right circle');
      sheet.outline(lens(a, b, 33), frame, scheme.tertiary, 'overlap');
      put(letters[0] ?? '', reversed, 22, 21, 20, 50);
      return put(letters[1] ?? '', readable(scheme), 22, 21, 80, 50);
    }
    case 'divided':
      put(letters[0] ?? '', scheme.primary, 62, 44, 24, 50);
      sheet.outline(polygon([{ x: 53.5, y: 4 }, { x: 56.5, y: 4 }, { x: 46.5, y: 96 }, { x: 43.5, y: 96 }]), frame, scheme.secondary, 'line');
      return put(letters[1] ?? '', scheme.ink, 62, 44, 76, 50);
    case 'stack':
      sheet.outline(rounded(2, 2, 47, 96, [47, 0, 0, 47]), frame, scheme.primary, 'left half');
      sheet.outline(rounded(51, 2, 47, 96, [0, 47, 47, 0]), frame, scheme.secondary, 'right half');
      put(letters[0] ?? '', reversed, 36, 34, 28, 50);
      return put(letters[1] ?? '', readable(scheme), 36, 34, 72, 50);
    case 'hexagon': {
      const corners = [0, 60, 120, 180, 240, 300].map((angle) => ({ x: 50 + 49 * Math.sin((angle * Math.PI) / 180), y: 50 - 49 * Math.cos((angle * Math.PI) / 180) }));
      sheet.outline(polygon(corners), frame, scheme.primary, 'form');
      return put(initials, reversed, 38, 58, 50, 50);
    }
    case 'wordmark-dot':
    case 'wordmark-line':
    case 'wordmark-box':
      // Beside or above words a wordmark stands for itself with its first letters.
      return drawLetterMark('disc', initials, face, sheet, frame, scheme);
  }
}

/** Ink for a letter on the scheme's second tone. */
function readable({ secondary, ink, ground }: Scheme): string {
  return [ground, ink].sort((a, b) => contrast(b, secondary) - contrast(a, secondary))[0] ?? ink;
}

function shifted(command: PathCommand, dx: number, dy: number): PathCommand {
  return transformPath([command], [1, 0, 0, 1, dx, dy])[0] ?? command;
}
