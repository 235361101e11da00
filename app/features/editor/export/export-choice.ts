/** What a choice in the export dialog comes to: how many files, what they are called, what the tool is asked for. */
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import type { ExportChoice } from './export.machine.ts';

/** So many pictures in one export; the server would take more, people would not wait for them. */
export const MOST_FILES = 60;

/** How many files a choice makes, of a design with this many pages. */
export function filesOf(
  { format, sizes, pages }: Pick<ExportChoice, 'format' | 'sizes' | 'pages'>,
  pageCount: number,
): number {
  const { paged } = FILE_FORMATS[format];
  return paged ? 1 : Math.max(1, sizes.length) * (pages === 'all' ? pageCount : 1);
}

/** Signs that are not seen and turn round how what is after them is read: a name would not end as it seems to. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as typed without its extension and without what no file should be called; empty when nothing is left. */
export function typedFileName(typed: string, extension: string): string {
  const named = typed.replace(UNSEEN, '').trim();
  const ending = [`.${extension}`, '.zip'].find((end) => named.toLowerCase().endsWith(end));
  return named.slice(0, named.length - (ending?.length ?? 0)).replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}

/** What the download is called. */
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
