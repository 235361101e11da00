/** Text behind image as plain data: an address's request, and a generation's. */
import type { GenerationView } from '#app/contracts/generation.ts';
import {
  MOST_LETTERS,
  suggestedLooks,
  type TextLook,
  type TextOnImageInput,
} from '#app/services/generations/kinds/text-on-image-input.ts';
import { message } from '#messages/message.ts';

export const textKind = 'text-on-image';

export const inputOf = ({ input }: Pick<GenerationView, 'input'>): TextOnImageInput => input as TextOnImageInput;

/** The words of an address, or the default ones. */
export function wordsOf(search: URLSearchParams): string {
  return (search.get('text') ?? '').trim().slice(0, MOST_LETTERS) || message('textOnImage.defaultWords');
}

export const suggestionsOf = (asset: string, text: string, round: number): TextOnImageInput => ({
  asset,
  text,
  looks: suggestedLooks(round),
});

/** The user's own look. */
export interface Wish {
  text: string;
  look: TextLook;
}

export const isSame = (a: Wish, b: Wish): boolean =>
  a.text === b.text && JSON.stringify(a.look) === JSON.stringify(b.look);

/** What a picture of a generation shows. */
export function wishOf(view: Pick<GenerationView, 'input'>, index: number): Wish | null {
  const { text, looks } = inputOf(view);
  const look = looks[index];
  return look ? { text, look } : null;
}
