/** What the field is told of a token beside its words: whether they stand on the page. */
import { featuresOf } from './features.ts';
import { classOf } from './word-classes.ts';
import { wordTokens, type WordToken } from './word-tokens.ts';

const stem = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:'s|es|s|ed|ing)$/u, '');

/** `page`: all that stands there, texts as they are, and what its pictures and shapes are called. */
function pageFeatures(tokens: readonly WordToken[], page: string): string[][] {
  const standing = wordTokens(page);
  const exact = new Set(standing.map(({ lower }) => lower));
  const stems = new Set(standing.map(({ lower }) => stem(lower)));
  const digits = new Set(page.match(/\d+/gu));
  const pairs = new Set(standing.slice(1).map(({ lower }, at) => `${standing[at]?.lower} ${lower}`));
  const found = tokens.map((token) => {
    if (exact.has(token.lower)) return 'yes';
    if (/\d/u.test(token.text)) return (token.text.match(/\d+/gu) ?? []).every((one) => digits.has(one)) ? 'digits' : 'otherdigits';
    return stems.has(stem(token.lower)) ? 'stem' : 'no';
  });
  return tokens.map((token, at) => {
    const kind = classOf(token);
    const before = found[at - 1] ?? '^';
    const after = found[at + 1] ?? '$';
    const paired = pairs.has(`${tokens[at - 1]?.lower} ${token.lower}`) || pairs.has(`${token.lower} ${tokens[at + 1]?.lower}`);
    return [`p=${found[at]}`, `p-1=${before}`, `p+1=${after}`, `p,c=${found[at]} ${kind}`, `p,w-1=${found[at]} ${tokens[at - 1]?.lower ?? '^'}`, `pair=${paired ? 'yes' : 'no'}`, `p3=${before} ${found[at]} ${after}`];
  });
}

/** All that the field is told of each token. `page` empty: there is none. */
export function allFeatures(tokens: readonly WordToken[], page: string): string[][] {
  if (page === '') return featuresOf(tokens);
  const more = pageFeatures(tokens, page);
  return featuresOf(tokens).map((named, at) => [...named, ...(more[at] ?? [])]);
}
