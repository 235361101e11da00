/** The ends of lines: how far each form extends, where the line stops inside it, and its drawing. */
import type { LineHead } from '#design/document/layers.ts';
import type { Context } from './tools.ts';

/** Length of a head for a stroke width, px: visible on hairlines, not clumsy on thick lines. */
function headLength(strokeWidth: number): number {
  return Math.max(strokeWidth * 3.2, 8);
}

/** How far a head extends to the sides of the line or beyond its end, px. */
export function headReach(head: LineHead, strokeWidth: number): number {
  return head === 'none' ? strokeWidth / 2 : headLength(strokeWidth);
}

/** How far before its end the line stops, px: inside the head, where that is wide enough to hide a square end. */
export function headInset(head: LineHead, strokeWidth: number): number {
  switch (head) {
    case 'none':
    case 'bar':
      return 0;
    case 'open':
      // The strokes of the head meet in a mitre that extends beyond the line's own end.
      return strokeWidth * 0.5;
    case 'circle':
      return headLength(strokeWidth) * 0.5;
    case 'arrow':
    case 'triangle':
      return headLength(strokeWidth) * 0.7;
  }
}

/** Draws a head with its tip at x that points left (-1) or right (1), in the context's stroke style. */
export function paintHead(context: Context, head: LineHead, x: number, direction: -1 | 1, strokeWidth: number): void {
  const length = headLength(strokeWidth);
  context.fillStyle = context.strokeStyle;
  context.setLineDash([]);
  context.beginPath();
  switch (head) {
    case 'none':
      return;
    case 'arrow': {
      const half = length * 0.55;
      context.moveTo(x, 0);
      context.lineTo(x - direction * length, -half);
      context.lineTo(x - direction * length * 0.78, 0);
      context.lineTo(x - direction * length, half);
      context.closePath();
      context.fill();
      return;
    }
    case 'triangle': {
      const half = length * 0.5;
      context.moveTo(x, 0);
      context.lineTo(x - direction * length * 0.9, -half);
      context.lineTo(x - direction * length * 0.9, half);
      context.closePath();
      context.fill();
      return;
    }
    case 'circle':
      context.arc(x - direction * length * 0.45, 0, length * 0.45, 0, Math.PI * 2);
      context.fill();
      return;
    case 'bar':
      context.lineWidth = strokeWidth;
      context.lineCap = 'butt';
      context.moveTo(x - (direction * strokeWidth) / 2, -length * 0.5);
      context.lineTo(x - (direction * strokeWidth) / 2, length * 0.5);
      context.stroke();
      return;
    case 'open': {
      const tip = x - direction * strokeWidth * 0.6;
      context.lineWidth = strokeWidth;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.moveTo(tip - direction * length * 0.75, -length * 0.6);
      context.lineTo(tip, 0);
      context.lineTo(tip - direction * length * 0.75, length * 0.6);
      context.stroke();
    }
  }
}
