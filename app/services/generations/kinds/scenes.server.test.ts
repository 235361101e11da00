/**
 * What scenes require and return: shots in order, credits, layers, products that can't be shown, continuing in the
 * middle.
 */
import { describe, expect, test } from 'vitest';
import { assertInvariants } from '#design/document/invariants.ts';
import { childrenOf, firstPage } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { SceneRequest } from '#tools/contract/ports/scenes-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { GenerationContext } from '../declaration.ts';
import { NO_RESULTS, type GenerationResults } from '#app/contracts/generation.ts';
import { scenesHandler } from './scenes-run.server.ts';
import { aiBackgrounds, lifestyleShot } from './scenes.server.ts';
import { scenesInput } from './scenes-input.ts';
import { shotsLeft, shotsMade, shotsOf } from './scene-shots.ts';

const [vase, mug] = ['a'.repeat(64), 'b'.repeat(64)] as const;
const asked = (more: object = {}) =>
  scenesInput.parse({
    pictures: [vase],
    looks: [{ scene: 'sage-arch' }],
    variations: [1],
    width: 1080,
    height: 1350,
    quality: 'full',
    ...more,
  });
const picture = (id: string, name: string): AssetInfo => ({
  id,
  name,
  mime: 'image/jpeg',
  width: 1080,
  height: 1350,
  bytes: 9,
});

interface World extends GenerationContext {
  renders: SceneRequest[];
  cuts: string[];
  kept: GenerationResults[];
  told: (number | null)[];
}

function world({
  done = NO_RESULTS,
  refuse = '',
  unknown = [],
  turnAfter = Infinity,
  above = '',
}: {
  done?: GenerationResults;
  refuse?: string;
  unknown?: string[];
  turnAfter?: number;
  above?: string;
} = {}): World {
  const [renders, cuts, kept, told]: [SceneRequest[], string[], GenerationResults[], (number | null)[]] = [
    [],
    [],
    [],
    [],
  ];
  const part = {
    renders,
    cuts,
    kept,
    told,
    done,
    seed: 1,
    signal: new AbortController().signal,
    progress: (share: number | null) => void told.push(share),
    checkpoint(results: GenerationResults) {
      kept.push(structuredClone(results));
      return kept.length >= turnAfter ? Promise.reject(new Error('The turn of others')) : Promise.resolve();
    },
    assets: { info: (id: string) => Promise.resolve(picture(id, id === mug ? 'mug.jpg' : 'vase.jpg')) },
    imaging: {
      cutOut(id: string) {
        cuts.push(id);
        return id === refuse
          ? Promise.reject(new ToolRefusal('Nothing in it stands out'))
          : Promise.resolve({
              mask: { id: `mask of ${id}` },
              colours: { id: `colours of ${id}` },
              seenFrom: id === above ? 'above' : 'side',
            });
      },
    },
    scenes: {
      render(request: SceneRequest) {
        renders.push(request);
        const made = (name: string) => ({
          ...picture(
            name
              .padEnd(64, '0')
              .replace(/[^0-9a-f]/g, 'c')
              .slice(0, 64),
            name,
          ),
        });
        return Promise.resolve({
          background: made('background'),
          flat: made(`flat ${renders.length}`),
          shadow: { asset: made('shadow'), x: 10, y: 900, width: 700, height: 200 },
          product: { asset: made('product'), x: 300, y: 400, width: 400, height: 600 },
          unknown,
        });
      },
    },
  };
  return part as unknown as World;
}

describe('shots', () => {
  test('go product by product, scene by scene, and are found again in the results', () => {
    const input = asked({
      pictures: [vase, mug, vase],
      looks: [{ scene: 'sage-arch' }, { words: 'on sand' }],
      variations: [1, 3],
    });
    const shots = shotsOf(input);
    expect(shots).toHaveLength(8);
    expect(shots[3]).toEqual({ picture: vase, look: { words: 'on sand' }, variation: 3 });
    const results = {
      variations: Array.from({ length: 2 }, () => ({ asset: 'x', name: '', width: 1, height: 1, mime: '' })),
      problems: [{ source: vase, name: '', text: '' }],
    };
    expect(shotsMade(shots, results).map(({ variation }) => variation)).toEqual([1, 3]);
    expect(shotsMade(shots, results).every((shot) => shot.picture === mug)).toBe(true);
    expect(shotsLeft(shots, results)).toEqual(shots.slice(6));
  });

  test.each([
    [
      'more than one request may have',
      {
        pictures: [vase, mug],
        looks: Array.from({ length: 4 }, () => ({ scene: 'sage-arch' })),
        variations: [1, 2, 3, 4],
      },
    ],
    ['a scene that is not there', { looks: [{ scene: 'never-was' }] }],
    ['a scene and words at once', { looks: [{ scene: 'sage-arch', words: 'on sand' }] }],
    ['no words', { looks: [{ words: ' ' }] }],
    ['a side that is too long', { width: 4001 }],
    ['half a pixel', { height: 1080.5 }],
    ['a fifth variation', { variations: [5] }],
  ])('refuse %s', (_, more) => expect(scenesInput.safeParse({ ...asked(), ...more }).success).toBe(false));
});

