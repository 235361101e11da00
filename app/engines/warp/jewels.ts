/** Places jewels: pairs of points for each piece, and the part of its picture in front of the body. */
import { armOf, legOf, type Handle } from './hang.ts';
import { alongLimb, halfLimb, lengthOf, reach, type Body } from './body.ts';
import { between, distance, minus, plus, unit, type Bounds, type Person, type Point } from './person.ts';

export interface Piece {
  handles: Handle[];
  /** Of the jewel's picture, px. */
  box: Bounds;
  /** Visibility, 0..1 at a point of its picture: parts behind the body are hidden. */
  shows: (point: Point) => number;
}

export interface Placed {
  pieces: Piece[];
  /** Whether its place was detected, not guessed. */
  isSure: boolean;
}

/** Shares of the shoulders' span: half a neck, half a wrist, half an ankle, half a finger. */
const HALF_NECK = 0.19;
const HALF_WRIST = 0.075;
const HALF_ANKLE = 0.1;
const HALF_FINGER = 0.026;
/** Distance of bracelets and watches from the wrist's joint up the arm, as a share of the shoulders' span. */
const ABOVE_WRIST = 0.03;
/** Height of earrings, as a share of the face's height. */
const EARRING = 0.2;

/** From the chin to where the neck meets the chest, as a share of the face's height. */
const LONGEST_NECK = 0.45;

const all = () => 1;
const soft = (value: number, width: number) => Math.max(0, Math.min(1, 0.5 + value / width));

/** `widest`: the necklace's widest row, px; above it, it passes behind the neck. */
export function placeNecklace(box: Bounds, widest: number, body: Body, { neck, face }: Person): Placed {
  const base = necksBase(body, { neck, face }) ?? plus(body.shoulders, body.up, body.span * 0.1);
  const half = body.span * HALF_NECK;
  // Where it emerges from behind the neck: halfway between chin and the neck's base.
  const side = plus(base, body.up, body.span * 0.07);
  // Behind the neck means behind its edge: a chain that began next to it would hang in the air.
  const edge = (sign: 1 | -1) =>
    Math.max(
      half * 0.6,
      reach(body, side, { x: body.across.x * sign, y: body.across.y * sign }, { most: half, otherwise: half }) -
        half * 0.04,
    );
  const [a, b] = [plus(side, body.across, -edge(-1)), plus(side, body.across, edge(1))];
  const scale = (2 * half) / Math.max(1, box.width);
  const [left, right] = [
    { x: box.left, y: widest },
    { x: box.left + box.width, y: widest },
  ];
  const low = { x: box.left + box.width / 2, y: box.top + box.height };
  // Long chains hang longer, short ones at least as low as the neck's own curve.
  const drop = Math.max(body.span * 0.16, (low.y - widest) * scale);
  return {
    isSure: neck !== null && face !== null,
    pieces: [
      {
        box,
        shows: ({ y }) => soft(y - widest, box.height * 0.06),
        handles: [
          { id: 'necklace.a', from: left, to: a },
          { id: 'necklace.b', from: right, to: b },
          { id: 'necklace.low', from: low, to: plus(side, body.up, -drop) },
        ],
      },
    ],
  };
}

/**
 * Where the neck meets the chest. Wide or stiff clothes make shoulders appear lower than they are: limits the neck by
 * the face's proportions.
 */
function necksBase(body: Body, { neck, face }: Pick<Person, 'neck' | 'face'>): Point | null {
  if (!neck || !face) return neck;
  const [down, most] = [unit(minus(neck, face.chin)), face.box.height * LONGEST_NECK];
  return distance(face.chin, neck) <= most ? neck : plus(face.chin, down, most);
}

/** One piece per lobe; a single earring hangs at both. Turned heads show one ear. */
export function placeEarrings(boxes: readonly Bounds[], { face }: Person, body: Body | null): Placed {
  if (!face) return { pieces: [], isSure: false };
  const high = distance(face.chin, { x: face.box.left + face.box.width / 2, y: face.box.top }) * EARRING;
  const down = unit(minus(face.chin, between(face.lobes[0], face.lobes[1])));
  const hangs = body ? { x: 0, y: 1 } : down;
  const pieces = face.lobes.flatMap((lobe, index): Piece[] => {
    if (index === 0 ? face.turn < -0.55 : face.turn > 0.55) return [];
    const box = (boxes[index] ?? boxes[0]) as Bounds;
    const scale = Math.min(high / Math.max(1, box.height), (high * 0.75) / Math.max(1, box.width));
    const [top, low] = [
      { x: box.left + box.width / 2, y: box.top },
      { x: box.left + box.width / 2, y: box.top + box.height },
    ];
    const name = index === 0 ? 'a' : 'b';
    return [
      {
        box,
        shows: all,
        handles: [
          { id: `earring.${name}`, from: top, to: lobe },
          { id: `earring.${name}.low`, from: low, to: plus(lobe, hangs, box.height * scale) },
        ],
      },
    ];
  });
  return { pieces, isSure: true };
}

