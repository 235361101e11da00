/** Words of wishes as they are compared, and the little words that stand for what was spoken of. */

/** In small letters, without marks; "3rd" is 3. */
export const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\d)(?:st|nd|rd|th)$/u, ''));

/** Whether two texts say the same words. */
export const saysSame = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** What a wish calls a thing that was spoken of before. */
export const PRONOUN = /^(?:it|its|it's|this|that|them|they|these|those|one|both)$/iu;

/** Another picture in the place of one. */
export const SWAPPED = /(?<!\p{L})(?:instead|swap|replace|exchange|(?:other|new) (?:one|pic|photo|picture|image)|wrong (?:pic|photo|one|picture|\p{L}+))(?!\p{L})/iu;

/** Said of what stays as it is. */
export const EXCEPTED = /(?<!\p{L})(?:except|apart from|other than|all but|everything but|but not)(?!\p{L})/iu;
