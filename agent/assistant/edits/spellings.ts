/** Slips in what is written, put right: "check the spelling", "there's a typo in the headline", "i spelt handmade and candles wrong". */
import { message } from '#messages/message.ts';
import { calls, say, type Grounded, type PlannedCall } from '../grounded.ts';
import { nearestWord } from '../slips.ts';
import { KNOWN_WORDS, MISSPELLED } from './common-slips.ts';
import type { Edits } from './edits.ts';
import { linesMeant } from './lines-meant.ts';
import { bareWish, isFiller, isQuestion, wordsIn } from './said-words.ts';
import { exchangeCall, type Line } from './written.ts';

const SPELLING = '(?:spelling(?: mistakes?| errors?)?|typos?|misspellings?|spelling and grammar|grammar(?: and spelling)?|slips?)';
const CHECKS = new RegExp(`^(?:(?:can|could) you )?(?:please )?(?:(?:fix|correct|check|mend|sort(?: out)?|look (?:over|at)|proof ?read|spell ?check|clean up|double check)(?: (?:for )?(?:the|my|any|all|all the|our|that|this|those|your))*\\s*(?:${SPELLING}|texts?|copy|wording|it|this|for ${SPELLING}|everything)?|(?:there(?:'s| is| are)|i (?:made|see|spotted|think there'?s)|has)\\s+(?:an?|some|two|a few|any)?\\s*${SPELLING})(?:\\s+(?:in|on|of)\\s+(.+?))?(?:[,.;]?\\s+(?:fix|correct) (?:it|them|that))?$`, 'iu');
const NAMED = /^(?:(?:i|we|you|it|u)(?:'ve| have)?\s+)?(?:mis-?(?:spel(?:t|led)|typed)|spel(?:t|led)|wrote|typed|got)\s+(.+?)\s*(?:wrong(?:ly)?|incorrect(?:ly)?|badly)?$|^(.+?)\s+(?:is|are|was|were)\s+(?:mis-?spel(?:t|led)|spel(?:t|led) wrong(?:ly)?|(?:written|typed) wrong|a typo|typos|wrong(?:ly spel(?:t|led))?)$|^typos?(?: in)?:?\s+(.+)$/iu;

/** As the word that it is put in the place of is written. */
const cased = (word: string, like: string): string => (like === like.toUpperCase() && like.length > 1 ? word.toUpperCase() : /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word);

/** What was meant by a word; null: nothing is known to be wrong with it. */
export function rightSpelling(word: string): string | null {
  const plain = word.toLowerCase();
  const known = Object.hasOwn(MISSPELLED, plain) ? MISSPELLED[plain] : undefined;
  if (known !== undefined) return cased(known, word);
  if (plain.length < 6 || KNOWN_WORDS.includes(plain)) return null;
  const near = KNOWN_WORDS.find((one) => one[0] === plain[0] && Math.abs(one.length - plain.length) < 2 && !plain.startsWith(one.slice(0, -1)) && !one.startsWith(plain) && nearestWord(one, plain) !== null && isOneSlip(plain, one));
  return near === undefined ? null : cased(near, word);
}

/** One letter too many, too few, another one, or two the wrong way round. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  return x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1) || (x.slice(2) === y.slice(2) && x[0] === y[1] && x[1] === y[0]);
}

/** The calls that put a line right. Words of one line are exchanged one by one. */
function corrections(line: Line): PlannedCall[] {
  if (line.cell) {
    const right = line.text.replace(/\p{L}{3,}/gu, (word) => rightSpelling(word) ?? word);
    return right === line.text ? [] : [exchangeCall(line, line.text, right, 0)];
  }
  const wrong = [...new Set(line.text.match(/\p{L}{3,}/gu) ?? [])].flatMap((word) => {
    const right = rightSpelling(word);
    return right === null ? [] : [{ word, right }];
  });
  return wrong.map(({ word, right }) => ({ tool: 'edit_text', input: { layer: line.layer.id, find: word, replace: right } }));
}

/** Words that were named, spelled right or as they stand there. */
function named(words: readonly string[], { lines }: Edits): PlannedCall[] | null {
  const planned: PlannedCall[] = [];
  for (const word of words) {
    const standing = lines.find(({ text }) => wordsIn(text).some((one) => one.toLowerCase() === word.toLowerCase()));
    const right = standing ? rightSpelling(word) : null;
    const near = standing ? null : lines.map((line) => ({ line, near: nearestWord(line.text, word.toLowerCase()) })).find((one) => one.near !== null);
    if (standing && right) {
      const own = wordsIn(standing.text).find((one) => one.toLowerCase() === word.toLowerCase()) ?? word;
      planned.push(standing.cell ? exchangeCall(standing, own, cased(right.toLowerCase(), own)) : { tool: 'edit_text', input: { layer: standing.layer.id, find: own, replace: cased(right.toLowerCase(), own) } });
    } else if (near?.near) planned.push(near.line.cell ? exchangeCall(near.line, near.near, cased(word, near.near)) : { tool: 'edit_text', input: { layer: near.line.layer.id, find: near.near, replace: cased(word, near.near) } });
    else return null;
  }
  return planned.length > 0 ? planned : null;
}

/** "the apostrophe is missing in mothers" */
function apostrophe(text: string, edits: Edits): Grounded | null {
  const word = /apostrophe/iu.test(text) ? /(?:missing|forgot\p{L}*|needs?|add|put|lacks|should be|without).*(?<!\p{L})(?:in|to|from|on|for)\s+(?:the\s+)?["“']?(\p{L}+s)["”']?$|^["“']?(\p{L}+s)["”']?\s+(?:needs|is missing|lacks|should have)(?!\p{L})/iu.exec(text) : null;
  const named = word?.[1] ?? word?.[2];
  const line = named ? edits.lines.find((one) => new RegExp(`(?<!\\p{L})${named}(?!\\p{L})`, 'iu').test(one.text)) : undefined;
  const own = line && named ? new RegExp(`(?<!\\p{L})${named}(?!\\p{L})`, 'iu').exec(line.text)?.[0] : undefined;
  return line && own ? calls(exchangeCall(line, own, `${own.slice(0, -1)}'${own.slice(-1)}`)) : null;
}

/** The wish as slips put right; null: it is another wish. */
export function readSpelling(said: string, edits: Edits): Grounded | null {
  const text = bareWish(said).replace(/^(?:u+gh+|argh|omg|oops|damn)\s+/iu, '');
  if (isQuestion(said) && !/spell|typo/iu.test(said)) return null;
  const marked = apostrophe(text, edits);
  if (marked) return marked;
  const match = NAMED.exec(text);
  const words = match && /spel|typo|wrote|typed/iu.test(text) ? wordsIn(match[1] ?? match[2] ?? match[3] ?? '').filter((word) => !isFiller(word) || word.length > 6) : [];
  const own = words.length > 0 && words.length <= 4 ? named(words, edits) : null;
  if (own) return calls(...own);
  const checks = CHECKS.exec(text);
  if (!checks || !/spell|typo|grammar|proof|slip/iu.test(text)) return null;
  const where = checks[1];
  const lines = where ? linesMeant(where, edits).map(({ line }) => line) : edits.lines;
  const wrong = (lines.length > 0 ? lines : edits.lines).flatMap(corrections);
  return wrong.length > 0 ? calls(...wrong) : say(message('assistant.noSlip'));
}
