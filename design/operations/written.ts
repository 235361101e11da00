/**
 * The values written by a list of operations, target by target: the after of a change, or, from its inverse, the
 * before.
 */
import type { DesignDocument, Page } from '../document/document.ts';
import type { ImageLayer, Layer, MaskStroke } from '../document/layers.ts';
import type { Operation } from './operation.ts';

/** A stroke on a mask, with the stroke above it; null for a stroke that was removed. */
export type WrittenStroke = { stroke: MaskStroke; before?: string } | null;

/** Everything known about one layer or page. */
export class WrittenTarget {
  /** Whether it was added (true) or removed (false); undefined when it existed all along. */
  exists: boolean | undefined;
  /** Property by property, as last written. */
  readonly values = new Map<string, unknown>();
  /** Mask strokes one by one, unless the mask as a whole was written. */
  readonly strokes = new Map<string, WrittenStroke>();

  add(whole: Layer | Page): void {
    this.exists = true;
    this.values.clear();
    this.strokes.clear();
    this.write(whole);
  }

  remove(): void {
    this.exists = false;
    this.values.clear();
    this.strokes.clear();
  }

  write(properties: object): void {
    for (const [property, value] of Object.entries(properties)) {
      if (value === undefined) continue;
      this.values.set(property, value);
      if (property === 'mask') this.strokes.clear();
    }
  }

  stroke(stroke: MaskStroke, before: string | undefined): void {
    if (!this.values.has('mask')) {
      this.strokes.set(stroke.id, { stroke, ...(before !== undefined && { before }) });
      return;
    }
    const mask = this.values.get('mask') as ImageLayer['mask'];
    const strokes = [...(mask?.strokes ?? [])];
    const above = before === undefined ? -1 : strokes.findIndex((known) => known.id === before);
    strokes.splice(above < 0 ? strokes.length : above, 0, stroke);
    this.values.set('mask', { ...mask, asset: mask?.asset ?? null, strokes });
  }

  unstroke(id: string): void {
    if (!this.values.has('mask')) {
      this.strokes.set(id, null);
      return;
    }
    const mask = this.values.get('mask') as ImageLayer['mask'];
    const strokes = (mask?.strokes ?? []).filter((stroke) => stroke.id !== id);
    const asset = mask?.asset ?? null;
    this.values.set('mask', asset === null && strokes.length === 0 ? null : { ...mask, asset, strokes });
  }
}

/** The values that these operations leave, applied in order. */
export function writtenBy(operations: readonly Operation[]): Written {
  const written = new Written();
  for (const operation of operations) written.record(operation);
  return written;
}

/** Everything that operations wrote, later values over earlier ones. */
export class Written {
  readonly layers = new Map<string, WrittenTarget>();
  readonly pages = new Map<string, WrittenTarget>();
  size: Pick<DesignDocument, 'width' | 'height'> | null = null;

  /** Records one more operation. */
  record(operation: Operation): void {
    switch (operation.type) {
      case 'layer.add':
        return target(this.layers, operation.layer.id).add(operation.layer);
      case 'layer.remove':
        return target(this.layers, operation.id).remove();
      case 'layer.update':
        return target(this.layers, operation.id).write(operation.patch);
      case 'layer.move':
        return target(this.layers, operation.id).write({ parent: operation.parent, order: operation.order });
      case 'mask.stroke':
        return target(this.layers, operation.id).stroke(operation.stroke, operation.before);
      case 'mask.unstroke':
        return target(this.layers, operation.id).unstroke(operation.stroke);
      case 'page.add':
        return target(this.pages, operation.page.id).add(operation.page);
      case 'page.remove':
        return target(this.pages, operation.id).remove();
      case 'page.update':
        return target(this.pages, operation.id).write(operation.patch);
      case 'design.resize':
        this.size = { width: operation.width, height: operation.height };
        return;
      default:
        operation satisfies never;
    }
  }
}

function target(targets: Map<string, WrittenTarget>, id: string): WrittenTarget {
  let found = targets.get(id);
  if (!found) targets.set(id, (found = new WrittenTarget()));
  return found;
}
