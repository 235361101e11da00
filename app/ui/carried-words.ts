/**
 * Whether a clipboard carries words, or a picture: Office and spreadsheets add a picture of the words that were copied,
 * browsers add markup and descriptions to a picture that was copied.
 */

export interface Carried {
  html: string;
  text: string;
  files: readonly { name: string; type: string }[];
}

/** Markup whose contents are not displayed. */
const SILENT = [
  { begin: '<!--', end: '-->' },
  { begin: '<style', end: '</style>' },
  { begin: '<script', end: '</script>' },
  { begin: '<title', end: '</title>' },
  { begin: '<xml', end: '</xml>' },
] as const;

/** Whether HTML says anything besides its pictures, whose descriptions some programs repeat as plain text. */
export function hasWords(html: string): boolean {
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
  return /[^\s\u200b\ufeff]/.test((words + lower.slice(at)).replace(/&(?:nbsp|#160|#xa0|#8203|#xfeff);?/g, ' '));
}

/** The address or the name of a file, which file managers and browsers put beside a picture. */
const ADDRESS =
  /^(?:(?:file|https?|blob|data|content):\S*|[^\n\r]{1,255}\.(?:png|jpe?g|webp|gif|avif|bmp|ico|svg|hei[cf]|tiff?))$/i;

/** Words without what programs leave at their ends: Windows its zero, others a mark of byte order. */
export function carriedText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll('\u2028', '\n')
    .replaceAll('\u2029', '\n');
}

/** Whether words were copied, be there pictures of them or not. */
export function carriesWords({ html, text, files }: Carried): boolean {
  const words = carriedText(text).trim();
  if (words === '') return false;
  if (files.length === 0) return true;
  if (html.trim() !== '') return hasWords(html);
  // Without markup: an editor of documents (Pages, Numbers), unless the words only name the file.
  return !ADDRESS.test(words) && !files.some(({ name }) => name === words);
}

/** The files that a paste into a field of words brings instead of words; none if it brings words. */
export function carriedFiles(data: Pick<DataTransfer, 'getData' | 'files'> | null): File[] {
  if (!data) return [];
  const files = [...data.files];
  return carriesWords({ html: data.getData('text/html'), text: data.getData('text/plain'), files }) ? [] : files;
}
