/**
 * The front page shows what the product does: its recording is replayed here with the built-in assistant, the real
 * tools and engines, and must give the same result. After an intended change run `node scripts/make-front-page.ts`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { firstPage } from '#design/document/tree.ts';
import { recordFrontPage, type FrontPage } from '../scripts/front-page/record-front-page.ts';

const root = path.join(import.meta.dirname, '..');
const json = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'app/features/home/replay', file), 'utf8')) as unknown;

let played: FrontPage;
beforeAll(async () => {
  played = await recordFrontPage();
}, 240_000);

/** Engines differ in the last bit between machines, and the layout around a cutout follows them. */
const SLACK = 2;

/** Paths where two values differ. */
function differences(one: unknown, other: unknown, at = ''): string[] {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= SLACK ? [] : [`${at}: ${one} ≠ ${other}`];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? [] : [`${at}: ${String(one)} ≠ ${String(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${at}/${key}`),
  );
}

test('the recording is what the product does with these words', () => {
  expect(differences(json('recording.json'), JSON.parse(JSON.stringify(played.recording)))).toEqual([]);
  const last = played.recording.turns.at(-1);
  const shown = {
    said: last?.said,
    calls: last?.calls.map(({ icon, done }) => ({ icon, done })),
    answer: last?.answer,
  };
  expect(json('still.json')).toEqual(JSON.parse(JSON.stringify(shown)));
});

test('the still is the finished design', async () => {
  const shown = sharp(path.join(root, 'public/examples/front-page/finished.webp'));
  const { width, height } = await shown.metadata();
  const rendering = createRendering({ assetBytes: async (id) => played.pictures.get(id) ?? null, workers: 1 });
  try {
    const page = firstPage(played.finished).id;
    const { bytes } = await rendering.render({
      document: played.finished,
      page,
      format: 'png',
      shorterSide: width,
      quality: 100,
      watermark: false,
    });
    const raw = (picture: Sharp) => picture.resize(width, height).removeAlpha().raw().toBuffer();
    const [one, other] = await Promise.all([raw(shown), raw(sharp(bytes))]);
    const apart = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
    expect(apart).toBeLessThan(2);
  } finally {
    await rendering.close();
  }
}, 120_000);
