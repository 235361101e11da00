/** One page on the server's canvas: the same view as in the browser, with pictures decoded from the bytes of the job. */
import type { Canvas } from '@napi-rs/canvas';
import type { DesignDocument } from '#design/document/document.ts';
import { findPage, leavesInPaintOrder } from '#design/document/tree.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Picture } from '#design/fabric/paint/tools.ts';
import { createView } from '#design/fabric/view.ts';
import type { SourceProblem } from '#design/fabric/sources.ts';
import { decodePicture, PictureError } from './decode.ts';
import { createCanvasElement, fabricForNode } from './fabric-node.ts';
import { RenderError, type RenderJob } from './render-job.ts';
import { registerRareCharacters } from './server-fonts.ts';
import { paintWatermark } from './watermark.ts';

/** Pixels that all pictures of one page may take while decoded; beyond that all are decoded smaller. */
const PICTURE_BUDGET = 96_000_000;
/** Pixels of decoded pictures that are kept for the next job. */
const KEPT_PIXELS = 16_000_000;

/** Nothing is edited on the server, so no line is ever broken there. */
const neverMeasured: MeasureText = () => {
  throw new Error('The renderer draws stored lines and measures none');
};

interface Decoded {
  picture: Picture;
  side: number;
}

/** Decoded pictures from job to job: previews of one design come in series. */
const decoded = new Map<string, Decoded>();

async function pictureOf(asset: string, wantedSide: number, job: RenderJob, budget: { left: number }): Promise<Picture> {
  const bytes = job.assets.get(asset);
  if (!bytes) throw new PictureError('missing');
  const known = decoded.get(asset);
  if (known && (known.side === wantedSide || isWhole(known.picture))) {
    decoded.delete(asset);
    decoded.set(asset, known);
    return known.picture;
  }
  const side = Math.min(wantedSide, Math.max(64, Math.sqrt(Math.max(budget.left, 0))));
  const picture = await decodePicture(bytes, side);
  budget.left -= picture.width * picture.height;
  decoded.delete(asset);
  decoded.set(asset, { picture, side: wantedSide });
  return picture;
}

function isWhole(picture: Picture): boolean {
  return picture.width >= picture.naturalWidth && picture.height >= picture.naturalHeight;
}

/** Lets go of the pictures used longest ago. */
function trimDecoded(): void {
  let pixels = [...decoded.values()].reduce((sum, { picture }) => sum + picture.width * picture.height, 0);
  for (const [asset, { picture }] of decoded) {
    if (pixels <= KEPT_PIXELS) return;
    pixels -= picture.width * picture.height;
    decoded.delete(asset);
  }
}

function textsOf(document: DesignDocument, page: string): string {
  return leavesInPaintOrder(document, page)
    .map((layer) => (layer.type === 'text' ? layer.text : ''))
    .join('');
}

/** Draws the page at the job's size. Throws RenderError for what people can do something about. */
export async function drawPage(job: RenderJob): Promise<{ canvas: Canvas; problems: SourceProblem[] }> {
  if (!findPage(job.document, job.page)) throw new RenderError('noPage');
  registerRareCharacters(textsOf(job.document, job.page));
  const fabric = fabricForNode();
  const element = createCanvasElement(job.width, job.height);
  const canvas = new fabric.StaticCanvas(element, { width: job.width, height: job.height, renderOnAddRemove: false, enableRetinaScaling: false });
  const scaleX = job.width / job.document.width;
  const scaleY = job.height / job.document.height;
  canvas.viewportTransform = [scaleX, 0, 0, scaleY, 0, 0];
  const budget = { left: PICTURE_BUDGET };
  const view = createView(fabric, {
    canvas,
    measure: neverMeasured,
    sources: { picture: (asset, wantedSide) => pictureOf(asset, wantedSide, job, budget) },
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
