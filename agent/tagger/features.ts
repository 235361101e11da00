/** What the field is told of each token: the word and its neighbours, what kind of words they are, where in the message it stands. */
import { classOf, shapeOf } from './word-classes.ts';
import { groupsOf } from './word-groups.ts';
import type { WordToken } from './word-tokens.ts';

const OPENS: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', "'": "'", '‘': '’' };

/** For each token whether it stands within quotation marks: `no`, `first`, `in`. */
function quotedness(tokens: readonly WordToken[]): string[] {
  const told = tokens.map(() => 'no');
  for (let at = 0; at < tokens.length; at += 1) {
    const close = OPENS[tokens[at]?.text ?? ''];
    if (close === undefined) continue;
    const end = tokens.findIndex(({ text }, index) => index > at && text === close);
    if (end <= at + 1 || end - at > 40) continue;
    for (let inner = at + 1; inner < end; inner += 1) told[inner] = inner === at + 1 ? 'first' : 'in';
    at = end;
  }
  return told;
}

const ENDS = new Set(['.', '!', '?', '\n']);
const BREAKS = new Set([',', ';', ':', '-', '–', '—', '(', ')', '•', '*', '/', '|']);

/** The names of what holds of each token. */
export function featuresOf(tokens: readonly WordToken[]): string[][] {
  const classes = tokens.map(classOf);
  const shapes = tokens.map(shapeOf);
  const quoted = quotedness(tokens);
  const lowerOnly = tokens.every(({ text }) => text === text.toLowerCase());
  const upperOnly = tokens.every(({ text }) => text === text.toUpperCase());
  // Sentences and the pieces between marks: what else is said in them tells what a word is.
  const sentence: number[] = [];
  const piece: number[] = [];
  let sentences = 0;
  let pieces = 0;
  for (const { text } of tokens) {
    sentence.push(sentences);
    piece.push(pieces);
    if (ENDS.has(text)) sentences += 1;
    if (ENDS.has(text) || BREAKS.has(text)) pieces += 1;
  }
  const classesIn = (of: readonly number[]) => {
    const found: Set<string>[] = [];
    for (const [index, part] of of.entries()) (found[part] ??= new Set()).add(classes[index] ?? '');
    return found;
  };
  const [inPieces, inSentences] = [classesIn(piece), classesIn(sentence)];
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (const [index, part] of piece.entries()) {
    firsts[part] ??= index;
    lasts[part] = index;
  }
  const groups = tokens.map(({ lower }) => groupsOf(lower));
  const group = (at: number, level: 0 | 1 | 2) => groups[at]?.[level] ?? (at < 0 ? '^' : '$');
  const word = (at: number) => tokens[at]?.lower ?? (at < 0 ? '^' : '$');
  const kind = (at: number) => classes[at] ?? (at < 0 ? '^' : '$');
  return tokens.map(({ lower }, at) => {
    const first = firsts[piece[at] ?? 0] ?? at;
    const last = lasts[piece[at] ?? 0] ?? at;
    const length = last - first + 1;
    const inPiece = inPieces[piece[at] ?? 0] ?? [];
    const inSentence = inSentences[sentence[at] ?? 0] ?? [];
    const case_ = lowerOnly ? 'lower' : upperOnly ? 'upper' : 'mixed';
    return [
      'bias',
      `w=${lower}`, `w-1=${word(at - 1)}`, `w+1=${word(at + 1)}`, `w-2=${word(at - 2)}`, `w+2=${word(at + 2)}`, `w-1,0=${word(at - 1)} ${lower}`, `w0,1=${lower} ${word(at + 1)}`,
      `suf=${lower.slice(-3)}`, `s=${shapes[at]},${case_}`, `s-1=${shapes[at - 1]},${case_}`, `s+1=${shapes[at + 1]},${case_}`,
      `c=${kind(at)}`, `c-1=${kind(at - 1)}`, `c+1=${kind(at + 1)}`, `c-2=${kind(at - 2)}`, `c+2=${kind(at + 2)}`,
      `c-1,0=${kind(at - 1)} ${kind(at)}`, `c0,1=${kind(at)} ${kind(at + 1)}`, `c-1,0,1=${kind(at - 1)} ${kind(at)} ${kind(at + 1)}`, `c-2,-1,0=${kind(at - 2)} ${kind(at - 1)} ${kind(at)}`, `c0,1,2=${kind(at)} ${kind(at + 1)} ${kind(at + 2)}`,
      `g=${group(at, 0)}`, `g-1=${group(at - 1, 0)}`, `g+1=${group(at + 1, 0)}`, `g-1,0=${group(at - 1, 0)} ${group(at, 0)}`, `g0,1=${group(at, 0)} ${group(at + 1, 0)}`,
      `m=${group(at, 1)}`, `m-1=${group(at - 1, 1)}`, `m+1=${group(at + 1, 1)}`, `n=${group(at, 2)}`,
      `q=${quoted[at]}`, `q,q+1=${quoted[at]} ${quoted[at + 1] ?? '$'}`,
      `first=${word(first)}`, `last=${word(last)}`, `begins=${at === first ? 'yes' : 'no'},${kind(first - 1)},${word(first - 1)}`, `length=${Math.min(9, length)}`,
      `at=${Math.min(5, at - first)}`, `left=${Math.min(4, last - at)}`,
      ...tokens.slice(first, Math.min(last + 1, first + 12)).map((one) => `has=${one.lower}`),
      `before=${word(firsts[piece[first - 2] ?? -1] ?? -1)}`, `after=${word(last + 1)} ${kind(last + 2)}`,
      ...[...inPiece].map((one) => `in=${one}`), ...[...inSentence].map((one) => `with=${one}`), ...[...inPiece].map((one) => `c,in=${kind(at)} ${one}`),
      `sentence=${Math.min(4, sentence[at] ?? 0)}`, `tail=${Math.min(2, sentences - (sentence[at] ?? 0))}`,
      `colon=${tokens.slice(Math.max(0, first - 1), first).some(({ text }) => text === ':') ? 'yes' : 'no'}`,
    ];
  });
}
