/** What goes to the engine that puts garments and jewels on people, and what comes back. Plain data only. */
import type { Handle } from '#app/engines/warp/hang.ts';
import type { Bounds, Person, Point } from '#app/engines/warp/person.ts';
import type { TryOnKind, TryOnNote } from '#tools/contract/try-on-kinds.ts';

export interface TryOnInput {
  picture: Uint8Array;
  /** PNG of the picture's size whose alpha shows the person; null: not known. */
  mask: Uint8Array | null;
  person: Person;
  garment: Uint8Array;
  /** PNG of the garment picture's size whose alpha shows it; null: the garment's own alpha. */
  garmentMask: Uint8Array | null;
  kind: TryOnKind;
  /** Places that people dragged handles to, px of the picture. */
  dragged: Readonly<Record<string, Point>>;
}

export interface TryOnLayer {
  /** PNG with alpha. */
  bytes: Uint8Array;
  /** Where it lies, whole px of the picture. */
  box: Bounds;
}

export interface TryOnOutput {
  width: number;
  height: number;
  /** Shaded, with its shadow on what is below. */
  garment: TryOnLayer;
  /** What is before it: chin and neck, hair, forearms; null: nothing. */
  front: TryOnLayer | null;
  /** `from` in the garment picture's px, `to` in the person's. */
  handles: Handle[];
  notes: TryOnNote[];
  /** All of it in one picture: JPEG. */
  flat: Uint8Array;
}