describe('credits', () => {
  const none = () => false;
  test('a whole picture is one image each, a preview nothing, and plans may have no limit', () => {
    for (const kind of [aiBackgrounds, lifestyleShot]) {
      expect(
        kind.cost(asked({ variations: [1, 2], looks: [{ scene: 'sage-arch' }, { scene: 'flat-oak' }] }), none),
      ).toEqual({ unit: 'image', amount: 4 });
      expect(kind.cost(asked({ quality: 'preview', variations: [1, 2, 3, 4] }), none)).toBeNull();
      expect(kind.cost(asked(), (feature) => feature === 'unlimited-scenes')).toBeNull();
    }
  });
  test('several products are a batch; a whole picture counts as several previews, a large one as more', () => {
    expect([lifestyleShot.needs?.(asked({ pictures: [vase, mug] })), lifestyleShot.needs?.(asked())]).toEqual([
      'batch',
      null,
    ]);
    const [preview, full, large] = [asked({ quality: 'preview' }), asked(), asked({ width: 4000, height: 4000 })].map(
      (input) => lifestyleShot.size(input),
    ) as [number, number, number];
    expect(preview).toBe(1);
    expect(full).toBeGreaterThan(3);
    expect(large).toBeGreaterThan(full);
  });
});

describe('the work', () => {
  test('shows a product that lies in the scene from above, and says which; one that stands in the other', async () => {
    const one = world({ above: mug });
    const look = { scene: 'sage-arch', above: 'flat-satin' } as const;
    const { variations } = await scenesHandler.run(asked({ pictures: [vase, mug], looks: [look] }), one);
    expect(one.renders.map(({ scene }) => scene)).toEqual(['sage-arch', 'flat-satin']);
    expect(variations.map(({ scene }) => scene)).toEqual([undefined, 'flat-satin']);
  });

  test('cuts a product out once, and gives whole pictures as designs of background, shadow and product', async () => {
    const one = world({ unknown: ['zebra'] });
    const { variations } = await scenesHandler.run(
      asked({ looks: [{ words: 'on sand with a zebra' }], variations: [1, 2] }),
      one,
    );
    expect([one.cuts.length, one.renders.length, one.kept.length]).toEqual([1, 2, 1]);
    expect(one.renders[1]).toMatchObject({
      picture: vase,
      mask: { asset: `mask of ${vase}`, colours: `colours of ${vase}`, strokes: [] },
      scene: null,
      words: 'on sand with a zebra',
      variation: 2,
      quality: 'full',
      width: 1080,
      height: 1350,
      length: 0.2,
    });
    expect(variations).toHaveLength(2);
    const [made] = variations;
    expect(made).toMatchObject({ source: vase, notes: [message('scenes.notUnderstood', { words: 'zebra' })] });
    const design = made?.design;
    if (!design) throw new Error('No layers');
    assertInvariants(design);
    const page = firstPage(design);
    expect([design.width, design.height, page.background.type]).toEqual([1080, 1350, 'image']);
    expect(
      childrenOf(design, page.id).map((layer) => [layer.name, 'x' in layer && layer.x, 'y' in layer && layer.y]),
    ).toEqual([
      ['Shadow', 10, 900],
      ['Product', 300, 400],
    ]);
    const shares = one.told.filter((share) => share !== null);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('previews are told to be such, and have no layers', async () => {
    const { variations } = await scenesHandler.run(asked({ quality: 'preview', variations: [1, 2, 3, 4] }), world());
    expect(variations.map(({ preview, design }) => [preview, design])).toEqual(
      Array.from({ length: 4 }, () => [true, undefined]),
    );
  });

  test('continues where an earlier attempt was interrupted', async () => {
    const input = asked({ variations: [1, 2, 3] });
    const first = world({ turnAfter: 2 });
    await expect(scenesHandler.run(input, first)).rejects.toThrow('The turn of others');
    const kept = first.kept.at(-1) as GenerationResults;
    expect(kept.variations).toHaveLength(2);
    const second = world({ done: kept });
    const { variations } = await scenesHandler.run(input, second);
    expect([variations.length, second.renders.map(({ variation }) => variation)]).toEqual([3, [3]]);
  });

  test('leaves out a product that can’t be shown; alone, that is why there is nothing', async () => {
    const { variations, problems } = await scenesHandler.run(
      asked({ pictures: [mug, vase], variations: [1, 2] }),
      world({ refuse: mug }),
    );
    expect([variations.map(({ source }) => source), problems]).toEqual([
      [vase, vase],
      [{ source: mug, name: 'mug.jpg', text: 'Nothing in it stands out' }],
    ]);
    await expect(scenesHandler.run(asked({ pictures: [mug] }), world({ refuse: mug }))).rejects.toMatchObject({
      name: 'GenerationFailure',
      message: 'Nothing in it stands out',
    });
  });
});
