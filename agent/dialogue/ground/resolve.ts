/** Resolves references to layers of the page, or says what is missing or ambiguous. */
import { convertRgbToOklab, parseHex } from 'culori/fn';
import { findEmoji, nameOfEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import type { Property } from '../acts/edits.ts';
import { isSingular, type PageSaid, type PlainReference, type Reference } from '../acts/reference.ts';
import { areaOf, middleOf, overlaps, type Page, type Thing } from './canvas.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { daysNamedIn } from './fact-slots.ts';
import { areOneThing, holderOf, linesOf, ofKind } from './kinds.ts';
import { WEEKDAYS } from '../values/day-names.ts';
import { onlyPage } from './pages.ts';
import { recognizeColor } from '../values/color.ts';
import type { Deed } from './record.ts';
import { SAME_THINGS } from './same-things.ts';
import type { Studio } from './studio.ts';
import { atPlace, outermost } from './places-meant.ts';

/** What was spoken of: layers by their ids, the latest first. */
export interface Spoken {
  /** In this message. */
  now: readonly string[];
  /** By earlier turns, the latest first: what was worked on in one go at its end, and all of it. */
  before: readonly { last: readonly string[]; all: readonly string[] }[];
}

export type Resolved =
  | { layers: Thing[] }
  | { background: Page }
  | { ambiguous: Thing[] }
  | { missing: PlainReference };

export interface Scene {
  page: Page;
  /** Other pages of the design that were looked at. */
  others: readonly Page[];
  spoken: Spoken;
  deeds: readonly Deed[];
  /** How many turns there were before this one. */
  turns: number;
  /** What is known of the user's pictures and of engines' earlier results. */
  studio: Studio;
  /** Whether a thing on the page was asked about last. */
  isAskedAbout?: boolean;
  /** Whether the last turn changed nothing, and no question was answered by it. */
  isIdle?: boolean;
  /** What was typed in each turn before. */
  typed?: readonly string[];
  /** What was asked last, and answered: the font of that thing. */
  asked?: { property: Property; of: Reference } | null;
}

/** OKLab lightness of black, and of the difference from it that is not seen. */
const BLACK = { lightness: 0.01, seen: 0.12 };
/** Distance in OKLab within which a color is what somebody calls it. */
const SAME_COLOR = 0.17;

function colorDistance(a: string, b: string): number {
  const [one, other] = [a.slice(0, 7), b.slice(0, 7)].map((hex) => {
    const rgb = parseHex(hex);
    return rgb && convertRgbToOklab(rgb);
  });
  if (!one || !other) return Infinity;
  const distance = Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
  // Nobody sees how far from black a very dark gray is.
  const isGray = Math.max(Math.hypot(one.a, one.b), Math.hypot(other.a, other.b)) < HUE.chroma;
  return isGray && Math.min(one.l, other.l) < BLACK.lightness ? Math.max(0, distance - BLACK.seen) : distance;
}

/** Colors in the name of a picture: "red-sneaker.jpg". */
const colorsNamed = ({ type, name, alt }: Thing): string[] =>
  type === 'image'
    ? recognizeColor(`${plainWords(name.replaceAll(/[-_.]/gu, ' '))} ${plainWords(alt)}`).map(({ value }) => value)
    : [];

/** OKLab chroma of a color that nobody calls gray, and the difference of hues that go by one name, degrees. */
const HUE = { chroma: 0.035, same: 28, sameBlue: 36, blue: [230, 290] as const };

/** Whether a color is a paler or a darker one of the same name: mint is green. */
export function isShadeOf(own: string, said: string): boolean {
  const [one, other] = [own, said].map((hex) => {
    const rgb = parseHex(hex.slice(0, 7));
    return rgb && convertRgbToOklab(rgb);
  });
  if (!one || !other || Math.min(Math.hypot(one.a, one.b), Math.hypot(other.a, other.b)) < HUE.chroma) return false;
  const turn = Math.abs(Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a)) * (180 / Math.PI);
  const hue = (Math.atan2(other.b, other.a) * (180 / Math.PI) + 360) % 360;
  const isBlue = hue >= HUE.blue[0] && hue <= HUE.blue[1];
  return Math.min(turn, 360 - turn) <= (isBlue ? HUE.sameBlue : HUE.same);
}

