/**
 * Servers of models on this machine, each as its kind answers and refuses: Ollama, llama.cpp, LocalAI, vLLM. They write
 * what a test tells them to; errors are worded as those projects word them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const DIALECTS = ['ollama', 'llama.cpp', 'localai', 'vllm'] as const;
export type Dialect = (typeof DIALECTS)[number];

export interface AskedModel {
  model: string;
  messages: { role: string; content: unknown }[];
  response_format?: { type: string; json_schema?: { schema: object } };
  temperature?: number;
  seed?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
}

/** What is answered to a request. */
export type ModelAnswer =
  | { text: string; afterMs?: number; finish?: 'stop' | 'length' }
  /** The context is too small, the model unknown, the key refused, or the server fails. */
  | { refuses: 'length' | 'model' | 'key' | 'broken' }
  /** It does not know this kind of answer. */
  | { knowsNo: 'json_schema' | 'json_object' }
  /** Nothing comes. */
  | { hangs: true };

export interface ModelServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  port: number;
  asked: AskedModel[];
  /** Requests whose client went away before they were answered. */
  left: number;
  close(): Promise<void>;
}

const PROMPT_TOKENS = 1_480;
const CONTEXT = 1_024;

/** Status and body of a refusal. */
function refusal(dialect: Dialect, why: 'length' | 'model' | 'key' | 'broken', model: string): [number, object] {
  if (why === 'key') return [401, { error: { message: 'Invalid API key', type: 'invalid_request_error' } }];
  const texts = {
    ollama: {
      length: [400, { error: { message: 'the input length exceeds the context length', type: 'api_error' } }],
      model: [404, { error: { message: `model "${model}" not found, try pulling it first`, type: 'api_error' } }],
      broken: [500, { error: { message: 'llama runner process has terminated', type: 'api_error' } }],
    },
    'llama.cpp': {
      length: [
        400,
        {
          error: {
            code: 400,
            message: `the request exceeds the available context size, try increasing it`,
            type: 'exceed_context_size_error',
            n_prompt_tokens: PROMPT_TOKENS,
            n_ctx: CONTEXT,
          },
        },
      ],
      model: [404, { error: { code: 404, message: 'model not found', type: 'not_found_error' } }],
      broken: [503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }],
    },
    localai: {
      length: [
        500,
        { error: { code: 500, message: 'rpc error: prompt is too long: exceeds the context size', type: '' } },
      ],
      model: [404, { error: { code: 404, message: `could not load model: ${model}`, type: '' } }],
      broken: [500, { error: { code: 500, message: 'rpc error: code = Unavailable', type: '' } }],
    },
    vllm: {
      length: [
        400,
        {
          object: 'error',
          message: `This model's maximum context length is ${CONTEXT} tokens. However, you requested ${PROMPT_TOKENS} tokens.`,
          type: 'BadRequestError',
          code: 400,
        },
      ],
      model: [
        404,
        { object: 'error', message: `The model \`${model}\` does not exist.`, type: 'NotFoundError', code: 404 },
      ],
      broken: [
        500,
        { object: 'error', message: 'EngineCore encountered an issue', type: 'InternalServerError', code: 500 },
      ],
    },
  } as const;
  return [...texts[dialect][why]] as [number, object];
}

const unknownFormat = (dialect: Dialect, type: string): [number, object] =>
  dialect === 'vllm'
    ? [
        400,
        {
          object: 'error',
          message: `Grammar error: unimplemented keys in ${type}`,
          type: 'BadRequestError',
          code: 400,
        },
      ]
    : [
        400,
        {
          error: {
            code: 400,
            message: `response_format type must be text, not ${type}`,
            type: 'invalid_request_error',
          },
        },
      ];

function completion(model: string, text: string, finish: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: PROMPT_TOKENS, completion_tokens: 60, total_tokens: PROMPT_TOKENS + 60 },
  };
}

/** Who the list of models says they belong to. */
const OWNERS: Readonly<Record<Dialect, string | undefined>> = {
  ollama: 'library',
  'llama.cpp': 'llamacpp',
  localai: undefined,
  vllm: 'vllm',
};

export function modelList(dialect: Dialect, models: readonly string[]): object {
  return {
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', ...(OWNERS[dialect] ? { owned_by: OWNERS[dialect] } : {}) })),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

/** `answer`: to each request, by what it asks. */
export async function startModelServer(
  dialect: Dialect,
  answer: (asked: AskedModel, number: number) => ModelAnswer,
  models: readonly string[] = ['small-model'],
): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let left = 0;
  const send = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url === '/v1/models')
      return send(response, 200, modelList(dialect, models));
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return send(response, 404, {});
    const body = JSON.parse(await bodyOf(request)) as AskedModel;
    asked.push(body);
    response.on('close', () => {
      if (!response.writableEnded) left += 1;
    });
    const told = answer(body, asked.length);
    if ('hangs' in told) return;
    if ('refuses' in told) return send(response, ...refusal(dialect, told.refuses, body.model));
    if ('knowsNo' in told) return send(response, ...unknownFormat(dialect, told.knowsNo));
    if (told.afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, told.afterMs));
    send(response, 200, completion(body.model, told.text, told.finish ?? 'stop'));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    asked,
    get left() {
      return left;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
