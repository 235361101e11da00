/**
 * A server on loopback that speaks a vendor's streaming protocol, Anthropic's or Google's, and sends what a test
 * specified. How each writes its events, and what its requests hold, is a dialect (vendor-dialects.ts).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WrittenCall {
  call: string;
  input?: unknown;
  id?: string;
}

export type VendorStep =
  | { say: string; finish?: string | null; usage?: boolean }
  | (WrittenCall & { finish?: string })
  /** Several in one answer, with thoughts and words before them. */
  | { calls: WrittenCall[]; say?: string; think?: string }
  | { think: string; say: string }
  | { status: number; error: string; headers?: Record<string, string>; details?: object[] }
  | { status: number; body: string; type?: string }
  /** Raw lines of an event stream. */
  | { events: string[] }
  /** Breaks the connection within the words, or within a call. */
  | { cut: string }
  | { cutCall: WrittenCall }
  /** Reports an error within an answer that began well. */
  | { failing: string }
  /** Sends a word and then nothing more. */
  | { hang: string }
  | { always: VendorStep };

/** A request as a model reads it. */
export interface VendorRequest {
  key: string;
  model: string;
  instructions: string;
  tools: string[];
  /** All words of the conversation and the canvas, in order. */
  texts: string[];
  /** Results of calls, in order, as JSON. */
  results: string[];
  /** Number of pictures. */
  pictures: number;
  body: Record<string, unknown>;
}

/** The events of one answer; each is written as it stands. */
export interface AnswerEvents {
  begin(): string[];
  words(text: string): string[];
  thoughts(text: string): string[];
  call(call: WrittenCall, index: number): string[];
  /** The first half of a call, as far as it can be cut. */
  halfCall(call: WrittenCall): string[];
  failure(words: string): string[];
  end(finish: string | null, called: boolean, usage: boolean): string[];
}

export interface Dialect {
  /** For the vendor's base URL setting, after the origin. */
  base: string;
  isAsked(method: string, url: string): boolean;
  read(headers: IncomingMessage['headers'], url: string, body: Record<string, unknown>): VendorRequest;
  /** A new one for each answer: blocks are counted. */
  events(): AnswerEvents;
  error(status: number, words: string, details?: object[]): object;
}

export interface VendorServer {
  url: string;
  requests: VendorRequest[];
  /** Resolves when a client has disconnected from an answer that hangs. */
  letGo: Promise<void>;
  close(): Promise<void>;
}

function play(step: Exclude<VendorStep, { always: VendorStep }>, dialect: Dialect, response: ServerResponse): void {
  const events = dialect.events();
  const write = (lines: string[]) => lines.forEach((line) => response.write(line));
  if ('status' in step) {
    const [type, body] =
      'body' in step
        ? [step.type ?? 'application/json', step.body]
        : ['application/json', JSON.stringify(dialect.error(step.status, step.error, step.details))];
    const headers = 'headers' in step ? step.headers : {};
    response.writeHead(step.status, { 'Content-Type': type, ...headers }).end(body);
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  if ('events' in step) return void response.end(step.events.map((line) => `${line}\n\n`).join(''));
  write(events.begin());
  if ('cut' in step || 'cutCall' in step) {
    write('cut' in step ? events.words(step.cut) : events.halfCall(step.cutCall));
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if ('hang' in step) return write(events.words(step.hang));
  if ('failing' in step) {
    write([...events.words('So'), ...events.failure(step.failing)]);
    return void response.end();
  }
  if ('think' in step && step.think) write(events.thoughts(step.think));
  if ('say' in step && step.say) write(events.words(step.say));
  const calls = 'calls' in step ? step.calls : 'call' in step ? [step] : [];
  for (const [index, call] of calls.entries()) write(events.call(call, index));
  const finish = 'finish' in step ? step.finish : undefined;
  const usage = 'usage' in step ? (step.usage ?? true) : true;
  if (finish !== null) write(events.end(finish ?? null, calls.length > 0, usage));
  response.end();
}

export async function startVendorServer(dialect: Dialect, ...steps: VendorStep[]): Promise<VendorServer> {
  const requests: VendorRequest[] = [];
  let released: () => void = () => undefined;
  const letGo = new Promise<void>((resolve) => (released = resolve));
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      if (!dialect.isAsked(method, url)) return void response.writeHead(404).end();
      requests.push(dialect.read(request.headers, url, JSON.parse(text) as Record<string, unknown>));
      const last = steps.at(-1);
      const step = steps[requests.length - 1] ?? (last && 'always' in last ? last : undefined);
      const said = step && 'always' in step ? step.always : step;
      if (said && 'hang' in said) response.on('close', released);
      if (!said || 'always' in said) response.writeHead(500).end();
      else play(said, dialect, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${dialect.base}`,
    requests,
    letGo,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
