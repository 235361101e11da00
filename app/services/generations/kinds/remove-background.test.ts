/** Removing backgrounds: its input, and that the pick reaches the engine and the result reaches the design. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CutOutOptions } from '#tools/contract/ports/imaging-port.ts';
import type { GenerationContext } from '../declaration.ts';
import { NO_RESULTS } from '#app/contracts/generation.ts';
import { designOfResult } from '../result-design.ts';
import { removeBackgroundHandler } from './remove-background-run.server.ts';
import { removeBackgroundInput } from './remove-background-input.ts';

const asset = (letter: string) => letter.repeat(64);
const box = { x: 0.1, y: 0.2, width: 0.4, height: 0.5 };

test.each<[string, unknown, string | null]>([
  ['one picture', { assets: [asset('a')] }, null],
  ['one picture, and what is meant in it', { assets: [asset('a'), asset('a')], pick: { box, point: null } }, null],
  ['a point', { assets: [asset('a')], pick: { box: null, point: { x: 0, y: 1 } } }, null],
  [
    'a pick of nothing',
    { assets: [asset('a')], pick: { box: null, point: null } },
    'Mark what to keep with a box or a point',
  ],
  [
    'a pick in one of several',
    { assets: [asset('a'), asset('b')], pick: { box, point: null } },
    'Picking what to keep works with one picture at a time',
  ],
  ['a point beside the picture', { assets: [asset('a')], pick: { box: null, point: { x: 1.2, y: 0 } } }, 'Too big'],
  ['a box without a height', { assets: [asset('a')], pick: { box: { ...box, height: 0 }, point: null } }, 'Too small'],
])('%s', (_, input, problem) => {
  const read = removeBackgroundInput.safeParse(input);
  if (problem === null) expect(read.error).toBeUndefined();
  else expect(read.error?.issues[0]?.message).toContain(problem);
});

test('what is meant reaches the engine; mask and colors of the edge reach the design', async () => {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const mask = await sharp({
    create: { width: 8, height: 6, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const files = new Map<string, Uint8Array>([
    [asset('a'), picture],
    [asset('b'), mask],
    [asset('c'), mask],
  ]);
  const info = (id: string, name: string) => ({ id, name, mime: 'image/png', width: 8, height: 6, bytes: 10 });
  const asked: CutOutOptions['pick'][] = [];
  const context = {
    signal: new AbortController().signal,
    done: NO_RESULTS,
    progress: () => undefined,
    checkpoint: () => Promise.resolve(),
    assets: {
      info: async (id) => info(id, 'Shoe.jpg'),
      bytes: async (id) => files.get(id) ?? null,
      store: async (_bytes, _mime, name) => info(asset('d'), name),
    },
    imaging: {
      cutOut: async (_asset, { pick }) => (
        asked.push(pick),
        { mask: info(asset('b'), 'mask'), colours: info(asset('c'), 'colours'), subject: box, coverage: 0.5 }
      ),
    },
  } as Partial<Omit<GenerationContext, 'imaging'>> & {
    imaging: Partial<GenerationContext['imaging']>;
  } as GenerationContext;
  const {
    variations: [made],
  } = await removeBackgroundHandler.run(
    removeBackgroundInput.parse({ assets: [asset('a')], pick: { box, point: null } }),
    context,
  );
  expect(asked).toEqual([{ box, point: null }]);
  expect(made).toMatchObject({
    asset: asset('d'),
    name: 'Shoe cutout.png',
    source: asset('a'),
    mask: asset('b'),
    colours: asset('c'),
  });
  let count = 0;
  const [layer] = Object.values(designOfResult(made!, () => `id-${(count += 1)}`).layers);
  expect(layer).toMatchObject({ asset: asset('a'), mask: { asset: asset('b'), colours: asset('c'), strokes: [] } });
});
