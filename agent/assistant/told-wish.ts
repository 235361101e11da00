/** A wish of a request with its words told apart, and the things on the page that it is about. */
import type { SlotLabel, WishLabel } from '#agent/tagger/changes.ts';
import type { Span } from '#agent/tagger/tag.ts';
import type { Meant } from './things-meant.ts';

export interface ToldWish {
  label: WishLabel;
  /** As it was said, up to the marks around it. */
  text: string;
  /** What was told to be the wish, without what stands beside it. */
  said: string;
  slots: readonly Span<SlotLabel>[];
  meant: Meant;
}

/** The texts of the slots of one kind, in their order. */
export const slotsOf = ({ slots }: Pick<ToldWish, 'slots'>, label: SlotLabel): string[] => slots.filter((slot) => slot.label === label).map(({ text }) => text);

/** The words of a wish without the things that it names. */
export const withoutThings = (wish: ToldWish): string => slotsOf(wish, 'R').reduce((text, thing) => text.replace(thing, ' '), wish.text);
