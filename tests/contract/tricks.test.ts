/** Ways to get something for free, or to lock somebody out, tried on the real server as browsers and proxies would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressLimits } from '#app/services/http/request-limits.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { startQuickModel, type QuickModel } from '#tests/fixtures/quick-model.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { signIn, Visitor } from '#tests/routes/visitors.ts';

let folder: string;
let model: QuickModel;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-tricks-'));
  await fillWithDatabase(folder);
  model = await startQuickModel();
  server = await startServer({ TRIAL_DAYS: '7', ...model.variables }, folder);
}, 300_000);
afterAll(async () => {
  await server.stop();
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Usage {
  plan: string;
  units: { unit: string; left: number; topUps: number }[];
}
interface Generation {
  id: string;
  state: string;
  error: string | null;
  results: { variations: { asset: string }[] };
}

const read = async <Answer>(response: Response | Promise<Response>): Promise<Answer> =>
  (await (await response).json()) as Answer;
const usageOf = (visitor: Visitor) => read<Usage>(visitor.send('/api/usage'));
const imagesLeft = async (visitor: Visitor) =>
  (await usageOf(visitor)).units.find(({ unit }) => unit === 'image')?.left;

/** Makes a small picture, for one image credit. */
async function makePicture(visitor: Visitor): Promise<Generation> {
  const { id } = await read<Generation>(
    visitor.json('/api/generations', {
      kind: 'ai-image',
      input: { type: 'signature', words: 'Ada', width: 512, height: 512, variations: [1] },
    }),
  );
  for (;;) {
    const view = await read<Generation>(visitor.send(`/api/generations/${id}`));
    if (view.state !== 'generating') return view;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a reported result', () => {
  test('that was only looked at gives its credit back and is out of reach; one that was taken along stays paid', async () => {
    const who = await signIn(server.origin, 'reporter@example.com');
    const report = async ({ id }: Generation) => read<Generation>(who.json(`/api/generations/${id}/report`, {}));
    const assetOf = ({ results }: Generation) => results.variations[0]?.asset ?? '';

    const seen = await makePicture(who);
    expect(seen.state).toBe('succeeded');
    expect((await who.send(`/api/assets/${assetOf(seen)}?size=1024`)).status).toBe(200);
    expect(await report(seen)).toMatchObject({
      state: 'flagged',
      error: expect.stringContaining('its credit is back'),
    });
    expect(await imagesLeft(who)).toBe(10);
    for (const path of [
      `/api/assets/${assetOf(seen)}`,
      `/api/assets/${assetOf(seen)}?size=64`,
      `/api/generations/${seen.id}/files?variation=0`,
    ])
      expect((await who.send(path)).status).toBe(404);

    const ways: ((made: Generation) => Promise<Response>)[] = [
      (made) => who.send(`/api/assets/${assetOf(made)}`),
      (made) => who.send(`/api/generations/${made.id}/files`),
      (made) => who.json(`/api/generations/${made.id}/keep`, { variation: 0 }),
      (made) => who.json(`/api/generations/${made.id}/design`, { variation: 0 }),
      async (made) => {
        const { id } = await read<{ id: string }>(who.json('/api/designs', { width: 800, height: 800 }));
        return who.json(`/api/designs/${id}/tools/add_image`, { input: { asset: assetOf(made) } });
      },
    ];
    // An ordinary run takes a picture along in two ways; the rules of each are in reported.server.test.ts.
    for (const [count, way] of oneIn(3, ways, 1).entries()) {
      const made = await makePicture(who);
      const response = await way(made);
      expect(
        response.status,
        await response
          .clone()
          .text()
          .then((text) => text.slice(0, 200)),
      ).toBeLessThan(300);
      await response.arrayBuffer();
      expect(await report(made)).toMatchObject({ state: 'flagged', error: expect.stringContaining('stays spent') });
      expect(await imagesLeft(who)).toBe(9 - count);
    }
  });
});

describe('an account', () => {
  test('that is deleted and made again, or made twice for one mailbox, has the credits of one', async () => {
    const first = await signIn(server.origin, 'twice@example.com');
    await makePicture(first);
    expect(await imagesLeft(first)).toBe(9);
    expect((await first.json('/api/account/deletion', { confirmation: 'twice@example.com' })).status).toBe(204);
    const again = await signIn(server.origin, 'Twice+again@example.com');
    await expect.poll(() => imagesLeft(again)).toBe(9);
    await makePicture(again);
    const beside = await signIn(server.origin, 'twice+beside@example.com');
    expect(await imagesLeft(beside)).toBe(0);
    const refused = await beside.json('/api/generations', {
      kind: 'ai-image',
      input: { type: 'signature', words: 'Ada', width: 512, height: 512, variations: [1] },
    });
    expect(refused.status).toBe(402);
    expect(await imagesLeft(await signIn(server.origin, 'somebody-else@example.com'))).toBe(10);
  });
});

