/** One page of a job as a view: with fonts and pictures loaded, ready to be painted on any kind of canvas. */
import type { MeasureText } from '#design/document/measure.ts';
import { findPage } from '#design/document/tree.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import type { Picture, Surfaces } from '#design/fabric/paint/tools.ts';
import type { SourceProblem } from '#design/fabric/sources.ts';
import { createView, type View } from '#design/fabric/view.ts';
import { fontsOf } from '#design/layout/page-fonts.ts';
import { decodedSize, decodePicture, PictureError, pictureSize } from './decode.ts';
import { createCanvasElement, fabricForNode } from './fabric-node.ts';
import { PICTURE_BUDGET } from './render-cost.ts';
import { RenderError, type RenderJob } from './render-job.ts';
import { registerNeeds, type FontLatch } from './server-fonts.ts';
import { createSurfaceLedger } from './surface-ledger.ts';

/** Pixels of decoded pictures that are cached for the next job. */
const CACHED_PIXELS = 16_000_000;

/** Nothing is edited on the server, so lines are never broken there. */
const neverMeasured: MeasureText = () => {
  throw new Error('The renderer draws stored lines and measures none');
};

/** Decoded pictures from job to job: previews of one design come in series. By asset and size. */
const decoded = new Map<string, Picture>();

/**
 * The factor by which all pictures of a page are reduced to fit the budget together. Known before the first one is
 * decoded: the result must not depend on which arrives first.
 */
async function shrinkToBudget(job: RenderJob, page: string, scale: number): Promise<number> {
  let pixels = 0;
  for (const [asset, side] of assetNeeds(job.document, page, scale, () => true)) {
    const bytes = job.assets.get(asset);
    const size = bytes && (await pictureSize(bytes).catch(() => null));
    if (!size) continue;
    const { width, height } = decodedSize(size, side);
    pixels += width * height;
  }
  return Math.min(1, Math.sqrt(PICTURE_BUDGET / pixels));
}

async function pictureOf(asset: string, wantedSide: number, job: RenderJob): Promise<Picture> {
  const bytes = job.assets.get(asset);
  if (!bytes) throw new PictureError('missing');
  const natural = await pictureSize(bytes);
  const { width, height } = decodedSize(natural, wantedSide);
  const key = `${asset} ${width} ${height}`;
  const picture = decoded.get(key) ?? (await decodePicture(bytes, wantedSide, natural));
  decoded.delete(key);
  decoded.set(key, picture);
  return picture;
}

/** Drops the pictures used longest ago. */
function trimDecoded(): void {
  let pixels = [...decoded.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  for (const [key, { width, height }] of decoded) {
    if (pixels <= CACHED_PIXELS) return;
    pixels -= width * height;
    decoded.delete(key);
  }
}

/** What a thread draws with. */
export interface Drawing {
  fonts: FontLatch;
  /** Pixels of bitmaps that a job may hold at a time. */
  bitmapLimit: number;
  /** Called between two layers and two pictures; throws if the job should stop. */
  checkpoint(): void;
}

/** How a page is painted. */
export interface Painting {
  /** Each layer's bitmaps are freed when it is painted. */
  paintsOnce: boolean;
  /** All bitmaps stay until the work, which still reads them, is done. */
  keepsBitmaps?: boolean;
}

export interface PageOnView {
  view: View;
  /** Device pixels per page pixel. */
  scale: { x: number; y: number };
  /** Pictures that are shown as placeholders. */
  problems: SourceProblem[];
  /** Bitmaps of this job. */
  surfaces: Surfaces;
}

/** Runs `work` with a page of the job, then releases it. Throws RenderError for problems that users can fix. */
export async function withPage<Result>(
  job: RenderJob,
  page: string,
  { fonts, bitmapLimit, checkpoint }: Drawing,
  { paintsOnce, keepsBitmaps }: Painting,
  work: (page: PageOnView) => Result | Promise<Result>,
): Promise<Result> {
  if (!findPage(job.document, page)) throw new RenderError('noPage');
  registerNeeds(fonts, fontsOf(job.document, page));
  const fabric = fabricForNode();
  // Nothing is drawn here: the view paints on the canvases passed to it.
  const canvas = new fabric.StaticCanvas(createCanvasElement(1, 1), {
    width: 1,
    height: 1,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  });
  const scale = { x: job.width / job.document.width, y: job.height / job.document.height };
  const finest = Math.max(scale.x, scale.y);
  const shrink = await shrinkToBudget(job, page, finest);
  const surfaces = createSurfaceLedger(bitmapLimit, { keeps: keepsBitmaps });
  const view = createView(fabric, {
    canvas,
    measure: neverMeasured,
    rare: () => RARE_PAINTERS,
    sources: { picture: (asset, wantedSide) => pictureOf(asset, wantedSide * shrink, job) },
    surfaces,
    painting: { paintsOnce, checkpoint },
    scale: finest,
    headroom: 1,
    emptyFrames: false,
  });
  try {
    const problems = await view.show(job.document, page);
    checkpoint();
    if (problems.length > 0 && job.strict)
      throw new RenderError('brokenPictures', { count: problems.length }, problems);
    return await work({ view, scale, problems, surfaces });
  } finally {
    view.dispose();
    surfaces.close();
    trimDecoded();
  }
}
