/**
 * Renders the picture of a scene around a product, step by step and band by band: light at a coarse grid, materials,
 * lens, the product's shadow, layers. Each thread builds the same world from the same job; the results are in shared
 * memory.
 */
import { allocate, storeBytes, viewsOf, type Buffers, type BufferStore } from './buffers.ts';
import { exposureFor, finish, putOver, type Finished } from './finish.ts';
import { focus } from './focus.ts';
import type { Framed, Framing, Placement } from './framing.ts';
import { ground } from './grounding.ts';
import { illuminate, shadeByProduct, type Samples } from './illumination.ts';
import { hashUnit } from './noise.ts';
import { contactOf } from './contact.ts';
import type { Pixels } from './product-levels.ts';
import type { Product } from './product.ts';
import { relight } from './relight.ts';
import { arrange } from './room.ts';
import type { Backdrops } from './backdrops.ts';
import type { Quality, SceneJob } from './picture-job.ts';
import { shade, type Rays } from './shading.ts';
import { smoothLight } from './smoothing.ts';
import { buildStage, type Lit, type Stage } from './stage/build-stage.ts';

export interface SceneLayers {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  background: Uint8Array;
  /** Of the page's size, straight alpha. */
  shadow: Uint8Array;
  product: { left: number; top: number; width: number; height: number; data: Uint8Array };
  /** All three combined, three bytes per pixel. */
  flat: Uint8Array;
}

/** Most px computed for a scene; larger pages are enlarged from there, except for the product. */
const MOST_PIXELS = 3_400_000;
const PREVIEW_SIDE = 512;

interface Effort {
  cell: number;
  samples: Samples;
  rays: Rays;
  rounds: number;
}

const EFFORTS: Readonly<Record<Quality, Effort>> = {
  preview: { cell: 5, samples: { direct: 8, around: 10 }, rays: 2, rounds: 3 },
  full: { cell: 4, samples: { direct: 14, around: 20 }, rays: 4, rounds: 3 },
};

/** Strongest blur of the lens, as a share of the picture's shorter side. */
const APERTURE = 0.02;

/** The page's computed size: previews are small for any page. */
export function pageOf({ width, height, quality }: Pick<SceneJob, 'width' | 'height' | 'quality'>): {
  width: number;
  height: number;
} {
  if (quality === 'full') return { width, height };
  const shrink = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  return { width: Math.max(16, Math.round(width * shrink)), height: Math.max(16, Math.round(height * shrink)) };
}

function computedSize(page: { width: number; height: number }): { width: number; height: number } {
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (page.width * page.height)));
  return { width: Math.max(2, Math.round(page.width * shrink)), height: Math.max(2, Math.round(page.height * shrink)) };
}

/**
 * Differences between a scene's four pictures: the side and height of the light, the distance of the camera. A product
 * with a room of its own on the page stays there in all of them.
 */
export function variedBy({
  description,
  seed,
  variation,
  within,
}: Pick<SceneJob, 'description' | 'seed' | 'variation' | 'within'>): { framed: Framed; lit: Lit; seed: number } {
  const chance = (n: number) => hashUnit(variation, n, seed + 17);
  const slope = description.perspective === 'side' ? 0.145 : 0;
  const framed: Framed[] = [
    { size: 1, shift: 0, slope },
    { size: 1.14, shift: 0, slope: slope * 0.78 },
    { size: 0.9, shift: (chance(1) < 0.5 ? -1 : 1) * 0.06, slope: slope * 1.3 },
    { size: 0.84, shift: 0, slope: slope * 0.9 },
  ];
  const lit: Lit[] = [
    { mirrored: false, turn: 0, lift: 0 },
    { mirrored: true, turn: 0.12, lift: 0.08 },
    { mirrored: false, turn: -0.3, lift: -0.1 },
    { mirrored: true, turn: 0.42, lift: 0.22 },
  ];
  const at = ((variation % 4) + 4) % 4;
  const own = framed[at] as Framed;
  const kept = within ? { ...own, size: 1, shift: within.x + within.width / 2 - 0.5, within } : own;
  return { framed: kept, lit: lit[at] as Lit, seed: seed + variation * 7919 };
}

/** Steps computed in bands, on any thread. */
export type Step = 'light' | 'shade' | 'focus' | 'product-light' | 'ground' | 'finish';

/** A job as a thread knows it. */
export interface Session {
  buffers: Buffers;
  stage: Stage;
  framing: Framing;
  product: Product;
  /** px of the page. */
  placement: Placement;
  page: { width: number; height: number };
  run(step: Step, from: number, to: number): void;
}

/** Data shared by the threads besides the job. */
export interface Shared {
  store: BufferStore;
  background: SharedArrayBuffer;
  shadow: SharedArrayBuffer;
  /** Three floats: the exposure, once it is known. */
  exposure: SharedArrayBuffer;
  /** Names the scene, product aside. */
  key: string;
  /** The scene is cached: light, colors and lens. */
  isKept: boolean;
}

