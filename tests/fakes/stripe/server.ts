/**
 * Stripe on loopback: its API for the calls that this product makes (keys, versions, form bodies, expand, list pages,
 * idempotency, errors), its hosted pages with a card form, and its signed webhooks. It keeps state, and its time is the
 * test's clock.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productKeys, products } from '#app/services/billing/products.ts';
import { StripeBilling } from './billing.ts';
import { answerCall } from './calls.ts';
import { bodyOf, parseForm } from './form.ts';
import { hostedPage } from './page.ts';
import { StripeFault, type StripeThing } from './store.ts';

export interface StripeServerOptions {
  now?: () => Date;
  secretKey?: string;
  webhookSecret?: string;
  /** Maximum number of entries per list page. */
  mostInPage?: number;
  /** Currencies besides those of the product table, with one price for everything. */
  extraPrices?: Record<string, number>;
}

/** Failure of the next calls. `applied`: the call takes effect, but its answer is lost. */
export type Trouble = { kind: 'cut'; applied: boolean } | { kind: 'status'; status: number; type?: string };

export interface StripeCallLog {
  method: string;
  path: string;
  key: string | null;
  replayed: boolean;
}

export interface StripeServer {
  /** For STRIPE_API_URL. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  billing: StripeBilling;
  /** Every API call that was answered, in order. */
  calls: StripeCallLog[];
  /** Each is consumed by one call that writes; reading calls are spared unless `reads` is set. */
  trouble: Trouble[];
  /** The body and its signature header. */
  sign(event: StripeThing, at?: Date, secret?: string): { body: string; signature: string };
  /** Sends an event to the product, as Stripe does. */
  deliver(event: StripeThing, address: string): Promise<number>;
  close(): Promise<void>;
}

export async function startStripeServer(options: StripeServerOptions = {}): Promise<StripeServer> {
  const {
    now = () => new Date(),
    secretKey = 'sk_test_blend',
    webhookSecret = 'whsec_blend',
    mostInPage = 100,
    extraPrices = {},
  } = options;
  const billing = new StripeBilling(now);
  addPrices(billing, extraPrices);
  const calls: StripeCallLog[] = [];
  const trouble: Trouble[] = [];
  const answers = new Map<string, { asked: string; status: number; body: string }>();
  let url = '';

  async function api(request: IncomingMessage, response: ServerResponse, path: string, query: string): Promise<void> {
    const method = request.method ?? 'GET';
    const key = header(request, 'idempotency-key');
    const asked = `${method} ${path} ${await bodyOf(request)}`;
    const kept = key ? answers.get(key) : undefined;
    const problem = method === 'POST' && !kept ? trouble.shift() : undefined;
    if (problem?.kind === 'cut' && !problem.applied) {
      request.socket.destroy();
      return;
    }
    if (problem?.kind === 'status') {
      send(
        response,
        problem.status,
        JSON.stringify({ error: { type: problem.type ?? 'api_error', message: 'Something went wrong on our side' } }),
      );
      return;
    }
    calls.push({ method, path, key, replayed: kept !== undefined });
    const { status, body } = kept ?? answerOf(request, method, path, asked, query, key);
    if (key && method === 'POST' && status < 500) {
      if (kept && kept.asked !== asked) {
        send(
          response,
          400,
          JSON.stringify({
            error: {
              type: 'idempotency_error',
              message:
                'Keys for idempotent requests can only be used with the same parameters they were first used with.',
            },
          }),
        );
        return;
      }
      answers.set(key, { asked, status, body });
    }
    if (problem?.kind === 'cut') request.socket.destroy();
    else send(response, status, body, kept ? { 'Idempotent-Replayed': 'true' } : {});
  }

  function answerOf(
    request: IncomingMessage,
    method: string,
    path: string,
    asked: string,
    query: string,
    key: string | null,
  ): { asked: string; status: number; body: string } {
    try {
      if (header(request, 'authorization') !== `Bearer ${secretKey}`)
        throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      // Stricter than Stripe, because this product promises both.
      if (!header(request, 'stripe-version'))
        throw new StripeFault(400, { type: 'invalid_request_error', message: 'No Stripe-Version' });
      if (method === 'POST' && !key)
        throw new StripeFault(400, { type: 'invalid_request_error', message: 'No Idempotency-Key' });
      const form = parseForm(method === 'POST' ? asked.split(' ').slice(2).join(' ') : query);
      return {
        asked,
        status: 200,
        body: JSON.stringify(answerCall(billing, { method, path, form, origin: url }, mostInPage)),
      };
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      return { asked, status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  }

  const server = createServer((request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const work = path.startsWith('/v1/')
      ? api(request, response, path, query)
      : hostedPage(billing, request, response, path);
    work.catch((error: unknown) =>
      send(response, 500, JSON.stringify({ error: { type: 'api_error', message: String(error) } })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (event: StripeThing, at = now(), secret = webhookSecret) => {
    const body = JSON.stringify(event, null, 2);
    const time = Math.floor(at.getTime() / 1000);
    return { body, signature: `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}` };
  };
  return {
    url,
    secretKey,
    webhookSecret,
    billing,
    calls,
    trouble,
    sign,
    async deliver(event, address) {
      const { body, signature } = sign(event);
      const response = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      });
      return response.status;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The product table as prices with lookup keys, in all its currencies. */
function addPrices(billing: StripeBilling, extra: Record<string, number>): void {
  for (const key of productKeys) {
    const about = products[key];
    const options = Object.entries({ ...about.prices, ...extra }).map(([currency, unit_amount]) => [
      currency.toLowerCase(),
      { unit_amount },
    ]);
    billing.add('price', 'price', 0, {
      active: true,
      currency: 'usd',
      unit_amount: about.prices.USD,
      lookup_key: key,
      currency_options: Object.fromEntries(options),
      _name: key,
      type: about.kind === 'plan' ? 'recurring' : 'one_time',
      recurring: about.kind === 'plan' ? { interval: about.interval, interval_count: 1 } : null,
    });
  }
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_blend', ...headers });
  response.end(body);
}
