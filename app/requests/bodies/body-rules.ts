/**
 * The size limits of requests: one table, read by the web server before a body is read, by the readers of bodies, and
 * by the tests. A limit is derived from the size promised to users, so that what is promised is accepted.
 */
import { LIMITS } from '#design/document/limits.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';
import { MUSIC_LIMITS } from '#app/contracts/sniff-music.ts';
import { FONT_LIMITS } from '#app/services/inspection/fonts/font-limits.ts';
import { PHOTO_SLOTS } from '#app/contracts/person-model.ts';

/** Files in a multipart form. */
export interface FileRule {
  /** Total size of the files of one request, as promised to users, bytes. */
  promised: number;
  /** Most files of one request. */
  count: number;
}

export interface BodyRule {
  /** JSON, plain forms and texts, bytes. */
  text: number;
  /** Null: a multipart form has only fields, and is limited to `text`. */
  files: FileRule | null;
}

/** A form's overhead: boundaries, headers and text fields, bytes. */
export const FORM_FRAME = 64_000;

/** A body up to this size is no larger than its request's overhead, and is neither counted nor queued, bytes. */
export const SMALL_BODY = 64_000;

/** The overhead of a document or an operation: ids, labels, and escapes that a client may write, bytes. */
const CHANGE_FRAME = 64_000;

const files = (promised: number, count = 1): BodyRule => ({ text: SMALL_BODY, files: { promised, count } });
const text = (bytes: number): BodyRule => ({ text: bytes, files: null });

/** By path as in app/routes.ts. Paths without a row get `ordinary`. */
export const bodyRules: Readonly<Record<string, BodyRule>> = {
  '/api/assets': files(UPLOAD_LIMITS.bytes),
  '/api/assets/music': files(MUSIC_LIMITS.bytes),
  '/api/brand-kit/logos': files(UPLOAD_LIMITS.bytes),
  '/api/drafts/files': files(UPLOAD_LIMITS.bytes),
  // The prompt box without scripts: its pictures together may be as large as one.
  '/api/drafts': files(UPLOAD_LIMITS.bytes, UPLOAD_LIMITS.filesPerDraft),
  '/api/fonts': files(FONT_LIMITS.bytes),
  '/api/imports': files(UPLOAD_LIMITS.bytes),
  '/api/imports/picture': files(UPLOAD_LIMITS.bytes),
  '/api/models': files(PHOTO_SLOTS.length * UPLOAD_LIMITS.bytes, PHOTO_SLOTS.length),
  '/api/models/photos': files(UPLOAD_LIMITS.bytes),
  // A change may replace a whole document by another one, as undoing a paste does.
  '/api/designs/:id/changes': text(2 * LIMITS.documentBytes),
  // A tool's input becomes part of the document.
  '/api/designs/:id/tools/:tool': text(LIMITS.documentBytes + CHANGE_FRAME),
  // A mask is a part of the document.
  '/api/assets/:id/mask': text(LIMITS.documentBytes + CHANGE_FRAME),
  '/api/auth/*': text(32_000),
  '/api/errors': text(32_000),
  // Stripe documents no largest event; the largest of its examples have a tenth of this.
  '/api/stripe/webhook': text(512_000),
};

const ordinary = text(SMALL_BODY);

const patterns = Object.entries(bodyRules).map(([path, rule]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
  rule,
}));

/**
 * The rule for an address's path. A path in an unusual spelling gets the default one, which is the strictest for files.
 */
export function bodyRule(path: string): BodyRule {
  return bodyRules[path] ?? patterns.find(({ pattern }) => pattern.test(path))?.rule ?? ordinary;
}

export const isMultipart = (contentType: string | null | undefined): boolean =>
  /^multipart\/form-data\b/i.test(contentType ?? '');

export interface BodyLimit {
  /** Most bytes of the whole body. */
  bytes: number;
  /** The limit shown to users, bytes. */
  promised: number;
}

/** Most bytes of a request to this path, by its Content-Type. */
export function bodyLimit(path: string, contentType: string | null | undefined): BodyLimit {
  const rule = bodyRule(path);
  if (!isMultipart(contentType) || rule.files === null) return { bytes: rule.text, promised: rule.text };
  return { bytes: rule.files.promised + FORM_FRAME, promised: rule.files.promised };
}

/** The largest body of all, bytes. */
export const LARGEST_BODY = Math.max(
  ...Object.values(bodyRules).map(({ text: bytes, files: more }) =>
    Math.max(bytes, more === null ? 0 : more.promised + FORM_FRAME),
  ),
);
