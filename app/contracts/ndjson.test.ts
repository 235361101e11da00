/** Lines as they arrive: whole however they are split, and the work ends if the reader leaves. */
import { expect, test } from 'vitest';
import { NDJSON, readLines, respondWithLines, wantsLines } from './ndjson.ts';

async function all(response: Response): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of readLines(response)) lines.push(line);
  return lines;
}

test('what is written is read, in order', async () => {
  const response = respondWithLines(async (write) => {
    write({ progress: 0.5 });
    await Promise.resolve();
    write({ outcome: { ok: true, text: 'Größe\nzwei' } });
  });
  expect(response.headers.get('content-type')).toBe(NDJSON);
  expect(await all(response)).toEqual([{ progress: 0.5 }, { outcome: { ok: true, text: 'Größe\nzwei' } }]);
});

test('lines may be cut anywhere, inside a letter too', async () => {
  const bytes = new TextEncoder().encode('{"a":"ä"}\n\n{"b":2}');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await all(new Response(stream))).toEqual([{ a: 'ä' }, { b: 2 }]);
});

test('a reader that leaves ends the work', async () => {
  let left: AbortSignal | null = null;
  const response = respondWithLines(async (write, gone) => {
    left = gone;
    write({ progress: 0 });
    await new Promise((resolve) => gone.addEventListener('abort', resolve));
    write({ progress: 1 });
  });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(left).toMatchObject({ aborted: true });
});

test('only who asks for lines gets them', () => {
  expect(wantsLines(new Request('http://localhost/', { headers: { accept: 'application/json' } }))).toBe(false);
  expect(wantsLines(new Request('http://localhost/', { headers: { accept: `${NDJSON}, */*` } }))).toBe(true);
});
