/** What an answer is taken up for: "ok then do it" behind what was found wrong, "use it on the offer too" behind what a thing looks like. */
import { mendingOf } from './abilities/judging.ts';
import type { Intent } from './intents.ts';
import { readUseOfAnswer } from './read-like.ts';
import type { Exchange } from './read-prompt.ts';

/** "yes please", "ok then do it", "fix that". */
const AGREED = /^(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|alright|please|then|right|cool|go|oh|ah|hm+|definitely|of course|absolutely)[\s,.!]*)*(?:(?:please |then |so |just |can you |could you )*(?:do (?:it|that|so)|go ahead|fix (?:it|that|them|this)|put (?:it|that) right|change (?:it|that)|make (?:it|them|that) (?:bigger|larger|readable|legible)|please|mend it|go for it))?(?: (?:then|please|pls|for me|thanks))*[.!]*$/iu;

/** `wish`: the first of the request. Null: the answer before is not taken up. */
export function readTakenUp(request: string, wish: string, { request: asked, deeds }: Exchange): Intent | null {
  if (!deeds.every(({ tool }) => tool === 'look')) return null;
  return (deeds.length === 0 && AGREED.test(request.trim()) ? mendingOf(asked) : null) ?? readUseOfAnswer(wish, asked);
}
