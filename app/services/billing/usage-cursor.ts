/** Where a page of the usage history ends, as an opaque cursor. */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';

const schema = z.tuple([
  z.iso.datetime(),
  z
    .string()
    .max(500)
    .regex(/^[^\0]+$/),
]);

export function writeCursor({ at, reference }: { at: Date; reference: string }): string {
  return Buffer.from(JSON.stringify([at.toISOString(), reference])).toString('base64url');
}

/** Throws KernelError for anything that no page returned. */
export function readCursor(cursor: string): { at: Date; reference: string } {
  const [at, reference] = parseOrThrow(schema, plain(cursor));
  return { at: new Date(at), reference };
}

function plain(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
