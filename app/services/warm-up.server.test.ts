/**
 * Preparing for the first conversation: each part runs once, and a failing part is reported without stopping the
 * others.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_FONT } from '#design/fonts/catalogue.ts';
import { createRendering, type Rendering } from './rendering/rendering.server.ts';
import { warmUp, type WarmUp } from './warm-up.server.ts';

const open = () => createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
const STYLE = { fontFamily: DEFAULT_FONT, fontSize: 16, fontWeight: 400, italic: false };

/** Parts that record when they were prepared; those named fail. */
function noted(...failing: string[]): { parts: WarmUp; runs: string[]; reported: unknown[] } {
  const runs: string[] = [];
  const reported: unknown[] = [];
  const run = (name: string) => async (): Promise<never[]> => {
    runs.push(name);
    if (failing.includes(name)) throw new Error(name);
    return [];
  };
  const warm = (name: string) => async (): Promise<void> => void (await run(name)());
  return {
    runs,
    reported,
    parts: {
      reader: { warm: warm('assistant') },
      rendering: { warm: warm('fonts') },
      models: { check: warm('model file') },
      templates: { list: run('templates') },
      imaging: { warm: warm('cutouts') },
      report: (error, context) => reported.push([(error as Error).message, context]),
    },
  };
}

it('gets each part ready once, the first to be needed first', async () => {
  const { parts, runs, reported } = noted();
  await warmUp(parts);
  expect(runs).toEqual(['assistant', 'fonts', 'model file', 'templates', 'cutouts']);
  expect(reported).toEqual([]);
});

it.each(['assistant', 'fonts', 'model file', 'templates', 'cutouts'])(
  'reports that %s failed, and goes on',
  async (failing) => {
    const { parts, runs, reported } = noted(failing);
    await warmUp(parts);
    expect(runs).toEqual(['assistant', 'fonts', 'model file', 'templates', 'cutouts']);
    expect(reported).toEqual([[failing, { area: 'warm-up', part: failing }]]);
  },
);

it('does without an assistant of its own', async () => {
  const { parts, runs } = noted();
  await warmUp({ ...parts, reader: null });
  expect(runs).toEqual(['fonts', 'model file', 'templates', 'cutouts']);
});

let warmed: Rendering;
beforeAll(async () => {
  warmed = open();
  await warmUp({ ...noted().parts, rendering: warmed });
});
afterAll(() => warmed.close());

it('measures as without it', async () => {
  const cold = open();
  expect(warmed.measureText('Hamburgefonts', STYLE)).toBe(cold.measureText('Hamburgefonts', STYLE));
  await cold.close();
});

it('a renderer that is closed while it gets ready ends in order, and the rest goes on', async () => {
  const rendering = open();
  const { parts, runs, reported } = noted();
  const warming = warmUp({ ...parts, rendering });
  await rendering.close();
  await warming;
  expect(reported).toMatchObject([[expect.any(String), { part: 'fonts' }]]);
  expect(runs).toEqual(['assistant', 'model file', 'templates', 'cutouts']);
});
