/** A growing message equals the one that the AI SDK assembles: whatever a turn streams, at every moment. */
import fc from 'fast-check';
import { readUIMessageStream } from 'ai';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { expect, it } from 'vitest';
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { arbitraryAnswer, modelOf, randomlyCalled } from '#tests/fakes/random-model.ts';
import { playTurn, userMessage } from '#tests/fakes/turns.ts';
import { GrowingMessage } from './growing-message.ts';

/** As stored in the database; what the SDK keeps of arguments for itself is shown to nobody. */
function stored(message: ChatMessage | null): unknown {
  return JSON.parse(JSON.stringify(message, (key, value: unknown) => (key === 'rawInput' ? undefined : value)));
}

/** The SDK says nothing about a step that has only begun or ended. */
const silent = (chunk: ChatChunk | undefined) => chunk?.type === 'start-step' || chunk?.type === 'finish-step';

/** What is stored and shown after each chunk. */
function kept(chunks: readonly ChatChunk[]): unknown[] {
  const growing = new GrowingMessage();
  const versions: unknown[] = [];
  for (const chunk of chunks) {
    growing.take(chunk);
    if (!silent(chunk)) versions.push(stored(growing.read()));
  }
  return versions;
}

/** What the SDK makes of each chunk. */
function assembled(chunks: readonly ChatChunk[]): Promise<unknown[]> {
  const beginnings = chunks
    .map((_, index) => chunks.slice(0, index + 1))
    .filter((beginning) => !silent(beginning.at(-1)));
  return Promise.all(
    beginnings.map(async (beginning) => {
      let message: ChatMessage | null = null;
      for await (const version of readUIMessageStream<ChatMessage>({
        stream: NodeStream.from(beginning) as ReadableStream<ChatChunk>,
      }))
        message = version;
      return stored(message);
    }),
  );
}

it('a turn of any model is kept as the SDK reads it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryAnswer, { maxLength: 3 }), fc.boolean(), async (answers, approved) => {
      const { chunks } = await playTurn({
        model: modelOf(answers),
        design: new MemoryDesign(),
        history: [userMessage('do it')],
        tools: randomlyCalled,
        budgets: { steps: 4, silenceMs: 2_000, approvalMs: 50 },
        approve: () => approved,
      });
      const lasting = chunks.filter((chunk) => !('transient' in chunk && chunk.transient));
      expect(kept(lasting)).toEqual(await assembled(lasting));
    }),
    { numRuns: process.env.BLEND_LONG ? 1_500 : 80 },
  );
});

it('what a vendor says about a part is kept with it', async () => {
  const chunks: ChatChunk[] = [
    { type: 'start', messageId: 'm', messageMetadata: { createdAt: 'then', turn: { id: 't', state: 'running' } } },
    { type: 'start-step' },
    { type: 'reasoning-start', id: '1', providerMetadata: { vendor: { item: 'a' } } },
    { type: 'reasoning-delta', id: '1', delta: 'Hm' },
    { type: 'reasoning-end', id: '1', providerMetadata: { vendor: { item: 'b' } } },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: 'Yes', providerMetadata: { vendor: { item: 'c' } } },
    { type: 'text-end', id: '1' },
    { type: 'tool-input-start', toolCallId: 'c1', toolName: 'add_text', title: 'Add text' },
    { type: 'tool-input-delta', toolCallId: 'c1', inputTextDelta: '{"text":"on' },
    {
      type: 'tool-input-available',
      toolCallId: 'c1',
      toolName: 'add_text',
      input: { text: 'one' },
      providerMetadata: { vendor: { item: 'd' } },
    },
    {
      type: 'tool-output-error',
      toolCallId: 'c1',
      errorText: 'Broke',
      providerExecuted: true,
      providerMetadata: { vendor: { item: 'e' } },
    },
    { type: 'finish-step' },
    { type: 'finish', messageMetadata: { createdAt: 'then', turn: { id: 't', state: 'failed', error: 'Broke' } } },
  ];
  expect(kept(chunks)).toEqual(await assembled(chunks));
});
