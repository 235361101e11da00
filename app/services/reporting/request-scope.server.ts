/** What is known about the request that is being answered, so that a report made anywhere below can name it. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  requestId: string;
  method: string;
  /** Path without the query string: queries may hold addresses and tokens. */
  path: string;
  /** Pattern of the matched route, to tell errors of the same place by. */
  route?: string;
  userId?: string;
}

// The development server reloads this module when it changes; requests under way keep their scope.
const held = globalThis as { blendRequestScope?: AsyncLocalStorage<RequestScope> };
const storage = (held.blendRequestScope ??= new AsyncLocalStorage<RequestScope>());

/** Runs `answer` and all that it awaits within the scope of one request. */
export function withRequestScope<Result>(scope: RequestScope, answer: () => Result): Result {
  return storage.run(scope, answer);
}

/** The request that is being answered; undefined outside of one (boot, background work). */
export function requestScope(): RequestScope | undefined {
  return storage.getStore();
}

/** Names the user whom the session of this request belongs to. */
export function noteUser(userId: string): void {
  const scope = storage.getStore();
  if (scope) scope.userId = userId;
}

/** Names the route that answers this request. */
export function noteRoute(pattern: string): void {
  const scope = storage.getStore();
  if (scope) scope.route = pattern;
}
