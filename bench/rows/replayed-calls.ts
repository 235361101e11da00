/**
 * Calls a second when a script replaces the model and everything else is real: the upper limit for replaying recorded
 * conversations.
 */
import { randomUUID } from 'node:crypto';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { hearOut, openBenchConversations, say } from '../conversations.ts';
import { designOfSize } from '../design-of-size.ts';
import type { Row } from '../measure.ts';

/** Calls of one turn, one per step. */
const CALLS = 20;
const REPETITIONS = 10;

export const replayedCalls: Row = {
  name: 'replayed-calls',
  about: `A conversation's turn of ${CALLS} steps with a call each, answered at once (embedded database): divide ${CALLS * 1000} by ours for calls a second. Floor: the same changes through the door alone.`,
  async run(measure) {
    const bench = await openBenchConversations();
    const { services, userId } = bench;
    try {
      for (const count of [10, 100, 500]) {
        const input = (n: number) => ({ layer: 'layer-1', opacity: (n % 9) / 10 + 0.1 });
        const turn: ScriptedStep[] = [
          ...Array.from({ length: CALLS }, (_, n) => [{ call: 'update_layer', input: input(n) }]),
          [{ say: 'Done.' }],
        ];
        const conversations = await bench.withModel(
          new ScriptedModel(...Array.from({ length: REPETITIONS + 5 }, () => turn).flat()),
          { steps: CALLS + 1 },
        );
        const { chatId, designId } = await bench.newChat(designOfSize(count));
        await measure({
          size: `${count} layers`,
          repetitions: REPETITIONS,
          async prepare() {
            await services.database.prisma.message.deleteMany({ where: { chatId } });
          },
          async ours() {
            const end = JSON.stringify(await hearOut(await say(conversations, userId, chatId, 'Go')));
            if (!end.includes('"finished"')) throw new Error(`The turn ended otherwise: ${end}`);
          },
          async floor() {
            let { revision } = await services.designs.get(userId, designId);
            for (let n = 0; n < CALLS; n += 1) {
              const change = {
                designId,
                userId,
                author: 'user' as const,
                id: randomUUID(),
                baseRevision: revision,
                label: 'Change',
              };
              ({ revision } = await services.designs.commit({
                ...change,
                operations: [{ type: 'layer.update', id: 'layer-1', patch: { opacity: ((n + 1) % 9) / 10 + 0.1 } }],
              }));
            }
          },
        });
      }
    } finally {
      await bench.close();
    }
  },
};
