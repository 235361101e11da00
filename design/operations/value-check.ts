/**
 * Checks the values that operations write: each returns the value with the defaults of properties that it lacks, or
 * throws a KernelError that names field and limit. `schemaCheck` of schema-check.ts is the real one. It is handed in,
 * so that a browser can show a design before the schemas have been fetched.
 */
import type { Page } from '../document/document.ts';
import type { Layer, MaskStroke, TextLayer } from '../document/layers.ts';
import type { LayerPatch } from './patch.ts';
import type { PageUpdate } from './schemas.ts';

export interface ValueCheck {
  layer(layer: Layer): Layer;
  /** The properties that a patch of this layer gives. */
  layerPatch(layer: Layer, given: Readonly<Record<string, unknown>>): LayerPatch;
  page(page: Page): Page;
  pagePatch(page: Page, given: Readonly<Record<string, unknown>>): PageUpdate['patch'];
  /** `field`: its path in the document. */
  stroke(stroke: MaskStroke, field: string): MaskStroke;
  order(order: string, field: string): string;
  /** px. */
  dimension(length: number, field: string): number;
  /** The runs and lines that a patch writes; null when malformed. */
  offsets(patch: object): Partial<Pick<TextLayer, 'runs' | 'lines'>> | null;
}

/** Takes values as they are: for operations that are checked elsewhere. */
export const AS_GIVEN: ValueCheck = {
  layer: (layer) => layer,
  layerPatch: (_layer, given) => given as LayerPatch,
  page: (page) => page,
  pagePatch: (_page, given) => given as PageUpdate['patch'],
  stroke: (stroke) => stroke,
  order: (order) => order,
  dimension: (length) => length,
  offsets: (patch) => patch,
};
