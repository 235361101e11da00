/**
 * Edges that enter a hole on both sides are drawn through it before anything else, since the eye follows them. After
 * the idea of Sun, Yuan, Jia and Shum, "Image Completion with Structure Propagation", 2005; here the pairs are found
 * automatically. Each line is a narrow band: its mean colors change from one end to the other, with the grain of the
 * nearer end. Where a hole reaches the picture's border, edges continue straight to it.
 */
import type { Mask, Pixels } from '../pixels/pixels.ts';
import { edgesInto, type Edge } from './edges.ts';
import { coreAt, withRidges } from './ridges.ts';
import { asideOf, meanAt, pixelAt, profileOf, unlikeness, type Profile } from './profile.ts';

/** Half a band's width, as a share of the picture's longer side, and its bounds, px. */
const WIDTH = 0.003;
const [LEAST_WIDTH, MOST_WIDTH] = [3, 8];
/** Least and greatest length to follow an edge for, as shares of the longer side. */
const [SHORTEST, LONGEST] = [0.012, 0.15];
/** Fainter edges are left to the patches, of 255 … */
const LEAST_STRENGTH = 14;
/** … and so are those that hardly differ from the roughness around them. */
const ABOVE_ROUGH = 2.4;
/** An edge must have been followed for this share of the way through the hole. */
const FOLLOWED_SHARE = 0.14;
/** Of the way to the picture's border. */
const FOLLOWED_BEYOND = 0.3;
/** Two ends may miss each other by this share of the way, plus this many px. */
const [ASTRAY, ASTRAY_PX] = [0.04, 1.5];
/** Largest turn of an arc from its chord, as a tangent; equal at both ends. */
const MOST_TURN = 0.5;
const TURN_APART = 0.08;
/** Largest difference of two ends' colors, as a share of the fainter one's strength. */
const UNLIKE = 0.3;
/** How much further profiles reach than bands, px. */
const BEYOND = 2;
/** Where lines cross, one that differs from both its sides by this much lies on top, of 255. */
const CORE = 12;
/** Stronger differences than this, and than this multiple of the roughness, are not grain, of 255. */
const [MOST_GRAIN, GRAIN] = [6, 3];
/**
 * An edge without a partner searches for one around its expected exit, this many px to either side, with a stretch as
 * short as this, px.
 */
const [BESIDE, STRETCH] = [4, 9];
/** Or so much further on, px. */
const SKIP = 8;
/** The same for arcs, and how far both ends of one must have been followed, as a share of the way. */
const [ARC_UNLIKE, ARC_FOLLOWED] = [0.2, 0.25];
/** At least this share of the straight line between two ends is in the hole. */
const WITHIN = 0.88;

export interface Lines {
  /** 1: drawn. */
  drawn: Uint8Array;
  count: number;
}

interface Path {
  /** Places half a pixel apart, and their directions. */
  x: number[];
  y: number[];
  dx: number[];
  dy: number[];
  from: Profile;
  to: Profile | null;
}

interface Pair {
  one: number;
  other: number;
  cost: number;
}

const isIn = ({ width, height, data }: Mask, x: number, y: number): boolean => {
  const [px, py] = [Math.round(x), Math.round(y)];
  return px >= 0 && py >= 0 && px < width && py < height && data[py * width + px] !== 0;
};

/** How badly two edges would meet; null when they do not. */
function costOf(hole: Mask, one: Profile, other: Profile): number | null {
  const [a, b] = [one.edge, other.edge];
  const [cx, cy] = [b.x - a.x, b.y - a.y];
  const way = Math.hypot(cx, cy);
  if (way < 4 || Math.max(a.length, b.length) < FOLLOWED_SHARE * way) return null;
  const [ux, uy] = [cx / way, cy / way];
  const [aheadA, aheadB] = [-(a.outX * ux + a.outY * uy), b.outX * ux + b.outY * uy];
  if (aheadA < 0.7 || aheadB < 0.7) return null;
  // Each one's turn from the straight way, as a tangent.
  const turnA = (-a.outY * ux + a.outX * uy) / aheadA;
  const turnB = (b.outY * ux - b.outX * uy) / aheadB;
  const room = ASTRAY + ASTRAY_PX / way;
  const isStraight = Math.abs(turnA) < room && Math.abs(turnB) < room;
  const isArc =
    Math.abs(turnA) < MOST_TURN &&
    Math.abs(turnB) < MOST_TURN &&
    Math.abs(turnA + turnB) < TURN_APART + ASTRAY_PX / way &&
    (a.bend !== 0 || b.bend !== 0 || Math.abs(turnA) < 0.12);
  if (!isStraight && !isArc) return null;
  const steps = Math.max(4, Math.round(way / 2));
  let inside = 0;
  for (let step = 1; step < steps; step += 1)
    if (isIn(hole, a.x + (cx * step) / steps, a.y + (cy * step) / steps)) inside += 1;
  // Almost anything could be an arc, so its ends must be visible for longer.
  if (!isStraight && Math.min(a.length, b.length) < ARC_FOLLOWED * way) return null;
  // An arc's chord may partly lie outside.
  if (inside < (isStraight ? WITHIN : 0.6) * (steps - 1)) return null;
  const unlike = unlikeness(one, other) / Math.min(one.strength, other.strength);
  if (unlike > (isStraight ? UNLIKE : ARC_UNLIKE)) return null;
  return (Math.abs(turnA + turnB) + 0.3 * (Math.abs(turnA) + Math.abs(turnB))) / room + unlike / UNLIKE;
}

