/**
 * What can be left out of a request when a server refuses it, in each protocol: the pictures, and the conversation before
 * the message to answer. Both take and give a body as JSON, and give null when there is nothing to leave out.
 */
import { CANVAS_START } from '#agent/view.ts';

export interface Requests {
  withoutPictures(body: string): string | null;
  /** What the running turn did stays. */
  withoutEarlier(body: string): string | null;
}

interface Message {
  role: string;
  content?: unknown;
}

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => value !== null && typeof value === 'object' && !Array.isArray(value);

function parse<Key extends string>(text: string, key: Key): (Record<string, unknown> & Record<Key, unknown[]>) | null {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null;
    return value !== null && Array.isArray(value[key])
      ? (value as Record<string, unknown> & Record<Key, unknown[]>)
      : null;
  } catch {
    return null;
  }
}

/** A message of words alone: as a plain string, which every server accepts. */
function inWords(message: Message): Message {
  const { content } = message;
  if (!Array.isArray(content) || !content.some((part) => isPart(part) && part.type === 'image_url')) return message;
  const words = content.flatMap((part) =>
    isPart(part) && part.type === 'text' && typeof part.text === 'string' ? [part.text] : [],
  );
  return { ...message, content: words.join('\n') };
}

/** OpenAI's chat completions. */
export const chatCompletions: Requests = {
  withoutPictures(body) {
    const parsed = body.includes('"image_url"') ? parse(body, 'messages') : null;
    if (!parsed) return null;
    const messages = (parsed.messages as Message[]).map(inWords);
    return messages.every((message, index) => message === parsed.messages[index])
      ? null
      : JSON.stringify({ ...parsed, messages });
  },
  // The last user message is the canvas, the one before it is that to answer.
  withoutEarlier(body) {
    const parsed = parse(body, 'messages');
    if (!parsed) return null;
    const messages = parsed.messages as Message[];
    const instructions = messages.findIndex(({ role }) => role !== 'system' && role !== 'developer');
    const users = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
    const question = users.at(-2);
    if (instructions < 0 || question === undefined || question <= instructions) return null;
    return JSON.stringify({ ...parsed, messages: [...messages.slice(0, instructions), ...messages.slice(question)] });
  },
};

/**
 * Protocols that keep the instructions apart, and put everything that a user's side says in a row into one message of
 * parts: the question with the canvas, later the results of calls with the canvas.
 */
function inParts(list: string, parts: string, isPicture: (part: Part) => boolean): Requests {
  const partsOf = (message: unknown): Part[] => {
    const held = isPart(message) ? message[parts] : undefined;
    return Array.isArray(held) ? held.filter(isPart) : [];
  };
  const isQuestion = (message: unknown): boolean =>
    isPart(message) &&
    message.role === 'user' &&
    partsOf(message).some(({ text }) => typeof text === 'string' && !text.startsWith(CANVAS_START));
  return {
    withoutPictures(body) {
      const parsed = parse(body, list);
      if (!parsed?.[list]?.some((message) => partsOf(message).some(isPicture))) return null;
      return JSON.stringify({
        ...parsed,
        [list]: parsed[list].map((message) =>
          isPart(message) ? { ...message, [parts]: partsOf(message).filter((part) => !isPicture(part)) } : message,
        ),
      });
    },
    withoutEarlier(body) {
      const parsed = parse(body, list);
      const question = parsed?.[list]?.findLastIndex(isQuestion) ?? -1;
      return parsed?.[list] && question > 0
        ? JSON.stringify({ ...parsed, [list]: parsed[list].slice(question) })
        : null;
    },
  };
}

/** Anthropic's messages. */
export const anthropicMessages = inParts('messages', 'content', ({ type }) => type === 'image');

/** Google's generateContent. */
export const generateContent = inParts('contents', 'parts', (part) => 'inlineData' in part || 'fileData' in part);
