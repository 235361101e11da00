/** The result of a choice in the export dialog: how many files, their names, the input of the tool. */
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import { safeName } from '#tools/files/file-names.ts';
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

/**
 * A typed name without its extension and without characters that file names must not contain; empty if nothing remains.
 */
export function typedFileName(typed: string, extension: string): string {
  const named = safeName(typed);
  const ending = [`.${extension}`, '.zip'].find((end) => named.toLowerCase().endsWith(end));
  return safeName(named.slice(0, named.length - (ending?.length ?? 0)));
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
  print,
}: ExportChoice): Record<string, unknown> {
  const [only] = sizes;
  return {
    format,
    fileName,
    pages,
    ...(sizes.length > 1 ? { sizes } : only === undefined ? {} : { shorterSide: only }),
    ...(quality === null ? {} : { quality }),
    ...(transparent ? { transparent } : {}),
    ...(print ? { bleed: print.bleed, cropMarks: print.marks } : {}),
  };
}
