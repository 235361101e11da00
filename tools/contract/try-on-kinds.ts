/** Kinds of try-on, the notes that a result may carry, and what keeps one from being shown. */
import { message } from '#messages/message.ts';

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

/**
 * What may be wrong with a result, so that it is not shown: something over the face or the hair, a collar that stands
 * off or leaves the shoulders bare, arms or legs beside their sleeves, old clothes showing, another colour than in the
 * garment's photo, most of it outside the photo, a jewel too small to see, a person seen from the side.
 */
export const TRY_ON_FAULTS = [
  'face',
  'hair',
  'collar',
  'sleeves',
  'old',
  'exposure',
  'frame',
  'small',
  'turned',
] as const;
export type TryOnFault = (typeof TRY_ON_FAULTS)[number];

/** What `tryOn.isIt` asks: a garment was given as one kind and looks like another. */
export const kindQuestion = (told: Clothing, seen: Clothing): { told: string; seen: string } => ({
  told: message(`tryOn.looks.${told}`),
  seen: message(`tryOn.looks.${seen}`),
});

/** An answer to that question, in words to press. `isSure`: it is what it was given as. */
export interface KindAnswer {
  kind: Clothing;
  isSure: boolean;
  text: string;
}

/** Both answers, the likelier first; null: this is not why a try-on of that kind failed. */
export function kindAnswers(told: unknown, error: unknown): KindAnswer[] | null {
  const given = CLOTHES.find((kind) => kind === told);
  const seen = given && CLOTHES.find((kind) => error === message('tryOn.isIt', kindQuestion(given, kind)));
  if (!given || !seen) return null;
  return [seen, given].map((kind) => ({
    kind,
    isSure: kind === given,
    text: message('tryOn.as', { what: message(`tryOn.looks.${kind}`) }),
  }));
}
