/**
 * A leaf's content by itself: drawn upright around the origin, before place, rotation, opacity, blend, shadow and
 * reflection.
 */
import type { Context } from './tools.ts';

export interface Content {
  /** Draws around the origin. `resolution`: device pixels per unit, for what is prepared as a bitmap. */
  paint(context: Context, resolution: number): void;
  /** How far the drawing extends beyond the box on each side, px. */
  bleed: number;
  /** Whether it consists of overlapping parts, so that opacity and blending need it drawn as one first. */
  layered: boolean;
}

/** Bitmaps of one layer that are worth caching between two frames: a filtered picture, a shadow, a reflection. */
export class PaintMemory {
  readonly #kept = new Map<string, { key: readonly unknown[]; value: unknown; free: () => void }>();

  /**
   * The value of a slot if every part of its key is the same as last time, else a new one. `free` releases what a value
   * holds.
   */
  keep<Value>(slot: string, key: readonly unknown[], make: () => Value, free?: (value: Value) => void): Value {
    if (this.holds(slot, key)) return this.#kept.get(slot)?.value as Value;
    const value = make();
    this.#kept.set(slot, { key, value, free: () => free?.(value) });
    return value;
  }

  /** Whether a slot holds the value for this key. */
  holds(slot: string, key: readonly unknown[]): boolean {
    const known = this.#kept.get(slot);
    return (
      known !== undefined &&
      known.key.length === key.length &&
      known.key.every((part, index) => Object.is(part, key[index]))
    );
  }

  /** Drops everything, and frees its pixels. */
  forget(): void {
    for (const { free } of this.#kept.values()) free();
    this.#kept.clear();
  }
}
