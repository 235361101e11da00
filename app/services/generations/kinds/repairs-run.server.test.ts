/**
 * The work of the repair kinds, with engines in memory: their requests, their results, and how one photo's failure
 * affects others.
 */
import { describe, expect, test } from 'vitest';
import type { RenderRequest } from '#tools/contract/ports/rendering-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { declarations } from '../declarations.server.ts';
import type { GenerationContext } from '../declaration.ts';
import type { GenerationKind } from '../kinds.ts';
import { NO_RESULTS, type GenerationResults } from '#app/contracts/generation.ts';
import { repairedName } from './repaired-variation.ts';

const asset = (letter: string) => letter.repeat(64);

/** A kind's work on pictures in memory: its checked input, its context, what it drew and stored. */
function stage(names: readonly string[] = ['Shoe.jpg']) {
  const design = new MemoryDesign();
  const pictures = names.map((name, index) => design.addPicture(name, 1200 + index, 800));
  const drawn: RenderRequest[] = [];
  const kept: GenerationResults[] = [];
  const told: [number | null, string | undefined][] = [];
  const assets: GenerationContext['assets'] = {
    info: async (id) => design.assets.get(id)?.info ?? null,
    bytes: async (id) => design.assets.get(id)?.bytes ?? null,
    async store(bytes, mime, name) {
      const info = { id: asset(String(drawn.length)), mime, width: 400, height: 300, bytes: bytes.length, name };
      design.assets.set(info.id, { info, bytes });
      return info;
    },
  };
  const context: GenerationContext = {
    userId: 'ada',
    generationId: 'g',
    seed: 1,
    signal: new AbortController().signal,
    done: NO_RESULTS,
    assets,
    imaging: design.imaging,
    progress: (share, words) => void told.push([share, words]),
    checkpoint: async (results) => void kept.push(structuredClone(results)),
    rendering: {
      render: async (request) => (
        drawn.push(request),
        { bytes: new Uint8Array([drawn.length]), width: 400, height: 300, mime: 'image/jpeg' }
      ),
    },
  } as Partial<GenerationContext> as GenerationContext;
  async function run(kind: GenerationKind, input: unknown, done: GenerationResults = NO_RESULTS) {
    const declaration = declarations[kind];
    const handler = await declaration.load();
    return handler.run(declaration.input.parse(input), { ...context, done });
  }
  return { design, pictures, drawn, kept, told, run };
}

const accepts = (kind: GenerationKind, input: unknown) => declarations[kind].input.safeParse(input).success;
const needs = (kind: GenerationKind, input: unknown) =>
  declarations[kind].needs?.(declarations[kind].input.parse(input)) ?? null;

test('upscale: twice for all, four times by plan; says when a picture grew less', async () => {
  const {
    run,
    pictures: [shoe],
    design,
  } = stage();
  expect([
    needs('upscale', { asset: asset('a'), factor: 2 }),
    needs('upscale', { asset: asset('a'), factor: 4 }),
  ]).toEqual([null, 'upscale']);
  expect([accepts('upscale', { asset: asset('a'), factor: 3 }), accepts('upscale', { asset: 'x', factor: 2 })]).toEqual(
    [false, false],
  );
  const made = await run('upscale', { asset: shoe!.id, factor: 4 });
  expect(made.variations).toMatchObject([{ name: 'Shoe large.jpg', width: 4800, height: 3200, source: shoe!.id }]);
  expect(made.variations[0]?.notes).toBeUndefined();
  design.imaging.upscale = async (id) => ({ ...design.assets.get(id)!.info, width: 3000, height: 2000 });
  expect((await run('upscale', { asset: shoe!.id, factor: 4 })).variations[0]?.notes?.[0]).toContain('3,000 × 2,000');
});

test('magic erase: marks are px of the picture, and a result continues from another', async () => {
  const {
    run,
    pictures: [shoe],
    design,
  } = stage();
  const region = {
    outlines: [
      [
        [10, 10],
        [60, 10],
        [60, 60],
      ],
    ],
    strokes: [
      {
        size: 20,
        points: [
          [100, 100],
          [140, 120],
        ],
      },
    ],
  };
  const made = await run('magic-erase', { asset: shoe!.id, region, after: '0f9f6c0a-5b0e-4c55-9b51-2f0b2c4c7a11' });
  expect(design.imaging.repaired).toEqual([['erase', region]]);
  expect(made.variations).toMatchObject([{ name: 'Shoe erased.jpg', width: 1200, height: 800, source: shoe!.id }]);
  expect(accepts('magic-erase', { asset: asset('a'), region: { outlines: [], strokes: [] } })).toBe(false);
  expect(
    accepts('magic-erase', {
      asset: asset('a'),
      region: {
        outlines: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
        strokes: [],
      },
    }),
  ).toBe(false);
  expect(accepts('magic-erase', { asset: asset('a'), region, after: 'not-an-id' })).toBe(false);
});

