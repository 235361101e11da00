/** The placeholder for a picture: quiet while it loads, with a mark if it failed. Never exported. */
import { traceBox } from './outline.ts';
import type { Context, PictureState, Size } from './tools.ts';

/** Draws around the origin, over the whole box. */
export function paintPlaceholder(context: Context, size: Size, status: PictureState['status']): void {
  context.save();
  paintBackground(context, size, '#8c877d26');
  if (status === 'broken') paintMark(context, Math.min(size.width, size.height, 480) * 0.32);
  context.restore();
}

/** An empty frame: calm, and clearly not part of the design. Draws around the origin, over the whole box. */
export function paintEmptyFrame(context: Context, size: Size): void {
  context.save();
  paintBackground(context, size, '#c9cfd1');
  const edge = Math.min(Math.min(size.width, size.height) * 0.36, 220);
  if (edge >= 6) {
    const half = edge / 2;
    context.strokeStyle = '#ffffff';
    context.fillStyle = '#ffffff';
    context.lineWidth = edge / 13;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.setLineDash([]);
    context.beginPath();
    traceBox(context, { width: edge, height: edge * 0.8 }, edge * 0.12);
    context.stroke();
    context.beginPath();
    context.arc(half * 0.42, -half * 0.32, edge * 0.08, 0, Math.PI * 2);
    context.fill();
    context.beginPath();
    context.moveTo(-half * 0.72, half * 0.5);
    context.lineTo(-half * 0.26, -half * 0.08);
    context.lineTo(half * 0.12, half * 0.32);
    context.lineTo(half * 0.36, half * 0.1);
    context.lineTo(half * 0.72, half * 0.5);
    context.closePath();
    context.fill();
    context.stroke();
  }
  context.restore();
}

function paintBackground(context: Context, { width, height }: Size, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.rect(-width / 2, -height / 2, width, height);
  context.fill();
}

/** A picture frame with hills and a slash through it. */
function paintMark(context: Context, edge: number): void {
  if (edge < 8) return;
  const half = edge / 2;
  context.strokeStyle = '#8c877d';
  context.lineWidth = Math.max(edge / 14, 1);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.setLineDash([]);
  context.beginPath();
  traceBox(context, { width: edge, height: edge * 0.8 }, edge * 0.1);
  context.moveTo(-half * 0.7, half * 0.5);
  context.lineTo(-half * 0.2, -half * 0.05);
  context.lineTo(half * 0.15, half * 0.3);
  context.lineTo(half * 0.4, half * 0.08);
  context.lineTo(half * 0.7, half * 0.4);
  context.moveTo(-half, -half);
  context.lineTo(half, half);
  context.stroke();
}
