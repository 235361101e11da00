/**
 * Google or Apple, or any OpenID Connect server that stands in for one, as a provider of better-auth. better-auth keeps
 * state, PKCE verifier and nonce, links accounts and begins sessions; what goes over the wire and what is trusted is
 * decided here.
 */
import type { OAuthProvider } from 'better-auth/oauth2';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
  type ClientAuth,
} from 'openid-client';
import { z } from 'zod';
import { currentTrip, noteOnTrip } from './current-trip.server.ts';
import { createDiscovery } from './discovery.server.ts';
import { personName, personOf, type IdTokenClaims } from './id-token.server.ts';
import { ProviderError, providerErrorOf } from './provider-error.ts';
import { providerNames, type ProviderKey } from './provider-key.ts';

export interface OpenIdClient {
  key: ProviderKey;
  clientId: string;
  authentication: ClientAuth;
  issuer: string;
  /** Other names that the server's discovery document is known to use. */
  aliases?: readonly string[];
  scopes: readonly string[];
  /** The answer arrives as a form post from the provider's page. */
  responseMode?: 'form_post';
}

export interface OpenIdProviderDependencies {
  /** The address of the account that this person of the provider signed in to before; null: none. */
  linkedEmail(provider: ProviderKey, subject: string): Promise<string | null>;
  report(error: unknown, context: Record<string, unknown>): void;
  timeoutMs?: number;
}

export interface OpenIdProvider extends OAuthProvider<IdTokenClaims> {
  id: ProviderKey;
  /** Resolves if the provider can be reached; rejects with a ProviderError otherwise. */
  reach(): Promise<void>;
}

/** What better-auth passes for the code: the exchange waits until it also passes the nonce. */
const exchangeSchema = z.object({ code: z.string(), codeVerifier: z.string().min(1), redirectURI: z.url() });

export function createOpenIdProvider(
  client: OpenIdClient,
  { linkedEmail, report, timeoutMs = 10_000 }: OpenIdProviderDependencies,
): OpenIdProvider {
  const { key, clientId, issuer } = client;
  const discover = createDiscovery({ ...client, timeoutMs });

  /** Failures are recorded for the user and reported once, without what was sent. */
  const noting = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      noteOnTrip({ problem: error instanceof ProviderError ? error.problem : 'failed' });
      report(error, { area: 'auth', provider: key });
      throw error;
    }
  };

  /** Exchanges the code for an ID token, fully verified. */
  const exchange = async ({
    raw,
    expectedIdTokenNonce: expectedNonce,
    user,
  }: Parameters<OpenIdProvider['getUserInfo']>[0]): Promise<IdTokenClaims> => {
    const given = exchangeSchema.safeParse(raw);
    if (!given.success || !expectedNonce)
      throw new ProviderError('failed', 'There is no code to exchange, or no nonce to hold its ID token against');
    const { code, codeVerifier, redirectURI } = given.data;
    const server = await discover();
    // The answer's parameters as received, except the state: better-auth has checked that.
    const back = new URL(redirectURI);
    back.searchParams.set('code', code);
    const iss = currentTrip()?.iss;
    if (iss) back.searchParams.set('iss', iss);
    const tokens = await authorizationCodeGrant(server, back, { expectedNonce, pkceCodeVerifier: codeVerifier }).catch(
      (error: unknown) => {
        throw faultOf(error, issuer);
      },
    );
    const claims = tokens.claims();
    if (!claims) throw new ProviderError('failed', 'There is no ID token');
    const person = personOf(claims, clientId);
    // Apple sends the name next to the token, unsigned, and only the first time. It is the person's own choice.
    return { ...person, name: person.name || personName(user?.name?.firstName, user?.name?.lastName) };
  };

  return {
    id: key,
    name: providerNames[key],
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    reach: async () => void (await noting(discover)),

    createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce = '' }) =>
      noting(async () =>
        buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectURI,
          scope: client.scopes.join(' '),
          state,
          nonce: idTokenNonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(client.responseMode && { response_mode: client.responseMode }),
        }),
      ),

    // Leaves the fields empty that better-auth would store: the provider is asked once and never again.
    validateAuthorizationCode: (given) => Promise.resolve({ raw: given }),

    async getUserInfo(tokens) {
      const person = await noting(() => exchange(tokens)).catch(() => null);
      if (!person) return null;
      noteOnTrip({ person: { provider: key, subject: person.sub, name: person.name } });
      let { email } = person;
      let emailVerified = email !== null;
      if (email === null) {
        // People who signed in before are known by the subject; everybody else needs an address that the provider has
        // verified.
        email = await linkedEmail(key, person.sub);
        emailVerified = false;
        if (email === null) noteOnTrip({ problem: person.saysEmail ? 'unverified' : 'no-email' });
      }
      return { user: { name: person.name, email, emailVerified }, data: person };
    },
  };
}

/** Why there is no trustworthy ID token. */
function faultOf(error: unknown, issuer: string): ProviderError {
  const status = statusOf(error);
  if (status === null) return providerErrorOf(error, 'The ID token was refused');
  const code = error instanceof ResponseBodyError && /^[\w.]{1,60}$/.test(error.error) ? error.error : null;
  return new ProviderError(
    'failed',
    `The token endpoint of ${issuer} answered ${status} ${code ?? 'without an ID token'}`,
  );
}

/** The status of the answer that openid-client rejects; null if it rejects something in a token. */
function statusOf(error: unknown): number | null {
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) return error.status;
  return error instanceof Error && error.cause instanceof Response ? error.cause.status : null;
}
