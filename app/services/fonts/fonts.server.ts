/**
 * Serves fonts: one style sheet that declares every face, and the files behind it. Browsers fetch what a page needs.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EMOJI_FONT, FONT_FAMILIES, fontStack } from '#design/fonts/catalogue.ts';
import { LETTER_FONTS, type LettersOfScript } from '#design/fonts/letter-families.ts';
import { fontFiles, type FontFile } from '../rendering/font-files.server.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

interface Sheet {
  css: string;
  etag: string;
}

/** Rendered sheets by their address. */
const sheets = new Map<string, Sheet>();
let byAddress: Map<string, FontFile> | null = null;

/**
 * A style sheet with a rule for each face and its characters; null if there is none with that name. `fonts.css` has
 * every family's ordinary faces; a large alphabet's hundred small files are in a separate sheet of the family, with the
 * ordinary ones after them, because the later rule wins. `letters.css` gives the interface letters that its own font
 * lacks, under one name.
 */
export function fontSheet(address: string): string | null {
  return currentSheet(address)?.css ?? null;
}

function currentSheet(address: string): Sheet | null {
  let sheet = sheets.get(address);
  if (!sheet) {
    const isLetters = address === 'letters.css';
    const apart = FONT_FAMILIES.find((family) => family.apart && `${family.prefix}.css` === address);
    if (!apart && !isLetters && address !== 'fonts.css') return null;
    const common = new Set(FONT_FAMILIES.filter((family) => !family.apart).map(({ name }) => name));
    const files = isLetters
      ? lettersOfInterface()
      : fontFiles().filter(({ family }) => (apart ? family === apart.name : common.has(family)));
    const css = files.map(faceRule).join('\n');
    sheet = { css, etag: `"${createHash('sha256').update(css).digest('base64url').slice(0, 22)}"` };
    sheets.set(address, sheet);
  }
  return sheet;
}

/**
 * One family for the letters of all scripts but ideographs, whose hundreds of files would be too many rules. Browsers
 * join faces of a family only where nothing but their characters differs, so all are declared for every weight.
 */
function lettersOfInterface(): FontFile[] {
  const scripts = Object.values<LettersOfScript>(LETTER_FONTS).map(({ sans, serif }) => (sans ?? serif)?.name);
  const common = fontStack('Inter')
    .split(', ')
    .slice(1)
    .map((quoted) => quoted.slice(1, -1));
  const names = new Set([...common, ...scripts]);
  const large = new Set(
    fontFiles().flatMap(({ family, numbered }) => (numbered || family === EMOJI_FONT ? [family] : [])),
  );
  return fontFiles()
    .filter(({ family, italic }) => names.has(family) && !large.has(family) && !italic)
    .filter(({ weight }) => weight === '400' || weight.includes(' '))
    .map((file) => ({ ...file, family: 'Letters', weight: '100 900' }));
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
  const sheet = currentSheet(address);
  if (sheet) {
    const { css, etag } = sheet;
    const headers = { 'Cache-Control': FOR_AN_HOUR, ETag: etag };
    if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
    return new Response(css, { headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' } });
  }
  // Only addresses of the catalogue are known, so no path from outside ever reaches the disk.
  byAddress ??= new Map(fontFiles().map((file) => [file.address, file]));
  const file = byAddress.get(address);
  if (!file) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await readFile(file.path)), {
    headers: { 'Cache-Control': FOR_EVER, 'Content-Type': 'font/woff2' },
  });
}
