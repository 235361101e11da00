/**
 * The end of an account: no trace of it in any table or folder, whatever the tables are, and nothing of other users is
 * touched.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#app/services/config/config.ts';
import { createServices } from '#app/services/create-services.server.ts';
import type { Services } from '#app/services/services.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import {
  createPerson,
  filesBelow,
  fillEmptyTables,
  rowsWith,
  tablesOf,
  tracesOf,
  wordsOf,
  type Person,
} from '#tests/fixtures/personal-data.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { createDeletion } from './deletion.server.ts';
import { createGuestExpiry } from './guest-expiry.server.ts';

/** Counters of requests by user stay until they expire: creating the account again must not give a new allowance. */
const STAYS = ['rate_limit'];

let folder: string;
let services: Services;
let grace: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-deletion-'));
  await fillWithDatabase(folder);
  services = await createServices(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  grace = await createPerson(services, 'grace');
}, 300_000);
afterAll(async () => {
  await services?.close();
  await rm(folder, { recursive: true, force: true });
});
const graceRows = async () => {
  const rows = await rowsWith(services.database.prisma, [grace.id]);
  // A waiting purchase is checked periodically.
  for (const table of STAYS) delete rows[table];
  return rows;
};

async function expectNothingLeft(person: Person): Promise<void> {
  const traces = await tracesOf(services.database.prisma, wordsOf(person));
  for (const table of STAYS) delete traces[table];
  expect(traces).toEqual({});
  const files = await filesBelow(folder);
  expect(files.filter((file) => [...person.pictures, ...person.fonts].some((hash) => file.includes(hash)))).toEqual([]);
}

test('nothing is left in any table or folder, and others keep all that is theirs', { timeout: 120_000 }, async () => {
  const { prisma } = services.database;
  const ada = await createPerson(services, 'ada');
  // A user with a row in every table, so that the search can find it.
  expect(await fillEmptyTables(prisma, ada.id)).toEqual([]);
  const traces = Object.keys(await tracesOf(prisma, wordsOf(ada)));
  const tables = await tablesOf(prisma);
  const referring = [...tables]
    .filter(
      ([table, columns]) =>
        table !== 'account_deletion' &&
        columns.some(({ name, refers }) => name === 'userId' || refers?.table === 'user'),
    )
    .map(([table]) => table);
  expect(referring.length).toBeGreaterThan(12);
  expect(referring.filter((table) => !traces.includes(table))).toEqual([]);
  expect(traces).toEqual(
    expect.arrayContaining(
      ['asset', 'cutout', 'change', 'design_layer', 'message', 'verification', 'outbox_mail', 'draft'].filter(
        (table) => table !== 'design_layer',
      ),
    ),
  );

  const [rows, files] = [await graceRows(), await filesBelow(folder)];
  const ended: string[] = [];
  const stop = services.events.subscribe(
    ada.id,
    (event) => event.type === 'session.ended' && ended.push(event.sessionId),
  );
  await services.account.remove(ada.id, ada.sessions[0] ?? '', ` ${ada.email.toUpperCase()} `);
  stop();

  expect(ended.toSorted()).toEqual(ada.sessions.toSorted());
  await expectNothingLeft(ada);
  expect(await graceRows()).toEqual(rows);
  // What both had uploaded is still grace's; only what was ada's alone is gone.
  const after = await filesBelow(folder);
  const gone = files.filter((file) => !after.includes(file));
  expect(gone.length).toBeGreaterThanOrEqual(ada.pictures.length + ada.fonts.length);
  expect(gone.filter((file) => ![...ada.pictures, ...ada.fonts].some((hash) => file.includes(hash)))).toEqual([]);
  for (const hash of [...grace.pictures, ...grace.fonts]) expect(await services.storage.has(hash)).toBe(true);
  expect(await services.assets.read(grace.id, grace.pictures[0] ?? '')).not.toBeNull();
});

