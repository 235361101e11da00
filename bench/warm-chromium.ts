/**
 * The rendering row's other peer: a running headless Chromium, with the fonts loaded, doing the same drawing by plain
 * canvas calls. The time to get the file out of the page is not counted.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { fontFiles } from '#app/services/rendering/font-files.server.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import type { ImageLayer, LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { chromiumOptions, findChromium } from '#tests/fixtures/chromium.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';
import type { RenderScene } from './render-scene.ts';

export interface WarmChromium {
  /** Time to decode, draw and encode, ms. */
  render(side: number, format: PictureFormat, quality: number): Promise<number>;
  close(): Promise<void>;
}

/** Null when there is no Chromium on the machine. */
export async function openWarmChromium({ document, page: pageId, assets }: RenderScene): Promise<WarmChromium | null> {
  if (!findChromium()) return null;
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  const layers = [...leavesInPaintOrder(document, pageId)];
  const families = new Set(layers.flatMap((layer) => (layer.type === 'text' ? layer.fontFamily : [])));
  for (const file of fontFiles()) {
    if (!families.has(file.family) || file.numbered) continue;
    const data = (await readFile(file.path)).toString('base64');
    await page.evaluate(addFont, { data, family: file.family, weight: file.weight, range: file.unicodeRange });
  }
  const pictures = [...assets].map(([id, bytes]) => ({ id, data: Buffer.from(bytes).toString('base64') }));
  await page.evaluate(keepPictures, pictures);
  return {
    render: (side, format, quality) =>
      page.evaluate(drawInPage, {
        layers,
        width: document.width,
        height: document.height,
        side,
        mime: `image/${format === 'jpg' ? 'jpeg' : format}`,
        quality: quality / 100,
      }),
    close: () => browser.close(),
  };
}

interface FontData {
  /** Base64. */
  data: string;
  family: string;
  weight: string;
  range: string;
}

interface PageState {
  pictures: Map<string, Blob>;
}

// The following functions run in the page, each by itself.

async function addFont({ data, family, weight, range }: FontData): Promise<void> {
  const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight, unicodeRange: range });
  document.fonts.add(await face.load());
}

async function keepPictures(list: { id: string; data: string }[]): Promise<void> {
  const pictures = new Map<string, Blob>();
  for (const { id, data } of list)
    pictures.set(id, await (await fetch(`data:application/octet-stream;base64,${data}`)).blob());
  (window as unknown as PageState).pictures = pictures;
}

interface Drawing {
  layers: LeafLayer[];
  width: number;
  height: number;
  side: number;
  mime: string;
  /** 0..1 */
  quality: number;
}

async function drawInPage({ layers, width, height, side, mime, quality }: Drawing): Promise<number> {
  const startedAt = performance.now();
  const images = new Map<string, ImageBitmap>();
  await Promise.all(
    [...(window as unknown as PageState).pictures].map(async ([id, blob]) =>
      images.set(id, await createImageBitmap(blob)),
    ),
  );
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2d context');
  const scale = side / width;
  const drawImage = ({ asset, x, y, width: w, height: h }: ImageLayer) => {
    const image = asset === null ? undefined : images.get(asset);
    if (image) context.drawImage(image, x, y, w, h);
  };
  const drawShape = ({ shape, fill, x, y, width: w, height: h }: ShapeLayer) => {
    context.beginPath();
    if (shape.kind === 'ellipse') context.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 2 * Math.PI);
    else context.roundRect(x, y, w, h, shape.kind === 'rectangle' ? shape.radius : 0);
    context.fillStyle = fill?.type === 'solid' ? fill.color : '#000000';
    context.fill();
  };
  const drawText = (layer: TextLayer) => {
    context.font = `${layer.fontWeight} ${layer.fontSize}px "${layer.fontFamily}"`;
    context.fillStyle = layer.fill.type === 'solid' ? layer.fill.color : '#000000';
    layer.lines.forEach((line, index) => {
      context.fillText(
        layer.text.slice(line.start, line.end),
        layer.x,
        layer.y + (index + 0.8) * layer.fontSize * layer.lineHeight,
      );
    });
  };
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  for (const layer of layers) {
    context.save();
    const { shadow } = layer;
    if (shadow) {
      // Canvas shadows ignore the scale.
      context.shadowColor = shadow.color;
      context.shadowBlur = shadow.blur * scale;
      context.shadowOffsetX = shadow.x * scale;
      context.shadowOffsetY = shadow.y * scale;
    }
    if (layer.type === 'image') drawImage(layer);
    else if (layer.type === 'shape') drawShape(layer);
    else if (layer.type === 'text') drawText(layer);
    context.restore();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mime, quality));
  for (const image of images.values()) image.close();
  if (!blob || blob.type !== mime) throw new Error(`The page made no ${mime}`);
  return performance.now() - startedAt;
}
