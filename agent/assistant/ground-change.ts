/** A change and a layer that is on the canvas become calls: of update_layer mostly, of edit_text, style, arrange and reorder for what it does not do. */
import type { Canvas } from './read-canvas.ts';

export const gapOf = (canvas: Canvas) => Math.round(Math.min(canvas.width, canvas.height) * 0.03);

const round = (value: number) => Math.round(Math.min(20, Math.max(0.05, value)) * 1000) / 1000;
