/**
 * Imports files as layers and draws each beside its own rendering: `node scripts/import-sheets.ts out/ file… [--pages
 * 3]`. SVG files are drawn by Chromium, PDFs by poppler's `pdftoppm`, presentations by LibreOffice and poppler. Writes a
 * sheet for each page and reports its mean pixel difference (of 255, over white) and what was not carried. For judging
 * imports by eye.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { pagesInOrder } from '../design/document/tree.ts';
import { sniffLayers, type LayersKind } from '../app/contracts/sniff.ts';
import { assemble } from '../app/services/imports/assemble.ts';
import { inspectHere } from '../app/services/inspection/inspection-handlers.ts';
import { createRendering } from '../app/services/rendering/rendering.server.ts';

const run = promisify(execFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '3' }, chromium: { type: 'string', default: '/usr/bin/chromium' } },
});
const [out = 'import-sheets', ...files] = positionals;
await mkdir(out, { recursive: true });

/** Width of each side of a sheet, px. */
const SIDE = 900;
const assets = new Map<string, Uint8Array>();
const rendering = createRendering({ assetBytes: (id) => Promise.resolve(assets.get(id) ?? null) });
let browser = null as Browser | null;

async function svgPicture(file: string, width: number, height: number): Promise<Buffer> {
  browser ??= await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width, height } });
  const source = (await readFile(file)).toString('base64');
  await page.setContent(
    `<body style="margin:0;background:#fff"><img style="width:${width}px;height:${height}px" src="data:image/svg+xml;base64,${source}">`,
  );
  await page.waitForTimeout(200);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function pdfPictures(file: string, pages: number): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'blend-sheets-'));
  try {
    await run('pdftoppm', [
      '-png',
      '-scale-to',
      '1600',
      '-l',
      String(pages),
      '-cropbox',
      file,
      path.join(folder, 'page'),
    ]);
    const names = (await readdir(folder)).toSorted();
    return await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function presentationPictures(file: string, pages: number): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'blend-sheets-'));
  try {
    await run('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, file], { timeout: 120_000 });
    return await pdfPictures(path.join(folder, `${path.parse(file).name}.pdf`), pages);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function ownPictures(
  kind: LayersKind,
  file: string,
  pages: number,
  width: number,
  height: number,
): Promise<Buffer[]> {
  if (kind === 'svg') return [await svgPicture(file, width, height)];
  return kind === 'pdf' ? pdfPictures(file, pages) : presentationPictures(file, pages);
}

async function pixels(picture: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const differences: number[] = [];

async function sheet(file: string): Promise<void> {
  const bytes = new Uint8Array(await readFile(file));
  const kind = sniffLayers(bytes);
  const startedAt = performance.now();
  const answer = await inspectHere('layers', { bytes });
  if ('refused' in answer || !kind) {
    console.log(`${path.basename(file)}: refused: ${'refused' in answer ? answer.refused : 'unknown'}`);
    return;
  }
  const imported = answer.file;
  const ids = imported.pictures.map((picture, index) => {
    const id = index.toString(16).padStart(64, '0');
    assets.set(id, picture.bytes);
    return id;
  });
  let next = 0;
  const { document, fonts } = await assemble(imported, {
    size: null,
    assets: ids,
    measure: rendering.measureText,
    newId: () => `n${(next += 1)}`,
  });
  const took = Math.round(performance.now() - startedAt);
  const most = Number(values.pages);
  const width = SIDE;
  const height = Math.round((SIDE * document.height) / document.width);
  const own = await ownPictures(kind, file, most, width, height).catch((error: unknown) => {
    console.log(`${path.basename(file)}: its own rendering failed: ${String(error).slice(0, 200)}`);
    return [];
  });
  const found: string[] = [];
  for (const [index, page] of pagesInOrder(document).slice(0, most).entries()) {
    const ours = await rendering.render({
      document,
      page: page.id,
      format: 'png',
      shorterSide: Math.min(document.width, document.height, Math.min(width, height)),
      quality: 90,
      watermark: false,
    });
    const theirs = own[index];
    const left = theirs ? await pixels(theirs, width, height) : Buffer.alloc(width * height * 3, 128);
    const right = await pixels(ours.bytes, width, height);
    let sum = 0;
    for (let at = 0; at < left.length; at += 1) sum += Math.abs((left[at] ?? 0) - (right[at] ?? 0));
    const mean = sum / left.length;
    if (theirs) differences.push(mean);
    found.push(mean.toFixed(2));
    const raw = { width, height, channels: 3 as const };
    await writeFile(
      path.join(out, `${path.basename(file)}-${index + 1}.png`),
      await sharp({ create: { width: 2 * width + 12, height, channels: 3, background: '#ff00aa' } })
        .composite([
          { input: left, raw, left: 0, top: 0 },
          { input: right, raw, left: width + 12, top: 0 },
        ])
        .png()
        .toBuffer(),
    );
  }
  const layers = Object.values(document.layers);
  const kinds = Object.entries(Object.groupBy(layers, ({ type }) => type)).map(
    ([type, all]) => `${all?.length} ${type}`,
  );
  console.log(
    `${path.basename(file)}: difference ${found.join(', ')}; ${Object.keys(document.pages).length} pages, ${kinds.join(', ')}; ${took} ms; ${JSON.stringify(imported.losses)}${fonts.length > 0 ? ` fonts ${fonts.map(({ from, to }) => `${from} → ${to}`).join(', ')}` : ''}`,
  );
}

for (const file of files)
  await sheet(file).catch((error: unknown) =>
    console.log(`${path.basename(file)}: ${String(error instanceof Error ? error.stack : error)}`),
  );
console.log(
  `mean of ${differences.length} pages: ${(differences.reduce((a, b) => a + b, 0) / Math.max(1, differences.length)).toFixed(2)}`,
);
await browser?.close();
await rendering.close();
