/**
 * Clauses that only explain a request, with or without a comma before them: "its not the main thing", "so they line up",
 * "some of our customers don't see well". A clause with a value, or with a wish of its own, is none.
 */
import { ASKS } from './asides.ts';
import type { Token } from './tokens.ts';

/** They begin a clause that tells something, wherever they stand; "so they …" tells what it is for. */
const TELLING = new Set("its it's thats that's theyre they're they he she i'm im we're theres there's".split(' '));
/** Behind these "its" is a possessive. */
const OWNING = new Set('of on in to with for and or by from at behind under over beside around change'.split(' '));
/** They make a wish or a claim of what is told. */
const WISHING = new Set(
  'should must need needs want wants wanna gonna like love prefer would could instead now rather actually called meant'.split(
    ' ',
  ),
);

/** Where the clause ends that begins here and only explains what is asked for; -1: none begins. */
function statementEnd(tokens: readonly Token[], at: number): number {
  const [before, here, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!here || !next || next.kind === 'mark' || next.kind === 'line') return -1;
  // "(the writing is too small) my mum wont be able to read it"
  const isUnable =
    at > 0 &&
    PEOPLE_SAID.has(here.word) &&
    tokens.slice(at + 1, at + 4).some(({ word }) => UNABLE.has(word)) &&
    tokens.slice(at + 2, at + 8).some(({ word }) => SENSES.has(word));
  if (isUnable) return clauseEnd(tokens, at + 1);
  const isPurpose = here.word === 'so' && TELLING.has(next.word);
  // "…, some of our folk dont see well"
  const isOfPeople = (before === undefined || ENDS.has(before.word)) && OTHERS.has(here.word);
  const isBehindVerb = before !== undefined && (ASKS.has(before.word) || OWNING.has(before.word));
  if (!isPurpose && !isOfPeople && (!TELLING.has(here.word) || isBehindVerb)) return -1;
  const to = clauseEnd(tokens, at + 1);
  const told = tokens.slice(at + 1, to);
  const isClaim = told.some(({ kind, word, value }) => kind === 'value' || value !== null || /\d/u.test(word));
  if (isOfPeople && !told.some(({ word }) => FEELING.has(word))) return -1;
  return isClaim || told.some(({ word }) => WISHING.has(word)) ? -1 : to;
}
const OTHERS = new Set('some many most people ppl our my customers everyone everybody nobody folks'.split(' '));
const FEELING = new Set(
  "dont don't doesnt doesn't cant can't cannot wont won't find finds see sees says said think thinks keep keeps have has hate hates struggle struggles".split(
    ' ',
  ),
);
const ENDS = new Set(', . ; ! ? …'.split(' '));
function clauseEnd(tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < tokens.length && !ENDS.has(tokens[to]?.word ?? '') && tokens[to]?.kind !== 'line') to += 1;
  return to;
}
const PEOPLE_SAID = new Set(
  'my our i we you u nobody noone people ppl customers folks they he she everyone'.split(' '),
);
const UNABLE = new Set("can't cant cannot won't wont can couldn't couldnt could never hardly barely".split(' '));
const SENSES = new Set('read see notice find make tell spot'.split(' '));

/** The tokens without clauses that only explain what is asked for: "its not the main thing", "so they line up". */
export function withoutStatements(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, to] = [tokens[at], statementEnd(tokens, at)];
    if (to > at) at = to - 1;
    else if (token) left.push(token);
  }
  return left;
}
