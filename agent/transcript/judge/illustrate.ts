/** Pictures for the first difference of a turn: the page before the turn, after it, and where the two differ. */
import { pagesInOrder } from '#design/document/tree.ts';
import type { Check, Divergence } from '../play/divergence.ts';
import type { TurnEvidence, TurnTrace } from '../play/trace.ts';
import { comparePixels } from './compare-pixels.ts';

/** Shorter side, px: for viewing on a screen, two side by side. */
const SIDE = 540;

/** Number of the page that a difference concerns; by default the first. */
function pageOf({ at, diff = [] }: Divergence): number {
  const [, index] = /^pages\[(\d+)\]/.exec(diff[0]?.path ?? '') ?? [];
  const place = at.indexOf('pages');
  const written = place === -1 ? undefined : at[place + 1];
  return index !== undefined ? Number(index) + 1 : typeof written === 'number' ? written + 1 : 1;
}

async function picturesOf(
  divergence: Divergence,
  { before, after }: TurnTrace,
  evidence: TurnEvidence,
): Promise<Divergence['pictures']> {
  const page = pageOf(divergence);
  const has = (document: TurnTrace['before']) => page <= pagesInOrder(document).length;
  const side = Math.min(SIDE, ...[before, after].flatMap(({ width, height }) => [width, height]));
  const [was, is] = await Promise.all([
    has(before) ? evidence.picture('before', page, side) : undefined,
    has(after) ? evidence.picture('after', page, side) : undefined,
  ]);
  if (!was || !is) return { ...(was && { before: was }), ...(is && { after: is }) };
  const [one, other] = await Promise.all([evidence.decode(was), evidence.decode(is)]);
  const compared = one.width === other.width && one.height === other.height ? comparePixels(one, other) : null;
  return {
    before: was,
    after: is,
    ...(compared && compared.share > 0 && { diff: await evidence.encode(compared.picture) }),
  };
}

/**
 * The same checks, with pictures added to the first divergence without any. Divergences that can't be drawn get none.
 */
export async function illustrate(checks: readonly Check[], trace: TurnTrace, evidence: TurnEvidence): Promise<Check[]> {
  const index = checks.findIndex(({ divergence }) => divergence !== null);
  const divergence = checks[index]?.divergence;
  if (!divergence || divergence.pictures) return [...checks];
  // The difference itself must be reported even if its pictures fail.
  const pictures = await picturesOf(divergence, trace, evidence).catch(() => undefined);
  return pictures
    ? checks.with(index, { ...checks[index], divergence: { ...divergence, pictures } } as Check)
    : [...checks];
}
