/**
 * A model that does its worst with every tool, through the real loop, services and database: nothing of another user is
 * read or changed, no address is requested, no file is opened, and its own design stays intact.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getToolName, isToolUIPart } from 'ai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BUDGETS } from '#agent/budgets.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import { tools } from '#tools/index.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import { alwaysAnswering } from '#tests/fakes/answering.ts';
import { ScriptedModel, type ScriptedPart, type ScriptedStep } from '#tests/fakes/scripted-model.ts';
import {
  openTestConversations,
  readToEnd,
  type BegunChat,
  type TestConversations,
} from '#tests/fixtures/conversations.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { ODD_VALUES, reachingValues } from './attacks.ts';
import { hostileInputs } from './hostile-inputs.ts';
import { watchNetwork, type NetworkWatch } from './network-watch.ts';

/** Tools with a time limit above this, ms, are usually slow. */
const SLOW_MS = 100_000;
const SECRET = 'TOP SECRET launch on Tuesday';
/** Small: drawing it, and for it, takes a tenth of the time, px. */
const PAGE = { width: 320, height: 320 };
/**
 * The attacker's own picture: its background is already gone, so calls skip the subject search, which takes seconds.
 */
const CUT_OUT = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="20" fill="#00f"/></svg>',
  ),
)
  .png()
  .toBuffer();

