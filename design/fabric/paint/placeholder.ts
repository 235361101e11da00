/** What stands where a picture should: quiet while it loads, with a mark when it can't be shown. Never exported. */
import { traceBox } from './outline.ts';
import type { Context, PictureState, Size } from './tools.ts';

/** Draws around the origin, over the whole box. */
export function paintPlaceholder(context: Context, size: Size, status: PictureState['status']): void {
  context.save();
  context.fillStyle = '#8c877d26';
  context.beginPath();
  context.rect(-size.width / 2, -size.height / 2, size.width, size.height);
  context.fill();
  if (status === 'broken') paintMark(context, Math.min(size.width, size.height, 480) * 0.32);
  context.restore();
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
