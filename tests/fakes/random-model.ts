/** Models that stream anything: valid calls, broken ones, endless texts, errors, in any mixture. */
import fc from 'fast-check';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { addText } from '#tools/add-text.ts';
import { deleteLayers } from '#tools/delete.ts';
import { defineTool } from '#tools/contract/tool.ts';
import { NO_USAGE } from './scripted-model.ts';

/** Tools that these models call, plus some that don't exist. */
export const randomlyCalled = [
  addText,
  defineTool({ ...addText, isFree: undefined, name: 'asking', approval: 'always' }),
  deleteLayers,
];

const id = fc.constantFrom('a', 'b', 'c', '');
const toolName = fc.constantFrom('add_text', 'asking', 'delete', 'nope', '__proto__');
const input = fc.constantFrom(
  '{"text":"one"}',
  '{"text":"two"}',
  '{"text":',
  '{}',
  '[]',
  'null',
  '{"layers":["x"]}',
  '{"text":"a"}{"text":"b"}',
  '',
);
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
  fc.record({
    type: fc.constant('error' as const),
    error: fc.constantFrom<unknown>(new Error('boom'), 'text', null, { odd: true }),
  }),
  fc.record({
    type: fc.constant('source' as const),
    sourceType: fc.constant('url' as const),
    id,
    url: fc.constant('https://evil.example'),
  }),
);
const finish: fc.Arbitrary<LanguageModelV4StreamPart> = fc
  .constantFrom(
    'stop' as const,
    'tool-calls' as const,
    'length' as const,
    'content-filter' as const,
    'error' as const,
    'other' as const,
    'interrupted' as const,
  )
  .map((unified) => ({ type: 'finish', usage: NO_USAGE, finishReason: { unified, raw: unified } }));
/** Valid calls are rare among random parts, so they get a fixed share. */
const call: fc.Arbitrary<LanguageModelV4StreamPart[]> = fc
  .record({ id, toolName, input })
  .map(({ id: callId, toolName: name, input: json }) => [
    { type: 'tool-input-start', id: callId, toolName: name },
    { type: 'tool-input-delta', id: callId, delta: json },
    { type: 'tool-input-end', id: callId },
    { type: 'tool-call', toolCallId: callId, toolName: name, input: json },
  ]);
/** A model's answer to one request. */
export const arbitraryAnswer = fc
  .tuple(
    fc.array(
      fc.oneof(
        part.map((one) => [one]),
        call,
      ),
      { maxLength: 8 },
    ),
    fc.option(finish),
  )
  .map(([parts, end]): LanguageModelV4StreamPart[] => [
    { type: 'stream-start', warnings: [] },
    ...parts.flat(),
    ...(end ? [end] : []),
  ]);

/** Gives these answers, then empty ones. */
export function modelOf(answers: readonly LanguageModelV4StreamPart[][]): LanguageModelV4 {
  let asked = 0;
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'random',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('The agent streams')),
    doStream: () =>
      Promise.resolve({
        stream: NodeStream.from(
          answers[asked++] ?? [{ type: 'finish', usage: NO_USAGE, finishReason: { unified: 'stop', raw: 'stop' } }],
        ) as ReadableStream<LanguageModelV4StreamPart>,
      }),
  };
}