let test: TestConversations;
let folder: string;
let network: NetworkWatch;
let victim: BegunChat;
let victimPicture: string;
let foreign: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blend-hostile-'));
  test = await openTestConversations(folder);
  victim = await test.begin(SECRET, [[{ call: 'add_text', input: { text: SECRET } }], [{ say: 'Done.' }]]);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  victimPicture = (await test.assets.upload(victim.user.id, picture, 'confidential.png')).id;
  await test.brandKits.update(victim.user.id, {
    name: 'Secret Brand',
    contacts: [{ type: 'mobile', value: '+1 555 0100' }],
  });
  const { document } = await victim.designs.get(victim.user.id, victim.chat.designId);
  foreign = [
    victim.chat.designId,
    victim.chat.id,
    victim.user.id,
    ...Object.keys(document.layers),
    ...Object.keys(document.pages),
    victimPicture,
    victimPicture.slice(0, 12),
    `/api/assets/${victimPicture}`,
    `/api/designs/${victim.chat.designId}`,
  ];
  network = await watchNetwork();
});
afterAll(async () => {
  await network.close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything stored for the victim. */
async function stored(): Promise<unknown> {
  const { prisma } = test.database;
  const where = { userId: victim.user.id };
  return {
    designs: await prisma.design.findMany({ where, orderBy: { id: 'asc' } }),
    chats: await prisma.chat.findMany({ where, orderBy: { id: 'asc' } }),
    messages: await prisma.message.findMany({
      where: { chat: where },
      orderBy: [{ chatId: 'asc' }, { position: 'asc' }],
    }),
    grants: await prisma.assetGrant.findMany({ where: { assetId: victimPicture } }),
    kit: await test.brandKits.get(victim.user.id),
    document: (await victim.designs.get(victim.user.id, victim.chat.designId)).document,
  };
}

/** An attacker's own design with a text and a picture, ready for a hostile turn. */
async function attacker() {
  const userId = await createTestUser(test.database);
  const asset = await test.assets.upload(userId, await CUT_OUT, 'mine.png');
  const chatId = newId('chat');
  const first: ScriptedStep[] = [
    [
      { call: 'add_text', input: { text: 'Mine' } },
      { call: 'add_image', input: { asset: 'mine.png' } },
    ],
    [{ say: 'Done.' }],
  ];
  const before = await test.open({ model: alwaysAnswering(new ScriptedModel(...first)) });
  await before.begin({
    id: chatId,
    userId,
    prompt: 'Use this',
    assets: [{ id: asset.id, name: 'mine.png' }],
    format: PAGE,
  });
  await readToEnd(await before.follow(userId, chatId));
  const { designId } = await before.get(userId, chatId);
  const design = await test.designs.get(userId, designId);
  const layer = Object.values(design.document.layers).find(({ type }) => type === 'text')!.id;

  /** One turn in which the model makes these calls, some in each step. */
  async function attack(calls: ScriptedPart[]): Promise<{ message: ChatMessage; outcomes: (ToolOutcome | null)[] }> {
    const steps: ScriptedStep[] = [];
    for (let at = 0; at < calls.length; at += 40) steps.push(calls.slice(at, at + 40));
    const conversations = await test.open({
      model: alwaysAnswering(new ScriptedModel(...steps, [{ say: 'Done.' }], [{ say: 'Done.' }])),
      budgets: {
        ...DEFAULT_BUDGETS,
        steps: steps.length + 2,
        tokens: 1e9,
        characters: 1e9,
        sameFailures: 1e6,
        approvalMs: 20,
      },
    });
    await readToEnd(
      await conversations.send({ id: userId, plan: 'free' }, chatId, {
        id: newId('message'),
        text: 'Go',
        attachments: [],
        page: null,
        selection: [],
      }),
    );
    const { messages } = await conversations.get(userId, chatId);
    const message = messages.at(-1)!;
    const parts = message.parts.filter(isToolUIPart);
    expect(message.metadata?.turn?.state).toBe('finished');
    return {
      message,
      outcomes: parts.map((part) => (part.state === 'output-available' ? (part.output as ToolOutcome) : null)),
    };
  }
  return {
    userId,
    chatId,
    designId,
    layer,
    attack,
    document: async () => (await test.designs.get(userId, designId)).document,
  };
}

/** Everything the attacker gets: the design, the conversation, everything made on the way. */
async function haul(userId: string): Promise<string> {
  const { prisma } = test.database;
  const designs = await prisma.design.findMany({ where: { userId } });
  const messages = await prisma.message.findMany({ where: { chat: { userId }, role: 'assistant' } });
  // The model's own words don't count.
  const parts = messages.flatMap((message) =>
    (message.parts as Record<string, unknown>[]).map(({ input: _input, rawInput: _raw, ...part }) => part),
  );
  return JSON.stringify([designs, parts], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

describe.each(tools.map((tool, index) => [tool.name, tool, index] as const))(
  '%s in the hands of a hostile model',
  (name, tool, index) => {
    /**
     * An ordinary run tries a third of the tools in each way, each with a sixteenth of the values in all of its fields;
     * neighbours get another sixteenth. Calls of tools that use engines take seconds, so these get fewer.
     */
    const some = <Value>(values: readonly Value[]): Value[] =>
      oneIn(tool.timeoutMs > SLOW_MS ? 96 : 16, values, Math.floor(index / 3) % 16);

    it.runIf(oneIn(3, tools).includes(tool))('reaches nothing of another user, no address and no file', async () => {
      const { userId, layer, attack, document } = await attacker();
      const before = await stored();
      const values = [...foreign, ...reachingValues(network.trap)];
      const inputs = some(values).flatMap((value) => hostileInputs(tool, value, { layer, picture: 'mine.png' }));
      const { message, outcomes } = await attack(inputs.map((input) => ({ call: name, input })));
      expect(outcomes).toHaveLength(inputs.length);
      expect(await stored()).toEqual(before);
      expect(network.reached()).toEqual([]);
      const got = await haul(userId);
      for (const secret of [SECRET, 'confidential.png', 'Secret Brand', '555 0100', 'root:x:0:0'])
        expect(got).not.toContain(secret);
      assertInvariants(await document());
      // Words may say anything; a picture must be one of the user's own or none.
      const used = [...got.matchAll(/"(?:asset|mask)":"([0-9a-f]{64})/g)].map(([, asset]) => asset);
      expect(used).not.toContain(victimPicture);
      for (const part of message.parts.filter(isToolUIPart)) {
        expect(getToolName(part)).toBe(name);
        if (part.state !== 'output-available') continue;
        const outcome = part.output as ToolOutcome;
        if (outcome.ok)
          for (const asset of [...(outcome.card.assets ?? []), outcome.card.download?.asset])
            expect(asset).not.toBe(victimPicture);
      }
    });

    it.runIf(oneIn(3, tools, 1).includes(tool))('takes odd values without falling over', async () => {
      const { layer, attack, document, designId } = await attacker();
      const inputs: unknown[] = some(ODD_VALUES)
        .flatMap((value) => hostileInputs(tool, value, { layer, picture: 'mine.png' }))
        .filter((input) => JSON.stringify(input).length < 400_000);
      const polluting = [
        '{"__proto__":{"polluted":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
        `{"layer":"${layer}","__proto__":{"polluted":true}}`,
        '[]',
        'null',
        '7',
        '"words"',
        '{"a":'.repeat(500),
      ];
      const reported = test.reports.length;
      const { outcomes } = await attack([
        ...inputs.map((input) => ({ call: name, input })),
        ...polluting.map((raw) => ({ call: name, raw })),
      ]);
      expect(outcomes).toHaveLength(inputs.length + polluting.length);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      // A refusal is an expected outcome; anything reported is a bug.
      expect(test.reports.slice(reported)).toEqual([]);
      assertInvariants(await document());
      const { revision } = await test.database.prisma.design.findUniqueOrThrow({ where: { id: designId } });
      expect(revision).toBeGreaterThanOrEqual(2);
      expect(network.reached()).toEqual([]);
    });
  },
);

it('a tool that there is not is answered, whatever its name', async () => {
  const { attack, document } = await attacker();
  const before = await document();
  const names = [
    'fetch',
    'eval',
    'read_file',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'add_text\0',
    'ADD_TEXT',
    ' add_text',
    '../add_text',
    'x'.repeat(10_000),
  ];
  const { outcomes } = await attack(names.map((call) => ({ call, input: { text: 'x', url: network.trap } })));
  expect(outcomes).toEqual(names.map(() => null));
  expect(await document()).toEqual(before);
  expect(network.reached()).toEqual([]);
});
