/**
 * What goes wrong between this server and a provider. Its text holds codes and names of claims, never a token or a
 * secret.
 */
import type { TripProblem } from './trip-problem.ts';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: Extract<TripProblem, 'down' | 'timed-out' | 'failed'>;

  constructor(problem: ProviderError['problem'], text: string) {
    super(text);
    this.problem = problem;
  }
}
