/**
 * Requests every route of app/routes.ts, with every method, as every visitor, on the real server, and compares the
 * answers with the table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowsGuests } from '#app/services/auth/guest-pages.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { pushVariables } from '#tests/fixtures/push-service.ts';
import { startQuickModel, type QuickModel } from '#tests/fixtures/quick-model.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { LASTING } from '#tests/fixtures/soon-over.ts';
import { writeCornerModel } from '#tests/fixtures/corner-model.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { addressOf, dataAddress, paths } from './paths.ts';
import { ExpiredVisitor, plantSessions, sendWith } from './planted-sessions.ts';
import { methods, viewers, type Call, type Method, type Row, type Viewer } from './route-row.ts';
import { table } from './routes.table.ts';
import { continueAsGuest, make, makeOnce, neverWas, pictureForm, signedOut, signIn, Visitor } from './visitors.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const timeout = 180_000;

/** Sessions end in two ways; both are answered like an anonymous visitor. */
const ended = ['signed out', 'expired'] as const;
const secret = 'a-secret-for-the-route-walk-0123456789';
let folder: string;
let model: QuickModel;
let server: RunningServer;
let visitors: Record<Viewer | (typeof ended)[number], Visitor>;
let validCookie: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-routes-'));
  await fillWithDatabase(folder);
  const planted = await plantSessions(folder, secret, 2 * paths.length * (methods.length + 1));
  validCookie = planted.valid;
  model = await startQuickModel();
  server = await startServer(
    {
      ...LASTING,
      ...model.variables,
      SECRET: secret,
      GENERATIONS_AT_ONCE: '0',
      // Nothing is sent, because no generation ends here.
      ...pushVariables('http://127.0.0.1:9'),
      ...(isLongRun ? {} : { BACKGROUND_MODEL: writeCornerModel(folder).path }),
    },
    folder,
  );
  const { origin } = server;
  try {
    visitors = {
      nobody: new Visitor(origin),
      anonymous: await continueAsGuest(origin),
      owner: await signIn(origin, 'owner@example.com'),
      other: await signIn(origin, 'other@example.com'),
      'signed out': await signedOut(origin),
      expired: new ExpiredVisitor(origin, planted.expired),
    };
  } catch (error) {
    // The server's report says more than the status of its answer.
    throw new Error(`The visitors could not be made. The server said:\n${server.output.err}`, { cause: error });
  }
}, 300_000);
afterAll(async () => {
  await server.stop();
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ids = Record<string, string>;

/** The ids in the address: the owner's things, new ones or those that `stay` unchanged; or ids that never existed. */
async function idsOf(row: Row, which: 'new' | 'stay' | 'never were'): Promise<Ids> {
  const ids: Ids = {};
  for (const [name, thing] of Object.entries(row.params ?? {})) {
    ids[name] =
      typeof thing === 'object'
        ? thing.fixed
        : which === 'never were'
          ? neverWas[thing]
          : which === 'stay'
            ? await makeOnce(visitors.owner, thing)
            : await make(visitors.owner, thing);
  }
  return ids;
}

/** A visitor who only reads, or is refused the method, leaves a thing unchanged for the next call. */
const isKeptBy = (row: Row, method: Method): 'stay' | 'new' =>
  method === 'GET' || row[method].answers.owner === '405' ? 'stay' : 'new';

async function request(
  visitor: Visitor,
  method: Method,
  address: string,
  send: Call['send'],
  headers: Record<string, string> = {},
): Promise<Response> {
  const stop = new AbortController();
  const body =
    send === 'picture'
      ? await pictureForm()
      : send && 'form' in send
        ? new URLSearchParams(send.form)
        : send
          ? JSON.stringify(send.json)
          : undefined;
  const response = await visitor.send(address, {
    method,
    signal: stop.signal,
    headers: {
      ...(send && typeof send === 'object' && 'json' in send ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: body ?? (table[address] ? new URLSearchParams() : '') }),
  });
  // Event streams and the assistant's answers continue while a client listens.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) stop.abort();
  return response;
}

/** In the table's words. */
function answerOf(response: Response, address: string, ids: Ids): string {
  const location = response.headers.get('location');
  if (!location) return String(response.status);
  return location === `/sign-in?${new URLSearchParams({ next: address })}`
    ? 'sign-in'
    : `${response.status} ${ids.id ? location.replace(ids.id, ':id') : location}`;
}

/** The parts of an answer that must be equal for another user's thing and one that never existed. */
async function shapeOf(response: Response, ids: Ids): Promise<string> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const ignored = new Set(['date', 'x-request-id', 'etag', 'content-length', 'keep-alive']);
  const headers = [...response.headers].filter(([name]) => !ignored.has(name)).map((pair) => pair.join(': '));
  let text = [...headers, await response.text()].join('\n').replaceAll(nonce, 'NONCE');
  for (const id of Object.values(ids)) text = text.replaceAll(id, 'ID');
  return `${response.status}\n${text}`;
}

const rows = paths.flatMap((path) => (table[path] ? [{ path, row: table[path] }] : []));
/**
 * An ordinary run requests each route by GET, by each method that takes input, and by one of those with equal answers,
 * which varies from route to route; by a method that the route doesn't have, every third one.
 */
const everyCall = rows
  .flatMap(({ path, row }, index) => {
    const alike = new Map<string, Method[]>();
    for (const method of methods) {
      const { answers, send } = row[method];
      const kind = method === 'GET' || send ? method : JSON.stringify(answers);
      alike.set(kind, [...(alike.get(kind) ?? []), method]);
    }
    return [...alike.values()]
      .flatMap((some) => oneIn(some.length, some, index % some.length))
      .filter((method) => isLongRun || method === 'GET' || row[method].answers.owner !== '405' || index % 3 === 0)
      .map((method) => ({ path, row, method }));
    // Packing all sources takes seconds of CPU time: an ordinary run does it once, in tests/contract/http.test.ts.
  })
  .filter(({ path, method }) => isLongRun || path !== '/api/source' || method !== 'GET');
/** Calls whose answer differs between owner and others because of a thing in the address. */
const ownedCalls = everyCall.filter(
  ({ row, method }) => row.params && !row.isPublic && row[method].answers.owner !== row[method].answers.other,
);
const pages = rows.filter(({ row }) => row.phones);

test('every route has a row, and every row a route', () => {
  expect(Object.keys(table).toSorted()).toEqual(paths.toSorted());
});

test('a planted session that has not expired is believed', async () => {
  expect((await sendWith(server.origin, validCookie, '/api/designs')).status).toBe(200);
});

describe('what everyone is answered', () => {
  test.each(everyCall)(
    '$method $path',
    async ({ path, row, method }) => {
      const call = row[method];
      const ids = await idsOf(row, isKeptBy(row, method));
      const address = addressOf(path, ids, method === 'GET' ? row.query : '');
      const answers: Record<string, string> = {};
      // An ordinary run uses one kind of ended session per route, alternating.
      const someEnded = oneIn(2, ended, rows.findIndex((one) => one.row === row) % 2);
      // Where all are answered alike, it asks as every other one of them.
      const all = [...someEnded, ...viewers];
      const asking = new Set(Object.values(call.answers)).size > 1 ? all : oneIn(2, all);
      // The owner comes last, because the thing may be gone afterwards.
      for (const viewer of asking) {
        answers[viewer] = answerOf(await request(visitors[viewer], method, address, call.send), address, ids);
      }
      expect(answers).toEqual(
        Object.fromEntries(
          asking.map((viewer) => [
            viewer,
            call.answers[viewer === 'signed out' || viewer === 'expired' ? 'nobody' : viewer],
          ]),
        ),
      );
    },
    timeout,
  );
});

describe('somebody else’s is like one that never was', () => {
  test.each(ownedCalls)(
    '$method $path',
    async ({ path, row, method }) => {
      // Only its owner changes it.
      const [there, missing] = [await idsOf(row, 'stay'), await idsOf(row, 'never were')];
      for (const viewer of ['anonymous', 'other'] as const) {
        const shapes = await Promise.all(
          [there, missing].map(async (ids) =>
            shapeOf(
              await request(
                visitors[viewer],
                method,
                addressOf(path, ids, method === 'GET' ? row.query : ''),
                row[method].send,
              ),
              ids,
            ),
          ),
        );
        expect(shapes[0]).toBe(shapes[1]);
      }
    },
    timeout,
  );
});

describe('pages', () => {
  test.each(oneIn(4, pages))(
    '$path: phones $row.phones',
    async ({ path, row }) => {
      const ids = await idsOf(row, 'stay');
      const address = addressOf(path, ids, row.query);
      for (const viewer of ['nobody', 'owner'] as const) {
        const answer = answerOf(
          await request(visitors[viewer], 'GET', address, undefined, { 'user-agent': iPhone }),
          address,
          ids,
        );
        expect(answer).toBe(row.phones === 'stay' ? row.GET.answers[viewer] : '302 /mobile');
      }
    },
    timeout,
  );

  // Each page with half of the visitors, the next one with the other half.
  const guarded = pages.map((page, index) => ({ ...page, some: oneIn(2, [...ended, ...viewers], index % 2) }));
  test.each(oneIn(4, guarded, 1))(
    '$path: the router’s own requests pass the same guards',
    async ({ path, row, some }) => {
      const ids = await idsOf(row, 'stay');
      const address = addressOf(path, ids, row.query);
      for (const viewer of some) {
        const response = await request(visitors[viewer], 'GET', dataAddress(address), undefined);
        const answer = row.GET.answers[viewer === 'signed out' || viewer === 'expired' ? 'nobody' : viewer];
        const [status, location] =
          answer === 'sign-in'
            ? ['', `/sign-in?${new URLSearchParams({ next: address })}`]
            : answer.replace(':id', ids.id ?? '').split(' ');
        // A redirect is part of the router's answer; a status is the answer's own.
        expect(location ? await response.text() : String(response.status)).toContain(location ?? status);
      }
    },
    timeout,
  );

  const forGuests = pages.filter(({ path }) => path !== '/*' && !/sign-in|auth|outbox|bench/.test(path));
  test.each(forGuests)('$path: the sign-in page knows whether guests may go there', async ({ path, row }) => {
    expect(allowsGuests(addressOf(path, await idsOf(row, 'stay')))).toBe(row.GET.answers.anonymous === '200');
  });
});
