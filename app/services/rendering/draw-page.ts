/** One page on the server's canvas: the same view as in the browser, with pictures decoded from the bytes of the job. */
import type { Canvas } from '@napi-rs/canvas';
import type { DesignDocument } from '#design/document/document.ts';
import { findPage, leavesInPaintOrder } from '#design/document/tree.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Picture } from '#design/fabric/paint/tools.ts';
import { stretchesOf } from '#design/layout/stretches.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { createView } from '#design/fabric/view.ts';
import type { SourceProblem } from '#design/fabric/sources.ts';
import { decodedSize, decodePicture, PictureError, pictureSize } from './decode.ts';
import { createCanvasElement, fabricForNode } from './fabric-node.ts';
import { RenderError, type RenderJob } from './render-job.ts';
import { registerIdeographs, type FontLatch } from './server-fonts.ts';
import { paintWatermark } from './watermark.ts';

/** Pixels that all pictures of one page may take while decoded; beyond that all are decoded smaller. */
const PICTURE_BUDGET = 96_000_000;
/** Pixels of decoded pictures that are kept for the next job. */
const KEPT_PIXELS = 16_000_000;

/** Nothing is edited on the server, so no line is ever broken there. */
const neverMeasured: MeasureText = () => {
  throw new Error('The renderer draws stored lines and measures none');
};

/** Decoded pictures from job to job: previews of one design come in series. By asset and size. */
const decoded = new Map<string, Picture>();

/**
 * How much smaller all pictures of a page are decoded so that they fit the budget together. Known before the first one is
 * decoded: the picture must not depend on which arrives first.
 */
async function shrinkToBudget(job: RenderJob, scale: number): Promise<number> {
  let pixels = 0;
  for (const [asset, side] of assetNeeds(job.document, job.page, scale, () => true)) {
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
  const { width, height } = decodedSize(await pictureSize(bytes), wantedSide);
  const key = `${asset} ${width} ${height}`;
  const picture = decoded.get(key) ?? (await decodePicture(bytes, wantedSide));
  decoded.delete(key);
  decoded.set(key, picture);
  return picture;
}

/** Lets go of the pictures used longest ago. */
function trimDecoded(): void {
  let pixels = [...decoded.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  for (const [key, { width, height }] of decoded) {
    if (pixels <= KEPT_PIXELS) return;
    pixels -= width * height;
    decoded.delete(key);
  }
}

function registerCharacters(fonts: FontLatch, document: DesignDocument, page: string): void {
  for (const layer of leavesInPaintOrder(document, page)) {
    if (layer.type === 'text') for (const { text, style } of stretchesOf(layer)) registerIdeographs(fonts, text, style.fontWeight);
  }
}

/** Draws the page at the job's size. Throws RenderError for what people can do something about. */
export async function drawPage(job: RenderJob, fonts: FontLatch): Promise<{ canvas: Canvas; problems: SourceProblem[] }> {
  if (!findPage(job.document, job.page)) throw new RenderError('noPage');
  registerCharacters(fonts, job.document, job.page);
  const fabric = fabricForNode();
  const element = createCanvasElement(job.width, job.height);
  const canvas = new fabric.StaticCanvas(element, { width: job.width, height: job.height, renderOnAddRemove: false, enableRetinaScaling: false });
  const scaleX = job.width / job.document.width;
  const scaleY = job.height / job.document.height;
  canvas.viewportTransform = [scaleX, 0, 0, scaleY, 0, 0];
  const shrink = await shrinkToBudget(job, Math.max(scaleX, scaleY));
  const view = createView(fabric, {
    canvas,
    measure: neverMeasured,
    sources: { picture: (asset, wantedSide) => pictureOf(asset, wantedSide * shrink, job) },
    scale: Math.max(scaleX, scaleY),
    headroom: 1,
  });
  try {
    const problems = await view.show(job.document, job.page);
    if (problems.length > 0 && job.strict) throw new RenderError('brokenPictures', { count: problems.length }, problems);
    canvas.renderAll();
    const context = element.getContext('2d') as CanvasRenderingContext2D;
    if (job.watermark) paintWatermark(context, job.width, job.height);
    if (job.format === 'jpg') {
      // JPEG knows no transparency: what shows through becomes white, like paper.
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, job.width, job.height);
    }
    return { canvas: element, problems };
  } finally {
    view.dispose();
    trimDecoded();
  }
}
