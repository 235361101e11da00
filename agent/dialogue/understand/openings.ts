/**
 * Reads first messages that leave open what is to be made: ideas asked for, a trade that is told, "something for my shop",
 * "surprise me". What they are about is read as a brief; how somebody says that they have not made up their mind is not.
 */
import type { Brief } from '../acts/brief.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { holdsAny, classLength, isAllOf, wordClass, type WordClass } from './phrases.ts';
import { readBrief } from './read-brief.ts';
import { spanOf, type Token } from './tokens.ts';

export interface Opening {
  /** What is to be designed; null: nothing says what it is about. */
  brief: Brief | null;
  /** It is what somebody does, and so each proposal says something else of it. */
  trade: boolean;
}

const DOING = wordClass(
  "make,create,design,do,give,show,get,pitch,propose,suggest,bring,draft,try,come up with,think of,see,share,post,need,want,would like,like,looking for,could use,have,got,should,must,gotta,up,me,us,i,we,u,you,can,could,please,maybe,perhaps,possibly,well,just,so,and,but,or,hm,hmm,to,am,some,any,a,an,the,my,our,i'm,im,there",
);
const COUNTS = wordClass(
  'few,several,couple,couple of,multiple,two,three,four,five,2,3,4,5,different,various,new,creative,possible,nice,cool,good,great,fun,pretty,beautiful,catchy,fresh,special,professional,simple',
);
const IDEAS = wordClass(
  'idea,ideas,direction,directions,option,options,concept,concepts,proposal,proposals,suggestion,suggestions,approaches,variations,alternatives,takes,drafts,choices,versions,designs,layouts,looks,styles',
);
/** Ideas only where several are asked for. */
const COUNTED = new Set('versions designs layouts looks styles'.split(' '));
const MEDIA = wordClass(
  'post,posts,story,stories,reel,flyer,poster,banner,ad,ads,thumbnail,content,instagram,insta,ig,facebook,fb,tiktok,pinterest,social media,design,layout,graphic,graphics',
);
const TO_CHOOSE = wordClass(
  'to choose from,to pick from,to select from,to choose,first,today,to post,to share,this week',
);
const ABOUT = new Set('for of about on around promoting advertising with'.split(' '));
const SOMETHING = wordClass(
  'something,anything,sth,smth,smthing,some content,content,stuff,some stuff,a design,design,designs,some designs,a graphic,graphic,visual,a visual,it,help',
);
const PROMOTING = wordClass('promote,advertise,market,help promote,help advertise,help with,help me with,help');
const ASKED_WHAT = new Set('you u i we'.split(' '));
const SUGGESTING = wordClass('suggest,recommend,propose,do,make,design,create,come up with,post,advise');
const TO_US = wordClass('me,us');
const MAY = new Set('would do could can should might'.split(' '));
/** They tell what somebody does. */
const TELLING = wordClass(
  'sell,sells,make,bake,bakes,run,runs,own,owns,have,offer,offers,do,teach,started,opened,just opened,selling,running,making,baking,have got,recently opened,just started,cook,grow,craft,knit,sew,paint,roast,brew,fix,repair,groom,clean',
);
const SPEAKERS = new Set("i we i'm we're im i've we've".split(' '));
/** Who has not made up their mind. */
const UNSURE = wordClass(
  "not sure,not really sure,not quite sure,unsure,undecided,no idea,no clue,idk,dunno,don't know,dont know,do not know,have no idea,have no clue,can't decide,cant decide,whatever you think,whatever you like,anything you like,you choose,you decide,you pick,u decide,u choose,up to you,it's up to you,open to ideas",
);
const UNSURE_SMALL = wordClass(
  "i,i'm,im,am,we,we're,really,yet,exactly,honestly,tbh,what,how,which,where,to,kind,sort,it,want,need,would,should,could,like,make,do,post,put,say,write,design,start,look,looks,good,best,is,be,have,of,one,that,just,so,but,and,well,hm,hmm,say,either,sorry,hi,hey,hello",
);
const OPEN = wordClass(
  'surprise me,surprise us,inspire me,inspire us,any ideas,any idea,any suggestions,any suggestion,any thoughts,got ideas,got any ideas,have any ideas,what do you think,what do u think,what do you suggest,what do u suggest,help me,help us,help me out,help,can you help,can u help,tell me what to do',
);
const OPEN_SMALL = wordClass(
  'please,pls,you,u,can,could,me,us,then,so,and,for,with,it,that,this,out,do,have,got,about,them,now,maybe,just,?',
);

interface Found {
  /** The tokens of what it is about; empty: nothing is said of that. */
  about: readonly Token[];
  several: boolean;
  /** The deliverable, where the clause names one beside what it is about. */
  medium: readonly Token[];
}

