/** The cached picture of a page: when it is repainted as a whole instead of repaired. */
import { expect, it } from 'vitest';
import { createPage } from '#design/document/create.ts';
import { Frame, type FrameContent } from './frame.ts';
import { RARE_PAINTERS } from './paint/rare-painters.ts';
import type { Context, PaintTools, Surface } from './paint/tools.ts';

/** A surface on which nothing is drawn. */
function surface(width: number, height: number): Surface {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true }) as Context;
  return { width, height, getContext: () => context } as unknown as Surface;
}

it('is repainted when fonts have arrived: the letters of a stand-in may have reached beyond their box', () => {
  const tools: PaintTools = {
    createSurface: surface,
    release: () => undefined,
    pictureState: () => ({ status: 'loading' }),
    picture: () => null,
    emptyFrames: true,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const content: FrameContent = {
    nodes: [],
    page: createPage({ id: 'p', order: 'a0', name: '', background: { type: 'solid', color: '#ffffff' } }),
    size: { width: 40, height: 30 },
  };
  let paintings = 0;
  const frame = new Frame(tools, true, () => {
    paintings += 1;
  });
  frame.paint({ matrix: [1, 0, 0, 1, 0, 0], width: 40, height: 30 }, content);
  expect(frame.repair(content)).toEqual([]);
  expect(paintings).toBe(1);
  tools.fontsVersion += 1;
  expect(frame.repair(content)).toBeNull();
  expect(paintings).toBe(2);
  expect(frame.repair(content)).toEqual([]);
  expect(paintings).toBe(2);
});
