/**
 * Identifies the visitor: a session's user, or a visitor by the secret in a cookie; and merges the two after signing
 * in.
 */
import { randomBytes } from 'node:crypto';
import { viewerOf } from '#app/requests/guards.server.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { services } from '#app/services/services.server.ts';
import { visitorLifeMs, type Asked } from '#app/services/onboarding/onboarding.server.ts';

/** Holds the secret under which answers are stored until there is a session. */
export const onboardingCookie = 'blend.onboarding';

const secretForm = /^[\w-]{32}$/;

export function onboardingSecret(request: Request): string | null {
  const pair = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .find((part) => part.startsWith(`${onboardingCookie}=`));
  const value = pair?.slice(onboardingCookie.length + 1) ?? '';
  return secretForm.test(value) ? value : null;
}

export function newOnboardingSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The Set-Cookie line for a secret; null deletes it. */
export function onboardingCookieLine(secret: string | null): string {
  const secure = services().config.origin.startsWith('https:');
  const life = secret === null ? 0 : Math.round(visitorLifeMs / 1000);
  return `${onboardingCookie}=${secret ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function askedOf(request: Request, user: { id: string } | null): Asked {
  if (user) return { userId: user.id };
  const secret = onboardingSecret(request);
  return secret === null ? null : { secret };
}

/** Middleware of the root: the first page with a session takes over the answers that its browser gave without one. */
export async function claimOnboarding(
  { request }: { request: Request },
  next: () => Promise<Response>,
): Promise<Response> {
  const secret = request.method === 'GET' ? onboardingSecret(request) : null;
  if (secret === null || !(await claimed(request, secret))) return next();
  const response = await next();
  response.headers.append('Set-Cookie', onboardingCookieLine(null));
  return response;
}

async function claimed(request: Request, secret: string): Promise<boolean> {
  try {
    const { user } = await viewerOf(request);
    if (!user) return false;
    await services().onboarding.claim(secret, user.id);
    return true;
  } catch (error) {
    // The page itself reports errors of the session; the answers wait for the next one.
    if (!(error instanceof Response) && error instanceof Error) report(error, { area: 'onboarding' });
    return false;
  }
}
