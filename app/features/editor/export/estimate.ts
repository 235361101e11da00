/**
 * Estimates how large an export will be: paints the page small in the browser, encodes it as the file will be, and
 * scales the result up. Pictures hold less detail per pixel the larger they get, so the bytes grow by a power of the
 * pixels.
 */
import type { FileFormat } from '#tools/contract/ports/rendering-port.ts';
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import { LONG } from '#app/services/engines/film/film-job.ts';

/** px of the sample's width. */
export const SAMPLE_WIDTH = 640;

/** Fitted to exports of the sample designs at 1080 and 2160 px. */
const GROWTH: Readonly<Partial<Record<FileFormat, number>>> = { png: 0.82, jpg: 0.86, webp: 0.8, pdf: 0.86 };

/** Whether a format's size depends on the picture's contents. */
export function canEstimate(format: FileFormat): boolean {
  return GROWTH[format] !== undefined;
}

/** Bytes of a sample canvas in a format. `quality`: 1..100. */
export function sampleBytes(sample: HTMLCanvasElement, format: FileFormat, quality: number): Promise<number | null> {
  // A PDF has its pages as JPEG pictures.
  const { mime } = FILE_FORMATS[format === 'pdf' ? 'jpg' : format];
  return new Promise((resolve) => sample.toBlob((blob) => resolve(blob?.size ?? null), mime, quality / 100));
}

/** Bytes of a picture of `pixels`, from a sample's. */
export function scaledBytes(bytes: number, samplePixels: number, pixels: number, format: FileFormat): number {
  return bytes * (pixels / samplePixels) ** (GROWTH[format] ?? 1);
}

/**
 * Bits per pixel of a film's picture, at 30 frames a second. Measured at 1080 px: 0.02 (flat shapes, a parallax) to
 * 0.033 (a zoom over a photo).
 */
const FILM_BITS = 0.03;
/** Long films are encoded faster, which takes half as much again. */
const LONG_BITS = 0.045;

/** Estimated bytes of a film. `pixels`: per frame. */
export function filmBytes(pixels: number, ms: number): number {
  return (pixels * 30 * (ms / 1000) * (ms > LONG ? LONG_BITS : FILM_BITS)) / 8;
}
