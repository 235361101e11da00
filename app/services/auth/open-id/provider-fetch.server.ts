/** How openid-client reaches a provider: a whole answer of limited size in limited time, or a ProviderError. */
import type { CustomFetch } from 'openid-client';
import { ProviderError } from './provider-error.ts';

/** Bytes. Discovery documents, key sets and tokens have a few thousand. */
const MOST_BYTES = 256 * 1024;

/**
 * A GET is for a document (discovery, keys): anything but 200 with JSON means that the provider is down. It may be
 * redirected, as Apple's was in June 2025, but never away from https. A POST carries a secret, so it is not; unless the
 * server failed, its answer is left to openid-client. The time limit is the signal in `options`.
 */
export const providerFetch: CustomFetch = async (address, { body, ...options }) => {
  const { origin, protocol } = new URL(address);
  const isDocument = options.method === 'GET';
  let response: Response;
  let text: string | null;
  try {
    response = await fetch(address, {
      ...options,
      // Only forms are ever sent.
      body: body as URLSearchParams | undefined,
      redirect: isDocument ? 'follow' : 'manual',
    });
    text = await boundedText(response);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ProviderError(
      isLate ? 'timed-out' : 'down',
      `${origin} ${isLate ? 'did not answer in time' : 'could not be reached'}`,
    );
  }
  if (text === null) throw new ProviderError('failed', `${origin} answered with more than ${MOST_BYTES} bytes`);
  if (protocol === 'https:' && !response.url.startsWith('https:'))
    throw new ProviderError('failed', `${origin} redirects away from https`);
  if (response.status >= 500 || (isDocument && response.status !== 200))
    throw new ProviderError('down', `${origin} answered ${response.status}`);
  if (isDocument && !isJson(text)) throw new ProviderError('down', `${origin} answered with something other than JSON`);
  return new Response(text || null, { status: response.status, headers: response.headers });
};

/** Null when it is too long. */
async function boundedText(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const bytes of response.body ?? []) {
    length += bytes.length;
    if (length > MOST_BYTES) return null;
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