/** Those of about that color, by letters, fill or pill: the closest ones. `among`: what they may stand on. */
export function ofColor(color: string, things: readonly Thing[], among: readonly Thing[] = []): Thing[] {
  const nearest = (colorsOf: (thing: Thing) => readonly string[]): Thing[] => {
    const distances = things.map((thing) =>
      Math.min(...colorsOf(thing).map((own) => colorDistance(own, color)), Infinity),
    );
    const least = Math.min(...distances, Infinity);
    return least > SAME_COLOR ? [] : things.filter((_, index) => (distances[index] ?? Infinity) <= least + 0.02);
  };
  const ownOf = (thing: Thing) => [thing.color, thing.highlight].filter(Boolean);
  const own = nearest(ownOf);
  if (own.length > 0) return own;
  const called = nearest(colorsNamed);
  if (called.length > 0) return called;
  // "the red button": its words stand on a red shape.
  const held = things.filter((thing) => {
    const holder = among.length > 0 ? holderOf(thing, among) : null;
    return holder !== null && ofColor(color, [holder]).length > 0;
  });
  if (held.length > 0) return held;
  const shades = things.filter((thing) => ownOf(thing).some((one) => isShadeOf(one, color)));
  return shades.length === 1 ? shades : [];
}

/** The one whose color is the closest, however far that is. */
export const closestIn = (color: string, things: readonly Thing[]): Thing | null =>
  things
    .filter((thing) => thing.color !== '' || thing.highlight !== '')
    .toSorted(
      (a, b) => colorDistance(a.color || a.highlight, color) - colorDistance(b.color || b.highlight, color),
    )[0] ?? null;

/** Other words for shapes. */
const FORM_NAMES: Readonly<Record<string, string>> = { ellipse: 'ring oval ellipse' };

const saidSame = (a: string, b: string): boolean =>
  a === b || `${a}s` === b || a === `${b}s` || SAME_THINGS.some((words) => words.has(a) && words.has(b));

/** Whether a text names that day and no other: "Sat 10am - 2pm". */
export function isOnlyDay(text: string, day: number): boolean {
  const days = daysNamedIn(text);
  return days.size === 1 && days.has(day);
}

/** Things that bear the words, or go by them. */
export function withWords(said: string, things: readonly Thing[]): Thing[] {
  const words = plainWords(said);
  const exact = things.filter(({ text }) => plainWords(text) === words);
  if (exact.length > 0) return exact;
  const written = things.filter(
    ({ text, cells }) => holdsWords(text, words) || cells.some((row) => row.some((cell) => holdsWords(cell, words))),
  );
  if (written.length > 0) return written;
  const day = WEEKDAYS.get(words);
  const ofDay = things.filter(({ text }) => day !== undefined && isOnlyDay(text, day));
  if (ofDay.length > 0) return ofDay;
  const called = (thing: Thing) =>
    `${thing.name.replace(/\.[a-z0-9]+$/iu, '')} ${thing.alt} ${thing.emoji === '' ? '' : nameOfEmoji(thing.emoji)}`;
  const named = things.filter((thing) => thing.type !== 'text' && holdsWords(called(thing), words));
  if (named.length > 0) return named;
  // "the coffee emoji": one of those that the word is for.
  if (things.some(({ emoji }) => emoji !== '')) {
    const meant = new Set(findEmoji(words).map(({ emoji }) => emoji));
    const stickers = things.filter(({ emoji }) => meant.has(emoji));
    if (stickers.length > 0) return stickers;
  }
  // "the ring": an outlined circle, where nothing else is called so.
  const shaped = things.filter(({ shape }) => (FORM_NAMES[shape] ?? '').split(' ').includes(words));
  if (shaped.length > 0) return shaped;
  const wanted = words.split(' ');
  return things.filter(
    (thing) =>
      thing.type !== 'text' &&
      wanted.every((word) =>
        plainWords(called(thing))
          .split(' ')
          .some((own) => saidSame(own, word)),
      ),
  );
}

