/** The sizes in which pictures are delivered for display, besides the original. */

/** Longer sides, px. A request gets the next larger one. */
export const VARIANT_SIZES = [64, 128, 256, 512, 1024, 2048] as const;

/** The variant that suffices for this many pixels of the longer side; null: only the original does. */
export function variantFor(side: number): number | null {
  return VARIANT_SIZES.find((size) => size >= side) ?? null;
}
