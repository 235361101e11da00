/** Plans what is done to pictures, and with those that came along. No reading of words here. */
import type { ActOf } from '../acts/act.ts';
import type { Change } from '../acts/edits.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { freshPictures, waitingPictures } from '../ground/studio.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { addedBox, sizeOf } from './several-boxes.ts';
import { fieldsFor } from './look-fields.ts';
import { keptPart, onlyPicture, photosOn, picturesMeant } from './pictures-meant.ts';
import { NEW_LAYER, refusing, type Call, type Planned } from './planned.ts';

type Fields = Record<string, unknown>;
export type PictureAct =
  | 'cutOut'
  | 'placePicture'
  | 'findPicture'
  | 'exchange'
  | 'spread'
  | 'crop'
  | 'mend'
  | 'extend'
  | 'erase';

const planned = (calls: Call[], spoken: string[] = []): Planned => ({ calls, spoken });
const shorterOf = ({ width, height }: Page): number => Math.min(width, height);

/** One of several things in the only picture that is meant; where it is has to be known. */
function keptCalls(
  act: ActOf<'cutOut'>,
  kept: NonNullable<ActOf<'cutOut'>['keep']>,
  ground: Call[],
  scene: Scene,
): Planned {
  const withoutAttached = { ...scene, studio: { ...scene.studio, attached: [] } };
  const layer = freshPictures(scene.studio, scene.page).length > 0 ? null : onlyPicture(act.target, withoutAttached);
  if (!layer) return null;
  const part = keptPart(kept, layer);
  // What it is called is what it shows most of.
  const isNamed = holdsWords(plainWords(`${layer.name} ${layer.alt}`), plainWords(kept.thing.words ?? ''));
  if (part === null && (!isNamed || kept.thing.place !== null || kept.thing.ordinal !== null)) return null;
  return planned([{ tool: 'remove_background', input: { layer: layer.id, ...part } }, ...ground], [layer.id]);
}

function cutOutCalls(act: ActOf<'cutOut'>, scene: Scene): Planned {
  const { target, restore, keep, on, instead } = act;
  const told = act.glass ? { glass: true } : {};
  const ground: Call[] = on === null ? [] : [{ tool: 'set_background', input: { color: on } }];
  if (keep !== null) return keptCalls(act, keep, ground, scene);
  if (restore || instead) {
    const cut = photosOn(scene).filter(({ cutout }) => cutout);
    const meant = picturesMeant(target, scene);
    const named = meant && 'layers' in meant ? meant.layers.filter((layer) => cut.includes(layer)) : [];
    const layers = named.length > 0 ? named : cut.length === 1 ? cut : [];
    return layers.length === 0
      ? null
      : planned(
          layers.map(({ id }) => ({
            tool: 'remove_background',
            input: { layer: id, ...(instead ? { instead } : { restore: true }) },
          })),
          layers.map(({ id }) => id),
        );
  }
  const meant = picturesMeant(target, scene);
  if (!meant) return null;
  if ('waiting' in meant)
    return planned(
      [...meant.waiting.map((picture) => ({ tool: 'remove_background', input: { picture, ...told } })), ...ground],
      [NEW_LAYER],
    );
  // What is cut out already is looked at again if it is glass.
  const whole = meant.layers.filter(({ cutout }) => act.glass || !cutout);
  // Without one of its own, "the background" is the page's.
  if (whole.length === 0 && ground.length === 0) return null;
  return planned(
    [...whole.map(({ id }) => ({ tool: 'remove_background', input: { layer: id, ...told } })), ...ground],
    meant.layers.map(({ id }) => id),
  );
}

/** How a new picture is to look, as add_image takes it; null: it can't be told there. */
function newLooks(looks: readonly Change[]): Fields | null {
  const fields: Fields = {};
  for (const { property, way, value, like } of looks) {
    if (like) return null;
    if (property === 'size' && way !== 'set') fields.size = way === 'up' ? 'large' : 'small';
    else if (property === 'shadow' && value !== 'none') fields.shadow = value;
    else if (property === 'frame') fields.frame = value;
    else if (property === 'corners') fields.radius = value;
    else if (property === 'opacity' && typeof value === 'number') fields.opacity = value / 100;
    else if (property === 'rotation' && way !== 'set') fields.rotation = way === 'up' ? 8 : -8;
    else return null;
  }
  return fields;
}

