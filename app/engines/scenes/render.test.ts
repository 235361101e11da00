/**
 * The renderer: geometry, shadows that begin at the foot, no NaN, the same picture for the same seed, layers that
 * combine to the picture.
 */
import { describe, expect, it } from 'vitest';
import { oneIn } from '#tests/fixtures/sample.ts';
import { SCENE_LIST } from '#tools/inputs/scene-list.ts';
import { SCENES } from './catalogue.ts';
import { cleanEdges } from './clean-edges.ts';
import { putOver } from './finish.ts';
import { placementOf } from './framing.ts';
import { block, cylinder } from './bodies.ts';
import { floor, sweep } from './rooms.ts';
import { newHit, type Solid } from './solid.ts';
import { MATERIALS } from './materials/materials.ts';
import { newTexel } from './materials/texel.ts';
import { boundsOf, type Pixels } from './product-levels.ts';
import { productOf, stoppedBy } from './product.ts';
import type { SceneJob } from './picture-job.ts';
import { onThisThread, openSession, pageOf, renderScene, shareFor, variedBy } from './render.ts';
import type { SceneDescription } from './scene.ts';

/** A plain upright product, visible in full. */
function plainProduct(width = 40, height = 100): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([150, 90, 60, 255], at);
  return { width, height, data };
}

const nearestPixels =
  (pixels: Pixels) =>
  async (width: number, height: number): Promise<Pixels> => {
    const data = new Uint8Array(width * height * 4);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        data.set(
          pixels.data
            .subarray(
              (Math.floor((y * pixels.height) / height) * pixels.width + Math.floor((x * pixels.width) / width)) * 4,
            )
            .subarray(0, 4),
          (y * width + x) * 4,
        );
    return { width, height, data };
  };

const jobOf = (description: SceneDescription, more: Partial<SceneJob> = {}): SceneJob => ({
  description,
  cutout: plainProduct(),
  width: 72,
  height: 72,
  seed: 5,
  variation: 0,
  quality: 'full',
  metres: 0.2,
  ...more,
});

async function rendered(job: SceneJob) {
  const shared = shareFor(job);
  const session = openSession(job, shared);
  const layers = await renderScene(job, shared, session, onThisThread(session), nearestPixels(job.cutout));
  return { session, layers };
}

