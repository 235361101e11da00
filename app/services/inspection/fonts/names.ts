/** Reads the names of a font, and writes a `name` table that holds nothing else. */
import { FontError } from './font-error.ts';

export interface FontNames {
  family: string | null;
  style: string | null;
}

const FAMILY = 1;
const STYLE = 2;
const TYPOGRAPHIC_FAMILY = 16;
const TYPOGRAPHIC_STYLE = 17;
const ENGLISH = 0x409;

/** On one line, without control characters; null: nothing is left. */
function readable(text: string): string | null {
  const line = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : line.slice(0, 80);
}

function utf16(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString('utf16le');
}

/** Prefers English names. Throws FontError for a table that points outside itself. */
export function readNames(table: Buffer): FontNames {
  if (table.length < 6) throw new FontError('broken');
  const count = table.readUInt16BE(2);
  const strings = table.readUInt16BE(4);
  if (6 + count * 12 > table.length) throw new FontError('broken');
  const found = new Map<number, { rank: number; text: string }>();
  for (let row = 6; row < 6 + count * 12; row += 12) {
    const platform = table.readUInt16BE(row);
    const language = table.readUInt16BE(row + 4);
    const name = table.readUInt16BE(row + 6);
    const start = strings + table.readUInt16BE(row + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(row + 8));
    const rank = platform === 3 ? (language === ENGLISH ? 3 : 2) : platform === 0 ? 1 : 0;
    if ((found.get(name)?.rank ?? -1) >= rank) continue;
    const text = readable(platform === 1 ? bytes.toString('latin1') : utf16(bytes));
    if (text !== null) found.set(name, { rank, text });
  }
  const text = (...names: number[]) =>
    names.map((name) => found.get(name)?.text).find((one) => one !== undefined) ?? null;
  return { family: text(TYPOGRAPHIC_FAMILY, FAMILY), style: text(TYPOGRAPHIC_STYLE, STYLE) };
}

/** Family, style, full name and PostScript name, in English. */
export function writeNames(family: string, style: string): Buffer {
  const postScript = `${family}-${style}`.replace(/[^A-Za-z0-9-]/g, '').slice(0, 63) || 'Font';
  const records: [number, string][] = [
    [FAMILY, family],
    [STYLE, style],
    [4, `${family} ${style}`],
    [6, postScript],
  ];
  const texts = records.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + records.length * 12);
  header.writeUInt16BE(records.length, 2);
  header.writeUInt16BE(header.length, 4);
  let at = 0;
  records.forEach(([name], index) => {
    const row = 6 + index * 12;
    const length = texts[index]?.length ?? 0;
    [3, 1, ENGLISH, name, length, at].forEach((value, part) => header.writeUInt16BE(value, row + part * 2));
    at += length;
  });
  return Buffer.concat([header, ...texts]);
}