/** Room for a picture above or below a thing, over the page's width; less is no room. */
const LEAST_ROOM = 0.15;

function besideBox(side: string, anchor: Thing, page: Page): Fields | null {
  if (!anchor.box) return null;
  const gap = Math.round(shorterOf(page) * 0.03);
  const end = anchor.box.y + anchor.box.height;
  if (side === 'below' || side === 'above') {
    const next = page.layers.flatMap(({ box, visible, id }) =>
      box && visible && id !== anchor.id ? (side === 'below' ? [box.y] : [box.y + box.height]) : [],
    );
    const limit =
      side === 'below'
        ? Math.min(page.height, ...next.filter((y) => y >= end))
        : Math.max(0, ...next.filter((y) => y <= (anchor.box?.y ?? 0)));
    const height = Math.round(side === 'below' ? limit - end - 2 * gap : anchor.box.y - limit - 2 * gap);
    if (height > page.height * LEAST_ROOM) return { y: Math.round(side === 'below' ? end + gap : limit + gap), height };
  }
  if (
    side !== 'below' &&
    side !== 'above' &&
    side !== 'left-of' &&
    side !== 'right-of' &&
    side !== 'beside' &&
    side !== 'over'
  )
    return null;
  const box = addedBox(side, anchor, Math.max(sizeOf(anchor, page), Math.round(shorterOf(page) * 0.3)), page);
  return box && { ...box, fit: 'contain' };
}

function placeCalls({ target, where, looks }: ActOf<'placePicture'>, scene: Scene): Planned {
  const waiting = waitingPictures(scene.studio, scene.page);
  const meant = picturesMeant(target, scene);
  const fields = newLooks(looks);
  if (!meant || !('waiting' in meant) || !fields || waiting.length === 0) return null;
  if (where?.to === 'instead') {
    const [by] = meant.waiting;
    return by && meant.waiting.length === 1 ? intoCalls([where.of], by, scene) : null;
  }
  const add = (more: Fields): Planned =>
    planned(
      meant.waiting.map((asset) => ({ tool: 'add_image', input: { asset, ...more, ...fields } })),
      [NEW_LAYER],
    );
  if (where === null) return add({});
  if (where.to === 'place') return add({ place: where.place });
  if (where.to !== 'side' || meant.waiting.length > 1) return null;
  const anchor = onlyLayer(resolve(where.of, { ...scene, studio: { ...scene.studio, attached: [] } }));
  const { size: _size, ...others } = fields;
  const box = anchor && besideBox(where.side, anchor, scene.page);
  return box
    ? planned([{ tool: 'add_image', input: { asset: meant.waiting[0], ...box, ...others } }], [NEW_LAYER])
    : null;
}

function intoCalls(target: ActOf<'exchange'>['target'], by: string, scene: Scene): Planned {
  const old = onlyPicture(target, { ...scene, studio: { ...scene.studio, attached: [] } });
  return old ? planned([{ tool: 'add_image', input: { asset: by, into: old.id } }], [old.id]) : null;
}

function exchangeCalls({ target, by }: ActOf<'exchange'>, scene: Scene): Planned {
  const fresh = freshPictures(scene.studio, scene.page);
  const meant = fresh.length === 0 ? null : picturesMeant([by], scene);
  if (!meant || !('waiting' in meant) || meant.waiting.length !== 1) return null;
  return intoCalls(target, meant.waiting[0] ?? '', scene);
}

function spreadCalls({ target, as }: ActOf<'spread'>, scene: Scene): Planned {
  const { page } = scene;
  const meant = picturesMeant(target, scene);
  if (!meant) return null;
  if ('waiting' in meant) {
    const [name, ...more] = meant.waiting;
    if (name === undefined || more.length > 0) return null;
    return as === 'background'
      ? planned([{ tool: 'set_background', input: { image: name } }])
      : planned([{ tool: 'add_image', input: { asset: name, size: 'full' } }], [NEW_LAYER]);
  }
  const [layer, ...more] = meant.layers;
  if (!layer || more.length > 0) return null;
  if (as === 'background')
    // It becomes the background: it need not stand in front of it too.
    return planned([
      { tool: 'set_background', input: { image: layer.id } },
      { tool: 'delete', input: { layers: [layer.id] } },
    ]);
  const input = { layer: layer.id, x: 0, y: 0, width: page.width, height: page.height, order: 'back' };
  return planned([{ tool: 'update_layer', input }], [layer.id]);
}

