/** A browser's request to receive messages, and its validation. */
import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { KernelError } from '#design/document/issue.ts';
import { ENDPOINT_LENGTH, isAllowedEndpoint } from './public-address.ts';
import type { PushTarget } from './push.ts';

/** POST /api/push, in the browsers' own format for subscriptions. */
export const subscriptionSchema = z.object({
  endpoint: z.string().max(10_000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(200) }),
});

/** DELETE /api/push */
export const endpointSchema = z.strictObject({ endpoint: z.string().max(10_000) });

/** POST /api/push/watch */
export const watchSchema = z.strictObject({ visible: z.boolean() });

/** Throws a KernelError that names the field. */
export function checkedTarget(body: z.output<typeof subscriptionSchema>, serviceOrigin?: string): PushTarget {
  const { endpoint, keys } = body;
  if (!isAllowedEndpoint(endpoint, serviceOrigin))
    throw new KernelError([{ key: 'push.endpoint', field: 'endpoint', values: { limit: ENDPOINT_LENGTH } }]);
  if (!isPublicKey(keys.p256dh)) throw new KernelError([{ key: 'push.key', field: 'keys.p256dh', values: {} }]);
  if (bytesOf(keys.auth)?.length !== 16) throw new KernelError([{ key: 'push.key', field: 'keys.auth', values: {} }]);
  return { endpoint, ...keys };
}

function bytesOf(text: string): Buffer | null {
  return /^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url') : null;
}

/** An uncompressed point on the curve P-256. */
function isPublicKey(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes?.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
