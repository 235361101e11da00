/**
 * Pictures of templates: drawn by the renderer, in the page's ratio, cached by what they show, in a brand or with a
 * photo on request; and designs from them.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import type { Template } from '#design/templates/catalogue/template.ts';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import { leavesInPaintOrder, firstPage } from '#design/document/tree.ts';
import type { OwnPhoto } from './own-photos.server.ts';
import { createTemplates, PLAIN_LOOK, type TemplateLook, type Templates } from './templates.server.ts';
import { samplePicture } from './sample-pictures.server.ts';

let rendering: Rendering;
let templates: Templates;
let assets: Assets;
/** What was cached for whom. */
const kept: string[] = [];

beforeAll(() => {
  rendering = createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
  assets = {
    forUser: (userId: string) => ({
      info: () => Promise.resolve(null),
      bytes: () => Promise.resolve(null),
      store: (bytes: Uint8Array) => {
        const id = createHash('sha256').update(bytes).digest('hex');
        kept.push(`${userId} ${id}`);
        return Promise.resolve({ id });
      },
    }),
  } as unknown as Assets;
  templates = createTemplates({ rendering, assets, ahead: null });
});
afterAll(() => rendering.close());

/** Ids change with the catalogue: any template of the kind that a test needs. */
function someTemplate(fits: (template: Template) => boolean): Template {
  const found = TEMPLATES.find(fits);
  if (!found) throw new Error('No template of that kind');
  return found;
}
const plain = someTemplate(({ pictures }) => pictures.length === 0).id;
const pictured = someTemplate(({ pictures, kind }) => pictures.length === 1 && kind === 'product');
const several = someTemplate(({ pictures }) => pictures.length > 1);

const branded = (colors: string[]): TemplateLook => ({ ...PLAIN_LOOK, brand: { userId: 'ada', kit: kit(colors) } });

/** A user's red square. */
async function redPhoto(): Promise<OwnPhoto> {
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const asset = 'ab'.repeat(32);
  return {
    picture: { asset, name: 'red', alt: '', width: 200, height: 200, subject: null, mask: null, filters: null },
    small: () => (id) => Promise.resolve(id === asset ? new Uint8Array(bytes) : null),
  };
}

const kit = (colors: string[]): BrandKit => ({
  name: '',
  logos: [],
  colors,
  fonts: { heading: null, body: null },
  contacts: [],
  country: null,
});

