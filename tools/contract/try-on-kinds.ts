/** Kinds of try-on, and the notes that a result may carry. */

export const CLOTHES = ['top', 'bottom', 'full'] as const;
export const JEWELS = ['necklace', 'earrings', 'ring', 'bracelet', 'watch', 'anklet'] as const;
export const TRY_ON_KINDS = [...CLOTHES, ...JEWELS] as const;

export type Clothing = (typeof CLOTHES)[number];
export type Jewel = (typeof JEWELS)[number];
export type TryOnKind = (typeof TRY_ON_KINDS)[number];

export const isClothing = (kind: TryOnKind): kind is Clothing => (CLOTHES as readonly string[]).includes(kind);

/**
 * Things that were not found or only guessed: hips or limbs outside the picture, a face, fingers, the garment's own
 * shape, a fold in the warp.
 */
export const TRY_ON_NOTES = ['hips', 'arms', 'legs', 'face', 'fingers', 'shape', 'folded', 'silhouette'] as const;
export type TryOnNote = (typeof TRY_ON_NOTES)[number];
