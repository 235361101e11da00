/** The files of one export: pages in one or several sizes, alone or together in a ZIP. */
import { zipSync } from 'fflate';
import type { DesignDocument } from '#design/document/document.ts';
import { descendantsOf } from '#design/document/tree.ts';
import type { ToolContext } from '../contract/context.ts';

/** The settings that every file is rendered with. */
export type Look = Pick<
  Parameters<ToolContext['rendering']['render']>[0],
  'format' | 'quality' | 'watermark' | 'title'
>;

export interface ExportedFile {
  /** With extension. */
  name: string;
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
  /** Layers that a vector format could only hold as pixels. */
  flattened: readonly string[];
}

/** The document with transparent backgrounds. */
export function withoutBackground(document: DesignDocument): DesignDocument {
  const pages = Object.entries(document.pages).map(([id, page]) => [
    id,
    { ...page, background: { type: 'none' as const } },
  ]);
  return { ...document, pages: Object.fromEntries(pages) };
}

/** The document with only these pages and their layers. */
export function onlyPages(document: DesignDocument, pages: readonly string[]): DesignDocument {
  const kept = new Set(pages.flatMap((page) => descendantsOf(document, page).map(({ id }) => id)));
  return {
    ...document,
    pages: Object.fromEntries(Object.entries(document.pages).filter(([id]) => pages.includes(id))),
    layers: Object.fromEntries(Object.entries(document.layers).filter(([id]) => kept.has(id))),
  };
}

/**
 * Renders each page in each size, px of the shorter side. Names of several files contain the differences: the page's
 * number, the size. `extension` has no dot, `name` no extension.
 */
export async function renderEach(
  {
    document,
    pages,
    sides,
    look,
    name,
    extension,
  }: {
    document: DesignDocument;
    pages: readonly string[];
    sides: readonly number[];
    look: Look;
    name: string;
    extension: string;
  },
  { rendering, progress, signal }: Pick<ToolContext, 'rendering' | 'progress' | 'signal'>,
): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  const count = pages.length * sides.length;
  for (const [index, page] of pages.entries()) {
    for (const shorterSide of sides) {
      if (count > 1) progress(files.length / count);
      signal.throwIfAborted();
      const {
        bytes,
        mime,
        width,
        height,
        flattened = [],
      } = await rendering.render({ document, page, shorterSide, ...look }, signal);
      const parts = [
        name,
        ...(pages.length > 1 ? [String(index + 1).padStart(String(pages.length).length, '0')] : []),
        ...(sides.length > 1 ? [`${width}x${height}`] : []),
      ];
      files.push({ name: `${parts.join('-')}.${extension}`, bytes, mime, width, height, flattened });
    }
  }
  return files;
}

/**
 * Files as a ZIP, stored uncompressed: pictures don't get smaller. The timestamps are fixed, so that equal files make
 * equal archives.
 */
export function zipOf(files: readonly ExportedFile[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), {
    level: 0,
    mtime: '2000-01-01T00:00:00',
  });
}
