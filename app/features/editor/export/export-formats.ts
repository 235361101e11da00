/** The formats of the export dialog: what they are called, what they ask for, and which of them not every plan has. */
import type { MessageKey } from '#messages/message.ts';
import type { FileFormat } from '#tools/contract/ports/rendering-port.ts';

export interface FormatChoice {
  label: MessageKey;
  hint: MessageKey;
  extension: string;
  /** Outlines: on plans that have them. Such a file has the page's own size. */
  vector: boolean;
  /** Whether one file can hold all pages; of other formats all pages are a ZIP. */
  paged: boolean;
  /** Whether smaller and coarser can be chosen. */
  quality: boolean;
  /** Whether it can do without the page's background. */
  seeThrough: boolean;
}

export const EXPORT_FORMATS: Readonly<Record<FileFormat, FormatChoice>> = {
  png: {
    label: 'rendering.png',
    hint: 'rendering.pngHint',
    extension: 'png',
    vector: false,
    paged: false,
    quality: false,
    seeThrough: true,
  },
  jpg: {
    label: 'rendering.jpg',
    hint: 'rendering.jpgHint',
    extension: 'jpg',
    vector: false,
    paged: false,
    quality: true,
    seeThrough: false,
  },
  webp: {
    label: 'rendering.webp',
    hint: 'rendering.webpHint',
    extension: 'webp',
    vector: false,
    paged: false,
    quality: true,
    seeThrough: true,
  },
  pdf: {
    label: 'rendering.pdf',
    hint: 'rendering.pdfHint',
    extension: 'pdf',
    vector: false,
    paged: true,
    quality: true,
    seeThrough: false,
  },
  'vector-pdf': {
    label: 'rendering.vectorPdf',
    hint: 'rendering.vectorPdfHint',
    extension: 'pdf',
    vector: true,
    paged: true,
    quality: false,
    seeThrough: false,
  },
  mp4: {
    label: 'motion.mp4',
    hint: 'motion.mp4Hint',
    extension: 'mp4',
    vector: false,
    paged: true,
    quality: false,
    seeThrough: false,
  },
  svg: {
    label: 'rendering.svg',
    hint: 'rendering.svgHint',
    extension: 'svg',
    vector: true,
    paged: false,
    quality: false,
    seeThrough: true,
  },
};

/** In the order of the dialog. */
export const FORMAT_ORDER: readonly FileFormat[] = ['png', 'jpg', 'webp', 'pdf', 'mp4', 'vector-pdf', 'svg'];
