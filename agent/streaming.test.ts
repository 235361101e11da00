/**
 * Calls of a model that is still streaming: each takes effect as soon as it is complete, in call order, and is shown
 * immediately.
 */
import { createPage } from '#design/document/create.ts';
import { describe, expect, it } from 'vitest';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { z } from 'zod';
import { addText } from '#tools/add-text.ts';
import { defineTool } from '#tools/contract/tool.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { NO_USAGE, ScriptedModel } from '#tests/fakes/scripted-model.ts';
import { playTurn, userMessage } from '#tests/fakes/turns.ts';
import { createProgress } from './progress.ts';

const add = (text: string, id?: string) => ({ call: 'add_text', input: { text }, ...(id === undefined ? {} : { id }) });
const history = [userMessage('do it')];
const textsOf = (design: MemoryDesign) =>
  Object.values(design.document.layers).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));

/** A model that streams these parts, one list per answer; promises among them are awaited. */
function streaming(...answers: (LanguageModelV4StreamPart | Promise<void>)[][]): LanguageModelV4 {
  let asked = 0;
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'parts',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('The agent streams')),
    async doStream() {
      const parts = answers[asked++] ?? [];
      async function* play() {
        for (const part of parts) {
          if (part instanceof Promise) await part;
          else yield part;
        }
      }
      return { stream: NodeStream.from(play()) as ReadableStream<LanguageModelV4StreamPart> };
    },
  };
}

const finish = (unified: 'stop' | 'tool-calls' = 'tool-calls'): LanguageModelV4StreamPart => ({
  type: 'finish',
  usage: NO_USAGE,
  finishReason: { unified, raw: unified },
});
const start = (id: string): LanguageModelV4StreamPart => ({ type: 'tool-input-start', id, toolName: 'add_text' });
const delta = (id: string, text: string): LanguageModelV4StreamPart => ({ type: 'tool-input-delta', id, delta: text });
const whole = (id: string, input: string): LanguageModelV4StreamPart[] => [
  { type: 'tool-input-end', id },
  { type: 'tool-call', toolCallId: id, toolName: 'add_text', input },
];
const words = (text: string): LanguageModelV4StreamPart[] => [
  { type: 'text-start', id: '0' },
  { type: 'text-delta', id: '0', delta: text },
  { type: 'text-end', id: '0' },
  finish('stop'),
];

function gate() {
  let open: () => void = () => undefined;
  return { wait: new Promise<void>((resolve) => (open = resolve)), open: () => open() };
}

