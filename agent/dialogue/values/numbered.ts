/** Numbered steps in one line, "1) pick a size 2) send a pic", each on a line of its own. */

const STEP = /(?<![^\s,;])(\d{1,2})[).]\s/gu;
const FEWEST = 2;

const FIRST = /^1[.)]\s/u;
/** Whether a text begins with the first of several numbered steps. */
export const isNumbered = (text: string): boolean => FIRST.test(text) && numberedLines(text) !== text;

/** The same text; steps that are numbered from 1 stand below one another. */
export function numberedLines(text: string): string {
  if (text.includes('\n')) return text;
  const steps = [...text.matchAll(STEP)];
  if (steps.length < FEWEST || steps.some(({ 1: number }, at) => Number(number) !== at + 1)) return text;
  const starts = steps.map(({ index }) => index);
  const parts = [0, ...starts.filter((at) => at > 0)].map((from, at, all) => text.slice(from, all[at + 1]).trim());
  return parts.map((part, at) => (at < parts.length - 1 && /[,;]$/u.test(part) ? part.slice(0, -1) : part)).join('\n');
}
