/**
 * The joint of first messages: what is asked for where nothing is on the page yet. A brief becomes a design, one that leaves
 * open what to say becomes three to choose among, and one that says nothing is asked about.
 */
import { message as textOf } from '#messages/message.ts';
import { isEdit, type EditAct } from './acts/act.ts';
import type { Brief } from './acts/brief.ts';
import { blanked, clausesOf } from './understand/clauses.ts';
import { classOf } from './plan/copy-classes.ts';
import { readOpening, readSubject, type Opening } from './understand/openings.ts';
import { asksForDesign, understandFirst } from './understand/understand.ts';
import { classLength, holdsAny, isAllOf, wordClass } from './understand/phrases.ts';
import { tokenize } from './understand/tokens.ts';
import { logoAsked } from './understand/logo-phrases.ts';
import { readTalk } from './understand/talk.ts';
import { understandEdits } from './understand/understand-edits.ts';
import { readBrief } from './understand/read-brief.ts';
import { withoutShownPhotos } from './understand/shown-photos.ts';

export interface FirstRequest {
  /** As it was typed. */
  message: string;
  /** What was typed before, where the last answer asked what the design is about; null: it did not. */
  before: string | null;
}

export interface FirstRead {
  /** What is asked back; null: nothing. */
  asks: string | null;
  brief: Brief | null;
  /** Several to choose among; null: one design. */
  proposes: Pick<Opening, 'trade'> | null;
  /** The message with blanks for what is done once the design is there. */
  typed: string;
  /** What is done then: "… and save it as a pdf"; blank: nothing. */
  after: string;
}

/** A design that is to take the place of what is there, or a page of its own. */
export interface AnewRead extends FirstRead {
  onto: 'here' | 'page';
}

/** What may follow a design in the same breath. */
const AFTER = new Set<EditAct['type']>(['export', 'animate', 'film', 'brand']);

/** The message cut into the brief and what is to be done with the design. */
function splitAfter(message: string): { typed: string; after: string } {
  const clauses = clausesOf(message);
  const later = clauses.filter(({ span }, index) => {
    if (index === 0) return false;
    const { acts, unread } = understandEdits(message.slice(...span), { texts: [] });
    return acts.length > 0 && unread.length === 0 && acts.every((act) => isEdit(act) && AFTER.has(act.type));
  });
  const others = clauses.filter((clause) => !later.includes(clause));
  return { typed: blanked(message, later), after: later.length > 0 ? blanked(message, others) : '' };
}

const namesDesign = ({ deliverable: { noun, formats, size } }: Brief): boolean =>
  noun !== null || formats.length > 0 || size !== null;

/** The brief in the format that was asked for before it was said what it is about. */
function inFormat(brief: Brief, before: string): Brief {
  const { deliverable } = readBrief(before);
  return namesDesign(brief) && brief.deliverable.formats.length > 0
    ? brief
    : { ...brief, deliverable: { ...deliverable, noun: brief.deliverable.noun ?? deliverable.noun } };
}

/** They put something on the page, one by one. */
const ADDING = new Set('add write put type insert place stick drop'.split(' '));
/** What other tools make. */
const OTHERS = new Set(
  'picture image photo pic illustration drawing painting sticker icon clipart logo video qr table chart guide'.split(
    ' ',
  ),
);
const FILMS = new Set('video videos slideshow clip film movie gif animation'.split(' '));
const SAID_BEFORE = new Set(
  'make create design draw generate do need want give get me us a an the my some new'.split(' '),
);

/** Whether a message asks for a thing that is no design: "create a picture of a teapot", "add a price list". */
function asksForThing(message: string, brief: Brief): boolean {
  // "size chart for my tees. S 54, M 58": a page that says so.
  if (brief.rows.length > 0) return false;
  const [first] = clausesOf(message);
  const words = first?.tokens.map(({ word }) => word) ?? [];
  // "write SUMMER SALE in big red letters": a page of nothing else.
  if (ADDING.has(words[0] ?? '') && !namesDesign(brief)) return brief.texts.length === 0;
  if (words.some((word) => FILMS.has(word)) && brief.deliverable.noun === null) return true;
  const at = words.findIndex((word) => OTHERS.has(word));
  if (logoAsked(message, tokenize(message, []))) return true;
  return at > 0 && at < 7 && words.slice(0, at).some((word) => SAID_BEFORE.has(word)) && isThing(words, at);
}
/** "a picture of …", "a size guide", and no "photo contest flyer". */
const isThing = (words: readonly string[], at: number): boolean =>
  at === words.length - 1 || FOLLOWING.has(words[at + 1] ?? '');
const FOLLOWING = new Set('of for like in with code'.split(' '));

