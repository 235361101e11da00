/**
 * Reads what of a message is answered rather than edited: questions, what nobody can do here, small talk, and wishes about
 * the whole design. What is left of the message is read as a request about the page.
 */
import type { Talk } from '../acts/act.ts';
import { recognizeFormat } from '../values/format.ts';
import { recognizeValues } from '../values/recognize.ts';
import { LOOKED_UP, readBeyond } from './beyond.ts';
import { readColorless, readDisliked } from './color-complaints.ts';
import { readChat } from './chats.ts';
import { readChoice } from './choosing.ts';
import { blanked, clausesOf, type Clause } from './clauses.ts';
import { readQuestion } from './questions.ts';
import { ASKS, NAMES } from './asides.ts';
import { tokenize } from './tokens.ts';
import { readVague } from './vague.ts';

export interface TalkRead {
  acts: Talk[];
  /** The message with blanks for all that was read, so that places in it stay as they are; blank: nothing is left. */
  rest: string;
  /** Whether some of it can't be a request about a thing. */
  isSure: boolean;
}

const IT_IS = new Set("its it's this thats that's theyre they're".split(' '));
/** Where and when something is to go. */
const WHEREABOUTS = new Set(
  'address name phone number email mail date time day place street shop studio venue'.split(' '),
);
/** What may have to be printed. */
const DATA = new Set('money date time phone email web handle percent offer address'.split(' '));
const ONLY = new Set(['only', 'just']);
const LEAVING = new Set("don't dont leave keep without nothing never".split(' '));

/** Whether a clause tells why it was asked, or what is to stay as it is. */
function isAside(message: string, clause: Clause): boolean {
  const { tokens, span } = clause;
  const [first] = tokens;
  if (!first) return true;
  // "just keep the logo" says what becomes of the rest.
  const words = tokensOf(message, clause).map(({ word }) => word);
  if (words.some((word, at) => word === 'keep' && (ONLY.has(words[at - 1] ?? '') || ONLY.has(words[at + 1] ?? ''))))
    return false;
  const part = message.slice(...span);
  if (tokens.some(({ value }) => value !== null)) return false;
  const isPurpose = first.word === 'for' || (IT_IS.has(first.word) && tokens[1]?.word === 'for');
  if (isPurpose) return recognizeValues(part).every(({ type }) => !DATA.has(type));
  const leaves = LEAVING.has(first.word) || (first.word === 'do' && tokens[1]?.word === 'not');
  if (leaves) return true;
  const tells =
    tokens.every(({ word }) => !ASKS.has(word) || SAID_OF_OTHERS.has(word)) &&
    !tokens.some(({ word }) => NAMES.has(word));
  return tells && recognizeValues(part).every(({ type }) => type === 'format' || type === 'count');
}
/** Whether a clause of the same sentence says nothing by itself that could be done. */
function hangsOn(message: string, before: Clause, { span }: Clause): boolean {
  const isSameSentence = !/[.!?\n]/u.test(message.slice(before.span[1], span[0]));
  return isSameSentence && recognizeValues(message.slice(...span)).length === 0;
}

const INTRODUCING = new Set('say says saying write writing reads reading text caption add put type :'.split(' '));
const IT = new Set('it this that them these'.split(' '));

/** Behind "says" they tell what somebody wants: "apple says it must be …". */
const TOLD = new Set('it its they that this we i you'.split(' '));

/** "apple says it must be 3000 by 3000, what size is ours?": why it is asked. */
const reportsSize = (message: string, { tokens, span }: Clause): boolean =>
  tokens.some(({ word }, at) => REPORTS.has(word) && at > 0 && TOLD.has(tokens[at + 1]?.word ?? '')) &&
  recognizeValues(message.slice(...span)).some(({ type }) => type === 'size');
const REPORTS = new Set('says say said wants told'.split(' '));

/** Whether a clause goes on with a text that was begun: "write open daily, message us for orders". */
function continuesText(message: string, before: Clause, { tokens, span }: Clause): boolean {
  const isSameSentence = !/[.!?\n]/u.test(message.slice(before.span[1], span[0]));
  return (
    isSameSentence &&
    before.tokens.some(({ word }, at) => INTRODUCING.has(word) && !TOLD.has(before.tokens[at + 1]?.word ?? '')) &&
    !tokens.some(({ word }) => IT.has(word))
  );
}

/** Verbs of requests that news are told with, too. */
const SAID_OF_OTHERS = new Set('want get have need show do make try double'.split(' '));

