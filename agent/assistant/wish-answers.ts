/** What is only said: questions answered from the page, and what nobody here can do. Nothing is changed for either. */
import { message } from '#messages/message.ts';
import { groundQuestion } from './answers.ts';
import { kindsNamedIn } from './edits/lines-meant.ts';
import { labelOf, linesOn } from './edits/written.ts';
import { say, type Ground, type Grounded } from './grounded.ts';
import type { Inability, Intent } from './intents.ts';
import { BEYOND } from './learnt-wishes.ts';
import { BACKGROUND_NOUNS } from './lexicon.ts';
import { readQuestion } from './read-page.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';

const LEAD = /^(?:(?:and|so|hey|hi|ok|okay|well|btw|oh|um|quick (?:q|question)|also|but|just|please|pls|sorry|perfect|thanks)[\s,:]+)+/iu;
const BG = new RegExp(`(?<!\\p{L})(?:${BACKGROUND_NOUNS})(?!\\p{L})`, 'iu');
const COLOR = /(?<!\p{L})(?:hex|colou?rs?|shade|code)(?!\p{L})/iu;
const FONT = /(?<!\p{L})(?:fonts?|typeface|lettering)(?!\p{L})/iu;
const SIZE = /(?<!\p{L})(?:how (?:big|large|wide|tall|high)|size|dimensions?|pixels|px)(?!\p{L})/iu;
const FILE_FOR_PRINT = /(?=.*(?<!\p{L})(?:files?|formats?|pdf|png|jpe?g|download|export)(?!\p{L}))(?=.*(?<!\p{L})print\p{L}*)/iu;
const LEAST = /(?<!\p{L})(?:cheapest|lowest|least)(?!\p{L})/iu;
const MOST = /(?<!\p{L})(?:dearest|priciest|highest|most expensive)(?!\p{L})/iu;
const CHOICE = /(?<!\p{L})(?:better|best|should (?:i|we)|would you|prefer|think|your take|ur take|opinion|recommend|suggest|advise)(?!\p{L})/iu;
const FIGURES = /(?<!\p{L})(?:how many|who|sales|views|likes|followers|bids?|sold so far|signed up)(?!\p{L})/iu;

/** What costs least, or most, with what it is. */
function extreme(text: string, { canvas }: Ground): Grounded | null {
  const isLeast = LEAST.test(text);
  if (!isLeast && !MOST.test(text)) return null;
  const lines = linesOn({ ...canvas, elsewhere: [] });
  const valued = lines.flatMap((line) => {
    const fact = line.facts.find(({ kind }) => kind === 'money') ?? line.facts.findLast(({ kind }) => kind === 'number');
    const value = Number((/\d+(?:[.,]\d{1,2})?(?!\d)/u.exec(fact?.text ?? '')?.[0] ?? '').replace(',', '.'));
    if (!fact || line.cell?.column === 1 || !(value > 0)) return [];
    const told = line.cell ? `${line.cell.key}: ${line.text}` : /\p{L}{3}/u.test(line.text) ? line.text : `${labelOf(line, lines)} ${line.text}`.trim();
    return [{ told, value }];
  });
  const wanted = valued.map(({ value }) => value).reduce((one, other) => (isLeast ? Math.min(one, other) : Math.max(one, other)), isLeast ? Infinity : 0);
  const found = valued.filter(({ value }) => value === wanted).map(({ told }) => message('assistant.quoted', { text: told }));
  return found.length > 0 ? say(message('assistant.is.contents', { list: found.join(', ') })) : null;
}

type Question = Extract<Intent, { kind: 'ask' }>;

/** The question about what is meant, where that is told for sure. */
function about(question: Question, { meant, slots }: ToldWish): Question {
  const ids = meant.isSure ? meant.layers.filter(({ page }) => page === undefined).map(({ id }) => id) : [];
  if (question.about === 'contents' || question.about === 'format-size' || ids.length === 0 || (question.target?.all ?? false)) return question;
  return question.about === 'pages' || question.about === 'format' || question.about === 'background' ? question : { ...question, target: { ids: ids.slice(0, 1), said: slots.find(({ label }) => label === 'R')?.text ?? 'it' } };
}

/** The answer to a question; null: it is not known what is asked. */
function answered(wish: ToldWish, ground: Ground): Grounded | null {
  const text = wish.text.replace(LEAD, '');
  if (FILE_FOR_PRINT.test(text)) return say(message('assistant.cannot.print'));
  if (BG.test(text) && (COLOR.test(text) || wish.meant.layers.length === 0)) return groundQuestion({ kind: 'ask', about: 'background' }, ground);
  const most = extreme(text, ground);
  if (most) return most;
  const read = readQuestion(text);
  if (read?.kind === 'ask') return groundQuestion(about(read, wish), ground);
  const what = FONT.test(text) ? 'font' : COLOR.test(text) ? 'color' : SIZE.test(text) ? 'size' : null;
  if (what !== null && wish.meant.layers.length > 0) return groundQuestion(about({ kind: 'ask', about: what, target: { pronoun: true, said: 'it' } }, wish), ground);
  if (what === 'font') return groundQuestion({ kind: 'ask', about: 'font', target: { kind: 'text', all: true, said: 'the texts' } }, ground);
  if (CHOICE.test(text)) return say(message('assistant.cannot.off-topic'));
  const [thing] = slotsOf(wish, 'R');
  const named = thing ?? (kindsNamedIn(text).length > 0 ? text : undefined);
  const texts = wish.meant.isSure ? wish.meant.layers.filter(({ type }) => type === 'text') : [];
  if (texts.length > 0) return say(message('assistant.is.contents', { list: texts.map((layer) => message('assistant.quoted', { text: layer.text.replace(/\s+/g, ' ') })).join(', ') }));
  return named === undefined ? null : groundQuestion({ kind: 'ask', about: 'contents', of: named, price: kindsNamedIn(named).includes('money') }, ground);
}

/** What to say to what nobody here does. */
export function refusal({ text }: Pick<ToldWish, 'text'>): string {
  const what: Inability = FIGURES.test(text) ? 'records' : (BEYOND.find(([words]) => words.test(text))?.[1] ?? 'accounts');
  return message(`assistant.cannot.${what}`);
}

/** What the exact reading answers as well, by rules of its own for just such words. */
const ANSWERS: Readonly<Record<'ask' | 'cannot', ReadonlySet<Intent['kind']>>> = { ask: new Set(['ask', 'judge', 'talk', 'listing-check']), cannot: new Set(['cannot', 'talk']) };

/** The answer to a message that asks for words alone; null: it asks for more, or is answered as it reads. */
export function answerTo(told: readonly ToldWish[], read: readonly Intent[], ground: Ground): Grounded | null {
  const [first] = told;
  if (!first || told.some(({ label }) => label !== 'ask' && label !== 'cannot')) return null;
  const isRead = (label: 'ask' | 'cannot') => read.some(({ kind }) => ANSWERS[label].has(kind)) && read.every(({ kind }) => ANSWERS[label].has(kind) || kind === 'unclear');
  if (told.every(({ label }) => (label === 'ask' || label === 'cannot') && isRead(label))) return null;
  const answers = told.map((wish): Grounded | null => (wish.label === 'ask' ? answered(wish, ground) : say(refusal(wish))));
  const planned = answers.flatMap((one) => (one && 'calls' in one ? one.calls : []));
  if (answers.some((one) => one === null || ('say' in one && one.asks === true))) return null;
  return planned.length > 0 ? { calls: planned } : say([...new Set(answers.flatMap((one) => (one && 'say' in one ? [one.say] : [])))].join(' '));
}
