/** The port through which the kernel looks at a rendered page: what a stretch of it looks like. */
import type { DesignDocument } from '../document/document.ts';
import type { Box } from '../document/geometry.ts';

/** Its mean colour, and how much the brightness varies (0 even, 1 black beside white). */
export interface PixelSample {
  color: string;
  spread: number;
}

/** Looks at a box of a rendered page, px. Null when the box lies off the page. Repeated looks at the same document are cheap. */
export type SamplePixels = (document: DesignDocument, page: string, box: Box) => Promise<PixelSample | null>;
