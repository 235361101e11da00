/** The same preview is drawn once for all who wait, cached within bounds, and cancelled when all have gone. */
import { expect, it } from 'vitest';
import { createPreviewCache } from './preview-cache.ts';
import type { Rendered } from './render-job.ts';

const picture = (length: number, problems: Rendered['problems'] = []): Rendered => ({
  bytes: new Uint8Array(length),
  width: 1,
  height: 1,
  mime: 'image/webp',
  flattened: [],
  problems,
});
const never = () => new AbortController().signal;

it('draws once for all who ask at once or later, and again for another key', async () => {
  const cache = createPreviewCache();
  let drawn = 0;
  const draw = async () => ((drawn += 1), picture(5));
  await Promise.all([1, 2, 3].map(() => cache.get(['ada', 1], draw, never())));
  await cache.get(['ada', 1], draw, never());
  expect(drawn).toBe(1);
  await cache.get(['grace', 1], draw, never());
  expect(drawn).toBe(2);
});

it('stops drawing when the last who waits has gone, not before', async () => {
  const cache = createPreviewCache();
  let stopped = false;
  const draw = (signal: AbortSignal) =>
    new Promise<Rendered>((_, reject) =>
      signal.addEventListener('abort', () => ((stopped = true), reject(signal.reason))),
    );
  const [one, two] = [new AbortController(), new AbortController()];
  const waits = [one, two].map(({ signal }) => cache.get(['ada'], draw, signal).catch((error: Error) => error.name));
  one.abort();
  expect(await waits[0]).toBe('AbortError');
  expect(stopped).toBe(false);
  two.abort();
  expect(await waits[1]).toBe('AbortError');
  expect(stopped).toBe(true);
  expect((await cache.get(['ada'], async () => picture(7), never())).bytes).toHaveLength(7);
});

it('keeps no more than its bytes, and neither failures nor pictures with placeholders', async () => {
  const cache = createPreviewCache(10);
  const drawn: string[] = [];
  const ask = (key: string, result: Rendered) => cache.get([key], async () => (drawn.push(key), result), never());
  await ask('a', picture(6));
  await ask('b', picture(6));
  await ask('b', picture(6));
  await ask('a', picture(6));
  await ask('c', picture(1, [{ asset: 'x', reason: 'gone' }]));
  await ask('c', picture(1));
  await expect(cache.get(['d'], () => Promise.reject(new Error('broken')), never())).rejects.toThrow('broken');
  await ask('d', picture(1));
  expect(drawn).toEqual(['a', 'b', 'a', 'c', 'c', 'd']);
});
