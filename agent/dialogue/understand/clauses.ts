/** Cuts a message into clauses, each of which asks for one thing, tells something, or is said by way of courtesy. */
import type { Span } from '../acts/values.ts';
import { recognizeQuoted } from '../values/quoted.ts';
import { FILLERS } from './grammar/words.ts';
import { classLength, wordClass } from './phrases.ts';
import { ASKS } from './asides.ts';
import { spanOf, tokenize, type Token } from './tokens.ts';

export interface Clause {
  /** Words of the clause without what leads up to it, and without marks at its end. */
  tokens: readonly Token[];
  /** With what leads up to it. */
  span: Span;
  isAsked: boolean;
  /** It is led up to by "can you tell me", "do you know". */
  isToldToTell: boolean;
  /** By "what do you think", "in your opinion". */
  wantsOpinion: boolean;
}

const ENDS = new Set('. ! ? ; … ( )'.split(' '));
const JOINTS = new Set(', and but then & + - – — so also'.split(' '));
/** Words that begin a question. */
export const QUESTION_WORDS = new Set(
  "what whats what's which wich whic how hows how's when whens when's where wheres where's who whos who's".split(' '),
);
/** Verbs that stand before their subject in a question. */
export const INVERTED = new Set(
  "is are isn't isnt aren't does do did doesn't will would should shall was were has have can could may am".split(' '),
);
/** Verbs that ask for what nobody can do here, beside those of requests. */
export const DOING_ELSEWHERE = new Set(
  'post publish upload share tweet schedule boost promote advertise send email e-mail mail dm message forward airdrop deliver print ship order tag reply answer respond connect sync integrate hook import call ring phone ask check google search research find look compare text whatsapp tell remind'.split(
    ' ',
  ),
);

/** What leads up to a wish or a question and says nothing itself. */
const LEADS = wordClass(
  [
    FILLERS.replaceAll('|', ','),
    'so,and,but,then,also,or,quick q,quick question,quick one,small question,one question,question,q',
    "hiya,heya,yo,hola,excuse me,just wondering,wondering,out of curiosity,again,kindly,listo,super,sweet,lekker,bravo,awesome,amazing,fab,brilliant,sick,legend,fine,right,cheers,love it,i love it,looks great,looks good,that's great,thats great,that's perfect,thats perfect,it's perfect,its perfect,can u please,can you please,could you please,pls can you,please can you,is it possible to,is there any way to,is there a way to,i'd love to,i would love to,i'd love you to,any chance you can,any chance to,show me,do me a favor and,do me a favour and,go and,wanna,i want to,now please,can anyone,help me to,help me,perfekt,ja,si,oui,hoi",
  ].join(','),
);
const TELL = wordClass(
  "read me out,read me,read us,read out,read back,read aloud,tell me,remind me,let me know,do you know,do u know,i want to know,i need to know,i'd like to know,may i ask,may i know,can i ask,could you tell me,can you tell me,can u tell me,you know,any idea",
);
const OPINION = wordClass(
  "what do you think,what do u think,what you think,do you think,do u think,you think,u think,would you say,in your opinion,what would you say,tell me honestly,what's your opinion,whats your opinion,what's ur take,whats ur take,what's your take,whats your take,your opinion,ur opinion,whats your view,be honest",
);

/** Marks that belong to the word behind them. */
const OPENS = new Set('@ # $ € £'.split(' '));
/** Behind a comma they begin what is told, and not asked for: "…, its for a fair". */
const TELLS = new Set(
  "its it's it they're they we we're i i'm im my our this that's thats because cos cuz since for not nobody everyone people".split(
    ' ',
  ),
);
/** They begin a reason anywhere. */
const REASONS = new Set('because cos cuz bc'.split(' '));

/** What leads up to the clause, read off its front. */
function withoutLeads(tokens: readonly Token[]): Pick<Clause, 'tokens' | 'isToldToTell' | 'wantsOpinion'> {
  let at = 0;
  let isToldToTell = false;
  let wantsOpinion = false;
  for (let moved = true; moved && at < tokens.length;) {
    if (tokens[at]?.kind === 'mark' && !OPENS.has(tokens[at]?.word ?? '')) {
      at += 1;
      continue;
    }
    const [opinion, tell, lead] = [OPINION, TELL, LEADS].map((words) => classLength(words, tokens, at));
    wantsOpinion ||= (opinion ?? 0) > 0;
    isToldToTell ||= (opinion ?? 0) === 0 && (tell ?? 0) > 0;
    const length = opinion || tell || lead || 0;
    at += length;
    moved = length > 0;
  }
  return { tokens: tokens.slice(at), isToldToTell, wantsOpinion };
}

/** Whether a new wish or question begins here. */
function begins(tokens: readonly Token[], at: number): boolean {
  const { tokens: rest, isToldToTell, wantsOpinion } = withoutLeads(tokens.slice(at));
  const word = rest[0]?.word ?? '';
  const isVerb = ASKS.has(word) || DOING_ELSEWHERE.has(word) || QUESTION_WORDS.has(word);
  const isInverted =
    INVERTED.has(word) && /^(?:i|you|u|we|it|this|that|the|my|people|they|there)$/u.test(rest[1]?.word ?? '');
  return isVerb || isInverted || isToldToTell || wantsOpinion;
}

/** The message with blanks for some clauses, so that places in it stay as they are. */
export function blanked(message: string, clauses: readonly Pick<Clause, 'span'>[]): string {
  let left = message;
  for (const { span } of clauses)
    left = `${left.slice(0, span[0])}${'.'.padEnd(span[1] - span[0])}${left.slice(span[1])}`;
  return left;
}

/** The clauses of a message, from left to right; every word is in one of them. */
export function clausesOf(message: string): Clause[] {
  const quoted = recognizeQuoted(message).map((value) =>
    value.type === 'quoted' && 'outer' in value ? { ...value, span: value.outer } : value,
  );
  const tokens = tokenize(message, quoted);
  const clauses: Clause[] = [];
  let begin = 0;
  const close = (to: number, isAsked: boolean): void => {
    const own = tokens
      .slice(begin, to)
      .filter(({ kind, word }) => kind !== 'mark' || !/\p{Extended_Pictographic}/u.test(word));
    const span = spanOf(tokens.slice(begin, to));
    begin = to;
    if (span && own.length > 0) clauses.push({ ...withoutLeads(own), span, isAsked });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, word } = tokens[at] as Token;
    const isEnd = kind === 'line' || (kind === 'mark' && (ENDS.has(word) || /\p{Extended_Pictographic}/u.test(word)));
    if (isEnd) {
      close(at, word === '?');
      begin = at + 1;
    } else if (REASONS.has(word) && at > begin) close(at, false);
    else if (JOINTS.has(word) && at > begin) {
      const next = tokens[at + 1]?.word ?? '';
      if (begins(tokens, at + 1) || (kind === 'mark' && TELLS.has(next))) close(at, false);
    }
  }
  close(tokens.length, false);
  return clauses;
}
