/** One page as a picture file, drawn and encoded strip by strip. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findPage } from '#design/document/tree.ts';
import { contextOf } from '#design/fabric/paint/tools.ts';
import type { PictureFormat } from '#tools/context.ts';
import { createEncoder } from './encode.ts';
import { createCanvasElement } from './fabric-node.ts';
import { isOpaque, stripHeight, type PageEncoder } from './page-encoder.ts';
import { withPage, type PageOnView } from './page-on-view.ts';
import type { Drawn, RenderJob } from './render-job.ts';
import type { FontLatch } from './server-fonts.ts';
import { paintWatermark } from './watermark.ts';

/** Draws a page at the job's size. Throws RenderError for what people can do something about. */
export function drawPicture(job: RenderJob, page: string, fonts: FontLatch, format: PictureFormat): Promise<Drawn> {
  return withPage(job, page, fonts, async (shown) => {
    const paper = format === 'jpg';
    const draw = async (alpha: boolean) => {
      const encoder = createEncoder(format, { width: job.width, height: job.height, quality: job.quality, alpha });
      return (await drawStrips(job, shown, { paper, alpha }, encoder)) ? encoder.finish() : null;
    };
    const mayShowThrough = !paper && findPage(job.document, page)?.background.type === 'none';
    // A ground that turns out to let something through is rare: then the page is drawn once more.
    const bytes = (mayShowThrough ? null : await draw(false)) ?? (await draw(true));
    if (!bytes) throw new Error('A picture with transparency takes any pixels');
    return { bytes, flattened: [], problems: shown.problems };
  });
}

/** False: something shows through a picture that has no transparency, and the rest was not drawn. */
async function drawStrips(job: RenderJob, { view, scale }: PageOnView, { paper, alpha }: { paper: boolean; alpha: boolean }, encoder: PageEncoder): Promise<boolean> {
  const { width, height } = job;
  const rows = stripHeight(width, height);
  const canvas = createCanvasElement(width, rows);
  const context = contextOf(canvas);
  for (let top = 0; top < height; top += rows) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, rows);
    context.setTransform(scale.x, 0, 0, scale.y, 0, -top);
    view.paintOn(context, view.nodes, true);
    if (job.watermark) paintWatermark(context, width, height, top);
    if (paper) {
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      // Below what is there: layers that blend have blended with nothing, as in the editor.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, rows);
      context.restore();
    }
    const count = Math.min(rows, height - top);
    const pixels = canvas.data().subarray(0, width * count * 4);
    if (!alpha && !paper && !isOpaque(pixels)) return false;
    encoder.add({ pixels, height: count });
    // What the encoder began goes on in other threads; this lets it begin its next steps.
    await nextTurn();
  }
  return true;
}
