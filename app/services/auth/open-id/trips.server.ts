/** A browser's trip to a provider and back: where to send it, and how to handle its return. */
import { z } from 'zod';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { homePath, safeNext } from '#app/contracts/next-path.ts';
import { onTrip } from './current-trip.server.ts';
import type { OpenIdProvider } from './open-id-provider.server.ts';
import type { ProviderKey } from './provider-key.ts';
import type { TripProblem } from './trip-problem.ts';

export interface TripStep {
  /** Where the browser goes now. */
  location: string;
  cookies: string[];
}

export interface Trips {
  /** Out: the provider's page, or back to /sign-in if it is unreachable. */
  start(request: Request, provider: ProviderKey, next: string): Promise<TripStep>;
  /** Back: to `next` with a session, or to /sign-in with what went wrong. `next` is preserved either way. */
  finish(request: Request, provider: ProviderKey): Promise<TripStep>;
}

export interface TripsDependencies {
  origin: string;
  prisma: PrismaClient;
  providers: readonly OpenIdProvider[];
  /** Passes a request to better-auth. */
  call(
    request: Request,
    path: string,
    init: { method: 'GET' | 'POST'; body?: unknown; query?: Record<string, string> },
  ): Promise<Response>;
}

/**
 * Where the trip leads if better-auth knows nothing about its end: a lost state, too many tries. Says nothing about
 * anybody.
 */
const nextCookie = 'blend.trip';
const nextCookieSeconds = 60 * 60;

/** Which parts of a provider's answer are passed on. */
const answerFields = ['code', 'state', 'error', 'iss', 'user'] as const;

const startedSchema = z.object({ url: z.url() });

/** better-auth's codes, and the providers' own (`error=`), mapped to what users are told. */
const problems: Record<string, TripProblem> = {
  access_denied: 'denied',
  user_cancelled_authorize: 'denied',
  user_cancelled_login: 'denied',
  login_required: 'denied',
  consent_required: 'denied',
  interaction_required: 'denied',
  server_error: 'down',
  temporarily_unavailable: 'down',
  state_not_found: 'lost',
  state_mismatch: 'lost',
  state_invalid: 'lost',
  account_not_linked: 'unlinked',
  email_not_found: 'no-email',
};

export function createTrips({ origin, prisma, providers, call }: TripsDependencies): Trips {
  const nextLine = (next: string, seconds: number) =>
    `${nextCookie}=${encodeURIComponent(next)}; Path=/api/auth/callback; Max-Age=${seconds}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

  /** Back to the sign-in page with words for it. */
  const signInPage = (provider: ProviderKey, problem: TripProblem, next: string) =>
    `/sign-in?${new URLSearchParams({ next, problem, with: provider })}`;

  /** Stores a name that the account does not have yet: a provider may send it only once. */
  const keepName = (provider: ProviderKey, subject: string, name: string) =>
    prisma.user.updateMany({
      where: { name: '', accounts: { some: { providerId: provider, accountId: subject } } },
      data: { name },
    });

  return {
    async start(request, provider, next) {
      const { result, trip } = await onTrip(async () => {
        const reached = await providers
          .find(({ id }) => id === provider)
          ?.reach()
          .then(
            () => true,
            () => false,
          );
        if (!reached) return null;
        // Absolute, because better-auth accepts few characters in a path; its answers are shortened to paths again.
        const body = {
          provider,
          callbackURL: origin + next,
          errorCallbackURL: `${origin}/sign-in?${new URLSearchParams({ next })}`,
          disableRedirect: true,
        };
        return call(request, '/sign-in/social', { method: 'POST', body });
      });
      const started = result?.ok ? startedSchema.safeParse(await result.json()) : null;
      if (!result || !started?.success) {
        const problem = trip.problem ?? (result?.status === 429 ? 'busy' : 'failed');
        return { location: signInPage(provider, problem, next), cookies: [] };
      }
      return {
        location: started.data.url,
        cookies: [...result.headers.getSetCookie(), nextLine(next, nextCookieSeconds)],
      };
    },

    async finish(request, provider) {
      const given = new URL(request.url).searchParams;
      const query = Object.fromEntries(
        answerFields.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
      );
      const { result, trip } = await onTrip(
        () => call(request, `/callback/${provider}`, { method: 'GET', query }),
        given.get('iss'),
      );
      const cookies = result.headers.getSetCookie();
      const location = result.status === 302 ? new URL(result.headers.get('location') ?? '', origin) : null;
      if (location && location.pathname !== '/sign-in') {
        if (trip.person?.name) await keepName(provider, trip.person.subject, trip.person.name);
        return {
          location: safeNext(location.pathname + location.search + location.hash),
          cookies: [...cookies, nextLine('', 0)],
        };
      }
      const code = location?.searchParams.get('error')?.toLowerCase() ?? '';
      const problem = trip.problem ?? (result.status === 429 ? 'busy' : (problems[code] ?? 'failed'));
      return {
        location: signInPage(provider, problem, safeNext(location?.searchParams.get('next') ?? cookieNext(request))),
        cookies,
      };
    },
  };
}

function cookieNext(request: Request): string {
  const value = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${nextCookie}=`))
    ?.slice(nextCookie.length + 1);
  try {
    return safeNext(decodeURIComponent(value ?? ''));
  } catch {
    return homePath;
  }
}

const appleUserSchema = z.object({
  name: z.object({ firstName: z.string().max(100).optional(), lastName: z.string().max(100).optional() }),
});

/**
 * The equivalent address of a provider's form. The form comes from a page of another site and so without our cookies;
 * the browser sends them after the redirect. Of its personal data only the name goes into the address.
 */
export function addressOfForm(provider: ProviderKey, form: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of ['code', 'state', 'error', 'iss']) {
    const value = form.get(name);
    if (typeof value === 'string' && value.length <= 4000) query.set(name, value);
  }
  const user = appleUserSchema.safeParse(parsed(form.get('user')));
  if (user.success) query.set('user', JSON.stringify(user.data));
  return `/api/auth/callback/${provider}?${query}`;
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
