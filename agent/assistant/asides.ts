/** What people say beside their wish: cheers, reasons, news. It is not done and not asked about; the wish alone is read. */
import { leadingVerb } from './clauses.ts';
import { BACKGROUND_NOUNS, LAYER_NOUNS } from './lexicon.ts';
import { Scan } from './scan.ts';

/** "can we …", "I'd like …": a wish without its verb in front. */
const WISHING = /^(?:(?:so|and|but|ok(?:ay)?|now|please|pls|also|then|actually|just|maybe)[\s,]+)*(?:(?:can|could|would|will) (?:you|u|we|i)|let'?s|i(?:'d| would)? (?:like|want|need)|we (?:want|need)|how about|what about|should|make|put|add|slap|stick|pop|throw|whack)(?!\p{L})/iu;
/** Behind a comma: why it is wished for. */
const REASON = /[,;–—-]+\s*(?:(?:because|cause|cuz|bc|since|as)\s.+|(?:we|i|it|they|that|nobody|people|customers)(?:'(?:s|re|ve|m))?\s+(?:don'?t|do not|no longer|never|can'?t|won'?t|isn'?t|is not|doesn'?t|did not|didn'?t|already|stopped|just (?:think|feel|find)|think|feel|hate|cannot)(?!\p{L}).*|the rest (?:is|looks?|stays?|can stay)\s+(?:good|fine|great|ok(?:ay)?|perfect|as it is|the same).*|(?:and )?leave (?:everything|the rest|all) (?:else )?(?:alone|as (?:it )?is|untouched).*|lol|haha|thanks?(?: you)?)$/iu;
/** Said first, and no wish: a cheer, a complaint, news. */
const ENDS = /(?<=[.!?…]|\p{Extended_Pictographic}\ufe0f?)\s+|\n+|\s+[–—]\s+|,\s+(?=(?:can|could) (?:you|u|we|i)(?!\p{L})|put it back|put that back|undo)/u;

/** It names what the wish is about. */
const NAMES = new RegExp(`(?<!\\p{L})(?:${LAYER_NOUNS}|${BACKGROUND_NOUNS})(?!\\p{L})`, 'iu');

const wishes = (text: string): boolean => leadingVerb(text) !== null || WISHING.test(text.trim());

/** A request without its asides. What is quoted, and requests that are nothing else, stay as they are. */
export function withoutAsides(request: string): string {
  if (new Scan(request).quotesLeft > 0) return request;
  const parts = request.split(ENDS).filter((part) => part.trim() !== '');
  const first = parts.findIndex(wishes);
  // Only what stands before the first wish, and says nothing that could be done.
  const kept = first > 0 && parts.slice(0, first).every((part) => part.trim().split(/\s+/).length <= 9 && !/\d|@/.test(part) && !NAMES.test(part)) ? request.slice(request.indexOf(parts[first] ?? '')) : request;
  const shorter = kept.replace(REASON, '').trim();
  return shorter === '' || !wishes(shorter) ? kept : shorter;
}
