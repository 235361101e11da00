/** Input and output of the engine that puts garments and jewels on people. Plain data only. */
import type { Handle } from '#app/engines/warp/hang.ts';
import type { Bounds, Person, Point } from '#app/engines/warp/person.ts';
import type { TryOnKind, TryOnNote } from '#tools/contract/try-on-kinds.ts';

export interface TryOnInput {
  picture: Uint8Array;
  /** PNG of the picture's size whose alpha shows the person; null: unknown. */
  mask: Uint8Array | null;
  person: Person;
  garment: Uint8Array;
  /** PNG of the garment picture's size whose alpha shows it; null: the garment's own alpha. */
  garmentMask: Uint8Array | null;
  kind: TryOnKind;
  /** The user said that it is of this kind: its outline is not asked about. */
  isSure?: boolean | undefined;
  /** Handle positions dragged by the user, px of the picture. */
  dragged: Readonly<Record<string, Point>>;
}

export interface TryOnLayer {
  /** PNG with alpha. */
  bytes: Uint8Array;
  /** Its position, whole px of the picture. */
  box: Bounds;
}

export interface TryOnOutput {
  width: number;
  height: number;
  /** Shaded, including the shadow it casts. */
  garment: TryOnLayer;
  /** The parts in front of it: chin and neck, hair, forearms; null: none. */
  front: TryOnLayer | null;
  /** `from` in the garment picture's px, `to` in the person's. */
  handles: Handle[];
  notes: TryOnNote[];
  /** All of it in one picture: JPEG. */
  flat: Uint8Array;
}