/**
 * Around a limb: parts beyond its edges are behind it. `isLoop`: of a ring seen from the side only the nearer half
 * shows.
 */
function around(
  id: string,
  box: Bounds,
  at: Point,
  along: Point,
  half: number,
  { isLoop, isLong, fills }: { isLoop: boolean; isLong: boolean; fills: number },
): Piece {
  // Straps and loops run across the limb, so upright photographs of them are turned by a quarter.
  const across = { x: -along.y, y: along.x };
  const centre = isLoop
    ? { x: box.left + box.width / 2, y: box.top + box.height * 0.75 }
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const [axis, scale] = isLong
    ? [{ x: 0, y: 1 }, (2 * half * fills) / Math.max(1, box.width)]
    : [{ x: 1, y: 0 }, (2 * half * fills) / Math.max(1, box.width)];
  const direction = across.x < 0 ? { x: -across.x, y: -across.y } : across;
  const end = plus(centre, axis, isLong ? box.height / 2 : box.width / 2);
  const shows = ({ x, y }: Point) => {
    const off = Math.abs((x - centre.x) * axis.x + (y - centre.y) * axis.y) * scale;
    const within = soft(half * 1.07 - off, Math.max(1, half * 0.12));
    return isLoop ? within * soft(y - (box.top + box.height * 0.5), box.height * 0.12) : within;
  };
  return {
    box,
    shows,
    handles: [
      { id, from: centre, to: at },
      { id: `${id}.turn`, from: end, to: plus(at, direction, (isLong ? box.height : box.width) * 0.5 * scale) },
    ],
  };
}

/** The first visible wrist; by `kind` a bangle's loop or a watch. */
export function placeAtWrist(box: Bounds, kind: 'bracelet' | 'watch', body: Body): Placed {
  const arm = [armOf(body.a), armOf(body.b)].find((points) => points.length === 3);
  if (!arm) return { pieces: [], isSure: false };
  const on = alongLimb(arm, lengthOf(arm) - body.span * ABOVE_WRIST);
  const half = halfLimb(body, on.at, on.along, body.span * HALF_WRIST);
  const isLong = box.height > box.width * 1.25;
  return {
    isSure: true,
    pieces: [
      around(kind, box, on.at, on.along, half, {
        isLoop: kind === 'bracelet' && box.height > box.width * 0.3 && !isLong,
        isLong,
        fills: kind === 'watch' ? (isLong ? 1.02 : 2.2) : 1.1,
      }),
    ],
  };
}

export function placeAnklet(box: Bounds, body: Body): Placed {
  const leg = [legOf(body.a), legOf(body.b)].find((points) => points.length === 3);
  if (!leg) return { pieces: [], isSure: false };
  const on = alongLimb(leg, lengthOf(leg) - body.span * 0.08);
  const half = halfLimb(body, on.at, on.along, body.span * HALF_ANKLE);
  return {
    isSure: true,
    pieces: [
      around('anklet', box, on.at, on.along, half, { isLoop: box.height > box.width * 0.3, isLong: false, fills: 1.1 }),
    ],
  };
}

/** At the ring finger of a detected hand; otherwise a guess beyond the wrist, to be dragged. */
export function placeRing(box: Bounds, { hands }: Person, body: Body): Placed {
  const hand = hands[0];
  if (hand) {
    const [root, next] = [hand.points[13] as Point, hand.points[14] as Point];
    return {
      isSure: true,
      pieces: [
        around(
          'ring',
          box,
          between(root, next, 0.45),
          unit(minus(next, root)),
          Math.max(2, distance(root, next) * 0.24),
          { isLoop: box.height > box.width * 0.5, isLong: false, fills: 1.15 },
        ),
      ],
    };
  }
  const arm = [armOf(body.a), armOf(body.b)].find((points) => points.length === 3);
  if (!arm) return { pieces: [], isSure: false };
  const [, elbow, wrist] = arm as [Point, Point, Point];
  const along = unit(minus(wrist, elbow));
  return {
    isSure: false,
    pieces: [
      around('ring', box, plus(wrist, along, body.span * 0.3), along, body.span * HALF_FINGER, {
        isLoop: box.height > box.width * 0.5,
        isLong: false,
        fills: 1.15,
      }),
    ],
  };
}
