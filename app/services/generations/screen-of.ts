/** The screen on which a generation was made, showing that generation. */
import type { GenerationView } from '#app/contracts/generation.ts';

/** Its address; null: its kind no longer exists. */
export function screenOf({ id, kind, input }: Pick<GenerationView, 'id' | 'kind' | 'input'>): string | null {
  switch (kind) {
    case 'remove-background':
    case 'magic-erase':
    case 'upscale':
    case 'retake':
      return `/${kind}?g=${id}`;
    case 'expand':
      return `/upscale?g=${id}`;
    case 'ai-backgrounds':
    case 'ai-video':
    case 'lifestyle-shot':
    case 'text-on-image':
    case 'try-on':
      return `/${kind}/${id}`;
    case 'logo':
      return `/logo-generator?g=${id}`;
    case 'logo-picture':
      return `/logo-generator?g=${(input as { batch: string }).batch}&pictures=${id}`;
    case 'ai-image':
      return `/text-2-image/${(input as { type: string }).type}?g=${id}`;
    default:
      return null;
  }
}