const nothing: Found = { about: [], several: false, medium: [] };
const after = (classes: readonly WordClass[], tokens: readonly Token[], from: number): number => {
  let at = from;
  for (let length = 1; length > 0 && at < tokens.length; at += length)
    length = Math.max(...classes.map((one) => classLength(one, tokens, at)));
  return at;
};

/** "give me some ideas for a sneaker drop", "three versions of a poster", "post ideas for my bakery". */
function ideasIn(tokens: readonly Token[]): Found | null {
  const at = tokens.findIndex((_, place) => classLength(IDEAS, tokens, place) > 0);
  if (at === -1 || !isAllOf([DOING, COUNTS, MEDIA], tokens.slice(0, at))) return null;
  const isCounted = holdsAny(COUNTS, tokens.slice(0, at));
  if (COUNTED.has(tokens[at]?.word ?? '') && !isCounted) return null;
  const to = after([TO_CHOOSE], tokens, at + 1);
  if (to >= tokens.length) return { ...nothing, several: true };
  return ABOUT.has(tokens[to]?.word ?? '') ? { ...nothing, several: true, about: tokens.slice(to + 1) } : null;
}

/** Words between "something" and what it is for. */
const MOST_LIKE = 2;

/** "make something nice for my candle shop", "help me promote my flower shop", "make it for my new café". */
function somethingIn(tokens: readonly Token[]): Found | null {
  const from = after([DOING], tokens, 0);
  const promoting = classLength(PROMOTING, tokens, from);
  if (promoting > 0) {
    const to = from + promoting;
    const about = tokens.slice(ABOUT.has(tokens[to]?.word ?? '') ? to + 1 : to);
    return about.length > 0 ? { ...nothing, about } : null;
  }
  const thing = classLength(SOMETHING, tokens, from) || classLength(SOMETHING, tokens, from - 1);
  if (thing === 0) return null;
  const end = classLength(SOMETHING, tokens, from) > 0 ? from + thing : from;
  const to = after([COUNTS, TO_CHOOSE], tokens, end);
  // "something really cute for …": whatever it is to be like.
  const about = tokens.findIndex(({ word }, at) => at >= to && at <= to + MOST_LIKE && ABOUT.has(word));
  return about >= 0 ? { ...nothing, about: tokens.slice(about + 1) } : null;
}

/** "what would you suggest for my jewellery store?", "what can you make?" */
function suggestionIn(tokens: readonly Token[]): Found | null {
  const [what, may, who] = tokens;
  if (what?.word !== 'what' || !MAY.has(may?.word ?? '') || !ASKED_WHAT.has(who?.word ?? '')) return null;
  const verb = classLength(SUGGESTING, tokens, 3);
  if (verb === 0) return null;
  const to = after([TO_US], tokens, 3 + verb);
  if (to >= tokens.length) return nothing;
  return ABOUT.has(tokens[to]?.word ?? '') ? { ...nothing, about: tokens.slice(to + 1) } : null;
}

const NEEDING = wordClass(
  'need,want,would like,am looking for,are looking for,looking for,could use,needing,must post,have to post',
);

/** "we bake sourdough bread", "I have a small bakery and need something for instagram". */
function tradeIn(tokens: readonly Token[]): Found | null {
  const from = SPEAKERS.has(tokens[0]?.word ?? '') ? 1 : 0;
  const verb = classLength(TELLING, tokens, from);
  if (verb === 0 || (from === 0 && tokens[0]?.word !== 'have' && tokens[0]?.word !== 'selling')) return null;
  const needs = tokens.findIndex((_, at) => at > from + verb && classLength(NEEDING, tokens, at) > 0);
  const end = needs === -1 ? tokens.length : needs;
  const about = tokens.slice(from + verb, end);
  while (about.length > 0 && JOINING.has(about.at(-1)?.word ?? '')) about.pop();
  const medium = needs === -1 ? [] : tokens.slice(needs + classLength(NEEDING, tokens, needs));
  return about.length > 0 ? { ...nothing, about, medium } : null;
}
const JOINING = new Set('and so , - – — i we but'.split(' '));

const isUnsure = (tokens: readonly Token[]): boolean =>
  holdsAny(UNSURE, tokens) && isAllOf([UNSURE, UNSURE_SMALL], tokens);

/** "not sure yet, maybe …", "…, but idk what": without the parts that only say so. */
function withoutDoubts(tokens: readonly Token[]): readonly Token[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.word === ',' || token.word === 'but' || token.word === '-') parts.push([]);
    parts.at(-1)?.push(token);
  }
  const kept = parts.filter((part) => !isUnsure(part.filter(({ kind }) => kind !== 'mark')));
  if (kept.length === parts.length) return tokens;
  const rest = kept.flat();
  return rest.slice(rest.findIndex(({ kind, word }) => kind !== 'mark' && word !== 'but'));
}

