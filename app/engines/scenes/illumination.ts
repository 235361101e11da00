/**
 * The light that arrives on the visible surfaces, at a coarse grid: rays to places of the key light (soft shadows), and
 * rays in all other directions (the dome, the view, and light reflected by other surfaces). The same rays are cast
 * again with the product in their way, so that both results differ only by the product.
 */
import type { Buffers } from './buffers.ts';
import { rayThrough, type Camera } from './framing.ts';
import { newHit, type Solid } from './solid.ts';
import { hash } from './noise.ts';
import { stoppedBy, type Product, type Standing } from './product.ts';
import { isBlocked, keyPasses, LIFT, lookAt, nearest, surroundings, type World } from './world.ts';

/** Rays a cell. */
export interface Samples {
  direct: number;
  around: number;
}

/** Steps of the R2 sequence (Roberts 2018): even in two dimensions at any count. */
const R2X = 0.7548776662466927;
const R2Y = 0.5698402909980532;

/**
 * The third and fourth step of the same sequence in four dimensions: places in a cell, uncorrelated with directions.
 */
const R4Z = 0.6287067210378087;
const R4W = 0.5385972572236101;

/** Reflected light without a ray of its own: the surroundings, darkened. */
const UNASKED = 0.62;

const hit = newHit();
const next = newHit();
const ray = new Float64Array(3);
const found = new Float64Array(1);
const light = new Float64Array(3);
const stop = new Float64Array(1);

function lightSentBy(
  world: World,
  solid: Solid,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  t: number,
): void {
  lookAt(solid, ox, oy, oz, dx, dy, dz, t, next);
  const { lighting, means, solids } = world;
  const facing = next.nx * lighting.kx + next.ny * lighting.ky + next.nz * lighting.kz;
  let direct = 0;
  if (
    facing > 0 &&
    !isBlocked(
      solids,
      next.x + next.nx * LIFT,
      next.y + next.ny * LIFT,
      next.z + next.nz * LIFT,
      lighting.kx,
      lighting.ky,
      lighting.kz,
    )
  ) {
    direct = facing * keyPasses(world, next.x, next.y, next.z);
  }
  const mean = means[solid.material] as readonly [number, number, number];
  const up = 0.5 + 0.5 * next.ny;
  const paint = solid.paint ? solid.paint(next) : 1;
  for (let channel = 0; channel < 3; channel += 1) {
    const around =
      UNASKED * ((lighting.above[channel] as number) * up + (lighting.level[channel] as number) * (1 - up));
    light[channel] = (mean[channel] as number) * paint * ((lighting.key[channel] as number) * direct + around);
  }
}

const place = new Float64Array(3);

/**
 * A place within a cell, on the plane tangent to the surface at the cell's center, metres, in `place`: rays to the key
 * light start all over the cell, so that an edge of shadow is averaged over it instead of running in steps.
 * @param u within the cell, 0..1
 * @param distance of the plane from the world's middle along its normal
 */
function placeIn(
  { camera, buffers: { cell } }: Asked,
  column: number,
  row: number,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
  distance: number,
  px: number,
  py: number,
  pz: number,
): void {
  rayThrough(camera, (column + u) * cell, (row + v) * cell, ray);
  const oz = camera.side ? camera.distance : 0;
  const along = x * (ray[0] as number) + y * (ray[1] as number) + z * (ray[2] as number);
  const t = along < -GRAZING ? (distance - y * camera.height - z * oz) / along : 0;
  place[0] = t > 0 ? t * (ray[0] as number) : px;
  place[1] = t > 0 ? camera.height + t * (ray[1] as number) : py;
  place[2] = t > 0 ? oz + t * (ray[2] as number) : pz;
}

/** Surfaces at flatter angles are sampled at their cells' middles: their planes lead too far away. */
const GRAZING = 0.04;

interface Asked {
  world: World;
  camera: Camera;
  samples: Samples;
  buffers: Buffers;
}

/** Two numbers per cell, 0..1, for the start of its sequences. */
const startX = (column: number, row: number) => (hash(column, row, 811) >>> 8) / 16777216;
const startY = (column: number, row: number) => (hash(column, row, 977) >>> 8) / 16777216;

