/** The work of logos: editable layers, plans that draw the same again, continuing after a process end, cancelling. */
import { afterAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '#design/document/invariants.ts';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import type { GenerationContext } from '../declaration.ts';
import { NO_RESULTS, type GenerationResults } from '#app/contracts/generation.ts';
import { logoInput } from './logo-input.ts';
import { logo } from './logo.server.ts';
import { logoHandler } from './logo-run.server.ts';

const rendering = createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
afterAll(() => rendering.close());

function world({ done = NO_RESULTS as GenerationResults, stop = Infinity } = {}) {
  const ending = new AbortController();
  const shown: number[] = [];
  let drawn = 0;
  const context = {
    signal: ending.signal,
    done,
    measureText: rendering.measureText,
    progress: () => undefined,
    earlier: async () => null,
    checkpoint: async ({ variations }: GenerationResults) => {
      shown.push(variations.length);
      if (variations.length >= stop) ending.abort(new Error('Cancelled'));
    },
    assets: {
      info: async () => null,
      bytes: async () => null,
      store: async (bytes: Uint8Array, mime: string, name: string) => ({
        id: name,
        mime,
        name,
        width: 640,
        height: 480,
        bytes: bytes.length,
      }),
    },
    rendering: {
      render: async () => ((drawn += 1), { bytes: new Uint8Array(3), width: 640, height: 480, mime: 'image/png' }),
    },
  } as Partial<GenerationContext> as GenerationContext;
  return { shown, drawn: () => drawn, run: (input: object) => logoHandler.run(logoInput.parse(input), context) };
}

const luna = { name: 'Luna Bakery', description: 'Small bakery, sourdough bread' };

describe('a batch', () => {
  test('twelve designs of text and shape layers, shown one by one', async () => {
    const { run, shown } = world();
    const { variations } = await run(luna);
    expect(variations).toHaveLength(12);
    expect(shown).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
    for (const { design, logo: kept } of variations) {
      if (!design || !kept) throw new Error('No layers');
      assertInvariants(design);
      const types = new Set(Object.values(design.layers).map(({ type }) => type));
      expect([...types].every((type) => type === 'text' || type === 'shape')).toBe(true);
      expect(kept.label).not.toBe('');
    }
    expect(
      variations.some(({ design }) => Object.values(design?.layers ?? {}).some(({ type }) => type === 'text')),
    ).toBe(true);
  }, 60_000);

  test('other twelve for another variant, the same for the same', async () => {
    const plans = async (variant: number) =>
      (await world().run({ ...luna, variant })).variations.map(({ logo: kept }) => JSON.stringify(kept?.plan));
    const [first, again, second] = [await plans(0), await plans(0), await plans(1)];
    expect(again).toEqual(first);
    expect(second.filter((plan) => first.includes(plan))).toEqual([]);
  }, 60_000);

  test('continues where an earlier attempt ended, and ends when it is cancelled', async () => {
    const before = (await world().run(luna)).variations.slice(0, 9);
    const next = world({ done: { variations: before, problems: [] } });
    expect((await next.run(luna)).variations).toHaveLength(12);
    expect(next.drawn()).toBe(3);
    const cancelled = world({ stop: 4 });
    await expect(cancelled.run(luna)).rejects.toThrow('Cancelled');
    expect(cancelled.shown).toEqual([1, 2, 3, 4]);
  }, 60_000);
});

test('costs a logo credit a batch, and nothing for a remix that is kept', () => {
  const cost = (input: unknown) => logo.cost(logo.input.parse(input), () => true);
  expect(cost(luna)).toEqual({ unit: 'logo', amount: 1 });
  expect(logo.input.safeParse({ name: 'Zyx', description: 'qwrt' }).success).toBe(false);
  expect(logo.input.safeParse({ name: '!!!', description: 'bakery' }).success).toBe(false);
});
