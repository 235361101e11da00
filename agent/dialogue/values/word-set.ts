/** Words in one line, as the tables of this folder are written: "left right top". */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
