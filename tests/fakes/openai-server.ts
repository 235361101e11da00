/** A server on loopback that speaks OpenAI's chat completions as a stream of server-sent events, saying what a test wrote down. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OpenAiStep =
  /** `after`: half of the words come at once, the rest when the test lets them. */
  | { say: string; after?: Promise<void> }
  /** The arguments are sent in small pieces, as the real one does. */
  | { call: string; input: unknown; id?: string }
  | { status: number; error: string }
  /** Breaks the connection in the middle of the words. */
  | { cut: string }
  /** Says a word and then nothing more. */
  | { hang: string };

export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** Bodies and keys of the requests, in order. */
  requests: { key: string; body: { model: string; messages: unknown[]; tools?: { function: { name: string } }[] } }[];
  /** Resolves when a client has let go of a hanging answer. */
  letGo: Promise<void>;
  close(): Promise<void>;
}

const piecesOf = (text: string) => text.match(/.{1,7}/gsu) ?? [];

function event(response: ServerResponse, delta: object, finish: string | null = null): void {
  const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, delta, finish_reason: finish }] };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

export async function startOpenAiServer(...steps: OpenAiStep[]): Promise<OpenAiServer> {
  const requests: OpenAiServer['requests'] = [];
  let released: () => void = () => undefined;
  const letGo = new Promise<void>((resolve) => (released = resolve));

  async function play(step: OpenAiStep | undefined, response: ServerResponse): Promise<void> {
    if (!step || 'status' in step) {
      const { status, error } = step ?? { status: 500, error: 'The script has no more steps' };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { message: error, type: 'error' } }));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    event(response, { role: 'assistant', content: '' });
    if ('call' in step) {
      const id = step.id ?? `call_${requests.length}`;
      event(response, { tool_calls: [{ index: 0, id, type: 'function', function: { name: step.call, arguments: '' } }] });
      for (const piece of piecesOf(JSON.stringify(step.input))) event(response, { tool_calls: [{ index: 0, function: { arguments: piece } }] });
      event(response, {}, 'tool_calls');
    } else if ('say' in step) {
      const pieces = piecesOf(step.say);
      const early = step.after ? Math.ceil(pieces.length / 2) : pieces.length;
      for (const content of pieces.slice(0, early)) event(response, { content });
      await step.after;
      for (const content of pieces.slice(early)) event(response, { content });
      event(response, {}, 'stop');
    } else {
      event(response, { content: 'cut' in step ? step.cut : step.hang });
      if ('cut' in step) setTimeout(() => response.destroy(), 20);
      else response.on('close', released);
      return;
    }
    response.end('data: [DONE]\n\n');
  }

  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      requests.push({ key: request.headers.authorization ?? '', body: JSON.parse(text) as OpenAiServer['requests'][number]['body'] });
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') response.writeHead(404).end();
      else void play(steps[requests.length - 1], response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    letGo,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
