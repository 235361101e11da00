/** First messages as sellers type them, with what is printed of them: read and written in one go. */
import { describe, expect, test } from 'vitest';
import { briefIn } from './acts/act.ts';
import { compositionCalls } from './plan/compose.ts';
import type { PageCopy } from './plan/copywriter.ts';
import { understandFirst } from './understand/understand.ts';
import { ANNOUNCEMENTS } from './announcements.cases.ts';
import { FIRST_MESSAGES } from './first-messages.cases.ts';

type Input = Partial<PageCopy> & { table?: { rows: string[][]; headerRow: boolean } };

/** Headline, subheading, offer, button, lines and rows; a dash where there is none. */
function shown(message: string): string {
  const brief = briefIn(understandFirst(message));
  if (!brief) return 'asks back';
  const input: Input = compositionCalls(brief, [])[0]?.input ?? {};
  const { headline, subheading, offer, callToAction, lines, table } = input;
  const parts = [
    headline ?? '–',
    subheading ?? '–',
    offer ?? '–',
    `[${callToAction ?? '–'}]`,
    lines?.join(' / ') ?? '',
  ];
  const rows = table?.rows.map((cells) => cells.join(': ')).join(' / ');
  return [...parts, ...(rows === undefined ? [] : [rows])].join(' | ').trimEnd();
}

describe('a first message', () => {
  test.each([...FIRST_MESSAGES, ...ANNOUNCEMENTS])('%s', (message, expected) => {
    expect(shown(message)).toBe(expected);
  });
});
