/** From a brief to the calls that make a first design of it. */
import { findFormat } from '#tools/formats.ts';
import type { PlannedCall } from '../ground.ts';
import type { Canvas, SeenPicture } from '../read-canvas.ts';
import type { Brief } from './brief.ts';
import { compositionCalls } from './layouts.ts';
import { paletteFor } from './palettes.ts';

/** The size that the brief asks for, or the page as it is. */
function sizeFor(brief: Brief, canvas: Canvas): { width: number; height: number; call: PlannedCall | null } {
  const format = brief.format ? findFormat(brief.format) : null;
  const size = format ?? brief.size ?? canvas;
  const { width, height } = size;
  if (width === canvas.width && height === canvas.height) return { width, height, call: null };
  return { width, height, call: { tool: 'resize', input: format ? { format: format.id } : { width, height } } };
}

/** All calls of a composition, none of which needs the answer of another. */
export function composeCalls(brief: Brief, canvas: Canvas, photos: readonly SeenPicture[]): PlannedCall[] {
  const { width, height, call } = sizeFor(brief, canvas);
  const palette = paletteFor(brief.about, brief.colors);
  const background: PlannedCall = {
    tool: 'set_background',
    input: palette.ground2 ? { gradient: { from: palette.ground, to: palette.ground2, angle: 160 } } : { color: palette.ground },
  };
  return [...(call ? [call] : []), background, ...compositionCalls(width, height, { headline: brief.headline, offer: brief.offer, lines: brief.lines, photos }, palette)];
}
