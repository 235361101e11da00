/** Whatever a model streams and whenever its user stops: a turn ends visibly, leaves nothing open, and says what really happened. */
import fc from 'fast-check';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { isToolUIPart } from 'ai';
import { expect, it } from 'vitest';
import { assertInvariants } from '#design/document/invariants.ts';
import { addText } from '#tools/add-text.ts';
import { deleteLayers } from '#tools/delete.ts';
import { defineTool, type ToolOutcome } from '#tools/tool.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { NO_USAGE } from '#tests/fakes/scripted-model.ts';
import { playTurn, userMessage } from '#tests/fakes/turns.ts';

const tools = [addText, defineTool({ ...addText, isFree: undefined, name: 'asking', approval: 'always' }), deleteLayers];

const id = fc.constantFrom('a', 'b', 'c', '');
const toolName = fc.constantFrom('add_text', 'asking', 'delete', 'nope', '__proto__');
const input = fc.constantFrom('{"text":"one"}', '{"text":"two"}', '{"text":', '{}', '[]', 'null', '{"layers":["x"]}', '{"text":"a"}{"text":"b"}', '');
const part: fc.Arbitrary<LanguageModelV4StreamPart> = fc.oneof(
  fc.record({ type: fc.constant('text-start' as const), id }),
  fc.record({ type: fc.constant('text-delta' as const), id, delta: fc.constantFrom('word ', '', '\0', '\uD800') }),
  fc.record({ type: fc.constant('text-end' as const), id }),
  fc.record({ type: fc.constant('reasoning-start' as const), id }),
  fc.record({ type: fc.constant('reasoning-delta' as const), id, delta: fc.constant('hm ') }),
  fc.record({ type: fc.constant('tool-input-start' as const), id, toolName }),
  fc.record({ type: fc.constant('tool-input-delta' as const), id, delta: input }),
  fc.record({ type: fc.constant('tool-input-end' as const), id }),
  fc.record({ type: fc.constant('tool-call' as const), toolCallId: id, toolName, input }),
  fc.record({ type: fc.constant('error' as const), error: fc.constantFrom<unknown>(new Error('boom'), 'text', null, { odd: true }) }),
  fc.record({ type: fc.constant('source' as const), sourceType: fc.constant('url' as const), id, url: fc.constant('https://evil.example') }),
);
const finish: fc.Arbitrary<LanguageModelV4StreamPart> = fc
  .constantFrom('stop' as const, 'tool-calls' as const, 'length' as const, 'content-filter' as const, 'error' as const, 'other' as const, 'interrupted' as const)
  .map((unified) => ({ type: 'finish', usage: NO_USAGE, finishReason: { unified, raw: unified } }));
/** Orderly calls are rare among random parts: they get their share. */
const call: fc.Arbitrary<LanguageModelV4StreamPart[]> = fc.record({ id, toolName, input }).map(({ id: callId, toolName: name, input: json }) => [
  { type: 'tool-input-start', id: callId, toolName: name },
  { type: 'tool-input-delta', id: callId, delta: json },
  { type: 'tool-input-end', id: callId },
  { type: 'tool-call', toolCallId: callId, toolName: name, input: json },
]);
const answer = fc
  .tuple(fc.array(fc.oneof(part.map((one) => [one]), call), { maxLength: 8 }), fc.option(finish))
  .map(([parts, end]): LanguageModelV4StreamPart[] => [{ type: 'stream-start', warnings: [] }, ...parts.flat(), ...(end ? [end] : [])]);

function modelOf(answers: readonly LanguageModelV4StreamPart[][]): LanguageModelV4 {
  let asked = 0;
  return {
    specificationVersion: 'v4', provider: 'test', modelId: 'random', supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('The agent streams')),
    doStream: () => Promise.resolve({ stream: NodeStream.from(answers[asked++] ?? [{ type: 'finish', usage: NO_USAGE, finishReason: { unified: 'stop', raw: 'stop' } }]) as ReadableStream<LanguageModelV4StreamPart> }),
  };
}

it('a turn of any model ends visibly and truly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { maxLength: 4 }), fc.option(fc.nat(12)), fc.boolean(), async (answers, stopAfter, approved) => {
      const design = new MemoryDesign();
      const stop = new AbortController();
      let heard = 0;
      const { result, chunks, message } = await playTurn({
        model: modelOf(answers), design, history: [userMessage('do it')], tools, signal: stop.signal, budgets: { steps: 6, silenceMs: 2_000, approvalMs: 50 },
        approve: () => approved,
        onChunk: () => {
          heard += 1;
          if (heard === stopAfter) stop.abort();
        },
      });
      expect(['finished', 'stopped', 'failed']).toContain(result.state);
      expect(result.state === 'failed').toBe(result.error !== undefined);
      if (!stop.signal.aborted) expect(result.state).not.toBe('stopped');
      expect(chunks.at(0)?.type).toBe('start');
      expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { turn: { state: result.state } } });
      expect(message.metadata?.turn?.state).toBe(result.state);
      for (const one of message.parts) if ('state' in one) expect(one.state).toMatch(/^(done|output-available|output-error)$/);
      // What the cards say was done is what was done.
      const outcomes = message.parts.filter(isToolUIPart).flatMap((one) => (one.state === 'output-available' ? [one.output as ToolOutcome] : []));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(Object.keys(design.document.layers).length);
      if (!approved) expect(message.parts.filter((one) => one.type === 'tool-asking' && one.state === 'output-available' && (one.output as ToolOutcome).ok)).toEqual([]);
      expect(JSON.stringify(chunks)).not.toContain('evil.example');
      assertInvariants(design.document);
    }),
    { numRuns: process.env.BLEND_LONG ? 3_000 : 150 },
  );
});