/** Degrees. */
const MOST_STRAIGHTENED = 45;
/** Corners of a picture whose frame is a rounded rectangle, of the page's shorter side. */
const ROUNDED = 0.04;

function cropCalls({ target, ratio, frame, focus, zoom, turn, looks }: ActOf<'crop'>, scene: Scene): Planned {
  const meant = picturesMeant(target, scene);
  if (!meant) return null;
  if ('waiting' in meant) {
    const fields = newLooks(looks);
    return frame === null || !fields || ratio !== null || turn !== null
      ? null
      : planned(
          meant.waiting.map((asset) => ({ tool: 'add_image', input: { asset, frame, ...fields } })),
          [NEW_LAYER],
        );
  }
  const calls: Call[] = [];
  // What is more is no straightening, and what is cut out has no horizon to go by.
  if (typeof turn === 'number' && Math.abs(turn) > MOST_STRAIGHTENED) return refusing({ why: 'straightenLimit' });
  for (const layer of meant.layers) {
    if (turn === 'level' && layer.cutout && layer.rotation === 0) return refusing({ why: 'askDegrees' });
    if (turn === 'level') {
      calls.push(
        layer.rotation === 0
          ? { tool: 'retake', input: { layer: layer.id, only: ['straighten'] } }
          : { tool: 'update_layer', input: { layer: layer.id, rotation: 0 } },
      );
      continue;
    }
    const input: Fields = {
      layer: layer.id,
      ...(ratio === null ? {} : { ratio }),
      ...(focus === null ? {} : { focus }),
      ...(zoom === null ? {} : { zoom }),
      ...(turn === null ? {} : { angle: turn }),
      ...(frame === null ? {} : { frame }),
      ...(frame === 'rounded' ? { radius: Math.round(shorterOf(scene.page) * ROUNDED) } : {}),
    };
    calls.push({ tool: 'crop', input });
    const own: Fields = {};
    for (const change of looks) {
      const fields = fieldsFor(change, layer, null, false);
      if (!fields) return null;
      Object.assign(own, fields);
    }
    if (looks.length > 0) calls.push({ tool: 'update_layer', input: { layer: layer.id, ...own } });
  }
  return planned(
    calls,
    meant.layers.map(({ id }) => id),
  );
}

/** The calls of a tool that mends pictures in their place: one each, or one for the only picture that waits. */
function repairs(
  tool: string,
  target: ActOf<'mend'>['target'],
  scene: Scene,
  input: (layer: Thing | null) => Fields,
): Planned {
  const meant = picturesMeant(target, scene);
  if (!meant) return null;
  if ('waiting' in meant)
    return meant.waiting.length === 1 ? planned([{ tool, input: input(null) }], [NEW_LAYER]) : null;
  return planned(
    meant.layers.map((layer) => ({ tool, input: { layer: layer.id, ...input(layer) } })),
    meant.layers.map(({ id }) => id),
  );
}

function mendCalls({ target, how, only, without, factor }: ActOf<'mend'>, scene: Scene): Planned {
  if (how === 'upscale') return repairs('upscale', target, scene, () => (factor === null ? {} : { factor }));
  return repairs('retake', target, scene, () => ({
    ...(only.length > 0 ? { only: [...only] } : {}),
    ...(without.length > 0 ? { without: [...without] } : {}),
  }));
}

const ALL_SIDES = ['left', 'right', 'top', 'bottom'] as const;
/** How far a picture goes on, as a share of its own length: usually, "a bit", "a lot", on all sides at once. */
const SHARE = { plain: 0.35, slight: 0.15, strong: 0.7, around: 0.2 };

/** Shares of a picture's length that the tool goes on by at once. */
const LEAST_SHARE = 0.01;
const MOST_SHARE = 1.5;

/** The part of its length that a picture goes on by, as it was told; 0: that can't be. */
function shareToldOf({ amount, unit }: NonNullable<ActOf<'extend'>['by']>, side: string, box: Box | null): number {
  const length = side === 'left' || side === 'right' ? box?.width : box?.height;
  const share = unit === '%' ? amount / 100 : length ? amount / length : 0;
  return share >= LEAST_SHARE && share <= MOST_SHARE ? Math.round(share * 1000) / 1000 : 0;
}

