/** The archive of the user's own data: all of it, under safe names, and nothing that is secret or belongs to others. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#app/services/config/config.ts';
import { createServices } from '#app/services/create-services.server.ts';
import type { Services } from '#app/services/services.ts';
import { parseDocument } from '#design/document/parse.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { createPerson, tablesOf, wordsOf, type Person } from '#tests/fixtures/personal-data.ts';
import { otherTables, recordTables } from './personal-records.ts';

let folder: string;
let services: Services;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-export-'));
  await fillWithDatabase(folder);
  services = await createServices(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  grace = await createPerson(services, 'grace');
  ada = await createPerson(services, 'ada');
}, 300_000);
afterAll(async () => {
  await services?.close();
  await rm(folder, { recursive: true, force: true });
});

const json = (bytes: Uint8Array | undefined): unknown => JSON.parse(new TextDecoder().decode(bytes));

test('everything of the user is in it, and nothing else', async () => {
  const bytes = new Uint8Array(await new Response(await services.account.exportData(ada.id)).arrayBuffer());
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  expect(names.filter((name) => name.startsWith('/') || name.split('/').includes('..') || name.includes('\\'))).toEqual(
    [],
  );
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      'data.json',
      'designs/Summer sale/design.json',
      'designs/Summer sale/preview.png',
      'designs/summer sale (2)/design.json',
      'uploads/Ämter & Söhne.png',
      'uploads/AMTER & Söhne.png',
      'uploads/shared of ada.png',
      'pictures/made.png',
      'records/ledger-entry.json',
      'records/session.json',
    ]),
  );
  expect(names.filter((name) => name.startsWith('fonts/'))).toHaveLength(2);

  const index = json(files['data.json']) as {
    profile: object;
    designs: { id: string; folder: string }[];
    chats: { id: string; file: string }[];
    files: { id: string; file: string }[];
  };
  expect(index.profile).toMatchObject({ id: ada.id, email: ada.email, phoneNumber: ada.phone });
  expect(index.designs.map(({ id }) => id).toSorted()).toEqual(ada.designs.toSorted());
  for (const { folder: at } of index.designs) {
    const { document } = json(files[`${at}/design.json`]) as { document: object };
    expect(Object.keys(parseDocument(document).pages)).toHaveLength(1);
    expect(new TextDecoder().decode(files[`${at}/preview.png`]?.subarray(1, 4))).toBe('PNG');
  }
  const messages = json(files[index.chats[0]?.file ?? '']) as { role: string }[];
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(JSON.stringify(messages)).toContain('Hello from ada');
  for (const { id, file } of index.files)
    expect(files[file]).toEqual(new Uint8Array((await services.storage.get(id)) ?? []));
  expect((json(files['records/ledger-entry.json']) as object[])[0]).toMatchObject({
    unit: 'image',
    amount: 10,
    kind: 'top-up',
  });
  expect(json(files['records/session.json'])).toHaveLength(2);
  expect(json(files['records/invoices.json'])).toHaveLength(1);
  expect((json(files['records/subscription.json']) as object[])[0]).toMatchObject({
    product: 'pro-monthly',
    status: 'active',
    cardLast4: '4242',
  });

  const text = Buffer.concat([...names.map((name) => Buffer.from(name)), ...Object.values(files)]);
  for (const secret of ada.secrets) expect(text.includes(secret), secret).toBe(false);
  const shared = new Set(wordsOf(ada));
  for (const word of wordsOf(grace)) expect(!shared.has(word) && text.includes(word), word).toBe(false);
  expect(text.includes('Hello from grace')).toBe(false);
});

test('every table is given or left out for a reason, and every given column is there', async () => {
  const tables = await tablesOf(services.database.prisma);
  const known = [...Object.keys(recordTables), ...Object.keys(otherTables)];
  expect(
    [...tables.keys()].filter((table) => !known.includes(table)),
    'tables that personal-records.ts does not know',
  ).toEqual([]);
  for (const [table, { owner, columns, order }] of Object.entries(recordTables)) {
    const there = tables.get(table)?.map(({ name }) => name) ?? [];
    expect(
      [owner, ...columns, ...order].filter((column) => !there.includes(column)),
      table,
    ).toEqual([]);
    expect(
      columns.filter(
        (column) =>
          /token|secret|hash|password/i.test(column) &&
          !(table === 'user_font' && column === 'hash') &&
          // Numbers of a model's tokens.
          !(table === 'model_use' && column.endsWith('Tokens')),
      ),
      table,
    ).toEqual([]);
  }
});

test('it begins at once and is made as it is read', async () => {
  const reader = (await services.account.exportData(ada.id)).getReader();
  expect((await reader.read()).value?.length).toBeGreaterThan(0);
  // An aborted download leaves no open file behind: the folder can be deleted.
  await reader.cancel();
});
