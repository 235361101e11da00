/**
 * Questions of a turn to its user, as conversations store them: what a reload shows, who may answer, how often, and
 * what a restart makes of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isToolUIPart } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { addText } from '#tools/add-text.ts';
import { defineTool } from '#tools/contract/tool.ts';
import { alwaysAnswering } from '#tests/fakes/answering.ts';
import { ScriptedModel, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import { openTestConversations, readToEnd, type TestConversations } from '#tests/fixtures/conversations.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';

let test: TestConversations;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-approvals-'));
  test = await openTestConversations(folder);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const asking = defineTool({ ...addText, approval: 'always' });

/** A conversation whose agent has asked and waits. */
async function waiting(...more: ScriptedStep[]) {
  const steps: ScriptedStep[] = [[{ call: 'add_text', input: { text: 'ASKED' } }], ...more];
  const conversations = await test.open({
    model: alwaysAnswering(new ScriptedModel(...steps)),
    tools: [asking],
  });
  const userId = await createTestUser(test.database);
  const chatId = newId('chat');
  await conversations.begin({ id: chatId, userId, prompt: 'Do it', assets: [], format: null });
  const asked = await firstOf(await conversations.follow(userId, chatId), 'tool-approval-request');
  const { designId } = await conversations.get(userId, chatId);
  const layers = async () => Object.keys((await test.designs.get(userId, designId)).document.layers).length;
  return { conversations, userId, chatId, designId, layers, approvalId: asked.approvalId };
}

/** The first chunk of a kind; the rest of the stream is released. */
async function firstOf<Type extends ChatChunk['type']>(
  stream: ReadableStream<ChatChunk> | null,
  type: Type,
): Promise<Extract<ChatChunk, { type: Type }>> {
  const reader = stream?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    if (next.value.type !== type) continue;
    void reader?.cancel();
    return next.value as Extract<ChatChunk, { type: Type }>;
  }
  throw new Error(`There was no ${type}`);
}

const callOf = (messages: readonly ChatMessage[]) =>
  messages.flatMap(({ parts }) => parts).find((part) => isToolUIPart(part));

describe('a question', () => {
  it('is heard again by whoever joins, and is stored as asked', async () => {
    const { conversations, userId, chatId, approvalId } = await waiting([{ say: 'Done.' }]);
    expect(await firstOf(await conversations.follow(userId, chatId), 'tool-approval-request')).toMatchObject({
      approvalId,
    });
    await expect
      .poll(async () => (await test.database.prisma.message.findFirst({ where: { chatId, role: 'assistant' } }))?.parts)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            state: 'approval-requested',
            approval: expect.objectContaining({ id: approvalId }),
          }),
        ]),
      );
    await conversations.stop(userId, chatId);
  });

  it('answered with yes lets the same turn go on', async () => {
    const { conversations, userId, chatId, approvalId, layers } = await waiting([{ say: 'Done.' }]);
    expect(await layers()).toBe(0);
    const rest = readToEnd(await conversations.follow(userId, chatId));
    await conversations.answerApproval(userId, chatId, approvalId, true);
    await rest;
    expect(await layers()).toBe(1);
    const { messages } = await conversations.get(userId, chatId);
    expect(messages.at(-1)?.metadata?.turn?.state).toBe('finished');
    expect(callOf(messages)).toMatchObject({
      state: 'output-available',
      output: { ok: true },
      approval: { approved: true },
    });
  });

  it('answered with no leaves everything as it was', async () => {
    const { conversations, userId, chatId, approvalId, layers } = await waiting([{ say: 'As you like.' }]);
    const rest = readToEnd(await conversations.follow(userId, chatId));
    await conversations.answerApproval(userId, chatId, approvalId, false);
    await rest;
    expect(await layers()).toBe(0);
    expect(callOf((await conversations.get(userId, chatId)).messages)).toMatchObject({
      state: 'output-available',
      output: { ok: false },
    });
  });

  it('is answered once, by its user only, and only under its own id', async () => {
    const { conversations, userId, chatId, approvalId, layers } = await waiting([{ say: 'Done.' }]);
    const stranger = await createTestUser(test.database);
    await expect(conversations.answerApproval(stranger, chatId, approvalId, true)).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const wrong of ['', 'nope', '__proto__', 'constructor', `${approvalId} `]) {
      await expect(conversations.answerApproval(userId, chatId, wrong, true)).rejects.toMatchObject({
        code: 'not_waiting',
      });
    }
    const other = await waiting([{ say: 'Done.' }]);
    await expect(conversations.answerApproval(userId, chatId, other.approvalId, true)).rejects.toMatchObject({
      code: 'not_waiting',
    });
    expect(await layers()).toBe(0);
    await conversations.answerApproval(userId, chatId, approvalId, false);
    await expect(conversations.answerApproval(userId, chatId, approvalId, true)).rejects.toMatchObject({
      code: 'not_waiting',
    });
    await expect.poll(async () => (await conversations.get(userId, chatId)).running).toBe(false);
    await expect(conversations.answerApproval(userId, chatId, approvalId, true)).rejects.toMatchObject({
      code: 'not_waiting',
    });
    expect(await layers()).toBe(0);
    await other.conversations.stop(other.userId, other.chatId);
  });

  it('ends with the turn when the user stops', async () => {
    const { conversations, userId, chatId, layers } = await waiting();
    await conversations.stop(userId, chatId);
    const { messages, running } = await conversations.get(userId, chatId);
    expect(running).toBe(false);
    expect(messages.at(-1)?.metadata?.turn?.state).toBe('stopped');
    expect(callOf(messages)).toMatchObject({ state: 'output-available', output: { ok: false, stopped: true } });
    expect(await layers()).toBe(0);
  });

  it('that a dead process left is closed at the next start', async () => {
    const { conversations, userId, chatId, layers } = await waiting();
    await expect
      .poll(async () =>
        JSON.stringify((await test.database.prisma.message.findFirst({ where: { chatId, role: 'assistant' } }))?.parts),
      )
      .toContain('approval-requested');
    const restarted = await test.open({ model: alwaysAnswering(new ScriptedModel()) });
    const { messages, running } = await restarted.get(userId, chatId);
    expect(running).toBe(false);
    expect(messages.at(-1)?.metadata?.turn).toMatchObject({ state: 'failed', error: expect.any(String) });
    expect(callOf(messages)).toMatchObject({ state: 'output-available', output: { ok: false, stopped: true } });
    expect(await layers()).toBe(0);
    await conversations.stop(userId, chatId);
  });
});