test('expand: by px on each side, and not by none', async () => {
  const {
    run,
    pictures: [shoe],
  } = stage();
  expect(
    (await run('expand', { asset: shoe!.id, sides: { left: 100, top: 0, right: 100, bottom: 200 } })).variations,
  ).toMatchObject([{ name: 'Shoe expanded.jpg', width: 1400, height: 1000 }]);
  expect(accepts('expand', { asset: asset('a'), sides: { left: 0, top: 0, right: 0, bottom: 0 } })).toBe(false);
});

describe('retake', () => {
  const steps = ['exposure', 'white-balance'];

  test('tells what was found; without a fix the photo is its own result', async () => {
    const {
      run,
      pictures: [shoe],
      design,
    } = stage();
    expect((await run('retake', { assets: [shoe!.id], steps })).variations).toMatchObject([
      { name: 'Shoe fixed.jpg', source: shoe!.id, findings: [{ step: 'exposure', needed: true, applied: true }] },
    ]);
    expect(design.imaging.repaired[0]).toEqual(['retake', ['white-balance', 'exposure']]);
    const looked = await run('retake', { assets: [shoe!.id], steps: [] });
    expect(looked.variations).toMatchObject([
      { asset: shoe!.id, name: 'Shoe.jpg', findings: [{ needed: true, applied: false }] },
    ]);
  });

  test('gives all photos one look, of the fixed picture, in the format that it has', async () => {
    const { run, pictures, drawn, design } = stage(['A.jpg', 'B.jpg']);
    const input = { assets: pictures.map(({ id }) => id), steps: [], look: 'golden', strength: 0.5 };
    expect(needs('retake', input)).toBe('batch');
    const { variations } = await run('retake', input);
    expect(variations).toMatchObject([
      { name: 'A golden.jpg', source: pictures[0]!.id },
      { name: 'B golden.jpg', source: pictures[1]!.id },
    ]);
    expect(design.imaging.repaired).toEqual([]);
    expect(drawn.map(({ format, shorterSide, watermark }) => [format, shorterSide, watermark])).toEqual([
      ['jpg', 800, false],
      ['jpg', 800, false],
    ]);
    const [layer] = Object.values(drawn[0]!.document.layers);
    expect(layer).toMatchObject({ asset: pictures[0]!.id, width: 1200, height: 800, filters: { temperature: 0.225 } });
    await run('retake', { ...input, assets: [pictures[0]!.id], steps });
    expect(Object.values(drawn[2]!.document.layers)[0]).not.toMatchObject({ asset: pictures[0]!.id });
  });

  test('one photo’s failure is told apart, and what was done before is not done again', async () => {
    const { run, pictures, design, kept } = stage(['A.jpg', 'B.jpg', 'C.jpg']);
    const retake = design.imaging.retake.bind(design.imaging);
    design.imaging.retake = async (id, ...rest) => {
      if (id === pictures[1]!.id) throw new ToolRefusal('This picture can’t be read.');
      return retake(id, ...rest);
    };
    const input = { assets: pictures.map(({ id }) => id), steps };
    const made = await run('retake', input);
    expect(made.variations.map(({ source }) => source)).toEqual([pictures[0]!.id, pictures[2]!.id]);
    expect(made.problems).toEqual([{ source: pictures[1]!.id, name: 'B.jpg', text: 'This picture can’t be read.' }]);
    expect(kept).toHaveLength(2);
    design.imaging.repaired.length = 0;
    expect((await run('retake', input, kept[1])).variations).toHaveLength(2);
    expect(design.imaging.repaired).toHaveLength(1);
    await expect(run('retake', { assets: [pictures[1]!.id], steps })).rejects.toThrow('This picture can’t be read.');
  });

  test('asks for something to do with several photos, and takes fifty', () => {
    const many = Array.from({ length: 51 }, (_, index) => index.toString(16).padStart(64, '0'));
    expect([accepts('retake', { assets: many, steps }), accepts('retake', { assets: many.slice(1), steps })]).toEqual([
      false,
      true,
    ]);
    expect([
      accepts('retake', { assets: many.slice(0, 2), steps: [] }),
      accepts('retake', { assets: many.slice(0, 1), steps: [] }),
    ]).toEqual([false, true]);
    expect(accepts('retake', { assets: many.slice(0, 1), steps: [], look: 'no such look' })).toBe(false);
  });
});

test.each([
  ['Shoe.jpg', 'Shoe fixed.jpg'],
  ['Shoe fixed.jpg', 'Shoe fixed.jpg'],
  ['photo', 'photo fixed'],
  ['a.b.webp', 'a.b fixed.webp'],
])('%s becomes %s', (name, after) => {
  expect(repairedName(name, 'fixed')).toBe(after);
});
