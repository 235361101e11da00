/**
 * A server on loopback that speaks OpenAI's moderation API: texts are flagged by certain words, pictures by their first
 * byte.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModerationServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  key: string;
  /** Requested checks, in order. */
  asked: { type: 'text' | 'image_url'; text: string }[];
  /** Answers to the next requests, in order; then the usual ones. */
  answers: ({ status: number; retryAfter?: string; body?: string } | 'hang up' | 'never')[];
  close(): Promise<void>;
}

const CATEGORIES = [
  'harassment',
  'harassment/threatening',
  'sexual',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm/intent',
  'self-harm/instructions',
  'self-harm',
  'sexual/minors',
  'violence',
  'violence/graphic',
];
/** A picture that begins with this byte counts as a nude. */
export const FLAGGED_BYTE = 0x66;

export async function startModerationServer(): Promise<ModerationServer> {
  const asked: ModerationServer['asked'] = [];
  const answers: ModerationServer['answers'] = [];
  const key = 'key-of-the-fake';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const json = (status: number, value: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    const error = (status: number, text: string, headers = {}) =>
      json(status, { error: { message: text, type: 'invalid_request_error', param: null, code: null } }, headers);
    const set = answers.shift();
    if (set === 'never') return;
    if (set === 'hang up') return void request.socket.destroy();
    if (set?.body !== undefined)
      return void response.writeHead(set.status, { 'content-type': 'application/json' }).end(set.body);
    if (set)
      return void error(set.status, 'Refused', set.retryAfter === undefined ? {} : { 'retry-after': set.retryAfter });
    if (request.method !== 'POST' || request.url !== '/v1/moderations')
      return void error(404, `Invalid URL (${request.method} ${request.url})`);
    if (request.headers.authorization !== `Bearer ${key}`) return void error(401, 'Incorrect API key provided');
    const { model, input } = JSON.parse(body) as {
      model: string;
      input: { type: 'text' | 'image_url'; text?: string; image_url?: { url: string } }[];
    };
    const [part] = input;
    if (input.length !== 1 || !part || !model.startsWith('omni-moderation'))
      return void error(400, 'One input at a time');
    const picture = /^data:image\/[a-z]+;base64,(.*)$/.exec(part.image_url?.url ?? '');
    if (part.type === 'image_url' && !picture) return void error(400, 'Invalid image');
    asked.push({ type: part.type, text: part.text ?? '' });
    const nude = picture !== null && Buffer.from(picture[1] ?? '', 'base64')[0] === FLAGGED_BYTE;
    const flagged = CATEGORIES.filter(
      (category) => part.text?.includes(`[${category}]`) ?? (nude && category === 'sexual'),
    );
    json(200, {
      id: 'modr-1',
      model,
      results: [
        {
          flagged: flagged.length > 0,
          categories: Object.fromEntries(CATEGORIES.map((category) => [category, flagged.includes(category)])),
          category_scores: {},
          category_applied_input_types: {},
        },
      ],
    });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    asked,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