describe('templates', () => {
  test('are drawn in the ratio of the page, with a sample photo, not a placeholder', async () => {
    const preview = await templates.preview(pictured.id, { width: 1080, height: 1350 }, PLAIN_LOOK, 'ada');
    if (!preview) throw new Error('no preview');
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 });
    const { channels } = await sharp(preview.bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(25);
  });

  test('are the same picture for the same look, and another one in a brand', async () => {
    const page = { width: 1080, height: 1080 };
    const [first, again, inBrand] = [
      await templates.preview(plain, page, PLAIN_LOOK, 'ada'),
      await templates.preview(plain, page, branded([]), 'ada'),
      await templates.preview(plain, page, branded(['#0f6b66', '#ffd84d']), 'ada'),
    ];
    expect(again?.tag).toBe(first?.tag);
    expect(inBrand?.tag).not.toBe(first?.tag);
  });

  test('are drawn once, for later starts too, and again by other code', async () => {
    let drawn = 0;
    const counting: Rendering = {
      ...rendering,
      withAssets: () => ({
        ...rendering,
        renderPreview: () => (
          (drawn += 1),
          Promise.resolve({
            bytes: new Uint8Array([drawn]),
            mime: 'image/webp',
            width: 1,
            height: 1,
            flattened: [],
            problems: [],
          })
        ),
      }),
    };
    const lying = new Map<string, Uint8Array>();
    const thumbnails = {
      get: (key: string) => Promise.resolve(lying.get(key) ?? null),
      put: async (key: string, bytes: Uint8Array) => void lying.set(key, bytes),
      drop: () => Promise.resolve(),
    };
    const start = (stamp: string) => createTemplates({ rendering: counting, assets, thumbnails, stamp, ahead: null });
    const page = { width: 1080, height: 1080 };
    const first = await start('1').preview(plain, page, PLAIN_LOOK, 'ada');
    expect(await start('1').preview(plain, page, PLAIN_LOOK, 'ada')).toEqual(first);
    expect(drawn).toBe(1);
    await start('2').preview(plain, page, PLAIN_LOOK, 'ada');
    expect(drawn).toBe(2);
  });

  test('of one page are drawn ahead of those who ask for them', async () => {
    const drawn: Uint8Array[] = [];
    const counting: Rendering = {
      ...rendering,
      withAssets: () => ({
        ...rendering,
        renderPreview: () =>
          Promise.resolve({
            bytes: new Uint8Array(),
            mime: 'image/webp',
            width: 1,
            height: 1,
            flattened: [],
            problems: [],
          }),
      }),
    };
    let some: () => void = () => undefined;
    const enough = new Promise<void>((resolve) => (some = resolve));
    const thumbnails = {
      get: () => Promise.resolve(null),
      put: async (_key: string, bytes: Uint8Array) => void (drawn.push(bytes) === 4 && some()),
      drop: () => Promise.resolve(),
    };
    await createTemplates({ rendering: counting, assets, thumbnails, ahead: 0 }).preview(
      plain,
      { width: 1080, height: 1080 },
      PLAIN_LOOK,
      'ada',
    );
    expect(drawn).toHaveLength(1);
    await enough;
  });

  test('put a logo on a plate where one of its colors is lost on the background, and on none where all of it is seen', async () => {
    // A teal half, a transparent gap, an amber half.
    const bytes = new Uint8Array(
      await sharp(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="120" height="100" fill="#0f6b66"/><rect x="180" width="120" height="100" fill="#f4a52f"/></svg>',
        ),
      )
        .png()
        .toBuffer(),
    );
    const logo = 'cd'.repeat(32);
    const own = {
      forUser: (userId: string) => ({
        ...assets.forUser(userId),
        info: () => Promise.resolve({ id: logo, width: 300, height: 100 }),
        bytes: () => Promise.resolve(bytes),
      }),
    } as unknown as Assets;
    const withLogo = createTemplates({ rendering, assets: own, ahead: null });
    const namesOn = async (background: string): Promise<string[]> => {
      const look: TemplateLook = {
        ...PLAIN_LOOK,
        brand: { userId: 'ada', kit: { ...kit([]), logos: [{ asset: logo, name: 'mark' }] } },
        colors: [background],
      };
      let count = 0;
      const document = await withLogo.design(
        plain,
        { width: 1080, height: 1080 },
        look,
        'ada',
        () => `l${(count += 1)}`,
      );
      return document ? leavesInPaintOrder(document, firstPage(document).id).map(({ name }) => name) : [];
    };
    const onTeal = await namesOn('#0f6b66');
    expect(onTeal).toContain('Logo');
    expect(onTeal).toContain('Logo plate');
    const onCream = await namesOn('#f7efe1');
    expect(onCream).toContain('Logo');
    expect(onCream).not.toContain('Logo plate');
  });

  test('that nobody knows have no picture; a kit without looks is no brand', async () => {
    expect(await templates.preview('no-such-template', { width: 500, height: 500 }, PLAIN_LOOK, 'ada')).toBeNull();
    expect(await templates.brandOf('ada', kit([]))).toBeNull();
  });

  test('show a photo where they have room for one, and are kept nowhere but in memory then', async () => {
    const put: string[] = [];
    const thumbnails = {
      get: () => Promise.resolve(null),
      put: async (key: string) => void put.push(key),
      drop: () => Promise.resolve(),
    };
    const own = createTemplates({ rendering, assets, thumbnails, ahead: null });
    const look = { ...PLAIN_LOOK, photo: await redPhoto() };
    const page = { width: 1080, height: 1080 };
    const [without, shown] = [
      await own.preview(pictured.id, page, PLAIN_LOOK, 'ada'),
      await own.preview(pictured.id, page, look, 'ada'),
    ];
    expect(put).toHaveLength(1);
    expect(shown?.tag).not.toBe(without?.tag);
    const { data } = await sharp(shown?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += 3)
      if ((data[at] ?? 0) > 235 && (data[at + 1] ?? 0) < 30 && (data[at + 2] ?? 0) < 30) red += 1;
    expect(red / (data.length / 3)).toBeGreaterThan(0.05);
    // A template of words alone has no place for it: it is the same picture.
    expect((await own.preview(plain, page, look, 'ada'))?.tag).toBe(
      (await own.preview(plain, page, PLAIN_LOOK, 'ada'))?.tag,
    );
  });

  test('are the same picture on all pages of one shape', async () => {
    const [small, large] = [
      await templates.preview(plain, { width: 1080, height: 1080 }, PLAIN_LOOK, 'ada'),
      await templates.preview(plain, { width: 2000, height: 2000 }, PLAIN_LOOK, 'bob'),
    ];
    expect(large).toEqual(small);
  });

  test('go on for those who still wait when whoever asked first has gone', async () => {
    const page = { width: 1280, height: 720 };
    const leaving = new AbortController();
    const busy = TEMPLATES.slice(0, 6).map(({ id }) => templates.preview(id, page, PLAIN_LOOK, 'ada'));
    const last = TEMPLATES[7]?.id ?? '';
    const left = templates.preview(last, page, PLAIN_LOOK, 'ada', leaving.signal);
    const waits = templates.preview(last, page, PLAIN_LOOK, 'ada');
    leaving.abort();
    await expect(left).rejects.toHaveProperty('name', 'AbortError');
    expect((await waits)?.bytes.length).toBeGreaterThan(500);
    await Promise.all(busy);
  });

  test('become designs that show what their pictures show, in assets of whoever has them, or the photo in the first slot', async () => {
    let count = 0;
    const newId = () => `n${(count += 1)}`;
    const page = { width: 1080, height: 1350 };
    const images = (document: Awaited<ReturnType<Templates['design']>>) =>
      document ? leavesInPaintOrder(document, firstPage(document).id).filter(({ type }) => type === 'image') : [];
    const shows = (list: ReturnType<typeof images>) => list.map((layer) => ('asset' in layer ? layer.asset : null));
    const samples = await Promise.all(several.pictures.map(samplePicture));
    const made = await templates.design(several.id, page, PLAIN_LOOK, 'ada', newId);
    expect(made).toMatchObject(page);
    expect(new Set(shows(images(made)))).toEqual(new Set(samples.map(({ picture }) => picture.asset)));
    for (const { picture } of samples)
      expect(kept).toEqual(expect.arrayContaining([`ada ${picture.asset}`, `ada ${picture.mask?.asset}`]));
    const photo = await redPhoto();
    kept.length = 0;
    const filled = shows(images(await templates.design(pictured.id, page, { ...PLAIN_LOOK, photo }, 'ada', newId)));
    expect(new Set(filled)).toEqual(new Set([photo.picture.asset]));
    expect(kept).toEqual([]);
    expect(await templates.design('no-such-template', page, PLAIN_LOOK, 'ada', newId)).toBeNull();
  });

  test('hand out the sample photos of their slots, under names that give way to those of other pictures', async () => {
    const samples = await templates.samples(several.id, 'bob');
    expect(samples?.map(({ asset }) => `bob ${asset}`).every((line) => kept.includes(line))).toBe(true);
    expect(samples?.every(({ name, alt }) => name !== '' && name === alt)).toBe(true);
    expect(await templates.samples('no-such-template', 'bob')).toBeNull();
  });

  test('are listed light, each with the colors that one sees in it', async () => {
    const list = await templates.list();
    expect(list.map(({ id }) => id)).toEqual(TEMPLATES.map(({ id }) => id));
    expect(list.every(({ colors, ground }) => colors.length > 0 && /^#[0-9a-f]{6}$/.test(ground))).toBe(true);
    expect(JSON.stringify(list)).not.toContain(
      someTemplate(({ content }) => (content.subheading ?? '').length > 30).content.subheading,
    );
  });

  test('show subjects that are where their masks say', async () => {
    for (const subject of ['serum', 'cup', 'bag', 'plant', 'candle', 'cake', 'shirt']) {
      const { mask, picture } = await samplePicture(subject);
      const { info } = await sharp(mask).extractChannel(3).trim().toBuffer({ resolveWithObject: true });
      const box = picture.subject ?? { x: 0, y: 0, width: 0, height: 0 };
      const left = -(info.trimOffsetLeft ?? 0) / picture.width;
      const top = -(info.trimOffsetTop ?? 0) / picture.height;
      expect(
        Math.abs(left - box.x) +
          Math.abs(top - box.y) +
          Math.abs(info.width / picture.width - box.width) +
          Math.abs(info.height / picture.height - box.height),
        subject,
      ).toBeLessThan(0.04);
    }
  });
});
