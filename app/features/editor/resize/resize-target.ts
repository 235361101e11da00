/** What a design can be resized to: a named format or the user's own size, and the resize tool's input. */
import type { PageFormat } from '#tools/inputs/formats.ts';

export interface ResizeTarget {
  /** A format's own id; for other sizes the size. */
  id: string;
  name: string;
  width: number;
  height: number;
}

export function targetOf({ id, name, width, height }: PageFormat): ResizeTarget {
  return { id, name, width, height };
}

export function customTarget(width: number, height: number): ResizeTarget {
  return { id: `${width}x${height}`, name: `${width} × ${height}`, width, height };
}

/** The input of the resize tool. Formats are passed by name, so that copies are named after them. */
export function resizeInput({ id, width, height }: ResizeTarget, copy: boolean): Record<string, unknown> {
  const size = id === customTarget(width, height).id ? { width, height } : { format: id };
  return copy ? { ...size, copy } : size;
}
