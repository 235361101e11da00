/**
 * Google and Apple on loopback: oidc-provider, a certified OpenID Connect server, with our own consent page, Apple's
 * peculiarities (a signed client secret, the name outside the token and only once), and faults that tests switch on.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  decodeJwt,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { Provider } from 'oidc-provider';

/** Claims about a person; `sub` is the name typed on the consent page. */
export interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface Spoiled {
  claims?: (claims: JWTPayload) => JWTPayload;
  /** Signed with an unpublished key, unsigned, or signed with the client's secret. */
  signed?: 'by another key' | 'by nobody' | 'by the secret';
}

export interface OpenIdServer {
  issuer: string;
  /** Registers the application at `origin` as the only client. Returns the variables to start it with. */
  register(origin: string): Promise<Record<string, string>>;
  people: Map<string, Person>;
  /** For the next ID token. */
  spoil(how: Spoiled): void;
  /** For requests whose path begins so: a status, no answer at all, or normal answers again (null). */
  fail(path: string, how: number | 'hang' | null): void;
  /** Forms that the token endpoint received, in order. */
  exchanges: URLSearchParams[];
  close(): Promise<void>;
}

export const googleClient = { id: 'blend-at-google', secret: 'google-client-secret-0123456789' };
export const appleClient = { id: 'com.example.blend', team: 'TEAM123456', key: 'KEY7654321' };
const halfAYear = 180 * 24 * 60 * 60;

