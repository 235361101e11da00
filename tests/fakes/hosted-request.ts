/**
 * Reads a request to a hosted model as a model does: for scripts that react to what they see, and tests of what is
 * sent.
 */
import { readCanvas, type Canvas } from '#agent/assistant/read-canvas.ts';
import { CANVAS_HEADINGS, CANVAS_START } from '#agent/view.ts';
import type { OpenAiRequest } from './openai-server.ts';

export interface ShownFinding {
  rule: string;
  layers: string[];
  words: string;
  by?: string;
  fix?: string;
}

export interface Shown {
  instructions: string;
  /** Names, in order. */
  tools: string[];
  canvas: Canvas;
  /** The canvas as the request contains it. */
  text: string;
  findings: ShownFinding[];
  /** Data URLs of all pictures in the request. */
  pictures: string[];
  /** The tools' results in this conversation, in order. */
  results: string[];
  /** All messages except the canvas. */
  conversation: { role: string; content: unknown }[];
  /** Size of the request by part, in UTF-8 bytes. */
  bytes: { instructions: number; tools: number; conversation: number; canvas: number; picture: number; whole: number };
}

interface Part {
  type: string;
  text?: string;
  image_url?: { url: string };
}

const partsOf = (content: unknown): Part[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? (content as Part[]) : [];
const bytesOf = (value: unknown) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function findingsIn(text: string): ShownFinding[] {
  const after = text.split(`${CANVAS_HEADINGS.findings}:\n`)[1] ?? '';
  return after.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as ShownFinding] : []));
}

/** Throws when the request has no canvas: every request of a turn ends with one. */
export function shownIn({ body }: OpenAiRequest): Shown {
  const { messages, tools = [] } = body;
  const [first] = messages;
  const last = partsOf(messages.at(-1)?.content);
  const text = last.find(({ type }) => type === 'text')?.text ?? '';
  if (!text.startsWith(CANVAS_START)) throw new Error('The request ends without a canvas');
  const instructions =
    first?.role === 'system' || first?.role === 'developer'
      ? partsOf(first.content)
          .map((part) => part.text ?? '')
          .join('')
      : '';
  const conversation = messages.slice(1, -1);
  const pictures = messages.flatMap(({ content }) => partsOf(content).flatMap(({ image_url }) => image_url?.url ?? []));
  return {
    instructions,
    tools: tools.map((tool) => tool.function.name),
    canvas: readCanvas(text),
    text,
    findings: findingsIn(text),
    pictures,
    results: conversation.flatMap(({ role, content }) => (role === 'tool' ? [String(content)] : [])),
    conversation,
    bytes: {
      instructions: bytesOf(instructions),
      tools: bytesOf(tools),
      conversation: bytesOf(conversation),
      canvas: bytesOf(text),
      picture: pictures.reduce((sum, url) => sum + url.length, 0),
      whole: bytesOf(body),
    },
  };
}
