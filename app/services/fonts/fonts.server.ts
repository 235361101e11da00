/** Serving of fonts: one style sheet that declares every face, and the files behind it. Browsers fetch what a page needs. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fontFiles, type FontFile } from './font-files.server.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

interface Sheet {
  css: string;
  etag: string;
}

let sheet: Sheet | null = null;
let byAddress: Map<string, FontFile> | null = null;

/** `/fonts/fonts.css`: a rule for each face, with the characters that it has. */
export function fontSheet(): string {
  return currentSheet().css;
}

function currentSheet(): Sheet {
  if (!sheet) {
    const css = fontFiles().map(faceRule).join('\n');
    sheet = { css, etag: `"${createHash('sha256').update(css).digest('base64url').slice(0, 22)}"` };
  }
  return sheet;
}

function faceRule(file: FontFile): string {
  return [
    `@font-face{font-family:"${file.family}";font-style:${file.italic ? 'italic' : 'normal'};font-weight:${file.weight};font-display:swap`,
    `src:url("/fonts/${file.address}?v=${file.version}") format("woff2")`,
    `unicode-range:${file.unicodeRange}}`,
  ].join(';');
}

/** Answers a request for anything below /fonts/. `address`: what follows that, without the query. */
export async function serveFont(address: string, request: Request): Promise<Response> {
  if (address === 'fonts.css') {
    const { css, etag } = currentSheet();
    const headers = { 'Cache-Control': FOR_AN_HOUR, ETag: etag };
    if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
    return new Response(css, { headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' } });
  }
  // Only addresses of the catalogue are known, so no path from outside ever reaches the disk.
  byAddress ??= new Map(fontFiles().map((file) => [file.address, file]));
  const file = byAddress.get(address);
  if (!file) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await readFile(file.path)), { headers: { 'Cache-Control': FOR_EVER, 'Content-Type': 'font/woff2' } });
}
