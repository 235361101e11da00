/**
 * Clauses that only steer, in everyday words, and so are printed nowhere: "mushrooms and stuff", "maybe a little bottle",
 * "with this set" beside a photo, "size is square i think", "unicorn theme".
 */
import { wordSet } from '../values/word-set.ts';
import type { Brief, Fact, Subject } from '../acts/brief.ts';
import { detailAsTold, factsApart, inClass, isFact, isVerb } from './details.ts';
import { isName } from './names.ts';
import { textOf, type Token } from './tokens.ts';

const VAGUE_ENDS = wordSet('stuff things that such etc whatnot bits vibes');
const JOINTS = wordSet('and & n or');
const DOUBTS = wordSet('maybe perhaps possibly ideally');
const POINTING = wordSet('this these');
const BEFORE_POINTING = wordSet("with of using for here is here's heres use showing");
/** "this weekend", "this is back": said to readers. */
const TOLD = wordSet(
  'week weekend month year season morning afternoon evening autumn summer winter spring fall christmas easter time monday tuesday wednesday thursday friday saturday sunday',
);
const SIZES = wordSet('size sizes format shape dimensions orientation');
const SHAPES = wordSet('square portrait landscape vertical horizontal tall wide round story a3 a4 a5 a6 letter');
const LONGEST = 6;

