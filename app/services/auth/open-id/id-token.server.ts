/**
 * Checks an ID token: who signed it, for whom, when, and in answer to which request. Whatever is amiss throws a
 * ProviderError.
 */
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { ProviderError } from './provider-error.ts';

export interface IdTokenExpectations {
  keys: JWTVerifyGetKey;
  issuers: readonly string[];
  clientId: string;
  nonce: string;
}

/** What an ID token says of a person. */
export interface IdTokenClaims {
  /** The provider's name for the person; never changes. */
  sub: string;
  /** Null: none, or none that the provider vouches for (`saysEmail` tells which). */
  email: string | null;
  saysEmail: boolean;
  name: string;
}

/** Signatures by a key pair alone: neither none at all nor one by a shared secret. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Seconds by which two clocks may differ. */
const clockTolerance = 30;
/** Seconds from signing until the token is here: it comes straight from the provider. */
const maxTokenAge = 600;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  email: z.string().optional(),
  // Apple writes it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
  name: z.string().optional(),
});
const emailSchema = z.email().max(254);

export async function verifyIdToken(
  token: string,
  { keys, issuers, clientId, nonce }: IdTokenExpectations,
): Promise<IdTokenClaims> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms,
    clockTolerance,
    maxTokenAge,
    issuer: [...issuers],
    audience: clientId,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
  }).catch((error: unknown) => {
    throw faultOf(error);
  });
  if (payload.nonce !== nonce) throw new ProviderError('failed', 'The ID token answers another request (nonce)');
  const parsed = claimsSchema.safeParse(payload);
  if (!parsed.success)
    throw new ProviderError(
      'failed',
      `The ID token has a claim of the wrong kind: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    );
  const { sub, azp, email, email_verified: isVerified, name } = parsed.data;
  const isForMany = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (azp === undefined ? isForMany : azp !== clientId)
    throw new ProviderError('failed', 'The ID token was made for another client (azp)');
  const address = emailSchema.safeParse(email?.trim().toLowerCase());
  return {
    sub,
    email: isVerified === true && address.success ? address.data : null,
    saysEmail: address.success,
    name: personName(name),
  };
}

/** A name as it may stand in our database: one line, not too long. */
export function personName(...parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim() ?? '')
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 100);
}

/** jose's errors by what they mean for the person. Their texts name a claim or an algorithm, not what is in it. */
function faultOf(error: unknown): ProviderError {
  if (error instanceof errors.JWKSTimeout)
    return new ProviderError('timed-out', 'The keys of the provider did not come in time');
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC')
    return new ProviderError('failed', `The ID token was refused: ${error.message}`);
  return new ProviderError('down', 'The keys of the provider could not be fetched');
}