/** Layers by ids, in that order. */
const found = (ids: readonly string[], { layers }: Page): Thing[] =>
  ids.flatMap((id) => layers.find((layer) => layer.id === id) ?? []);

/** "it": what was just spoken of, else what is selected, else what was worked on last, else the only thing there is. */
function meantByPronoun(pronoun: NonNullable<Reference['pronoun']>, { page, spoken }: Scene): Thing[] {
  const selected = found(page.selected, page);
  if (pronoun === 'this' && selected.length === 1) return selected;
  const now = found(spoken.now, page);
  if (now.length > 0) return isSingular(pronoun) ? now.slice(0, 1) : now;
  if (selected.length > 0) return selected;
  for (const { last, all } of spoken.before) {
    const meant = found(isSingular(pronoun) ? last : all, page);
    if (meant.length > 0) return meant;
  }
  return page.layers.length === 1 ? [...page.layers] : [];
}

/** Whether the background was what the last turn changed, and nothing else is meant. */
function isAboutBackground({ page, spoken, deeds, turns }: Scene): boolean {
  const last = deeds.findLast(({ isRepair }) => !isRepair);
  return (
    spoken.now.length === 0 &&
    found(page.selected, page).length === 0 &&
    last?.tool === 'set_background' &&
    last.turn === turns - 1
  );
}

function readingOrder(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => middleOf(a).y - middleOf(b).y || middleOf(a).x - middleOf(b).x);
}

/** Kinds whose words say what is seen on them, and not what is written there. */
const SEEN = new Set(['photo', 'picture', 'logo', 'sticker', 'drawing', 'shape']);

/** Kinds that words are said of, and nothing else. */
const BY_NAME = new Set(['text', 'line', 'row', 'column']);

/** Of things that don't bear the words: "the photo of Dana" is the only photo; "the 43 price" is wherever 43 stands. */
function asDescribed({ kind, words }: PlainReference, things: readonly Thing[], visible: readonly Thing[]): Thing[] {
  if (words === null || kind === null || BY_NAME.has(kind)) return [];
  return SEEN.has(kind) ? (things.length === 1 ? [...things] : []) : withWords(words, visible);
}

/** "the shoe": the only photo, where no name says what photos show. */
function asShown(words: string, visible: readonly Thing[]): Thing[] {
  const isShown = SAME_THINGS.some((some) => some.has(plainWords(words)));
  const photos = visible.filter((thing) => thing.type === 'image' && !/logo/iu.test(thing.name));
  return isShown && (photos.length === 1 || photos.every((photo) => colorsNamed(photo).length > 0)) ? photos : [];
}

