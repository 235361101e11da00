/** What a clipboard holds, as far as a design can use it: the richest form offered. */
import { carriedText, carriesWords, hasWords } from '#app/ui/carried-words.ts';
import { isTable, looksLikeCells, parseCells, trimmedCells } from '#design/tables/clipboard.ts';
import type { Clip } from '../commands/paste.ts';
import { clipFromHtml, readClip } from './read-clip.ts';
import { isSvg } from './svg-source.ts';

export type Pasted =
  | { type: 'layers'; clip: Clip }
  | { type: 'files'; files: readonly File[] }
  /** Pictures within words: the user's own by id, others inlined in the text; and the words around them, '' if none. */
  | { type: 'pictures'; assets: readonly string[]; urls: readonly string[]; text: string }
  | { type: 'svg'; source: string }
  /** Cells of a spreadsheet, or a table of a document. */
  | { type: 'table'; rows: string[][] }
  /** `elsewhere`: there were also pictures, but only as addresses on another site. */
  | { type: 'text'; text: string; elsewhere: boolean };

/** The forms that were offered, by their MIME type; missing ones empty. */
export interface Offered {
  layers: string;
  html: string;
  svg: string;
  text: string;
  files: readonly File[];
}

/**
 * Chooses among the offered forms; null if a design can use none. `origin`: this page's, to recognize our own pictures.
 * `readTable`: the rows of the table that a piece of HTML consists of, or null.
 */
export function choosePasted(
  offered: Offered,
  origin: string,
  readTable: (html: string) => string[][] | null,
): Pasted | null {
  const clip = readClip(offered.layers) ?? clipFromHtml(offered.html);
  if (clip) return { type: 'layers', clip };
  const text = carriedText(offered.text).trim();
  const pictures = offered.files.filter((file) => file.type.startsWith('image/'));
  // Office and spreadsheets add a picture of the words that were copied.
  const drawn = pictures.filter((file) => file.type !== 'image/svg+xml');
  if (drawn.length > 0 && !carriesWords({ ...offered, files: drawn })) return { type: 'files', files: drawn };
  // Office adds a drawing of its words as well.
  const svg = isSvg(text) ? text : text !== '' && hasWords(offered.html) ? '' : offered.svg;
  if (svg) return { type: 'svg', source: svg };
  if (pictures.length > 0 && text === '') return { type: 'files', files: pictures };
  const rows = tableOf(offered.html, text, readTable);
  if (rows) return { type: 'table', rows };
  const sources = [...offered.html.matchAll(/<img\b[^<>]*?\bsrc\s*=\s*["']([^"']+)["']/gi)]
    .flatMap(([, source]) => source ?? [])
    .map((source) => source.replaceAll('&amp;', '&'));
  const assets = sources.flatMap((source) => ownAsset(source, origin) ?? []);
  const urls = sources.filter((source) => /^data:image\/(?:png|jpeg|webp|gif|avif)[;,]/.test(source));
  if (assets.length + urls.length > 0)
    return {
      type: 'pictures',
      assets: [...new Set(assets)],
      urls: [...new Set(urls)],
      text: hasWords(offered.html) ? text : '',
    };
  return text
    ? { type: 'text', text: untabbed(text), elsewhere: sources.some((source) => /^https?:/i.test(source)) }
    : null;
}

/** The cells that were copied: as markup says them, else lines with tabs; null: words, or a list of one column. */
function tableOf(html: string, text: string, readTable: (html: string) => string[][] | null): string[][] | null {
  const rows = readTable(html) ?? (text.includes('\t') && looksLikeCells(text) ? trimmedCells(parseCells(text)) : null);
  return rows && isTable(rows) ? rows : null;
}

/** Words for a text, which knows no tabs: a gap instead, and cells of one column without their quotation marks. */
function untabbed(text: string): string {
  const isQuoted = text.startsWith('"') && text.endsWith('"') && text.includes('\n');
  const cells = isQuoted ? parseCells(text) : [];
  const words = cells.length === 1 && cells[0]?.length === 1 ? (cells[0][0] ?? text) : text;
  return words
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((part) => part.trim())
        .filter((part, at) => part !== '' || at === 0)
        .join('  '),
    )
    .join('\n');
}

function ownAsset(source: string, origin: string): string | null {
  const path = source.startsWith(origin) ? source.slice(origin.length) : source;
  return /^\/api\/assets\/([0-9a-f]{64})(?:\?|$)/.exec(path)?.[1] ?? null;
}

/** What the system's clipboard holds. Asks the browser, which may ask the user; rejects if either refuses. */
export async function offeredBySystem(clipboard: Pick<Clipboard, 'read'>): Promise<Offered> {
  const offered: Offered & { files: File[] } = { layers: '', html: '', svg: '', text: '', files: [] };
  for (const item of await clipboard.read()) {
    for (const type of item.types) {
      const blob = await item.getType(type);
      if (type === 'text/html') offered.html = await blob.text();
      else if (type === 'image/svg+xml') offered.svg = await blob.text();
      else if (type === 'text/plain') offered.text = await blob.text();
      else if (type.startsWith('image/'))
        offered.files.push(new File([blob], `pasted.${type.slice('image/'.length)}`, { type }));
    }
  }
  return offered;
}
