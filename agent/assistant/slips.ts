/** Slips of the keyboard and shorthand, put right before a request is read. What stands in quotation marks, with a capital or on the page is left alone. */
import { leadingVerb } from './clauses.ts';
import { tokenise } from './tokens.ts';

/** Words that wishes are made of, long enough that a neighbour of theirs is hardly another word. */
const KNOWN = [
  'remove', 'delete', 'change', 'replace', 'rotate', 'resize', 'enlarge', 'duplicate', 'export', 'download', 'align', 'crop',
  'bigger', 'smaller', 'larger', 'brighter', 'darker', 'lighter', 'higher', 'lower', 'bottom', 'corner', 'center', 'centre', 'middle', 'right',
  'background', 'headline', 'subtitle', 'title', 'picture', 'photo', 'image', 'button', 'sticker', 'shadow', 'colour', 'border', 'circle', 'rectangle', 'price',
  'light', 'white', 'black', 'green', 'yellow', 'orange', 'purple', 'brown', 'instagram', 'facebook', 'pinterest', 'transparent', 'birthday', 'discount', 'opacity', 'another', 'version', 'please', 'write', 'under', 'above', 'below', 'between',
];
const known = new Set(KNOWN);
/** Words of their own that look like a slip. */
const OTHERS = new Set(
  'anther better boarder boarders bolder bowel bowels brighten brother bugger burton censer centers chance chances charge charged circus color colors cornea corned coroner darken darkens deduplicate delicate expert experts genre genres lager lagers larder later latter ledger letter lighten lightens meddle muddle person pleas pleasure pride prince prize purpose recent remote remotes reside resides revise slicker smeller snicker stinker title titles transparence transparency while whole'.split(' '),
);
const SHORT: Record<string, string> = { n: 'and', 'w/': 'with', 'w/o': 'without', pls: 'please', plz: 'please', teh: 'the', adn: 'and', wiht: 'with', fro: 'for', txt: 'text', dont: "don't", cant: "can't", whats: "what's", thats: "that's" };

/** Insertions, deletions, exchanges and swaps of neighbours between two words; 3 stands for more than two. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((row[j - 1] ?? 9) + 1, (last[j] ?? 9) + 1, (last[j - 1] ?? 9) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 9) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return Math.min(3, last[b.length] ?? 3);
}

const letters = (word: string) => [...word].sort().join('');

/** What was meant by a word that is none of the known ones, or null. */
function meant(word: string): string | null {
  if (word.length < 5 || known.has(word) || OTHERS.has(word) || !/^\p{Ll}+$/u.test(word)) return null;
  return KNOWN.find((one) => {
    if (one[0] !== word[0] || word.startsWith(one) || one.startsWith(word)) return false;
    if (one.length === word.length && letters(one) === letters(word)) return true;
    const plural = word.endsWith('s') && one === word.slice(0, -1);
    const off = distance(word, one);
    return !plural && ((off === 1 && one.length >= 6) || (off === 2 && one.length >= 9 && word.length >= 9));
  }) ?? null;
}

/** The request with its slips put right. `spared`: words that stand on the page or are names of pictures, lower case. */
export function withoutSlips(request: string, spared: ReadonlySet<string>): string {
  let text = '';
  let from = 0;
  const tokens = tokenise(request);
  for (const token of tokens) {
    if (token.kind !== 'word' || token.text !== token.text.toLowerCase() || spared.has(token.lower)) continue;
    // "remove it n make …" joins two wishes; fish n chips stay what they are.
    const short = Object.hasOwn(SHORT, token.lower) && (token.lower !== 'n' || leadingVerb(request.slice(token.end)) !== null) ? SHORT[token.lower] : undefined;
    const right = short ?? meant(token.lower);
    if (right == null) continue;
    text += request.slice(from, token.start) + right;
    from = token.end;
  }
  return text + request.slice(from);
}
