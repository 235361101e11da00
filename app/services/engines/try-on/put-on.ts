/** The engine's job: a garment or jewel put on a person. */
import sharp from 'sharp';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { bodyOf, type Body } from '#app/engines/warp/body.ts';
import { bottomPoints, topPoints, type BottomPoints, type TopPoints } from '#app/engines/warp/garment-points.ts';
import { hangBottom, hangTop, withDragged, type Handle } from '#app/engines/warp/hang.ts';
import { drawMesh, foldedShare, meshOf, type Sheet } from '#app/engines/warp/mesh.ts';
import {
  distance,
  dot,
  minus,
  type Bounds,
  type Joints,
  type Person,
  type Point,
  type Silhouette,
} from '#app/engines/warp/person.ts';
import { garmentWarp } from '#app/engines/warp/garment-warp.ts';
import type { Warp } from '#app/engines/warp/thin-plate.ts';
import { isClothing, type TryOnNote } from '#tools/contract/try-on-kinds.ts';
import { closeGaps } from '#app/engines/try-on/close-gaps.ts';
import { frontOf } from '#app/engines/try-on/front.ts';
import { hairOf } from '#app/engines/try-on/hair.ts';
import { openSheet, silhouetteOf } from './open-sheet.ts';
import { drawJewels, halved } from '#app/engines/try-on/put-jewels.ts';
import { shadeByPhoto, throwShadow } from '#app/engines/try-on/shade.ts';
import { skinOf } from '#app/engines/try-on/skin.ts';
import type { TryOnInput, TryOnLayer, TryOnOutput } from '#app/engines/try-on/try-on-job.ts';
import { uncovered, type Uncovered } from '#app/engines/try-on/uncover.ts';

/** Longer sides during the work, px; the garment's shape is searched for at the second. */
const LONGEST = 1600;
const LONGEST_GARMENT = 1400;
const LONGEST_SHAPE = 360;
/** The warp's grid: fine enough for the gap between sleeve and flank. */
const GRID = 96;
/** If more of the garment than this is on its back, that is reported. */
const FOLDED = 0.04;

/**
 * Throws EngineRefusal: unreadable, nobody with visible shoulders (or a face, for earrings), nothing of the garment is
 * visible.
 */
