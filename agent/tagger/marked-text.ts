/**
 * Labelled messages as people write them down, and the labels of every token that follow from it: `[T from €25] please` marks what
 * words are for, `{add … }` what is wished for; a first line that begins with `@` tells what stands on the page.
 */
import { wordTokens, type WordToken } from './word-tokens.ts';

export interface MarkedText {
  text: string;
  tokens: WordToken[];
  /** What stands on the page, as one text; empty: nothing. */
  page: string;
  /** One a token: `B-T` where a span begins, `I-T` within it, `-` outside. */
  labels: string[];
  /** The same of the wishes that the tokens belong to. */
  wishes: string[];
}

interface Mark {
  start: number;
  end: number;
  label: string;
}

const MARK = /\[(\p{Lu}) |\{(\p{Ll}+) |[\]}]/gu;

function labelsOf(tokens: readonly WordToken[], marks: readonly Mark[]): string[] {
  return tokens.map(({ start, end }) => {
    const mark = marks.find((one) => start < one.end && end > one.start);
    if (!mark) return '-';
    const first = tokens.find((token) => token.start < mark.end && token.end > mark.start);
    return `${first?.start === start ? 'B' : 'I'}-${mark.label}`;
  });
}

/** Reads one message. @throws Error for brackets and braces that don't belong together. */
export function readMarked(written: string): MarkedText {
  const [, page = '', message = ''] = /^(?:@([^\n]*)\n)?([\s\S]*)$/u.exec(written) ?? [];
  const spans: Mark[] = [];
  const wishes: Mark[] = [];
  const open: { brace: boolean; label: string; start: number }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: found, 1: label, 2: wish, index } of message.matchAll(MARK)) {
    text += message.slice(from, index);
    from = index + found.length;
    if (label !== undefined || wish !== undefined) {
      open.push({ brace: wish !== undefined, label: label ?? wish ?? '', start: text.length });
      continue;
    }
    const mark = open.pop();
    if (!mark || mark.brace !== (found === '}')) throw new Error(`Marks don’t belong together: ${message}`);
    (mark.brace ? wishes : spans).push({ start: mark.start, end: text.length, label: mark.label });
  }
  text += message.slice(from);
  if (open.length > 0) throw new Error(`A mark does not end: ${message}`);
  const tokens = wordTokens(text);
  return { text, tokens, page: page.trim(), labels: labelsOf(tokens, spans), wishes: labelsOf(tokens, wishes) };
}

/** All messages of a file: separated by lines of three dashes. */
export function readMarkedFile(contents: string): MarkedText[] {
  return contents.split(/^---[ \t]*$/mu).map((one) => one.trim()).filter((one) => one !== '').map(readMarked);
}
