/** One page as pixels. */
import type { Canvas } from '@napi-rs/canvas';
import { contextOf } from '#design/fabric/paint/tools.ts';
import type { SourceProblem } from '#design/fabric/sources.ts';
import { createCanvasElement } from './fabric-node.ts';
import { withPage } from './page-on-view.ts';
import type { RenderJob } from './render-job.ts';
import type { FontLatch } from './server-fonts.ts';
import { paintWatermark } from './watermark.ts';

/** Draws a page at the job's size; `paper`: on white, for files that know no transparency. Throws RenderError. */
export function drawPage(job: RenderJob, page: string, fonts: FontLatch, paper: boolean): Promise<{ canvas: Canvas; problems: SourceProblem[] }> {
  return withPage(job, page, fonts, ({ view, scale, problems }) => {
    const canvas = createCanvasElement(job.width, job.height);
    const context = contextOf(canvas);
    context.setTransform(scale.x, 0, 0, scale.y, 0, 0);
    view.paintOn(context, view.nodes, true);
    if (job.watermark) paintWatermark(context, job.width, job.height);
    if (paper) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      // Below what is there: layers that blend have blended with nothing, as in the editor.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, job.width, job.height);
    }
    return { canvas, problems };
  });
}
