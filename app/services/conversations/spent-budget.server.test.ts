/** A day's budget in conversations: the built-in assistant takes over when it is spent, and that is said once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCosts, type CostDependencies } from '#app/services/costs/costs.server.ts';
import { builtInModel } from '#app/services/models/model.server.ts';
import { message } from '#messages/message.ts';
import { alwaysAnswering } from '#tests/fakes/answering.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { openTestConversations, readToEnd, type TestConversations } from '#tests/fixtures/conversations.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blend-budget-'));
let test: TestConversations;
beforeAll(async () => {
  test = await openTestConversations(folder);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (text: string) => ({ call: 'add_text', input: { text } });

/** A conversation with a hosted model and these budgets; each of its calls uses 15 tokens. */
async function talk(steps: ScriptedStep[], limits: Pick<CostDependencies, 'userBudget'>) {
  const costs = createCosts({
    database: test.database,
    modelPrices: {},
    dayBudget: {},
    ...limits,
    builtIn: () => builtInModel(),
    turnTokens: 1_000,
    report: (error) => test.reports.push(error),
  });
  const model = new ScriptedModel(...steps);
  const conversations = await test.open({ model: alwaysAnswering(model), costs });
  const user = { id: await createTestUser(test.database), plan: 'free' };
  const open = async () => {
    const { id: designId } = await test.designs.create({ userId: user.id, title: 'A', width: 1080, height: 1080 });
    const chatId = await conversations.startOn(user.id, designId);
    const turns = async () =>
      (await conversations.get(user.id, chatId)).messages.flatMap(({ metadata }) => metadata?.turn ?? []);
    return {
      turns,
      async say(text: string) {
        const outgoing = { id: newId('message'), text, attachments: [], page: null, selection: [] };
        await readToEnd(await conversations.send(user, chatId, outgoing));
        return (await turns()).at(-1)!;
      },
      async retry() {
        await readToEnd(await conversations.retry(user, chatId, { page: null, selection: [] }));
        return (await turns()).at(-1)!;
      },
      remove: () => conversations.remove(user.id, chatId),
    };
  };
  return { open, model };
}

it('hands over to the built-in assistant when it is spent, and says so once in a conversation', async () => {
  const { open, model } = await talk([[{ say: 'Hello.' }]], { userBudget: { tokens: 15 } });
  const chat = await open();
  expect(await chat.say('Hello')).toMatchObject({ state: 'finished', by: { kind: 'hosted' } });
  const second = await chat.say('Add the text "ONE"');
  expect(second).toMatchObject({ state: 'finished', by: { kind: 'built-in' }, budget: { of: 'user' } });
  expect(new Date(second.budget!.until).getUTCHours()).toBe(0);
  const third = await chat.say('Add the text "TWO"');
  expect(third.by).toMatchObject({ kind: 'built-in' });
  expect(third).not.toHaveProperty('budget');
  // No way around it by another conversation, nor by deleting the one that used it up.
  const other = await open();
  expect(await other.say('Add the text "ONE"')).toMatchObject({ by: { kind: 'built-in' }, budget: { of: 'user' } });
  await chat.remove();
  expect(await other.say('Add the text "TWO"')).toMatchObject({ by: { kind: 'built-in' } });
  expect(model.asked).toHaveLength(1);
});

it('ends a turn between its steps in words, and another try is the built-in assistant’s', async () => {
  const { open, model } = await talk([[add('KEPT')], [{ say: 'Never.' }]], { userBudget: { tokens: 10 } });
  const chat = await open();
  expect(await chat.say('Add the text "ONE"')).toMatchObject({
    state: 'failed',
    error: message('agent.userBudgetSpent'),
    by: { kind: 'hosted' },
  });
  expect(await chat.retry()).toMatchObject({ state: 'finished', by: { kind: 'built-in' }, budget: { of: 'user' } });
  expect(model.asked).toHaveLength(1);
});
