/** One page as a picture file, drawn and encoded strip by strip. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Canvas } from './canvas-library.ts';
import { findPage } from '#design/document/tree.ts';
import { paintCost } from '#design/fabric/paint-cost.ts';
import { contextOf } from '#design/fabric/paint/tools.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';
import { createEncoder } from './encode.ts';
import { isOpaque, stripHeight, type PageEncoder } from './page-encoder.ts';
import { withPage, type Drawing, type PageOnView } from './page-on-view.ts';
import { paintPlan } from './paint-plan.ts';
import type { Drawn, RenderJob } from './render-job.ts';
import { freeCorner } from './free-corner.ts';
import { paintWatermark } from './watermark.ts';

/** Draws a page at the job's size. Throws RenderError for problems that users can fix. */
export function drawPicture(job: RenderJob, page: string, drawing: Drawing, format: PictureFormat): Promise<Drawn> {
  const { document, width, height } = job;
  const plan = paintPlan(
    width,
    height,
    paintCost(document, page, Math.max(width / document.width, height / document.height)),
  );
  return withPage(job, page, drawing, plan, async (shown) => {
    const paper = format === 'jpg';
    const draw = async (alpha: boolean) => {
      const encoder = createEncoder(format, { width: job.width, height: job.height, quality: job.quality, alpha });
      return (await drawStrips(job, shown, { paper, alpha, rows: plan.rows, checkpoint: drawing.checkpoint }, encoder))
        ? encoder.finish()
        : null;
    };
    const mayShowThrough = !paper && findPage(document, page)?.background.type === 'none';
    // A background that turns out to be transparent is rare: then the page is drawn once more.
    const bytes = (mayShowThrough ? null : await draw(false)) ?? (await draw(true));
    if (!bytes) throw new Error('A picture with transparency takes any pixels');
    return { bytes, flattened: [], problems: shown.problems };
  });
}

interface Strips {
  paper: boolean;
  alpha: boolean;
  /** Rows that are painted together. */
  rows: number;
  checkpoint(): void;
}

/** False: a picture without alpha turned out to have transparent parts, and the rest was not drawn. */
async function drawStrips(
  job: RenderJob,
  { view, scale, surfaces }: PageOnView,
  { paper, alpha, rows, checkpoint }: Strips,
  encoder: PageEncoder,
): Promise<boolean> {
  const { width, height } = job;
  const canvas = surfaces.createSurface(width, rows) as HTMLCanvasElement & Canvas;
  const context = contextOf(canvas);
  const corner = freeCorner(view.document, view.pageId);
  for (let top = 0; top < height; top += rows) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, rows);
    context.setTransform(scale.x, 0, 0, scale.y, 0, -top);
    view.paintOn(context, view.nodes, true);
    if (job.watermark) paintWatermark(context, width, height, { corner, top });
    if (paper) {
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      // Below the existing pixels: blending layers have blended with nothing, as in the editor.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, rows);
      context.restore();
    }
    const count = Math.min(rows, height - top);
    const pixels = canvas.data().subarray(0, width * count * 4);
    if (!alpha && !paper && !isOpaque(pixels)) {
      surfaces.release(canvas);
      return false;
    }
    const encoded = stripHeight(width);
    for (let from = 0; from < count; from += encoded) {
      const some = Math.min(encoded, count - from);
      encoder.add({ pixels: pixels.subarray(width * from * 4, width * (from + some) * 4), height: some });
      // The encoder continues in other threads; this lets it start its next steps.
      await nextTurn();
      checkpoint();
    }
  }
  surfaces.release(canvas);
  return true;
}