/** "not sure what I want for my coffee cart post": what they are unsure about. */
function unsureAbout(tokens: readonly Token[]): Found | null {
  const at = tokens.findIndex(({ word }) => word === 'for' || word === 'about');
  return at > 0 && at < tokens.length - 1 && isUnsure(tokens.slice(0, at))
    ? { ...nothing, about: tokens.slice(at + 1) }
    : null;
}

/** "My insta looks so boring 😩 can u help": nothing says what it is to be about. */
const isOpen = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && holdsAny(OPEN, tokens) && isAllOf([OPEN, OPEN_SMALL], tokens);

/** Words for whose it is that don't say what they do. */
const NOBODY = new Set(
  'business shop store brand company page account profile instagram insta channel blog social socials team client feed etsy online youtube yt facebook'.split(
    ' ',
  ),
);
const OWN = new Set('my our the a an new small little own for'.split(' '));
const saysNobody = (tokens: readonly Token[]): boolean =>
  tokens.every(({ word, kind }) => kind === 'mark' || NOBODY.has(word) || OWN.has(word));

const isBare = ({ texts, facts, rows, who }: Brief): boolean =>
  texts.length + facts.length + rows.length === 0 && who.name === null;
const saysWhat = ({ subjects, who, texts, facts }: Brief): boolean =>
  subjects.length + texts.length + facts.length > 0 || who.name !== null;

/** What a design is about, as a brief of its own. */
function briefAbout(message: string, about: readonly Token[], medium: readonly Token[]): Brief | null {
  const span = spanOf(about);
  if (!span || saysNobody(about)) return null;
  const subject = message.slice(...span);
  const named = readBrief(`make ${subject}`);
  const isDesign = named.deliverable.noun !== null || named.deliverable.formats.length > 0;
  const brief = isDesign && saysWhat(named) ? named : readBrief(`a design for ${subject}`);
  if (!saysWhat(brief)) return null;
  const mediumSpan = spanOf(medium);
  const { deliverable } = mediumSpan ? readBrief(`make ${message.slice(...mediumSpan)}`) : brief;
  return {
    ...brief,
    deliverable: deliverable.formats.length > 0 || deliverable.size ? deliverable : brief.deliverable,
  };
}

/** The opening that a message is; null: it says what is to be made, or is none. */
export function readOpening(message: string): Opening | null {
  const found: Found[] = [];
  const rest: Clause[] = [];
  const trades: { clause: Clause; found: Found }[] = [];
  let isLeftOpen = false;
  for (const clause of clausesOf(message)) {
    const lead = message.slice(clause.span[0], clause.tokens[0]?.start ?? clause.span[1]);
    const isHelp = lead.toLowerCase().includes('help');
    const tokens = withoutDoubts(clause.tokens);
    if (tokens.length < clause.tokens.length || (tokens.length === 0 && isHelp)) isLeftOpen = true;
    if (tokens.length === 0) continue;
    const trade = tradeIn(tokens);
    const read = unsureAbout(tokens) ?? suggestionIn(tokens) ?? ideasIn(tokens) ?? somethingIn(tokens);
    if (isUnsure(tokens) || isOpen(tokens)) isLeftOpen = true;
    else if (read) found.push(read);
    // "help me with my store"
    else if (isHelp && tokens[0]?.word === 'with') found.push({ ...nothing, about: tokens.slice(1) });
    else if (trade && trade.medium.length > 0) found.push(trade);
    else if (trade) trades.push({ clause, found: trade });
    else rest.push({ ...clause, tokens });
  }
  if (!isLeftOpen && found.length === 0) return null;
  const about = [...found, ...trades.map((one) => one.found)].find((one) => one.about.length > 0);
  const several = found.some((one) => one.several);
  if (!about) {
    // "i want a post but idk what"
    const span = spanOf(rest.flatMap(({ tokens }) => [...tokens]));
    const brief = span ? readBrief(message.slice(...span)) : null;
    const own = brief && saysWhat(brief) ? brief : null;
    return { brief: own, trade: false };
  }
  if (rest.length > 0) return null;
  const brief = briefAbout(message, about.about, about.medium);
  const bare = brief !== null && isBare(brief);
  // "promote my nail salon, new gel sets $35": it says what to print.
  const isOwn = trades.length > 0 || about.medium.length > 0 || WHOSE.has(about.about[0]?.word ?? '');
  return brief === null || bare || several ? { brief, trade: bare && isOwn } : null;
}

const WHOSE = new Set(['my', 'our']);

const IT_IS = wordClass("it's,its,it is,for,about,it's for,i'm a,im a,i am a,we're a,we are a");

/** What a message is about that answers what a design is to be about; null: it says what to print. */
export function readSubject(message: string): Opening | null {
  const [clause, ...more] = clausesOf(message);
  if (!clause || more.length > 0) return null;
  const trade = tradeIn(clause.tokens);
  const from = after([IT_IS], clause.tokens, 0);
  const brief = briefAbout(message, trade?.about ?? clause.tokens.slice(from), []);
  return brief && { brief, trade: isBare(brief) };
}
