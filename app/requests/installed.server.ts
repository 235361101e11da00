/**
 * Whether a request comes from the installed app. Browsers don't say so in their requests: the manifest's start address
 * does, once, and a cookie remembers it.
 */

/** In the query of the manifest's start address. */
const mark = 'installed';
const cookie = 'blend.installed=1';
const yearInSeconds = 31_536_000;

const isMarked = (request: Request): boolean => new URL(request.url).searchParams.has(mark);

export const isInstalled = (request: Request): boolean =>
  isMarked(request) || (request.headers.get('cookie') ?? '').split(/;\s*/).includes(cookie);

/** Middleware of the root: remembers where the app was started as an installed one. */
export async function rememberInstalled(
  { request }: { request: Request },
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next();
  if (isMarked(request)) {
    const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
    response.headers.append(
      'Set-Cookie',
      `${cookie}; Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  return response;
}
