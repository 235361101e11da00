/**
 * A server on loopback that speaks OpenAI's chat completions as a stream of server-sent events and sends what a test
 * specified, valid or not.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface WrittenCall {
  call: string;
  input?: unknown;
  /** The arguments as sent, complete or not. */
  raw?: string;
  id?: string;
}

type SingleStep =
  /** `after`: half of the words are sent immediately, the rest when the test releases them. */
  | { say: string; after?: Promise<void>; finish?: string | null; usage?: boolean }
  /** The arguments are sent in small pieces, as the real service does. */
  | (WrittenCall & { finish?: string | null; usage?: boolean })
  /**
   * Several in one step, one after the other or with their pieces interleaved; `between` is awaited before the last
   * one.
   */
  | {
      calls: WrittenCall[];
      interleaved?: boolean;
      say?: string;
      between?: Promise<void>;
      finish?: string | null;
      usage?: boolean;
    }
  /** Reasoning as some servers stream it outside the protocol, then words. `pauseMs` between the pieces. */
  | { think: string; say: string; pauseMs?: number }
  | { status: number; error: string; headers?: Record<string, string> }
  /** Any answer at all. */
  | { status: number; body: string; type?: string }
  /** Raw lines of an event stream. */
  | { events: string[] }
  /** Breaks the connection in the middle of the words. */
  | { cut: string }
  /** Breaks it in the middle of a call's arguments. */
  | { cutCall: WrittenCall }
  /** Sends a word and then nothing more. */
  | { hang: string }
  /** Doesn't answer until the test lets it. */
  | { wait: Promise<void>; next: SingleStep }
  /** Writes until the client disconnects. */
  | { endless: 'words' | 'arguments' };

/** `always`: this step for every request from now on. */
export type OpenAiStep = SingleStep | { always: OpenAiAnswer };

/** An answer: fixed, or computed from the request, as a model does. */
export type OpenAiAnswer = OpenAiStep | ((request: OpenAiRequest) => OpenAiStep | Promise<OpenAiStep>);

export interface OpenAiRequest {
  key: string;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: unknown; tool_call_id?: string }[];
    tools?: { function: { name: string; description?: string; parameters: unknown } }[];
  };
}

export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** In order. */
  requests: OpenAiRequest[];
  /** Resolves when a client has disconnected from an endless answer. */
  letGo: Promise<void>;
  close(): Promise<void>;
}

const piecesOf = (text: string) => text.match(/.{1,7}/gsu) ?? [];

