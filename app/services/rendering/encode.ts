/** Pixels to files. sharp takes them raw: the canvas's own PNG encoder is five times slower, and blocks. */
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { ExportFormat, PictureFormat } from '#tools/context.ts';

export const MIME: Readonly<Record<ExportFormat, string>> = {
  png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf', 'vector-pdf': 'application/pdf', svg: 'image/svg+xml',
};

/** Encodes what a canvas shows. `quality`: 1..100, for JPEG and WebP. JPEG has no alpha: draw a ground first. */
export async function encodeCanvas(canvas: Canvas, format: PictureFormat, quality: number): Promise<Uint8Array> {
  const pixels = canvas.data();
  const { width, height } = canvas;
  const opaque = format === 'jpg' || isOpaque(pixels);
  let pipeline = sharp(pixels, { raw: { width, height, channels: 4, premultiplied: !opaque }, limitInputPixels: false });
  if (opaque) pipeline = pipeline.removeAlpha();
  if (format === 'png') pipeline = pipeline.png({ compressionLevel: 3, adaptiveFiltering: true });
  // Full colour resolution where quality is asked for: red letters on white fray without it.
  else if (format === 'jpg') pipeline = pipeline.jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' });
  else pipeline = pipeline.webp({ quality, alphaQuality: 100, effort: 2, smartSubsample: quality >= 90 });
  return pipeline.toBuffer();
}

/** Whether nothing shows through a canvas. */
export function isOpaqueCanvas(canvas: Canvas): boolean {
  return isOpaque(canvas.data());
}

function isOpaque(pixels: Buffer): boolean {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2);
  return words.every((word) => word >>> 24 === 255);
}
