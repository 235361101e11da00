/** Reports about shared designs: what is kept of them, what a decision does, and what the design's owner notices. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppEvent } from '#app/contracts/event.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { createServices } from '#app/services/create-services.server.ts';
import type { Services } from '#app/services/services.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { SharingEndedError } from './share-links.server.ts';

let folder: string;
let services: Services;
let ada: string;
let design: string;
let token: string;

const TERMS = { allowsCopies: false, days: null };
const share = async (): Promise<string> =>
  (await services.shareLinks.share(ada, design, TERMS)).path.split('/').at(-1) ?? '';
const reports = () =>
  services.database.prisma.shareReport.findMany({ where: { designId: design }, orderBy: { createdAt: 'asc' } });
const nothing = () => Promise.resolve();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-reports-'));
  await fillWithDatabase(folder);
  services = await createServices(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
}, 300_000);
afterAll(async () => {
  await services?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ada = await createTestUser(services.database);
  design = (await services.designs.create({ userId: ada, title: 'Sale', width: 400, height: 300 })).id;
  token = await share();
});

test('a report is kept with its reason and words, and changes nothing for anybody', async () => {
  expect(await services.shareReports.report(token, { reason: 'rights', text: 'Mine' })).toBe(true);
  expect(await reports()).toMatchObject([{ reason: 'rights', text: 'Mine', decision: null, decidedAt: null }]);
  expect(await services.shareLinks.open(token)).not.toBeNull();
});

test('what leads nowhere can not be reported', async () => {
  expect(await services.shareReports.report('x'.repeat(32), { reason: 'other', text: '' })).toBe(false);
  await services.shareLinks.stop(ada, design);
  expect(await services.shareReports.report(token, { reason: 'other', text: '' })).toBe(false);
  expect(await reports()).toEqual([]);
});

test('a flood is taken, but not kept', async () => {
  for (let count = 0; count < 25; count += 1)
    expect(await services.shareReports.report(token, { reason: 'other', text: String(count) })).toBe(true);
  expect((await reports()).map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
});

test('leaving the link decides about all that wait, and about nothing that comes later', async () => {
  for (const text of ['one', 'two']) await services.shareReports.report(token, { reason: 'other', text });
  const [first, second] = await reports();
  expect(await services.shareReports.decide(first?.id ?? '', 'keep', nothing)).toBe(true);
  expect(await services.shareReports.decide(second?.id ?? '', 'take-down', nothing)).toBe(false);
  await services.shareReports.report(token, { reason: 'other', text: 'three' });
  expect((await reports()).map(({ decision }) => decision)).toEqual(['keep', 'keep', null]);
  expect(await services.shareLinks.open(token)).not.toBeNull();
});

test('taking down ends the link and sharing, which an operator can allow again', async () => {
  const heard: AppEvent[] = [];
  const stopHearing = services.events.subscribe(ada, (event) => heard.push(event));
  await services.shareReports.report(token, { reason: 'deceptive', text: '' });
  const [report] = await reports();
  const noted: unknown[] = [];
  const note = (_tx: unknown, about: unknown) => Promise.resolve(void noted.push(about));
  expect(await services.shareReports.decide(report?.id ?? '', 'take-down', note)).toBe(true);
  expect(noted).toEqual([{ id: design, userId: ada, title: 'Sale' }]);
  expect(await services.shareLinks.open(token)).toBeNull();
  expect(await services.shareLinks.find(ada, design)).toBeNull();
  await expect(share()).rejects.toBeInstanceOf(SharingEndedError);
  await expect.poll(() => heard).toContainEqual({ type: 'design.shared', designId: design, isShared: false });
  // A link that was being made at that moment leads nowhere either.
  await services.database.prisma.shareLink.create({ data: { designId: design, userId: ada, token } });
  expect(await services.shareLinks.open(token)).toBeNull();

  expect(await services.shareReports.decide(report?.id ?? '', 'keep', nothing)).toBe(true);
  expect(await services.shareReports.decide(report?.id ?? '', 'keep', nothing)).toBe(false);
  expect(await services.shareLinks.open(await share())).not.toBeNull();
  stopHearing();
});

test('nothing is decided if it can not be recorded, and nothing about what never was', async () => {
  await services.shareReports.report(token, { reason: 'other', text: '' });
  const [report] = await reports();
  const fails = () => Promise.reject(new Error('full'));
  await expect(services.shareReports.decide(report?.id ?? '', 'take-down', fails)).rejects.toThrow('full');
  expect(await services.shareLinks.open(token)).not.toBeNull();
  expect(await services.shareReports.decide('never-was', 'keep', nothing)).toBeNull();
});
