/**
 * Conversations about a design. Sending a message starts a turn that lives on the server: browsers come and go, each
 * receives it from its beginning; stopping keeps what was done. A conversation has one turn at a time.
 */
import { randomUUID } from 'node:crypto';
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { tools as allTools } from '#tools/index.ts';
import { beginTurns } from './begin-turns.ts';
import { callOnceMore } from './call-again.server.ts';
import { callEnvironment } from './call-environment.server.ts';
import { ChatError } from './chat-error.ts';
import { createChatIndex, titleOf } from './chat-index.server.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import type { ChatPage, ChatUser, Conversations } from './conversations.ts';
import { changesOf, findCall, withReport } from './finished-calls.ts';
import { createLaunch } from './launch-turn.server.ts';
import { type ChatRow, createMessageStore } from './message-store.server.ts';
import { nameByPrompt } from './name-by-prompt.server.ts';
import { type Attachment, attachmentsOf, type Outgoing, userMessage } from './outgoing-message.ts';
import { RunningCalls } from './running-calls.ts';
import type { RunningTurn } from './running-turn.server.ts';
import { writableText } from './writable-text.ts';

const DEFAULT_SIZE = { width: 1080, height: 1080 } as const;
/** Messages read per query. */
const PAGE = 40;

/**
 * Opens the conversations, after ending the turns that a dead process left running. One process serves a database's
 * conversations.
 */
