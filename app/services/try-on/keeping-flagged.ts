/** Disallowed try-ons are kept for review, wherever a tool requested them. */
import type { TryOnPort } from '#tools/contract/ports/try-on-port.ts';
import { TryOnFlagged } from './minors.ts';

/** The request, as reviewers see it. */
export interface FlaggedTryOn {
  tool: 'try_on';
  input: { type: string; person: string; garment: string; words: string };
  assets: readonly string[];
}

export function keepingFlagged(
  tryOns: TryOnPort,
  keep: (call: FlaggedTryOn, reason: string) => Promise<void>,
): TryOnPort {
  return {
    async make(request, options) {
      try {
        return await tryOns.make(request, options);
      } catch (error) {
        const { kind: type, person, garment, words } = request;
        if (error instanceof TryOnFlagged)
          await keep(
            { tool: 'try_on', input: { type, person, garment, words }, assets: [person, garment] },
            error.message,
          );
        throw error;
      }
    },
  };
}
