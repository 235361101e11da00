/**
 * fetch for models that can't read everything they are sent. A request that a server refuses because of its pictures or
 * its length is repeated without the pictures, or without the earlier conversation: such refusals cost nothing, and the
 * user's question can still be answered. Remembers what was learnt, so that the next request is right from the start.
 */
import { refusalOf, type Refusal } from '#agent/model-refusals.ts';

export interface TolerantFetch {
  ask: typeof fetch;
  /** Whether the server has refused pictures and answered without them. */
  readonly refusesPictures: boolean;
}

interface Message {
  role: string;
  content?: unknown;
}

interface Body {
  messages: Message[];
}

const isPicture = (part: unknown): boolean =>
  part !== null && typeof part === 'object' && (part as { type?: unknown }).type === 'image_url';

function parse(text: string): Body | null {
  try {
    const value = JSON.parse(text) as { messages?: unknown } | null;
    return value !== null && Array.isArray(value.messages) ? (value as Body) : null;
  } catch {
    return null;
  }
}

/** A message of words alone: as a plain string, which every server accepts. */
function inWords(message: Message): Message {
  if (!Array.isArray(message.content) || !message.content.some(isPicture)) return message;
  const words = (message.content as { type?: unknown; text?: unknown }[]).flatMap(({ type, text }) =>
    type === 'text' && typeof text === 'string' ? [text] : [],
  );
  return { ...message, content: words.join('\n') };
}

/** The same request without pictures; null: it has none. */
export function withoutPictures(body: string): string | null {
  const parsed = body.includes('"image_url"') ? parse(body) : null;
  if (!parsed) return null;
  const messages = parsed.messages.map(inWords);
  return messages.every((message, index) => message === parsed.messages[index])
    ? null
    : JSON.stringify({ ...parsed, messages });
}

/**
 * The same request without the messages before the one to answer. The last user message is the canvas, the one before
 * it is that message; between them is what the running turn did. Null: there are no earlier messages.
 */
export function withoutEarlier(body: string): string | null {
  const parsed = parse(body);
  if (!parsed) return null;
  const { messages } = parsed;
  const instructions = messages.findIndex(({ role }) => role !== 'system' && role !== 'developer');
  const users = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  const question = users.at(-2);
  if (instructions < 0 || question === undefined || question <= instructions) return null;
  return JSON.stringify({ ...parsed, messages: [...messages.slice(0, instructions), ...messages.slice(question)] });
}

/** Characters that a model reads of a request, without its pictures. */
const lengthOf = (body: string): number => (withoutPictures(body) ?? body).length;

/** What may be left out, least important first. */
const LESS: Readonly<Record<Refusal, readonly ((body: string) => string | null)[]>> = {
  pictures: [withoutPictures],
  length: [withoutEarlier, withoutPictures],
  unsaid: [withoutPictures],
};

function leaner(body: string, refusal: Refusal): string | null {
  for (const less of LESS[refusal]) {
    const found = less(body);
    if (found !== null) return found;
  }
  return null;
}

/** `note` is called once when pictures turn out to be refused, for the operator. */
export function tolerantFetch(ask: typeof fetch, note: () => void = () => undefined): TolerantFetch {
  let refusesPictures = false;
  /** Characters of the shortest request that was too long. */
  let tooLong = Infinity;

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
