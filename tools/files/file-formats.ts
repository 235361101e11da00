/** The formats of exported files and what each can. Read by the export tool, its dialog, plans and the renderer. */
import type { MessageKey } from '#messages/message.ts';
import { FILM_SIDE } from '../contract/ports/films-port.ts';
import type { FileFormat } from '../contract/ports/rendering-port.ts';

export interface FileFormatFacts {
  /** A proper name: shown as it is. */
  name: string;
  /** How it is labelled among the others. */
  label: MessageKey;
  hint: MessageKey;
  /** Without dot. */
  extension: string;
  mime: string;
  /** Vector formats: the file has the page's own size, and not every plan includes it. */
  vector: boolean;
  /** Whether one file can have several pages; other formats put several pages into a ZIP. */
  paged: boolean;
  /** Whether the page's background can be left out. */
  transparent: boolean;
  /** Whether a lower quality can be chosen, for a smaller file. */
  quality: boolean;
  /** Largest shorter side on any plan, px; null if only the plan limits it. */
  largestSide: number | null;
}

/** In the order in which the model reads them. */
export const FILE_FORMATS: Readonly<Record<FileFormat, FileFormatFacts>> = {
  png: {
    name: 'PNG',
    label: 'rendering.png',
    hint: 'rendering.pngHint',
    extension: 'png',
    mime: 'image/png',
    vector: false,
    paged: false,
    transparent: true,
    quality: false,
    largestSide: null,
  },
  jpg: {
    name: 'JPG',
    label: 'rendering.jpg',
    hint: 'rendering.jpgHint',
    extension: 'jpg',
    mime: 'image/jpeg',
    vector: false,
    paged: false,
    transparent: false,
    quality: true,
    largestSide: null,
  },
  webp: {
    name: 'WebP',
    label: 'rendering.webp',
    hint: 'rendering.webpHint',
    extension: 'webp',
    mime: 'image/webp',
    vector: false,
    paged: false,
    transparent: true,
    quality: true,
    largestSide: null,
  },
  pdf: {
    name: 'PDF',
    label: 'rendering.pdf',
    hint: 'rendering.pdfHint',
    extension: 'pdf',
    mime: 'application/pdf',
    vector: false,
    paged: true,
    transparent: false,
    quality: true,
    largestSide: null,
  },
  'vector-pdf': {
    name: 'PDF',
    label: 'rendering.vectorPdf',
    hint: 'rendering.vectorPdfHint',
    extension: 'pdf',
    mime: 'application/pdf',
    vector: true,
    paged: true,
    transparent: false,
    quality: false,
    largestSide: null,
  },
  'print-pdf': {
    name: 'PDF/X',
    label: 'rendering.printPdf',
    hint: 'rendering.printPdfHint',
    extension: 'pdf',
    mime: 'application/pdf',
    vector: true,
    paged: true,
    transparent: false,
    quality: false,
    largestSide: null,
  },
  svg: {
    name: 'SVG',
    label: 'rendering.svg',
    hint: 'rendering.svgHint',
    extension: 'svg',
    mime: 'image/svg+xml',
    vector: true,
    paged: false,
    transparent: true,
    quality: false,
    largestSide: null,
  },
  mp4: {
    name: 'MP4',
    label: 'motion.mp4',
    hint: 'motion.mp4Hint',
    extension: 'mp4',
    mime: 'video/mp4',
    vector: false,
    paged: true,
    transparent: false,
    quality: false,
    largestSide: FILM_SIDE,
  },
};

export const FILE_FORMAT_NAMES = Object.keys(FILE_FORMATS) as readonly FileFormat[];

/** Whether a format is a film of the pages: these are played, not drawn. */
export function isFilm(format: FileFormat): format is 'mp4' {
  return format === 'mp4';
}

/** How many sizes one export can have: vectors have the page's own, one file of several pages has one. */
export function sizesOf(format: FileFormat): 'none' | 'one' | 'several' {
  const { vector, paged } = FILE_FORMATS[format];
  return vector ? 'none' : paged ? 'one' : 'several';
}

/** The largest shorter side of a format on a plan, px. `ofPlan`: the plan's limit. */
export function largestSideOf(format: FileFormat, ofPlan: number): number {
  return Math.min(FILE_FORMATS[format].largestSide ?? ofPlan, ofPlan);
}

/** The pages to export by default. */
export function usualPages(format: FileFormat): 'this' | 'all' {
  return FILE_FORMATS[format].paged ? 'all' : 'this';
}
