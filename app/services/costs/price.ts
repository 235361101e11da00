/** What a model call costs by the configured prices. Pure. */
import type { CallUse } from '#agent/turn-use.ts';
import type { ModelPrice } from '#app/services/config/cost-settings.ts';

/** Millionths of a dollar; null: the model has no price. */
export function costOf(use: Omit<CallUse, 'estimated'>, price: ModelPrice | undefined): number | null {
  if (!price) return null;
  const { inputTokens, cachedTokens, cacheWriteTokens, outputTokens } = use;
  const fresh = Math.max(0, inputTokens - cachedTokens - cacheWriteTokens);
  return (
    fresh * price.input +
    cachedTokens * price.cached +
    cacheWriteTokens * price.cacheWrite +
    outputTokens * price.output
  );
}

/** The most that so many tokens can cost, whatever they are; millionths of a dollar. */
export function mostOf(tokens: number, { input, cached, output, cacheWrite }: ModelPrice): number {
  return tokens * Math.max(input, cached, output, cacheWrite);
}
