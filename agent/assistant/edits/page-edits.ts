/** Pages that are named by what stands on them, or that are copied to be changed: "put the returns page second", "copy this page for tuesday". */
import type { PlannedCall } from '../grounded.ts';
import type { Canvas } from '../read-canvas.ts';
import type { Edits } from './edits.ts';
import { bareWish, isFiller, isQuestion, wordsIn } from './said-words.ts';
import { hasWord } from './written.ts';

const ORDINALS: Readonly<Record<string, number>> = { first: 1, '1st': 1, one: 1, cover: 1, second: 2, '2nd': 2, two: 2, third: 3, '3rd': 3, three: 3, fourth: 4, '4th': 4, four: 4, fifth: 5, five: 5, last: -1, final: -1, end: -1, front: 1, start: 1, beginning: 1, top: 1, back: -1 };
const ORDINAL = 'first|1st|second|2nd|third|3rd|fourth|4th|fifth|last|final';
const PAGE = '(?:page|slide|card)';
/** A page, however it is named. */
export const PAGE_NAMED = `(?:(?:the )?(?:${ORDINAL}) ${PAGE}|(?:the )?${PAGE} (?:number |no\\.? ?|#)?(?:\\d+|one|two|three|four|five)|(?:this|that|the current|the|current) ${PAGE}|(?:the|my|our) [\\p{L}\\d&' -]{2,30}? ${PAGE}|the cover)`;
const WHERE = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|(?:the )?(?:start|beginning|front|end|back)|(?:position|place|number|spot|slot|page|slide) ?(?:\\d|one|two|three|four|five))(?: (?:place|position|spot|page|slide|one))?';

const MOVES = new RegExp(`^(?:put|move|make|shift|bring|have|place|send|drag)\\s+(${PAGE_NAMED})\\s+(?:(?:to|be|as|in|at|into|come|go|the|come|up)\\s+)*(${WHERE})(?:\\s+(?:please|instead))?$`, 'iu');
const COMES = new RegExp(`^(${PAGE_NAMED})\\s+(?:should|must|has to|needs to|can|could|ought to)\\s+(?:come|go|be|stand)\\s+(?:(?:the|at|in|as)\\s+)*(${WHERE})(?:\\s+(?:please|instead))?$`, 'iu');
const BESIDE = new RegExp(`^(?:(?:put|move|bring|place|have|drag|i want)\\s+)?(${PAGE_NAMED})\\s+(?:(?:should|must|has to|needs to|can|to)\\s+(?:come|go|be|stand)\\s+)?(?:right |directly |to )?(before|after|behind|in front of|ahead of)\\s+(${PAGE_NAMED})$`, 'iu');
const SWAPS = new RegExp(`^(?:swap|switch|exchange|flip)\\s+(?:(?:the )?order of\\s+)?(?:(${PAGE_NAMED})\\s+(?:and|with|for)\\s+(${PAGE_NAMED})|(?:the )?(?:pages|slides)\\s+(\\d|one|two|three|four)\\s+(?:and|with|for|&)\\s+(\\d|one|two|three|four))(?:\\s+(?:around|over|round))?$`, 'iu');
const GONE = new RegExp(`^(?:remove|delete|drop|get rid of|scrap|lose|ditch|cut|take out)\\s+(${PAGE_NAMED})$`, 'iu');
const COPIES = new RegExp(`^(?:copy|duplicate|clone|repeat|make (?:a|another) (?:copy|duplicate) of)\\s+(${PAGE_NAMED}|this(?: one)?|it)(?:\\s+(twice|two times|three times|\\d times))?$`, 'iu');

const digit = (word: string): number | undefined => ORDINALS[word.toLowerCase()] ?? (/^\d+$/.test(word) ? Number(word) : undefined);

