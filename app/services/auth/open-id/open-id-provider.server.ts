/**
 * Google or Apple, or whichever OpenID Connect server stands in for one, as a provider of better-auth. better-auth
 * keeps state, PKCE verifier and nonce, links accounts and begins sessions; what goes over the wire and what is
 * believed is decided here.
 */
import { createAuthorizationURL, type OAuth2Tokens, type OAuthProvider } from 'better-auth/oauth2';
import { z } from 'zod';
import { askProvider } from './ask-provider.server.ts';
import { noteOnTrip } from './current-trip.server.ts';
import { createDiscovery } from './discovery.server.ts';
import { personName, verifyIdToken, type IdTokenClaims } from './id-token.server.ts';
import { ProviderError } from './provider-error.ts';
import { providerNames, type ProviderKey } from './provider-key.ts';

export interface OpenIdClient {
  key: ProviderKey;
  clientId: string;
  /** Asked for before each exchange. */
  secret(): Promise<string>;
  issuer: string;
  /** Other names under which the same server is known to speak. */
  aliases: readonly string[];
  scopes: readonly string[];
  /** 'form_post': the answer comes as a form of the provider's page. */
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
  /** Resolves when the provider can be reached; a ProviderError otherwise. */
  reach(): Promise<void>;
}

const tokensSchema = z.object({ id_token: z.string() });
const refusalSchema = z.object({ error: z.string().regex(/^[\w.]{1,60}$/) });

export function createOpenIdProvider(
  client: OpenIdClient,
  { linkedEmail, report, timeoutMs = 10_000 }: OpenIdProviderDependencies,
): OpenIdProvider {
  const issuers = [client.issuer, ...client.aliases];
  const discover = createDiscovery({ issuer: client.issuer, issuers, timeoutMs });

  /** What went wrong is noted for the person and reported once, without what was sent. */
  const noting = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      noteOnTrip({ problem: error instanceof ProviderError ? error.problem : 'failed' });
      report(error, { area: 'auth', provider: client.key });
      throw error;
    }
  };

  const exchange = async (code: string, codeVerifier: string, redirectURI: string): Promise<OAuth2Tokens> => {
    const server = await discover();
    const secret = await client.secret();
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectURI,
      code_verifier: codeVerifier,
      client_id: client.clientId,
    });
    let authorization: string | undefined;
    if (server.takesSecretInForm) form.set('client_secret', secret);
    else authorization = `Basic ${btoa([client.clientId, secret].map(encodeURIComponent).join(':'))}`;
    const answer = await askProvider(server.tokenEndpoint, { timeoutMs, form, authorization });
    const tokens = tokensSchema.safeParse(answer.body);
    // Kept out of the fields that better-auth would store: nothing is ever asked of the provider again.
    if (answer.status === 200 && tokens.success) return { raw: { idToken: tokens.data.id_token } };
    if (answer.status >= 500)
      throw new ProviderError('down', `The token endpoint of ${client.issuer} answered ${answer.status}`);
    const refusal = refusalSchema.safeParse(answer.body);
    throw new ProviderError(
      'failed',
      `The token endpoint of ${client.issuer} answered ${answer.status} ${refusal.success ? refusal.data.error : 'without an ID token'}`,
    );
  };

  const personOf = async ({
    raw,
    expectedIdTokenNonce,
    user,
  }: Parameters<OpenIdProvider['getUserInfo']>[0]): Promise<IdTokenClaims> => {
    if (typeof raw?.idToken !== 'string' || !expectedIdTokenNonce)
      throw new ProviderError('failed', 'There is no ID token, or no nonce to hold it against');
    const server = await discover();
    const claims = await verifyIdToken(raw.idToken, {
      keys: server.keys,
      issuers,
      clientId: client.clientId,
      nonce: expectedIdTokenNonce,
    });
    // Apple sends the name beside the token, unsigned, and the first time only. It is the person's own to choose.
    return { ...claims, name: claims.name || personName(user?.name?.firstName, user?.name?.lastName) };
  };

  return {
    id: client.key,
    name: providerNames[client.key],
    issuer: client.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    reach: async () => void (await noting(discover)),

    createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
      noting(async () => {
        const { authorizationEndpoint } = await discover();
        return createAuthorizationURL({
          id: client.key,
          options: { clientId: client.clientId },
          authorizationEndpoint,
          redirectURI,
          state,
          codeVerifier,
          nonce: idTokenNonce,
          scopes: [...client.scopes],
          responseMode: client.responseMode,
        });
      }),

    validateAuthorizationCode: ({ code, codeVerifier = '', redirectURI }) =>
      noting(() => exchange(code, codeVerifier, redirectURI)),

    async getUserInfo(tokens) {
      const person = await noting(() => personOf(tokens)).catch(() => null);
      if (!person) return null;
      noteOnTrip({ person: { provider: client.key, subject: person.sub, name: person.name } });
      let { email } = person;
      let emailVerified = email !== null;
      if (email === null) {
        // Whoever signed in before is known by the subject; everybody else needs an address that the provider vouches
        // for.
        email = await linkedEmail(client.key, person.sub);
        emailVerified = false;
        if (email === null) noteOnTrip({ problem: person.saysEmail ? 'unverified' : 'no-email' });
      }
      return { user: { name: person.name, email, emailVerified }, data: person };
    },
  };
}