/** @param backdrops cached scenes, one of which may fit */
export function shareFor(job: SceneJob, backdrops?: Backdrops): Shared {
  const page = pageOf(job);
  const computed = computedSize(page);
  const { cell } = EFFORTS[job.quality];
  const { key } = arrange(job, page, computed, variedBy(job).framed);
  const kept = backdrops?.take(key, storeBytes(computed.width, computed.height, cell)) ?? null;
  return {
    store: kept?.store ?? allocate(computed.width, computed.height, cell),
    background: new SharedArrayBuffer(page.width * page.height * 3),
    shadow: new SharedArrayBuffer(page.width * page.height * 4),
    exposure: kept?.exposure ?? new SharedArrayBuffer(24),
    key,
    isKept: kept !== null,
  };
}

/** Builds the world of a job. */
export function openSession(job: SceneJob, shared: Shared): Session {
  const { description, quality } = job;
  const { cell, samples, rays } = EFFORTS[quality];
  const page = pageOf(job);
  const computed = computedSize(page);
  const buffers = viewsOf(shared.store, computed.width, computed.height, cell);
  const { framed, lit, seed } = variedBy(job);
  const { product, placement, framing, room } = arrange(job, page, computed, framed);
  const stage = buildStage(description, room, framing, lit, seed);
  const { world, standing } = stage;
  const { camera } = framing;
  const contact = contactOf(product, framed.slope, 1 / camera.scale);
  const aperture = APERTURE * Math.min(computed.width, computed.height);
  const exposure = new Float64Array(shared.exposure);
  const finished = {
    ...page,
    seed: job.seed,
    background: new Uint8Array(shared.background),
    shadow: new Uint8Array(shared.shadow),
  };
  const asked = { world, camera, samples, buffers };
  return {
    buffers,
    stage,
    framing,
    product,
    placement,
    page,
    run(step, from, to) {
      if (step === 'light') illuminate(asked, from, to);
      else if (step === 'shade') shade(world, camera, buffers, rays, from, to);
      else if (step === 'focus') focus(buffers, camera, aperture, from, to);
      else if (step === 'product-light') shadeByProduct(asked, product, standing, from, to);
      else if (step === 'ground') ground({ world, camera, buffers, product, standing, contact, exposure }, from, to);
      else finish(buffers, { ...finished, exposure } satisfies Finished, from, to);
    },
  };
}

/** Runs a step for all rows, in bands; each finished band counts towards the progress. */
export type RunBands = (step: Step, rows: number, weight: number) => Promise<void>;

/** Each step's share of the time, on one thread. */
const WEIGHTS: Readonly<Record<Step, number>> = {
  light: 0.3,
  shade: 0.44,
  focus: 0.06,
  'product-light': 0.07,
  ground: 0.06,
  finish: 0.07,
};
/** The share of the work that a cached scene saves. */
export const CACHED_SHARE = WEIGHTS.light + WEIGHTS.shade + WEIGHTS.focus;

/**
 * The whole picture, on the threads of `runBands`.
 * @param fit resizes the cutout to the placement's size, straight alpha
 */
export async function renderScene(
  job: SceneJob,
  shared: Shared,
  session: Session,
  runBands: RunBands,
  fit: (width: number, height: number) => Promise<Pixels>,
): Promise<SceneLayers> {
  const { buffers, stage, product, page } = session;
  const { rounds } = EFFORTS[job.quality];
  const exposure = new Float64Array(shared.exposure);
  if (!shared.isKept) {
    await runBands('light', buffers.gridHeight, WEIGHTS.light);
    smoothLight(buffers, buffers.light, rounds);
    await runBands('shade', buffers.height, WEIGHTS.shade);
    await runBands('focus', buffers.height, WEIGHTS.focus);
    exposure.set(exposureFor(buffers, stage.world.lighting));
  }
  await runBands('product-light', buffers.gridHeight, WEIGHTS['product-light']);
  smoothLight(buffers, buffers.shaded, rounds);
  await runBands('ground', buffers.height, WEIGHTS.ground);
  await runBands('finish', page.height, WEIGHTS.finish);
  const { placement } = session;
  const background = new Uint8Array(shared.background).slice();
  const shadow = new Uint8Array(shared.shadow).slice();
  const flat = background.slice();
  const picture = { ...page, data: flat };
  putOver(picture, { left: 0, top: 0, ...page, data: shadow });
  const fitted = await fit(placement.width, placement.height);
  const data = relight(fitted, {
    world: stage.world,
    camera: session.framing.camera,
    placement,
    product,
    standing: stage.standing,
    exposure,
    isCut: job.isCut === true,
    behind: { ...page, data: flat.slice() },
  });
  putOver(picture, { ...placement, data });
  return { ...page, background, shadow, product: { ...placement, data }, flat };
}

/** Runs everything on this thread: for tests and small pictures. */
export function onThisThread(session: Session): RunBands {
  return async (step, rows) => session.run(step, 0, rows);
}
