/** Conversations, their messages and turns in the database. */
import { isCall } from '#agent/call-part.ts';
import type { ChatMessage, ChatMetadata, TurnState } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import { writableJson, writableText } from './writable-text.ts';

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
  /** Where the user was. */
  page: string | null;
  selection: readonly string[];
}

export interface MessageStore {
  /** Null: missing, or another user's. */
  findChat(userId: string, chatId: string): Promise<ChatRow | null>;
  readMessages(chatId: string): Promise<ChatMessage[]>;
  /** The newest `limit` messages, or those right before one; oldest first. `older`: there are more before them. */
  readPage(chatId: string, limit: number, before?: string): Promise<{ messages: ChatMessage[]; older: boolean }>;
  /** Writes a message at the conversation's end, or overwrites it in place. */
  saveMessage(chatId: string, chatMessage: ChatMessage): Promise<void>;
  deleteMessages(chatId: string, messageIds: readonly string[]): Promise<void>;
  /** Names a conversation without a name of its own. */
  nameChat(chatId: string, title: string): Promise<void>;
  beginTurn(turn: NewTurn): Promise<void>;
  endTurn(turnId: string, end: { state: TurnState; error?: string; endRevision: number | null }): Promise<void>;
  /** The design's revision at the end of this conversation's last finished turn; null before the first. */
  lastSeenRevision(chatId: string): Promise<number | null>;
  /** Ends turns that a dead process left running, visibly in their messages. Returns how many. */
  endInterrupted(): Promise<number>;
}

const json = (value: unknown) => JSON.stringify(writableJson(value));
/** Columns are in UTC without a time zone. */
const utc = (time: Date) => time.toISOString().replace('Z', '');

interface MessageRow {
  id: string;
  role: ChatMessage['role'];
  parts: ChatMessage['parts'];
  metadata: ChatMetadata | null;
}

const messageOf = ({ metadata, ...row }: MessageRow): ChatMessage => ({ ...row, metadata: metadata ?? undefined });

/** Marks a call that will get no answer any more, and an unfinished text, as ended. */
function closed(part: ChatMessage['parts'][number]): ChatMessage['parts'][number] {
  if (part.type === 'text' || part.type === 'reasoning') return { ...part, state: 'done' };
  if (!isCall(part) || part.state.startsWith('output-')) return part;
  const output: ToolOutcome = { ok: false, error: message('agent.callStopped'), stopped: true };
  return { ...part, state: 'output-available', input: part.input ?? {}, output } as typeof part;
}

/** Opens the store. Each of its writes is one statement, so that it happens whole or not at all. */
export function createMessageStore({ pool }: Pick<Database, 'pool'>, now: () => Date): MessageStore {
  async function readMessages(chatId: string): Promise<ChatMessage[]> {
    const rows = await query<MessageRow>(
      pool,
      'select id, role, parts, metadata from message where "chatId" = $1 order by position',
      [chatId],
    );
    return rows.map(messageOf);
  }

  async function saveMessage(chatId: string, { id, role, parts, metadata }: ChatMessage): Promise<void> {
    // The number of saves of a growing message depends on timing, so the clock is not read each time.
    const createdAt = utc(metadata?.createdAt ? new Date(metadata.createdAt) : now());
    await query(
      pool,
      `with written as (
         insert into message ("chatId", id, position, role, parts, metadata, "createdAt")
         values ($1, $2, 1 + coalesce((select max(position) from message where "chatId" = $1), 0), $3, $4, $5, $6)
         on conflict ("chatId", id) do update set parts = excluded.parts, metadata = excluded.metadata
         returning xmax = 0 as is_new
       )
       update chat set "updatedAt" = $6 where id = $1 and exists (select 1 from written where is_new)`,
      [chatId, id, role, json(parts), json(metadata ?? {}), createdAt],
    );
  }

  return {
    async findChat(userId, chatId) {
      const [chat] = await query<ChatRow>(
        pool,
        `select c.id, c."designId", c.title from chat c join design d on d.id = c."designId"
         where c.id = $1 and c."userId" = $2 and d."deletedAt" is null`,
        [chatId, userId],
      );
      return chat ?? null;
    },

    readMessages,
    saveMessage,

    async readPage(chatId, limit, before) {
      const rows = await query<MessageRow>(
        pool,
        `select id, role, parts, metadata from message
         where "chatId" = $1 and ($2::text is null or position < (select position from message where "chatId" = $1 and id = $2))
         order by position desc limit $3`,
        [chatId, before ?? null, limit + 1],
      );
      return { messages: rows.slice(0, limit).reverse().map(messageOf), older: rows.length > limit };
    },

    async deleteMessages(chatId, ids) {
      if (ids.length > 0) await query(pool, 'delete from message where "chatId" = $1 and id = any($2)', [chatId, ids]);
    },

    async nameChat(chatId, title) {
      await query(pool, `update chat set title = $2 where id = $1 and title = ''`, [chatId, title]);
    },

    async beginTurn({ id, chatId, designId, userId, baseRevision, page, selection }) {
      await query(
        pool,
        `insert into turn (id, "chatId", "designId", "userId", "baseRevision", page, selection, "startedAt") values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, chatId, designId, userId, baseRevision, page, selection, utc(now())],
      );
    },

    async endTurn(id, { state, error, endRevision }) {
      await query(pool, 'update turn set state = $2, error = $3, "endRevision" = $4, "endedAt" = $5 where id = $1', [
        id,
        state,
        error === undefined ? null : writableText(error),
        endRevision,
        utc(now()),
      ]);
    },

    async lastSeenRevision(chatId) {
      const [last] = await query<{ endRevision: number }>(
        pool,
        'select "endRevision" from turn where "chatId" = $1 and "endRevision" is not null order by "startedAt" desc limit 1',
        [chatId],
      );
      return last?.endRevision ?? null;
    },

    async endInterrupted() {
      const turns = await query<{ id: string; chatId: string }>(
        pool,
        `select id, "chatId" from turn where state = 'running'`,
        [],
      );
      const error = message('agent.serverRestarted');
      for (const { id, chatId } of turns) {
        const interrupted = (await readMessages(chatId)).find(({ metadata }) => metadata?.turn?.id === id);
        if (interrupted?.metadata) {
          await saveMessage(chatId, {
            ...interrupted,
            parts: interrupted.parts.map(closed),
            metadata: { ...interrupted.metadata, turn: { id, state: 'failed', error } },
          });
        }
        await query(pool, `update turn set state = 'failed', error = $2, "endedAt" = $3 where id = $1`, [
          id,
          error,
          utc(now()),
        ]);
      }
      return turns.length;
    },
  };
}
