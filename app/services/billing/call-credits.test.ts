/** What calls book: one reservation each, and nothing for tools that the plan includes without limit. */
import { expect, it } from 'vitest';
import { createCallCredits } from './call-credits.server.ts';
import type { Ledger } from './ledger.server.ts';

it('books no credits for what is unlimited, and all others as before', async () => {
  const booked: string[] = [];
  const note = (what: string) => async (given: unknown) =>
    void booked.push(`${what} ${typeof given === 'string' ? given : (given as { reference: string }).reference}`);
  const ledger = {
    reserve: async (given: unknown) => (await note('reserve')(given), { ok: true }),
    settle: note('settle'),
    release: note('release'),
  } as unknown as Ledger;
  const credits = createCallCredits(ledger, 'u', 'd', (tool) => tool === 'place_in_scene');
  for (const [reference, tool] of [
    ['a', 'place_in_scene'],
    ['b', 'place_in_scene'],
    ['c', 'generate_logo'],
  ] as const) {
    expect(await credits.reserve({ unit: 'image', amount: 1 }, reference, tool)).toMatchObject({ ok: true });
  }
  await credits.settle('a');
  await credits.release('b');
  await credits.settle('c');
  expect(booked).toEqual(['reserve call/d/c', 'settle call/d/c']);
});

it('prices what is booked, and nothing that is unlimited or not counted', async () => {
  const priced = async (left: number | null, tool: string) => {
    const ledger = { balance: async () => ({ left }) } as unknown as Ledger;
    const credits = createCallCredits(ledger, 'u', 'd', (name) => name === 'place_in_scene');
    return credits.price({ unit: 'image', amount: 1 }, tool);
  };
  expect(await priced(4, 'generate_image')).toEqual({ left: 4 });
  expect(await priced(null, 'generate_image')).toBeNull();
  expect(await priced(4, 'place_in_scene')).toBeNull();
});