export async function createConversations(dependencies: ConversationDependencies): Promise<Conversations> {
  const {
    database,
    designs,
    assets,
    events,
    tools = allTools,
    endsInterrupted = true,
    now = () => new Date(),
    newId = randomUUID,
  } = dependencies;
  const { prisma } = database;
  const store = createMessageStore(database, now);
  const index = createChatIndex(database, now, newId, dependencies.unnamed);
  const running = new Map<string, RunningTurn>();
  const calling = new RunningCalls(
    (userId, chatId, call) => void events.publish(userId, { type: 'chat.call', chatId, ...call }),
  );
  const launch = createLaunch(dependencies, { store, running, infosOf });
  const { alone, expecting, arrived } = beginTurns((chatId) => running.has(chatId));
  if (endsInterrupted) await store.endInterrupted();

  async function ownChat(userId: string, chatId: string): Promise<ChatRow> {
    const chat = await store.findChat(userId, chatId);
    if (!chat) throw new ChatError('not_found', 'designs.notFound');
    return chat;
  }

  async function stop(chatId: string): Promise<void> {
    await arrived(chatId);
    await Promise.all([running.get(chatId)?.stop(), calling.stop(chatId)]);
  }

  function infosOf(userId: string, attachments: readonly Attachment[]): Promise<(AssetInfo | null)[]> {
    const own = assets.forUser(userId);
    return Promise.all(
      attachments.map(async ({ asset, name }) => {
        const info = await own.info(asset);
        return info && { ...info, name: name || info.name };
      }),
    );
  }

  /** A stretch of messages in the browser's format. */
  async function pageOf(userId: string, chat: ChatRow, before?: string): Promise<ChatPage> {
    const page = await store.readPage(chat.id, PAGE, before);
    const takenBack = await designs.takenBack(userId, chat.designId, page.messages.flatMap(changesOf));
    return { ...page, takenBack };
  }

  /** Undoes on the canvas what these messages did. Null: nothing. */
  async function takeBack(userId: string, chat: ChatRow, messages: readonly ChatMessage[]) {
    const turns = messages.flatMap(({ metadata }) => metadata?.turn?.id ?? []);
    const changes = messages.flatMap(changesOf);
    return turns.length + changes.length > 0 ? designs.undoTurns(userId, chat.designId, { turns, changes }) : null;
  }

  /** Undoes on the canvas what these messages did, and deletes them. Returns what had to be kept, in words. */
  async function forget(userId: string, chat: ChatRow, messages: readonly ChatMessage[]): Promise<string[]> {
    const back = await takeBack(userId, chat, messages);
    await store.deleteMessages(
      chat.id,
      messages.map(({ id }) => id),
    );
    return back?.skipped ?? [];
  }

  async function send(user: ChatUser, chatId: string, outgoing: Outgoing): Promise<ReadableStream<ChatChunk>> {
    const chat = await ownChat(user.id, chatId);
    const before = await store.readMessages(chatId);
    const same = running.get(chatId);
    // A repeat after a broken connection: the message is stored already.
    if (same && before.some(({ id }) => id === outgoing.id)) return same.buffer.read();
    return alone(chatId, async () => {
      // The client chooses the ids, but not those of the assistant's messages.
      if (before.some(({ id, role }) => id === outgoing.id && role !== 'user'))
        throw new ChatError('invalid', 'agent.malformedMessage', {}, 'message.id');
      await assets.use(
        user.id,
        outgoing.attachments.map(({ asset }) => asset),
      );
      const written = userMessage(outgoing, await infosOf(user.id, outgoing.attachments), now().toISOString());
      const from =
        outgoing.replaces === undefined
          ? before.length
          : before.findIndex(({ id, role }) => id === outgoing.replaces && role === 'user');
      if (from < 0) throw new ChatError('gone', 'agent.messageGone');
      const sent = withKept(written, await forget(user.id, chat, before.slice(from)));
      const messages = [...before.slice(0, from).filter(({ id }) => id !== sent.id), sent];
      await store.saveMessage(chatId, sent);
      if (messages.length === 1) await nameByPrompt({ store, designs }, user.id, chat, writableText(outgoing.text));
      const turn = await launch(user, chat, messages, outgoing);
      void events.publish(user.id, { type: 'chat.message', chatId });
      return turn.buffer.read();
    });
  }

  return {
    send: (user, chatId, outgoing) => expecting(chatId, () => send(user, chatId, outgoing)),

    async begin({ id, userId, prompt, assets: attached, format }) {
      const existing = await store.findChat(userId, id);
      if (!existing) {
        // Another user has it: they keep it, and nothing is created here.
        if (await prisma.chat.findUnique({ where: { id }, select: { id: true } }))
          throw new ChatError('not_found', 'designs.notFound');
        const title = titleOf(writableText(prompt));
        const design = await designs.create({ userId, title, ...(format ?? DEFAULT_SIZE) });
        await prisma.chat.create({
          data: { id, userId, designId: design.id, title, createdAt: now(), updatedAt: now() },
        });
      }
      if ((await store.readMessages(id)).length > 0) return;
      const { plan } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { plan: true } });
      const outgoing = {
        id: newId(),
        text: prompt,
        attachments: attached.map((one) => ({ asset: one.id, name: one.name })),
        page: null,
        selection: [],
      };
      const stream = await expecting(id, () => send({ id: userId, plan }, id, outgoing));
      await stream.cancel();
    },

    list: index.list,
    rename: index.rename,
    startOn: index.startOn,

    async remove(userId, chatId) {
      await ownChat(userId, chatId);
      await stop(chatId);
      await index.remove(userId, chatId);
    },

    async removeWithDesign(userId, chatId) {
      const { designId } = await ownChat(userId, chatId);
      await stop(chatId);
      await index.remove(userId, chatId);
      if ((await prisma.chat.count({ where: { userId, designId } })) > 0) return { design: 'kept' };
      await designs.softDelete(userId, designId);
      return { design: 'trashed' };
    },

    async get(userId, chatId) {
      const chat = await ownChat(userId, chatId);
      const page = await pageOf(userId, chat);
      const turn = running.get(chatId);
      return {
        ...chat,
        ...page,
        messages: turn ? page.messages.filter(({ metadata }) => metadata?.turn?.id !== turn.turnId) : page.messages,
        running: turn !== undefined,
        calling: calling.of(chatId),
      };
    },

    async before(userId, chatId, messageId) {
      return pageOf(userId, await ownChat(userId, chatId), messageId);
    },

    async callAgain(user, chatId, callId, asked) {
      const chat = await ownChat(user.id, chatId);
      return alone(chatId, async () => {
        const messages = await store.readMessages(chatId);
        const attachments = (await infosOf(user.id, attachmentsOf(messages))).filter((info) => info !== null);
        const { page, selection } = asked;
        const { designId } = chat;
        const environment = callEnvironment(dependencies, {
          user,
          designId,
          turnId: null,
          page,
          selection,
          attachments,
        });
        const undo = (change: string) => designs.undoChange(user.id, designId, change);
        try {
          return await calling.run({ userId: user.id, chatId, designId, callId }, async (signal, progress) => {
            const called = await callOnceMore({
              messages,
              callId,
              asked,
              signal,
              tools,
              environment: { ...environment, progress },
              undo,
              newId,
            });
            await store.saveMessage(chatId, called.message);
            return called;
          });
        } finally {
          void events.publish(user.id, { type: 'chat.message', chatId });
        }
      });
    },

    async report(userId, chatId, callId, reason) {
      await ownChat(userId, chatId);
      return alone(chatId, async () => {
        const call = findCall(await store.readMessages(chatId), callId);
        const card = call?.outcome.ok ? call.outcome.card : null;
        const assets = [...new Set([...(card?.assets ?? []), ...(card?.choices ?? []).map(({ asset }) => asset)])];
        if (!call || assets.length === 0) throw new ChatError('gone', 'agent.callGone');
        await dependencies.moderation.report(userId, { tool: call.tool, input: call.input, assets, reason });
        const reported = withReport(call.message, callId);
        await store.saveMessage(chatId, reported);
        void events.publish(userId, { type: 'chat.message', chatId });
        return { message: reported };
      });
    },

    async undoAnswer(userId, chatId, messageId) {
      const chat = await ownChat(userId, chatId);
      const answer = (await store.readMessages(chatId)).find(
        ({ id, role }) => id === messageId && role === 'assistant',
      );
      const undone = answer ? await takeBack(userId, chat, [answer]) : null;
      if (!undone) throw new ChatError('gone', 'agent.answerGone');
      return undone;
    },

    retry: (user, chatId, outlook) =>
      expecting(chatId, async () => {
        const chat = await ownChat(user.id, chatId);
        return alone(chatId, async () => {
          const messages = await store.readMessages(chatId);
          const at = messages.findLastIndex(({ role }) => role === 'user');
          const asked = messages[at];
          if (!asked) throw new ChatError('nothing_to_retry', 'agent.nothingToRetry');
          const again = withKept(asked, await forget(user.id, chat, messages.slice(at + 1)));
          if (again !== asked) await store.saveMessage(chatId, again);
          return (await launch(user, chat, [...messages.slice(0, at), again], outlook)).buffer.read();
        });
      }),

    async follow(userId, chatId) {
      await ownChat(userId, chatId);
      return running.get(chatId)?.buffer.read() ?? null;
    },

    async stop(userId, chatId) {
      await ownChat(userId, chatId);
      await stop(chatId);
    },

    async answerApproval(userId, chatId, approvalId, approved) {
      await ownChat(userId, chatId);
      if (!running.get(chatId)?.answer(approvalId, approved))
        throw new ChatError('not_waiting', 'agent.notWaiting', {}, 'approvalId');
    },

    runsOn: (designId) => [...running.values()].some((turn) => turn.designId === designId),

    async stopDesign(designId) {
      await arrived();
      await Promise.all([
        ...[...running.values()].filter((turn) => turn.designId === designId).map((turn) => turn.stop()),
        calling.stopDesign(designId),
      ]);
    },

    async close() {
      await arrived();
      await Promise.all([...[...running.values()].map((turn) => turn.stop()), calling.close()]);
    },
  };
}

/** Records on the user's message what remains of an earlier answer. */
function withKept(sent: ChatMessage, kept: readonly string[]): ChatMessage {
  if (kept.length === 0 && !sent.metadata?.kept) return sent;
  return { ...sent, metadata: { createdAt: '', ...sent.metadata, kept: [...kept] } };
}
