/** Words that only lead to what is printed: "notes from my phone: …", "here's what it should say: …", "a card [to put in my parcels]". */
import { wordSet } from '../values/word-set.ts';
import { isColon, isSeparator } from './marks.ts';
import type { Token } from './tokens.ts';

/** One of these says that what follows was written down before. */
const WRITTEN = wordSet(
  'notes note copying pasting typing copied pasted paste copy wrote typed jotted scribbled say says read reads text info details following below wording',
);
/** All of its other words are such. */
const SMALL = wordSet(
  "from my the a our it this that here here's heres these are is what whats what's i i've ive we to on in of for out off straight exactly just as and with phone app notebook pad paper list message email mail whatsapp chat doc should must needs need has have goes go put down up use all everything word by me boss manager wife husband mum mom dad sent sends gave wants want written flyer poster card post sign story design page",
);
/** Alone these are labels of a kind of their own: "text: …", "details: …". */
const FEWEST = 2;

const isEnd = (token: Token | undefined): boolean => token === undefined || isColon(token) || token.kind === 'line';

/** How many words from here only lead to what is written behind them, the colon or the line's end included; 0: none. */
function leadInLength(tokens: readonly Token[], from: number): number {
  let at = from;
  let isWritten = false;
  for (; !isEnd(tokens[at]); at += 1) {
    const { word, kind } = tokens[at] as Token;
    if (WRITTEN.has(word)) isWritten = true;
    else if (!SMALL.has(word) && !(kind === 'mark' && word === ',')) return 0;
  }
  // At the end of the message nothing is behind it.
  return isWritten && at - from >= FEWEST && at < tokens.length - 1 ? at + 1 - from : 0;
}

const isBreak = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'line' || isSeparator(token) || ['.', '!', '?'].includes(token.word);

/** Tokens without such words. They begin the message, a line or a clause. */
export function withoutLeadIns(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = isBreak(tokens[at - 1]) ? leadInLength(tokens, at) : 0;
    if (length === 0) kept.push(tokens[at] as Token);
    // What stood before it is another sentence.
    else if (kept.length > 0) kept.push({ ...(tokens[at + length - 1] as Token), kind: 'line', word: '\n' });
    at += length || 1;
  }
  return kept;
}

const USED = wordSet(
  'put slip hand give stick hang pop include place send use print leave pin display tape attach tie go sit stand lay fix tuck add post share show bring take pass',
);

/** "(a card) to put in my parcels": what it is for, and nothing to be read on it. */
export const saysUse = (words: readonly Token[]): boolean =>
  (words[0]?.word === 'to' && USED.has(words[1]?.word ?? '')) ||
  (SENDERS.has(words[0]?.word ?? '') && ABLE.has(words[1]?.word ?? '') && USED.has(words[2]?.word ?? '')) ||
  (words[0]?.word === 'for' && USED_AS_NOUN.has(words[1]?.word ?? ''));
const SENDERS = wordSet('i we');
const ABLE = wordSet('can will could');
const USED_AS_NOUN = wordSet(
  'putting handing giving sticking hanging popping slipping placing sending printing leaving pinning displaying taping attaching posting sharing',
);
