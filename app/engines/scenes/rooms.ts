/**
 * Rooms, each part by its formula: floors, walls with openings and their reveals, and a sweep of paper. Measures as in
 * solid.ts.
 */
import { along, flat, NEAR, type Solid } from './solid.ts';

/** Bounds of a floor, metres. */
export interface Rect {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
}

/** A level floor, endless or within bounds. `turn`: how its pattern lies, radians. */
export function floor(material: number, y: number, turn: number, bounds: Rect | null = null): Solid {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return {
    material,
    meet(ox, oy, oz, dx, dy, dz) {
      if (dy === 0) return Infinity;
      const t = (y - oy) / dy;
      if (!(t > NEAR)) return Infinity;
      if (bounds) {
        const x = ox + dx * t;
        const z = oz + dz * t;
        if (x < bounds.x0 || x > bounds.x1 || z < bounds.z0 || z > bounds.z1) return Infinity;
      }
      return t;
    },
    look(hit) {
      flat(hit, 0, 1, 0);
      hit.u = hit.x * c + hit.z * s;
      hit.v = hit.z * c - hit.x * s;
      along(hit, c, 0, s, -s, 0, c);
      hit.face = 0;
    },
  };
}

/** An opening in a wall: a rectangle with a round top when `round`. */
export interface Opening {
  x: number;
  /** Half its width. */
  half: number;
  bottom: number;
  /** Where the round top or the lintel begins. */
  spring: number;
  round: boolean;
}

function within({ x, half, bottom, spring, round }: Opening, px: number, py: number): boolean {
  const dx = px - x;
  if (py < bottom || dx < -half || dx > half) return false;
  if (py <= spring) return true;
  return round && dx * dx + (py - spring) * (py - spring) <= half * half;
}

/** A wall that faces the camera, with openings. `relief` bends its normals for draped curtains. */
export function wall(
  material: number,
  z: number,
  openings: readonly Opening[] = [],
  only: Opening | null = null,
): Solid {
  return {
    material,
    meet(ox, oy, oz, dx, dy, dz) {
      if (dz === 0) return Infinity;
      const t = (z - oz) / dz;
      if (!(t > NEAR)) return Infinity;
      if (openings.length > 0 || only) {
        const px = ox + dx * t;
        const py = oy + dy * t;
        if (only && !within(only, px, py)) return Infinity;
        for (const opening of openings) if (within(opening, px, py)) return Infinity;
      }
      return t;
    },
    look(hit, _dx, _dy, dz) {
      flat(hit, 0, 0, dz > 0 ? -1 : 1);
      hit.u = hit.x;
      hit.v = hit.y;
      along(hit, 1, 0, 0, 0, 1, 0);
      hit.face = 1;
    },
  };
}

/** The inner or outer sides of an opening's outline between two depths: reveals of arches, sides of standing blocks. */
export function reveal(material: number, opening: Opening, z0: number, z1: number): Solid {
  const { x: cx, half, bottom, spring, round } = opening;
  return {
    material,
    meet(ox, oy, oz, dx, dy, dz) {
      let best = Infinity;
      const tryAt = (t: number, upper: boolean) => {
        if (!(t > NEAR) || t >= best) return;
        const z = oz + dz * t;
        if (z < z0 || z > z1) return;
        const y = oy + dy * t;
        if (upper ? y < spring : y > spring || y < bottom) return;
        best = t;
      };
      if (dx !== 0) {
        tryAt((cx - half - ox) / dx, false);
        tryAt((cx + half - ox) / dx, false);
      }
      if (round) {
        const px = ox - cx;
        const py = oy - spring;
        const a = dx * dx + dy * dy;
        const b = px * dx + py * dy;
        const c = px * px + py * py - half * half;
        const under = b * b - a * c;
        if (a > 0 && under > 0) {
          const root = Math.sqrt(under);
          tryAt((-b - root) / a, true);
          tryAt((-b + root) / a, true);
        }
      } else if (dy !== 0) {
        const t = (spring - oy) / dy;
        const x = ox + dx * t;
        const z = oz + dz * t;
        if (t > NEAR && t < best && Math.abs(x - cx) <= half && z >= z0 && z <= z1) best = t;
      }
      return best;
    },
    look(hit, dx, dy) {
      const px = hit.x - cx;
      const py = hit.y - spring;
      let nx = 0;
      let ny = 0;
      if (py > 0 && round) {
        const length = Math.hypot(px, py) || 1;
        nx = px / length;
        ny = py / length;
        hit.u = Math.atan2(py, px) * half;
      } else if (Math.abs(Math.abs(px) - half) < 1e-3 || round) {
        nx = Math.sign(px) || 1;
        hit.u = hit.y;
      } else {
        ny = 1;
        hit.u = hit.x;
      }
      // Towards the viewer: the outline is seen from inside or from outside.
      if (nx * dx + ny * dy > 0) {
        nx = -nx;
        ny = -ny;
      }
      flat(hit, nx, ny, 0);
      hit.v = hit.z;
      along(hit, -ny, nx, 0, 0, 0, 1);
      hit.face = nx > 0.5 ? 2 : nx < -0.5 ? 3 : 4;
    },
  };
}

/** Paper hung from above: floor, a wide curve, wall. */
export function sweep(material: number, ground: number, back: number, radius: number): Solid {
  const centre = -back + radius;
  return {
    material,
    meet(ox, above, oz, dx, dy, dz) {
      const oy = above - ground;
      let best = Infinity;
      if (dy !== 0) {
        const t = -oy / dy;
        if (t > NEAR && oz + dz * t >= centre) best = t;
      }
      if (dz !== 0) {
        const t = (-back - oz) / dz;
        if (t > NEAR && t < best && oy + dy * t >= radius) best = t;
      }
      const py = oy - radius;
      const pz = oz - centre;
      const a = dy * dy + dz * dz;
      const b = py * dy + pz * dz;
      const c = py * py + pz * pz - radius * radius;
      const under = b * b - a * c;
      if (a > 0 && under > 0) {
        const root = Math.sqrt(under);
        for (const t of [(-b - root) / a, (-b + root) / a]) {
          if (t > NEAR && t < best && oy + dy * t < radius && oz + dz * t < centre) best = t;
        }
      }
      return best;
    },
    look(hit) {
      hit.face = 0;
      hit.u = hit.x;
      if (hit.z >= centre) {
        flat(hit, 0, 1, 0);
        hit.v = hit.z;
        along(hit, 1, 0, 0, 0, 0, 1);
      } else if (hit.y - ground >= radius) {
        flat(hit, 0, 0, 1);
        hit.v = centre - radius * 0.5 * Math.PI - (hit.y - ground - radius);
        along(hit, 1, 0, 0, 0, -1, 0);
      } else {
        const ny = (radius - hit.y + ground) / radius;
        const nz = (centre - hit.z) / radius;
        const length = Math.hypot(ny, nz) || 1;
        flat(hit, 0, ny / length, nz / length);
        hit.v = centre - Math.atan2(nz, ny) * radius;
        along(hit, 1, 0, 0, 0, -nz / length, ny / length);
      }
    },
  };
}
