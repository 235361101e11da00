/** What is known about the request being answered, so that a report made anywhere below can name it. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  requestId: string;
  method: string;
  /** Path without the query string: queries may hold addresses and tokens. */
  path: string;
  /** Pattern of the matched route, to group errors by place. */
  route?: string;
  userId?: string;
}

// The development server reloads this module when it changes; running requests keep their scope.
const held = globalThis as { blendRequestScope?: AsyncLocalStorage<RequestScope> };
const storage = (held.blendRequestScope ??= new AsyncLocalStorage<RequestScope>());

/** Runs `answer` and everything that it awaits within the scope of one request. */
export function withRequestScope<Result>(scope: RequestScope, answer: () => Result): Result {
  return storage.run(scope, answer);
}

/** The request being answered; undefined outside one (boot, background work). */
export function requestScope(): RequestScope | undefined {
  return storage.getStore();
}

/** Names the user of this request's session. */
export function noteUser(userId: string): void {
  const scope = storage.getStore();
  if (scope) scope.userId = userId;
}

/** Names the route that answers this request. */
export function noteRoute(pattern: string): void {
  const scope = storage.getStore();
  if (scope) scope.route = pattern;
}
