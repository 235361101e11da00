/** Films of photos: what is asked of the engines, what is kept, what is refused before anything is spent. */
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { pagesInOrder } from '#design/document/tree.ts';
import { playingTime } from '#design/motion/playing.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { Cutout } from '#tools/contract/ports/imaging-port.ts';
import type { FilmRequest } from '#tools/contract/ports/films-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { GenerationContext } from '../declaration.ts';
import { aiVideoInput, type AiVideoInput } from './ai-video-input.ts';
import { aiVideoHandler } from './ai-video-run.server.ts';

const id = (digit: number) => String(digit).repeat(64);
const info = (asset: string, mime = 'image/jpeg'): AssetInfo => ({
  id: asset,
  mime,
  width: 1600,
  height: 1200,
  bytes: 10,
  name: 'mug.jpg',
});
const photo = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#c03020' } })
  .jpeg()
  .toBuffer();
const cutout: Cutout = {
  mask: info(id(8), 'image/png'),
  colours: null,
  subject: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  coverage: 0.2,
};

function context(
  over: { cutOut?: GenerationContext['imaging']['cutOut']; describedFilms?: GenerationContext['describedFilms'] } = {},
) {
  const asked: FilmRequest[] = [];
  const told: (string | undefined)[] = [];
  const made: GenerationContext = {
    userId: 'ada',
    generationId: 'g',
    seed: 1,
    signal: new AbortController().signal,
    measureText: measureRoughly,
    done: { variations: [], problems: [] },
    checkpoint: async () => undefined,
    progress: (_share, stage) => told.push(stage),
    assets: {
      info: async (asset) => (asset === id(7) ? null : info(asset)),
      bytes: async () => photo,
      store: () => Promise.reject(new Error('Nothing to store')),
    },
    imaging: { cutOut: over.cutOut ?? (async () => cutout) } as unknown as GenerationContext['imaging'],
    scenes: {} as GenerationContext['scenes'],
    images: {} as GenerationContext['images'],
    describedFilms: over.describedFilms ?? null,
    traced: () => Promise.reject(new Error('Nothing to trace')),
    rendering: {} as GenerationContext['rendering'],
    tryOns: {} as GenerationContext['tryOns'],
    modelPhoto: () => Promise.resolve(null),
    earlier: () => Promise.resolve(null),
    films: {
      async make(request) {
        asked.push(request);
        return {
          film: { ...info(id(5), 'video/mp4'), name: `${request.name}.mp4` },
          poster: info(id(6)),
          width: 1080,
          height: 1350,
          duration: playingTime(pagesInOrder(request.document)),
        };
      },
    },
  };
  return { made, asked, told };
}

const input = (over: object = {}): AiVideoInput =>
  aiVideoInput.parse({ preset: 'float', photos: [id(1)], ratio: '4:5', headline: 'New in', ...over });

describe('a film of photos', () => {
  it('is filmed of the preset’s design and kept with it, its poster and its length', async () => {
    const { made, asked } = context();
    const { variations } = await aiVideoHandler.run(input({ seconds: 4 }), made);
    expect(variations).toMatchObject([
      {
        asset: id(5),
        mime: 'video/mp4',
        name: 'New in.mp4',
        poster: id(6),
        duration: 4000,
        source: id(1),
        width: 1080,
        height: 1350,
      },
    ]);
    expect(variations[0]?.design).toBe(asked[0]?.document);
    expect(asked[0]).toMatchObject({
      shorterSide: 1080,
      fps: 30,
      music: null,
      document: { width: 1080, height: 1350 },
    });
    const cut = Object.values(asked[0]?.document.layers ?? {}).filter(
      (layer) => layer.type === 'image' && layer.mask?.asset === id(8),
    );
    expect(cut).toHaveLength(1);
  });

  it('shows the photo whole, and says so, where nothing stands out', async () => {
    const { made } = context({ cutOut: () => Promise.reject(new ToolRefusal('Nothing stands out')) });
    const { variations } = await aiVideoHandler.run(input(), made);
    expect(variations[0]?.notes).toEqual(['No subject stood out, so the full photo is shown.']);
  });

  it('takes its color from the photo by default', async () => {
    const { made, asked } = context();
    await aiVideoHandler.run(input({ preset: 'big-type' }), made);
    await aiVideoHandler.run(input({ preset: 'big-type', accent: '#123456' }), made);
    const backgrounds = asked.map(({ document }) => pagesInOrder(document)[0]?.background);
    expect(backgrounds[1]).toEqual({ type: 'solid', color: '#123456' });
    expect(backgrounds[0]).not.toEqual(backgrounds[1]);
  });

  it('is made by the hosted model where it is described, and needs one', async () => {
    const make = vi.fn<NonNullable<GenerationContext['describedFilms']>['make']>(async () => ({
      film: { ...info(id(5), 'video/mp4'), name: 'Rain.mp4' },
      poster: info(id(6)),
      width: 720,
      height: 1280,
      duration: 4000,
    }));
    const asked = input({ motion: 'Rain falls on the mug', ratio: '9:16', seconds: 5 });
    const { variations } = await aiVideoHandler.run(asked, context({ describedFilms: { make } }).made);
    expect(make.mock.calls[0]?.[0]).toEqual({
      photo: id(1),
      words: 'Rain falls on the mug',
      width: 1080,
      height: 1920,
      seconds: 5,
      name: 'Rain falls on the mug',
    });
    expect(variations).toEqual([
      {
        asset: id(5),
        name: 'Rain.mp4',
        width: 720,
        height: 1280,
        mime: 'video/mp4',
        poster: id(6),
        duration: 4000,
        source: id(1),
      },
    ]);
    await expect(aiVideoHandler.run(asked, context().made)).rejects.toThrow('OPENAI_VIDEO_MODEL');
  });

  it('refuses photos that are not there', async () => {
    await expect(aiVideoHandler.run(input({ photos: [id(7)] }), context().made)).rejects.toThrow(ToolRefusal);
  });
});

describe('what is asked for', () => {
  it.each([
    [{ preset: 'slideshow' }, 'needs at least 2'],
    [{ preset: 'zoom-in', photos: [id(1), id(2)] }, 'at most 1'],
    [{ preset: 'price-pop', headline: 'x' }, 'Write one'],
    [{ preset: 'text-reveal', headline: '' }, 'Write one'],
    [{ preset: 'price-pop', price: '$49', before: '$49.00' }, 'has to be higher'],
    [{ preset: 'price-pop', price: '1.299,00 €', before: '€999.00' }, 'has to be higher'],
    [{ preset: 'no-such' }, 'preset'],
    [{ seconds: 2 }, 'seconds'],
    [{ seconds: 16 }, 'seconds'],
    [{ ratio: '2:1' }, 'ratio'],
    [{ accent: 'red' }, 'Enter valid hex code'],
    [{ font: 'Comic Sans' }, 'font'],
    [{ photos: [] }, 'photos'],
    [{ photos: ['x'] }, 'photos'],
  ])('%j is refused before anything is spent', (over, why) => {
    const { error } = aiVideoInput.safeParse({ preset: 'float', photos: [id(1)], headline: 'New in', ...over });
    expect(JSON.stringify(error?.issues)).toContain(why);
  });

  it.each([
    ['$49', '$60'],
    ['$49', '€40'],
    ['from $49', 'then less'],
    ['$49', ''],
  ])('a price of %j that was %j is taken', (price, before) => {
    expect(aiVideoInput.safeParse({ preset: 'price-pop', photos: [id(1)], price, before }).success).toBe(true);
  });
});
