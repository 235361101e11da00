/**
 * What a visitor without an account gets for an uploaded picture: a signed pass instead of the asset's id. An id alone
 * must not be enough, or anyone who learns the id of another user's picture could put it into a draft and have it
 * granted.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { assetIdSchema } from '#design/document/values.ts';

export interface FilePass {
  id: string;
  name: string;
}

const contentSchema = z.tuple([assetIdSchema, z.string().max(200), z.number()]);

/** Passes signed with `secret`; valid until their draft would expire. */
export function createFilePasses({
  secret,
  lifeMs,
  now = Date.now,
}: {
  secret: string;
  lifeMs: number;
  now?: () => number;
}) {
  const sign = (content: string) => createHmac('sha256', secret).update(`file-pass:${content}`).digest('base64url');
  return {
    issue({ id, name }: FilePass): string {
      const content = Buffer.from(JSON.stringify([id, name, now() + lifeMs])).toString('base64url');
      return `${content}.${sign(content)}`;
    },
    /** Null: not ours, changed, or expired. */
    read(pass: string): FilePass | null {
      const [content = '', signature = ''] = pass.split('.');
      const expected = Buffer.from(sign(content));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [id, name, expires] = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
      return expires > now() ? { id, name } : null;
    },
  };
}
