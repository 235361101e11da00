/** Acts that are about pictures once it is known what is on the page and what came with the message. */
import type { ActOf, EditAct } from '../acts/act.ts';
import type { Where } from '../acts/adding.ts';
import type { Destination, Property } from '../acts/edits.ts';
import { isSingular, reference, type Reference } from '../acts/reference.ts';
import type { FactKind } from '../acts/values.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { freshPictures, waitingPictures } from '../ground/studio.ts';
import { onlyPicture, photosOn, picturesMeant } from './pictures-meant.ts';
import { lastScene } from './scene-calls.ts';

function whereOf(destination: Destination): Where | null {
  switch (destination.to) {
    case 'place':
      return { to: 'place', place: destination.place };
    case 'edge':
      return { to: 'place', place: destination.edge };
    case 'side':
      return { to: 'side', side: destination.side, of: destination.of };
    default:
      return null;
  }
}

/** "put this in the middle": what came with the message is not there yet. */
function placed({ target, destination, span }: ActOf<'move'>, scene: Scene): EditAct | null {
  const where = whereOf(destination);
  const isOther = target.some(({ kind }) => kind !== null && kind !== 'photo' && kind !== 'picture');
  const meant = isOther || where === null ? null : picturesMeant(target, scene);
  return meant && 'waiting' in meant ? { type: 'placePicture', target, where, looks: [], span } : null;
}

/** "put the photo behind the headline": the one that stands there goes there. */
function restood({ target, where, looks, span }: ActOf<'placePicture'>, scene: Scene): EditAct | null {
  const destination = where && destinationOf(where);
  if (looks.length > 0 || !destination || waitingPictures(scene.studio, scene.page).length > 0) return null;
  return onlyPicture(target, scene) ? { type: 'move', target: shown(target, scene), destination, span } : null;
}

function destinationOf(where: Where): Destination | null {
  switch (where.to) {
    case 'place':
    case 'between':
      return where;
    case 'opposite':
      return { to: 'opposite', side: null, isDiagonal: false };
    case 'side':
      if (where.side === 'around') return null;
      return where.side === 'behind'
        ? { to: 'level', level: 'behind', of: where.of }
        : { to: 'side', side: where.side, of: where.of };
    default:
      return null;
  }
}

function exchanged({ target, how, span }: ActOf<'arrange'>, scene: Scene): EditAct | null {
  const [old, by] = target;
  if (how !== 'swap' || !old || !by || target.length > 2) return null;
  const meant = picturesMeant([by], scene);
  return meant && 'waiting' in meant ? { type: 'exchange', target: [old], by, span } : null;
}

/** "replace “Doors” with “Starts”", where these are words of a text and no names of pictures. */
function reworded({ target, by, span }: ActOf<'exchange'>, scene: Scene): EditAct | null {
  const [old, ...more] = target;
  if (!old || more.length > 0 || old.kind !== null || old.words === null || by.kind !== null || by.words === null)
    return null;
  const isText = onlyLayer(resolve(old, scene))?.type === 'text';
  const isNew = 'missing' in resolve(by, scene) && scene.studio.attached.length === 0;
  return isText && isNew ? { type: 'reword', target: reference({}), from: old.words, to: by.words, span } : null;
}

/** "take away the dark behind the bottle": of a picture, or of what only a picture shows, that is its background. */
function uncovered({ target, changes, span }: ActOf<'change'>, scene: Scene): EditAct | null {
  const isGround = changes.every(({ property, value }) => property === 'highlight' && value === 'none');
  const isPicture = target.every((one) => onlyLayer(resolve(one, scene))?.type === 'image' || isInPhoto(one, scene));
  return isGround && isPicture
    ? picked({ type: 'cutOut', target, restore: false, keep: null, on: null, span }, scene)
    : null;
}

/** Whether a thing is called by words that stand nowhere on a page with one photo: the photo may show it. */
const isInPhoto = (one: Reference, scene: Scene): boolean =>
  one.kind === null &&
  one.words !== null &&
  one.form === null &&
  one.quantity === null &&
  one.deed === null &&
  photosOn(scene).length === 1 &&
  // A row of a list is no layer.
  scene.page.layers.every(({ text, cells }) =>
    [text, ...cells.flat()].every((written) => !holdsWords(written, plainWords(one.words ?? ''))),
  ) &&
  'missing' in resolve(one, scene);

/** What layers may be as well as things that photos show, by how the user says it. */
const SHOWN: ReadonlyMap<Reference['kind'], string> = new Map<Reference['kind'], string>([
  ['badge', 'price tag'],
  ['logo', 'logo'],
  ['sticker', 'sticker'],
]);

