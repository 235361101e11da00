/** The message about a picture that can't be drawn as asked for, before anything is made. */
import { message, type MessageKey } from '#messages/message.ts';
import type { ImageType } from '../contract/image-types.ts';
import type { ImageUnderstanding } from '../contract/ports/images-port.ts';

const quoted = (text: string): string => `“${text}”`;

/** “a, b and c” */
export function listed(words: readonly string[], last: string): string {
  const [only = ''] = words.slice(-1);
  return words.length < 2 ? only : `${words.slice(0, -1).join(', ')}${last}${only}`;
}

/** Why nothing is made of it, and what comes nearest. */
export function notShown({ missing, near, inStyle }: ImageUnderstanding, type: ImageType = 'image'): string {
  const what = quoted(missing ?? '');
  if (inStyle !== null)
    return message('images.notInStyle', { what, style: message(`images.style.${inStyle}` as MessageKey) });
  return message(type === 'sticker' ? 'images.notShownOnSticker' : 'images.notShown', {
    what,
    near: near.length === 0 ? 'none' : listed(near, message('images.or')),
  });
}

const MOST_TOLD = 8;
const told = (leftOut: readonly string[]): string =>
  listed(leftOut.slice(0, MOST_TOLD).map(quoted), message('images.or'));

/** Asks whether it is to be made without what can't be shown. */
export const askWithout = ({ shows, leftOut }: ImageUnderstanding): string =>
  message('images.askWithout', {
    shows: shows.length === 0 ? message('images.backdrop') : listed(shows, message('images.and')),
    words: told(leftOut),
  });

export const leftOutNote = (leftOut: readonly string[]): string =>
  message('images.leftOutNote', { words: leftOut.slice(0, MOST_TOLD).join(', ') });
