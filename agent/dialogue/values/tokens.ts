/** Cuts a message into words, numbers and single marks, each with its place. Recognizers match over these. */

export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  kind: 'number' | 'word' | 'mark';
  /** Whether white space stands before it, and whether that contains a line break. */
  gap: boolean;
  line: boolean;
}

/** Separators inside a number belong to it: "18,500", "24.12", "1'200". */
const TOKEN = /\p{Nd}+(?:[.,'’]\p{Nd}+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\S/gu;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let behind = 0;
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    tokens.push({
      text: written,
      lower: written.toLowerCase(),
      start: index,
      end: index + written.length,
      kind: /^\p{Nd}/u.test(written) ? 'number' : /^[\p{L}\p{M}]/u.test(written) ? 'word' : 'mark',
      gap: index > behind || index === 0,
      line: index === 0 || text.slice(behind, index).includes('\n'),
    });
    behind = index + written.length;
  }
  return tokens;
}

/** Whether a word begins with a capital letter. */
export function capitalized(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
}
