/** Pixels to files. The canvas's own encoders are several times slower, and block. */
import type { Canvas } from './canvas-library.ts';
import sharp from 'sharp';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';
import { createJpeg } from './jpeg-file.ts';
import { isOpaque, stripHeight, type PageEncoder } from './page-encoder.ts';
import { createPng, dropFourth } from './png-file.ts';

export interface PictureShape {
  width: number;
  height: number;
  /** 1..100, for JPEG and WebP. */
  quality: number;
  /** Whether anything is transparent. JPEG has no alpha: draw a background first. */
  alpha: boolean;
}

/** Begins a picture file. */
export function createEncoder(format: PictureFormat, { width, height, quality, alpha }: PictureShape): PageEncoder {
  if (format === 'png') return createPng(width, height, alpha);
  return format === 'jpg' ? createJpeg(width, height, quality) : createWebp(width, height, quality, alpha);
}

/** WebP can't be encoded in parts: the strips are assembled first. */
function createWebp(width: number, height: number, quality: number, alpha: boolean): PageEncoder {
  const channels = alpha ? 4 : 3;
  const whole = Buffer.allocUnsafeSlow(width * height * channels);
  let reached = 0;
  return {
    add({ pixels, height: rows }) {
      if (alpha) whole.set(pixels, reached);
      else {
        const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * rows);
        const narrow = new Uint32Array(Math.ceil((width * rows) / 4) * 3);
        dropFourth(words, narrow);
        whole.set(new Uint8Array(narrow.buffer, 0, width * rows * 3), reached);
      }
      reached += width * rows * channels;
    },
    finish() {
      const raw = { width, height, channels, premultiplied: alpha } as const;
      // Effort 1 takes a quarter less time than 2 for a hundredth more bytes.
      return sharp(whole, { raw, limitInputPixels: false })
        .webp({ quality, alphaQuality: 100, effort: 1, smartSubsample: quality >= 90 })
        .toBuffer();
    },
  };
}

/** Whether a canvas is fully opaque. */
export function isOpaqueCanvas(canvas: Canvas): boolean {
  return isOpaque(canvas.data());
}

/** Encodes what a canvas shows. */
export async function encodeCanvas(canvas: Canvas, format: PictureFormat, quality: number): Promise<Uint8Array> {
  const pixels = canvas.data();
  const { width, height } = canvas;
  const encoder = createEncoder(format, { width, height, quality, alpha: format !== 'jpg' && !isOpaque(pixels) });
  const rows = stripHeight(width);
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    encoder.add({ pixels: pixels.subarray(top * width * 4, (top + count) * width * 4), height: count });
  }
  return encoder.finish();
}
