/** What a design can be resized to: a format by name or the user's own size, and what the resize tool is asked for. */
import type { PageFormat } from '#tools/inputs/formats.ts';

export interface ResizeTarget {
  /** Of a format its own; of other sizes the size. */
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

/** The input of the resize tool. Formats go by name, so that copies are called after them. */
export function resizeInput({ id, width, height }: ResizeTarget, copy: boolean): Record<string, unknown> {
  const size = id === customTarget(width, height).id ? { width, height } : { format: id };
  return copy ? { ...size, copy } : size;
}