function event(response: ServerResponse, delta: object, finish: string | null = null): boolean {
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function end(response: ServerResponse, finish: string | null, usage: boolean): void {
  // Null: a server that closes without a finish reason.
  if (finish !== null) event(response, {}, finish);
  if (usage) {
    const counts = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [], usage: counts })}\n\n`,
    );
  }
  response.end('data: [DONE]\n\n');
}

/** The pieces of some calls' arguments, each with its call's index. */
function piecesOfCalls(calls: readonly WrittenCall[], interleaved: boolean): { index: number; arguments: string }[] {
  const each = calls.map((call, index) =>
    piecesOf(call.raw ?? JSON.stringify(call.input)).map((piece) => ({ index, arguments: piece })),
  );
  if (!interleaved) return each.flat();
  return Array.from({ length: Math.max(...each.map((pieces) => pieces.length)) }, (_, turn) =>
    each.flatMap((pieces) => pieces[turn] ?? []),
  ).flat();
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function startOpenAiServer(...steps: OpenAiAnswer[]): Promise<OpenAiServer> {
  const requests: OpenAiServer['requests'] = [];
  let released: () => void = () => undefined;
  const letGo = new Promise<void>((resolve) => (released = resolve));

  function announce(response: ServerResponse, calls: readonly WrittenCall[], first = 0): void {
    for (const [offset, { call, id }] of calls.entries()) {
      const index = first + offset;
      event(response, {
        tool_calls: [
          {
            index,
            id: id ?? `call_${requests.length}_${index}`,
            type: 'function',
            function: { name: call, arguments: '' },
          },
        ],
      });
    }
  }

  async function writeCalls(
    response: ServerResponse,
    calls: readonly WrittenCall[],
    interleaved: boolean,
    between?: Promise<void>,
  ): Promise<void> {
    if (interleaved) announce(response, calls);
    let begun = interleaved ? calls.length : 0;
    for (const { index, arguments: piece } of piecesOfCalls(calls, interleaved)) {
      if (index >= begun) {
        if (index === calls.length - 1) await between;
        announce(response, calls.slice(index, index + 1), index);
        begun = index + 1;
      }
      event(response, { tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }

  async function writeForEver(response: ServerResponse, what: 'words' | 'arguments'): Promise<void> {
    if (what === 'arguments') announce(response, [{ call: 'add_text' }]);
    const more =
      what === 'words'
        ? { content: 'more and more '.repeat(20) }
        : { tool_calls: [{ index: 0, function: { arguments: ' '.repeat(280) } }] };
    response.on('close', released);
    while (!response.destroyed) {
      const room = event(response, more);
      await (room
        ? sleep(0)
        : Promise.race([
            new Promise((resolve) => response.once('drain', resolve)),
            new Promise((resolve) => response.once('close', resolve)),
          ]));
    }
  }

  async function play(step: SingleStep | undefined, response: ServerResponse): Promise<void> {
    if (step && 'wait' in step) {
      await step.wait;
      return play(step.next, response);
    }
    if (!step || 'status' in step) {
      const given = step ?? { status: 500, error: 'The script has no more steps' };
      if ('body' in given)
        response.writeHead(given.status, { 'Content-Type': given.type ?? 'application/json' }).end(given.body);
      else
        response
          .writeHead(given.status, { 'Content-Type': 'application/json', ...given.headers })
          .end(JSON.stringify({ error: { message: given.error, type: 'error' } }));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if ('events' in step) {
      response.end(step.events.map((line) => `${line}\n\n`).join(''));
      return;
    }
    event(response, { role: 'assistant', content: '' });
    if ('endless' in step) return writeForEver(response, step.endless);
    if ('cutCall' in step) {
      await writeCalls(response, [step.cutCall], false);
      setTimeout(() => response.destroy(), 20);
    } else if ('calls' in step) {
      if (step.say) event(response, { content: step.say });
      await writeCalls(response, step.calls, step.interleaved ?? false, step.between);
      end(response, step.finish === undefined ? 'tool_calls' : step.finish, step.usage ?? true);
    } else if ('call' in step) {
      await writeCalls(response, [step], false);
      end(response, step.finish === undefined ? 'tool_calls' : step.finish, step.usage ?? true);
    } else if ('think' in step) {
      for (const reasoning_content of piecesOf(step.think)) {
        event(response, { reasoning_content });
        await sleep(step.pauseMs ?? 0);
      }
      for (const content of piecesOf(step.say)) event(response, { content });
      end(response, 'stop', true);
    } else if ('say' in step) {
      const pieces = piecesOf(step.say);
      const early = step.after ? Math.ceil(pieces.length / 2) : pieces.length;
      for (const content of pieces.slice(0, early)) event(response, { content });
      await step.after;
      for (const content of pieces.slice(early)) event(response, { content });
      end(response, step.finish === undefined ? 'stop' : step.finish, step.usage ?? true);
    } else {
      event(response, { content: 'cut' in step ? step.cut : step.hang });
      if ('cut' in step) setTimeout(() => response.destroy(), 20);
      else response.on('close', released);
    }
  }

  async function answer(step: OpenAiAnswer | undefined, asked: OpenAiRequest, response: ServerResponse): Promise<void> {
    try {
      const said = typeof step === 'function' ? await step(asked) : step;
      if (said && 'always' in said) await answer(said.always, asked, response);
      else await play(said, response);
    } catch (error) {
      // A script that can't find what it looks for reports that where the test sees it: as a server error.
      response
        .writeHead(500, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { message: String(error) } }));
    }
  }

  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        response.writeHead(404).end();
        return;
      }
      const asked: OpenAiRequest = {
        key: request.headers.authorization ?? '',
        body: JSON.parse(text) as OpenAiRequest['body'],
      };
      requests.push(asked);
      const last = steps.at(-1);
      const step = steps[requests.length - 1] ?? (last && 'always' in last ? last : undefined);
      void answer(step, asked, response);
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
