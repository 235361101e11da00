/**
 * Requests to tools, judged by the rules and by a hosted model: refused ones are kept for review, and their user sees
 * nothing of that.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#messages/message.ts';
import { startModerationServer, type ModerationServer } from '#tests/fakes/moderation-server.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { ModerationSubject } from '#tools/contract/run.ts';
import { createBuiltInModeration } from './built-in-moderation.ts';
import { createCallModeration } from './call-moderation.server.ts';
import { createHostedModeration } from './hosted-moderation.server.ts';

let held: TestDatabase;
let server: ModerationServer;
beforeAll(async () => {
  held = await openTestDatabase('embedded');
  server = await startModerationServer();
}, 120_000);
afterAll(async () => {
  await server?.close();
  await held?.remove();
});

const never = new AbortController().signal;
const words = (...texts: string[]): ModerationSubject => ({
  tool: 'place_in_scene',
  stage: 'input',
  input: { words: texts.join(' ') },
  texts,
  assets: [],
});
const kept = (userId: string) => held.database.prisma.generation.findMany({ where: { userId } });
const hosted = () =>
  createHostedModeration({
    apiKey: server.key,
    baseUrl: server.url,
    picture: async () => ({ bytes: new TextEncoder().encode('f'), mime: 'image/png' }),
  });

test('lets pass what may be made, and keeps nothing of it', async () => {
  const userId = await createTestUser(held.database);
  const port = createCallModeration({ prisma: held.database.prisma, moderation: createBuiltInModeration() }).forUser(
    userId,
  );
  expect(await port.check(words('on a marble counter, nude tones'), never)).toBeNull();
  expect(await kept(userId)).toEqual([]);
});

test('keeps what is refused for review, once, out of its user’s sight', async () => {
  const userId = await createTestUser(held.database);
  const port = createCallModeration({ prisma: held.database.prisma, moderation: createBuiltInModeration() }).forUser(
    userId,
  );
  const asked = words('a naked woman beside it');
  expect(await port.check(asked, never)).toBe(message('moderation.sexual'));
  expect(await port.check(asked, never)).toBe(message('moderation.sexual'));
  const rows = await kept(userId);
  expect(rows).toMatchObject([
    {
      kind: 'place_in_scene',
      state: 'flagged',
      flaggedBy: 'moderation',
      error: message('moderation.sexual'),
      input: asked.input,
      unit: null,
      credits: 0,
      hiddenAt: expect.any(Date),
      job: null,
    },
  ]);
});

test('a hosted model judges words and pictures over its protocol', async () => {
  const userId = await createTestUser(held.database);
  const port = createCallModeration({ prisma: held.database.prisma, moderation: hosted() }).forUser(userId);
  expect(await port.check(words('on oak'), never)).toBeNull();
  expect(await port.check(words('on oak [hate]'), never)).toBe(message('moderation.hate'));
  const picture = 'a'.repeat(64);
  expect(await port.check({ ...words(), stage: 'results', assets: [picture] }, never)).toBe(
    message('moderation.result'),
  );
  expect(server.asked.map(({ type }) => type)).toEqual(['text', 'text', 'image_url']);
  expect((await kept(userId)).map(({ results }) => results)).toContainEqual({ variations: [{ asset: picture }] });
});

test('what somebody reports is kept once, with their words', async () => {
  const userId = await createTestUser(held.database);
  const service = createCallModeration({ prisma: held.database.prisma, moderation: createBuiltInModeration() });
  const call = { tool: 'place_in_scene', input: { words: 'on oak' }, assets: ['b'.repeat(64)] };
  await service.report(userId, { ...call, reason: null });
  await service.report(userId, { ...call, reason: 'It has two shadows' });
  expect(await kept(userId)).toMatchObject([
    {
      state: 'flagged',
      flaggedBy: 'user',
      flagReason: 'It has two shadows',
      input: call.input,
      results: { variations: [{ asset: 'b'.repeat(64) }] },
      hiddenAt: expect.any(Date),
    },
  ]);
});

test('nobody to be asked is no permission, said in words, and nothing is kept', async () => {
  const userId = await createTestUser(held.database);
  const port = createCallModeration({ prisma: held.database.prisma, moderation: hosted() }).forUser(userId);
  server.answers.push({ status: 401 });
  const error = await port.check(words('on oak'), never).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ToolRefusal);
  expect((error as Error).message).toBe(message('moderation.unreachable'));
  expect(await kept(userId)).toEqual([]);
});