describe('a call of a model that still speaks', () => {
  it('takes effect and is shown before the answer ends', async () => {
    const { wait, open } = gate();
    const design = new MemoryDesign();
    const model = new ScriptedModel([add('one'), { wait }, add('two')], [{ say: 'Done.' }]);
    const seen: string[][] = [];
    const { result } = await playTurn({
      model,
      design,
      history,
      onChunk: (chunk) => {
        if (chunk.type !== 'tool-output-available') return;
        seen.push(textsOf(design));
        open();
      },
    });
    expect(result.state).toBe('finished');
    expect(seen).toEqual([['one'], ['one', 'two']]);
  });

  it('begins when its arguments are complete, although the vendor gives calls only at the end', async () => {
    const { wait, open } = gate();
    const design = new MemoryDesign();
    const one = '{"text":"one } {"}';
    const two = '{"text":"two"}';
    const model = streaming(
      [
        start('a'),
        delta('a', one.slice(0, 7)),
        delta('a', one.slice(7)),
        start('b'),
        delta('b', two.slice(0, 5)),
        wait,
        delta('b', two.slice(5)),
        ...whole('a', one),
        ...whole('b', two),
        finish(),
      ],
      words('Done.'),
    );
    let early: string[] = [];
    const { result, calls } = await playTurn({
      model,
      design,
      history,
      onChunk: (chunk) => {
        if (chunk.type !== 'tool-output-available' || early.length > 0) return;
        early = textsOf(design);
        open();
      },
    });
    expect(early).toEqual(['one } {']);
    expect(textsOf(design)).toEqual(['one } {', 'two']);
    expect(calls).toHaveLength(2);
    expect(result).toMatchObject({ state: 'finished', calls: 2 });
  });

  it('keeps its place when a later one is complete before it', async () => {
    const design = new MemoryDesign();
    const model = streaming(
      [
        start('a'),
        delta('a', '{"text":'),
        start('b'),
        delta('b', '{"text":"two"}'),
        delta('a', '"one"}'),
        ...whole('a', '{"text":"one"}'),
        ...whole('b', '{"text":"two"}'),
        finish(),
      ],
      words('Done.'),
    );
    await playTurn({ model, design, history });
    expect(textsOf(design)).toEqual(['one', 'two']);
  });

  it('is not taken for complete while it is an empty object', async () => {
    const design = new MemoryDesign();
    const model = streaming([start('a'), delta('a', '{}'), ...whole('a', '{"text":"real"}'), finish()], words('Done.'));
    await playTurn({ model, design, history });
    expect(textsOf(design)).toEqual(['real']);
  });

  it('has an id of its own even where the vendor repeats them', async () => {
    const design = new MemoryDesign();
    const model = new ScriptedModel(
      [add('one', 'call_0'), add('two', 'call_0')],
      [add('three', 'call_0')],
      [{ say: 'Done.' }],
    );
    const { calls, result } = await playTurn({ model, design, history });
    expect(textsOf(design)).toEqual(['one', 'two', 'three']);
    expect(calls.map(({ outcome }) => outcome.ok)).toEqual([true, true, true]);
    expect(result.calls).toBe(3);
  });

  it('has an id of its own in the whole conversation', async () => {
    const design = new MemoryDesign();
    const first = await playTurn({
      model: new ScriptedModel([add('one', 'call_0')], [{ say: 'Done.' }]),
      design,
      history,
    });
    const second = await playTurn({
      model: new ScriptedModel([add('two', 'call_0')], [{ say: 'Done.' }]),
      design,
      history: [...history, first.message, userMessage('more', [], 'u2')],
      turnId: 'turn-2',
    });
    const ids = [first, second].flatMap(({ message }) =>
      message.parts.flatMap((part) => ('toolCallId' in part ? [part.toolCallId] : [])),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('is not begun any more when the model has broken off', async () => {
    const design = new MemoryDesign();
    const slow = defineTool({
      ...addText,
      execute: async (input, context) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return addText.execute(input, context);
      },
    });
    const model = new ScriptedModel([add('one'), add('two'), { error: new Error('boom') }]);
    const { result, calls } = await playTurn({ model, design, history, tools: [slow] });
    expect(result.state).toBe('failed');
    expect(textsOf(design)).toEqual(['one']);
    expect(calls.map(({ outcome }) => outcome.ok)).toEqual([true, false]);
  });
});

it('looks at the page that a call has turned to, in later calls and in the canvas', async () => {
  const design = new MemoryDesign();
  design.edit({
    type: 'page.add',
    page: createPage({ id: 'p9', order: 'a9', name: 'Story', background: { type: 'solid', color: '#123456' } }),
  });
  const turning = defineTool({
    ...addText,
    isFree: undefined,
    moderates: undefined,
    name: 'turn',
    input: z.strictObject({}),
    execute: async () => ({
      ok: true,
      operations: [],
      output: 'turned',
      card: { key: 'tools.look.done', values: { count: 0 } },
      page: 'p9',
    }),
  });
  const model = new ScriptedModel([{ call: 'turn', input: {} }, add('there')], [{ say: 'Done.' }]);
  const { calls } = await playTurn({ model, design, history, tools: [turning, addText] });
  expect(Object.values(design.document.layers)).toMatchObject([{ text: 'there', parent: 'p9' }]);
  expect(calls[0]?.outcome).toMatchObject({ ok: true, page: 'p9' });
  expect(JSON.stringify(model.asked[1]?.prompt.at(-1))).toContain('#123456');
});

it('shows how far a call is, but keeps none of it', async () => {
  const working = defineTool({
    ...addText,
    execute: async (input, context) => {
      context.progress(0.2);
      context.progress(1);
      return addText.execute(input, context);
    },
  });
  const { chunks, message } = await playTurn({
    model: new ScriptedModel([add('one', 'c1')], [{ say: 'Done.' }]),
    design: new MemoryDesign(),
    history,
    tools: [working],
  });
  expect(chunks.filter(({ type }) => type === 'data-progress')).toEqual(
    [0.2, 1].map((share) => ({ type: 'data-progress', id: 'c1', data: { toolCallId: 'c1', share }, transient: true })),
  );
  expect(message.parts.map(({ type }) => type)).not.toContain('data-progress');
});

describe('progress', () => {
  it('is told rising and not too often', () => {
    let now = 0;
    const told: unknown[] = [];
    const progress = createProgress(
      (share) => told.push(share),
      () => now,
    );
    for (let step = 0; step <= 100; step += 1) {
      progress(step / 100);
      now += 10;
    }
    progress(0.5);
    expect(told.length).toBeLessThan(12);
    expect(told.at(0)).toBe(0);
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('takes no nonsense', () => {
    let now = 0;
    const told: unknown[] = [];
    const progress = createProgress(
      (share) => told.push(share),
      () => (now += 1000),
    );
    for (const share of [-1, Number.NaN, 0.5, 7]) progress(share);
    expect(told).toEqual([0, null, 0.5, 1]);
  });
});
