/**
 * Which results people may see. Moderation checks each as it is made, and its verdict is stored in the same statement
 * as the result: a result without a verdict is visible to nobody, and one with a verdict is never checked again.
 */
import { assetsOf } from '#app/services/moderation/moderation.ts';
import type { GenerationResults, GenerationState, MadeVariation, ShownResults } from '#app/contracts/generation.ts';

/** Results as stored. Verdicts go by asset: the same bytes are the same picture. */
export interface StoredResults extends GenerationResults {
  /** Assets that may be seen. */
  seen?: string[];
  /** Assets that may not, and why. */
  refused?: { asset: string; reason: string }[];
  /** See ShownResults. */
  short?: string;
  /**
   * For flagged ones: the pictures that they were based on but that their input only refers to. For reviewers; they
   * keep no file alive that its user deletes.
   */
  pictures?: readonly string[];
}

type Judge = (asset: string) => Promise<{ allowed: true } | { allowed: false; reason: string }>;

/** The same results with a verdict on each; `known` has the earlier ones. */
export async function judged(results: GenerationResults, known: StoredResults, judge: Judge): Promise<StoredResults> {
  const seen = new Set(known.seen);
  const refused = new Map((known.refused ?? []).map(({ asset, reason }) => [asset, reason]));
  for (const { asset, poster } of results.variations) {
    if (seen.has(asset) || refused.has(asset)) continue;
    const verdict = await judge(poster ?? asset);
    if (verdict.allowed) seen.add(asset);
    else refused.set(asset, verdict.reason);
  }
  const { variations, problems } = results;
  return { variations, problems, seen: [...seen], refused: [...refused].map(([asset, reason]) => ({ asset, reason })) };
}

/** The visible results, each with its place. For those that succeeded before verdicts were stored, all. */
export function mayBeSeen(
  state: GenerationState,
  { variations, seen, refused = [] }: StoredResults,
): { variation: MadeVariation; place: number }[] {
  if (state !== 'generating' && state !== 'succeeded') return [];
  return variations.flatMap((variation, place) => {
    if (refused.some(({ asset }) => asset === variation.asset)) return [];
    if (seen ? !seen.includes(variation.asset) : state === 'generating') return [];
    return [{ variation, place }];
  });
}

/** The results as sent to their user. Designs are made on the server: nobody else needs their layers. */
export function shownOf(state: GenerationState, stored: StoredResults): ShownResults {
  const shown = mayBeSeen(state, stored);
  if (state !== 'generating' && state !== 'succeeded') return { variations: [], problems: [] };
  const withheld = withheldOf(stored);
  return {
    variations: shown.map(({ variation: { design: _design, ...variation }, place }, index) =>
      place === index ? variation : { ...variation, place },
    ),
    problems: stored.problems,
    ...(withheld.length > 0 ? { withheld } : {}),
    ...(stored.short === undefined ? {} : { short: stored.short }),
  };
}

/** The results with the pictures that a flagged one was based on. */
export const withPictures = (stored: StoredResults, pictures: readonly string[]): StoredResults =>
  pictures.length > 0 ? { ...stored, pictures: [...pictures] } : stored;

export function withheldOf({ variations, refused = [] }: StoredResults): { place: number; reason: string }[] {
  return variations.flatMap(({ asset }, place) => {
    const found = refused.find((one) => one.asset === asset);
    return found ? [{ place, reason: found.reason }] : [];
  });
}

/** Results that have their verdict. */
export const judgedCount = (stored: StoredResults): number =>
  mayBeSeen('generating', stored).length + withheldOf(stored).length;

/** Assets that only belong to withheld results: picture, layers, mask. Photos of the input are the user's own. */
export function hiddenAssets(stored: StoredResults, input: unknown): string[] {
  const refused = new Set((stored.refused ?? []).map(({ asset }) => asset));
  const kept = new Set([
    ...assetsOf(input),
    ...stored.variations.filter(({ asset }) => !refused.has(asset)).flatMap((variation) => assetsOf(variation)),
  ]);
  return [
    ...new Set(stored.variations.filter(({ asset }) => refused.has(asset)).flatMap((variation) => assetsOf(variation))),
  ].filter((asset) => !kept.has(asset));
}
