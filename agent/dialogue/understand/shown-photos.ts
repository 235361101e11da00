/** What a brief says of the pictures that came with it, "with this pic", "using these photos": they are shown anyway. */
import { wordSet } from '../values/word-set.ts';
import type { Span } from '../acts/values.ts';
import { blanked } from './clauses.ts';
import { tokenize, type Token } from './tokens.ts';

const LEADS = wordSet('with using from w/ use');
const POINTS = wordSet('this these that those attached');
const ARTICLES = wordSet('the my our');
const PICTURES = wordSet('pic pics photo photos picture pictures image images shot shots foto snapshot snapshots');
const BEHIND = wordSet('attached below here i we sent uploaded');
/** What else goes on there says how it is to be shown. */
const ENDS = wordSet(', . ; : ! – — -');

/** How many tokens speak of the pictures here; 0: none. */
function lengthAt(tokens: readonly Token[], from: number): number {
  let at = from;
  if (!LEADS.has(tokens[at]?.word ?? '')) return 0;
  at += 1;
  const isArticle = ARTICLES.has(tokens[at]?.word ?? '');
  if (isArticle) at += 1;
  const isPointed = POINTS.has(tokens[at]?.word ?? '');
  if (isPointed) at += 1;
  if (!PICTURES.has(tokens[at]?.word ?? '')) return 0;
  at += 1;
  const end = at;
  while (BEHIND.has(tokens[at]?.word ?? '')) at += 1;
  const next = tokens[at];
  const isClosed = next === undefined || next.kind === 'line' || ENDS.has(next.word);
  return isClosed && (isPointed || at > end) ? at - from : 0;
}

/** The message with blanks for it. */
export function withoutShownPhotos(message: string): string {
  const tokens = tokenize(message, []);
  const spans = tokens.flatMap((token, from): { span: Span }[] => {
    const length = lengthAt(tokens, from);
    const last = tokens[from + length - 1];
    return length > 0 && last ? [{ span: [token.start, last.end] }] : [];
  });
  return blanked(message, spans);
}