/** "remove the stain at the bottom right": what is nowhere on the page goes out of its only photo. */
function erasedIn({ target, span }: ActOf<'remove'>, scene: Scene): EditAct | null {
  const [one, ...more] = target;
  if (!one || more.length > 0) return null;
  const called = SHOWN.get(one.kind);
  const isShown =
    called !== undefined &&
    one.deed === null &&
    one.quantity === null &&
    photosOn(scene).length === 1 &&
    'missing' in resolve(one, scene);
  if (!isShown && !isInPhoto(one, scene)) return null;
  return {
    type: 'erase',
    target: [],
    what: one.kind === null ? (one.words ?? '') : (called ?? ''),
    place: one.place,
    span,
  };
}

/** "darker" behind a product in a scene is said of its light. */
function lit({ target, changes, span }: ActOf<'change'>, scene: Scene): EditAct | null {
  const [only, ...more] = changes;
  const isIt = target.every(({ pronoun }) => isSingular(pronoun));
  if (!only || more.length > 0 || !isIt || only.property !== 'color' || only.way === 'set' || !lastScene(scene))
    return null;
  const words =
    only.value === null
      ? only.way === 'up'
        ? 'bright light'
        : 'dark evening light'
      : only.value === WARM
        ? 'warm light'
        : 'cool light';
  return {
    type: 'stage',
    target: [],
    words,
    scene: null,
    variations: null,
    length: null,
    size: null,
    changes: 'light',
    span,
  };
}
const WARM = '#ff8c1a';

/** "cut out the bottle on the left": with one photo on the page, the one of several things that stands there in it. */
function picked(act: ActOf<'cutOut'>, scene: Scene): EditAct {
  const [one, ...more] = act.target;
  const isInside = one && more.length === 0 && one.kind === null && (one.place !== null || one.ordinal !== null);
  if (!isInside || act.keep !== null || act.restore || photosOn(scene).length > 1) return act;
  return { ...act, target: [], keep: { thing: one, of: null } };
}

/** "give it a shadow", when the background was changed last: of the photo that was worked on with it. */
function ofLastPhoto(act: ActOf<'change'> | ActOf<'move'>, scene: Scene): EditAct {
  const isOfThings = act.type === 'move' || act.changes.every(({ property }) => OF_PHOTOS.has(property));
  const isIt = act.target.length === 1 && act.target.every(({ pronoun }) => isSingular(pronoun));
  const [it] = act.target;
  if (!it || !isIt || !isOfThings || !('background' in resolve(it, scene))) return act;
  const last = scene.spoken.before[0]?.all ?? [];
  const worked = photosOn(scene).filter(({ id }) => last.includes(id));
  return worked.length === 1 && photosOn(scene).length === 1 ? { ...act, target: [reference({ kind: 'photo' })] } : act;
}

/** "the mug can go a bit smaller": what stands on the page is not put there again. */
function standingPicture(act: ActOf<'placePicture'>, scene: Scene): EditAct[] {
  const { target, where, looks, span } = act;
  const isThere = target.length > 0 && target.every((one) => onlyLayer(resolve(one, scene)) !== null);
  if (!isThere || looks.length === 0) return [act];
  const changed: EditAct = { type: 'change', target, changes: looks, span };
  if (where === null) return [changed];
  return where.to === 'place' ? [changed, { type: 'move', target, destination: where, span }] : [act];
}

/** "keep only the bottle on the left" of a picture that came along: it is put on the page before it is cut out. */
function broughtFirst(act: EditAct, { page, studio }: Scene, isBegun: boolean): EditAct[] {
  const [only, ...more] = isBegun ? studio.attached : freshPictures(studio, page);
  const isOne = act.type === 'cutOut' && act.keep !== null && only !== undefined && more.length === 0;
  if (!isOne) return [act];
  return [
    { type: 'placePicture', target: [reference({ pronoun: 'it' })], where: null, looks: [], span: act.span },
    { ...act, target: [] },
  ];
}

/** A page of nothing but a picture is transparent where that has no background. */
function seenThrough({ target, changes, span }: ActOf<'change'>, { page }: Scene): EditAct | null {
  const isPage = target.every(({ kind }) => kind === 'background');
  const isClear = changes.every(({ property, value }) => property === 'color' && value === 'none');
  const isPicture = page.layers.length > 0 && page.layers.every(({ type }) => type === 'image');
  return isPage && isClear && isPicture
    ? { type: 'cutOut', target: [], restore: false, keep: null, on: null, span }
    : null;
}

