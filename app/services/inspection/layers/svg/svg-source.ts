/** An SVG file as a document: decoded, its own entities filled in within limits, parsed without fetching anything. */
import { gunzipSync } from 'node:zlib';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { ImportRefused, READING_LIMITS } from '../imported.ts';

const ENTITY = /<!ENTITY\s+([\w.:-]{1,80})\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const REFERENCE = /&([\w.:-]{1,80});/g;
const BUILT_IN: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
const DEPTH = 8;

/** The text of a file; unpacked if it is an `.svgz`. Throws ImportRefused. */
export function svgText(file: Uint8Array): string {
  let bytes = file;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      bytes = gunzipSync(bytes, { maxOutputLength: READING_LIMITS.xml });
    } catch {
      throw new ImportRefused('import_unpacked');
    }
  }
  if (bytes.length > READING_LIMITS.xml) throw new ImportRefused('import_unpacked');
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^[^>]{0,120}\bencoding\s*=\s*["']([\w-]{1,30})["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Entities of the file's own DTD, filled in; what grows beyond the limit is refused. The DTD itself is dropped. */
export function withoutEntities(text: string): string {
  const start = text.indexOf('<!DOCTYPE');
  if (start < 0) return text;
  const bracket = text.indexOf('[', start);
  const close = text.indexOf('>', start);
  const end = bracket > 0 && bracket < close ? text.indexOf(']', bracket) : -1;
  const after = end > 0 ? text.indexOf('>', end) : close;
  if (after < 0) throw new ImportRefused('import_unreadable');
  const body = text.slice(0, start) + text.slice(after + 1);
  if (end < 0) return body;
  const values = new Map<string, string>();
  for (const [, name = '', double, single] of text.slice(bracket, end).matchAll(ENTITY))
    if (!BUILT_IN.has(name) && !values.has(name)) values.set(name, double ?? single ?? '');
  let budget = READING_LIMITS.xml;
  const fill = (piece: string, depth: number): string =>
    piece.replace(REFERENCE, (whole, name: string) => {
      const value = values.get(name);
      if (value === undefined) return whole;
      budget -= value.length + 1;
      if (budget < 0 || depth > DEPTH) throw new ImportRefused('import_unpacked');
      return fill(value, depth + 1);
    });
  return fill(body, 0);
}

/** The root of an SVG document. Throws ImportRefused. */
export function parseSvg(file: Uint8Array): { document: Document; root: Element } {
  const text = withoutEntities(svgText(file).replace(/^\ufeff/, '')).trimStart();
  let document: Document;
  try {
    const parser = new DOMParser({ locator: false, onError: (level) => void (level === 'fatalError' && refuse()) });
    document = parser.parseFromString(text, 'image/svg+xml');
  } catch {
    throw new ImportRefused('import_unreadable');
  }
  const root = document.documentElement;
  if (!root || root.localName !== 'svg') throw new ImportRefused('import_unreadable');
  if (document.getElementsByTagName('*').length > READING_LIMITS.fileElements)
    throw new ImportRefused('import_elements');
  return { document, root };
}

function refuse(): never {
  throw new ImportRefused('import_unreadable');
}

export function elementsIn(parent: Element | Document): Element[] {
  const elements: Element[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling)
    if (child.nodeType === 1) elements.push(child as Element);
  return elements;
}

const XLINK = 'http://www.w3.org/1999/xlink';

/** What an element points to: the id in the same document, else null. */
export function targetOf(element: Element): string | null {
  const href = hrefOf(element);
  return href.startsWith('#') ? href.slice(1) : null;
}

export const hrefOf = (element: Element): string =>
  (
    element.getAttribute('href') ??
    element.getAttributeNS(XLINK, 'href') ??
    element.getAttribute('xlink:href') ??
    ''
  ).trim();

/** Whether an element is for readers of English, and asks for nothing that we lack. */
export const isChosen = (element: Element): boolean =>
  !element.getAttribute('requiredExtensions') &&
  (element.getAttribute('systemLanguage') ?? 'en').split(',').some((language) => /^\s*en/i.test(language));
