/**
 * What an OpenID Connect server says about itself, fetched when first needed, so that a server that is down does not
 * prevent starting.
 */
import {
  allowInsecureRequests,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
} from 'openid-client';
import { z } from 'zod';
import { ProviderError, providerErrorOf } from './provider-error.ts';
import { providerFetch } from './provider-fetch.server.ts';

export interface DiscoveryOptions {
  /** As configured, and as it must appear in ID tokens. */
  issuer: string;
  /** Other names that its discovery document is known to use. */
  aliases?: readonly string[];
  clientId: string;
  authentication: ClientAuth;
  timeoutMs: number;
}

const hour = 60 * 60 * 1000;

/** openid-client checks each of these when it needs it; a document with a wrong one is not worth keeping. */
const usableSchema = (protocol: RegExp) =>
  z.object({
    authorization_endpoint: z.url({ protocol }),
    token_endpoint: z.url({ protocol }),
    jwks_uri: z.url({ protocol }),
    code_challenge_methods_supported: z.array(z.string()).optional(),
    token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  });

/**
 * Returns the server's metadata; kept for an hour, and longer while the server is unreachable. Failures are not kept.
 */
export function createDiscovery({
  issuer,
  aliases = [],
  clientId,
  authentication,
  timeoutMs,
}: DiscoveryOptions): () => Promise<Configuration> {
  const timeout = timeoutMs / 1000;
  const isInsecure = issuer.startsWith('http://');
  let known: { server: Configuration; at: number } | null = null;
  let asking: Promise<Configuration> | null = null;

  const ask = async (): Promise<Configuration> => {
    // By the whole address, because openid-client treats https://a and https://a/ as one issuer.
    const address = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const found = await discovery(address, clientId, {}, authentication, {
      [customFetch]: providerFetch,
      timeout,
      execute: isInsecure ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      throw providerErrorOf(error, `Discovery of ${issuer} failed`);
    });
    const { supportsPKCE, ...metadata } = found.serverMetadata();
    if (![issuer, ...aliases].includes(metadata.issuer))
      throw new ProviderError('failed', `Discovery of ${issuer} speaks for another issuer`);
    const { error } = usableSchema(isInsecure ? /^https?$/ : /^https$/).safeParse(metadata);
    if (error) {
      const fields = error.issues.map(({ path }) => path[0]).join(', ');
      throw new ProviderError('failed', `Discovery of ${issuer} is not usable: ${fields}`);
    }
    if (metadata.code_challenge_methods_supported && !supportsPKCE())
      throw new ProviderError('failed', `${issuer} does not take PKCE with S256`);
    const server = new Configuration({ ...metadata, issuer }, clientId, {}, authentication);
    server[customFetch] = providerFetch;
    server.timeout = timeout;
    if (isInsecure) allowInsecureRequests(server);
    // Otherwise the signature of a token that comes straight from the provider is not verified.
    enableNonRepudiationChecks(server);
    return server;
  };

  return async () => {
    if (known && Date.now() - known.at < hour) return known.server;
    asking ??= ask().finally(() => (asking = null));
    try {
      known = { server: await asking, at: Date.now() };
      return known.server;
    } catch (error) {
      if (known) return known.server;
      throw error;
    }
  };
}