/** A cubic between two ends with their directions (Hermite). */
function joined(one: Profile, other: Profile): Path {
  const [a, b] = [one.edge, other.edge];
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  const count = Math.ceil(way * 2.2) + 2;
  const path: Path = { x: [], y: [], dx: [], dy: [], from: one, to: other };
  const [ax, ay, bx, by] = [-a.outX * way, -a.outY * way, b.outX * way, b.outY * way];
  for (let index = 0; index <= count; index += 1) {
    const t = index / count;
    const [h00, h10, h01, h11] = [
      2 * t ** 3 - 3 * t ** 2 + 1,
      t ** 3 - 2 * t ** 2 + t,
      -2 * t ** 3 + 3 * t ** 2,
      t ** 3 - t ** 2,
    ];
    const [g00, g10, g01, g11] = [6 * t ** 2 - 6 * t, 3 * t ** 2 - 4 * t + 1, -6 * t ** 2 + 6 * t, 3 * t ** 2 - 2 * t];
    const [dx, dy] = [g00 * a.x + g10 * ax + g01 * b.x + g11 * bx, g00 * a.y + g10 * ay + g01 * b.y + g11 * by];
    const long = Math.hypot(dx, dy) || 1;
    path.x.push(h00 * a.x + h10 * ax + h01 * b.x + h11 * bx);
    path.y.push(h00 * a.y + h10 * ay + h01 * b.y + h11 * by);
    path.dx.push(dx / long);
    path.dy.push(dy / long);
  }
  return path;
}

/** Straight on to the picture's border; null when the edge leaves the hole earlier, or was visible too briefly. */
function goneOn(hole: Mask, from: Profile): Path | null {
  const { x, y, outX, outY, length, bend } = from.edge;
  if (bend !== 0) return null;
  const path: Path = { x: [], y: [], dx: [], dy: [], from, to: null };
  for (let far = 0; ; far += 0.5) {
    const [px, py] = [x - outX * far, y - outY * far];
    if (px < -0.5 || py < -0.5 || px > hole.width - 0.5 || py > hole.height - 0.5)
      return length >= FOLLOWED_BEYOND * far ? path : null;
    if (far > 2 && !isIn(hole, px, py)) return null;
    path.x.push(px);
    path.y.push(py);
    path.dx.push(-outX);
    path.dy.push(-outY);
  }
}

/** Straight through to the hole's end, if the same edge continues there, even too briefly to be found by itself. */
function answered(picture: Pixels, hole: Mask, from: Profile): Path | null {
  const { x, y, outX, outY, length, bend } = from.edge;
  if (bend !== 0) return null;
  let exit = 2;
  while (isIn(hole, x - outX * exit, y - outY * exit)) exit += 0.5;
  if (exit < 4 || length < FOLLOWED_SHARE * exit) return null;
  const most = Math.min(BESIDE, ASTRAY_PX + ASTRAY * exit);
  let best: { profile: Profile; cost: number } | null = null;
  // Another line may run along the hole there, so the search starts beyond it.
  for (let far = exit; far <= exit + 2 * SKIP && !best; far += SKIP) {
    for (let beside = -most; beside <= most; beside += 0.5) {
      const edge: Edge = {
        x: x - outX * far + outY * beside,
        y: y - outY * far - outX * beside,
        outX: -outX,
        outY: -outY,
        bend: 0,
        length: STRETCH,
      };
      const profile = profileOf(picture, hole, edge, from.reach, STRETCH);
      if (!profile || profile.strength < LEAST_STRENGTH) continue;
      const unlike = unlikeness(from, profile) / Math.min(from.strength, profile.strength);
      const cost = unlike + 0.02 * Math.abs(beside);
      if (unlike <= UNLIKE && (!best || cost < best.cost)) best = { profile, cost };
    }
  }
  return best && joined(from, best.profile);
}

/** Moves back and forth along the known part: 0 … most … 0 … */
function swung(along: number, most: number): number {
  const round = along % (2 * most);
  return round <= most ? round : 2 * most - round;
}

