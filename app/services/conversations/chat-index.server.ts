/** A user's conversations as a list: searched, renamed, deleted, started on an existing design. */
import { message } from '#messages/message.ts';
import { nameFor } from '#agent/dialogue/naming.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import { ACCOUNT_LIMITS } from '#app/services/quota/account-limits.ts';
import { TooManyError } from '#app/services/quota/storage-full-error.ts';
import { ChatError } from './chat-error.ts';

/** A row of GET /api/chats. */
export interface ChatSummary {
  id: string;
  /** Its own, or else the design's. */
  title: string;
  designId: string;
  revision: number;
  updatedAt: string;
  /** Its newest words; in a search, the newest that match. */
  excerpt: string;
}

export interface ChatSearch {
  /** Words in titles or messages. */
  words?: string;
  /** Only those about this design. */
  design?: string;
  /** Only those last used before. */
  before?: Date;
  limit?: number;
}

export interface ChatIndex {
  /** Last used first; only those that have begun. */
  list(userId: string, search?: ChatSearch): Promise<ChatSummary[]>;
  /** Throws ChatError 'not_found' for what is missing or another user's, 'invalid' for an empty title. */
  rename(userId: string, chatId: string, title: string): Promise<string>;
  /** Deletes its messages with it; the design stays. Throws ChatError 'not_found'. */
  remove(userId: string, chatId: string): Promise<void>;
  /**
   * An empty conversation about a design; reuses an existing one that has not begun. Throws ChatError 'not_found',
   * TooManyError.
   */
  startOn(userId: string, designId: string): Promise<string>;
}

export const CHAT_TITLE_LENGTH = 120;
const EXCERPT_LENGTH = 140;
const PAGE = 24;

interface Row {
  id: string;
  title: string;
  designTitle: string;
  designId: string;
  revision: number;
  updatedAt: Date;
  excerpt: string | null;
}

/** Called with the pictures that a deleted conversation named: nothing may show them any more. */
export type Unnamed = (userId: string, hashes: readonly string[]) => void;

export function createChatIndex(
  { prisma, pool }: Pick<Database, 'prisma' | 'pool'>,
  now: () => Date,
  newId: () => string,
  unnamed: Unnamed = () => undefined,
): ChatIndex {
  const own = (userId: string, id: string) => ({ id, userId, design: { deletedAt: null } });
  return {
    async list(userId, { words = '', design, before, limit = PAGE } = {}) {
      const looked = words.trim();
      const rows = await query<Row>(
        pool,
        `select c.id, c.title, d.title as "designTitle", c."designId", d.revision, c."updatedAt", said.excerpt
         from chat c join design d on d.id = c."designId"
         left join lateral (
           select part->>'text' as excerpt from message m cross join lateral jsonb_array_elements(m.parts) part
           where m."chatId" = c.id and part->>'type' = 'text' and trim(part->>'text') <> '' and part->>'text' ilike $2 order by m.position desc limit 1
         ) said on true
         where c."userId" = $1 and d."deletedAt" is null and ($3::timestamp is null or c."updatedAt" < $3)
           and ($5::text is null or c."designId" = $5) and exists (select 1 from message m where m."chatId" = c.id)
           and ($2 = '%' or said.excerpt is not null or c.title ilike $2 or d.title ilike $2)
         order by c."updatedAt" desc limit $4`,
        [
          userId,
          looked === '' ? '%' : `%${looked.replaceAll(/[\\%_]/g, '\\$&')}%`,
          before?.toISOString().replace('Z', '') ?? null,
          limit,
          design ?? null,
        ],
      );
      return rows.map(({ title, designTitle, updatedAt, excerpt, ...row }) => ({
        ...row,
        title: title || designTitle,
        updatedAt: updatedAt.toISOString(),
        excerpt: excerptOf(excerpt ?? '', looked),
      }));
    },

    async rename(userId, chatId, title) {
      const clean = title.replaceAll('\0', '').trim().slice(0, CHAT_TITLE_LENGTH);
      if (clean === '') throw new ChatError('invalid', 'agent.emptyTitle', {}, 'title');
      const { count } = await prisma.chat.updateMany({ where: own(userId, chatId), data: { title: clean } });
      if (count === 0) throw new ChatError('not_found', 'designs.notFound');
      return clean;
    },

    async remove(userId, chatId) {
      const named = await query<{ hash: string }>(
        pool,
        `select distinct found[1] as hash from message m join chat c on c.id = m."chatId", regexp_matches(m.parts::text, '[0-9a-f]{64}', 'g') as found
         where c.id = $1 and c."userId" = $2`,
        [chatId, userId],
      );
      const { count } = await prisma.chat.deleteMany({ where: own(userId, chatId) });
      if (count === 0) throw new ChatError('not_found', 'designs.notFound');
      unnamed(
        userId,
        named.map(({ hash }) => hash),
      );
    },

    async startOn(userId, designId) {
      const design = await prisma.design.findFirst({
        where: { id: designId, userId, deletedAt: null },
        select: { id: true },
      });
      if (!design) throw new ChatError('not_found', 'designs.notFound');
      const empty = await prisma.chat.findFirst({
        where: { userId, designId, messages: { none: {} } },
        select: { id: true },
      });
      if (empty) return empty.id;
      if ((await prisma.chat.count({ where: { userId } })) >= ACCOUNT_LIMITS.conversations) {
        throw new TooManyError(message('quota.tooManyConversations', { limit: ACCOUNT_LIMITS.conversations }));
      }
      const { id } = await prisma.chat.create({
        data: { id: newId(), userId, designId, title: '', createdAt: now(), updatedAt: now() },
        select: { id: true },
      });
      return id;
    },
  };
}

const TITLE_LENGTH = 60;

/** What a design that begins with a prompt is called: by its brief, or else its first line, cut at a word. */
export function titleOf(prompt: string): string {
  const name = nameFor(prompt);
  if (name !== null) return name;
  const line = prompt.trim().split('\n', 1)[0]?.trim() ?? '';
  if (line === '') return message('agent.newChat');
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > TITLE_LENGTH / 2 ? space : TITLE_LENGTH)}…`;
}

/** One line of words around the match, without the marks of light markdown. */
export function excerptOf(text: string, looked: string): string {
  const line = text
    .replaceAll(/[*`#]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const at = looked === '' ? 0 : Math.max(0, line.toLowerCase().indexOf(looked.toLowerCase()));
  const from = at < EXCERPT_LENGTH / 2 ? 0 : line.indexOf(' ', at - EXCERPT_LENGTH / 3) + 1;
  const cut = line.slice(from, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT_LENGTH < line.length ? '…' : ''}`;
}