/** The nearest thing on that side of another: behind it or on it, where the two overlap. */
function nearTo(
  { relation, of }: NonNullable<PlainReference['near']>,
  things: readonly Thing[],
  scene: Scene,
): Thing[] {
  const meant = plain({ ...of, near: null }, scene);
  const anchor = 'layers' in meant && meant.layers.length === 1 ? meant.layers[0] : undefined;
  const box = anchor?.box;
  if (!anchor || !box) return [];
  // "the words on the button": its own.
  if (relation === 'on' && anchor.type === 'text' && things.includes(anchor)) return [anchor];
  const others = things.filter((thing) => thing !== anchor && thing.box !== null);
  const gap = ({ box: own }: Thing): number | null => {
    if (!own) return null;
    const [dx, dy] = [own.x + own.width / 2 - box.x - box.width / 2, own.y + own.height / 2 - box.y - box.height / 2];
    switch (relation) {
      case 'above':
        return dy < 0 && Math.abs(dy) * 2 >= Math.abs(dx) ? -dy : null;
      case 'below':
        return dy > 0 && Math.abs(dy) * 2 >= Math.abs(dx) ? dy : null;
      case 'left-of':
        return dx < 0 && Math.abs(dx) * 2 >= Math.abs(dy) ? -dx : null;
      case 'right-of':
        return dx > 0 && Math.abs(dx) * 2 >= Math.abs(dy) ? dx : null;
      case 'beside':
        return Math.hypot(dx, dy);
      case 'behind':
      case 'on':
        return overlaps(own, box) ? Math.hypot(dx, dy) : null;
    }
  };
  const [nearest] = others
    .flatMap((thing) => {
      const distance = gap(thing);
      return distance === null ? [] : [{ thing, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance);
  return nearest ? [nearest.thing] : [];
}

/** Share of the largest text up to which others are small ones beside it. */
const SMALL = 0.7;

/** "the small ones": of texts those that are clearly smaller than the largest, where nothing says what is meant. */
function ofExtreme(extreme: NonNullable<PlainReference['extreme']>, things: readonly Thing[]): Resolved {
  const texts = things.filter(({ type }) => type === 'text');
  const some = texts.length > 0 ? texts : things;
  const sizeOf = (thing: Thing): number => (texts.length > 0 ? thing.size : Math.sqrt(areaOf(thing)));
  const largest = Math.max(...some.map(sizeOf));
  const isSmall = (thing: Thing): boolean => sizeOf(thing) <= largest * SMALL;
  const meant = some.filter((thing) => isSmall(thing) === (extreme === 'smallest'));
  return meant.length > 0 ? { layers: meant } : { layers: [...some] };
}

function plain(reference: PlainReference, scene: Scene): Resolved {
  const { page, spoken, deeds } = scene;
  const { kind, words, color, place, ordinal, extreme, quantity, pronoun, deed, near } = reference;
  if (reference.page !== null) return elsewhere(reference, reference.page, scene);
  if (kind === 'background' || kind === 'page') return { background: page };
  const visible = page.layers.filter(({ visible: seen }) => seen);
  if (pronoun !== null) {
    if (isSingular(pronoun) && isAboutBackground(scene)) return { background: page };
    const meant = meantByPronoun(pronoun, scene);
    return meant.length > 0 ? { layers: meant } : { ambiguous: visible };
  }
  const isLineByPlace = kind === 'line' && near !== null;
  let things = isLineByPlace ? linesOf(visible) : ofKind(reference, kind === 'group' ? page.layers : visible);
  // "the second line …, and the third one": one of the same type.
  const [spokenNow] = found(spoken.now, page);
  if (kind === null && words === null && spokenNow && (ordinal ?? extreme ?? place ?? color ?? quantity) !== null)
    things = things.filter(({ type }) => quantity === 'all' || type === spokenNow.type);
  // "the 43 price", "the summer sale text": the words decide where the kind is wrong.
  if (words !== null) {
    const bearing = withWords(words, things);
    // "the pic of Dana", where no name says whom pictures show: any of them may.
    const isAnyOfThem = bearing.length === 0 && kind !== null && SEEN.has(kind) && things.length > 1;
    if (isAnyOfThem) return { ambiguous: things };
    things = bearing.length > 0 ? bearing : asDescribed(reference, things, visible);
    if (things.length === 0 && kind === null) things = asShown(words, visible);
    // Words in a cell speak of its row, not of the whole table.
    if (kind !== 'table') things = things.filter(({ type }) => type !== 'table');
  }
  if (near !== null) things = nearTo(near, things, scene);
  if (color !== null) things = ofColor(color, things, kind === 'callToAction' || kind === 'badge' ? visible : []);
  if (place !== null) things = atPlace(place, things, page);
  if (place !== null && ordinal === null && extreme === null && quantity === null)
    things = outermost(place, things, page);
  if (deed === 'byHand') {
    things = things.filter(({ id }) => (page.hands ?? []).some((line) => line.replace('"', '').startsWith(`${id} `)));
  } else if (deed !== null) {
    const lists = { made: 'made', removed: 'removed', changed: 'layers' } as const;
    const ids = deeds.toReversed().flatMap((one) => one[lists[deed]]);
    things = found(ids, page)
      .filter((thing) => things.includes(thing))
      .slice(0, 1);
  }
  // "change the white to cream": of the page, where no thing on it has that color.
  const isColor = color !== null && quantity === 'all' && (kind ?? words ?? near) === null;
  const isGround = isColor && colorDistance(page.background, color) <= SAME_COLOR;
  if (things.length === 0) return isGround ? { background: page } : { missing: reference };
  if (ordinal !== null) {
    const ordered = readingOrder(things);
    const one = ordered.at(ordinal > 0 ? ordinal - 1 : ordinal);
    return one ? { layers: [one] } : { missing: reference };
  }
  if (extreme !== null && things.length > 1) {
    const size = (thing: Thing) => (thing.type === 'text' ? thing.size * 1000 : areaOf(thing));
    if (quantity === 'all') return ofExtreme(extreme, things);
    const sorted = things.toSorted((a, b) => (extreme === 'largest' ? size(b) - size(a) : size(a) - size(b)));
    return { layers: sorted.slice(0, 1) };
  }
  // "all drinks" are not the one title that says "Summer Drinks".
  const isOneOfMany = quantity === 'all' && words !== null && kind === null && things.length === 1;
  if (isOneOfMany) return { missing: reference };
  if (quantity === 'all') return { layers: things };
  if (quantity === 'both') return things.length === 2 ? { layers: things } : { ambiguous: things };
  const recent = [...spoken.now, ...spoken.before.flatMap(({ all }) => all)];
  if (quantity === 'other') {
    const last = recent.map((id) => page.layers.find((layer) => layer.id === id)).find((layer) => layer !== undefined);
    // Of two that were worked on together.
    const together = found(spoken.before[0]?.all ?? [], page).filter((thing) => things.includes(thing));
    const [one, two] = [...new Set(together)];
    if (last && one && two && together.length === 2 && together.includes(last))
      return { layers: [last === one ? two : one] };
    const alike = things.filter(
      (thing) => thing !== last && (kind !== null || words !== null || last === undefined || thing.type === last.type),
    );
    return last && alike.length === 1 ? { layers: alike } : { ambiguous: alike };
  }
  if (areOneThing(things)) return { layers: things };
  const selected = things.filter(({ id }) => page.selected.includes(id));
  if (selected.length === 1) return { layers: selected };
  const spokenOf = recent.map((id) => things.find((thing) => thing.id === id)).find((thing) => thing !== undefined);
  return spokenOf ? { layers: [spokenOf] } : { ambiguous: things };
}

/** The scene as it is on another page; null: nobody has looked at that. */
export function sceneOn(number: number, scene: Scene): Scene | null {
  const all = [scene.page, ...scene.others];
  const page = all.find((one) => one.page === number);
  return page ? { ...scene, page, others: all.filter((one) => one !== page) } : null;
}

/** A thing on a page that was named. */
function elsewhere(reference: PlainReference, said: PageSaid, scene: Scene): Resolved {
  const number = onlyPage(said, scene.page);
  const there = number === null ? null : sceneOn(number, scene);
  return there ? plain({ ...reference, page: null }, there) : { missing: reference };
}

/** The layers that a reference means. */
export function resolve({ except, ...reference }: Reference, scene: Scene): Resolved {
  const meant = plain(reference, scene);
  if (except.length === 0 || !('layers' in meant)) return meant;
  const spared = new Set<Thing>();
  for (const one of except) {
    const kept = plain({ ...one, page: one.page ?? reference.page }, scene);
    // Rather touch nothing than what was to be spared.
    if (!('layers' in kept)) return kept;
    for (const layer of kept.layers) spared.add(layer);
  }
  return { layers: meant.layers.filter((layer) => !spared.has(layer)) };
}

/** The layer, where a reference means just one. */
export const onlyLayer = (meant: Resolved): Thing | null =>
  'layers' in meant && meant.layers.length === 1 ? (meant.layers[0] ?? null) : null;

/** The layers of several references; null if one of them is missing or ambiguous. */
export function layersOf(target: readonly Reference[], scene: Scene): Thing[] | null {
  const meant = target.map((reference) => resolve(reference, scene));
  const found = meant.flatMap((some) => ('layers' in some ? some.layers : []));
  return found.length > 0 && meant.every((some) => 'layers' in some && some.layers.length > 0)
    ? [...new Set(found)]
    : null;
}