export async function putOn(input: TryOnInput, progress: (share: number) => void): Promise<TryOnOutput> {
  const { sheet: picture, scale } = await openSheet(input.picture, null, LONGEST);
  const person = input.mask && silhouetteOf((await openSheet(input.picture, input.mask, LONGEST)).sheet);
  const { sheet: garment, scale: garmentScale } = await openSheet(input.garment, input.garmentMask, LONGEST_GARMENT);
  progress(0.2);
  const who = scaledPerson(input.person, 1 / scale);
  const found = bodyOf(who, person);
  // A person seen from the waist down can wear what hangs there.
  const body = found?.hasShoulders || input.kind === 'bottom' || input.kind === 'anklet' ? found : null;
  const dragged = Object.fromEntries(
    Object.entries(input.dragged).map(([id, { x, y }]) => [id, { x: x / scale, y: y / scale }]),
  );
  const drawn: Sheet = {
    width: picture.width,
    height: picture.height,
    data: new Uint8Array(picture.width * picture.height * 4),
  };
  const notes: TryOnNote[] = person ? [] : ['silhouette'];
  let handles: Handle[];
  let front: Float32Array | null = null;
  let bare: Uncovered | null = null;
  if (isClothing(input.kind)) {
    if (!body) throw new EngineRefusal('tryOn.noPerson');
    const shape = shapeOf(garment, input.kind);
    if (!shape) throw new EngineRefusal('tryOn.noGarment');
    handles = withDragged(shape.kind === 'bottom' ? hangBottom(shape, body) : hangTop(shape, body), dragged);
    if (!body.hasHips) notes.push('hips');
    if (input.kind !== 'bottom' && (!body.a.elbow || !body.b.elbow)) notes.push('arms');
    if (input.kind === 'bottom' && (!body.a.knee || !body.b.knee)) notes.push('legs');
    const warp = garmentWarp(handles);
    const fine = shrunk(garment, growthOf(handles));
    const mesh = meshOf(
      (point) => warp({ x: point.x * fine.times, y: point.y * fine.times }),
      { left: 0, top: 0, width: fine.sheet.width, height: fine.sheet.height },
      GRID,
      GRID,
    );
    const alpha = silhouetteOf(fine.sheet);
    if (
      foldedShare(
        mesh,
        ({ x, y }) =>
          (alpha.data[
            Math.min(alpha.height - 1, Math.floor(y)) * alpha.width + Math.min(alpha.width - 1, Math.floor(x))
          ] as number) > 128,
      ) > FOLDED
    )
      notes.push('folded');
    drawMesh(fine.sheet, mesh, drawn);
    if (person)
      closeGaps(
        drawn,
        person.data,
        handles.filter(({ id }) => /armpit|crotch/.test(id)).map(({ to }) => to),
        body.span,
      );
    progress(0.55);
    const skin = skinOf(picture, who, body);
    shadeByPhoto(drawn, picture, person?.data ?? null, skin, body.span, hangsFree(shape) ? freeOf(body) : undefined);
    const hair =
      shape.kind !== 'bottom' && person && skin ? hairOf({ picture, person: person.data, who, body, skin }) : null;
    if (shape.kind !== 'bottom' && person && skin)
      bare = uncovered({ picture, person: person.data, who, body, handles, skin, hair });
    front = frontOf({
      picture,
      person: person?.data ?? null,
      skin,
      hair,
      who,
      body,
      handles,
      neckline: shape.kind === 'bottom' ? null : necklineOf(garment, shape, warp),
    });
    if (bare) layBelow(drawn, bare);
    throwShadow(drawn, person?.data ?? null, body.span);
  } else {
    const placed = drawJewels(garment, input.kind, who, body, dragged, drawn);
    handles = placed.handles;
    if (!placed.isSure) notes.push(input.kind === 'ring' ? 'fingers' : 'face');
    const span = body?.span ?? (who.face?.box.width ?? 100) * 2.4;
    throwShadow(drawn, person?.data ?? null, span, { reach: Math.max(2, span * 0.012), dark: 0.5 });
  }
  progress(0.8);
  const [garmentLayer, frontLayer] = [
    await layerOf(drawn, scale),
    front && (await layerOf(sheetOf(bare?.picture ?? picture, drawn, front), scale)),
  ];
  if (!garmentLayer) throw new EngineRefusal('tryOn.noGarment');
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const layers = [garmentLayer, ...(frontLayer ? [frontLayer] : [])].map(({ bytes, box }) => ({
    input: Buffer.from(bytes),
    left: box.left,
    top: box.top,
  }));
  const flat = await sharp(
    await sharp(input.picture)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
    .composite(layers)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  progress(1);
  const back = handles.map(({ id, from, to }) => ({
    id,
    from: { x: from.x * garmentScale, y: from.y * garmentScale },
    to: { x: to.x * scale, y: to.y * scale },
  }));
  return { width, height, garment: garmentLayer, front: frontLayer, handles: back, notes, flat: new Uint8Array(flat) };
}

function scaledPerson(person: Person, times: number): Person {
  const at = ({ x, y }: Point): Point => ({ x: x * times, y: y * times });
  const box = ({ left, top, width, height }: Bounds): Bounds => ({
    left: left * times,
    top: top * times,
    width: width * times,
    height: height * times,
  });
  const joints: Joints = Object.fromEntries(
    Object.entries(person.joints).map(([name, joint]) => [name, { ...at(joint), score: joint.score }]),
  );
  const { face } = person;
  return {
    ...person,
    joints,
    box: box(person.box),
    neck: person.neck && at(person.neck),
    hands: person.hands.map((hand) => ({ ...hand, points: hand.points.map(at) })),
    face: face && {
      ...face,
      box: box(face.box),
      oval: face.oval.map(at),
      chin: at(face.chin),
      mouth: [at(face.mouth[0]), at(face.mouth[1])],
      lobes: [at(face.lobes[0]), at(face.lobes[1])],
    },
  };
}

/** The garment's points, found in a small copy of its silhouette. */
function shapeOf(garment: Sheet, kind: 'top' | 'bottom' | 'full'): TopPoints | BottomPoints | null {
  const times = Math.max(1, Math.max(garment.width, garment.height) / LONGEST_SHAPE);
  // A transparent frame, so that outlines close at the border.
  const small: Silhouette = {
    width: Math.floor(garment.width / times) + 2,
    height: Math.floor(garment.height / times) + 2,
    data: new Uint8Array((Math.floor(garment.width / times) + 2) * (Math.floor(garment.height / times) + 2)),
  };
  for (let y = 1; y < small.height - 1; y += 1) {
    for (let x = 1; x < small.width - 1; x += 1) {
      const from =
        Math.min(garment.height - 1, Math.floor((y - 0.5) * times)) * garment.width +
        Math.min(garment.width - 1, Math.floor((x - 0.5) * times));
      small.data[y * small.width + x] = garment.data[from * 4 + 3] as number;
    }
  }
  const found = kind === 'bottom' ? bottomPoints(small) : topPoints(small, kind);
  return found && (scaledPoints(found, times) as TopPoints | BottomPoints);
}

/** Skirts and dresses: below the hips they touch nothing. */
const hangsFree = (shape: TopPoints | BottomPoints): boolean =>
  shape.kind === 'bottom' ? shape.crotch === null : shape.kind === 'full';

/** How much of the body's shading shows on what hangs from the hips: the shade between the legs doesn't. */
function freeOf({ hips, up, span }: Body): (at: Point) => number {
  return (at) => {
    const below = -dot(minus(at, hips), up) / span;
    return 1 - 0.8 * Math.max(0, Math.min(1, (below + 0.25) / 0.35));
  };
}

/** Converts every point in a value from the framed small silhouette to the garment's px. */
function scaledPoints(value: unknown, times: number): unknown {
  if (value === null || typeof value !== 'object') return value;
  if ('x' in value && 'y' in value)
    return { x: ((value as Point).x - 0.5) * times, y: ((value as Point).y - 0.5) * times };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scaledPoints(inner, times)]));
}

