/**
 * Pages that visitors without an account may open, and the start screens of those that need one. The route walk compares the
 * list with what the guards do.
 */
import { homePath } from '#app/contracts/next-path.ts';
import { waitingDraftPath } from '#app/contracts/waiting-draft.ts';

const guestPages: readonly RegExp[] = [
  /^\/$/,
  /^\/ai-design$/,
  /^\/ai-video\/create$/,
  /^\/create-design(?:\/|$)/,
  /^\/form-flow(?:\/|$)/,
  /^\/lifestyle-shot\/create$/,
  /^\/logo-generator$/,
  /^\/mobile$/,
  /^\/onboarding$/,
  /^\/recipes$/,
  /^\/share\/[^/]+$/,
  /^\/testimony-screen$/,
  /^\/text-2-image$/,
  /^\/try-on\/create$/,
];

const urlOf = (path: string): URL => new URL(path, 'http://self.invalid');

/** `path` may carry a query and a fragment. */
export function allowsGuests(path: string): boolean {
  const { pathname } = urlOf(path);
  return guestPages.some((page) => page.test(pathname));
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

/** The query of a tool's address that says in which mode of /create-design it was chosen. */
export const CREATE_MODE = 'create';

/** An address may say anything: what is no name of a mode is left out. */
const createPath = (mode: string | null): string =>
  mode !== null && /^[a-z]+$/.test(mode) ? `/create-design/${mode}` : '/create-design';

/** The start screens of pages that need an account, with what was chosen or typed in the query. */
const beginnings: readonly [page: RegExp, beginning: (query: URLSearchParams, match: RegExpExecArray) => string][] = [
  // A draft of pictures is shown again there, to the browser that made it.
  [/^\/(ai-video|lifestyle-shot|try-on)$/, (query, [, tool]) => withQuery(`/${tool}/create`, query)],
  [/^\/(ai-video|lifestyle-shot|try-on)\//, (_query, [, tool]) => `/${tool}/create`],
  [
    /^\/text-2-image\/([\w-]+)$/,
    (query, [, type = '']) => withQuery('/text-2-image', new URLSearchParams([['type', type], ...query])),
  ],
  [/^\/logo-generator\//, () => '/logo-generator'],
  [
    /^\/load-editor-recipe\/([^/]+)$/,
    (query, [, id = '']) => withQuery('/recipes', new URLSearchParams([...query, ['open', decodeURIComponent(id)]])),
  ],
  [/^\/(?:paywall|checkout)$/, () => '/#prices'],
  [
    /^\/(?:ai-backgrounds|magic-erase|models|remove-background|retake|start-blank|text-on-image|upscale)(?:\/|$)/,
    (query) => createPath(query.get(CREATE_MODE)),
  ],
];

/**
 * Where a visitor who wanted to open `next` continues without an account: there, if allowed, otherwise on its start
 * screen with what they had typed and chosen.
 */
export function guestPathFor(next: string): string {
  if (allowsGuests(next)) return next;
  const { pathname, searchParams } = urlOf(next);
  const draft = waitingDraftPath(next);
  if (draft !== null) return draft;
  for (const [page, beginning] of beginnings) {
    const match = page.exec(pathname);
    if (match) return beginning(searchParams, match);
  }
  return homePath;
}
