/** The port that renders pages to files, and the formats that there are. */
import type { DesignDocument } from '#design/document/document.ts';

export type PictureFormat = 'png' | 'jpg' | 'webp';

/** pdf: one picture a page. svg and vector-pdf keep what can be kept as vectors, by plan. */
export type ExportFormat = PictureFormat | 'pdf' | 'vector-pdf' | 'svg';

/** The downloads: pictures, pages, and films of animated pages. */
export type FileFormat = ExportFormat | 'mp4';

export interface RenderRequest {
  document: DesignDocument;
  page: string;
  /** For pdf and vector-pdf: the pages of the file in their order; `page` alone by default. */
  pages?: readonly string[];
  /** What a file that has a title is called inside: PDFs. It has none by default. */
  title?: string;
  format: ExportFormat;
  /** Shorter side of the result, px. */
  shorterSide: number;
  /** 1..100, for jpg and webp. */
  quality: number;
  watermark: boolean;
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
    /** Layers that a vector format could only take as pixels. */
    flattened?: readonly string[];
  }>;
}