const scene = (id: string) => {
  const found = SCENES.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('geometry', () => {
  const meets = (solid: Solid, origin: readonly [number, number, number], to: readonly [number, number, number]) =>
    solid.meet(...origin, ...to);

  it('meets solids where their formulas say', () => {
    expect(meets(floor(0, 0, 0), [0, 2, 0], [0, -1, 0])).toBeCloseTo(2);
    expect(meets(floor(0, 0, 0), [0, 2, 0], [0, 1, 0])).toBe(Infinity);
    expect(meets(floor(0, 0, 0, { x0: -1, x1: 1, z0: -1, z1: 1 }), [3, 2, 0], [0, -1, 0])).toBe(Infinity);
    expect(meets(cylinder(0, 0, 0, 1, 0, 1, 0.01), [0, 5, 0], [0, -1, 0])).toBeCloseTo(4);
    expect(meets(cylinder(0, 0, 0, 1, 0, 1, 0.01), [0, 0.5, 5], [0, 0, -1])).toBeCloseTo(4);
    expect(meets(block(0, 0, 0.5, 0, 1, 0.5, 1, 0, 0.01), [0, 0.5, 5], [0, 0, -2])).toBeCloseTo(2);
    expect(meets(sweep(0, 0, 2, 1), [0, 1.5, 0], [0, 0, -1])).toBeCloseTo(2);
    // In the curve: on the circle around (y 1, z -1).
    const t = meets(sweep(0, 0, 2, 1), [0, 1, -1], [0, -1, -1]);
    expect(t).toBeCloseTo(Math.SQRT1_2);
  });

  it('turns normals towards whoever looks, of length one, also at bevels', () => {
    const hit = newHit();
    const solid = cylinder(0, 0, 0, 1, 0, 1, 0.1);
    for (const [x, y, z] of [
      [0.97, 1, 0],
      [1, 0.95, 0],
      [0.2, 1, 0.1],
    ] as const) {
      Object.assign(hit, { x, y, z });
      solid.look(hit, -1, -1, 0);
      expect(Math.hypot(hit.nx, hit.ny, hit.nz)).toBeCloseTo(1);
      expect(hit.nx * -1 + hit.ny * -1).toBeLessThanOrEqual(0);
    }
  });
});

describe('materials', () => {
  it.each(Object.entries(MATERIALS))('%s is a color everywhere, near and far', (_name, factory) => {
    const material = factory({ seed: 3, tint: null });
    const texel = newTexel();
    for (let n = 0; n < 160; n += 1) {
      material(Math.sin(n * 7.1) * 3, Math.cos(n * 3.3) * 3, 10 ** (-5 + (n % 5)), texel);
      for (const value of Object.values(texel)) expect(Number.isFinite(value)).toBe(true);
      expect(Math.min(texel.r, texel.g, texel.b)).toBeGreaterThanOrEqual(-0.05);
      expect(Math.max(texel.r, texel.g, texel.b)).toBeLessThan(2.5);
    }
  });
});

describe('the product as a body', () => {
  it('stops rays that go through it, none that pass beside it, and is as deep as it is wide', () => {
    const product = productOf(plainProduct(), 'side', 0.2);
    const out = new Float64Array(1);
    const stops = (x: number, y: number, z: number, dx: number, dy: number, dz: number) =>
      stoppedBy(product, { x: 0, z: 0 }, x, y, z, dx, dy, dz, 10, 0.5, out);
    expect(stops(-1, 0.1, 0, 1, 0, 0)).toBe(1);
    expect(out[0]).toBeCloseTo(0.96, 1);
    expect(stops(-1, 0.25, 0, 1, 0, 0)).toBe(0);
    expect(stops(-1, 0.1, 0.2, 1, 0, 0)).toBe(0);
    expect(stops(0, 0.1, 1, 0, 0, -1)).toBe(1);
  });

  it('lets no light pass under what a photograph shows a little from above', () => {
    // A round foot: its rim's sides end higher than its middle.
    const pixels = plainProduct(80, 200);
    for (let x = 0; x < 80; x += 1)
      for (let y = 195 + Math.round(5 * Math.sqrt(1 - ((x - 39.5) / 40) ** 2)); y < 200; y += 1)
        pixels.data[(y * 80 + x) * 4 + 3] = 0;
    const product = productOf(pixels, 'side', 0.2);
    const out = new Float64Array(1);
    // From just before the foot, level with the ground at its front.
    for (const x of [-0.03, 0, 0.03])
      expect(stoppedBy(product, { x: 0, z: 0 }, x, 0.0006, product.base * 0.6, 0, 0.01, -1, 1, 0.5, out), `${x}`).toBe(
        1,
      );
  });

  it('finds the foot of what stands on legs: a line from one to the other', () => {
    const pixels = plainProduct(60, 60);
    // Between the legs the lower third is empty.
    for (let y = 56; y < 60; y += 1) for (let x = 15; x < 45; x += 1) pixels.data[(y * 60 + x) * 4 + 3] = 0;
    const { foot, standsFrom, standsTo, columns } = productOf(pixels, 'side', 0.2);
    expect([standsFrom, standsTo]).toEqual([0, 1]);
    expect(foot[Math.floor(columns * 0.1)]).toBeCloseTo(0, 2);
    expect(foot[Math.floor(columns / 2)]).toBeLessThan(0.02);
  });

  it('loses the old background’s color at its rim', () => {
    const pixels = plainProduct(24, 24);
    for (let y = 0; y < 24; y += 1) for (const x of [0, 23]) pixels.data.set([0, 255, 0, 120], (y * 24 + x) * 4);
    cleanEdges(pixels);
    expect(pixels.data[12 * 24 * 4 + 1]).toBeLessThan(130);
    expect([...pixels.data.subarray((12 * 24 + 12) * 4, (12 * 24 + 12) * 4 + 4)]).toEqual([150, 90, 60, 255]);
  });
});

describe('the catalogue', () => {
  it('is what tools and pickers list', () => {
    expect(SCENES.map(({ id, title, perspective }) => ({ id, title, perspective }))).toEqual([...SCENE_LIST]);
    expect(SCENES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
  });

  it.each(oneIn(4, SCENES).map((one) => [one.id, one] as const))(
    '%s: no value that is none, not black, not burnt out',
    async (_id, one) => {
      const { session, layers } = await rendered(jobOf(one));
      for (const plane of [
        session.buffers.light,
        session.buffers.shaded,
        session.buffers.sharp,
        session.buffers.seen,
        session.buffers.grounded,
        session.buffers.diffuse,
      ])
        expect(plane.every(Number.isFinite)).toBe(true);
      const mean = layers.flat.reduce((sum, value) => sum + value, 0) / layers.flat.length;
      expect(mean).toBeGreaterThan(12);
      expect(mean).toBeLessThan(246);
    },
  );
});

describe('a picture', () => {
  it('is the same for the same job and another for another seed or variation', async () => {
    const first = await rendered(jobOf(scene('peach-podium')));
    const again = await rendered(jobOf(scene('peach-podium')));
    expect(Buffer.from(again.layers.flat).equals(Buffer.from(first.layers.flat))).toBe(true);
    const others = [
      await rendered(jobOf(scene('peach-podium'), { seed: 6 })),
      await rendered(jobOf(scene('peach-podium'), { variation: 1 })),
    ];
    for (const other of others)
      expect(Buffer.from(other.layers.flat).equals(Buffer.from(first.layers.flat))).toBe(false);
    // Light from the other side, the product larger.
    expect(others[1]?.session.stage.world.lighting.kx).toBeGreaterThan(0);
    expect(first.session.stage.world.lighting.kx).toBeLessThan(0);
    expect(others[1]?.layers.product.height).toBeGreaterThan(first.layers.product.height);
  });

  it('is exactly what its layers give when they lie over each other', async () => {
    const { layers } = await rendered(jobOf(scene('glossy-pink')));
    const picture = { width: layers.width, height: layers.height, data: layers.background.slice() };
    putOver(picture, { left: 0, top: 0, width: layers.width, height: layers.height, data: layers.shadow });
    putOver(picture, layers.product);
    expect(Buffer.from(picture.data).equals(Buffer.from(layers.flat))).toBe(true);
  });

  it('has a shadow that begins at the foot and is dark there', async () => {
    const { layers } = await rendered(jobOf(scene('clean-studio'), { width: 160, height: 160 }));
    const { left, top, width, height } = layers.product;
    const alphaAt = (x: number, y: number) => layers.shadow[(y * layers.width + x) * 4 + 3] as number;
    const middle = left + (width >> 1);
    expect(alphaAt(middle, top + height)).toBeGreaterThan(60);
    expect(alphaAt(middle, top + height)).toBeGreaterThan(alphaAt(middle, Math.min(159, top + height + 14)) + 20);
    // There is none far from it or above its head.
    expect(alphaAt(4, 4)).toBeLessThan(12);
    const bounds = boundsOf({ width: layers.width, height: layers.height, data: layers.shadow }, 40);
    expect(bounds && bounds.top + bounds.height).toBeGreaterThan(top + height);
  });

  it('draws the edge of a hard shadow in a line, not in the steps of the grid that light is found on', async () => {
    const { layers } = await rendered(
      jobOf({ ...scene('clean-studio'), light: 'morning' }, { width: 240, height: 240, cutout: plainProduct(60, 120) }),
    );
    const { top, height } = layers.product;
    const alphaAt = (x: number, y: number) => layers.shadow[(y * layers.width + x) * 4 + 3] as number;
    /** Where the shadow begins in a column, from below. */
    const edgeAt = (x: number) => {
      let y = top + height + 10;
      while (y > 0 && alphaAt(x, y) < 70) y -= 1;
      return y + (alphaAt(x, y) - 70) / (alphaAt(x, y) - alphaAt(x, y + 1) || 1);
    };
    const edge = Array.from({ length: 54 }, (_, n) => edgeAt(172 + n));
    const bends = edge.slice(4, -4).map((y, n) => Math.abs((edge[n] as number) - 2 * y + (edge[n + 8] as number)));
    // 0.38 px with all rays to the light starting at the middle of a cell, 0.2 when they start all over it.
    expect(bends.reduce((sum, bend) => sum + bend, 0) / bends.length).toBeLessThan(0.26);
  });

  it.each([
    ['blinds-beige', 2],
    ['walnut-evening', 0],
    ['concrete-gallery', 2],
  ] as const)('%s, picture %d: the light reaches the wall that its shadow shall show on', (id, variation) => {
    const job = jobOf(scene(id), { variation });
    const {
      stage: { world },
    } = openSession(job, shareFor(job));
    // It came from the side or from behind the wall there.
    expect(world.lighting.kz).toBeGreaterThan(0.2);
  });

  it('mirrors the product on what is glossy', async () => {
    const { layers } = await rendered(jobOf(scene('glossy-pink'), { width: 120, height: 120 }));
    const { left, top, width, height } = layers.product;
    const at = ((top + height + 6) * layers.width + left + (width >> 1)) * 4;
    // The product is brown, the surface pink: its image reduces blue.
    expect(layers.shadow[at + 3]).toBeGreaterThan(5);
  });

  it('puts the product on the page at any ratio, whole', () => {
    const sizes = [100, 640, 4000];
    for (const description of [scene('clean-studio'), scene('peach-podium'), scene('flat-oak')]) {
      for (const width of sizes)
        for (const height of sizes)
          for (const ratio of [0.2, 1, 4])
            for (let variation = 0; variation < 4; variation += 1) {
              const {
                left,
                top,
                width: w,
                height: h,
              } = placementOf(
                description,
                ratio,
                { width, height },
                variedBy({ description, seed: 1, variation }).framed,
              );
              expect(
                left >= 0 && left + w <= width && top + h <= height,
                `${width}×${height} ${ratio} ${variation}`,
              ).toBe(true);
              expect(top).toBeGreaterThanOrEqual(-height * 0.02);
            }
    }
  });

  it('is small as a preview, whatever the page', () => {
    expect(pageOf({ width: 4000, height: 2000, quality: 'preview' })).toEqual({ width: 512, height: 256 });
    expect(pageOf({ width: 100, height: 100, quality: 'preview' })).toEqual({ width: 100, height: 100 });
    expect(pageOf({ width: 4000, height: 2000, quality: 'full' })).toEqual({ width: 4000, height: 2000 });
  });
});
