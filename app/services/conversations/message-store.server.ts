/** Conversations, their messages and turns in the database. */
import { isToolUIPart } from 'ai';
import type { ChatMessage, ChatMetadata, TurnState } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import type { ToolOutcome } from '#tools/tool.ts';
import { writableJson, writableText } from './writable-text.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';

export interface ChatRow {
  id: string;
  designId: string;
  title: string;
}

export interface NewTurn {
  id: string;
  chatId: string;
  designId: string;
  userId: string;
  baseRevision: number;
  /** Where the user stood. */
  page: string | null;
  selection: readonly string[];
}

export interface MessageStore {
  /** Null: missing, or somebody else's. */
  findChat(userId: string, chatId: string): Promise<ChatRow | null>;
  readMessages(chatId: string): Promise<ChatMessage[]>;
  /** The newest `limit` messages, or those right before one; oldest first. `older`: there are more before them. */
  readPage(chatId: string, limit: number, before?: string): Promise<{ messages: ChatMessage[]; older: boolean }>;
  /** Writes a message at the conversation's end, or again where it stands. */
  saveMessage(chatId: string, chatMessage: ChatMessage): Promise<void>;
  deleteMessages(chatId: string, messageIds: readonly string[]): Promise<void>;
  /** Names a conversation that has no name of its own yet. */
  nameChat(chatId: string, title: string): Promise<void>;
  beginTurn(turn: NewTurn): Promise<void>;
  endTurn(turnId: string, end: { state: TurnState; error?: string; endRevision: number | null }): Promise<void>;
  /** The design's revision when this conversation's last ended turn ended; null before the first. */
  lastSeenRevision(chatId: string): Promise<number | null>;
  /** Gives an end to turns that a dead process left running, visible in their messages. Returns how many. */
  endInterrupted(): Promise<number>;
}

const json = (value: unknown) => writableJson(value) as Prisma.InputJsonValue;

function messageOf({ id, role, parts, metadata }: { id: string; role: string; parts: unknown; metadata: unknown }): ChatMessage {
  return { id, role: role as ChatMessage['role'], parts: parts as ChatMessage['parts'], metadata: (metadata ?? undefined) as ChatMetadata | undefined };
}

/** A call that will get no answer any more, and a text that nobody ends, as such. */
function closed(part: ChatMessage['parts'][number]): ChatMessage['parts'][number] {
  if (part.type === 'text' || part.type === 'reasoning') return { ...part, state: 'done' };
  if (!isToolUIPart(part) || part.state.startsWith('output-')) return part;
  const output: ToolOutcome = { ok: false, error: message('agent.callStopped'), stopped: true };
  return { ...part, state: 'output-available', input: part.input ?? {}, output } as typeof part;
}

export function createMessageStore(prisma: PrismaClient, now: () => Date): MessageStore {
  async function readMessages(chatId: string): Promise<ChatMessage[]> {
    const rows = await prisma.message.findMany({ where: { chatId }, orderBy: { position: 'asc' } });
    return rows.map(messageOf);
  }

  async function saveMessage(chatId: string, { id, role, parts, metadata }: ChatMessage): Promise<void> {
    const content = { parts: json(parts), metadata: json(metadata ?? {}) };
    await prisma.$transaction(async (tx) => {
      const written = await tx.message.updateMany({ where: { chatId, id }, data: content });
      if (written.count > 0) return;
      const last = await tx.message.aggregate({ where: { chatId }, _max: { position: true } });
      await tx.message.create({ data: { chatId, id, role, position: (last._max.position ?? 0) + 1, createdAt: now(), ...content } });
      await tx.chat.update({ where: { id: chatId }, data: { updatedAt: now() } });
    });
  }

  return {
    findChat: (userId, chatId) => prisma.chat.findFirst({ where: { id: chatId, userId, design: { deletedAt: null } }, select: { id: true, designId: true, title: true } }),
    readMessages,
    saveMessage,

    async readPage(chatId, limit, before) {
      const end = before === undefined ? null : await prisma.message.findUnique({ where: { chatId_id: { chatId, id: before } }, select: { position: true } });
      if (before !== undefined && !end) return { messages: [], older: false };
      const rows = await prisma.message.findMany({
        where: { chatId, ...(end ? { position: { lt: end.position } } : {}) }, orderBy: { position: 'desc' }, take: limit + 1,
      });
      return { messages: rows.slice(0, limit).reverse().map(messageOf), older: rows.length > limit };
    },

    async deleteMessages(chatId, ids) {
      await prisma.message.deleteMany({ where: { chatId, id: { in: [...ids] } } });
    },

    async nameChat(chatId, title) {
      await prisma.chat.updateMany({ where: { id: chatId, title: '' }, data: { title } });
    },

    async beginTurn({ selection, ...turn }) {
      await prisma.turn.create({ data: { ...turn, selection: [...selection], startedAt: now() } });
    },

    async endTurn(id, { state, error, endRevision }) {
      await prisma.turn.update({ where: { id }, data: { state, error: error === undefined ? null : writableText(error), endRevision, endedAt: now() } });
    },

    async lastSeenRevision(chatId) {
      const last = await prisma.turn.findFirst({ where: { chatId, endRevision: { not: null } }, orderBy: { startedAt: 'desc' }, select: { endRevision: true } });
      return last?.endRevision ?? null;
    },

    async endInterrupted() {
      const turns = await prisma.turn.findMany({ where: { state: 'running' }, select: { id: true, chatId: true } });
      const error = message('agent.serverRestarted');
      for (const { id, chatId } of turns) {
        const interrupted = (await readMessages(chatId)).find(({ metadata }) => metadata?.turn?.id === id);
        if (interrupted?.metadata) {
          await saveMessage(chatId, { ...interrupted, parts: interrupted.parts.map(closed), metadata: { ...interrupted.metadata, turn: { id, state: 'failed', error } } });
        }
        await prisma.turn.update({ where: { id }, data: { state: 'failed', error, endedAt: now() } });
      }
      return turns.length;
    },
  };
}
