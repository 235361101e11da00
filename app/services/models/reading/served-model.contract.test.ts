/**
 * Small models behind servers of each dialect: what they are asked, and what becomes of slow, broken, cut off and
 * refused answers. The same holds for all of them.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { readingRequest } from '#agent/dialogue/reader/reading-prompt.ts';
import {
  DIALECTS,
  startModelServer,
  type AskedModel,
  type ModelAnswer,
  type ModelServer,
} from '#tests/fakes/model-server.ts';
import { pageOf, salePost } from '#tests/fixtures/edit-talk.ts';
import { ReadingModelError } from './reading-model.ts';
import { createServedModel } from './served-model.server.ts';

const design = salePost();
const request = readingRequest('make the headline navy', pageOf(design, design.page), null);
const answer = JSON.stringify({ acts: [{ type: 'undo', quote: 'x' }] });
const never = new AbortController().signal;

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

describe.each(DIALECTS)('a model behind %s', (dialect) => {
  const serve = async (tell: (asked: AskedModel, number: number) => ModelAnswer) => {
    server = await startModelServer(dialect, tell);
    return createServedModel({ baseUrl: server.url, model: 'small-model' });
  };
  const asked = () => server?.asked ?? [];

  test('is given instructions, page and message, and the schema that its answer has to follow', async () => {
    const model = await serve(() => ({ text: answer }));
    expect(await model.complete(request, never)).toEqual([answer]);
    const [first] = asked();
    expect(first?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(first?.messages[0]?.content).toBe(request.instructions);
    expect(JSON.stringify(first?.messages[1]?.content)).toContain('message: make the headline navy');
    expect(first?.response_format?.type).toBe('json_schema');
    expect(first?.response_format?.json_schema?.schema).toEqual(request.schema);
    expect(first?.temperature).toBe(0);
    expect(first?.max_tokens ?? first?.max_completion_tokens).toBe(request.maxTokens);
  });

  test('gives other answers when it is asked for more', async () => {
    const model = await serve((_, number) => ({ text: `{"acts":[${number}]}` }));
    expect(await model.complete({ ...request, from: 1, count: 3 }, never)).toHaveLength(3);
    expect(asked().map(({ seed }) => seed)).toEqual([1, 2, 3]);
    expect(asked().every(({ temperature }) => (temperature ?? 0) > 0)).toBe(true);
  });

  test('says the same thing once', async () => {
    const model = await serve(() => ({ text: answer }));
    expect(await model.complete({ ...request, count: 3 }, never)).toEqual([answer]);
  });

  test('hands on what came, cut off or no JSON at all', async () => {
    const model = await serve(() => ({ text: '{"acts":[{"type":"ch', finish: 'length' }));
    expect(await model.complete(request, never)).toEqual(['{"acts":[{"type":"ch']);
  });

  test('is asked more plainly where it knows no schemas, and from then on at once', async () => {
    const model = await serve(({ response_format: format }) =>
      format?.type === 'json_schema'
        ? { knowsNo: 'json_schema' }
        : format?.type === 'json_object'
          ? { knowsNo: 'json_object' }
          : { text: answer },
    );
    expect(await model.complete(request, never)).toEqual([answer]);
    expect(asked().map(({ response_format: format }) => format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
    ]);
    expect(await model.complete(request, never)).toEqual([answer]);
    expect(asked()).toHaveLength(4);
  });

  test.each([
    ['length', /context of small-model is too small: give it at least 4,096 tokens/],
    ['model', /knows no model “small-model”: check OPENAI_MODEL/],
    ['key', /refused the key: check OPENAI_API_KEY/],
    ['broken', /did not accept a request \(50[03]\)/],
  ] as const)('says in a line what is wrong: %s', async (refuses, line) => {
    const model = await serve(() => ({ refuses }));
    const failed = await model.complete(request, never).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ReadingModelError);
    expect((failed as Error).message).toMatch(line);
    expect((failed as Error).message).not.toContain('\n');
  });

  test('is let go at once when nobody waits any more', async () => {
    const model = await serve(() => ({ hangs: true }));
    const stop = new AbortController();
    const waiting = model.complete(request, stop.signal).catch((error: unknown) => error);
    await expect.poll(() => asked().length).toBe(1);
    stop.abort(new Error('stopped'));
    expect(await waiting).toEqual(new Error('stopped'));
    await expect.poll(() => server?.left).toBe(1);
  });

  test('may take its time to begin', async () => {
    const model = await serve(() => ({ text: answer, afterMs: 300 }));
    expect(await model.complete(request, never)).toEqual([answer]);
  });
});

test('nobody at the address is said, too', async () => {
  const model = createServedModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' });
  await expect(model.complete(request, never)).rejects.toThrow(/Nobody answers at 127\.0\.0\.1:9/);
});
