/**
 * All services on an embedded database in a temporary folder, with conversations of any model: for the rows about
 * turns.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanguageModel } from 'ai';
import { DEFAULT_BUDGETS } from '#agent/budgets.ts';
import type { ChatChunk } from '#agent/chat-message.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { createConversations } from '#app/services/conversations/conversations.server.ts';
import type { Conversations } from '#app/services/conversations/conversations.ts';
import { createServices } from '#app/services/create-services.server.ts';
import type { Services } from '#app/services/services.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { tools as allTools } from '#tools/index.ts';
import type { Tool } from '#tools/contract/tool.ts';
import { alwaysAnswering } from '#tests/fakes/answering.ts';

export interface BenchConversations {
  services: Services;
  userId: string;
  /** Conversations that this model answers. */
  withModel(
    model: LanguageModel,
    options?: { tools?: readonly Tool[]; steps?: number; takesPictures?: boolean },
  ): Promise<Conversations>;
  /** An empty conversation about a new design. */
  newChat(document?: DesignDocument): Promise<{ chatId: string; designId: string }>;
  close(): Promise<void>;
}

export async function openBenchConversations(): Promise<BenchConversations> {
  const folder = mkdtempSync(path.join(tmpdir(), 'blend-bench-'));
  const services = await createServices(parseConfig({ DATA_DIR: folder }));
  const { prisma } = services.database;
  const userId = 'bench';
  await prisma.user.create({ data: { id: userId, name: userId, email: 'bench@example.com' } });
  const opened: Conversations[] = [];
  const report = (error: unknown) => {
    throw error;
  };
  return {
    services,
    userId,
    async withModel(languageModel, { tools = allTools, steps = DEFAULT_BUDGETS.steps, takesPictures = false } = {}) {
      const conversations = await createConversations({
        ...services,
        model: alwaysAnswering(languageModel, takesPictures),
        tools,
        budgets: { ...DEFAULT_BUDGETS, steps },
        report,
      });
      opened.push(conversations);
      return conversations;
    },
    async newChat(document) {
      const design = await services.designs.create(
        document ? { userId, document } : { userId, width: 1080, height: 1350 },
      );
      const chatId = randomUUID();
      await prisma.chat.create({ data: { id: chatId, userId, designId: design.id, title: 'Bench' } });
      return { chatId, designId: design.id };
    },
    async close() {
      for (const conversations of opened) await conversations.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a message to a conversation. */
export function say(
  conversations: Conversations,
  userId: string,
  chatId: string,
  text: string,
): Promise<ReadableStream<ChatChunk>> {
  return conversations.send({ id: userId, plan: 'max' }, chatId, {
    id: randomUUID(),
    text,
    attachments: [],
    page: null,
    selection: [],
  });
}

/** Reads a turn to its end, when everything is stored; returns its last chunk. */
export async function hearOut(stream: ReadableStream<ChatChunk>): Promise<ChatChunk | null> {
  let last: ChatChunk | null = null;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) last = next.value;
  return last;
}

/** The first chunk for which `wanted` holds; the rest is discarded. Throws if the turn ends first. */
export async function hear(
  stream: ReadableStream<ChatChunk>,
  wanted: (chunk: ChatChunk) => boolean,
): Promise<ChatChunk> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (!wanted(next.value)) continue;
    void reader.cancel();
    return next.value;
  }
  throw new Error('The turn ended before what was waited for');
}
