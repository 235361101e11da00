/**
 * A server on loopback that speaks the message-sending part of Twilio's REST protocol: a path with the account, basic
 * auth, form fields, 201 with the message, errors as JSON with Twilio's codes. Keeps the messages it accepted.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TwilioMessage {
  to: string;
  text: string;
  from: string | null;
  messagingService: string | null;
}

export interface TwilioServer {
  url: string;
  accountSid: string;
  authToken: string;
  messages: TwilioMessage[];
  /** Answers to the next requests instead of 201, by number; a function may handle the request itself. */
  answers: Map<string, { status: number; code?: number; text?: string; body?: string } | 'hang up'>;
  close(): Promise<void>;
}

const accountSid = `AC${'1'.repeat(32)}`;
const authToken = 'token-of-the-fake';

export async function startTwilioServer(): Promise<TwilioServer> {
  const messages: TwilioMessage[] = [];
  const answers: TwilioServer['answers'] = new Map();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fail = (status: number, code: number, text: string) => {
      const moreInfo = `https://www.twilio.com/docs/errors/${code}`;
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code, message: text, more_info: moreInfo, status }));
    };
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme !== 'Basic' || Buffer.from(credentials, 'base64').toString() !== `${accountSid}:${authToken}`)
      return fail(401, 20003, 'Authenticate');
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) {
      return fail(404, 20404, `The requested resource ${request.url} was not found`);
    }
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return fail(415, 20415, 'Unsupported media type');
    const form = new URLSearchParams(body);
    const to = form.get('To') ?? '';
    const set = answers.get(to);
    if (set === 'hang up') return void request.socket.destroy();
    if (set?.body !== undefined)
      return void response.writeHead(set.status, { 'content-type': 'application/json' }).end(set.body);
    if (set) return fail(set.status, set.code ?? 0, set.text ?? 'Refused');
    if (!form.get('Body')) return fail(400, 21602, 'Message body is required.');
    if (!form.get('From') === !form.get('MessagingServiceSid'))
      return fail(400, 21603, "A 'From' phone number is required.");
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return fail(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    messages.push({
      to,
      text: form.get('Body') ?? '',
      from: form.get('From'),
      messagingService: form.get('MessagingServiceSid'),
    });
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        sid: `SM${String(messages.length).padStart(32, '0')}`,
        account_sid: accountSid,
        status: 'queued',
        to,
        error_code: null,
        error_message: null,
      }),
    );
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountSid,
    authToken,
    messages,
    answers,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
