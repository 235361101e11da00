/**
 * What an OpenID Connect server says about itself, asked when first needed, so that one that is down keeps nothing from
 * starting.
 */
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { askProvider } from './ask-provider.server.ts';
import { ProviderError } from './provider-error.ts';

export interface OpenIdServer {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Whether the client's secret goes into the form; else into the Authorization header. */
  takesSecretInForm: boolean;
  /** The keys that it signs with. Fetched and kept by jose, and fetched again for a key that is new. */
  keys: JWTVerifyGetKey;
}

export interface DiscoveryOptions {
  /** As configured. */
  issuer: string;
  /** All names under which the server may speak. */
  issuers: readonly string[];
  timeoutMs: number;
  now?: () => number;
}

const hour = 60 * 60 * 1000;

const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});

/** Returns what the server says; kept for an hour, and longer while it cannot be asked again. A failure is not kept. */
export function createDiscovery({
  issuer,
  issuers,
  timeoutMs,
  now = Date.now,
}: DiscoveryOptions): () => Promise<OpenIdServer> {
  let known: { server: OpenIdServer; at: number } | null = null;
  let asking: Promise<OpenIdServer> | null = null;

  const ask = async (): Promise<OpenIdServer> => {
    const answer = await askProvider(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { timeoutMs });
    const parsed = documentSchema.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success)
      throw new ProviderError('down', `Discovery of ${issuer} answered ${answer.status} with no usable document`);
    const { data } = parsed;
    if (!issuers.includes(data.issuer))
      throw new ProviderError('failed', `Discovery of ${issuer} speaks for another issuer`);
    for (const address of [data.authorization_endpoint, data.token_endpoint, data.jwks_uri]) {
      if (!address.startsWith('https://') && !issuer.startsWith('http://'))
        throw new ProviderError('failed', `Discovery of ${issuer} names an address without https`);
    }
    if (data.code_challenge_methods_supported && !data.code_challenge_methods_supported.includes('S256')) {
      throw new ProviderError('failed', `${issuer} does not take PKCE with S256`);
    }
    return {
      authorizationEndpoint: data.authorization_endpoint,
      tokenEndpoint: data.token_endpoint,
      // Without a word about it the specification's default counts, which is the header.
      takesSecretInForm: data.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false,
      keys: createRemoteJWKSet(new URL(data.jwks_uri), { timeoutDuration: timeoutMs }),
    };
  };

  return async () => {
    if (known && now() - known.at < hour) return known.server;
    asking ??= ask().finally(() => (asking = null));
    try {
      known = { server: await asking, at: now() };
      return known.server;
    } catch (error) {
      if (known) return known.server;
      throw error;
    }
  };
}