/** Writes a band's colors into the hole; where two bands meet, the nearer line's. */
function draw(picture: Pixels, hole: Mask, paths: readonly Path[], drawn: Uint8Array): void {
  const { width, height, channels, data } = picture;
  const nearest = new Map<number, { path: Path; index: number; aside: number; core: number }>();
  for (const path of paths) {
    const half = Math.min(path.from.reach, path.to?.reach ?? Infinity) - BEYOND;
    for (let index = 0; index < path.x.length; index += 1) {
      const [x, y, dx, dy] = [
        path.x[index] as number,
        path.y[index] as number,
        path.dx[index] as number,
        path.dy[index] as number,
      ];
      for (let py = Math.max(0, Math.ceil(y - half)); py <= Math.min(height - 1, y + half); py += 1) {
        for (let px = Math.max(0, Math.ceil(x - half)); px <= Math.min(width - 1, x + half); px += 1) {
          const at = py * width + px;
          if (!hole.data[at]) continue;
          const along = (px - x) * dx + (py - y) * dy;
          const aside = (py - y) * dx - (px - x) * dy;
          if (Math.abs(along) > 0.51 || Math.abs(aside) > half) continue;
          const before = nearest.get(at);
          const core = coreAt(path.from, -aside);
          if (
            before &&
            (before.path === path || Math.max(core, before.core) < CORE
              ? Math.abs(before.aside) <= Math.abs(aside)
              : before.core >= core)
          )
            continue;
          nearest.set(at, { path, index, aside, core });
        }
      }
    }
  }
  for (const [at, { path, index, aside }] of nearest) {
    const count = path.x.length - 1;
    const share = path.to ? index / count : 0;
    const near = share <= 0.5 || !path.to ? path.from : path.to;
    const gone =
      (near === path.from ? index : count - index) *
      (path.to
        ? Math.hypot((path.x[1] as number) - (path.x[0] as number), (path.y[1] as number) - (path.y[0] as number))
        : 0.5);
    // From the first end, the sides are swapped.
    const own = near === path.from ? -aside : aside;
    const source = pixelAt(picture, near.edge, 1.5 + swung(gone, Math.max(1, near.known - 1.5)), own);
    const isKnown = source >= 0 && !hole.data[source];
    const exact = isKnown ? asideOf(picture, near.edge, source) : 0;
    for (let channel = 0; channel < channels; channel += 1) {
      const mean =
        meanAt(path.from, -aside, channel) * (1 - share) + (path.to ? meanAt(path.to, aside, channel) * share : 0);
      const grain = isKnown ? (data[source * channels + channel] as number) - meanAt(near, exact, channel) : 0;
      // Lines that cross it outside do not cross it here.
      data[at * channels + channel] = Math.min(
        255,
        Math.max(0, Math.round(mean + (Math.abs(grain) > MOST_GRAIN + GRAIN * near.rough ? 0 : grain))),
      );
    }
    drawn[at] = 1;
  }
}

/**
 * Draws the lines that run through a hole.
 * @param picture changed in place: receives the lines
 * @param longer the whole picture's longer side, px
 */
export function drawLines(picture: Pixels, hole: Mask, barred: Mask | null, longer: number): Lines {
  const lines: Lines = { drawn: new Uint8Array(hole.data.length), count: 0 };
  const half = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.round(longer * WIDTH)));
  const shortest = Math.max(10, SHORTEST * longer);
  const edges: Edge[] = edgesInto(picture, hole, barred, { shortest, most: Math.max(40, LONGEST * longer) });
  const within = Math.max(14, 0.03 * longer);
  const single = edges
    .map((edge) => profileOf(picture, hole, edge, half + BEYOND, within))
    .filter(
      (profile): profile is Profile =>
        profile !== null && profile.strength >= LEAST_STRENGTH && profile.strength >= ABOVE_ROUGH * profile.rough,
    );
  const ends = withRidges(picture, hole, single, half, within);
  const pairs: Pair[] = [];
  for (let one = 0; one < ends.length; one += 1) {
    for (let other = one + 1; other < ends.length; other += 1) {
      const cost = costOf(hole, ends[one] as Profile, ends[other] as Profile);
      if (cost !== null) pairs.push({ one, other, cost });
    }
  }
  pairs.sort((a, b) => a.cost - b.cost);
  const taken = new Set<number>();
  const paths: Path[] = [];
  for (const { one, other } of pairs) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    paths.push(joined(ends[one] as Profile, ends[other] as Profile));
  }
  for (const [index, end] of ends.entries()) {
    const path = taken.has(index) ? null : (goneOn(hole, end) ?? answered(picture, hole, end));
    if (path) paths.push(path);
  }
  draw(picture, hole, paths, lines.drawn);
  lines.count = paths.length;
  return lines;
}