/** The number of a page, by its own number, its name or the words on it; null: none or several go by that. */
export function pageNamed(phrase: string, canvas: Canvas): number | null {
  const plain = phrase.trim().toLowerCase().replace(/^(?:the|my|our)\s+/u, '');
  if (/^(?:this|that|current|it)(?: (?:page|slide|card|one))?$/u.test(plain) || /^(?:page|slide|card)$/u.test(plain)) return canvas.page;
  const core = plain.replace(/(?:^|\s)(?:page|slide|card)(?=\s|$)/gu, ' ').replace(/number|no\.?|#/gu, ' ').trim();
  const number = digit(core);
  if (number !== undefined) return number === -1 ? canvas.pages : number >= 1 && number <= canvas.pages ? number : null;
  const words = wordsIn(core).filter((word) => !isFiller(word) || word.length > 5);
  if (words.length === 0) return null;
  const texts = [...canvas.layers.map(({ text }) => ({ page: canvas.page, text })), ...canvas.elsewhere.map(({ page = 0, text }) => ({ page, text })), ...Object.entries(canvas.pageNames).map(([page, text]) => ({ page: Number(page), text }))];
  const found = new Set(texts.filter(({ text }) => words.every((word) => hasWord(text, word))).map(({ page }) => page));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

const placeIn = (where: string, pages: number): number => {
  const core = where.toLowerCase().replace(/^the\s+/u, '').replace(/(?:position|place|number|spot|slot|page|slide|one$)/gu, ' ').trim().split(/\s+/)[0] ?? '';
  const number = digit(core === '' ? 'one' : core) ?? 1;
  return number === -1 ? pages : Math.min(pages, number);
};
const move = (page: number, to: number): PlannedCall => ({ tool: 'pages', input: { action: 'move', page, to } });

/** The calls for pages that were named; `turnsPage`: the page that is seen is another one behind them. Null: it is another wish. */
export function readPageEdit(said: string, { canvas }: Edits): { calls: PlannedCall[]; turnsPage: boolean } | null {
  const text = bareWish(said);
  if (isQuestion(said)) return null;
  const { pages } = canvas;
  const copied = COPIES.exec(text);
  const original = copied?.[1] ? pageNamed(copied[1], canvas) : null;
  if (copied && original !== null && (canvas.pages > 1 || /page|slide|card/iu.test(copied[1] ?? ''))) {
    const times = /two|twice/iu.test(copied[2] ?? '') ? 2 : /three/iu.test(copied[2] ?? '') ? 3 : Number(/\d/.exec(copied[2] ?? '')?.[0] ?? 1);
    return { calls: Array.from({ length: Math.min(9, times) }, () => ({ tool: 'pages', input: { action: 'duplicate', page: original } })), turnsPage: true };
  }
  if (pages < 2) return null;
  const moved = MOVES.exec(text) ?? COMES.exec(text);
  const from = moved?.[1] ? pageNamed(moved[1], canvas) : null;
  if (moved?.[2] && from !== null) return { calls: [move(from, placeIn(moved[2], pages))], turnsPage: false };
  const beside = BESIDE.exec(text);
  const [one, other] = [beside?.[1], beside?.[3]].map((phrase) => (phrase ? pageNamed(phrase, canvas) : null));
  if (beside && one && other && one !== other) {
    const to = /after|behind/iu.test(beside[2] ?? '') ? other + 1 : other;
    return { calls: [move(one, one < to ? to - 1 : to)], turnsPage: false };
  }
  const swapped = SWAPS.exec(text);
  const pair = swapped ? [swapped[1] ?? swapped[3] ?? '', swapped[2] ?? swapped[4] ?? ''].map((phrase) => pageNamed(phrase, canvas)) : [];
  const [low, high] = [Math.min(...pair.map((page) => page ?? 0)), Math.max(...pair.map((page) => page ?? 0))];
  if (pair.length === 2 && low > 0 && high > low) return { calls: [move(high, low), ...(high - low > 1 ? [move(low + 1, high)] : [])], turnsPage: false };
  const gone = GONE.exec(text)?.[1];
  const page = gone ? pageNamed(gone, canvas) : null;
  return page === null ? null : { calls: [{ tool: 'pages', input: { action: 'remove', page } }], turnsPage: false };
}
