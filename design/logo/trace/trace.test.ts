/** Tracing: the areas cover what the picture shows, with few curves; photographs and textures are rejected. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PathCommand } from '../../document/outline-path.ts';
import { paintOutline } from './paint-outlines.ts';
import { trace, type Traced } from './trace.ts';

const SIDE = 512;

async function pixelsOf(inner: string, background = '<rect width="100%" height="100%" fill="#fffaf0"/>') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 512 512">${background}${inner}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Where `inner` alone, painted black, covers more than half of a pixel. */
async function coverOf(inner: string): Promise<Set<number>> {
  const { data } = await pixelsOf(inner, '');
  return new Set(
    Array.from({ length: SIDE * SIDE }, (_, index) => index).filter((index) => (data[index * 4 + 3] as number) >= 128),
  );
}

function overlap(commands: readonly PathCommand[], wanted: ReadonlySet<number>): number {
  const painted = new Set<number>();
  paintOutline(commands, SIDE, SIDE, (index) => painted.add(index));
  const both = [...painted].filter((index) => wanted.has(index)).length;
  return both / (painted.size + wanted.size - both);
}

const traced = (result: ReturnType<typeof trace>): Traced => {
  if ('refused' in result) throw new Error(result.refused);
  return result;
};

const SHAPES = {
  circle: { svg: '<circle cx="256" cy="250" r="150" fill="#1464a5"/>', most: 12 },
  ring: {
    svg: '<path fill="#1464a5" fill-rule="evenodd" d="M256 96a160 160 0 1 0 .1 0Z M256 176a80 80 0 1 1 -.1 0Z"/>',
    most: 24,
  },
  letter: {
    svg: '<path fill="#1464a5" fill-rule="evenodd" d="M140 420 L230 100 H290 L380 420 H320 L300 340 H220 L200 420 Z M233 285 H287 L260 175 Z"/>',
    most: 24,
  },
  leaf: { svg: '<path fill="#1464a5" d="M100 400 C100 200 250 100 420 90 C420 280 330 420 100 400 Z"/>', most: 16 },
};

describe.each(Object.entries(SHAPES))('%s', (_, { svg, most }) => {
  test('covers the same with few curves, its background told apart', async () => {
    const { areas, background, difference } = traced(trace(await pixelsOf(svg)));
    expect(areas).toHaveLength(1);
    expect(areas[0]?.color).toBe('#1464a5');
    expect(background).toBe('#fffaf0');
    const commands = areas[0]?.commands ?? [];
    expect(overlap(commands, await coverOf(svg))).toBeGreaterThan(0.98);
    expect(commands.length).toBeLessThanOrEqual(most);
    expect(difference).toBeLessThan(0.001);
  });
});

test('on a clear background there is none', async () => {
  const { areas, background } = traced(trace(await pixelsOf(SHAPES.circle.svg, '')));
  expect([areas.length, background]).toEqual([1, null]);
});

test('three colors that meet: no seam, no slivers of a third where two mix', async () => {
  const svg =
    '<circle cx="256" cy="256" r="180" fill="#1b3a6b"/><path fill="#f2a541" d="M256 256 L420 160 A190 190 0 0 1 400 380 Z"/><circle cx="200" cy="200" r="60" fill="#8a7056"/>';
  const pixels = await pixelsOf(svg);
  const { areas, background } = traced(trace(pixels));
  expect(areas.map(({ color }) => color)).toEqual(['#1b3a6b', '#f2a541', '#8a7056']);
  expect(areas.map(({ commands }) => commands.filter(({ type }) => type === 'M').length)).toEqual([2, 1, 1]);
  const painted = new Map<number, string>();
  for (const { commands, color } of areas) paintOutline(commands, SIDE, SIDE, (index) => painted.set(index, color));
  expect(background).toBe('#fffaf0');
  // Along the line where two colors meet everything is painted.
  for (let step = 10; step < 150; step += 1)
    expect(painted.has(Math.round(256 - step * 0.585) * SIDE + 256 + step)).toBe(true);
});

test('a photograph, a gradient and a texture are refused', async () => {
  const gradient = await pixelsOf(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/></linearGradient></defs><circle cx="256" cy="256" r="200" fill="url(#g)"/>',
  );
  const refused = trace(gradient);
  expect('refused' in refused && ['colours', 'difference']).toContain('refused' in refused ? refused.refused : '');
  const noise = {
    width: 200,
    height: 200,
    data: Uint8Array.from({ length: 160_000 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7919) % 251)),
  };
  expect(trace(noise)).toEqual({ refused: 'colours' });
  expect(trace({ width: 64, height: 64, data: new Uint8Array(64 * 64 * 4).fill(255) })).toEqual({ refused: 'empty' });
});
