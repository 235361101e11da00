/** What a clipboard holds, as far as a design can use it: the richest form offered. */
import type { Clip } from '../commands/paste.ts';
import { clipFromHtml, readClip } from './read-clip.ts';

export type Pasted =
  | { type: 'layers'; clip: Clip }
  | { type: 'files'; files: readonly File[] }
  /** Pictures within words: the user's own by id, others inlined in the text; and the words around them, '' if none. */
  | { type: 'pictures'; assets: readonly string[]; urls: readonly string[]; text: string }
  | { type: 'svg'; source: string }
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
 */
export function choosePasted(offered: Offered, origin: string): Pasted | null {
  const clip = readClip(offered.layers) ?? clipFromHtml(offered.html);
  if (clip) return { type: 'layers', clip };
  const pictures = offered.files.filter((file) => file.type.startsWith('image/'));
  const drawn = pictures.filter((file) => file.type !== 'image/svg+xml');
  if (drawn.length > 0) return { type: 'files', files: drawn };
  const svg = offered.svg || (/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(offered.text) ? offered.text : '');
  if (svg) return { type: 'svg', source: svg };
  const sources = [...offered.html.matchAll(/<img\b[^<>]*?\bsrc\s*=\s*["']([^"']+)["']/gi)]
    .flatMap(([, source]) => source ?? [])
    .map((source) => source.replaceAll('&amp;', '&'));
  const assets = sources.flatMap((source) => ownAsset(source, origin) ?? []);
  const urls = sources.filter((source) => /^data:image\/(?:png|jpeg|webp|gif|avif)[;,]/.test(source));
  const text = offered.text.trim();
  if (assets.length + urls.length > 0)
    return {
      type: 'pictures',
      assets: [...new Set(assets)],
      urls: [...new Set(urls)],
      text: hasWords(offered.html) ? text : '',
    };
  return text ? { type: 'text', text, elsewhere: sources.some((source) => /^https?:/i.test(source)) } : null;
}

/** Whether HTML says anything besides its pictures, whose descriptions some programs repeat as plain text. */
function hasWords(html: string): boolean {
  const lower = html.toLowerCase();
  let words = '';
  let at = 0;
  for (let open = lower.indexOf('<'); open >= 0; open = lower.indexOf('<', at)) {
    words += lower.slice(at, open);
    const silent = SILENT.find(({ begin }) => lower.startsWith(begin, open));
    const end = silent?.end ?? '>';
    const close = lower.indexOf(end, open);
    // An unclosed tag is no markup.
    if (close < 0) return true;
    at = close + end.length;
  }
  return (words + lower.slice(at)).replaceAll('&nbsp;', '').trim() !== '';
}

/** Markup whose contents are not displayed. */
const SILENT = [
  { begin: '<!--', end: '-->' },
  { begin: '<style', end: '</style>' },
  { begin: '<script', end: '</script>' },
  { begin: '<title', end: '</title>' },
] as const;

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