/** Light without the product, for rows of the grid. */
export function illuminate(asked: Asked, from: number, to: number): void {
  const { world, camera, samples, buffers } = asked;
  const { gridWidth, cell, which, depth, normal, light: arrived } = buffers;
  const { solids, lighting } = world;
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < gridWidth; column += 1) {
      const at = row * gridWidth + column;
      rayThrough(camera, (column + 0.5) * cell, (row + 0.5) * cell, ray);
      const [dx, dy, dz] = [ray[0] as number, ray[1] as number, ray[2] as number];
      const oy = camera.height;
      const oz = camera.side ? camera.distance : 0;
      const index = nearest(solids, 0, oy, oz, dx, dy, dz, found);
      if (index < 0) {
        which[at] = -1;
        depth[at] = 1e9;
        arrived.fill(0, at * 4, at * 4 + 4);
        continue;
      }
      const solid = solids[index] as Solid;
      const t = found[0] as number;
      lookAt(solid, 0, oy, oz, dx, dy, dz, t, hit);
      which[at] = index * 8 + hit.face;
      depth[at] = t;
      normal[at * 3] = hit.nx;
      normal[at * 3 + 1] = hit.ny;
      normal[at * 3 + 2] = hit.nz;
      const px = hit.x + hit.nx * LIFT;
      const py = hit.y + hit.ny * LIFT;
      const pz = hit.z + hit.nz * LIFT;
      const sx = startX(column, row);
      const sy = startY(column, row);
      const facing = hit.nx * lighting.kx + hit.ny * lighting.ky + hit.nz * lighting.kz;
      let open = 0;
      if (facing > -0.05) {
        const distance = hit.nx * px + hit.ny * py + hit.nz * pz;
        for (let n = 0; n < samples.direct; n += 1) {
          keyDirection(world, (sx + n * R2X) % 1, (sy + n * R2Y) % 1);
          placeIn(
            asked,
            column,
            row,
            (sy + n * R4Z) % 1,
            (sx + n * R4W) % 1,
            hit.nx,
            hit.ny,
            hit.nz,
            distance,
            px,
            py,
            pz,
          );
          if (!isBlocked(solids, place[0] as number, place[1] as number, place[2] as number, toX, toY, toZ)) open += 1;
        }
      }
      let [r, g, b] = [0, 0, 0];
      aroundFrame(hit.nx, hit.ny, hit.nz);
      for (let n = 0; n < samples.around; n += 1) {
        aroundDirection((sy + n * R2X) % 1, (sx + n * R2Y) % 1);
        const other = nearest(solids, px, py, pz, toX, toY, toZ, found);
        if (other < 0) surroundings(world, toX, toY, toZ, 0.22, light);
        else lightSentBy(world, solids[other] as Solid, px, py, pz, toX, toY, toZ, found[0] as number);
        r += light[0] as number;
        g += light[1] as number;
        b += light[2] as number;
      }
      arrived[at * 4] = open / samples.direct;
      arrived[at * 4 + 1] = r / samples.around;
      arrived[at * 4 + 2] = g / samples.around;
      arrived[at * 4 + 3] = b / samples.around;
    }
  }
}

// Reused for directions: a new array for each of millions of rays would cost more than the ray.
let toX = 0;
let toY = 1;
let toZ = 0;
let [tx, ty, tz, bx, by, bz, nx, ny, nz] = [1, 0, 0, 0, 0, 1, 0, 1, 0];

/** A place of the key light's disc. */
function keyDirection({ lighting: { kx, ky, kz, radius } }: World, u: number, v: number): void {
  const r = radius * Math.sqrt(u);
  const angle = v * 2 * Math.PI;
  const flat = Math.sqrt(kx * kx + kz * kz) || 1e-6;
  const a = r * Math.cos(angle);
  const b = r * Math.sin(angle);
  toX = kx + a * (kz / flat) + b * ((-ky * kx) / flat);
  toY = ky + b * flat;
  toZ = kz + a * (-kx / flat) + b * ((-ky * kz) / flat);
}

/** Axes on a surface (Duff and others 2017). */
function aroundFrame(x: number, y: number, z: number): void {
  nx = x;
  ny = y;
  nz = z;
  const sign = z >= 0 ? 1 : -1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  tx = 1 + sign * x * x * a;
  ty = sign * b;
  tz = -sign * x;
  bx = b;
  by = sign + y * y * a;
  bz = -y;
}

/** By the cosine law: directions that count more are sampled more often. */
function aroundDirection(u: number, v: number): void {
  const r = Math.sqrt(u);
  const angle = v * 2 * Math.PI;
  const a = r * Math.cos(angle);
  const b = r * Math.sin(angle);
  const c = Math.sqrt(Math.max(0, 1 - u));
  toX = tx * a + bx * b + nx * c;
  toY = ty * a + by * b + ny * c;
  toZ = tz * a + bz * b + nz * c;
}

