/**
 * What mask mode draws over the page: the masked picture, faintly the erased parts while restoring, and the ring of the
 * brush.
 */
import type { Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import { traceFrame } from '#design/fabric/paint/outline.ts';
import { createPageSurface } from '../page-surface.client.ts';
import type { Viewport } from '../../session/viewport.ts';
import type { MaskPainter } from './mask-painter.client.ts';

/** Opacity of erased parts while restoring. */
const GHOST = 0.32;

export function createMaskOverlay(host: HTMLElement) {
  const { canvas, cleared, inPage } = createPageSurface(host, 'mask', 'cursor-none');
  const ring = document.createElement('div');
  ring.className =
    'pointer-events-none absolute top-0 left-0 rounded-full border-[1.5px] border-white opacity-0 shadow-[0_0_0_1px_rgb(0_0_0/0.55),inset_0_0_0_1px_rgb(0_0_0/0.35)]';
  ring.dataset.brush = '';
  host.append(ring);

  function draw(layer: PictureLayer, painter: MaskPainter | null, viewport: Viewport, ghost: boolean): void {
    const context = cleared();
    if (!painter) return;
    inPage(context, viewport);
    context.transform(...placementOf(layer).matrix);
    context.save();
    context.beginPath();
    traceFrame(context, layer.frame, layer);
    context.clip();
    if (ghost) {
      context.globalAlpha = GHOST;
      context.drawImage(painter.plain, -layer.width / 2, -layer.height / 2, layer.width, layer.height);
      context.globalAlpha = 1;
    }
    context.drawImage(painter.shown, -layer.width / 2, -layer.height / 2, layer.width, layer.height);
    context.restore();
    context.beginPath();
    traceFrame(context, layer.frame, layer);
    for (const [color, offset] of [
      ['rgb(0 0 0 / 0.45)', 0],
      ['rgb(255 255 255 / 0.9)', 5],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = 1 / viewport.zoom;
      context.setLineDash([5 / viewport.zoom, 5 / viewport.zoom]);
      context.lineDashOffset = offset / viewport.zoom;
      context.stroke();
    }
    context.setLineDash([]);
  }

  return {
    canvas,
    draw,
    /** Shows the ring at a point of the stage, px; null hides it. */
    placeRing(at: Point | null, size: number): void {
      ring.style.opacity = at ? '1' : '0';
      if (!at) return;
      ring.style.width = `${size}px`;
      ring.style.height = `${size}px`;
      ring.style.transform = `translate(${at.x - size / 2}px, ${at.y - size / 2}px)`;
    },
    dispose(): void {
      canvas.remove();
      ring.remove();
    },
  };
}
