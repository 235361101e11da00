/** Who is on stage: "gig poster: the low tides + support from paper foxes". Their name leads the page. */
import { wordSet } from '../values/word-set.ts';
import type { Brief } from '../acts/brief.ts';
import { detailAsTold, isFact, trimmed } from './details.ts';
import { isName } from './names.ts';
import { textOf, type Token } from './tokens.ts';

/** Events that are called after who plays. */
const LIVE = wordSet('gig gigs concert concerts show tour recital');
/** What joins further acts to the first: "+ support", "w/ special guests", "supported by". */
const JOINTS = wordSet('+ w with plus feat ft featuring supported and &');
const GUESTS = wordSet('support supports special guest guests supported from by opener openers dj');
/** What a place ends with. */
const VENUES = wordSet(
  'arms hall inn pub club tavern bar church theatre theater library park barn cellar room rooms hotel arena stadium cafe café centre center house square garden gardens museum gallery lounge',
);
const LONGEST_NAME = 6;

const isLive = ({ subjects }: Brief): boolean =>
  subjects.some(
    ({ kind, named, text }) =>
      kind === 'event' &&
      !named &&
      (LIVE.has(text.split(' ').at(-1)?.toLowerCase() ?? '') || text.toLowerCase().endsWith('live music')),
  );

/** Where further acts begin; -1: there are none. */
const jointIn = (words: readonly Token[]): number =>
  words.findIndex(
    ({ word }, at) =>
      at > 0 && JOINTS.has(word) && (word === '+' || words.slice(at, at + 4).some(({ word: one }) => GUESTS.has(one))),
  );

/** Takes the act's name, and further acts as a line. Whether the words name one. */
export function takeAct(brief: Brief, message: string, body: readonly Token[], mark: string | null): boolean {
  if (brief.who.name !== null || body.some(isFact) || !isLive(brief)) return false;
  const joint = jointIn(body);
  const head = joint === -1 ? [...body] : body.slice(0, joint);
  const name = textOf(message, head);
  const isFirst = brief.facts.length === 0 && (mark === ':' || mark === ',' || isName(name));
  if (
    head.length === 0 ||
    head.length > LONGEST_NAME ||
    (joint === -1 && (!isFirst || VENUES.has(head.at(-1)?.word ?? '')))
  )
    return false;
  brief.who.name = name;
  const further = joint === -1 ? [] : trimmed(body.slice(joint + 1)).filter(({ word }, at) => at > 0 || word !== '/');
  const fact = detailAsTold(message, further);
  if (fact) brief.facts.push(fact);
  return true;
}
