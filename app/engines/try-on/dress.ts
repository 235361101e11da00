/** One way to put a garment on a body: bent, shaded, with what is in front of it. Judged by faults.ts. */
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Body } from '#app/engines/warp/body.ts';
import { garmentWarp } from '#app/engines/warp/garment-warp.ts';
import { hasClearSleeves } from '#app/engines/warp/garment-points.ts';
import { hangBottom, hangTop, withDragged, type Handle } from '#app/engines/warp/hang.ts';
import { drawMesh, foldedShare, meshOf, shareOutside, type Sheet } from '#app/engines/warp/mesh.ts';
import { dot, minus, type Person, type Point, type Silhouette } from '#app/engines/warp/person.ts';
import { roomier } from '#app/engines/warp/roomier.ts';
import type { Clothing, TryOnNote } from '#tools/contract/try-on-kinds.ts';
import { closeGaps } from './close-gaps.ts';
import { frontOf } from './front.ts';
import { growthOf, hangsFree, necklineOf, openNeck, shapeOf, shrunk } from './garment-photo.ts';
import { hairOf } from './hair.ts';
import { hideLabel } from './hide-label.ts';
import { shadeByPhoto } from './shade.ts';
import { skinOf, type SkinAt } from './skin.ts';
import { uncovered, type Uncovered } from './uncover.ts';

/** The warp's grid: fine enough for the gap between sleeve and flank. */
const GRID = 96;
/** If more of the garment than this is on its back, that is reported. */
const FOLDED = 0.04;

/** Thighs show between trouser legs down to here below the crotch, in spans. */
const LEGS = 1.1;

/** How a garment is fitted. */
export interface Fit {
  /** How much wider than cut it lies around the body, as a share of the shoulders' span. */
  room: number;
  /** How much of the photo's light falls on it, 0..1. */
  light: number;
}

export interface ToDress {
  /** Opaque. */
  picture: Sheet;
  /** Null: not cut out. */
  person: Silhouette | null;
  who: Person;
  body: Body;
  /** Cut out; colors multiplied by alpha. A label in its collar is painted over. */
  garment: Sheet;
  kind: Clothing;
  /** By handle, px of the picture. */
  dragged: Readonly<Record<string, Point>>;
}

export interface Dressed {
  /** Of the picture's size, without its shadow. */
  garment: Sheet;
  /** 0..1 per pixel: what is in front of the garment. */
  front: Float32Array;
  bare: Uncovered | null;
  handles: Handle[];
  notes: TryOnNote[];
  /** Share of the garment beyond the picture's border. */
  outside: number;
  skin: SkinAt | null;
  hair: Float32Array | null;
}

/** Throws EngineRefusal: nothing like such a garment is seen. */
export function dress({ picture, person, who, body, garment, kind, dragged }: ToDress, fit: Fit): Dressed {
  const shape = shapeOf(garment, kind);
  if (!shape) throw new EngineRefusal('tryOn.noGarment');
  if (shape.kind !== 'bottom' && !hasClearSleeves(shape)) throw new EngineRefusal('tryOn.fault.laid');
  const isTop = shape.kind !== 'bottom';
  const skin = skinOf(picture, who, body);
  const hair = isTop && person && skin ? hairOf({ picture, person: person.data, who, body, skin }) : null;
  const hung =
    shape.kind === 'bottom'
      ? hangBottom(shape, body)
      : hangTop(shape, { ...body, silhouette: without(person, hair, who) });
  const handles = withDragged(roomier(hung, body, fit.room), dragged);
  const notes: TryOnNote[] = [];
  if (!body.hasHips) notes.push('hips');
  if (kind !== 'bottom' && (!body.a.elbow || !body.b.elbow)) notes.push('arms');
  if (kind === 'bottom' && (!body.a.knee || !body.b.knee)) notes.push('legs');
  const warp = garmentWarp(handles);
  if (shape.kind !== 'bottom') hideLabel(garment, shape);
  const fine = shrunk(garment, growthOf(handles));
  const mesh = meshOf(
    (point) => warp({ x: point.x * fine.times, y: point.y * fine.times }),
    { left: 0, top: 0, width: fine.sheet.width, height: fine.sheet.height },
    GRID,
    GRID,
  );
  const { width, height, data } = fine.sheet;
  const isCloth = ({ x, y }: Point) =>
    (data[(Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))) * 4 + 3] as number) > 128;
  if (foldedShare(mesh, isCloth) > FOLDED) notes.push('folded');
  const drawn: Sheet = {
    width: picture.width,
    height: picture.height,
    data: new Uint8Array(picture.width * picture.height * 4),
  };
  drawMesh(fine.sheet, mesh, drawn);
  const ends = (name: RegExp) => handles.filter(({ id }) => name.test(id)).map(({ to }) => to);
  if (person) {
    closeGaps(drawn, person.data, ends(/armpit/), body.span);
    closeGaps(drawn, person.data, ends(/crotch/), body.span, LEGS);
  }
  const neckline = shape.kind === 'bottom' ? null : necklineOf(garment, shape, warp);
  if (neckline) openNeck(drawn, neckline);
  const free = hangsFree(shape) ? freeOf(body) : () => 1;
  shadeByPhoto(drawn, picture, person?.data ?? null, skin, body.span, (at) => fit.light * free(at));
  const bare =
    isTop && person && skin ? uncovered({ picture, person: person.data, who, body, handles, skin, hair }) : null;
  const front = frontOf({
    picture,
    person: person?.data ?? null,
    skin,
    hair,
    who,
    body,
    handles,
    neckline,
  });
  return { garment: drawn, front, bare, handles, notes, outside: shareOutside(mesh, picture, isCloth), skin, hair };
}

/** Less of the hair than this below the chin is a shadow at the neck, no hair. */
const LONG_HAIR = 0.15;

/** The silhouette without hair that hangs over the shoulders: they are below it. */
function without(person: Silhouette | null, hair: Float32Array | null, { face }: Person): Silhouette | null {
  if (!person || !hair || !face) return person;
  const [all, hanging] = [0, Math.round(face.chin.y) * person.width].map((from) =>
    hair.subarray(Math.max(0, from)).reduce((sum, share) => sum + share, 0),
  ) as [number, number];
  return hanging < all * LONG_HAIR
    ? person
    : { ...person, data: person.data.map((share, at) => ((hair[at] as number) > 0.5 ? 0 : share)) };
}

/** How much of the body's shading shows on what hangs from the hips: the shade between the legs doesn't. */
function freeOf({ hips, up, span }: Body): (at: Point) => number {
  return (at) => {
    const below = -dot(minus(at, hips), up) / span;
    return 1 - 0.8 * Math.max(0, Math.min(1, (below + 0.25) / 0.35));
  };
}
