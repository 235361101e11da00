/** The kinds of generations as every part of the application knows them: plain data, for screens and the server. */
import type { MessageKey } from '#messages/message.ts';
import type { Cost, CreditUnit } from '#tools/contract/tool.ts';

export interface KindFacts {
  /** Its name in the history. */
  title: MessageKey;
  /** What users read when it failed and no better reason is known. */
  failure: MessageKey;
  /** The unit that it spends; null: it costs nothing. */
  unit: CreditUnit | null;
}

/** One entry per kind; its work is in kinds/ under the same name. */
export const generationKinds = {
  'remove-background': { title: 'generation.kind.removeBackground', failure: 'generation.failed.images', unit: null },
  'ai-backgrounds': { title: 'generation.kind.aiBackgrounds', failure: 'generation.failed.scene', unit: 'image' },
  'lifestyle-shot': { title: 'generation.kind.lifestyleShot', failure: 'generation.failed.scene', unit: 'image' },
  'ai-image': { title: 'generation.kind.aiImage', failure: 'generation.failed.images', unit: 'image' },
  'magic-erase': { title: 'generation.kind.magicErase', failure: 'generation.failed.images', unit: null },
  upscale: { title: 'generation.kind.upscale', failure: 'generation.failed.images', unit: null },
  expand: { title: 'generation.kind.expand', failure: 'generation.failed.images', unit: null },
  retake: { title: 'generation.kind.retake', failure: 'generation.failed.images', unit: null },
  'ai-video': { title: 'generation.kind.aiVideo', failure: 'generation.failed.video', unit: 'video' },
  'try-on': { title: 'generation.kind.tryOn', failure: 'generation.failed.tryOn', unit: 'try-on' },
  logo: { title: 'logoStudio.kind', failure: 'logoStudio.failed', unit: 'logo' },
  'logo-picture': { title: 'logoPictures.kind', failure: 'logoPictures.failed', unit: 'image' },
  'text-on-image': { title: 'studio.tool.textOnImage', failure: 'generation.failed.images', unit: null },
} as const satisfies Record<string, KindFacts>;

export type GenerationKind = keyof typeof generationKinds;

export const kindNames = Object.keys(generationKinds) as GenerationKind[];

/** Facts of a stored kind; for an unknown one, those of a picture. */
export function factsOf(kind: string): KindFacts {
  return isKind(kind)
    ? generationKinds[kind]
    : { title: 'generation.kind.other', failure: 'generation.failed.images', unit: null };
}

/** What so many results of a kind cost, for the booking and for the price beside the button; null: nothing. */
export function costOfKind(kind: GenerationKind, results = 1): Cost | null {
  const { unit } = generationKinds[kind];
  return unit && { unit, amount: results };
}

export function isKind(kind: string): kind is GenerationKind {
  return Object.hasOwn(generationKinds, kind);
}
