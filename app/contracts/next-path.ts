/**
 * Where to go after signing in: `next` comes from an address that anyone may write, so only our own pages are accepted.
 */

/** Where a signed-in user goes by default. */
export const homePath = '/ai-design';

/** Pages that lead back to signing in, and addresses that are not pages. */
const refused = /^\/(?:sign-in|__\/auth|api|outbox)(?:$|[/?#.])/;

/** The path, query and fragment of `next` if it is a page of this site, otherwise `fallback`. */
export function safeNext(next: unknown, fallback: string = homePath): string {
  if (typeof next !== 'string' || next.length > 2000 || !next.startsWith('/')) return fallback;
  // Browsers read a backslash as a slash and drop tabs and line breaks: "/\evil.example" leaves the site.
  if (/[\\\p{Cc}]/u.test(next)) return fallback;
  let url: URL;
  try {
    url = new URL(next, 'http://self.invalid');
  } catch {
    return fallback;
  }
  const path = url.pathname + url.search + url.hash;
  // "/.//evil.example" stays on this site while it is resolved and leaves it once it is a path again.
  if (url.origin !== 'http://self.invalid' || path.startsWith('//')) return fallback;
  return refused.test(path) ? fallback : path;
}

/**
 * The sign-in page that returns to this request's address. The router's own requests (`.data`) are mapped to the page
 * they load.
 */
export function signInPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams(search);
  query.delete('_routes');
  const page = pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');
  return `/sign-in?${new URLSearchParams({ next: query.size > 0 ? `${page}?${query}` : page })}`;
}
