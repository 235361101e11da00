/**
 * Names of files that people download: the letters, marks and emoji of every script stay; what a file system, an archive
 * or a header can't hold, and what disguises how a name ends, goes.
 */
import { lowerCase } from '#design/layout/letter-case.ts';
import { graphemesOf } from '#design/layout/segments.ts';

/** Bytes in UTF-8. File systems hold 255; a page number, a size and an extension follow. */
const MOST_BYTES = 180;

/** Control and format characters, halves of pairs, line ends: all but the joiners that letters and emoji need. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\ufffe\uffff]/gu;
/** A joiner joins nothing at an end or beside a space or sign. */
const IDLE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** Devices of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=$|[. ])/iu;
/** What stays in a name made from a title; everything else becomes a hyphen. */
const BETWEEN =
  /(?:(?![\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200c|\u200d)[^])+/gu;

/** The beginning of a text that has no more bytes than these, cut between characters as people see them. */
export function cutToBytes(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let left = bytes;
  let end = 0;
  for (const grapheme of graphemesOf(text)) {
    left -= encoder.encode(grapheme).length;
    if (left < 0) break;
    end += grapheme.length;
  }
  return text.slice(0, end);
}

/** A name without an extension as it was typed, safe on every system; empty if nothing remains. */
export function safeName(typed: string): string {
  const clean = typed
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(IDLE_JOINER, '')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '');
  const cut = cutToBytes(clean, MOST_BYTES).replace(/(?<![\s.])[\s.]+$/u, '');
  return RESERVED.test(cut) ? `_${cut}` : cut;
}

/** A title as the name of a file, without extension: words in small letters with hyphens between them. */
export function nameOfTitle(title: string): string {
  const words = lowerCase(safeName(title))
    .normalize('NFC')
    .replace(BETWEEN, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(words) ? safeName(words) : 'design';
}
