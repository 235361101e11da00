/** Who answered a message, as it is kept with the answer: models may change between turns, but not within one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseModel, type ConversationModel } from '#app/services/models/model.server.ts';
import { turnScope } from '#app/services/models/turn-scope.ts';
import { answering } from '#tests/fakes/answering.ts';
import { ScriptedModel } from '#tests/fakes/scripted-model.ts';
import { openTestConversations, readToEnd, type TestConversations } from '#tests/fixtures/conversations.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blend-who-'));
let test: TestConversations;
beforeAll(async () => {
  test = await openTestConversations(folder);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A conversation in which the model of the moment answers; returns who did, a turn each. */
async function talk(model: () => ConversationModel) {
  const conversations = await test.open({ model });
  const user = { id: await createTestUser(test.database), plan: 'free' };
  const { id: designId } = await test.designs.create({ userId: user.id, title: 'Poster', width: 1080, height: 1080 });
  const chatId = await conversations.startOn(user.id, designId);
  const say = async (text: string) =>
    readToEnd(
      await conversations.send(user, chatId, {
        id: newId('message'),
        text,
        attachments: [],
        page: null,
        selection: [],
      }),
    );
  const by = async () =>
    (await conversations.get(user.id, chatId)).messages
      .filter(({ role }) => role === 'assistant')
      .map(({ metadata }) => metadata?.turn?.by);
  return { say, by };
}

describe('who answered', () => {
  it('is kept with each answer, and asked anew for each', async () => {
    const models = [
      answering(new ScriptedModel([{ say: 'Hello.' }])),
      chooseModel({ openaiModel: 'unused', openaiPictures: false }),
    ];
    const { say, by } = await talk(() => models.shift()!);
    await say('Hello');
    await say('Hello');
    expect(await by()).toEqual([
      { kind: 'hosted', name: 'scripted' },
      { kind: 'built-in', name: 'Blend' },
    ]);
  });

  it('is the small model where its reading was used', async () => {
    const reading = () => {
      turnScope.getStore()!.readBy = 'reader.gguf';
      return [{ say: 'I read it.' }];
    };
    const model = answering(new ScriptedModel(reading, [{ say: 'I read this myself.' }]));
    const { say, by } = await talk(() => model);
    await say('Hello');
    await say('Hello');
    expect(await by()).toEqual([
      { kind: 'small', name: 'reader.gguf' },
      { kind: 'hosted', name: 'scripted' },
    ]);
  });

  it('is kept with what failed too', async () => {
    const { say, by } = await talk(() => answering(new ScriptedModel([{ error: new Error('no') }])));
    await say('Hello');
    expect(await by()).toEqual([{ kind: 'hosted', name: 'scripted' }]);
  });
});