const back = new Float64Array(3);

/**
 * Light with the product in its way, for rows of the grid: the result of `illuminate`, changed where the product blocks
 * a ray.
 */
export function shadeByProduct(asked: Asked, product: Product, standing: Standing, from: number, to: number): void {
  const { world, camera, samples, buffers } = asked;
  const { gridWidth, cell, which, depth, normal, light: arrived, shaded } = buffers;
  const { solids, lighting } = world;
  const bounce = [0, 1, 2].map(
    (channel) =>
      (product.mean[channel] as number) *
      (0.5 * (lighting.key[channel] as number) + 0.75 * (lighting.level[channel] as number)),
  );
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < gridWidth; column += 1) {
      const at = row * gridWidth + column;
      for (let channel = 0; channel < 4; channel += 1) shaded[at * 4 + channel] = arrived[at * 4 + channel] as number;
      if (which[at] === -1) continue;
      rayThrough(camera, (column + 0.5) * cell, (row + 0.5) * cell, ray);
      const t = depth[at] as number;
      const hx = normal[at * 3] as number;
      const hy = normal[at * 3 + 1] as number;
      const hz = normal[at * 3 + 2] as number;
      const px = (ray[0] as number) * t + hx * LIFT;
      const py = camera.height + (ray[1] as number) * t + hy * LIFT;
      const pz = (camera.side ? camera.distance : 0) + (ray[2] as number) * t + hz * LIFT;
      const sx = startX(column, row);
      const sy = startY(column, row);
      const jitter = startX(column + 7, row + 3);
      let lost = 0;
      if ((arrived[at * 4] as number) > 0) {
        const distance = hx * px + hy * py + hz * pz;
        for (let n = 0; n < samples.direct; n += 1) {
          keyDirection(world, (sx + n * R2X) % 1, (sy + n * R2Y) % 1);
          placeIn(asked, column, row, (sy + n * R4Z) % 1, (sx + n * R4W) % 1, hx, hy, hz, distance, px, py, pz);
          const [fromX, fromY, fromZ] = [place[0] as number, place[1] as number, place[2] as number];
          const share = stoppedBy(
            product,
            standing,
            fromX,
            fromY,
            fromZ,
            toX,
            toY,
            toZ,
            1e9,
            (jitter + n * 0.618) % 1,
            stop,
          );
          if (share > 0 && !isBlocked(solids, fromX, fromY, fromZ, toX, toY, toZ)) lost += share;
        }
      }
      let [r, g, b] = [0, 0, 0];
      aroundFrame(hx, hy, hz);
      for (let n = 0; n < samples.around; n += 1) {
        aroundDirection((sy + n * R2X) % 1, (sx + n * R2Y) % 1);
        const share = stoppedBy(product, standing, px, py, pz, toX, toY, toZ, 1e9, (jitter + n * 0.618) % 1, stop);
        if (share <= 0) continue;
        const other = nearest(solids, px, py, pz, toX, toY, toZ, found);
        if (other >= 0 && (found[0] as number) < (stop[0] as number)) continue;
        if (other < 0) surroundings(world, toX, toY, toZ, 0.22, light);
        else lightSentBy(world, solids[other] as Solid, px, py, pz, toX, toY, toZ, found[0] as number);
        // The lower part of the product reflects less light: its own shadow is there.
        const high = Math.min(
          1,
          0.25 +
            (py + toY * (stop[0] as number)) /
              Math.max(1e-6, product.perspective === 'side' ? product.height * 0.5 : product.most),
        );
        for (let channel = 0; channel < 3; channel += 1)
          back[channel] = (light[channel] as number) - (bounce[channel] as number) * high * 0.8;
        r += share * (back[0] as number);
        g += share * (back[1] as number);
        b += share * (back[2] as number);
      }
      shaded[at * 4] = Math.max(0, (arrived[at * 4] as number) - lost / samples.direct);
      shaded[at * 4 + 1] = Math.max(0, (arrived[at * 4 + 1] as number) - r / samples.around);
      shaded[at * 4 + 2] = Math.max(0, (arrived[at * 4 + 2] as number) - g / samples.around);
      shaded[at * 4 + 3] = Math.max(0, (arrived[at * 4 + 3] as number) - b / samples.around);
    }
  }
}
