/** --update: the results become the expectations, in the file and in the pictures next to it. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DivergenceKind } from '../../agent/transcript/play/divergence.ts';
import type { LoadedTranscript } from '../../agent/transcript/load/load-transcript.ts';
import type { ReplayTrace } from '../../agent/transcript/play/trace.ts';
import { expectationUpdates } from '../../agent/transcript/update/update-expectations.ts';
import { updateTranscript } from '../../agent/transcript/update/update-transcript.ts';

/** The model's recorded steps no longer fit: updating the expectations would hide that. */
const OF_THE_REPLAY: ReadonlySet<DivergenceKind> = new Set(['tool', 'input', 'result']);
/** Checks of `expect` that are reported under these kinds, too. */
const OF_EXPECT: ReadonlySet<string> = new Set(['tools']);

/** Whether the replay went as recorded, so that only expectations can be wrong. */
export function mayUpdate({ checks }: Pick<ReplayTrace, 'checks'>): boolean {
  return checks.every(
    ({ key, divergence }) => divergence === null || OF_EXPECT.has(key) || !OF_THE_REPLAY.has(divergence.kind),
  );
}

/** Writes the file and its pictures; returns the changes, a sentence each. Writes nothing when nothing changes. */
export async function writeUpdate({ file, text, transcript }: LoadedTranscript, trace: ReplayTrace): Promise<string[]> {
  const { edits, previews, said } = expectationUpdates(transcript, trace);
  for (const preview of previews) {
    const place = path.resolve(path.dirname(file), preview.file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, preview.bytes);
  }
  if (edits.length > 0) await writeFile(file, updateTranscript(text, edits));
  return said;
}
