/** One request to a provider: JSON back, in time, or a ProviderError. */
import { ProviderError } from './provider-error.ts';

export interface ProviderAnswer {
  status: number;
  /** Null when it was no JSON. */
  body: unknown;
}

/** GET, or POST of a form. What carries a secret follows no redirect. */
export async function askProvider(
  address: string,
  { timeoutMs, form, authorization }: { timeoutMs: number; form?: URLSearchParams; authorization?: string },
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers: { accept: 'application/json', ...(authorization ? { authorization } : {}) },
      redirect: form ? 'error' : 'follow',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: jsonOf(await response.text()) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ProviderError(
      isLate ? 'timed-out' : 'down',
      `${new URL(address).origin} ${isLate ? 'did not answer in time' : 'could not be reached'}`,
    );
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