/** `host`: browsers treat 'localhost' as another site than 127.0.0.1. */
export async function startOpenIdServer(host = '127.0.0.1'): Promise<OpenIdServer> {
  const people = new Map<string, Person>();
  const named = new Set<string>();
  const faults = new Map<string, number | 'hang'>();
  const exchanges: URLSearchParams[] = [];
  let spoiled: Spoiled | null = null;
  let provider: Provider | null = null;

  const own = await generateKeyPair('RS256', { extractable: true });
  const another = await generateKeyPair('RS256');
  const apple = await generateKeyPair('ES256', { extractable: true });
  const applePem = await exportPKCS8(apple.privateKey);

  const server = createServer((request, response) => {
    const fault = [...faults].find(([path]) => request.url?.startsWith(path))?.[1];
    if (fault === 'hang') return;
    if (fault !== undefined || !provider) {
      response.writeHead(fault ?? 503, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const answer = request.url?.startsWith('/consent/')
      ? consent(provider, request, response)
      : provider.callback()(request, response);
    answer.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;

  async function spoilToken(token: string, { claims, signed }: Spoiled): Promise<string> {
    const payload = claims?.(decodeJwt(token)) ?? decodeJwt(token);
    if (signed === 'by nobody') return new UnsecuredJWT(payload).encode();
    if (signed === 'by the secret')
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(googleClient.secret));
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(signed ? another.privateKey : own.privateKey);
  }

  /**
   * Whether a client's secret meets Apple's rules: signed with the key known for it, addressed to Apple, valid for half
   * a year at most.
   */
  async function isAppleSecret(secret: string): Promise<boolean> {
    const { payload, protectedHeader } = await jwtVerify(secret, apple.publicKey, {
      algorithms: ['ES256'],
      issuer: appleClient.team,
      subject: appleClient.id,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
    });
    return protectedHeader.kid === appleClient.key && (payload.exp ?? Infinity) - (payload.iat ?? 0) <= halfAYear;
  }

  async function createProvider(origin: string): Promise<Provider> {
    const client = (id: string, secret: string, key: string) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [`${origin}/api/auth/callback/${key}`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    });
    const made = new Provider(issuer, {
      clients: [client(googleClient.id, googleClient.secret, 'google'), client(appleClient.id, 'never used', 'apple')],
      findAccount: (_context: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, ...people.get(id) }),
      }),
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      // The ID token holds all granted claims, as with Google and Apple.
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/consent/${uid}` },
      features: { devInteractions: { enabled: false } },
      cookies: { keys: ['a key for tests'] },
      jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', use: 'sig', alg: 'RS256' }] },
      ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    });
    made.Client.prototype.compareClientSecret = async function compare(actual) {
      return this.clientId === appleClient.id
        ? isAppleSecret(actual).catch(() => false)
        : actual === googleClient.secret;
    };
    made.use(async (context, next) => {
      await next();
      const { body, oidc } = context;
      if (oidc?.route === 'token') exchanges.push(new URLSearchParams(oidc.body));
      if (oidc?.route === 'token' && context.status === 200 && spoiled) {
        const tokens = body as { id_token: string };
        context.body = { ...tokens, id_token: await spoilToken(tokens.id_token, spoiled) };
        spoiled = null;
      }
      if (typeof body === 'string' && body.includes(`${origin}/api/auth/callback/apple`))
        context.body = body.replace('</form>', `${nameField(oidc?.session?.accountId ?? '')}</form>`);
    });
    return made;
  }

  /** Apple sends the name outside the token, and only at the first sign-in. */
  function nameField(sub: string): string {
    const [firstName, lastName] = people.get(sub)?.name?.split(' ') ?? [];
    if (!firstName || named.has(sub)) return '';
    named.add(sub);
    const user = JSON.stringify({ name: { firstName, lastName }, email: people.get(sub)?.email });
    return `<input type="hidden" name="user" value="${user.replaceAll('"', '&quot;')}"/>`;
  }

  return {
    issuer,
    people,
    exchanges,
    async register(origin) {
      provider = await createProvider(origin);
      return {
        GOOGLE_CLIENT_ID: googleClient.id,
        GOOGLE_CLIENT_SECRET: googleClient.secret,
        GOOGLE_ISSUER: issuer,
        APPLE_CLIENT_ID: appleClient.id,
        APPLE_TEAM_ID: appleClient.team,
        APPLE_KEY_ID: appleClient.key,
        APPLE_PRIVATE_KEY: applePem.replaceAll('\n', '\\n'),
        APPLE_ISSUER: issuer,
      };
    },
    spoil(how) {
      spoiled = how;
    },
    fail(path, how) {
      if (how === null) faults.delete(path);
      else faults.set(path, how);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The only page that people see: who they are, and yes or no. */
async function consent(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>Consent</title><h1>Who are you?</h1>
      <form method="post"><label>Person <input name="person"></label><button name="answer" value="yes">Allow</button><button name="answer" value="no">Deny</button></form>`);
    return;
  }
  let text = '';
  for await (const piece of request) text += String(piece);
  const form = new URLSearchParams(text);
  if (form.get('answer') !== 'yes') {
    await provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no',
    });
    return;
  }
  const accountId = form.get('person') ?? '';
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  });
}

/** How a provider sends a browser back: by a redirect, or by a form that submits itself. */
export interface SentBack {
  url: URL;
  fields: URLSearchParams | null;
}

/** Goes through a provider's pages as a browser would, from the address to which the application sent it. */
export async function visitProvider(address: string, answer: { person: string } | 'no'): Promise<SentBack> {
  const jar = new Map<string, string>();
  const ask = async (url: URL, init: RequestInit = {}) => {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    return response;
  };
  const { origin } = new URL(address);
  let url = new URL(address);
  let response = await ask(url);
  for (let steps = 0; steps < 10; steps += 1) {
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url);
      if (url.origin !== origin) return { url, fields: null };
      response = await ask(url);
      continue;
    }
    const html = await response.text();
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
    if (action) {
      const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, plain(value)],
      );
      return { url: new URL(plain(action)), fields: new URLSearchParams(fields) };
    }
    if (!html.includes('Who are you?'))
      throw new Error(
        `The provider answered ${response.status}: ${html.replace(/<style.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')}`,
      );
    response = await ask(url, {
      method: 'POST',
      body: new URLSearchParams(answer === 'no' ? { answer } : { ...answer, answer: 'yes' }),
    });
  }
  throw new Error('The provider sends in circles');
}

const plain = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
