/** Chooses the moderation: always the built-in rules, and a hosted model after them if one is configured. */
import type { Config } from '#app/services/config/config.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Moderation } from '#app/services/moderation/moderation.ts';
import { createBuiltInModeration } from './built-in-moderation.ts';
import { createHostedModeration } from './hosted-moderation.server.ts';

/** Enough for judging a picture, px of its longer side. */
const SEEN = 512;

export function createModeration(
  {
    openaiApiKey,
    openaiBaseUrl,
    openaiModeration,
  }: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModeration'>,
  { assets }: { assets: Assets },
): Moderation {
  const builtIn = createBuiltInModeration();
  if (!openaiModeration) return builtIn;
  const hosted = createHostedModeration({
    apiKey: openaiApiKey,
    baseUrl: openaiBaseUrl,
    picture: (userId, asset) => assets.read(userId, asset, SEEN),
  });
  return {
    async check(subject, signal) {
      const verdict = await builtIn.check(subject, signal);
      return verdict.allowed ? hosted.check(subject, signal) : verdict;
    },
  };
}
