/**
 * Sign-in by better-auth: a link by mail, a code by text message, Google, Apple, or without an account. Sessions are in
 * the database and are read there each time, so that signing out ends them immediately.
 */
import { createHash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { anonymous, magicLink, phoneNumber } from 'better-auth/plugins';
import { message } from '#messages/message.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { isLoopback } from '#app/services/config/setting-types.ts';
import { overAddressLimit } from '#app/services/http/limit-addresses.server.ts';
import { addressHeader } from '#app/services/http/request-context.ts';
import { countedAddress } from '#app/services/http/request-limits.ts';
import { waitText } from '#app/services/http/wait-text.ts';
import type { Mailer } from '#app/services/mail/mail.ts';
import { signInMail } from '#app/services/mail/sign-in-mail.ts';
import { countAsking } from './asking-limits.ts';
import { isKnownBrowser } from './known-browser.server.ts';
import { moveAnonymousData } from './link-anonymous.server.ts';
import { linkMinutes } from './link-expiry.ts';
import { safeNext } from '#app/contracts/next-path.ts';
import { ProviderError } from './open-id/provider-error.ts';
import type { ProviderKey } from './open-id/provider-key.ts';
import { createProviders, providersPlugin, type ProviderSettings } from './open-id/providers.server.ts';
import { createTrips, type Trips } from './open-id/trips.server.ts';
import { pendingCodeOf } from './pending-code.server.ts';
import type { PhoneCodes } from './phone-code.server.ts';
import { isPlaceholderEmail, placeholderEmail, realEmail } from './placeholder-email.ts';
import type { RateLimiter } from '#app/services/rate-limits/rate-rule.ts';

export interface AuthConfig extends ProviderSettings {
  origin: string;
  originIsFixed: boolean;
  secret: string;
}

export interface AuthDependencies {
  prisma: PrismaClient;
  mailer: Mailer;
  limiter: RateLimiter;
  /** Checks codes from text messages; it also sends them, without better-auth, which would store them in clear text. */
  phoneCodes: Pick<PhoneCodes, 'use'>;
  /** Called when a session ends, so that its event streams end with it. */
  sessionEnded(userId: string, sessionId: string): void;
  report(error: unknown, context: Record<string, unknown>): void;
  /** How long a provider may take for one answer. */
  providerTimeoutMs?: number;
}

export interface SessionUser {
  id: string;
  /** Null: signed in by phone, or without an account. */
  email: string | null;
  emailVerified: boolean;
  /** E.164; null: none. */
  phone: string | null;
  name: string;
  isAnonymous: boolean;
  /** Key of the plan table. */
  plan: string;
  createdAt: Date;
  planStartedAt: Date | null;
}

export interface Session {
  id: string;
  user: SessionUser;
  /** Has been in use for a day since it was last extended. */
  isDue: boolean;
}

export interface Auth {
  /** The identity providers configured here. */
  providers: readonly ProviderKey[];
  /** Signing in by them. */
  trips: Trips;
  /** The session of a request, or null. Throws if the database cannot be queried. */
  session(request: Request): Promise<Session | null>;
  /** Extends a session that is due; returns its new cookies. */
  extend(request: Request): Promise<string[]>;
  /** Passes a request to better-auth: `path` below /api/auth, the visitor's headers kept. */
  call(
    request: Request,
    path: string,
    init: { method: 'GET' | 'POST'; body?: unknown; query?: Record<string, string> },
  ): Promise<Response>;
}

/** Each visit without an account has its own storage, so those from one IP address are counted by hour and by day. */
const GUEST_PATH = '/sign-in/anonymous';
const day = 24 * 60 * 60;
const sessionLife = 60 * day;

/** The configured origin, and the other names of this machine if it is one of them. */
export function originsOf(config: AuthConfig): string[] {
  const origin = new URL(config.origin);
  if (config.originIsFixed || !isLoopback(origin.hostname)) return [origin.origin];
  const port = origin.port && `:${origin.port}`;
  const names = [origin.host, ...['localhost', '127.0.0.1', '[::1]'].map((name) => name + port)];
  return [...new Set(names)].map((host) => `${origin.protocol}//${host}`);
}

/**
 * The address in the mail: on the name that the visitor used, if that name is ours. The Host header alone is not
 * trusted.
 */
function linkFor(config: AuthConfig, request: Request | undefined, token: string, next: string): string {
  const origin = request && new URL(request.url).origin;
  const base = origin && originsOf(config).includes(origin) ? origin : config.origin;
  return `${base}/__/auth/action?${new URLSearchParams({ token, next })}`;
}

/** Refused by better-auth because of the visitor's input, or reported already. */
const isNoNews = (error: Error) =>
  error instanceof ProviderError ||
  ('code' in error && typeof error.code === 'string' && error.code.startsWith('state_'));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function createAuth(config: AuthConfig, dependencies: AuthDependencies): Auth {
  const { prisma, mailer, limiter, phoneCodes, sessionEnded, report } = dependencies;
  const secure = config.origin.startsWith('https:');
  const providers = createProviders(config, {
    report,
    timeoutMs: dependencies.providerTimeoutMs,
    async linkedEmail(providerId, accountId) {
      return (
        (
          await prisma.account.findFirst({
            where: { providerId, accountId },
            select: { user: { select: { email: true } } },
          })
        )?.user.email ?? null
      );
    },
  });
  // Without a configured origin, it may also be one of the machine's names in its network: then page and address must
  // agree.
  const sameSite = (request?: Request) => (request && !config.originIsFixed ? [new URL(request.url).origin] : []);

  const auth = betterAuth({
    appName: message('common.appName'),
    baseURL: config.origin,
    basePath: '/api/auth',
    secret: config.secret,
    telemetry: { enabled: false },
    // better-auth makes each write on its own: the embedded database has one connection, and a transaction would wait
    // for itself.
    database: prismaAdapter(prisma, { provider: 'postgresql', transaction: false }),
    trustedOrigins: (request) => [...originsOf(config), ...sameSite(request)],
    user: {
      additionalFields: {
        plan: { type: 'string', input: false, defaultValue: 'free' },
        planStartedAt: { type: 'date', input: false, required: false },
      },
    },
    // A provider's account is linked to ours by the mail address, if both sides have verified it.
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    onAPIError: { errorURL: `${config.origin}/sign-in` },
    session: { expiresIn: sessionLife, updateAge: day, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 100,
      customStorage: { consume: (key, rule) => limiter.consume(`auth:${key}`, rule) },
      customRules: {
        '/sign-in/magic-link': { window: 60, max: 20 },
        [GUEST_PATH]: { window: 600, max: 20 },
        '/magic-link/verify': { window: 60, max: 20 },
        '/sign-in/social': { window: 60, max: 60 },
        // Each code has its own five tries; this limits attackers who try many numbers.
        '/phone-number/verify': { window: 600, max: 60 },
        // Requested by every page; it guesses nothing.
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix: 'blend',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
    // Routes of the phone plugin that are not used: passwords, and codes in clear text.
    disabledPaths: [
      '/phone-number/send-otp',
      '/sign-in/phone-number',
      '/phone-number/request-password-reset',
      '/phone-number/reset-password',
    ],
    logger: {
      level: 'error',
      // Its refusals (foreign origins, spent links) are logged as errors too; only real failures come with one.
      log: (_level, text, ...details) => {
        const cause = details
          .flatMap((detail) => (isObject(detail) && 'error' in detail ? [detail, detail.error] : [detail]))
          .find((detail) => detail instanceof Error);
        if (cause && !isNoNews(cause)) report(cause, { area: 'auth', text });
      },
    },
    databaseHooks: {
      session: { delete: { after: async (session) => sessionEnded(session.userId, session.id) } },
    },
    plugins: [
      providersPlugin(providers),
      anonymous({
        generateName: () => message('account.guest'),
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await moveAnonymousData(prisma, anonymousUser.user.id, newUser.user.id);
          if (anonymousUser.user.id !== newUser.user.id) sessionEnded(anonymousUser.user.id, anonymousUser.session.id);
        },
      }),
      magicLink({
        expiresIn: linkMinutes * 60,
        storeToken: 'hashed',
        async sendMagicLink({ email, token, metadata }, context) {
          if (isPlaceholderEmail(email))
            throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: message('account.enterValidEmail') });
          if (mailer.kind === 'none')
            throw new APIError('SERVICE_UNAVAILABLE', {
              code: 'MAIL_NOT_SET_UP',
              message: message('account.mailDown'),
            });
          const headers = context?.request?.headers ?? new Headers();
          const retryAfter = await countAsking(limiter, 'links', {
            contact: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32),
            address: countedAddress(headers.get(addressHeader) ?? ''),
            isKnown: isKnownBrowser(config, headers, email),
          });
          if (retryAfter !== null)
            throw new APIError('TOO_MANY_REQUESTS', {
              code: 'TOO_MANY_MAILS',
              message: message('account.tooManyMails', { when: waitText(retryAfter) }),
              retryAfter,
            });
          const link = linkFor(config, context?.request, token, safeNext(metadata?.next));
          try {
            await mailer.send(signInMail(email, link, linkMinutes));
          } catch (error) {
            report(error, { area: 'mail', kind: mailer.kind });
            throw new APIError('SERVICE_UNAVAILABLE', {
              code: 'MAIL_NOT_SENT',
              message: message('account.mailNotSent'),
            });
          }
        },
      }),
      // Only its path from a verified number to an account and a session: codes are ours (phone-code.server.ts).
      phoneNumber({
        sendOTP: () => Promise.reject(new Error('Codes are sent by phone-code.server.ts')),
        async verifyOTP({ phoneNumber: phone, code }, context) {
          const pending = context?.request ? pendingCodeOf(config, context.request) : null;
          // A code works only where it was requested.
          const answer = pending?.phone === phone ? await phoneCodes.use(phone, pending.challenge, code) : 'gone';
          if (answer !== 'right')
            throw new APIError('BAD_REQUEST', { code: answer === 'wrong' ? 'CODE_WRONG' : 'CODE_GONE' });
          return true;
        },
        signUpOnVerification: { getTempEmail: placeholderEmail, getTempName: () => '' },
      }),
    ],
  });

  const call: Auth['call'] = async (request, path, { method, body, query }) => {
    const url = new URL(`/api/auth${path}`, request.url);
    if (query) url.search = new URLSearchParams(query).toString();
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    headers.delete('transfer-encoding');
    headers.delete('content-type');
    if (path === GUEST_PATH) {
      const retryAfter = await overAddressLimit(limiter, 'visits', request.headers.get(addressHeader) ?? 'unknown');
      if (retryAfter !== null)
        return new Response(null, { status: 429, headers: { 'X-Retry-After': String(retryAfter) } });
    }
    if (body !== undefined) headers.set('content-type', 'application/json');
    return auth.handler(
      new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
  };

  return {
    providers: providers.map(({ id }) => id),
    trips: createTrips({ origin: config.origin, prisma, providers, call }),
    call,

    async session(request) {
      if (!request.headers.has('cookie')) return null;
      const found = await auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } });
      if (!found) return null;
      const {
        id,
        email,
        emailVerified,
        phoneNumber: phone,
        name,
        isAnonymous,
        plan,
        createdAt,
        planStartedAt,
      } = found.user;
      return {
        id: found.session.id,
        isDue: found.session.expiresAt.getTime() - sessionLife * 1000 + day * 1000 <= Date.now(),
        user: {
          id,
          email: realEmail(email),
          emailVerified,
          phone: phone ?? null,
          name,
          isAnonymous: isAnonymous === true,
          plan,
          createdAt,
          planStartedAt: planStartedAt ?? null,
        },
      };
    },

    async extend(request) {
      if (!request.headers.has('cookie')) return [];
      const { headers } = await auth.api.getSession({ headers: request.headers, returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}
