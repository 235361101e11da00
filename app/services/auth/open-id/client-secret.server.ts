/** What this server shows a provider to prove who it is. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AppleSignIn } from '#app/services/config/sign-in-settings.ts';

/** How long a signed secret is good. Apple would take half a year. */
const lifeSeconds = 5 * 60;

/** Apple takes no fixed secret: each time one is signed anew, good for five minutes, so that none lies about. */
export function appleSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleSignIn): () => Promise<string> {
  let key: KeyObject | null = null;
  return () => {
    key ??= createPrivateKey(privateKey);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(`${lifeSeconds}s`)
      .sign(key);
  };
}
