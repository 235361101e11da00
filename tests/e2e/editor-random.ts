/** The material of random runs: seeded numbers, a design with layers of all kinds, pictures to paste and drop. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createDrawingLayer, createGroupLayer, createImageLayer, createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Person } from './editor-page.ts';

/** A whole number below `most`. */
export type Random = (most: number) => number;

/** Pseudo-random numbers, the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * Math.max(1, most));
  };
}

/** One layer of each kind that needs neither a file nor measured letters, and an empty frame, without overlaps. */
function unmeasuredKinds(page: string): Layer[] {
  return [
    createShapeLayer({
      id: 'square',
      parent: page,
      order: 'a1',
      x: 100,
      y: 100,
      width: 200,
      height: 200,
      fill: { type: 'solid', color: '#0f6b66' },
    }),
    createShapeLayer({
      id: 'over',
      parent: page,
      order: 'a2',
      x: 220,
      y: 220,
      width: 160,
      height: 160,
      shape: { kind: 'ellipse' },
      fill: { type: 'solid', color: '#f4502f' },
    }),
    createGroupLayer({ id: 'group', parent: page, order: 'a3' }),
    createShapeLayer({ id: 'inside', parent: 'group', order: 'a0', x: 480, y: 100, width: 90, height: 90 }),
    createShapeLayer({
      id: 'beside',
      parent: 'group',
      order: 'a1',
      x: 600,
      y: 100,
      width: 90,
      height: 90,
      shape: { kind: 'heart' },
    }),
    createDrawingLayer({
      id: 'drawing',
      parent: page,
      order: 'a4',
      x: 480,
      y: 260,
      width: 200,
      height: 80,
      drawnWidth: 200,
      paths: [
        {
          color: '#17150f',
          width: 8,
          points: [
            [0, 0],
            [0.5, 1],
            [1, 0],
          ],
        },
      ],
    }),
    createImageLayer({
      id: 'hole',
      parent: page,
      order: 'a5',
      asset: null,
      x: 720,
      y: 100,
      width: 160,
      height: 160,
      frame: { type: 'ellipse' },
    }),
    createShapeLayer({
      id: 'line',
      parent: page,
      order: 'a6',
      x: 480,
      y: 420,
      width: 200,
      height: 4,
      shape: { kind: 'line', startHead: 'none', endHead: 'arrow' },
      fill: null,
      stroke: { color: '#17150f', width: 4, dash: [] },
    }),
  ];
}

/**
 * A design with layers of all these kinds and a text, of a user with a brand kit. The text is added by its tool, which
 * measures its lines as the server does: an undo would break other lines again.
 */
export async function designOfAllKinds(person: Person): Promise<string> {
  await person.call('/api/brand-kit', 'PATCH', {
    colors: ['#0f6b66'],
    fonts: { heading: 'Playfair Display', body: null },
    contacts: [{ type: 'email', value: 'tea@example.com' }],
  });
  const id = await person.design(() => []);
  await person.call(`/api/designs/${id}/tools/add_text`, 'POST', {
    input: { text: 'Big words', x: 450, y: 500, size: 60 },
  });
  await person.call(`/api/designs/${id}/tools/add_table`, 'POST', {
    input: {
      rows: [
        ['Size', 'EU'],
        ['S', '36'],
        ['M', '38'],
      ],
      x: 60,
      y: 560,
      width: 320,
    },
  });
  const page = await person.page(id);
  await person.commit(
    id,
    unmeasuredKinds(page).map((layer) => ({ type: 'layer.add', layer })),
  );
  return id;
}

/** Pastes this many pictures of 60 × 40 px, as from the clipboard. */
export async function pastePictures(page: Page, count: number): Promise<void> {
  await page.evaluate(async (files) => {
    const data = new DataTransfer();
    for (let index = 0; index < files; index += 1) {
      const canvas = document.createElement('canvas');
      canvas.width = 60;
      canvas.height = 40;
      const context = canvas.getContext('2d');
      context?.fillRect(10 + 5 * index, 10, 20, 20);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      data.items.add(new File([blob ?? ''], `dot ${index}.png`, { type: 'image/png' }));
    }
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, count);
}

/** A picture of 60 × 40 px in a random color, as from a disk. */
export async function dotFile(random: Random): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: random(256), g: 90, b: 120 } },
  })
    .png()
    .toBuffer();
  return { name: 'dot.png', mimeType: 'image/png', buffer };
}
