/** All expectations of a turn, compared with what happened: one check for each, and one for how the turn ended. */
import type { Check, Divergence } from '../play/divergence.ts';
import type { Turn } from '../format/format.ts';
import type { TurnEvidence, TurnTrace } from '../play/trace.ts';
import { problemsOf } from './expectation-problems.ts';
import {
  judgeAbsent,
  judgeChanged,
  judgeDesigns,
  judgeDocument,
  judgeLayers,
  judgeMinLayers,
} from './judge-documents.ts';
import { judgeBrandColors, judgeHasShadow } from './judge-looks.ts';
import { judgeAlignedX, judgeAlignedY, judgeOrder, judgeQuadrant } from './judge-places.ts';
import { judgePreview } from './judge-preview.ts';
import { judgeCredits, judgeError, judgeLint, judgeState, judgeTools, judgeUndoRestores } from './judge-run.ts';
import { judgeGrew, judgeShrank } from './judge-sizes.ts';
import { judgeContains, judgeNotContains } from './judge-texts.ts';
import { judgeAsks, judgeRefuses, judgeSays } from './judge-words.ts';
import type { ExpectationKey, Judge, Scene, Verdict } from './verdict.ts';

/**
 * A key of the format without a judge is a type error here. Checks are made in this order: the earliest failure comes
 * first.
 */
const JUDGES: { [Key in ExpectationKey]: Judge<Key> } = {
  state: (_, { turn, trace }) => judgeState(turn, trace),
  error: judgeError,
  tools: judgeTools,
  document: judgeDocument,
  designs: judgeDesigns,
  contains: judgeContains,
  notContains: judgeNotContains,
  layers: judgeLayers,
  minLayers: judgeMinLayers,
  absent: judgeAbsent,
  changed: judgeChanged,
  grew: judgeGrew,
  shrank: judgeShrank,
  quadrant: judgeQuadrant,
  order: judgeOrder,
  alignedX: judgeAlignedX,
  alignedY: judgeAlignedY,
  hasShadow: judgeHasShadow,
  brandColours: judgeBrandColors,
  says: judgeSays,
  asks: judgeAsks,
  refuses: judgeRefuses,
  lint: judgeLint,
  undoRestores: judgeUndoRestores,
  credits: judgeCredits,
  preview: judgePreview,
};

/** Every key that can be judged, in order. */
export const JUDGED_KEYS = Object.keys(JUDGES) as ExpectationKey[];

function divergenceOf(key: string, { path = [], step, ...verdict }: Verdict, turn: number): Divergence {
  return { ...verdict, turn, step: step ?? null, at: ['turns', turn, 'expect', key, ...path] };
}

async function judgeKey<Key extends ExpectationKey>(key: Key, scene: Scene): Promise<Verdict | null> {
  const expected = scene.turn.expect[key];
  // Only `state` is checked without being written.
  if (key === 'state') return judgeState(scene.turn, scene.trace);
  if (expected === undefined) return null;
  const [problem] = problemsOf(scene.turn.expect, key);
  if (problem) return { kind: 'document', message: problem.text, path: problem.path.slice(1) };
  const judge: Judge<Key> = JUDGES[key];
  return judge(expected as NonNullable<typeof expected>, scene);
}

/**
 * Compares a turn with its expectations. Evidence is computed only if an expectation needs it; its errors are rethrown.
 */
export async function judgeTurn(turn: Turn, trace: TurnTrace, evidence: TurnEvidence): Promise<Check[]> {
  const scene: Scene = { turn, trace, evidence };
  const checks: Check[] = [];
  for (const key of JUDGED_KEYS) {
    if (key !== 'state' && turn.expect[key] === undefined) continue;
    const verdict = await judgeKey(key, scene);
    checks.push({ turn: trace.turn, key, divergence: verdict && divergenceOf(key, verdict, trace.turn) });
  }
  return checks;
}
