/** A request cut into clauses, one wish each: "make the headline red, the photo smaller and download it" is three. */
import { GUARDED_VERBS, PADDING, PLAIN_VERBS } from './lexicon.ts';
import { phraseOf, tokenise } from './tokens.ts';

const start = (pattern: string) => new RegExp(`^${pattern}(?![\\p{L}\\p{N}])`, 'iu');

const PADDED = start(PADDING);
const VERB = start(PLAIN_VERBS);
const GUARDED = new RegExp(`^${GUARDED_VERBS}(?![\\p{L}])`, 'iu');
/** Leaves out words of politeness at the front. */
function unpadded(phrase: string): string {
  let text = phrase.trim();
  for (let match = PADDED.exec(text); match; match = PADDED.exec(text)) text = text.slice(match[0].length).trim();
  return text;
}

/** The verb with which a clause begins, if it begins with one. */
export function leadingVerb(text: string): string | null {
  const phrase = unpadded(phraseOf(tokenise(text)));
  return (VERB.exec(phrase) ?? GUARDED.exec(phrase))?.[0] ?? null;
}
