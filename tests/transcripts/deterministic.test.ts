/**
 * Two replays of a file are equal to the last byte: the messages, the documents, the pictures of the pages. The second
 * replay goes through the files from the end, on a separate stage, so that no file can depend on those before it.
 * Only the long run does it with every file: stage-same.server.test.ts holds the same of a few in every run.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LoadedTranscript } from '#agent/transcript/load/load-transcript.ts';
import type { ReplayTrace } from '#agent/transcript/play/trace.ts';
import { openStage } from '#app/services/transcripts/stage.server.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { memoryTemplate } from '#tests/fixtures/database-templates.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

const root = path.resolve(import.meta.dirname, '../..');

const hashOf = (bytes: Uint8Array | null) => (bytes === null ? null : createHash('sha256').update(bytes).digest('hex'));

/** Everything in a replay except its duration. */
function linesOf({ turns, checks }: ReplayTrace): string[] {
  return [
    ...turns.flatMap(({ turn, after, preview, said, state, error, spent, steps, designs }) => [
      `turn ${turn}: ${state} ${error} ${said} ${JSON.stringify(spent)}`,
      ...steps.flatMap(({ reasoning, calls }) => [
        reasoning,
        ...calls.map(({ tool, toolCallId, input, outcome, made }) =>
          JSON.stringify([tool, toolCallId, input, outcome, made]),
        ),
      ]),
      `document: ${JSON.stringify(after)}`,
      `designs: ${JSON.stringify(designs)}`,
      `picture: ${hashOf(preview)}`,
    ]),
    ...checks.map(({ key, divergence }) => `${key}: ${divergence?.message ?? 'holds'}`),
  ];
}

async function replayAll(order: readonly LoadedTranscript[]): Promise<Map<string, string[]>> {
  const stage = await openStage({ template: await memoryTemplate(), report: () => undefined });
  try {
    const lines = new Map<string, string[]>();
    for (const one of order) lines.set(one.file, linesOf(await stage.replay(one, { previews: true, keepGoing: true })));
    return lines;
  } finally {
    await stage.close();
  }
}

test.runIf(isLongRun)(
  'replays are equal byte for byte, in any order',
  async () => {
    const { loaded: files } = await readTranscripts([import.meta.dirname, path.join(root, 'tests/divergences')]);
    expect(files.length).toBeGreaterThan(100);
    const forwards = await replayAll(files);
    const backwards = await replayAll(files.toReversed());
    const unseen = files.filter(
      ({ file }) => !forwards.get(file)?.some((line) => /^picture: [0-9a-f]{64}$/.test(line)),
    );
    expect(unseen.map(({ file }) => file)).toEqual([]);
    const different = files.flatMap(({ file }) => {
      const [one = [], other = []] = [forwards.get(file), backwards.get(file)];
      const at = one.findIndex((line, index) => line !== other[index]);
      return at < 0 && one.length === other.length ? [] : [{ file, forwards: one[at], backwards: other[at] }];
    });
    expect(different).toEqual([]);
  },
  60 * 60_000,
);
