/** Which claims of a verified ID token are trusted. */
import type { IDToken } from 'openid-client';
import { z } from 'zod';
import { ProviderError } from './provider-error.ts';

/** What an ID token says about a person. */
export interface IdTokenClaims {
  /** The provider's name for the person; never changes. */
  sub: string;
  /** Null: none, or none that the provider has verified (`saysEmail` tells which). */
  email: string | null;
  saysEmail: boolean;
  name: string;
}

/** Allowed clock difference, seconds; openid-client's own default. */
const clockTolerance = 30;
/** Seconds from signing until the token arrives: it comes straight from the provider. */
const maxTokenAge = 600;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  azp: z.string().optional(),
  email: z.string().optional(),
  // Apple writes it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
  name: z.string().optional(),
});
const emailSchema = z.email().max(254);

/**
 * openid-client checks signature, issuer, audience, expiry and nonce. Left to us are the age of a token, and the
 * authorized party of a token with a single audience. Throws a ProviderError.
 */
export function personOf(claims: IDToken, clientId: string): IdTokenClaims {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success)
    throw new ProviderError(
      'failed',
      `The ID token has a claim of the wrong kind: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    );
  const { sub, iat, azp, email, email_verified: isVerified, name } = parsed.data;
  const age = Date.now() / 1000 - iat;
  if (age < -clockTolerance || age > maxTokenAge + clockTolerance)
    throw new ProviderError('failed', 'The ID token was not signed just now (iat)');
  if (azp !== undefined && azp !== clientId)
    throw new ProviderError('failed', 'The ID token was made for another client (azp)');
  const address = emailSchema.safeParse(email?.trim().toLowerCase());
  return {
    sub,
    email: isVerified === true && address.success ? address.data : null,
    saysEmail: address.success,
    name: personName(name),
  };
}

/** A name as our database accepts it: one line, not too long. */
export function personName(...parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim() ?? '')
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 100);
}
