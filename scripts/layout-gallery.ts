/**
 * Lays out the briefs of scripts/gallery with the real engine, letters and renderer, and writes a picture of each:
 * `node scripts/layout-gallery.ts out/ [--variants 3] [--only name,name] [--side 720] [--format instagram-story]
 * [--composition split] [--brand]`. For people who work on layouts.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRendering } from '../app/services/rendering/rendering.server.ts';
import { createReadCode } from '#app/services/rendering/read-code.server.ts';
import { createSamplePixels } from '../app/services/rendering/sample-pixels.server.ts';
import { createDocument } from '../design/document/create.ts';
import { firstPage } from '../design/document/tree.ts';
import { applyOperations } from '../design/operations/apply.ts';
import { composeDesign } from '../tools/compose-design.ts';
import { EMPTY_BRAND_KIT, type BrandKit } from '../tools/contract/ports/brand-kit-port.ts';
import type { AssetInfo } from '../tools/contract/ports/assets-port.ts';
import type { ToolContext } from '../tools/contract/context.ts';
import { NO_STOCK } from '../tools/contract/ports/stock-port.ts';
import { ToolRefusal } from '../tools/contract/tool.ts';
import { BRIEFS } from './gallery/briefs.ts';
import { makeLogo, makePhoto, PHOTO_NAMES } from './gallery/product-photos/product-photos.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: { type: 'string', default: '1' },
    only: { type: 'string' },
    side: { type: 'string', default: '720' },
    format: { type: 'string' },
    composition: { type: 'string' },
    brand: { type: 'boolean', default: false },
  },
});
const [out = 'gallery'] = positionals;
await mkdir(out, { recursive: true });

const bytes = new Map<string, Uint8Array>();
const attachments: AssetInfo[] = [];
const masks = new Map<
  string,
  { info: AssetInfo; subject: { x: number; y: number; width: number; height: number }; coverage: number }
>();

function keep(content: Uint8Array, name: string, mime: string, width: number, height: number): AssetInfo {
  const id = createHash('sha256').update(content).digest('hex');
  bytes.set(id, content);
  return { id, mime, width, height, bytes: content.length, name };
}

/** Bounds and share of the area that a mask keeps. */
async function measureMask(mask: Uint8Array, width: number, height: number) {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(mask)), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let [left, top, right, bottom, kept] = [width, height, 0, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      kept += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  return {
    subject: { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height },
    coverage: kept / (width * height),
  };
}

for (const name of PHOTO_NAMES) {
  const { width, height, photo, mask } = await makePhoto(name);
  const info = keep(photo, name, 'image/jpeg', width, height);
  attachments.push(info);
  if (mask)
    masks.set(info.id, {
      info: keep(mask, `${name} mask`, 'image/png', width, height),
      ...(await measureMask(mask, width, height)),
    });
}

/** A brand kit like a small company's. */
async function brandKit(): Promise<BrandKit> {
  if (!values.brand) return EMPTY_BRAND_KIT;
  const { width, height, picture } = await makeLogo('#0f6b66');
  const logo = keep(picture, 'logo.png', 'image/png', width, height);
  attachments.push(logo);
  return {
    ...EMPTY_BRAND_KIT,
    name: 'Halden',
    logos: [{ asset: logo.id, name: 'Halden' }],
    colors: ['#0f6b66', '#f4c95d', '#f6f1e4'],
    fonts: { heading: 'Syne', body: 'DM Sans' },
  };
}
const kit = await brandKit();

/** Layouts repair no pictures. */
const refused = () => Promise.reject(new Error('nothing is repaired here'));
const unrepaired = { erase: refused, behind: refused, upscale: refused, retake: refused, expand: refused };

const rendering = createRendering({ assetBytes: async (id) => bytes.get(id) ?? null, workers: 2 });
const only = values.only?.split(',');
try {
  for (const { name, input } of BRIEFS) {
    if (only && !only.includes(name)) continue;
    for (let variant = 0; variant < Number(values.variants); variant += 1) {
      let count = 0;
      const newId = () => `l${(count += 1)}`;
      const document = createDocument({ width: 1080, height: 1080, newId });
      const page = firstPage(document).id;
      const context: ToolContext = {
        document,
        page,
        newId,
        attachments,
        title: name,
        selection: [],
        measureText: rendering.measureText,
        samplePixels: createSamplePixels(rendering),
        readCode: createReadCode(rendering),
        assets: {
          info: async (id) => attachments.find((one) => one.id === id) ?? null,
          bytes: async (id) => bytes.get(id) ?? null,
          store: () => Promise.reject(new Error('nothing is stored here')),
        },
        rendering,
        entitlements: { exportShorterSide: 1080, watermark: false, vectorExport: false, upscale: false },
        history: { undo: async () => null, redo: async () => null, undoChanges: async () => null },
        brandKit: { get: async () => kit },
        country: null,
        designs: { create: () => Promise.reject(new Error('nothing is made here')) },
        films: { make: () => Promise.reject(new Error('nothing is filmed here')) },
        tryOns: { make: () => Promise.reject(new Error('nothing is tried on here')) },
        people: { models: async () => [], photoOf: async () => null, areIn: async () => false },
        imaging: {
          ...unrepaired,
          cutOut: async (asset) => {
            const found = masks.get(asset);
            if (!found) throw new ToolRefusal('nothing in it stands out from the rest');
            return { mask: found.info, colours: null, subject: found.subject, coverage: found.coverage };
          },
        },
        scenes: { render: () => Promise.reject(new Error('nothing is rendered here')) },
        stock: NO_STOCK,
        images: {
          isHosted: () => false,
          understand: () => null,
          generate: () => Promise.reject(new Error('nothing is made here')),
        },
        progress: () => undefined,
        signal: new AbortController().signal,
      };
      const { format, width, height, ...rest } = input;
      const size = values.format
        ? { format: values.format }
        : { ...(format ? { format } : {}), ...(width ? { width, height } : {}) };
      const started = performance.now();
      const result = await composeDesign.execute(
        composeDesign.input.parse({
          ...rest,
          ...size,
          variant,
          ...(values.composition ? { composition: values.composition } : {}),
        }),
        context,
      );
      const spent = Math.round(performance.now() - started);
      if (!result.ok) {
        console.log(`${name} ${variant}: refused: ${result.error}`);
        continue;
      }
      const made = applyOperations(document, result.operations).document;
      const shorterSide = Math.round(
        (Number(values.side) * Math.min(made.width, made.height)) / Math.max(made.width, made.height),
      );
      const picture = await rendering.render({
        document: made,
        page,
        format: 'png',
        shorterSide,
        quality: 90,
        watermark: false,
      });
      const output = result.output as { composition: string };
      await writeFile(path.join(out, `${name}-${variant}.png`), picture.bytes);
      console.log(`${name}-${variant} ${output.composition} ${spent} ms`);
    }
  }
} finally {
  await rendering.close();
}
