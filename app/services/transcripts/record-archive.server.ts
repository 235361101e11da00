/**
 * Stored conversations without a running server: listed and recorded by a command on the same database and data folder.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { message } from '#messages/message.ts';
import { createAssets } from '#app/services/assets/assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { createBrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import type { Settings } from '#app/services/config/config.ts';
import { StartError } from '#app/services/config/start-error.ts';
import { DatabaseError } from '#app/services/database/database-error.ts';
import { openDatabase, type Database } from '#app/services/database/database.server.ts';
import { createDesigns } from '#app/services/designs/door.server.ts';
import { createEvents } from '#app/services/events/events.server.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import { recordConversation, type RecordedFiles } from './record-files.server.ts';

export interface StoredChat {
  id: string;
  title: string;
  updatedAt: Date;
  /** Questions that were answered. */
  turns: number;
}

export interface RecordArchive {
  /** All users' non-empty conversations, last used first. */
  list(limit: number): Promise<StoredChat[]>;
  /** Throws ChatError 'not_found' or RecordError. `called`: the transcript's name. */
  record(chatId: string, called?: string): Promise<RecordedFiles>;
  close(): Promise<void>;
}

/** How long to wait for a server that is just being stopped, ms. */
const LOCK_WAIT_MS = 1_000;

async function open(settings: Settings): Promise<Database> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'database')))
    throw new StartError(message('record.noDatabase', { folder: settings.dataDir }));
  try {
    return await openDatabase({ ...settings, lockWaitMs: LOCK_WAIT_MS });
  } catch (error) {
    const held =
      error instanceof DatabaseError &&
      (error.key === 'database.folderInUse' || error.key === 'database.folderInUseElsewhere');
    throw held ? new StartError(message('record.serverRuns', { folder: settings.dataDir }), error) : error;
  }
}

/** Throws StartError or DatabaseError with the line to print. */
export async function openRecordArchive(settings: Settings): Promise<RecordArchive> {
  const database = await open(settings);
  const { prisma } = database;
  const events = createEvents();
  const assets = createAssets({
    prisma,
    storage: createDiskStorage(join(settings.dataDir, 'assets')),
    inspect: inspectHere,
  });
  const designs = createDesigns({
    database,
    events,
    measureText: () => {
      throw new Error('Recording changes no design');
    },
  });
  const services = {
    database,
    designs,
    assets,
    brandKits: createBrandKits({ prisma, assets }),
    entitlements: createEntitlements(settings),
  };
  return {
    async list(limit) {
      const chats = await prisma.chat.findMany({
        where: { design: { deletedAt: null }, turns: { some: {} } },
        orderBy: { updatedAt: 'desc' },
        take: limit,
        select: {
          id: true,
          title: true,
          updatedAt: true,
          design: { select: { title: true } },
          _count: { select: { turns: true } },
        },
      });
      return chats.map(({ id, title, updatedAt, design, _count }) => ({
        id,
        title: title || design.title,
        updatedAt,
        turns: _count.turns,
      }));
    },
    async record(chatId, called) {
      const chat = await prisma.chat.findUnique({ where: { id: chatId }, select: { userId: true } });
      return recordConversation(services, chat?.userId ?? '', chatId, called);
    },
    async close() {
      await events.close();
      await database.close();
    },
  };
}
