/**
 * fetch for models that can't read everything they are sent. A request that a server refuses because of its pictures or
 * its length is repeated without the pictures, or without the earlier conversation: such refusals cost nothing, and the
 * user's question can still be answered. Remembers what was learnt, so that the next request is right from the start.
 */
import { refusalOf, type Refusal } from '#agent/model-refusals.ts';
import type { Requests } from './protocols/requests.ts';

export interface TolerantFetch {
  ask: typeof fetch;
  /** Whether the server has refused pictures and answered without them. */
  readonly refusesPictures: boolean;
}

/** What may be left out, least important first. */
const LESS: Readonly<Record<Refusal, readonly (keyof Requests)[]>> = {
  pictures: ['withoutPictures'],
  length: ['withoutEarlier', 'withoutPictures'],
  unsaid: ['withoutPictures'],
};

/** `requests`: those of its protocol. `note` is called once when pictures turn out to be refused, for the operator. */
export function tolerantFetch(
  ask: typeof fetch,
  requests: Requests,
  note: () => void = () => undefined,
): TolerantFetch {
  const { withoutPictures, withoutEarlier } = requests;
  let refusesPictures = false;
  /** Characters of the shortest request that was too long. */
  let tooLong = Infinity;

  /** Characters that a model reads of a request, without its pictures. */
  const lengthOf = (body: string): number => (withoutPictures(body) ?? body).length;

  function leaner(body: string, refusal: Refusal): string | null {
    for (const less of LESS[refusal]) {
      const found = requests[less](body);
      if (found !== null) return found;
    }
    return null;
  }

  /** The request, reduced to what is known to be readable. */
  function readable(body: string): string {
    const plain = refusesPictures ? (withoutPictures(body) ?? body) : body;
    return tooLong < Infinity && lengthOf(plain) >= tooLong ? (withoutEarlier(plain) ?? plain) : plain;
  }

  function learn(refused: string, refusal: Refusal): void {
    if (refusal === 'length') tooLong = Math.min(tooLong, lengthOf(refused));
    else if (!refusesPictures) {
      refusesPictures = true;
      note();
    }
  }

  /** Sends it, and again with less while that is why it is refused. */
  async function attempt(input: Parameters<typeof fetch>[0], init: RequestInit, body: string): Promise<Response> {
    const response = await ask(input, { ...init, body });
    if (response.ok) return response;
    const words = await response.text();
    const refused = new Response(words, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
    const refusal = refusalOf(response.status, words);
    const less = refusal === null ? null : leaner(body, refusal);
    if (refusal === null || less === null) return refused;
    const answer = await attempt(input, init, less);
    if (answer.ok) learn(body, refusal);
    // If leaving out pictures did not help, the server's first answer is closer to its reason.
    return answer.ok || refusal === 'length' ? answer : refused;
  }

  return {
    get refusesPictures() {
      return refusesPictures;
    },
    ask: async (input, init) =>
      typeof init?.body === 'string' ? attempt(input, init, readable(init.body)) : ask(input, init),
  };
}
