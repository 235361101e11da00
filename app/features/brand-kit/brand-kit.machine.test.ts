/** Saving a brand kit, on a simulated clock. */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { EMPTY_BRAND_KIT, type BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import { brandKitMachine, patched, SETTLING, type KitPatch } from './brand-kit.machine.ts';

function start(save: (patch: KitPatch, kit: BrandKit) => Promise<void> = async () => undefined) {
  const clock = new SimulatedClock();
  const sent: KitPatch[] = [];
  let stored: BrandKit = {
    ...EMPTY_BRAND_KIT,
    logos: [
      { asset: 'a', name: 'a.png' },
      { asset: 'b', name: 'b.png' },
    ],
  };
  const actor = createActor(
    brandKitMachine.provide({
      actors: {
        save: fromPromise<BrandKit, KitPatch>(async ({ input }) => {
          sent.push(input);
          await save(input, stored);
          stored = patched(stored, input);
          return stored;
        }),
      },
    }),
    { input: { kit: stored }, clock },
  ).start();
  const saved = () => waitFor(actor, (snapshot) => snapshot.matches('saved'));
  return { actor, clock, sent, saved, kit: () => actor.getSnapshot().context.kit };
}

describe('saving', () => {
  test('several changes shortly after one another are one save, and show at once', async () => {
    const { actor, clock, sent, saved, kit } = start();
    actor.send({ type: 'change', patch: { name: 'A' } });
    clock.increment(SETTLING - 1);
    actor.send({ type: 'change', patch: { name: 'Ada', colors: ['#112233'] } });
    actor.send({ type: 'change', patch: { fonts: { heading: 'Inter' } } });
    actor.send({ type: 'change', patch: { fonts: { body: 'Poppins' } } });
    expect(kit()).toMatchObject({ name: 'Ada', colors: ['#112233'], fonts: { heading: 'Inter', body: 'Poppins' } });
    expect(sent).toEqual([]);
    clock.increment(SETTLING);
    await saved();
    expect(sent).toEqual([{ name: 'Ada', colors: ['#112233'], fonts: { heading: 'Inter', body: 'Poppins' } }]);
  });

  test('what is changed while a save is under way goes with the next one', async () => {
    let finish = () => undefined as void;
    const { actor, clock, sent, saved, kit } = start((patch) =>
      patch.name === 'one' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve(),
    );
    actor.send({ type: 'change', patch: { name: 'one' } });
    clock.increment(SETTLING);
    actor.send({ type: 'change', patch: { name: 'two' } });
    finish();
    await waitFor(actor, (snapshot) => snapshot.matches('settling'));
    expect(kit().name).toBe('two');
    clock.increment(SETTLING);
    await saved();
    expect(sent.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(kit().name).toBe('two');
  });

  test('a save that failed keeps what it had, says why, and is tried again', async () => {
    let fails = true;
    const { actor, clock, sent, saved, kit } = start(async () => {
      if (fails) throw new Error('no connection');
    });
    actor.send({ type: 'change', patch: { colors: ['#aabbcc'] } });
    clock.increment(SETTLING);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.error).toBe('no connection');
    expect(kit().colors).toEqual(['#aabbcc']);
    fails = false;
    actor.send({ type: 'retry' });
    await saved();
    expect(sent).toEqual([{ colors: ['#aabbcc'] }, { colors: ['#aabbcc'] }]);
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  test('a logo that arrives while others are put in order comes behind them', async () => {
    const { actor, clock, sent, saved, kit } = start();
    actor.send({ type: 'change', patch: { logos: ['b', 'a'] } });
    actor.send({
      type: 'logosStored',
      logos: [
        { asset: 'a', name: 'a.png' },
        { asset: 'b', name: 'b.png' },
        { asset: 'c', name: 'c.png' },
      ],
    });
    expect(kit().logos.map(({ asset }) => asset)).toEqual(['b', 'a', 'c']);
    clock.increment(SETTLING);
    await saved();
    expect(sent).toEqual([{ logos: ['b', 'a', 'c'] }]);
    actor.send({ type: 'logosStored', logos: [{ asset: 'd', name: 'd.png' }] });
    expect(kit().logos.map(({ asset }) => asset)).toEqual(['d']);
  });
});