function extendCalls(act: ActOf<'extend'>, scene: Scene): Planned {
  const { target, sides, ratio, fillsPage, degree, by } = act;
  const wanted = sides.length > 0 ? sides : ALL_SIDES;
  if (by !== null) {
    const meant = onlyPicture(target, scene);
    const shares = wanted.map((side) => [side, shareToldOf(by, side, meant?.box ?? null)] as const);
    if (shares.some(([, share]) => share === 0)) return null;
    return repairs('expand', target, scene, () => Object.fromEntries(shares));
  }
  const share = degree < 1 ? SHARE.slight : degree > 1 ? SHARE.strong : sides.length === 0 ? SHARE.around : SHARE.plain;
  return repairs('expand', target, scene, () => {
    if (fillsPage) return { fillPage: true };
    if (ratio !== null) return { ratio };
    return Object.fromEntries(wanted.map((side) => [side, share]));
  });
}

/** The part of a box at a place: about a quarter of its sides, of edges their middle. Larger ones would be seen where nothing was. */
function partAt({ x, y, width, height }: Box, place: Place): Box {
  const share = 0.26;
  const wide = place === 'top' || place === 'bottom' ? 0.4 : share;
  const tall = place === 'left' || place === 'right' ? 0.4 : share;
  const across = place.includes('left') ? 0 : place.includes('right') ? 1 - wide : (1 - wide) / 2;
  const down = place.includes('top') ? 0 : place.includes('bottom') ? 1 - tall : (1 - tall) / 2;
  return {
    x: Math.round(x + across * width),
    y: Math.round(y + down * height),
    width: Math.round(wide * width),
    height: Math.round(tall * height),
  };
}

/** A picture that is looked for: a new one at its place, or one instead of a picture on the page. */
function foundCalls({ words, asPicture, target, where }: ActOf<'findPicture'>, scene: Scene): Planned {
  const input = { words: words.slice(0, 100), ...(asPicture ? {} : { anything: true }) };
  const call = (more: Fields): Planned =>
    planned([{ tool: 'find_picture', input: { ...input, ...more } }], [NEW_LAYER]);
  if (target.length > 0) {
    const layer = onlyPicture(target, { ...scene, studio: { ...scene.studio, attached: [] } });
    return layer && planned([{ tool: 'find_picture', input: { ...input, into: layer.id } }], [layer.id]);
  }
  if (where === null) return call({});
  if (where.to === 'place') return call({ place: where.place });
  const anchor = where.to === 'side' ? onlyLayer(resolve(where.of, scene)) : null;
  if (where.to !== 'side' || !anchor?.box || where.side === 'behind' || where.side === 'around') return null;
  const box = addedBox(where.side, anchor, sizeOf(anchor, scene.page), scene.page);
  return box && call({ x: box.x, y: box.y, size: Math.max(box.width, box.height) });
}

function eraseCalls({ target, what, place }: ActOf<'erase'>, scene: Scene): Planned {
  const layer = onlyPicture(target, scene);
  const words = plainWords(what);
  // What goes by that name on the page is a layer of its own.
  const isLayer = scene.page.layers.some(
    ({ id, text, name, alt }) => id !== layer?.id && words !== '' && holdsWords(`${text} ${name} ${alt}`, words),
  );
  // Nobody here sees what a photo shows.
  if (layer?.box && place === null && words !== '' && !isLayer) return refusing({ why: 'whereInPicture', what });
  return layer?.box && place !== null && words !== '' && !isLayer
    ? planned([{ tool: 'magic_erase', input: { layer: layer.id, boxes: [partAt(layer.box, place)] } }], [layer.id])
    : null;
}

export function pictureCalls(act: ActOf<PictureAct>, scene: Scene): Planned {
  switch (act.type) {
    case 'cutOut':
      return cutOutCalls(act, scene);
    case 'placePicture':
      return placeCalls(act, scene);
    case 'findPicture':
      return foundCalls(act, scene);
    case 'exchange':
      return exchangeCalls(act, scene);
    case 'spread':
      return spreadCalls(act, scene);
    case 'crop':
      return cropCalls(act, scene);
    case 'mend':
      return mendCalls(act, scene);
    case 'extend':
      return extendCalls(act, scene);
    case 'erase':
      return eraseCalls(act, scene);
  }
}
