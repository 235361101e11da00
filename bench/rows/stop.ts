/** From the user's stop to a turn that has ended and is stored. */
import { defineTool } from '#tools/contract/tool.ts';
import { addText } from '#tools/add-text.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { hear, openBenchConversations, say } from '../conversations.ts';
import type { Row } from '../measure.ts';

/** A tool that ignores the stop signal and never ends. */
const deaf = defineTool({ ...addText, execute: () => new Promise(() => {}) });
const REPETITIONS = 15;
/** More than a row needs: warm-up calls use steps, too. */
const turns = (step: ScriptedStep): ScriptedStep[] => Array.from({ length: REPETITIONS + 10 }, () => step);

export const stop: Row = {
  name: 'stop',
  about:
    'Stop asked → the turn has ended, its message and end are stored. Floor: the two writes that the end of a turn is.',
  async run(measure) {
    const bench = await openBenchConversations();
    const { userId, services } = bench;
    const { prisma } = services.database;
    try {
      const cases = {
        'hanging model': { step: [{ say: 'One moment' }, { hang: true }] as ScriptedStep, until: 'text-delta' },
        'deaf tool': {
          step: [{ call: 'add_text', input: { text: 'x' } }] as ScriptedStep,
          until: 'tool-input-available',
        },
      };
      for (const [size, { step, until }] of Object.entries(cases)) {
        const conversations = await bench.withModel(new ScriptedModel(...turns(step)), { tools: [deaf] });
        let chatId = '';
        await measure({
          size,
          repetitions: REPETITIONS,
          async prepare() {
            ({ chatId } = await bench.newChat());
            await hear(await say(conversations, userId, chatId, 'Go'), ({ type }) => type === until);
          },
          ours: () => conversations.stop(userId, chatId),
          async floor() {
            const message = await prisma.message.findFirstOrThrow({ where: { chatId, role: 'assistant' } });
            await prisma.$transaction((tx) =>
              tx.message.updateMany({ where: { chatId, id: message.id }, data: { parts: message.parts ?? [] } }),
            );
            await prisma.turn.updateMany({ where: { chatId }, data: { endedAt: new Date() } });
          },
        });
        await conversations.stop(userId, chatId);
      }
    } finally {
      await bench.close();
    }
  },
};