/** "mushrooms and stuff", "maybe a little bottle": what may be seen. */
function isImagined(words: readonly Token[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  const before = words.at(-2);
  if (first === undefined || words.length > LONGEST + 2) return false;
  const isVague =
    words.length > 2 && JOINTS.has(before?.word ?? '') && VAGUE_ENDS.has(last?.word ?? '') && !words.some(isVerb);
  return isVague || (words.length > 1 && DOUBTS.has(first.word));
}

/** "with this set": the photo that comes with the message. */
function isPointing(words: readonly Token[]): boolean {
  const at = BEFORE_POINTING.has(words[0]?.word ?? '') ? 1 : 0;
  return (
    POINTING.has(words[at]?.word ?? '') &&
    words.length - at < 5 &&
    words.length - at > 1 &&
    !words.some(({ word }) => TOLD.has(word)) &&
    !words.some(isVerb) &&
    words.every(({ kind }) => kind === 'word')
  );
}

/** "size is square i think" */
const saysShape = (words: readonly Token[]): boolean =>
  words.length < LONGEST + 3 &&
  words.slice(0, 3).some(({ word }) => SIZES.has(word)) &&
  words.some(({ word, value }) => SHAPES.has(word) || value?.type === 'format');

/** Takes the colors and qualities of what is sold: "natural or black", "handmade". Whether it was that. */
export function takeChoice(brief: Brief, message: string, words: readonly Token[]): boolean {
  const told = isOfGoods(brief, words) || isMade(brief, words) ? detailAsTold(message, words) : null;
  return told !== null && brief.facts.push(told) > 0;
}

/** Takes such a clause. Whether it was one. */
export function takeSteering(brief: Brief, message: string, words: readonly Token[]): boolean {
  if (words.length === 0 || words.some(isFact)) return false;
  if (saysShape(words)) {
    brief.aside.instructions.push(textOf(message, words));
    return true;
  }
  if (isPointing(words)) {
    brief.imagery.push(textOf(message, words));
    return true;
  }
  if (isImagined(words)) {
    brief.imagery.push(textOf(message, words));
    takeDrawn(brief, words);
    return true;
  }
  return takeTheme(brief, message, words);
}

/** "Mia turning 5", "my daughter turning 5": how old somebody gets, as what is celebrated; null: nobody does. */
export function agedIn(message: string, tokens: readonly Token[]): Subject | null {
  const at = tokens.findIndex(({ word }) => word === 'turning' || word === 'turns');
  const age = tokens[at + 1];
  if (at < 0 || age === undefined || !/^\d{1,3}$/u.test(age.word)) return null;
  const who = tokens.slice(0, at).filter(({ word }) => word !== 'is');
  const [first, last] = [who[0], who.at(-1)];
  const start = first ?? tokens[at];
  if (start === undefined) return null;
  const span: [number, number] = [start.start, age.end];
  const name = first && last ? message.slice(first.start, last.end) : '';
  if (tokens[at]?.word === 'turns' && !isName(name)) return null;
  return isName(name)
    ? { kind: 'event', text: `${name} turns ${age.word}`, named: true, span }
    : { kind: 'event', text: `${ordinal(Number(age.word))} birthday`, named: false, span };
}
const ordinal = (count: number): string => {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
};

/** What a sticker can show, and what it is called. */
const DRAWN: ReadonlyMap<string, string> = new Map(
  'woodland:fox animals:fox unicorn unicorns:unicorn dinosaur dinosaurs:dinosaur dino:dinosaur dinos:dinosaur mermaid mermaids:mermaid princess rocket rockets:rocket space:rocket robot robots:robot pirate:parrot pirates:parrot lion safari:lion tiger elephant giraffe monkey jungle:monkey bear panda fox owl frog bee bees:bee butterfly butterflies:butterfly mushroom mushrooms:mushroom rainbow rainbows:rainbow football:football soccer:football basketball tractor train truck:truck car:car cars:car fairy fairies:fairy superhero superheroes:superhero dragon dragons:dragon shark sharks:shark whale dog dogs:dog puppy:dog cat cats:cat kitten:cat horse pony:horse pineapple flamingo cactus llama sunflower sunflowers:sunflower strawberry strawberries:strawberry pizza ballet:ballerina gaming:gamepad circus:circus pumpkin'
    .split(' ')
    .map((entry): [string, string] => {
      const [word = '', name = word] = entry.split(':');
      return [word, name];
    }),
);

function takeDrawn(brief: Brief, words: readonly Token[]): boolean {
  const name = words.map(({ word }) => DRAWN.get(word)).find((one) => one !== undefined);
  if (name === undefined) return false;
  if (!brief.stickers.some((sticker) => sticker.name === name)) brief.stickers.push({ name, count: 1, place: null });
  return true;
}

/** "mias 5th birthday, unicorns": what is drawn at a party is its theme. */
const isParty = ({ deliverable, subjects }: Brief): boolean =>
  INVITING.has(deliverable.noun?.split(' ').at(-1) ?? '') ||
  subjects.some(({ text }) => PARTIES.has(text.split(' ').at(-1)?.toLowerCase() ?? ''));
const INVITING = wordSet('invite invites invitation invitations');
const PARTIES = wordSet('birthday party shower');
const isDrawn = (words: readonly Token[]): boolean =>
  words.length < 3 && DRAWN.has(words.at(-1)?.word ?? '') && words.every(({ kind }) => kind === 'word');

const THEMES = wordSet('theme themed party-theme');
/** "unicorn theme", "theme is dinosaurs" */
function takeTheme(brief: Brief, message: string, words: readonly Token[]): boolean {
  const isTheme = words.some(({ word }) => THEMES.has(word)) || (isParty(brief) && isDrawn(words));
  if (words.length > 4 || !isTheme) return false;
  brief.look.mood.push(textOf(message, words));
  takeDrawn(brief, words);
  return true;
}

/** How many words at the end of a phrase say how the design is to look: "gardening biz [green and simple]"; 0: none. */
export function looksBehind(phrase: readonly Token[]): number {
  const isLook = (at: number): boolean =>
    phrase[at]?.value?.type === 'color' || (at >= 0 && inClass('mood', phrase, at) === 1);
  const end = phrase.length - 1;
  if (end < 3 || !isLook(end) || !JOINED.has(phrase[end - 1]?.word ?? '') || !isLook(end - 2)) return 0;
  return 3;
}
const JOINED = wordSet('and & n but +');

const CALLS = wordSet(
  'book dm pm order call text tap swipe visit follow shop save rsvp register message whatsapp email link click join reserve enter comment tag share',
);
/** What is said to readers behind quoted words: "… and book via link in bio". */
export function callBehindQuote(body: readonly Token[]): readonly Token[] {
  const behind = body.slice(body.findLastIndex(({ value }) => value?.type === 'quoted') + 1);
  const [first, second] = behind;
  return first && (JOINED.has(first.word) || first.word === 'then') && CALLS.has(second?.word ?? '')
    ? behind.slice(1)
    : [];
}

/** "my 'weekly planner' [printable]": what kind of thing has that title; null: nothing is said of it. */
export function behindTitle(message: string, body: readonly Token[]): Fact | null {
  const at = body.findIndex(({ value }) => value?.type === 'quoted');
  const behind = body.slice(at + 1);
  const isKind = behind[0] !== undefined && behind.length < 4 && behind.every(({ kind }) => kind === 'word');
  return at !== -1 && isKind && !NO_KINDS.has(behind[0]?.word ?? '') && !behind.some(isVerb)
    ? detailAsTold(message, behind)
    : null;
}
const NO_KINDS = wordSet(
  'in on at by with for of from to and as post posts poster flyer story banner design page text',
);

/** "at st marks primary sunday 14th", "sat 3pm at 14 Pine Road": the place and the time apart. */
function placesApart(words: readonly Token[]): Token[][] {
  const isWhen = ({ value }: Token): boolean => value?.type === 'date' || value?.type === 'time';
  const when = words.findIndex(isWhen);
  if (when === -1) return [[...words]];
  const place = words[0]?.word === 'at' ? words.slice(1, when) : [];
  const isPlace = (part: readonly Token[]): boolean =>
    part.some(({ kind, value }) => kind === 'word' || value?.type === 'address') && !part.some(isWhen);
  if (isPlace(place) && !NO_PLACES.has(place.at(-1)?.word ?? '')) return [place, words.slice(when)];
  const at = words.findIndex(({ word }, index) => word === 'at' && index > when);
  const behind = at === -1 ? [] : words.slice(at + 1);
  return when === 0 && isPlace(behind) && !OURS.has(behind.at(-1)?.word ?? '')
    ? [words.slice(0, at), behind]
    : [[...words]];
}
const OURS = wordSet('ours mine home');
const NO_PLACES = wordSet('on from until till every this next by');

/** Words of several facts, cut into these. */
export const partsOf = (words: readonly Token[]): Token[][] =>
  factsApart(words).flatMap(pricesApart).flatMap(placesApart);

const PER = wordSet('per a an each pp');
const WAS = wordSet('was now from to or and for - – — reduced down then before only just');
/** "sellers £8 per car buyers 50p": each price with what it is for. */
function pricesApart(words: readonly Token[]): Token[][] {
  const isPrice = ({ value }: Token): boolean => value?.type === 'money';
  if (words.filter(isPrice).length < 2) return [[...words]];
  const parts: Token[][] = [[]];
  for (const [at, token] of words.entries()) {
    const before = words[at - 1];
    const isEnd =
      before !== undefined &&
      parts.at(-1)?.some(isPrice) === true &&
      token.kind === 'word' &&
      !PER.has(token.word) &&
      !PER.has(before.word === 'each' || before.word === 'pp' ? '' : before.word) &&
      words.slice(at).some(isPrice);
    if (isEnd) parts.push([]);
    parts.at(-1)?.push(token);
  }
  const isWhole = (part: readonly Token[]): boolean =>
    part[0] !== undefined && !isPrice(part[0]) && !WAS.has(part[0].word) && part.some(isPrice);
  return parts.length > 1 && parts.every(isWhole) ? parts : [[...words]];
}

const SHAPED_LIKE = wordSet('sign signage notice');
const PICTURED = wordSet('photo photos picture pictures pic pics image images logo border photo');
/** "gluten free on the left" on a notice says where things are. */
export const tellsWhere = ({ deliverable }: Brief, words: readonly Token[]): boolean =>
  SHAPED_LIKE.has(deliverable.noun?.split(' ').at(-1) ?? '') &&
  words.length > 3 &&
  !words.some(
    ({ word }, at) => PICTURED.has(word) || inClass('title', words, at) > 0 || inClass('detail', words, at) > 0,
  );

const CONDITIONS = wordSet('condition worn used size wear collection');
/** "good condition, [grey]": the color of what is sold. */
const isOfGoods = (brief: Brief, words: readonly Token[]): boolean =>
  words.length > 0 &&
  words.length < 4 &&
  words.some(({ value }) => value?.type === 'color') &&
  words.every(({ value, word }, at) => value?.type === 'color' || SHADES.has(word) || inClass('mood', words, at) > 0) &&
  (words.some(({ word }) => word === 'or') ||
    (brief.deliverable.noun ?? '').includes('listing') ||
    brief.facts.some(({ text }) =>
      text
        .toLowerCase()
        .split(' ')
        .some((word) => CONDITIONS.has(word)),
    ));
/** How something is made tells of what is sold, though it may be a look, too: "speckled mug, handmade". */
const isMade = ({ subjects, deliverable }: Brief, words: readonly Token[]): boolean =>
  words.length > 0 &&
  words.length < 3 &&
  MADE.has(words.at(-1)?.word ?? '') &&
  (subjects.some(({ kind }) => kind === 'product') || GOODS_NOUNS.has(deliverable.noun?.split(' ').at(-1) ?? ''));
const MADE = wordSet('handmade hand-made homemade handcrafted vintage organic natural recycled upcycled illustrated');
const GOODS_NOUNS = wordSet('listing photo pic label tag');
const SHADES = wordSet('dark light pale deep and or / colour color in');
