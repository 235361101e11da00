/** What the words of a wish about a design are for, and what is wished for: learnt from the labelled messages of changes/. */
import slotsStored from './changes.json' with { type: 'json' };
import wishesStored from './wishes.json' with { type: 'json' };
import type { Field } from './crf.ts';
import { fieldOf } from './stored-field.ts';
import { tag, type Tagged } from './tag.ts';

/** R: the thing that is spoken of. O: words that stand there and shall go. N: words that shall stand there. V: how or where. -: the rest. */
export type SlotLabel = 'R' | 'O' | 'N' | 'V' | '-';
/** What is wished for. -: talk. */
export type WishLabel = 'add' | 'change' | 'delete' | 'look' | 'photo' | 'page' | 'format' | 'undo' | 'ask' | 'export' | 'cannot' | '-';

let slots: Field | null = null;
let wishes: Field | null = null;

export interface TaggedChange {
  slots: Tagged<SlotLabel>;
  wishes: Tagged<WishLabel>;
}

/** Tags a wish. `page`: what stands on the page, texts and names of things, as one text. */
export function tagChange(text: string, page: string): TaggedChange {
  slots ??= fieldOf(slotsStored);
  wishes ??= fieldOf(wishesStored);
  return { slots: tag<SlotLabel>(slots, text, page), wishes: tag<WishLabel>(wishes, text, page) };
}
