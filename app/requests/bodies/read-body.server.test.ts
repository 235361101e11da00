/** Bodies are read up to the route's limit, whole or not at all. */
import { describe, expect, test } from 'vitest';
import { SMALL_BODY } from './body-rules.ts';
import { readBytes, readJson } from './read-body.server.ts';

const address = 'http://localhost/api/designs';
const refusal = async (reading: Promise<unknown>) => {
  const thrown = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error(`Not refused: ${String(thrown)}`);
  const { error } = (await thrown.json()) as { error: { code: string; message: string; field: string } };
  return { status: thrown.status, ...error };
};
const streamed = (chunks: Iterable<Uint8Array<ArrayBuffer> | Error>, headers: Record<string, string> = {}) => {
  const source = chunks[Symbol.iterator]();
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = source.next();
      if (next.done) return controller.close();
      if (next.value instanceof Error) return controller.error(next.value);
      taken += next.value.length;
      controller.enqueue(next.value);
    },
  });
  return {
    request: new Request(address, { method: 'POST', body, duplex: 'half', headers } as RequestInit),
    taken: () => taken,
  };
};
const bytes = (length: number) => new Uint8Array(length).fill(0x20);

describe('a body', () => {
  test('comes whole, however it is cut', async () => {
    const text = 'x'.repeat(40_000);
    const cut = Array.from({ length: 40 }, (_, n) => new TextEncoder().encode(text.slice(n * 1000, (n + 1) * 1000)));
    for (const headers of [undefined, { 'content-length': String(text.length) }]) {
      expect(Buffer.from(await readBytes(streamed(cut, headers).request)).toString()).toBe(text);
    }
  });

  test('of the largest size is read, one byte more is not', async () => {
    expect((await readBytes(streamed([bytes(SMALL_BODY)]).request)).length).toBe(SMALL_BODY);
    expect(await refusal(readBytes(streamed([bytes(SMALL_BODY), bytes(1)]).request))).toEqual({
      status: 413,
      code: 'too_large',
      message: 'The request is too large: at most 64 kB can be sent here',
      field: 'body',
    });
  });

  test('without end is not read to its end', async () => {
    function* endless() {
      for (;;) yield bytes(10_000);
    }
    const { request, taken } = streamed(endless());
    expect((await refusal(readBytes(request))).status).toBe(413);
    expect(taken()).toBeLessThan(SMALL_BODY + 3 * 10_000);
  });

  test.each([
    ['longer than it said', 4],
    ['shorter than it said', 6],
  ])('%s is incomplete', async (_, said) => {
    expect(await refusal(readBytes(streamed([bytes(5)], { 'content-length': String(said) }).request))).toMatchObject({
      status: 400,
      code: 'incomplete',
    });
  });

  test('that breaks off is incomplete', async () => {
    expect(await refusal(readBytes(streamed([bytes(5), new Error('aborted')]).request))).toMatchObject({
      status: 400,
      code: 'incomplete',
    });
  });
});

describe('JSON', () => {
  const json = (body: string) => readJson(new Request(address, { method: 'POST', body }));

  test('is parsed, with or without a mark at its beginning', async () => {
    expect([await json('{"a":["ü"]}'), await json('\uFEFF[1]'), await json('null')]).toEqual([{ a: ['ü'] }, [1], null]);
  });

  test.each(['', '{', 'undefined', '{"a":1}x', '\0'])('%j is refused in words', async (text) => {
    expect(await refusal(json(text))).toEqual({
      status: 422,
      code: 'invalid',
      message: 'The request must be JSON',
      field: 'body',
    });
  });

  test('that is nested too deeply is refused before it is parsed', async () => {
    expect(await refusal(json('['.repeat(60_000)))).toMatchObject({
      status: 413,
      code: 'too_many_depth',
      message: 'The request is nested too deeply: at most 64 levels',
    });
  });
});