/** "garage sale": an occasion or a thing said alone, where it is no request about something on the page. */
function saysOneThing(brief: Brief, typed: string): boolean {
  const { subjects, unread, look, imagery, aside } = brief;
  const [subject, ...others] = subjects;
  const isElse = unread.length + imagery.length + aside.instructions.length + look.mood.length + others.length > 0;
  if (subject === undefined || isElse || namesDesign(brief)) return false;
  if (OCCASIONS.has(subject.kind)) return typed.trim().length - subject.text.length < LONGEST_BESIDE;
  const isThing = subject.kind === 'product' && classOf(subject.text, 'goods') !== null;
  return isThing && understandEdits(typed, { texts: [] }).acts.every(({ type }) => type === 'mention');
}
const OCCASIONS: ReadonlySet<string> = new Set(['event', 'sale', 'service', 'announcement']);
/** Of articles, courtesy and marks, in characters. */
const LONGEST_BESIDE = 12;

/** What a first message asks for; null: no design. */
export function readFirst({ message, before }: FirstRequest): FirstRead | null {
  const { typed: whole, after } = splitAfter(message);
  const typed = withoutShownPhotos(whole);
  const read = { asks: null, proposes: null, typed, after };
  const { acts } = understandFirst(typed);
  const own = acts.find((act) => act.type === 'compose')?.brief ?? null;
  const opening = readOpening(typed);
  // "what size is a story?": it asks for no design.
  if (!opening && asksForThing(typed, own ?? readBrief(typed))) return null;
  const talk = opening ? null : readTalk(typed, [], false);
  if (talk?.isSure && !/[\p{L}\p{N}]/u.test(talk.rest)) return null;
  if (before !== null) {
    const answer = opening ?? readSubject(typed);
    const isTold = own !== null && own.texts.length + own.rows.length > 0;
    if (answer?.brief && !isTold) return { ...read, brief: inFormat(answer.brief, before), proposes: answer };
    if (own) return { ...read, brief: inFormat(own, before) };
  }
  const whatAbout = { ...read, brief: null, asks: textOf('assistant.remark.whatAbout') };
  if (opening) return opening.brief ? { ...read, brief: opening.brief, proposes: opening } : whatAbout;
  if (own) return { ...read, brief: own };
  const brief = readBrief(typed);
  if (saysOneThing(brief, typed)) return { ...read, brief };
  return namesDesign(brief) && !asksForDesign(brief) ? whatAbout : null;
}

const OVER = wordClass(
  'start over,start again,start afresh,start fresh,begin again,do over,scrap it,scrap this,scrap that,from scratch,replace it,replace this,start from scratch',
);
const JOINS = wordClass('with,with a,and,and make,a,an,new,the,design,new design,fresh,one,:,-,–,—,.');
const AGREES = wordClass(
  "yes,yeah,yep,yup,sure,ok,okay,please,pls,do it,do that,go ahead,over,afresh,instead,start,replace,it,that,with,the,new,one,design,fine,let's,lets",
);
const OWN_PAGE = wordClass(
  'new page,another page,next page,second page,own page,separate page,extra page,different page,page 2,page two,page,2nd page',
);

/**
 * "start over: wedding invitation for Anna and Ben", or the answer to where a design is to go. `before`: the message that
 * was about it; null: nothing was asked. Null: it says neither.
 */
export function readAnew({ message, before }: FirstRequest): AnewRead | null {
  const tokens = tokenize(message, []);
  if (before !== null) {
    const isPage = holdsAny(OWN_PAGE, tokens);
    if (!isPage && !(tokens.length > 0 && isAllOf([OVER, AGREES], tokens))) return null;
    const asked = readFirst({ message: before, before: null });
    return asked?.brief ? { ...asked, onto: isPage ? 'page' : 'here' } : null;
  }
  const length = classLength(OVER, tokens, 0);
  if (length === 0) return null;
  let at = length;
  for (let step = 1; step > 0; at += step) step = classLength(JOINS, tokens, at);
  const from = tokens[at]?.start;
  const first = from === undefined ? null : readFirst({ message: message.slice(from), before: null });
  return first?.brief ? { ...first, typed: message.slice(from), onto: 'here' } : null;
}

const BEGINS = wordClass('make,create,design,do,build,i need,we need,need,i want,we want,can you make,can you create');
const LEADS = wordClass(
  'now,ok,okay,next,then,also,and,please,pls,great,thanks,can you,could you,can u,hi,hey,perfect,cool',
);
const ARTICLES = new Set('a an another my our one some me'.split(' '));
const OF_THIS = new Set('it this that version versions copy copies too same also page'.split(' '));

/** Whether a message about a page that has a design asks for another design. */
export function asksAnew(message: string): boolean {
  const tokens = tokenize(message, []).filter(({ word }) => word !== ',');
  let at = 0;
  for (let step = 1; step > 0; at += step) step = classLength(LEADS, tokens, at);
  const verb = classLength(BEGINS, tokens, at);
  const article = tokens[at + verb]?.word ?? '';
  if (verb === 0 || !ARTICLES.has(article)) return false;
  if (tokens.some(({ word }) => OF_THIS.has(word))) return false;
  const first = readFirst({ message, before: null });
  return first?.brief !== null && first?.brief !== undefined && first.brief.deliverable.noun !== null;
}
