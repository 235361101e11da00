/**
 * Patterns over tokens, put together from parts. A part takes what it can and never gives it back, and each takes a
 * bounded number of tokens, so finding them all takes linear time.
 */
import type { FactKind, Span } from '../acts/values.ts';
import type { RecognizedFact } from './recognized.ts';
import type { Token } from './tokens.ts';

/** The index behind the match that begins at a token, or -1. */
export type Pattern = (tokens: readonly Token[], at: number) => number;

/** One token that passes a test. */
export function token(test: (token: Token) => boolean): Pattern {
  return (tokens, at) => {
    const one = tokens[at];
    return one && test(one) ? at + 1 : -1;
  };
}

/** One of some phrases, in lower case and separated by "|"; the longest that matches. A phrase may hold marks. */
export function phrase(list: string): Pattern {
  const byFirst = new Map<string, string[][]>();
  for (const written of list.split('|')) {
    const parts = written.trim().match(/[\p{L}\p{M}'’]+|\p{Nd}+|\S/gu) ?? [];
    const known = byFirst.get(parts[0] ?? '') ?? [];
    byFirst.set(
      parts[0] ?? '',
      [...known, parts].toSorted((a, b) => b.length - a.length),
    );
  }
  return (tokens, at) => {
    const known = byFirst.get(tokens[at]?.lower ?? '');
    const found = known?.find((parts) => parts.every((part, index) => tokens[at + index]?.lower === part));
    return found ? at + found.length : -1;
  };
}

/** A number that passes a test. */
export function number(test: RegExp): Pattern {
  return token((one) => one.kind === 'number' && test.test(one.text));
}

export function sequence(...parts: readonly Pattern[]): Pattern {
  return (tokens, at) => parts.reduce((place, part) => (place < 0 ? -1 : part(tokens, place)), at);
}

/** The first of some patterns that matches. */
export function either(...parts: readonly Pattern[]): Pattern {
  return (tokens, at) => {
    for (const part of parts) {
      const end = part(tokens, at);
      if (end >= 0) return end;
    }
    return -1;
  };
}

export function optional(part: Pattern): Pattern {
  return (tokens, at) => {
    const end = part(tokens, at);
    return end < 0 ? at : end;
  };
}

/** A pattern up to `most` times in a row, at least `least`. */
export function repeat(part: Pattern, least: number, most: number): Pattern {
  return (tokens, at) => {
    let place = at;
    let count = 0;
    while (count < most) {
      const end = part(tokens, place);
      if (end < 0) break;
      place = end;
      count += 1;
    }
    return count < least ? -1 : place;
  };
}

/** A pattern with no white space before it. */
export function tight(part: Pattern): Pattern {
  return (tokens, at) => (tokens[at]?.gap === false ? part(tokens, at) : -1);
}

/** A pattern on the line of what stands before it. */
export function sameLine(part: Pattern): Pattern {
  return (tokens, at) => (tokens[at]?.line === false ? part(tokens, at) : -1);
}

/** Matches nothing, where a pattern follows (or does not). */
export function followed(part: Pattern, wanted = true): Pattern {
  return (tokens, at) => (part(tokens, at) >= 0 === wanted ? at : -1);
}

/** Matches nothing, where one of the `within` tokens before begins a pattern that ends here or earlier. */
export function preceded(part: Pattern, within = 1): Pattern {
  return (tokens, at) => {
    for (let place = at - 1; place >= 0 && place >= at - within; place -= 1) {
      const end = part(tokens, place);
      if (end >= 0 && end <= at) return at;
    }
    return -1;
  };
}

/** The spans of all matches, from left to right, without overlaps. */
export function findAll(tokens: readonly Token[], pattern: Pattern): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = pattern(tokens, at);
    const [first, last] = [tokens[at], tokens[end - 1]];
    if (end > at && first && last) {
      spans.push([first.start, last.end]);
      at = end;
    } else at += 1;
  }
  return spans;
}

/** Facts of one kind at some spans. */
export function factsAt(text: string, kind: FactKind, spans: readonly Span[]): RecognizedFact[] {
  return spans.map((span) => ({ type: kind, span, value: text.slice(...span) }));
}
