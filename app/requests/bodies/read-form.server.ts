/** Reads forms from requests: plain ones (fields) and multipart ones (fields and files), limited by the route. */
import { ContentDisposition } from '@remix-run/headers/content-disposition';
import { MaxPartsExceededError, parseMultipart, type MultipartPart } from '@remix-run/multipart-parser';
import { notForm, refusalResponse, tooManyParts } from './body-refusal.ts';
import { bodyRule, isMultipart } from './body-rules.ts';
import { readBytes } from './read-body.server.ts';

export interface SentFile {
  field: string;
  name: string;
  /** A view of the request's body if it is the only file. */
  bytes: Uint8Array;
}

export interface SentForm {
  fields: URLSearchParams;
  files: SentFile[];
}

export const FORM_BOUNDS = {
  /** Fields of a form. */
  fields: 100,
  /** Headers of one part, bytes. */
  partHeaders: 4_096,
  /** Longest boundary, RFC 2046, 5.1.1. */
  boundary: 70,
} as const;

/** The form of a request. Throws 400 if it is invalid or truncated, 413 if it has too many parts. */
export async function readForm(request: Request): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? '';
  if (isMultipart(type)) {
    const boundary = boundaryOf(type);
    if (boundary === null) throw refusalResponse(notForm());
    return multipartForm(await readBytes(request), boundary, bodyRule(new URL(request.url).pathname).files?.count ?? 0);
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw refusalResponse(notForm());
  return { fields: plainFields(await readBytes(request)), files: [] };
}

/** The fields of a form. Any other body has no fields: they are then reported as missing. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  try {
    return (await readForm(request)).fields;
  } catch (error) {
    if (error instanceof Response && error.status === 400) return new URLSearchParams();
    throw error;
  }
}

function plainFields(bytes: Uint8Array): URLSearchParams {
  let fields = 1;
  for (let at = bytes.indexOf(0x26); at !== -1; at = bytes.indexOf(0x26, at + 1)) {
    fields += 1;
    if (fields > FORM_BOUNDS.fields) throw refusalResponse(tooManyParts(FORM_BOUNDS.fields));
  }
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

/** The boundary of a Content-Type; null: it has none that RFC 2046 allows. */
function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;,]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  return boundary.length <= FORM_BOUNDS.boundary && /^[\w'()+,\-./:=?]+$/.test(boundary) ? boundary : null;
}

/** Reads a multipart form in place. Refuses more files than `mostFiles`. */
function multipartForm(bytes: Uint8Array<ArrayBuffer>, boundary: string, mostFiles: number): SentForm {
  const maxParts = FORM_BOUNDS.fields + mostFiles;
  const form: SentForm = { fields: new URLSearchParams(), files: [] };
  try {
    for (const part of parseMultipart(bytes, {
      boundary,
      maxHeaderSize: FORM_BOUNDS.partHeaders,
      maxFileSize: bytes.length,
      maxTotalSize: bytes.length,
      maxParts,
    }))
      addPart(form, part);
  } catch (error) {
    throw refusalResponse(error instanceof MaxPartsExceededError ? tooManyParts(maxParts) : notForm());
  }
  // Transferring one file's memory to a worker must not take the others' with it.
  return form.files.length > 1
    ? { ...form, files: form.files.map((file) => ({ ...file, bytes: file.bytes.slice() })) }
    : form;
}

function addPart({ fields, files }: SentForm, part: MultipartPart): void {
  const { name, filename, filenameSplat } = ContentDisposition.from(part.headers['content-disposition'] ?? null);
  if (name === undefined) return;
  // The whole body is one chunk, so each part's content is, too.
  const [content = new Uint8Array()] = part.content;
  if (filename === undefined && filenameSplat === undefined)
    fields.append(writtenName(name), new TextDecoder().decode(content));
  else
    files.push({
      field: writtenName(name),
      name: filename === undefined ? encodedName(filenameSplat ?? '') : writtenName(filename),
      bytes: content,
    });
}

/** A name in the form of RFC 8187, which some programs write instead of a plain one. */
function encodedName(written: string): string {
  try {
    return decodeURIComponent(/^utf-8'[^']*'(.*)$/i.exec(written)?.[1] ?? '') || 'file';
  } catch {
    return 'file';
  }
}

/** A name as it was before a browser wrote it into a header: HTML, "multipart/form-data encoding algorithm". */
const writtenName = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