/** The words for the only photo may say what it shows. */
function shown(target: readonly Reference[], scene: Scene): Reference[] {
  const isShown = (one: Reference): boolean =>
    one.kind === null &&
    one.words !== null &&
    one.form === null &&
    one.quantity === null &&
    'missing' in resolve(one, scene);
  return target.map((one) => (isShown(one) && onlyPicture([one], scene) ? { ...one, kind: 'photo' } : one));
}
const OF_PHOTOS: ReadonlySet<Property> = new Set<Property>([
  'shadow',
  'groundShadow',
  'outline',
  'corners',
  'frame',
  'filter',
  'rotation',
  'flip',
  'opacity',
  'size',
]);

/** "give it a contact shadow": only pictures stand on a ground. */
function isOnGround({ target, changes }: ActOf<'change'>, scene: Scene): boolean {
  const isIt = target.every(({ pronoun, kind }) => isSingular(pronoun) && kind === null);
  const isKnown = target.every((one) => onlyLayer(resolve(one, scene))?.type === 'image');
  return isIt && !isKnown && changes.every(({ property }) => property === 'groundShadow');
}

function ofPhoto(act: ActOf<'change'>, scene: Scene): EditAct {
  if (isOnGround(act, scene) && onlyPicture([], scene)) return { ...act, target: [reference({ kind: 'photo' })] };
  if (!act.changes.every(({ property }) => OF_PHOTOS.has(property))) return act;
  return ofLastPhoto({ ...act, target: shown(act.target, scene) }, scene);
}

/** "these two look crooked", of texts: they are set straight where they are turned, and known to be meant else. */
function straightened({ target, how, only, span }: ActOf<'mend'>, scene: Scene): EditAct | null {
  if (how !== 'retake' || only.length !== 1 || only[0] !== 'straighten' || target.length === 0) return null;
  const meant = target.map((one) => resolve(one, scene));
  const layers = meant.flatMap((one) => ('layers' in one ? one.layers : []));
  if (layers.length === 0 || layers.some(({ type }) => type === 'image')) return null;
  const changes = [{ property: 'rotation', way: 'set', value: 0, degree: 1, like: null, was: null } as const];
  return layers.some(({ rotation }) => rotation !== 0)
    ? { type: 'change', target: [...target], changes, span }
    : { type: 'mention', target: [...target], span };
}

/** "fix it" behind a check. */
function checkMended({ target, only, span }: ActOf<'mend'>, { studio }: Scene): EditAct | null {
  const check = studio.last.findLast(({ tool, ok }) => tool === 'check_listing' && ok);
  const isIt = only.length === 0 && target.every(({ pronoun }) => pronoun !== null);
  return check && isIt && check.input.fix !== true ? { type: 'check', market: null, fix: true, span } : null;
}

/** "our handle at the bottom": the one that stands there goes there. */
function standing({ what, contacts, place, span }: ActOf<'brand'>, scene: Scene): EditAct | null {
  const kinds: Readonly<Record<string, FactKind>> = {
    instagram: 'handle',
    mobile: 'phone',
    whatsapp: 'phone',
    email: 'email',
    website: 'web',
  };
  const [part, ...more] = what;
  const [contact] = contacts;
  if (place === null || more.length > 0 || scene.studio.attached.length > 0) return null;
  const kind =
    part === 'logo' ? 'logo' : part === 'contacts' && contacts.length === 1 ? (kinds[contact ?? ''] ?? null) : null;
  const meant = kind === null ? null : onlyLayer(resolve(reference({ kind }), scene));
  return meant && kind
    ? { type: 'move', target: [reference({ kind })], destination: { to: 'place', place }, span }
    : null;
}

/** "stick the logo top right", and there is none on the page: that of the brand kit. */
function broughtLogo({ target, destination, span }: ActOf<'move'>, scene: Scene, isBegun: boolean): EditAct | null {
  const [only, ...more] = target;
  const where = whereOf(destination);
  if (only?.kind !== 'logo' || more.length > 0 || where?.to !== 'place') return null;
  const isNew = isBegun && scene.studio.lookedUp.some(({ tool, ok }) => tool === 'apply_brand_kit' && ok);
  if (!isNew && !('missing' in resolve(only, scene))) return null;
  return { type: 'brand', what: ['logo'], contacts: [], place: where.place, size: null, span };
}

/** "put this photo on a yellow background": of one that stands there already, only the background. */
function onColor({ on: _on, ...act }: ActOf<'placePicture'>, color: string, { page, studio }: Scene): EditAct[] {
  const change: EditAct = {
    type: 'change',
    target: [reference({ kind: 'background' })],
    changes: [{ property: 'color', way: 'set', value: color, degree: 1, like: null, was: null }],
    span: act.span,
  };
  return freshPictures(studio, page).length > 0 ? [act, change] : [change];
}

/** "put the photo behind the title": one that stands there already. */
function sentBehind({ target, where, looks, span }: ActOf<'placePicture'>): EditAct | null {
  return where?.to === 'side' && where.side === 'behind' && looks.length === 0
    ? { type: 'move', target, destination: { to: 'level', level: 'behind', of: where.of }, span }
    : null;
}

