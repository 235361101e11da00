/** The overhead of a tool call beyond its tool's work and the commit: validation, context, outcome. */
import { randomUUID } from 'node:crypto';
import type { MeasureText } from '#design/document/measure.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { applyTolerantly } from '#design/operations/apply.ts';
import { runTool, type CallEnvironment } from '#tools/contract/run.ts';
import { findTool } from '#tools/index.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { designOfSize } from '../design-of-size.ts';
import type { Row } from '../measure.ts';

/** Every letter is half its size wide: real measuring would dominate the result. */
const measureText: MeasureText = (text, style) => text.length * style.fontSize * 0.5;

export const toolCall: Row = {
  name: 'tool-call',
  about:
    'update_layer as the agent calls it, on a design in memory. Floor: the tool’s own execute and the application of its operations.',
  async run(measure) {
    const tool = findTool('update_layer');
    if (!tool) throw new Error('There is no tool update_layer');
    for (const count of [10, 100, 500]) {
      let document: DesignDocument = designOfSize(count);
      let revision = 0;
      let step = 0;
      const environment: CallEnvironment = {
        ...new MemoryDesign().environment({ page: 'page', attachments: [], measureText }),
        design: {
          current: () => Promise.resolve({ document, revision, title: 'Bench' }),
          commit({ operations }) {
            document = applyTolerantly(document, operations).document;
            revision += 1;
            return Promise.resolve({ revision, rejected: [] });
          },
        },
      };
      const signal = new AbortController().signal;
      const inputOf = () => ({ layer: 'layer-8', x: step % 700, y: (step += 1) % 900 });
      await measure({
        size: `${count} layers`,
        repetitions: 200,
        async ours() {
          const outcome = await runTool({ tool, input: inputOf(), environment, newId: randomUUID, signal });
          if (!outcome.ok) throw new Error(outcome.error);
        },
        async floor() {
          const { design: _design, ...ports } = environment;
          const result = await tool.execute(tool.input.parse(inputOf()), {
            ...ports,
            document,
            title: 'Bench',
            newId: randomUUID,
            signal,
          });
          if (!result.ok) throw new Error(result.error);
          document = applyTolerantly(document, result.operations).document;
        },
      });
    }
  },
};