describe('a link with a draft', () => {
  async function passOf(visitor: Visitor): Promise<string> {
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f6b5c' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new File([new Uint8Array(picture)], 'teal.png', { type: 'image/png' }));
    return (await read<{ id: string }>(visitor.send('/api/drafts/files', { method: 'POST', body: form }))).id;
  }

  /** A visitor's prepared draft; returns the address that continues with it. */
  async function draftOf(
    visitor: Visitor,
    door = '/api/drafts',
    more: object = { prompt: 'Add the text “Leaves fall”' },
  ): Promise<string> {
    const { path } = await read<{ path: string }>(visitor.json(door, { ...more, assets: [await passOf(visitor)] }));
    return new URL(path, server.origin).searchParams.get('next') ?? '';
  }
  const chatsOf = async (visitor: Visitor) =>
    (await read<{ chats: unknown[] }>(visitor.send('/api/chats'))).chats.length;

  test('of this browser begins by itself, one from elsewhere waits for a press and begins once', async () => {
    const own = new Visitor(server.origin);
    const ownLink = await draftOf(own);
    await signIn(server.origin, 'drafts@example.com', own);
    expect((await own.send(ownLink)).headers.get('location')).toMatch(/^\/ai-design\/chat\/[\w-]+$/);
    expect(await chatsOf(own)).toBe(1);

    const foreign = await draftOf(new Visitor(server.origin));
    const victim = await signIn(server.origin, 'victim@example.com');
    const opened = await victim.send(foreign);
    const page = await opened.text();
    expect(opened.status).toBe(200);
    for (const words of ['This was prepared in another browser', 'Leaves fall', 'teal.png'])
      expect(page).toContain(words);
    expect(await chatsOf(victim)).toBe(0);
    const [, pass = ''] = /\/api\/drafts\/files\?pass=([\w.%-]+)/.exec(page) ?? [];
    expect((await victim.send(`/api/drafts/files?pass=${pass}`)).headers.get('content-type')).toBe('image/webp');
    expect((await victim.send('/api/drafts/files?pass=made.up')).status).toBe(404);

    const draft = new URL(foreign, server.origin).searchParams.get('draft') ?? '';
    const press = async () =>
      (
        await read<{ path: string }>(
          victim.json('/api/drafts', {
            prompt: 'Add the text “Leaves fall”',
            assets: [decodeURIComponent(pass)],
            draft,
          }),
        )
      ).path;
    const path = await press();
    expect(await press()).toBe(path);
    expect(await chatsOf(victim)).toBe(1);
    expect((await victim.send(foreign)).headers.get('location')).toBe(path);
    // Then nobody else gets it.
    expect(await (await own.send(foreign)).text()).toContain('What you prepared is no longer here');
  });

  test('to a studio screen from elsewhere leads to the picture, and nothing is made of it', async () => {
    const link = await draftOf(new Visitor(server.origin), '/api/drafts/pictures', {
      path: '/lifestyle-shot?scene=flat-oak',
    });
    const victim = await signIn(server.origin, 'studio@example.com');
    expect((await victim.send(link)).headers.get('location')).toMatch(/^\/lifestyle-shot\/image\/[0-9a-f]{64}/);
    expect(await read(victim.send('/api/generations'))).toMatchObject({ generations: [] });
  });
});

test('a code by text message works in the browser that asked, whatever a stranger asks for', async () => {
  const phone = '+49 151 23456701';
  const codeOf = async () => /@[\w.]+ #(\d{6})/.exec(await (await fetch(`${server.origin}/outbox`)).text())?.[1] ?? '';
  const [owner, stranger] = [new Visitor(server.origin), new Visitor(server.origin)];
  const ask = async (visitor: Visitor) => (await visitor.json('/api/sign-in-code', { phone, country: 'DE' })).status;
  const enter = async (visitor: Visitor, code: string) =>
    (await visitor.form('/sign-in', { intent: 'code', phone: '+4915123456701', code })).status;
  expect(await ask(owner)).toBe(200);
  const code = await codeOf();
  expect(await enter(stranger, code)).toBe(410);
  expect(await ask(stranger)).toBe(200);
  if ((await codeOf()) !== code) expect(await enter(stranger, code)).toBe(422);
  expect(await enter(owner, code)).toBe(303);
  expect((await owner.send('/api/account')).status).toBe(200);
});