/** The acts as this page and these attachments make them. `isBegun`: some of them are done, and have changed the page. */
export function aboutPictures(acts: readonly EditAct[], scene: Scene, isBegun = false): EditAct[] {
  const { page, studio } = scene;
  const hasFresh = freshPictures(studio, page).length > 0;
  const exchange = acts.find((act) => act.type === 'exchange');
  const mayStand = (target: readonly Reference[]) => target.every(({ kind }) => kind === null || kind === 'photo');
  const gone = exchange && acts.find((act): act is ActOf<'remove'> => act.type === 'remove' && mayStand(act.target));
  const withoutAttached = { ...scene, studio: { ...studio, attached: [] } };
  const settled = acts.flatMap((act): EditAct[] => {
    // What is not to be on an empty page is not there.
    if (act.type === 'remove' && page.layers.length === 0 && act.target.every(({ kind }) => kind !== 'page')) return [];
    // "the red ones are gone, use this instead": it takes their place.
    if (act.type === 'remove' && exchange && mayStand(act.target)) return [];
    if (act.type === 'remove' && !hasFresh) return [erasedIn(act, scene) ?? act];
    if (act.type === 'move') {
      const own = broughtLogo(act, scene, isBegun);
      if (own) return [own];
    }
    if (act.type === 'exchange' && act.target.length === 0 && gone && onlyPicture(gone.target, withoutAttached))
      return [{ ...act, target: gone.target }];
    if (act.type === 'exchange' && !hasFresh) return [reworded(act, scene) ?? act];
    if (act.type === 'move' && hasFresh) return [placed(act, scene) ?? act];
    if (act.type === 'move') return [ofLastPhoto(act, scene)];
    if (act.type === 'placePicture' && act.on !== undefined) return onColor(act, act.on, scene);
    if (act.type === 'placePicture') {
      const own = restood(act, scene) ?? (hasFresh ? null : sentBehind(act));
      return own ? [own] : hasFresh ? [act] : standingPicture(act, scene);
    }
    if (act.type === 'arrange' && hasFresh) return [exchanged(act, scene) ?? act];
    if (act.type === 'change')
      return [uncovered(act, scene) ?? seenThrough(act, scene) ?? lit(act, scene) ?? ofPhoto(act, scene)];
    if (act.type === 'cutOut') return broughtFirst(picked(act, scene), scene, isBegun);
    if (act.type === 'mention') return [{ ...act, target: shown(act.target, scene) }];
    if (act.type === 'mend') return [checkMended(act, scene) ?? straightened(act, scene) ?? act];
    if (act.type === 'brand') return [(isBegun ? null : standing(act, scene)) ?? act];
    return [act];
  });
  // "here is our logo, put it top left": one picture, once.
  return settled.filter((act, at) => {
    const next = settled[at + 1];
    const isIt = next?.type === 'placePicture' && next.target.every(({ pronoun }) => isSingular(pronoun));
    return act.type !== 'placePicture' || act.where !== null || act.looks.length > 0 || !isIt;
  });
}

/** Acts that a page without layers can be the start of; others ask for a design. */
const FROM_NOTHING: ReadonlySet<EditAct['type']> = new Set<EditAct['type']>([
  'cutOut',
  'placePicture',
  'findPicture',
  'spread',
  'crop',
  'mend',
  'extend',
  'stage',
  'wear',
  'film',
  'logo',
  'another',
  'drawPicture',
  'code',
  'collage',
  'check',
  'listing',
  'add',
  'table',
]);
/** What may be asked for beside them. */
const BESIDE: ReadonlySet<EditAct['type']> = new Set<EditAct['type']>(['resize', 'change', 'brand', 'export', 'keep']);

/** Whether something can be done on a page that has nothing on it: one of the acts brings it. */
export const beginsPage = (acts: readonly EditAct[]): boolean =>
  acts.some(({ type }) => FROM_NOTHING.has(type)) &&
  acts.every(({ type }) => FROM_NOTHING.has(type) || BESIDE.has(type));

/** Tools that find for themselves what came with the message. */
const TAKING: ReadonlySet<string> = new Set([
  'try_on',
  'make_video',
  'photo_grid',
  'place_in_scene',
  'retake',
  'upscale',
  'expand',
]);

/** Whether the calls take every picture that came with the message. */
export function takesAttached(calls: readonly { tool: string; input: object }[], { page, studio }: Scene): boolean {
  const written = JSON.stringify(calls.map(({ input }) => input));
  return (
    calls.some(({ tool }) => TAKING.has(tool)) ||
    freshPictures(studio, page).every((name) => written.includes(JSON.stringify(name)))
  );
}
