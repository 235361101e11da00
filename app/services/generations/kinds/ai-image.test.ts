/** What AI images require and return: credits, layers, notes, continuing in the middle. */
import { describe, expect, test } from 'vitest';
import { MemoryImages } from '#tests/fakes/memory-images.ts';
import type { GenerationContext } from '../declaration.ts';
import { NO_RESULTS, type GenerationResults } from '#app/contracts/generation.ts';
import { aiImageHandler } from './ai-image-run.server.ts';
import { aiImage } from './ai-image.server.ts';
import { aiImageInput } from './ai-image-input.ts';

const asked = (more: object = {}) =>
  aiImageInput.parse({
    type: 'sticker',
    words: 'a happy avocado',
    width: 300,
    height: 300,
    variations: [1, 2, 3],
    ...more,
  });

function world({
  done = NO_RESULTS,
  turnAfter = Infinity,
  notes = [],
}: { done?: GenerationResults; turnAfter?: number; notes?: string[] } = {}) {
  const images = new MemoryImages(new Map());
  images.notes.push(...notes);
  const kept: GenerationResults[] = [];
  const context = {
    images,
    done,
    seed: 1,
    signal: new AbortController().signal,
    progress: () => undefined,
    checkpoint(results: GenerationResults) {
      kept.push(structuredClone(results));
      return kept.length >= turnAfter ? Promise.reject(new Error('The turn of others')) : Promise.resolve();
    },
  } as unknown as GenerationContext;
  return { context, images, kept };
}

describe('an AI image', () => {
  test('each picture costs a credit', () => {
    expect(aiImage.cost(asked(), () => false)).toEqual({ unit: 'image', amount: 3 });
    expect(aiImage.size(asked({ variations: [4] }))).toBe(1);
  });

  test('comes with its layers, and with what people should know once', async () => {
    const { context } = world({ notes: ['Not understood: flurbotron'] });
    const { variations } = await aiImageHandler.run(asked(), context);
    expect(variations).toHaveLength(3);
    expect(variations.every(({ design }) => design?.width === 300)).toBe(true);
    expect(variations.map(({ notes }) => notes)).toEqual([['Not understood: flurbotron'], undefined, undefined]);
  });

  test('continues where it was when it was the turn of others', async () => {
    const first = world({ turnAfter: 1 });
    await expect(aiImageHandler.run(asked(), first.context)).rejects.toThrow('The turn of others');
    const second = world({ done: first.kept[0] ?? NO_RESULTS });
    const { variations } = await aiImageHandler.run(asked(), second.context);
    expect(second.images.asked.map((request) => request.variations)).toEqual([[2, 3]]);
    expect(new Set(variations.map(({ asset }) => asset)).size).toBe(3);
  });

  test('hands on the pictures to go by and what is marked, which is marked on something', async () => {
    const references = ['a'.repeat(64), 'b'.repeat(64)];
    const mask = { outlines: [], strokes: [{ size: 20, points: [[10, 10]] }] };
    const { context, images } = world();
    await aiImageHandler.run(asked({ variations: [1], references, mask }), context);
    expect(images.asked[0]).toMatchObject({ references, mask });
    expect(asked()).toMatchObject({ references: [], mask: null });
    expect(() => asked({ mask })).toThrow('no picture');
  });

  test.each([
    { type: 'video' },
    { words: '' },
    { variations: [] },
    { variations: [1, 2, 3, 4, 5] },
    { width: 50 },
    { style: 'neon' },
    { colors: ['red'] },
    { references: ['x'] },
    { references: ['a'.repeat(64)], mask: { outlines: [], strokes: [] } },
    { references: Array.from({ length: 9 }, (_, at) => String(at).repeat(64)) },
  ])('is not asked for by %j', (more) => {
    expect(
      aiImageInput.safeParse({ type: 'sticker', words: 'a fox', width: 300, height: 300, variations: [1], ...more })
        .success,
    ).toBe(false);
  });
});
