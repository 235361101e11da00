/** The port that renders pages to files, and its formats. */
import type { DesignDocument } from '#design/document/document.ts';

export type PictureFormat = 'png' | 'jpg' | 'webp';

/**
 * pdf: one picture per page. svg, vector-pdf and print-pdf keep vectors where possible, depending on the plan; print-pdf
 * is for print shops.
 */
export type ExportFormat = PictureFormat | 'pdf' | 'vector-pdf' | 'print-pdf' | 'svg';

/** What a print shop is given around the page. */
export interface PrintSetup {
  /** mm on each side that go on beyond where the page is cut. */
  bleed: number;
  /** Whether marks say where to cut. */
  marks: boolean;
  /** Of the cut page, mm; null: by its pixels, 300 of which are an inch. */
  width: number | null;
}

/** mm */
export const USUAL_BLEED = 3;
export const MOST_BLEED = 10;

/** The resolution that designs for print are made in. */
export const PRINT_PIXELS_PER_INCH = 300;

/** The downloads: pictures, pages, and films of animated pages. */
export type FileFormat = ExportFormat | 'mp4';

export interface RenderRequest {
  document: DesignDocument;
  page: string;
  /** For pdf and vector-pdf: the pages of the file in order; only `page` by default. */
  pages?: readonly string[];
  /** Title inside the file, for PDFs. None by default. */
  title?: string;
  format: ExportFormat;
  /** Shorter side of the result, px. */
  shorterSide: number;
  /** 1..100, for jpg and webp. */
  quality: number;
  watermark: boolean;
  /** For print-pdf. */
  print?: PrintSetup;
}

export interface RenderingPort {
  /** Renders one page; the result's size is that of the page scaled to the shorter side. */
  render(
    request: RenderRequest,
    signal?: AbortSignal,
  ): Promise<{
    bytes: Uint8Array;
    width: number;
    height: number;
    mime: string;
    /** Layers that a vector format could only hold as pixels. */
    flattened?: readonly string[];
  }>;
}
