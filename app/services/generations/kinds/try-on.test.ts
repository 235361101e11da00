/**
 * Try-ons as generations: what is requested from the port, what is stored, what costs nothing, what is flagged, what is
 * refused before anything is spent.
 */
import { describe, expect, it } from 'vitest';
import { pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { TryOnFlagged } from '#app/services/try-on/minors.ts';
import { MemoryTryOns } from '#tests/fakes/memory-try-ons.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { EarlierGeneration, GenerationContext } from '../declaration.ts';
import { GenerationFailure, GenerationFlagged } from '../generation-error.ts';
import { tryOnInput, type TryOnInput } from './try-on-input.ts';
import { tryOnHandler } from './try-on-run.server.ts';
import { tryOn } from './try-on.server.ts';

const id = (digit: number) => String(digit).repeat(64);
const info = (asset: string): AssetInfo => ({
  id: asset,
  mime: 'image/jpeg',
  width: 640,
  height: 960,
  bytes: 10,
  name: 'Ada.jpg',
});
const input = (over: object = {}): TryOnInput =>
  tryOnInput.parse({ person: id(1), garment: id(2), type: 'top', ...over });

function context(over: Partial<Pick<GenerationContext, 'earlier' | 'modelPhoto'>> = {}) {
  const kept = new Map([1, 2, 3].map((digit) => [id(digit), { info: info(id(digit)), bytes: new Uint8Array() }]));
  const tryOns = new MemoryTryOns(kept);
  const told: (string | undefined)[] = [];
  const made = {
    tryOns,
    signal: new AbortController().signal,
    progress: (_share: number | null, stage?: string) => void told.push(stage),
    assets: {
      info: async (asset: string) => kept.get(asset)?.info ?? null,
      bytes: async () => null,
      store: () => Promise.reject(new Error('Nothing to store')),
    },
    modelPhoto: async () => null,
    earlier: async () => null,
    ...over,
  } as Partial<GenerationContext> as GenerationContext;
  return { made, tryOns, told };
}

const earlier =
  (asked: TryOnInput, over: Partial<EarlierGeneration> = {}) =>
  async (): Promise<EarlierGeneration> => ({
    kind: 'try-on',
    state: 'succeeded',
    input: asked,
    problems: [],
    variations: [
      {
        asset: id(9),
        name: 'x',
        width: 1,
        height: 1,
        mime: 'image/jpeg',
        tryOn: { garment: null, front: null, handles: [{ id: 'a.hem', x: 1, y: 1 }] },
      },
    ],
    ...over,
  });

describe('a try-on', () => {
  it('is one picture, a design of photo, garment and front, its handles, and notes in words', async () => {
    const { made, tryOns, told } = context();
    tryOns.notes = ['arms'];
    const { variations } = await tryOnHandler.run(input({ dragged: { 'a.hem': { x: 5, y: 6 } } }), made);
    expect(tryOns.asked).toEqual([
      { person: id(1), garment: id(2), kind: 'top', dragged: { 'a.hem': { x: 5, y: 6 } }, isMinor: null, words: '' },
    ]);
    const [variation] = variations;
    expect(variation).toMatchObject({ source: id(1), width: 640, height: 960, notes: [message('tryOn.note.arms')] });
    expect(variation?.tryOn?.handles).toContainEqual({
      id: 'a.hem',
      x: 5,
      y: 6,
      from: { x: expect.any(Number), y: expect.any(Number) },
    });
    const document = variation?.design;
    const [page] = pagesInOrder(document ?? ({ pages: {} } as never));
    const layers = Object.values(document?.layers ?? {}).toSorted((a, b) => (a.order < b.order ? -1 : 1));
    expect([document?.width, document?.height, layers.length, page?.background.type]).toEqual([640, 960, 3, 'none']);
    expect(layers.map((layer) => layer.type === 'image' && layer.asset)).toEqual([
      id(1),
      variation?.tryOn?.garment?.asset,
      variation?.tryOn?.front?.asset,
    ]);
    expect(told.filter(Boolean)).toEqual([
      message('tryOn.stage.seeing'),
      message('tryOn.stage.cutting'),
      message('tryOn.stage.putting'),
    ]);
  });

  it('takes the photo of a custom model, and whether that is a minor', async () => {
    const { made, tryOns } = context({
      modelPhoto: async (model, type) => (model === 'm1' && type === 'full' ? { asset: id(3), isMinor: true } : null),
    });
    await tryOnHandler.run(input({ person: null, model: 'm1', type: 'full' }), made);
    expect(tryOns.asked[0]).toMatchObject({ person: id(3), isMinor: true });
    await expect(tryOnHandler.run(input({ person: null, model: 'm2' }), made)).rejects.toThrow(
      message('tryOn.modelGone'),
    );
  });

  it('is flagged where the rule for minors says so', async () => {
    const { made, tryOns } = context();
    tryOns.refuses = new TryOnFlagged();
    await expect(tryOnHandler.run(input(), made)).rejects.toThrow(GenerationFlagged);
    // The input of a try-on on a custom model has only the model's id: reviewers get the photo's.
    await expect(tryOnHandler.run(input(), made)).rejects.toMatchObject({ pictures: [] });
    const model = context({ modelPhoto: async () => ({ asset: id(3), isMinor: true }) });
    model.tryOns.refuses = new TryOnFlagged();
    await expect(tryOnHandler.run(input({ person: null, model: 'm1' }), model.made)).rejects.toMatchObject({
      pictures: [id(3)],
    });
    tryOns.refuses = 'Nobody there';
    await expect(tryOnHandler.run(input(), made)).rejects.not.toThrow(GenerationFlagged);
  });
});

describe('what moderation sees', () => {
  it('is the photo of a custom model too, the one that is worked on', async () => {
    const modelPhoto: GenerationContext['modelPhoto'] = async (model, type) =>
      model === 'm1' ? { asset: id(type === 'full' ? 3 : 4), isMinor: false } : null;
    const seen = (over: object) => tryOn.pictures?.(input(over), { modelPhoto });
    expect(await seen({ person: null, model: 'm1', type: 'full' })).toEqual([id(3)]);
    expect(await seen({ person: null, model: 'm1' })).toEqual([id(4)]);
    expect(await seen({ person: null, model: 'gone' })).toEqual([]);
    expect(await seen({})).toEqual([]);
  });
});

describe('credits', () => {
  it('are one for a try-on, none for handles that are dragged afterwards', () => {
    const can = () => true;
    expect([tryOn.cost(input(), can), tryOn.cost(input({ adjusts: 'g1' }), can)]).toEqual([
      { unit: 'try-on', amount: 1 },
      null,
    ]);
  });

  it('are not saved by calling something new an adjustment', async () => {
    const asked = input({ adjusts: 'g1' });
    await expect(tryOnHandler.run(asked, context({ earlier: earlier(input()) }).made)).resolves.toBeDefined();
    const others = [
      async () => null,
      earlier(input({ garment: id(3) })),
      earlier(input({ person: id(3) })),
      earlier(input({ type: 'full' })),
      earlier(input({ person: null, model: 'm' })),
      earlier(input(), { state: 'flagged' }),
      earlier(input(), { kind: 'upscale' }),
      earlier(input(), { variations: [] }),
    ];
    for (const one of others)
      await expect(tryOnHandler.run(asked, context({ earlier: one }).made)).rejects.toThrow(GenerationFailure);
  });
});

describe('what is asked for', () => {
  it.each([
    [{ person: null }, 'Please upload an image of a person'],
    [{ model: 'm' }, 'Please upload an image of a person'],
    [{ person: 'x' }, 'Please upload an image of a person'],
    [{ garment: undefined }, 'Please upload a clothing image'],
    [{ garment: 'x' }, 'Please upload a clothing image'],
    [{ type: 'hat' }, 'type'],
    [{ dragged: { hem: { x: Number.POSITIVE_INFINITY, y: 0 } } }, 'dragged'],
    [{ dragged: Object.fromEntries(Array.from({ length: 81 }, (_, at) => [`h${at}`, { x: 0, y: 0 }])) }, 'dragged'],
  ])('%j is refused before anything is spent', (over, why) => {
    expect(
      JSON.stringify(tryOnInput.safeParse({ person: id(1), garment: id(2), type: 'top', ...over }).error?.issues),
    ).toContain(why);
  });
});