test.each(oneIn(2, ['X-Forwarded-For', 'Via']))(
  'with the header %s the outbox and the till of the sandbox are not there',
  async (name) => {
    const who = await signIn(server.origin, `relayed-${name.toLowerCase()}@example.com`);
    const headers = { [name]: '203.0.113.7', 'content-type': 'application/json' };
    expect((await who.send('/outbox', { headers })).status).toBe(404);
    expect((await who.send('/checkout?product=pro-monthly', { headers })).status).toBe(404);
    const post = (path: string, body: unknown) =>
      who.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect((await post('/api/purchases', { product: 'max-monthly' })).status).toBe(404);
    const { id } = await read<{ id: string }>(who.json('/api/purchases', { product: 'max-monthly' }));
    expect(
      (await post(`/api/purchases/${id}/card`, { number: '4242424242424242', expiry: '12/40', cvc: '123' })).status,
    ).toBe(404);
    expect((await usageOf(who)).plan).toBe('free');
  },
);

test('what was bought in the sandbox is void on a server that others can reach', async () => {
  const buyer = await signIn(server.origin, 'buyer@example.com');
  for (const product of ['max-monthly', 'top-up-images']) {
    const { id } = await read<{ id: string }>(buyer.json('/api/purchases', { product }));
    expect(
      (await buyer.json(`/api/purchases/${id}/card`, { number: '4242424242424242', expiry: '12/40', cvc: '123' }))
        .status,
    ).toBe(200);
  }
  // Begun here, and paid when payment is no longer allowed.
  const open = await read<{ id: string }>(buyer.json('/api/purchases', { product: 'top-up-logos' }));
  const image = ({ units }: Usage) => units.find(({ unit }) => unit === 'image');
  const before = await usageOf(buyer);
  expect([before.plan, image(before)?.topUps]).toEqual(['max', 50]);
  await server.stop();
  // Behind a proxy.
  server = await startServer({ TRUST_PROXY: 'loopback' }, folder);
  const send = (path: string, init: RequestInit = {}) =>
    fetch(server.origin + path, {
      ...init,
      headers: { cookie: buyer.cookieHeader(), origin: server.origin, 'content-type': 'application/json' },
    });
  const after = await read<Usage>(send('/api/usage'));
  expect([after.plan, image(after)?.topUps]).toEqual(['free', 0]);
  expect(
    (
      await send(`/api/purchases/${open.id}/card`, {
        method: 'POST',
        body: JSON.stringify({ number: '4242424242424242', expiry: '12/40', cvc: '123' }),
      })
    ).status,
  ).toBe(409);
  expect(image(await read<Usage>(send('/api/usage')))?.topUps).toBe(0);
  expect(await read(send('/api/offers'))).toMatchObject({ offers: [], closed: 'not-set-up' });
});

// Last: afterwards the address shared by all tests may do neither.
describe('an address', () => {
  // Twenty in ten minutes exceed the limit; the hourly limit catches those who pause in between.
  test('begins only so many visits without an account', async () => {
    const begin = async () => (await new Visitor(server.origin).form('/sign-in', { intent: 'guest', to: '/' })).status;
    const answers: number[] = [];
    while (answers.at(-1) !== 429 && answers.length <= addressLimits.visits.hour.max) answers.push(await begin());
    expect(answers.at(-1)).toBe(429);
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([303]));
  });

  test.runIf(isLongRun)(
    'brings only so many files in an hour, with a session or without',
    async () => {
      const bring = async () => {
        const form = new FormData();
        form.append('file', new File(['x'], 'x.png', { type: 'image/png' }));
        const response = await new Visitor(server.origin).send('/api/assets', { method: 'POST', body: form });
        await response.arrayBuffer();
        return response.status;
      };
      let count = 0;
      while ((await bring()) !== 429 && count <= addressLimits.uploads.hour.max) count += 1;
      expect(count).toBeGreaterThan(addressLimits.uploads.hour.max - 100);
      expect(count).toBeLessThanOrEqual(addressLimits.uploads.hour.max);
    },
    600_000,
  );
});
