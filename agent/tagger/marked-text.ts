/**
 * Labelled messages as people write them down, and the labels of every token that follow from it: `[T from €25] please` marks what
 * words are for, `{add … }` what is wished for; a first line that begins with `@` tells what stands on the page. `{look=2 …}`,
 * `[V=3 under the date]` name the things that are meant, by their number on the page; a line that begins with `<` those that the message before was about.
 */
import { wordTokens, type WordToken } from './word-tokens.ts';

/** Things on the page by number, from 1; `all` of them, or the page itself. */
export type MarkedTargets = readonly number[] | 'all' | 'bg';

export interface MarkedWish {
  label: string;
  /** In the text. */
  start: number;
  end: number;
  /** null: not told. */
  targets: MarkedTargets | null;
}

export interface MarkedText {
  text: string;
  tokens: WordToken[];
  /** What stands on the page, as one text; empty: nothing. */
  page: string;
  /** One a token: `B-T` where a span begins, `I-T` within it, `-` outside. */
  labels: string[];
  /** The same of the wishes that the tokens belong to. */
  wishes: string[];
  /** The wishes themselves, and the slots. */
  wished: MarkedWish[];
  slots: MarkedWish[];
  /** What the message before was about, by number from 1. */
  before: number[];
}

const MARK = /\[(\p{Lu})(?:=([\w,]+))? |\{(\p{Ll}+)(?:=([\w,]+))? |[\]}]/gu;

function targetsOf(told: string | undefined): MarkedTargets | null {
  if (told === undefined) return null;
  return told === 'all' || told === 'bg' ? told : told.split(',').map(Number);
}

/** What stands on a page, thing by thing. */
export const thingsOn = (page: string): string[] => (page === '' ? [] : page.split(/ \/\/? /u));

function labelsOf(tokens: readonly WordToken[], marks: readonly MarkedWish[]): string[] {
  return tokens.map(({ start, end }) => {
    const mark = marks.find((one) => start < one.end && end > one.start);
    if (!mark) return '-';
    const first = tokens.find((token) => token.start < mark.end && token.end > mark.start);
    return `${first?.start === start ? 'B' : 'I'}-${mark.label}`;
  });
}

/** Reads one message. @throws Error for brackets and braces that don't belong together, and for things that are not on the page. */
export function readMarked(written: string): MarkedText {
  const [, page = '', before = '', message = ''] = /^(?:@([^\n]*)\n)?(?:<([\d ,]*)\n)?([\s\S]*)$/u.exec(written) ?? [];
  const slots: MarkedWish[] = [];
  const wished: MarkedWish[] = [];
  const open: { brace: boolean; label: string; targets: MarkedTargets | null; start: number }[] = [];
  const things = thingsOn(page.trim()).length;
  let text = '';
  let from = 0;
  for (const { 0: found, 1: label, 2: thing, 3: wish, 4: target, index } of message.matchAll(MARK)) {
    text += message.slice(from, index);
    from = index + found.length;
    if (label !== undefined || wish !== undefined) {
      const targets = targetsOf(thing ?? target);
      if (Array.isArray(targets) && !targets.every((one) => one >= 1 && one <= things)) throw new Error(`A mark names what is not on the page: ${message}`);
      open.push({ brace: wish !== undefined, label: label ?? wish ?? '', targets, start: text.length });
      continue;
    }
    const mark = open.pop();
    if (!mark || mark.brace !== (found === '}')) throw new Error(`Marks don’t belong together: ${message}`);
    (mark.brace ? wished : slots).push({ start: mark.start, end: text.length, label: mark.label, targets: mark.targets });
  }
  text += message.slice(from);
  if (open.length > 0) throw new Error(`A mark does not end: ${message}`);
  const tokens = wordTokens(text);
  return { text, tokens, page: page.trim(), labels: labelsOf(tokens, slots), wishes: labelsOf(tokens, wished), wished, slots, before: (before.match(/\d+/gu) ?? []).map(Number) };
}

/** All messages of a file: separated by lines of three dashes. */
export function readMarkedFile(contents: string): MarkedText[] {
  return contents.split(/^---[ \t]*$/mu).map((one) => one.trim()).filter((one) => one !== '').map(readMarked);
}
