/**
 * Preparing for the first conversation: it leaves everything usable, and ends in order if the server stops meanwhile.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_FONT } from '#design/fonts/catalogue.ts';
import { createRendering, type Rendering } from './rendering/rendering.server.ts';
import { warmUp } from './warm-up.server.ts';

const open = () => createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
const STYLE = { fontFamily: DEFAULT_FONT, fontSize: 16, fontWeight: 400, italic: false };

let warmed: Rendering;
beforeAll(async () => {
  warmed = open();
  await warmUp({ rendering: warmed, reader: null });
});
afterAll(() => warmed.close());

it('measures as without it', async () => {
  const cold = open();
  expect(warmed.measureText('Hamburgefonts', STYLE)).toBe(cold.measureText('Hamburgefonts', STYLE));
  await cold.close();
});

it('a renderer that is closed while it gets ready ends in order, and the rest is left', async () => {
  const rendering = open();
  const warming = warmUp({ rendering, reader: null }).then(
    () => null,
    (error: unknown) => error,
  );
  await rendering.close();
  expect(await warming).toMatchObject({ name: 'RenderError' });
});