test(
  'an end of the process at any step ends in the same state after the next start',
  { timeout: 120_000 },
  async () => {
    const ada = await createPerson(services, 'ada');
    const rows = await graceRows();
    let interruptions = 0;
    // An ordinary run ends the process at every fourth step.
    for (let step = 1; ; step += isLongRun ? 1 : 4) {
      let steps = 0;
      const tick = () => {
        steps += 1;
        if (steps === step) throw new Error('The process ended');
      };
      const { storage, assets, ownFonts, templates, conversations, generations, account, allowance } = services;
      const deletion = createDeletion({
        prisma: interrupted(services.database.prisma, tick),
        storage: interrupted(storage, tick),
        assets: interrupted(assets, tick),
        ownFonts: interrupted(ownFonts, tick),
        templates: interrupted(templates, tick),
        conversations: interrupted(conversations, tick),
        generations: interrupted(generations, tick),
        devices: interrupted(account.devices, tick),
        allowance: interrupted(allowance, tick),
        report: () => undefined,
      });
      if (step === 1) await expect(deletion.remove(ada.id)).rejects.toThrow('The process ended');
      else if (await services.database.prisma.session.count({ where: { userId: ada.id } }))
        await deletion.remove(ada.id).catch(() => undefined);
      else await deletion.resume().catch(() => undefined);
      if (steps < step) break;
      interruptions += 1;
    }
    expect(interruptions).toBeGreaterThan(isLongRun ? 15 : 3);
    await expectNothingLeft(ada);
    expect(await graceRows()).toEqual(rows);
  },
);

test('what was not confirmed, or is asked by an old session, changes nothing', async () => {
  const ada = await someone('eva-who-did-nothing');
  const [session = ''] = ada.sessions;
  await expect(services.account.remove(ada.id, session, 'grace@example.com')).rejects.toMatchObject({
    code: 'not_confirmed',
    field: 'confirmation',
  });
  await services.database.prisma.session.update({
    where: { id: session },
    data: { createdAt: new Date(Date.now() - 16 * 60_000) },
  });
  await expect(services.account.remove(ada.id, session, ada.email)).rejects.toMatchObject({ code: 'sign_in_again' });
  expect((await services.account.deletionView(ada.id, session)).fresh).toBe(false);
  await expect(services.account.remove(ada.id, grace.sessions[0] ?? '', ada.email)).rejects.toMatchObject({
    code: 'sign_in_again',
  });
  expect(await services.database.prisma.accountDeletion.count()).toBe(0);

  const deletion = createDeletion({
    ...services,
    prisma: services.database.prisma,
    devices: services.account.devices,
    report: () => undefined,
    endSubscription: () => Promise.reject(new Error('out of reach')),
  });
  await expect(deletion.remove(ada.id)).rejects.toMatchObject({ code: 'subscription' });
  expect(await services.database.prisma.session.count({ where: { userId: ada.id } })).toBe(2);
  await services.account.remove(ada.id, ada.sessions[1] ?? '', ada.email);
  await expectNothingLeft(ada);
});

