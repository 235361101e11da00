/** The result of a choice in the export dialog: how many files, their names, the input of the tool. */
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import type { ExportChoice } from './export.machine.ts';

/** Most pictures in one export; the server would take more, but nobody would wait for them. */
export const MOST_FILES = 60;

/** How many files a choice makes, for a design with this many pages. */
export function filesOf(
  { format, sizes, pages }: Pick<ExportChoice, 'format' | 'sizes' | 'pages'>,
  pageCount: number,
): number {
  const { paged } = FILE_FORMATS[format];
  return paged ? 1 : Math.max(1, sizes.length) * (pages === 'all' ? pageCount : 1);
}

/** Invisible characters that reverse the reading direction of what follows: they would disguise how a name ends. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A typed name without its extension and without characters that file names must not contain; empty if nothing remains.
 */
export function typedFileName(typed: string, extension: string): string {
  const named = typed.replace(UNSEEN, '').trim();
  const ending = [`.${extension}`, '.zip'].find((end) => named.toLowerCase().endsWith(end));
  return named.slice(0, named.length - (ending?.length ?? 0)).replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}

/** The name of the download. */
export function fileNameOf({ fileName, format }: Pick<ExportChoice, 'fileName' | 'format'>, zipped: boolean): string {
  return `${fileName}.${zipped ? 'zip' : FILE_FORMATS[format].extension}`;
}

/** The input of the export tool. */
export function exportInput({
  fileName,
  format,
  sizes,
  quality,
  pages,
  transparent,
}: ExportChoice): Record<string, unknown> {
  const [only] = sizes;
  return {
    format,
    fileName,
    pages,
    ...(sizes.length > 1 ? { sizes } : only === undefined ? {} : { shorterSide: only }),
    ...(quality === null ? {} : { quality }),
    ...(transparent ? { transparent } : {}),
  };
}
