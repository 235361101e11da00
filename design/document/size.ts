/**
 * The size of a document as JSON, exact and cheap: layers and pages are never changed in place, so each is measured
 * once and cached by object. After a change only the touched layers are measured again.
 */
import type { DesignDocument } from './document.ts';

const known = new WeakMap<object, number>();
const encoder = new TextEncoder();

/** Bytes of `JSON.stringify(value)` in UTF-8; most JSON is ASCII, so the text is only encoded when necessary. */
function jsonBytes(value: unknown): number {
  const json = JSON.stringify(value);
  // eslint-disable-next-line no-control-regex
  return /^[\x00-\x7f]*$/.test(json) ? json.length : encoder.encode(json).length;
}

function sizeOf(part: object): number {
  const remembered = known.get(part);
  if (remembered !== undefined) return remembered;
  const bytes = jsonBytes(part);
  known.set(part, bytes);
  return bytes;
}

function recordBytes(record: Readonly<Record<string, object>>): number {
  const parts = Object.entries(record);
  // Each entry is `"id":{…}`; ids are ASCII. Commas between them.
  return 2 + Math.max(0, parts.length - 1) + parts.reduce((sum, [id, part]) => sum + id.length + 3 + sizeOf(part), 0);
}

/** Size of the document as JSON in UTF-8, bytes. */
export function documentBytes(document: DesignDocument): number {
  const { pages, layers, ...rest } = document;
  const frame = jsonBytes({ ...rest, pages: 0, layers: 0 }) - 2;
  return frame + recordBytes(pages) + recordBytes(layers);
}
