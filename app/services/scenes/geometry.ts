/**
 * Solids that rays meet, each by its formula. Metres; y up, x right, z towards the camera; the surface that the product stands
 * on is y = 0. Edges are as sharp as formulas are, but their normals turn round them like a bevel, so that they catch light.
 */
import { octaves } from './noise.ts';

/** The point where a ray met a solid. */
export interface Hit {
  x: number;
  y: number;
  z: number;
  /** Normal, turned at bevels. */
  nx: number;
  ny: number;
  nz: number;
  /** Place on the surface, metres, and the directions in which u and v grow. */
  u: number;
  v: number;
  ux: number;
  uy: number;
  uz: number;
  vx: number;
  vy: number;
  vz: number;
  /** Tells pieces of one solid apart where light must not be smoothed across: faces, sides. */
  face: number;
}

export const newHit = (): Hit => ({ x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, u: 0, v: 0, ux: 1, uy: 0, uz: 0, vx: 0, vy: 0, vz: 1, face: 0 });

export interface Solid {
  /** Index into the world's materials. */
  material: number;
  /** Colour that multiplies the material's, for leaves and petals; null: none. */
  paint?: ((hit: Hit) => number) | null;
  /** Distance along the ray, Infinity when it misses. Directions need not be of length one. */
  meet(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number;
  /** Fills in the hit from its x, y, z. */
  look(hit: Hit, dx: number, dy: number, dz: number): void;
}

/** Rays that start on a surface must not meet it at once. */
export const NEAR = 1e-4;

function flat(hit: Hit, nx: number, ny: number, nz: number): void {
  hit.nx = nx;
  hit.ny = ny;
  hit.nz = nz;
}

function along(hit: Hit, ux: number, uy: number, uz: number, vx: number, vy: number, vz: number): void {
  hit.ux = ux;
  hit.uy = uy;
  hit.uz = uz;
  hit.vx = vx;
  hit.vy = vy;
  hit.vz = vz;
}

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
export function wall(material: number, z: number, openings: readonly Opening[] = [], only: Opening | null = null): Solid {
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
      // Towards whoever looks: the outline is seen from inside or from outside.
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

/** An upright cylinder with a top: podiums, plinths, discs, slices of wood. */
export function cylinder(material: number, x: number, z: number, radius: number, bottom: number, top: number, bevel: number, topMaterialTurn = 0): Solid {
  const c0 = Math.cos(topMaterialTurn);
  const s0 = Math.sin(topMaterialTurn);
  return {
    material,
    meet(ox, oy, oz, dx, dy, dz) {
      let best = Infinity;
      const px = ox - x;
      const pz = oz - z;
      if (dy !== 0) {
        for (const level of [top, bottom]) {
          const t = (level - oy) / dy;
          if (t > NEAR && t < best) {
            const qx = px + dx * t;
            const qz = pz + dz * t;
            if (qx * qx + qz * qz <= radius * radius) best = t;
          }
        }
      }
      const a = dx * dx + dz * dz;
      const b = px * dx + pz * dz;
      const c = px * px + pz * pz - radius * radius;
      const under = b * b - a * c;
      if (a > 0 && under > 0) {
        const root = Math.sqrt(under);
        let t = (-b - root) / a;
        if (!(t > NEAR)) t = (-b + root) / a;
        if (t > NEAR && t < best) {
          const y = oy + dy * t;
          if (y >= bottom && y <= top) best = t;
        }
      }
      return best;
    },
    look(hit) {
      const px = hit.x - x;
      const pz = hit.z - z;
      const out = Math.sqrt(px * px + pz * pz) || 1e-9;
      const onTop = Math.abs(hit.y - top) < 1e-5;
      const onBottom = Math.abs(hit.y - bottom) < 1e-5;
      const rx = px / out;
      const rz = pz / out;
      const inward = Math.max(0, out - (radius - bevel)) / bevel;
      const upward = Math.max(0, hit.y - (top - bevel)) / bevel;
      if (onTop || onBottom) {
        const tilt = onTop ? Math.min(1, inward) : 0;
        const length = Math.hypot(1, tilt);
        flat(hit, (rx * tilt) / length, (onTop ? 1 : -1) / length, (rz * tilt) / length);
        hit.u = hit.x * c0 + hit.z * s0;
        hit.v = hit.z * c0 - hit.x * s0;
        along(hit, c0, 0, s0, -s0, 0, c0);
        hit.face = onTop ? 0 : 5;
      } else {
        const tilt = Math.min(1, upward);
        const length = Math.hypot(1, tilt);
        flat(hit, rx / length, tilt / length, rz / length);
        hit.u = Math.atan2(pz, px) * radius;
        hit.v = hit.y;
        along(hit, -rz, 0, rx, 0, 1, 0);
        hit.face = 1;
      }
    },
  };
}

/** A block, turned about the vertical. */
export function block(material: number, cx: number, cy: number, cz: number, ex: number, ey: number, ez: number, turn: number, bevel: number): Solid {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return {
    material,
    meet(ox, oy, oz, dx, dy, dz) {
      const px = (ox - cx) * c - (oz - cz) * s;
      const pz = (ox - cx) * s + (oz - cz) * c;
      const py = oy - cy;
      const qx = dx * c - dz * s;
      const qz = dx * s + dz * c;
      let near = -Infinity;
      let far = Infinity;
      if (qx !== 0) {
        const a = (-ex - px) / qx;
        const b = (ex - px) / qx;
        near = Math.max(near, Math.min(a, b));
        far = Math.min(far, Math.max(a, b));
      } else if (Math.abs(px) > ex) return Infinity;
      if (dy !== 0) {
        const a = (-ey - py) / dy;
        const b = (ey - py) / dy;
        near = Math.max(near, Math.min(a, b));
        far = Math.min(far, Math.max(a, b));
      } else if (Math.abs(py) > ey) return Infinity;
      if (qz !== 0) {
        const a = (-ez - pz) / qz;
        const b = (ez - pz) / qz;
        near = Math.max(near, Math.min(a, b));
        far = Math.min(far, Math.max(a, b));
      } else if (Math.abs(pz) > ez) return Infinity;
      if (near > far) return Infinity;
      return near > NEAR ? near : far > NEAR ? far : Infinity;
    },
    look(hit) {
      const px = (hit.x - cx) * c - (hit.z - cz) * s;
      const pz = (hit.x - cx) * s + (hit.z - cz) * c;
      const py = hit.y - cy;
      const ox = Math.abs(px) - ex;
      const oy = Math.abs(py) - ey;
      const oz = Math.abs(pz) - ez;
      // The normal of a rounded block at the nearest place.
      let nx = Math.sign(px) * Math.max(0, (ox + bevel) / bevel);
      let ny = Math.sign(py) * Math.max(0, (oy + bevel) / bevel);
      let nz = Math.sign(pz) * Math.max(0, (oz + bevel) / bevel);
      const length = Math.hypot(nx, ny, nz) || 1;
      nx /= length;
      ny /= length;
      nz /= length;
      flat(hit, nx * c + nz * s, ny, nz * c - nx * s);
      if (oy >= ox && oy >= oz) {
        hit.u = px;
        hit.v = pz;
        along(hit, c, 0, -s, s, 0, c);
        hit.face = 0;
      } else if (ox >= oz) {
        hit.u = pz + 3.1;
        hit.v = py;
        along(hit, s, 0, c, 0, 1, 0);
        hit.face = px > 0 ? 1 : 2;
      } else {
        hit.u = px + 1.7;
        hit.v = py;
        along(hit, c, 0, -s, 0, 1, 0);
        hit.face = 3;
      }
    },
  };
}

/** An ellipsoid: pebbles and balls; `rough` bends its normals. */
export function ball(material: number, cx: number, cy: number, cz: number, rx: number, ry: number, rz: number, turn: number, rough: number, seed: number): Solid {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return {
    material,
    meet(ox, oy, oz, dx, dy, dz) {
      const px = ((ox - cx) * c - (oz - cz) * s) / rx;
      const pz = ((ox - cx) * s + (oz - cz) * c) / rz;
      const py = (oy - cy) / ry;
      const qx = (dx * c - dz * s) / rx;
      const qz = (dx * s + dz * c) / rz;
      const qy = dy / ry;
      const a = qx * qx + qy * qy + qz * qz;
      const b = px * qx + py * qy + pz * qz;
      const under = b * b - a * (px * px + py * py + pz * pz - 1);
      if (!(under > 0)) return Infinity;
      const root = Math.sqrt(under);
      const first = (-b - root) / a;
      if (first > NEAR) return first;
      const second = (-b + root) / a;
      return second > NEAR ? second : Infinity;
    },
    look(hit) {
      const px = ((hit.x - cx) * c - (hit.z - cz) * s) / rx;
      const pz = ((hit.x - cx) * s + (hit.z - cz) * c) / rz;
      const py = (hit.y - cy) / ry;
      let nx = px / rx;
      let ny = py / ry;
      let nz = pz / rz;
      if (rough > 0) {
        nx += (rough * octaves(py * 2 + 3, pz * 2, 3, 0.5, 0, seed)) / rx;
        ny += (rough * octaves(pz * 2 + 7, px * 2, 3, 0.5, 0, seed + 1)) / ry;
        nz += (rough * octaves(px * 2 + 11, py * 2, 3, 0.5, 0, seed + 2)) / rz;
      }
      const length = Math.hypot(nx, ny, nz) || 1;
      nx /= length;
      ny /= length;
      nz /= length;
      flat(hit, nx * c + nz * s, ny, nz * c - nx * s);
      hit.u = Math.atan2(pz, px) * rx;
      hit.v = py * ry * 1.3;
      const flatLength = Math.hypot(hit.nx, hit.nz) || 1;
      along(hit, -hit.nz / flatLength, 0, hit.nx / flatLength, 0, 1, 0);
      hit.face = 0;
    },
  };
}

/** A flat picture with holes: leaves, petals, sprigs. */
export interface CardPicture {
  width: number;
  height: number;
  /** 0..1 each: how much is there, and how light it is. */
  alpha: Float32Array;
  shade: Float32Array;
}

/**
 * A card in space.
 * @param right,up half of its width and height as vectors
 */
export function card(material: number, picture: CardPicture, centre: readonly [number, number, number], right: readonly [number, number, number], up: readonly [number, number, number]): Solid {
  const [cx, cy, cz] = centre;
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  let nx = ry * uz - rz * uy;
  let ny = rz * ux - rx * uz;
  let nz = rx * uy - ry * ux;
  const length = Math.hypot(nx, ny, nz) || 1;
  nx /= length;
  ny /= length;
  nz /= length;
  const rr = rx * rx + ry * ry + rz * rz;
  const uu = ux * ux + uy * uy + uz * uz;
  const { width, height, alpha, shade } = picture;
  const lookUp = (plane: Float32Array, a: number, b: number) => {
    const x = Math.min(width - 1.001, Math.max(0, (a * 0.5 + 0.5) * width - 0.5));
    const y = Math.min(height - 1.001, Math.max(0, (0.5 - b * 0.5) * height - 0.5));
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const at = iy * width + ix;
    const top = (plane[at] as number) * (1 - x + ix) + (plane[at + 1] as number) * (x - ix);
    const bottom = (plane[at + width] as number) * (1 - x + ix) + (plane[at + width + 1] as number) * (x - ix);
    return top * (1 - y + iy) + bottom * (y - iy);
  };
  return {
    material,
    paint(hit) {
      const a = ((hit.x - cx) * rx + (hit.y - cy) * ry + (hit.z - cz) * rz) / rr;
      const b = ((hit.x - cx) * ux + (hit.y - cy) * uy + (hit.z - cz) * uz) / uu;
      return lookUp(shade, a, b);
    },
    meet(ox, oy, oz, dx, dy, dz) {
      const facing = dx * nx + dy * ny + dz * nz;
      if (facing === 0) return Infinity;
      const t = ((cx - ox) * nx + (cy - oy) * ny + (cz - oz) * nz) / facing;
      if (!(t > NEAR)) return Infinity;
      const px = ox + dx * t - cx;
      const py = oy + dy * t - cy;
      const pz = oz + dz * t - cz;
      const a = (px * rx + py * ry + pz * rz) / rr;
      if (a < -1 || a > 1) return Infinity;
      const b = (px * ux + py * uy + pz * uz) / uu;
      if (b < -1 || b > 1) return Infinity;
      return lookUp(alpha, a, b) > 0.45 ? t : Infinity;
    },
    look(hit, dx, dy, dz) {
      const side = dx * nx + dy * ny + dz * nz > 0 ? -1 : 1;
      flat(hit, nx * side, ny * side, nz * side);
      hit.u = (hit.x * rx + hit.y * ry + hit.z * rz) / Math.sqrt(rr);
      hit.v = (hit.x * ux + hit.y * uy + hit.z * uz) / Math.sqrt(uu);
      along(hit, rx / Math.sqrt(rr), ry / Math.sqrt(rr), rz / Math.sqrt(rr), ux / Math.sqrt(uu), uy / Math.sqrt(uu), uz / Math.sqrt(uu));
      hit.face = 7;
    },
  };
}
