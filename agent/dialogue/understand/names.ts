/** Tells names and words in capitals from other words. */

export const isShouted = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Capitalized words, with small ones between them: "Run for Mathare". */
export const isName = (text: string): boolean => {
  const words = text.split(/\s+/);
  return (
    words.length < 5 &&
    /^\p{Lu}/u.test(text) &&
    words.every(
      (word) => /^[\p{Lu}&\p{N}]/u.test(word) || ['of', 'the', 'and', 'de', 'for', 'in', 'on', '&'].includes(word),
    )
  );
};