/** The garment's scale factor. */
function growthOf(handles: readonly Handle[]): number {
  let [from, to] = [0, 0];
  for (const one of handles)
    for (const other of handles) [from, to] = [from + distance(one.from, other.from), to + distance(one.to, other.to)];
  return from < 1 ? 1 : to / from;
}

/**
 * Halved while more than half would be skipped, so that scaling down doesn't alias. `times`: how many of the garment's
 * px are one.
 */
function shrunk(garment: Sheet, growth: number): { sheet: Sheet; times: number } {
  let [sheet, times] = [garment, 1];
  while (growth * times < 0.62 && Math.min(sheet.width, sheet.height) > 64) {
    [sheet, times] = [halved(sheet), times * 2];
  }
  return { sheet, times };
}

/**
 * The front of the neckline on the picture: flat-lay photos show the back of a collar above it, which belongs behind
 * the neck. It is the strongest change of light below the outline's dip; null: there is none, the neck was cut out.
 */
function necklineOf(garment: Sheet, shape: TopPoints, warp: Warp): { left: Point; right: Point; low: Point } | null {
  const wide = distance(shape.a.collar, shape.b.collar);
  const column = Math.round(shape.neck.x);
  const lumaAt = (y: number) => {
    let sum = 0;
    for (let x = column - 3; x <= column + 3; x += 1) {
      const at = (Math.min(garment.height - 1, y) * garment.width + Math.max(0, Math.min(garment.width - 1, x))) * 4;
      sum +=
        0.299 * (garment.data[at] as number) +
        0.587 * (garment.data[at + 1] as number) +
        0.114 * (garment.data[at + 2] as number);
    }
    return sum / 7;
  };
  let best = { y: 0, step: 14 };
  const gap = Math.max(2, Math.round(wide * 0.02));
  for (let y = Math.round(shape.neck.y + wide * 0.12); y < shape.neck.y + wide * 0.75; y += 1) {
    const step = lumaAt(y + gap) - lumaAt(y - gap);
    if (step > best.step) best = { y, step };
  }
  if (best.y === 0) return null;
  return { left: warp(shape.a.collar), right: warp(shape.b.collar), low: warp({ x: shape.neck.x, y: best.y }) };
}

/** The picture where something covers the garment and the garment is there. */
function sheetOf(picture: Sheet, below: Sheet, alpha: Float32Array): Sheet {
  const sheet: Sheet = { width: picture.width, height: picture.height, data: new Uint8Array(picture.data.length) };
  for (let at = 0; at < alpha.length; at += 1) {
    if ((below.data[at * 4 + 3] as number) === 0) continue;
    const share = alpha[at] as number;
    for (let c = 0; c < 4; c += 1) sheet.data[at * 4 + c] = Math.round((picture.data[at * 4 + c] as number) * share);
  }
  return sheet;
}

/** Removes skin below the garment. Changes `garment`. */
function layBelow(garment: Sheet, { picture, changed }: Uncovered): void {
  for (let at = 0; at < changed.length; at += 1) {
    const own = (garment.data[at * 4 + 3] as number) / 255;
    const below = (changed[at] as number) * (1 - own);
    if (below < 0.004) continue;
    for (let c = 0; c < 3; c += 1)
      garment.data[at * 4 + c] = Math.min(
        255,
        Math.round((garment.data[at * 4 + c] as number) + (picture.data[at * 4 + c] as number) * below),
      );
    garment.data[at * 4 + 3] = Math.round((own + below) * 255);
  }
}

/** Cropped to its visible part, at the picture's own size, as PNG; null: nothing is visible. */
async function layerOf(sheet: Sheet, scale: number): Promise<TryOnLayer | null> {
  let [left, top, right, bottom] = [sheet.width, sheet.height, -1, -1];
  for (let y = 0; y < sheet.height; y += 1) {
    for (let x = 0; x < sheet.width; x += 1) {
      if ((sheet.data[(y * sheet.width + x) * 4 + 3] as number) < 2) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
    }
  }
  if (right < 0) return null;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const straight = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [((top + y) * sheet.width + left + x) * 4, (y * width + x) * 4];
      const alpha = sheet.data[from + 3] as number;
      for (let c = 0; c < 3; c += 1)
        straight[to + c] =
          alpha === 0 ? 0 : Math.min(255, Math.round(((sheet.data[from + c] as number) * 255) / alpha));
      straight[to + 3] = alpha;
    }
  }
  const box: Bounds = {
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const pixels = sharp(straight, { raw: { width, height, channels: 4 } });
  const bytes = await (scale > 1 ? pixels.resize(box.width, box.height, { fit: 'fill', kernel: 'lanczos3' }) : pixels)
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), box };
}
