/** Failures between this server and a provider. The text holds codes and names of claims, never a token or a secret. */
import type { TripProblem } from './trip-problem.ts';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: Extract<TripProblem, 'down' | 'timed-out' | 'failed'>;

  constructor(problem: ProviderError['problem'], text: string) {
    super(text);
    this.problem = problem;
  }
}

/**
 * What openid-client threw, in words safe to print: `what`, and why. It wraps our own errors, and puts answers, claims
 * and tokens into the causes of its own, so only texts are used, and only those that it writes itself.
 */
export function providerErrorOf(error: unknown, what: string): ProviderError {
  if (!(error instanceof Error)) return new ProviderError('failed', what);
  const { cause } = error;
  if (cause instanceof ProviderError) return cause;
  // The cause says which claim it was. A cause without a code comes from the runtime, which may quote what it could not
  // read.
  const isOfLibrary = cause instanceof Error && 'code' in cause && String(cause.code).startsWith('OAUTH_');
  return new ProviderError('failed', `${what}: ${isOfLibrary ? cause.message : error.message}`);
}
