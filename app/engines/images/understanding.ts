/**
 * What the built-in engine makes of a request before anything is drawn: what the picture shows, what it can't show, and
 * what comes nearest. It draws just that: the drawing code reads the same words.
 */
import { IMAGE_STYLES, type ImageType } from '#tools/contract/image-types.ts';
import type { ImageUnderstanding } from '#tools/contract/ports/images-port.ts';
import { nearThings } from '#tools/libraries/things/find-thing.ts';
import type { PlaceName } from './scenes/landscapes/places.ts';
import { readWords, type ReadThing, type ReadWords } from './words/read-words.ts';

/** Most things of one picture, by style. */
export const MOST_THINGS = { 'still-life': 6, pattern: 4, scene: 3, sticker: 3 } as const;

/** What each place draws by itself where it is asked for; the sky of all of them draws the others. */
const DRAWN_IN: Readonly<Record<PlaceName, readonly string[]>> = {
  mountains: ['lake', 'cabin'],
  sea: ['boat', 'beach', 'palm', 'island'],
  desert: ['cactus'],
  forest: ['cabin'],
  meadow: ['cabin'],
  city: ['sea', 'lake'],
  space: [],
  clouds: ['balloon'],
};
const DRAWN_IN_SKY: readonly string[] = ['moon', 'stars', 'aurora', 'rainbow', 'sun'];

/** Where a scene without a place of its own is. */
export function placeOf({ place, extras }: ReadWords): PlaceName | null {
  if (place !== null) return place;
  return extras.has('cactus') ? 'desert' : extras.has('boat') ? 'sea' : extras.has('cabin') ? 'forest' : null;
}

/** Whether a scene draws it as part of the place. */
function isOfPlace({ meaning }: ReadThing, read: ReadWords): boolean {
  if (meaning?.kind === 'place') return true;
  if (meaning?.kind !== 'extra') return false;
  const place = placeOf(read);
  return DRAWN_IN_SKY.includes(meaning.extra) || (place !== null && DRAWN_IN[place].includes(meaning.extra));
}

/** Things that stand in a scene. */
export const thingsInScene = (read: ReadWords): ReadThing[] =>
  read.things.filter((thing) => !isOfPlace(thing, read)).slice(0, MOST_THINGS.scene);

/** Backdrops: they show no things and no places. */
const isBackdrop = (style: string): boolean => !['scene', 'still-life', 'pattern'].includes(style);

/** The styles that show what an image’s words ask for, most fitting first; empty: any backdrop. */
export function stylesFor(read: ReadWords): readonly string[] {
  const { style, things, motif } = read;
  const isShowing = things.length > 0 || read.place !== null;
  if (style !== null && !(isBackdrop(style) && isShowing)) return style === 'waves' && isShowing ? ['scene'] : [style];
  const isAllScenery = read.extras.size > 0 && things.every((thing) => isOfPlace(thing, read));
  if (read.place !== null || read.time !== null || read.weather !== null || isAllScenery) return ['scene'];
  // Hearts, leaves and flowers have patterns of their own.
  if (motif !== null && things.every(({ meaning }) => meaning?.kind === 'motif')) return ['pattern'];
  return things.length > 0 ? ['still-life', 'still-life', 'pattern', 'still-life'] : [];
}

const said = (...words: readonly (string | undefined)[]): string[] => words.flatMap((word) => word ?? []);

/** What of an image’s words a style does not show. */
function unseenIn(style: string | null, read: ReadWords): string[] {
  const used = style ?? stylesFor(read)[0] ?? 'mesh';
  const { things, saidAs } = read;
  const names = things.map(({ name }) => name);
  const other = read.style !== null && read.style !== used ? said(saidAs.style) : [];
  const outdoors = said(saidAs.place, saidAs.time, saidAs.weather);
  if (isBackdrop(used)) return [...names, ...outdoors, ...other];
  if (used === 'scene') {
    const standing = things.filter((thing) => !isOfPlace(thing, read)).map(({ name }) => name);
    return [...standing.slice(MOST_THINGS.scene), ...other];
  }
  const most = used === 'pattern' ? MOST_THINGS.pattern : MOST_THINGS['still-life'];
  const isThing = (text: string) =>
    things.some(({ meaning, name }) => meaning?.kind === 'place' && text.includes(name));
  return [...names.slice(most), ...outdoors.filter((text) => !isThing(text)), ...other];
}

/** A sticker is of things, of the sign of a place, or of words in quotation marks. */
function unseenOnSticker(read: ReadWords): string[] {
  const { things, saidAs } = read;
  const isSign = things.length === 0;
  return [
    ...things.slice(MOST_THINGS.sticker).map(({ name }) => name),
    ...said(isSign || things.some(({ meaning }) => meaning?.kind === 'place') ? undefined : saidAs.place, saidAs.style),
  ];
}

/** Whether a request comes to a picture at all where nothing is missing. */
const hasSubject = ({ things, quoted, place, motif }: ReadWords): boolean =>
  things.length > 0 || quoted !== null || place !== null || motif !== null;

export interface Understood extends ImageUnderstanding {
  read: ReadWords;
}

/** The meaning of the words for this type and style; null as style: one that suits them. */
export function understandingOf({
  type,
  words,
  style,
}: {
  type: ImageType;
  words: string;
  style: string | null;
}): Understood {
  const read = readWords(words);
  // These print the words, so that none is unknown.
  if (type === 'typography' || type === 'signature' || type === 'poster')
    return { read, shows: [], missing: null, leftOut: [], near: [], inStyle: null };
  const isSticker = type === 'sticker';
  const things = read.things.map(({ name }) => name);
  const unseen = isSticker ? unseenOnSticker(read) : unseenIn(style, read);
  const leftOut = [...new Set([...read.leftOut, ...unseen, ...(read.photo && !isSticker ? ['photo'] : [])])];
  const missing = read.missing ?? (isSticker && !hasSubject(read) ? words.trim() : null);
  const isBare = !isSticker && style !== null && isBackdrop(style) && (things.length > 0 || read.place !== null);
  const [first = read.saidAs.place ?? words] = things;
  const shows = [
    ...things,
    ...said(read.saidAs.place, read.saidAs.time, read.saidAs.weather, read.saidAs.season, read.saidAs.motif),
    ...(read.quoted === null ? [] : [`“${read.quoted}”`]),
  ];
  return {
    read,
    shows: [...new Set(shows)].filter((name) => !leftOut.includes(name)),
    missing: missing ?? (isBare ? first : null),
    leftOut: missing === null && isBare ? leftOut.filter((one) => one !== first) : leftOut,
    near: missing === null ? [] : nearThings(missing).map(({ name }) => name),
    inStyle: missing === null && isBare && IMAGE_STYLES.image.some(({ id }) => id === style) ? style : null,
  };
}
