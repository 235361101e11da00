/** What a job costs before it starts, and the limits. */
import { totalmem } from 'node:os';
import type { DesignDocument } from '#design/document/document.ts';
import { paintCost } from '#design/fabric/paint-cost.ts';
import type { ExportFormat } from '#tools/contract/ports/rendering-port.ts';
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import { paintPlan } from './paint-plan.ts';

export interface RenderCost {
  /** Peak memory, bytes, beyond an idle renderer's. */
  bytes: number;
  /** Roughly milliseconds on a core of a small server. */
  work: number;
}

export interface CostedJob {
  document: DesignDocument;
  pages: readonly string[];
  format: ExportFormat;
  /** Of the result, px. */
  width: number;
  height: number;
}

/** Pixel budget of all decoded pictures of one page; beyond that all are decoded smaller. */
export const PICTURE_BUDGET = 96_000_000;

/** Milliseconds to encode a million pixels. */
const ENCODED: Readonly<Record<ExportFormat, number>> = {
  png: 45,
  jpg: 20,
  webp: 150,
  pdf: 12,
  'vector-pdf': 12,
  'print-pdf': 14,
  svg: 25,
};
const BYTES_A_PIXEL = 4;
/** The canvas copies what it draws elsewhere, and what it passes to the encoder. */
const COPIES = 2;
/** The base cost of any page: texts, code, the allocator's overhead. */
const LEAST: RenderCost = { bytes: 48e6, work: 30 };

/** The memory of the heaviest page and the work of all. */
export function renderCost({ document, pages, format, width, height }: CostedJob): RenderCost {
  const scale = Math.max(width / document.width, height / document.height);
  const encoded = (width * height * ENCODED[format]) / 1e6;
  const cost = { ...LEAST };
  const { vector: outlines } = FILE_FORMATS[format];
  let kept = 0;
  for (const page of pages) {
    const painting = paintCost(document, page, scale);
    const { rows, paintsOnce } = paintPlan(width, height, painting);
    // Pictures of a vector file stay until it is written.
    kept = outlines ? kept + painting.bitmaps : paintsOnce ? 0 : painting.bitmaps;
    const surfaces = painting.surfaces * width * (outlines ? height : rows) * COPIES;
    const whole = format === 'webp' ? width * height : 0;
    const pixels = Math.min(painting.pictures, PICTURE_BUDGET) + kept * COPIES + painting.heaviest + surfaces + whole;
    cost.bytes = Math.max(cost.bytes, LEAST.bytes + pixels * BYTES_A_PIXEL);
    // What is freed is recreated for the next strip.
    cost.work += painting.work * (paintsOnce ? Math.ceil(height / rows) : 1) + encoded;
  }
  return cost;
}

/** What may run next to others in a thread of the server. */
const LIGHT: RenderCost = { bytes: 256e6, work: 500 };
/** What the process for heavy jobs may hold, bytes: half of the machine, and no more than the largest page needs. */
const HEAVY_BYTES = 1_600e6;

export const heavyBytes = (): number => Math.min(HEAVY_BYTES, totalmem() / 2);

export function isLight({ bytes, work }: RenderCost): boolean {
  return bytes <= LIGHT.bytes && work <= LIGHT.work;
}

/** Pixels of bitmaps that one job may hold at a time, counted while it paints. */
export const BITMAP_LIMITS = { light: 64_000_000, heavy: 256_000_000 } as const;
