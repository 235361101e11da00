/** How this server proves to a provider who it is. */
import { createPrivateKey } from 'node:crypto';
import { ClientSecretBasic, ClientSecretPost, modifyAssertion, PrivateKeyJwt, type ClientAuth } from 'openid-client';
import type { AppleSignIn } from '#app/services/config/sign-in-settings.ts';

/** Seconds for which a signed secret is valid. Apple would accept half a year. */
const LIFE = 5 * 60;

/** Sends a secret in the form if the provider accepts it there, else in the Authorization header, OpenID's default. */
function show(secret: string, ...[server, ...request]: Parameters<ClientAuth>): void | Promise<void> {
  const isForForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
  return (isForForm ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...request);
}

export function fixedSecret(secret: string): ClientAuth {
  return (...request) => show(secret, ...request);
}

/**
 * Apple's secret is what other providers accept as a signed assertion (private_key_jwt), but issued by the developer's
 * team. It is signed for each exchange, so that none is stored.
 */
export function signedSecret({ teamId, keyId, privateKey }: AppleSignIn): ClientAuth {
  let sign: Promise<ClientAuth> | null = null;
  return async (server, client, body, headers) => {
    const assert = await (sign ??= assertionBy(privateKey, keyId, teamId));
    const assertion = new URLSearchParams();
    await assert(server, client, assertion, headers);
    await show(assertion.get('client_assertion') ?? '', server, client, body, headers);
  };
}

/** Apple documents five claims and no others: iss, sub, aud, iat, exp. */
async function assertionBy(privateKey: string, kid: string, iss: string): Promise<ClientAuth> {
  const der = createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'der' });
  const key = await crypto.subtle.importKey('pkcs8', der, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
  return PrivateKeyJwt(
    { key, kid },
    {
      [modifyAssertion](_header, claims) {
        Object.assign(claims, { iss, exp: Number(claims.iat) + LIFE, jti: undefined, nbf: undefined });
      },
    },
  );
}
