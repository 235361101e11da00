/** Names of files: what we keep of an uploaded one, and how a download is named in a header. */

import { safeName } from '#tools/files/file-names.ts';

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
};

/** The last part of a path as a name that a file system, a header and a log line can hold; never empty. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const extension = /\.[a-z0-9]{1,5}$/i.exec(last)?.[0] ?? '';
  const base = safeName(last.slice(0, last.length - extension.length));
  return base ? base + extension : safeName(extension) || 'file';
}

/** The name with the extension that the bytes really have. */
export function nameForMime(name: string, mime: string): string {
  const extension = extensions[mime];
  const clean = cleanName(name);
  if (!extension || clean.toLowerCase().endsWith(`.${extension}`) || (extension === 'jpg' && /\.jpeg$/i.test(clean)))
    return clean;
  return `${clean.replace(/\.(png|jpe?g|webp|gif|avif|svg|pdf|zip)$/i, '')}.${extension}`;
}

/** The Content-Disposition of a download: plain ASCII for old readers, RFC 5987 for the rest. */
export function attachment(name: string): string {
  const clean = cleanName(name);
  const plain = clean
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '')
    .trim();
  const encoded = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain.startsWith('.') || !plain ? 'file' + plain : plain}"; filename*=UTF-8''${encoded}`;
}
