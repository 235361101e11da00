/**
 * Parses the ICU syntax of the catalogue: on the server when a text is first used, for the browser when its code is
 * built.
 */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Cases, Piece, Text } from './text.ts';

/** A text, parsed for `speak`. Throws for syntax that no text needs (dates, offsets, ordinals, skeletons). */
export function readText(written: string): Text {
  return textOf(parse(written, { ignoreTag: true }), null);
}

/** `counted`: the value that the surrounding plural counts, which `#` inserts. */
function textOf(elements: readonly MessageFormatElement[], counted: string | null): Text {
  const pieces = elements.map((element) => pieceOf(element, counted));
  const [only = ''] = pieces;
  return pieces.length <= 1 && typeof only === 'string' ? only : pieces;
}

function pieceOf(element: MessageFormatElement, counted: string | null): Piece {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return { value: element.value };
    case TYPE.pound:
      if (counted !== null) return { number: counted };
      break;
    case TYPE.number:
      if (!element.style) return { number: element.value };
      if (element.style === 'percent') return { number: element.value, percent: true };
      break;
    case TYPE.select:
      return { select: element.value, cases: casesOf(element.options, counted) };
    case TYPE.plural:
      if (element.pluralType === 'cardinal' && !element.offset)
        return { plural: element.value, cases: casesOf(element.options, element.value) };
      break;
  }
  throw new Error(`Texts don’t speak “${JSON.stringify(element)}”`);
}

function casesOf(options: Readonly<Record<string, { value: MessageFormatElement[] }>>, counted: string | null): Cases {
  const cases = Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, textOf(value, counted)]));
  // The parser guarantees it.
  return cases as unknown as Cases;
}
