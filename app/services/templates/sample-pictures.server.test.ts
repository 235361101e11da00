/** The sample products: each has its picture and mask, small enough, of the size that is promised, and its licence. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findSample, listSamples, SAMPLES, TRADES } from '#design/samples/samples.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { samplePicture } from './sample-pictures.server.ts';

const folder = path.join(projectRoot(), 'public', 'samples', 'products');

describe('sample products', () => {
  it('are many, in many trades, each with a name, a description and search words of its own', () => {
    expect(listSamples().length).toBeGreaterThanOrEqual(60);
    expect(new Set(SAMPLES.map(({ trade }) => trade))).toEqual(new Set(TRADES));
    for (const field of ['id', 'name', 'alt'] as const)
      expect(new Set(SAMPLES.map((sample) => sample[field])).size).toBe(SAMPLES.length);
    expect(SAMPLES.filter(({ tags }) => tags.length < 2 || tags.some((tag) => tag !== tag.toLowerCase()))).toEqual([]);
    expect(listSamples('bakery').every(({ trade }) => trade === 'bakery')).toBe(true);
    expect(findSample('never-was')).toBeNull();
  });

  it('have the files that the table names, and no others', async () => {
    const named = SAMPLES.flatMap(({ src, mask }) => [path.basename(src), path.basename(mask)]);
    expect((await readdir(folder)).toSorted()).toEqual(named.toSorted());
    expect(await readFile(path.join(folder, '..', 'LICENCES.md'), 'utf8')).toContain('products/*.webp');
  });

  it('are small files of one size, with a mask that covers a product and not the page', async () => {
    for (const { id } of SAMPLES) {
      const { bytes, mask, picture } = await samplePicture(id);
      expect([id, picture.width, picture.height]).toEqual([id, 900, 1080]);
      const { width, height } = await sharp(mask).metadata();
      expect([id, width, height]).toEqual([id, 900, 1080]);
      expect(bytes.length, id).toBeLessThanOrEqual(60_000);
      const { channels } = await sharp(mask).stats();
      const share = (channels[3]?.mean ?? 0) / 255;
      expect(share, id).toBeGreaterThan(0.02);
      expect(share, id).toBeLessThan(0.7);
    }
  });
});
