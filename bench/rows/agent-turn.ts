/** The cost of the agent's loop per tool call: stream, SDK, view of the canvas, chunks, over the tool's own run. */
import { DEFAULT_BUDGETS } from '#agent/budgets.ts';
import { INSTRUCTIONS } from '#agent/instructions.ts';
import { runTurn } from '#agent/loop.ts';
import { describeCanvas } from '#agent/view.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import { findTool, tools } from '#tools/index.ts';
import { runTool } from '#tools/contract/run.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { ScriptedModel } from '#tests/fakes/scripted-model.ts';
import { designOfSize } from '../design-of-size.ts';
import type { Row } from '../measure.ts';

/** Calls of one turn, one per step, as most models do: they share the cost of the turn's start and end. */
const CALLS = 10;

function designWith(layers: number): MemoryDesign {
  const design = new MemoryDesign();
  design.document = designOfSize(layers);
  return design;
}

export const agentTurn: Row = {
  name: 'agent-turn',
  about: `A turn of ${CALLS} steps with a call of update_layer each, the model answering at once; divide by ${CALLS} for a call. Floor: the same calls without the loop.`,
  async run(measure) {
    const tool = findTool('update_layer');
    if (!tool) throw new Error('There is no tool update_layer');
    const input = (step: number) => ({ layer: 'layer-1', opacity: (step % 9) / 10 + 0.1 });
    for (const count of [10, 100, 500]) {
      let turns = 0;
      await measure({
        size: `${count} layers`,
        repetitions: 15,
        async ours() {
          turns += 1;
          const design = designWith(count);
          const environment = design.environment();
          const steps = Array.from({ length: CALLS }, (_, step) => [{ call: 'update_layer', input: input(step) }]);
          const { state, calls } = await runTurn({
            model: new ScriptedModel(...steps, [{ say: 'Done.' }]),
            instructions: INSTRUCTIONS,
            messages: [{ role: 'user', content: 'Change it ten times' }],
            tools,
            ports: {
              environment,
              look: ({ page, findings }) =>
                Promise.resolve({
                  role: 'user',
                  content: describeCanvas({
                    document: design.document,
                    title: design.title,
                    page,
                    selection: [],
                    attachments: [],
                    brandKit: EMPTY_BRAND_KIT,
                    handEdits: [],
                    findings,
                  }),
                }),
              approve: () => Promise.resolve(true),
              report: (error) => {
                throw error;
              },
            },
            signal: new AbortController().signal,
            budgets: DEFAULT_BUDGETS,
            seed: 1,
            turnId: `turn-${turns}`,
            messageId: 'message',
            createdAt: '2026-01-01T00:00:00.000Z',
            emit: () => undefined,
          });
          if (state !== 'finished' || calls !== CALLS)
            throw new Error(`The turn ended as ${state} after ${calls} calls`);
        },
        async floor() {
          const design = designWith(count);
          const environment = design.environment();
          for (let step = 0; step < CALLS; step += 1) {
            let ids = 0;
            const outcome = await runTool({
              tool,
              input: input(step),
              environment,
              newId: () => `f${step}-${(ids += 1)}`,
              signal: new AbortController().signal,
            });
            if (!outcome.ok) throw new Error(outcome.error);
          }
        },
      });
    }
  },
};
