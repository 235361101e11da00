/** The edge of the picture that a mode works on, as dark and light dashes, and its shape for clipping. */
import type { PictureLayer } from '#design/document/layers.ts';
import { traceFrame } from '#design/fabric/paint/outline.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import type { Context } from '#design/fabric/paint/tools.ts';

/**
 * Makes the picture's frame the path of a context in page px; from here on the context is relative to the picture's
 * center.
 */
export function tracePicture(context: Context, picture: PictureLayer): void {
  context.transform(...placementOf(picture).matrix);
  context.beginPath();
  traceFrame(context, picture.frame, picture);
}

/** Dashes along the path, of the same width at every zoom. */
export function strokeDashes(context: Context, zoom: number): void {
  for (const [color, offset] of [
    ['rgb(0 0 0 / 0.45)', 0],
    ['rgb(255 255 255 / 0.9)', 5],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = 1 / zoom;
    context.setLineDash([5 / zoom, 5 / zoom]);
    context.lineDashOffset = offset / zoom;
    context.stroke();
  }
  context.setLineDash([]);
}
