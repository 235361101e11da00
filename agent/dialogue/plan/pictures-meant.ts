/**
 * Which pictures a request is about: those that came with it, those on the page, those that wait; and where in a picture the
 * one thing lies that is to be kept of several.
 */
import { message } from '#messages/message.ts';
import type { Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { resolve, type Scene } from '../ground/resolve.ts';
import { calledAs, freshPictures, imagesOn } from '../ground/studio.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { boundsOf, type Box, type Point } from '#design/document/geometry.ts';
import { pickedBox, pickedPoint } from '#tools/contract/picked-part.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { ActOf } from '../acts/act.ts';

export type PicturesMeant = { layers: Thing[] } | { waiting: string[] };

const isLogo = ({ name, alt }: Thing): boolean => holdsWords(plainWords(`${name} ${alt}`), 'logo');
const isShadow = ({ name }: Thing): boolean => name === message('tools.placeInScene.shadowLayer');

/** Photos on the page: no logos, and no shadows of products in scenes. */
export const photosOn = ({ page }: Scene): Thing[] =>
  imagesOn(page).filter((layer) => !isLogo(layer) && !isShadow(layer));

const bears = (name: string, words: string): boolean => holdsWords(plainWords(calledAs({ name })), plainWords(words));

/** The only one, the selected one, or the one that was spoken of last. */
function byItself(scene: Scene): Thing[] {
  const photos = photosOn(scene);
  const selected = photos.filter(({ id }) => scene.page.selected.includes(id));
  if (selected.length > 0) return selected;
  if (photos.length < 2) return photos;
  const spoken = [...scene.spoken.now, ...scene.spoken.before.flatMap(({ last }) => last)];
  const recent = spoken.map((id) => photos.find((layer) => layer.id === id)).find((layer) => layer !== undefined);
  return recent ? [recent] : [];
}

function onPage(reference: Reference, scene: Scene): Thing[] | null {
  const photos = photosOn(scene);
  const images = reference.kind === 'logo' ? imagesOn(scene.page) : photos;
  const among = { ...scene, page: { ...scene.page, layers: images } };
  if (reference.pronoun !== null) {
    const meant = resolve(reference, scene);
    const own = 'layers' in meant ? meant.layers.filter((layer) => images.includes(layer)) : [];
    if (own.length > 0 && (own.length === 1 || reference.pronoun === 'them')) return own;
    return reference.pronoun === 'them' ? photos : byItself(scene);
  }
  const meant = resolve({ ...reference, kind: reference.kind ?? 'photo' }, among);
  if ('layers' in meant && meant.layers.length > 0) return meant.layers;
  // What it shows need not be its name; what is written somewhere speaks of that.
  const { words } = reference;
  const isWritten =
    words !== null &&
    reference.kind === null &&
    scene.page.layers.some(({ text }) => holdsWords(text, plainWords(words)));
  const [only] = photos;
  const isPlain = reference.color === null && reference.place === null && reference.near === null;
  return only && photos.length === 1 && !isWritten && isPlain ? [only] : null;
}

/** The pictures that are meant; null: that can't be told. No references: the picture that goes without saying. */
export function picturesMeant(target: readonly Reference[], scene: Scene): PicturesMeant | null {
  const { page, studio } = scene;
  const fresh = freshPictures(studio, page);
  const known = studio.pictures.at(-1);
  if (target.length === 0) {
    if (fresh.length > 0) return { waiting: fresh };
    const own = byItself(scene);
    if (own.length > 0) return { layers: own };
    return imagesOn(page).length === 0 && known ? { waiting: [known.name] } : null;
  }
  const layers: Thing[] = [];
  const waiting: string[] = [];
  for (const reference of target) {
    const { words } = reference;
    const named = words === null ? [] : fresh.filter((name) => bears(name, words));
    const isNamedThere = words !== null && photosOn(scene).some(({ name }) => bears(name, words));
    if (named.length > 0) waiting.push(...named);
    else if (fresh.length > 0 && !isNamedThere && reference.kind !== 'logo') {
      const isSeveral = reference.quantity === 'all' || reference.quantity === 'both' || reference.pronoun === 'them';
      if (fresh.length > 1 && !isSeveral) return null;
      waiting.push(...fresh);
    } else if (photosOn(scene).length === 0 && imagesOn(page).length === 0 && known) waiting.push(known.name);
    else {
      const own = onPage(reference, scene);
      if (!own || own.length === 0) return null;
      layers.push(...own);
    }
  }
  if (layers.length > 0 && waiting.length > 0) return null;
  return layers.length > 0 ? { layers: [...new Set(layers)] } : { waiting: [...new Set(waiting)] };
}

/** The one layer that is meant; null: none, several, or one that is not on the page. */
export function onlyPicture(target: readonly Reference[], scene: Scene): Thing | null {
  const meant = picturesMeant(target, scene);
  return meant && 'layers' in meant && meant.layers.length === 1 ? (meant.layers[0] ?? null) : null;
}

type Kept = NonNullable<ActOf<'cutOut'>['keep']>;

/** Half of the picture's length, since how large things are can't be seen here. */
const half = (isFirst: boolean, isLast: boolean): readonly [number, number] =>
  isFirst ? [0, 0.5] : isLast ? [0.5, 0.5] : [0, 1];

/** The half or quarter at a place; in the middle a point. Shares of the picture. */
function partAt(place: Place): Box | Point {
  if (place === 'center') return { x: 0.5, y: 0.5 };
  const [x, width] = half(place.includes('left'), place.includes('right'));
  const [y, height] = half(place.includes('top'), place.includes('bottom'));
  return { x, y, width, height };
}

/** Things of which nobody said how many there are, with a third one among them, are three. */
const USUAL = 3;
/** Of more than so many at most, those at the ends take less than half. */
const FEW = 3;

/** The so-manieth of a row, from -1 at its end; between the ends the middle of its share. Null: it can't be told. */
function partInRow(ordinal: number, of: number | null): Box | Point | null {
  const all = of ?? USUAL;
  const number = ordinal > 0 ? ordinal : all + 1 + ordinal;
  if (number < 1 || number > all) return null;
  const share = all > FEW ? 1.4 / all : 0.5;
  if (number === 1) return { x: 0, y: 0, width: share, height: 1 };
  if (number === all) return { x: 1 - share, y: 0, width: share, height: 1 };
  return { x: (number - 0.5) / all, y: 0.5 };
}

const isBox = (part: Box | Point): part is Box => 'width' in part;
/** Degrees up to which a turned picture is picked from in its own turn. */
const TURNED = 45;

/** The place in the picture as remove_background takes it, page px; null: nothing tells where it is. */
export function keptPart({ thing, of }: Kept, { box, rotation }: Thing): Record<string, unknown> | null {
  const { ordinal, place } = thing;
  const part = ordinal !== null ? partInRow(ordinal, of) : place !== null ? partAt(place) : null;
  if (!box || !part) return null;
  const turn = (((rotation % 360) + 540) % 360) - 180;
  const seen =
    Math.abs(turn) <= TURNED ? { ...box, rotation: turn } : { ...boundsOf({ ...box, rotation: turn }), rotation: 0 };
  return isBox(part) ? { box: pickedBox(seen, part) } : { point: pickedPoint(seen, part) };
}
