/** "the last two lines", "first and last line": texts of the page by their order from the top, as quotations that the grammar reads. */
import type { Canvas } from './read-canvas.ts';

const NUMBER: Readonly<Record<string, number>> = { two: 2, both: 2, 2: 2, three: 3, 3: 3, four: 4, 4: 4 };
const ORDER: Readonly<Record<string, number>> = { first: 0, top: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3, last: -1, bottom: -1 };
const LINES = '(?:lines?|texts?|text lines?|lines of text)';
const RUN = new RegExp(`(?<!\\p{L})(?:the )?(first|top|last|bottom|upper|lower) (two|three|four|[234]) ${LINES}(?!\\p{L})`, 'giu');
const PAIR = new RegExp(`(?<!\\p{L})(?:the )?(${Object.keys(ORDER).join('|')})(?: ${LINES})? and (?:the )?(${Object.keys(ORDER).join('|')}) ${LINES}(?!\\p{L})`, 'giu');

/** A request with such texts by their words; where there are not as many, it stays as it is. */
export function countedLines(request: string, canvas: Canvas): string {
  const texts = canvas.layers.filter(({ type, visible, text, box }) => type === 'text' && visible && box !== null && text !== '' && !text.includes('"')).sort((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0)).map(({ text }) => text);
  const quoted = (found: readonly (string | undefined)[], otherwise: string): string => (found.length > 0 && found.every((text) => text !== undefined) ? found.map((text) => `"${text ?? ''}"`).join(' and ') : otherwise);
  return request
    .replace(RUN, (all, end: string, count: string) => {
      const many = NUMBER[count.toLowerCase()] ?? 2;
      return texts.length < many ? all : quoted(/first|top|upper/i.test(end) ? texts.slice(0, many) : texts.slice(-many), all);
    })
    .replace(PAIR, (all, one: string, other: string) => quoted([one, other].map((word) => texts.at(ORDER[word.toLowerCase()] ?? 0)), all));
}
