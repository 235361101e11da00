/** Shipped transcripts through the stage, without pictures: the full cost of replaying recorded conversations. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import { openMemoryDatabase } from '#app/services/database/memory.server.ts';
import { createDesigns } from '#app/services/designs/door.server.ts';
import { createEvents } from '#app/services/events/events.server.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { openStage, type Stage } from '#app/services/transcripts/stage.server.ts';
import { designOfSize } from '../design-of-size.ts';
import type { Row } from '../measure.ts';

/** Folders of tests/transcripts: conversations with little pixel work, and every tool, including painting ones. */
const FOLDERS = ['chat', 'operations', 'tools'];
const LAYERS = 20;

/** Plays all of them; returns the number of calls and turns. */
async function playAll(
  stage: Stage,
  transcripts: Awaited<ReturnType<typeof readTranscripts>>['loaded'],
): Promise<{ calls: number; turns: number }> {
  let calls = 0;
  let turns = 0;
  for (const transcript of transcripts) {
    const trace = await stage.replay(transcript);
    const failed = trace.checks.find(({ divergence }) => divergence !== null);
    if (failed?.divergence) throw new Error(`${transcript.file} diverges: ${failed.divergence.message}`);
    calls += trace.calls;
    turns += trace.turns.length;
  }
  return { calls, turns };
}

export const replay: Row = {
  name: 'replay',
  about:
    'All transcripts of a folder, one after the other in one process, no previews: divide 1000 × calls by ours for calls a second. Floor: as many changes through the door alone (database in memory). Peer, for "opening": a stage without a template.',
  async run(measure) {
    const first = await openMemoryDatabase();
    const template = await first.dump();
    // Failing models are part of the replay.
    const report = () => undefined;
    const stage = await openStage({ template, report });
    try {
      const designs = createDesigns({ database: first, events: createEvents(), measureText: (text) => text.length });
      const userId = 'bench';
      await first.prisma.user.create({ data: { id: userId, name: userId, email: 'bench@example.com' } });
      const design = await designs.create({ userId, document: designOfSize(LAYERS) });
      let { revision } = design;
      for (const folder of FOLDERS) {
        const { loaded, errors } = await readTranscripts([path.join(projectRoot(), 'tests', 'transcripts', folder)]);
        if (errors[0]) throw errors[0];
        const { calls, turns } = await playAll(stage, loaded);
        await measure({
          size: `${folder}: ${loaded.length} files, ${turns} turns, ${calls} calls`,
          repetitions: 5,
          ours: () => playAll(stage, loaded),
          async floor() {
            for (let n = 0; n < calls; n += 1) {
              const change = {
                designId: design.id,
                userId,
                author: 'user' as const,
                id: randomUUID(),
                baseRevision: revision,
                label: 'Change',
              };
              ({ revision } = await designs.commit({
                ...change,
                operations: [{ type: 'layer.update', id: 'layer-1', patch: { x: revision % 700 } }],
              }));
            }
          },
        });
      }
      await measure({
        size: 'opening and closing',
        repetitions: 5,
        ours: async () => (await openStage({ template, report })).close(),
        floor: async () => (await openMemoryDatabase(template)).close(),
        async peer() {
          const startedAt = performance.now();
          await (await openStage({ report })).close();
          return performance.now() - startedAt;
        },
      });
    } finally {
      await stage.close();
      await first.close();
    }
  },
};