/** `texts`: what stands on the page; `hasDirections`: some were shown to choose from. */
export function readTalk(message: string, texts: readonly string[], hasDirections: boolean): TalkRead {
  const acts: Talk[] = [];
  const read: Clause[] = [];
  let isSure = false;
  const others: Clause[] = [];
  const chats: Clause[] = [];
  const complaints: { clause: Clause; act: Talk }[] = [];
  const clauses = message.length > LONGEST ? [] : clausesOf(message);
  const recolored = message.length > LONGEST ? null : (readDisliked(message) ?? readColorless(message));
  if (recolored) return { acts: [recolored], rest: blanked(message, clauses), isSure: true };
  const whole = readChat(clauses.flatMap((clause) => tokensOf(message, clause)));
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const last = acts.at(-1);
    if (
      before &&
      last?.type === 'beyond' &&
      last.span === before.span &&
      LOOKED_UP.has(last.what) &&
      hangsOn(message, before, clause)
    ) {
      read.push(clause);
      continue;
    }
    if (before && others.at(-1) === before && continuesText(message, before, clause)) {
      others.push(clause);
      continue;
    }
    const choice = hasDirections ? readChoice(clause) : null;
    const about = choice ? null : readChat(tokensOf(message, clause));
    isSure ||= choice !== null;
    if (choice) {
      const { act, rest } = choice;
      const wish = rest && readVague(rest);
      acts.push(act, ...(wish ? [wish.act] : []));
      read.push({ ...clause, span: wish ? clause.span : act.span });
      if (rest && !wish) others.push(rest);
      continue;
    }
    if (about !== null) {
      // Behind a request they may be words to print: "write See you soon. Thank you!"
      if (others.length === 0) chats.push(clause);
      else others.push(clause);
      continue;
    } else {
      const beyond = readBeyond(clause, last?.type === 'beyond' ? last.what : null);
      const question = beyond ? null : readQuestion(message, clause, texts);
      const vague = beyond || question ? null : (readVague(clause) ?? readVague(withoutExample(clause)));
      isSure ||= (beyond ?? question) !== null;
      if (beyond) acts.push({ type: 'beyond', what: beyond, span: clause.span });
      else if (question) acts.push(question);
      else if (vague) {
        if (vague.isComplaint) complaints.push({ clause, act: vague.act });
        else acts.push(vague.act);
        isSure ||= vague.isSure;
      } else {
        others.push(clause);
        continue;
      }
    }
    read.push(clause);
  }
  const isAlone = acts.every(({ type }) => type === 'rework') && others.every((clause) => isAside(message, clause));
  // "looks so washed out. can we do bold colours?": why other colors are wished.
  const isReason = acts.some((act) => act.type === 'rework' && act.onlyColors);
  if (isAlone && !isReason) acts.push(...complaints.map(({ act }) => act));
  // Where it is to be sent, and by when: a part of what can't be done.
  const isDetail = ({ tokens }: Clause): boolean =>
    acts.every(({ type }) => type === 'beyond') &&
    tokens.every(({ word }) => !ASKS.has(word) && (!NAMES.has(word) || WHEREABOUTS.has(word)));
  const asksSize = acts.some((act) => act.type === 'answer' && act.about === 'size');
  const asides =
    acts.length > 0
      ? others.filter(
          (clause) => isAside(message, clause) || isDetail(clause) || (asksSize && reportsSize(message, clause)),
        )
      : [];
  // Courtesy beside a wish is no wish.
  if (acts.length === 0 && complaints.length === 0 && others.length === 0 && whole !== null)
    acts.push({ type: 'chat', about: whole, span: [0, message.length] });
  const isTalk = acts.length > 0;
  // Cheers beside a wish are no part of it, unless they are all that was said.
  const rest = isTalk || others.length > 0 ? blanked(message, [...read, ...asides, ...chats]) : message;
  return { acts: withoutRepeats(acts.map((act) => ofPlatform(act, acts, message))), rest, isSure };
}
/** "make it warmer, like a bakery": a look is told by an example, which says nothing that could be done by itself. */
function withoutExample(clause: Clause): Clause {
  const { tokens } = clause;
  const at = tokens.findIndex(({ word }, index) => word === 'like' && LIKENED.has(tokens[index + 1]?.word ?? ''));
  const isExample =
    at > 1 && tokens.slice(at + 1).every(({ word, value }) => value === null && !ASKS.has(word) && !NAMES.has(word));
  return isExample ? { ...clause, tokens: tokens.slice(0, at) } : clause;
}
const LIKENED = new Set('a an the in on at those some my our when you'.split(' '));

/** "I want to post this on Facebook, what size do I need?": the size that is asked for is that platform's. */
function ofPlatform(act: Talk, acts: readonly Talk[], message: string): Talk {
  if (act.type !== 'answer' || act.about !== 'size' || act.format !== null) return act;
  const shared = acts.find((other) => other.type === 'beyond' && other.what === 'share');
  const format = shared ? recognizeFormat(message.slice(...shared.span))[0]?.value : undefined;
  return format === undefined ? act : { ...act, format };
}

/** "what do you think, is the title too big?" asks one thing; what is printed is shipped as well. */
function withoutRepeats(acts: readonly Talk[]): Talk[] {
  const has = (test: (act: Talk) => boolean): boolean => acts.some(test);
  const sizes = has((act) => act.type === 'answer' && act.about === 'size' && act.format !== null);
  const judges = has((act) => act.type === 'answer' && act.about !== 'opinion');
  const prints = has((act) => act.type === 'beyond' && act.what === 'print');
  return acts.filter(
    (act) =>
      !(judges && act.type === 'answer' && act.about === 'opinion') &&
      !((prints || sizes) && act.type === 'beyond' && act.what === 'share'),
  );
}

/** Longer messages are briefs or letters. Characters. */
const LONGEST = 400;

/** All tokens of a clause, with what leads up to it: "thank you" leads up to a wish, and is one thing alone. */
const tokensOf = (message: string, { span }: Clause): Clause['tokens'] => tokenize(message.slice(...span), []);
