/**
 * The streaming protocols of Anthropic (events of /v1/messages) and Google (streamGenerateContent?alt=sse), as their
 * documentation describes them.
 */
import type { AnswerEvents, Dialect, VendorRequest } from './vendor-server.ts';

type Fields = Record<string, unknown>;

const piecesOf = (text: string) => text.match(/.{1,7}/gsu) ?? [];
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : []);
const textsIn = (parts: Fields[]) => parts.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));

function anthropicEvents(): AnswerEvents {
  const event = (type: string, fields: object = {}) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  let blocks = 0;
  const block = (content_block: object, deltas: object[], isWhole = true): string[] => {
    const index = blocks++;
    return [
      event('content_block_start', { index, content_block }),
      ...deltas.map((delta) => event('content_block_delta', { index, delta })),
      ...(isWhole ? [event('content_block_stop', { index })] : []),
    ];
  };
  const callBlock = (name: string, id: string, json: string, isWhole: boolean) =>
    block(
      { type: 'tool_use', id, name, input: {} },
      piecesOf(json).map((partial_json) => ({ type: 'input_json_delta', partial_json })),
      isWhole,
    );
  return {
    begin: () => [
      event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'test-model',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          // What was read from the cache is not among the input tokens.
          usage: { input_tokens: 30, cache_read_input_tokens: 60, cache_creation_input_tokens: 10, output_tokens: 1 },
        },
      }),
      event('ping'),
    ],
    words: (text) =>
      block(
        { type: 'text', text: '' },
        piecesOf(text).map((piece) => ({ type: 'text_delta', text: piece })),
      ),
    thoughts: (text) =>
      block({ type: 'thinking', thinking: '', signature: '' }, [
        ...piecesOf(text).map((thinking) => ({ type: 'thinking_delta', thinking })),
        { type: 'signature_delta', signature: 'c2lnbmVk' },
      ]),
    call: ({ call, input, id }, index) => callBlock(call, id ?? `toolu_${index}`, JSON.stringify(input), true),
    halfCall: ({ call, input }) => callBlock(call, 'toolu_cut', JSON.stringify(input).slice(0, -4), false),
    failure: (words) => [event('error', { error: { type: 'overloaded_error', message: words } })],
    end: (finish, called) => [
      event('message_delta', {
        delta: { stop_reason: finish ?? (called ? 'tool_use' : 'end_turn'), stop_sequence: null },
        usage: { output_tokens: 20 },
      }),
      event('message_stop'),
    ],
  };
}

const ANTHROPIC_ERRORS: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

export const anthropicDialect: Dialect = {
  base: '/v1',
  isAsked: (method, url) => method === 'POST' && url === '/v1/messages',
  read(headers, _url, body): VendorRequest {
    const parts = listOf(body.messages).flatMap(({ content }) =>
      typeof content === 'string' ? [{ type: 'text', text: content }] : listOf(content),
    );
    return {
      key: String(headers['x-api-key']),
      model: String(body.model),
      instructions: textsIn(listOf(body.system)).join('\n'),
      tools: listOf(body.tools).map(({ name }) => String(name)),
      texts: textsIn(parts),
      results: parts.flatMap(({ type, content }) => (type === 'tool_result' ? [JSON.stringify(content)] : [])),
      pictures: parts.filter(({ type }) => type === 'image').length,
      body,
    };
  },
  events: anthropicEvents,
  error: (status, words) => ({
    type: 'error',
    error: { type: ANTHROPIC_ERRORS[status] ?? 'api_error', message: words },
    request_id: 'req_1',
  }),
};

function geminiEvents(): AnswerEvents {
  const chunk = (parts: object[], more: object = {}, usage: object = {}) =>
    `data: ${JSON.stringify({
      candidates: [{ content: { parts, role: 'model' }, index: 0, ...more }],
      ...usage,
      modelVersion: 'test-model',
      responseId: 'r1',
    })}\n\n`;
  const callPart = ({ call, input }: { call: string; input?: unknown }) => ({
    functionCall: { name: call, args: input },
    thoughtSignature: 'c2lnbmVk',
  });
  return {
    begin: () => [],
    words: (text) => piecesOf(text).map((piece) => chunk([{ text: piece }])),
    thoughts: (text) => piecesOf(text).map((piece) => chunk([{ text: piece, thought: true }])),
    call: (call) => [chunk([callPart(call)])],
    // Calls come whole: what can be cut is the event.
    halfCall: (call) => [chunk([callPart(call)]).slice(0, -20)],
    failure: (words) => [
      `data: ${JSON.stringify({ error: { code: 503, message: words, status: 'UNAVAILABLE' } })}\n\n`,
    ],
    end: (finish, _called, usage) => [
      chunk(
        [{ text: '' }],
        { finishReason: finish ?? 'STOP' },
        usage
          ? {
              usageMetadata: {
                promptTokenCount: 100,
                cachedContentTokenCount: 60,
                candidatesTokenCount: 20,
                totalTokenCount: 120,
              },
            }
          : {},
      ),
    ],
  };
}

export const geminiDialect: Dialect = {
  base: '/v1beta',
  isAsked: (method, url) => method === 'POST' && /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/.test(url),
  read(headers, url, body): VendorRequest {
    const parts = listOf(body.contents).flatMap(({ parts: its }) => listOf(its));
    const { parts: instructions } = (body.systemInstruction ?? {}) as Fields;
    return {
      key: String(headers['x-goog-api-key']),
      model: /models\/([\w.-]+):/.exec(url)?.[1] ?? '',
      instructions: textsIn(listOf(instructions)).join('\n'),
      tools: listOf(body.tools).flatMap(({ functionDeclarations }) =>
        listOf(functionDeclarations).map(({ name }) => String(name)),
      ),
      texts: textsIn(parts),
      results: parts.flatMap(({ functionResponse }) => (functionResponse ? [JSON.stringify(functionResponse)] : [])),
      pictures: parts.filter((part) => 'inlineData' in part).length,
      body,
    };
  },
  events: geminiEvents,
  error: (status, words, details) => ({
    error: { code: status, message: words, status: 'INVALID_ARGUMENT', ...(details ? { details } : {}) },
  }),
};
