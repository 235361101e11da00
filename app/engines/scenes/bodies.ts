/**
 * Bodies in a room, each by its formula: cylinders, blocks, balls, and pictures cut out of card. Edges are exact, but
 * their normals turn around them like a bevel, so that they catch light. Measures as in solid.ts.
 */
import { octaves } from './noise.ts';
import { along, flat, NEAR, type Solid } from './solid.ts';

/** An upright cylinder with a top: podiums, plinths, discs, slices of wood. */
export function cylinder(
  material: number,
  x: number,
  z: number,
  radius: number,
  bottom: number,
  top: number,
  bevel: number,
  topMaterialTurn = 0,
): Solid {
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
export function block(
  material: number,
  cx: number,
  cy: number,
  cz: number,
  ex: number,
  ey: number,
  ez: number,
  turn: number,
  bevel: number,
): Solid {
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
export function ball(
  material: number,
  cx: number,
  cy: number,
  cz: number,
  rx: number,
  ry: number,
  rz: number,
  turn: number,
  rough: number,
  seed: number,
): Solid {
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
  /** 0..1 each: coverage and lightness. */
  alpha: Float32Array;
  shade: Float32Array;
}

/**
 * A card in space.
 * @param right,up half of its width and height as vectors
 */
export function card(
  material: number,
  picture: CardPicture,
  centre: readonly [number, number, number],
  right: readonly [number, number, number],
  up: readonly [number, number, number],
): Solid {
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
      along(
        hit,
        rx / Math.sqrt(rr),
        ry / Math.sqrt(rr),
        rz / Math.sqrt(rr),
        ux / Math.sqrt(uu),
        uy / Math.sqrt(uu),
        uz / Math.sqrt(uu),
      );
      hit.face = 7;
    },
  };
}