test(
  'visitors without an account go after the configured days unseen, with all that is theirs; nobody else does',
  { timeout: 60_000 },
  async () => {
    const { prisma } = services.database;
    const DAY = 24 * 60 * 60 * 1000;
    const today = Date.now();
    const ago = (days: number) => new Date(today - days * DAY);
    /** Arrived `came` days ago, was last seen `seen` days ago (null: no session is left). */
    const visitor = async (name: string, came: number, seen: number | null, isAnonymous = true) => {
      const person = await someone(`visitor-${name}`, `+4915100000${name}`);
      await prisma.user.update({ where: { id: person.id }, data: { isAnonymous, createdAt: ago(came) } });
      if (seen === null) await prisma.session.deleteMany({ where: { userId: person.id } });
      // A session used long ago doesn't outweigh a recent one.
      else await prisma.session.update({ where: { id: person.sessions[0] }, data: { updatedAt: ago(seen) } });
      await prisma.session.updateMany({ where: { id: person.sessions[1] }, data: { updatedAt: ago(came) } });
      return person;
    };
    const gone = await visitor('gone', 40, 31);
    const picture = await services.assets.upload(
      gone.id,
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123456' } })
        .png()
        .toBuffer(),
      'own.png',
    );
    const design = await services.designs.create({
      userId: gone.id,
      title: 'Made on a visit',
      width: 400,
      height: 300,
    });
    gone.pictures.push(picture.id);
    gone.designs.push(design.id);
    const forgotten = await visitor('forgotten', 41, null);
    const soon = await visitor('soon', 42, 29);
    await visitor('present', 43, 0);
    await visitor('fresh', 0, null);
    await visitor('member', 400, 399, false);
    const paying = await visitor('paying', 44, 40);
    await prisma.purchase.create({
      data: {
        id: 'open-purchase',
        userId: paying.id,
        provider: 'sandbox',
        product: 'pro-monthly',
        currency: 'USD',
        amount: 999,
        status: 'in-progress',
      },
    });
    const subscribed = await visitor('subscribed', 45, 40);
    await prisma.subscription.create({
      data: {
        id: 'open-subscription',
        userId: subscribed.id,
        provider: 'sandbox',
        ref: 'open',
        product: 'pro-monthly',
        status: 'past-due',
        currency: 'USD',
        amount: 999,
        startedAt: ago(45),
        periodStart: ago(45),
        periodEnd: ago(15),
        checkedAt: ago(15),
      },
    });
    const left = async () =>
      (
        await prisma.user.findMany({
          where: { id: { startsWith: 'visitor-' } },
          orderBy: { id: 'asc' },
          select: { id: true },
        })
      ).map(({ id }) => id.slice('visitor-'.length));
    const deletion = createDeletion({
      ...services,
      prisma,
      devices: services.account.devices,
      report: (error) => expect.unreachable(String(error)),
    });
    const run = (days: number, now: number, signal?: AbortSignal) =>
      createGuestExpiry({
        prisma,
        deletion,
        days,
        now: () => now,
        report: (error) => expect.unreachable(String(error)),
      }).run(signal);

    const rows = await graceRows();
    expect(await run(0, today)).toBe(0);
    expect(await run(30, today, AbortSignal.abort())).toBe(0);
    expect(await left()).toHaveLength(8);
    expect(await run(30, today)).toBe(2);
    expect(await left()).toEqual(['fresh', 'member', 'paying', 'present', 'soon', 'subscribed']);
    for (const person of [gone, forgotten]) await expectNothingLeft(person);
    expect(await run(30, today)).toBe(0);
    // Two days later, and when the purchase is settled.
    expect(await run(30, today + 2 * DAY)).toBe(1);
    await expectNothingLeft(soon);
    await prisma.purchase.update({ where: { id: 'open-purchase' }, data: { status: 'failed' } });
    await prisma.subscription.update({ where: { id: 'open-subscription' }, data: { status: 'ended' } });
    expect(await run(30, today + 20 * DAY)).toBe(2);
    expect(await run(30, today + 31 * DAY)).toBe(2);
    expect(await left()).toEqual(['member']);
    expect(await graceRows()).toEqual(rows);

    // Visitors who return while others are deleted stay; what can't be ended today is retried another day.
    const [first, second] = [await visitor('a', 40, 40), await visitor('b', 40, 40)];
    const reports: unknown[] = [];
    const expiry = createGuestExpiry({
      prisma,
      days: 30,
      now: () => today,
      report: (error) => reports.push(error),
      deletion: {
        async remove(id) {
          expect(id).toBe(first.id);
          await prisma.session.updateMany({ where: { userId: second.id }, data: { updatedAt: new Date(today) } });
          throw new Error('out of reach');
        },
      },
    });
    expect(await expiry.run()).toBe(0);
    expect(reports).toHaveLength(1);
    expect(await left()).toEqual(['a', 'b', 'member']);
  },
);

/** An account with two sessions and nothing else. */
async function someone(id: string, phone = '+4915100000099'): Promise<Person> {
  const person: Person = {
    id,
    email: `${id}@example.com`,
    phone,
    sessions: [`${id}-1`, `${id}-2`],
    secrets: [],
    designs: [],
    chat: `${id}-chat`,
    pictures: [],
    fonts: [],
  };
  await services.database.prisma.user.create({
    data: { id, name: id, email: person.email, phoneNumber: person.phone },
  });
  for (const session of person.sessions)
    await services.database.prisma.session.create({
      data: { id: session, token: `token-of-${session}`, userId: id, expiresAt: new Date(Date.now() + 3_600_000) },
    });
  return person;
}

/** The same object, each of whose calls may be the process's last: `tick` throws then. */
function interrupted<Service extends object>(service: Service, tick: () => void): Service {
  return new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member === 'function') {
        return (...values: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(member, target, values);
          // Done, but the answer never arrives.
          return answer instanceof Promise || (typeof answer === 'object' && answer !== null && 'then' in answer)
            ? (answer as Promise<unknown>).then((value) => (tick(), value))
            : answer;
        };
      }
      return typeof member === 'object' &&
        member !== null &&
        !String(name).startsWith('$') &&
        !String(name).startsWith('_')
        ? interrupted(member, tick)
        : member;
    },
  });
}
