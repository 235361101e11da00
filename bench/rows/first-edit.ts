/** From a message to the first change on the canvas, with the built-in assistant and everything else real. */
import { randomUUID } from 'node:crypto';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import { createAssistantReader } from '#app/services/models/assistant-reader.server.ts';
import { callEnvironment } from '#app/services/conversations/call-environment.server.ts';
import { findTool } from '#tools/index.ts';
import { runTool } from '#tools/contract/run.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import { hear, openBenchConversations, say } from '../conversations.ts';
import type { Row } from '../measure.ts';

const PROMPTS = {
  'one text': 'Add the text "HELLO"',
  brief: 'Instagram post for my summer sale, 30% off sneakers, call to action Shop now',
};

export const firstEdit: Row = {
  name: 'first-edit',
  about:
    'Message sent → first call has committed (built-in assistant in its thread, embedded database, new design). Floor: the same tool call without a conversation.',
  async run(measure) {
    const bench = await openBenchConversations();
    const { services, userId } = bench;
    const reader = createAssistantReader({
      report(error) {
        throw error;
      },
    });
    try {
      await reader.warm();
      const conversations = await bench.withModel(createAssistant({ read: reader.read }));
      for (const [size, prompt] of Object.entries(PROMPTS)) {
        let chatId = '';
        let made: { tool: string; input: unknown } | null = null;
        const calls = new Map<string, { tool: string; input: unknown }>();
        await measure({
          size,
          repetitions: 15,
          async prepare() {
            if (chatId) await conversations.stop(userId, chatId);
            ({ chatId } = await bench.newChat());
          },
          async ours() {
            const stream = await say(conversations, userId, chatId, prompt);
            const chunk = await hear(stream, (one) => {
              if (one.type === 'tool-input-available')
                calls.set(one.toolCallId, { tool: one.toolName, input: one.input });
              return one.type === 'tool-output-available' && (one.output as ToolOutcome).ok;
            });
            if (chunk.type === 'tool-output-available') made = calls.get(chunk.toolCallId) ?? null;
          },
          async floor() {
            const tool = made && findTool(made.tool);
            if (!tool) throw new Error('Nothing was made that could be done again');
            const { designId } = await bench.newChat();
            const environment = callEnvironment(services, {
              user: { id: userId, plan: 'max' },
              designId,
              turnId: null,
              page: null,
              selection: [],
              attachments: [],
            });
            const outcome = await runTool({
              tool,
              input: made?.input,
              environment,
              newId: randomUUID,
              signal: new AbortController().signal,
            });
            if (!outcome.ok) throw new Error(outcome.error);
          },
        });
        await conversations.stop(userId, chatId);
      }
    } finally {
      await reader.close();
      await bench.close();
    }
  },
};
