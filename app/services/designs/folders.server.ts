/** The folders of My projects: flat, by name. Deleting one keeps its designs, which are then in no folder. */
import { randomUUID } from 'node:crypto';
import { message } from '#messages/message.ts';
import type { Folder, FolderList } from '#app/contracts/projects.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import { query } from '#app/services/database/query.server.ts';
import type { Events } from '#app/services/events/events.server.ts';
import { ACCOUNT_LIMITS } from '#app/services/quota/account-limits.ts';
import { TooManyError } from '#app/services/quota/storage-full-error.ts';

export interface Folders {
  list(userId: string): Promise<FolderList>;
  /** Throws TooManyError. */
  create(userId: string, name: string): Promise<Folder>;
  /** Null: missing or another user's. */
  rename(userId: string, folderId: string, name: string): Promise<Folder | null>;
  /** False: missing or another user's. */
  remove(userId: string, folderId: string): Promise<boolean>;
}

export interface FolderDependencies {
  database: Pick<Database, 'pool' | 'prisma'>;
  events: Pick<Events, 'publish'>;
  newId?: () => string;
}

interface Counted {
  folderId: string | null;
  isTemplate: boolean;
  isTrash: boolean;
  count: number;
}

const folderOf = ({ id, name, createdAt }: { id: string; name: string; createdAt: Date }): Folder => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
});

export function createFolders({ database, events, newId = randomUUID }: FolderDependencies): Folders {
  const { pool, prisma } = database;
  /** Folders of one user are created one after the other, so that two don't both become the last one. */
  const making = createInTurn();
  const changed = (userId: string) => events.publish(userId, { type: 'folders.changed' });

  return {
    async list(userId) {
      const folders = await query<{ id: string; name: string; createdAt: Date }>(
        pool,
        `select id, name, "createdAt" from folder where "userId" = $1 order by title_key(name) collate "C", id`,
        [userId],
      );
      const counts = await query<Counted>(
        pool,
        `select "folderId", "isTemplate", "deletedAt" is not null as "isTrash", count(*)::int as count
         from design where "userId" = $1 group by 1, 2, 3`,
        [userId],
      );
      const sum = (those: (counted: Counted) => boolean) =>
        counts.filter(those).reduce((total, { count }) => total + count, 0);
      const isDesign = ({ isTemplate, isTrash }: Counted) => !isTemplate && !isTrash;
      return {
        folders: folders.map((row) => ({
          ...folderOf(row),
          designs: sum((counted) => isDesign(counted) && counted.folderId === row.id),
        })),
        unfiled: sum((counted) => isDesign(counted) && counted.folderId === null),
        total: sum(isDesign),
        templates: sum(({ isTemplate, isTrash }) => isTemplate && !isTrash),
        trash: sum(({ isTrash }) => isTrash),
      };
    },

    async create(userId, name) {
      const folder = await making.run(userId, async () => {
        const limit = ACCOUNT_LIMITS.folders;
        if ((await prisma.folder.count({ where: { userId } })) >= limit)
          throw new TooManyError(message('quota.tooManyFolders', { limit }));
        return prisma.folder.create({ data: { id: newId(), userId, name } });
      });
      await changed(userId);
      return folderOf(folder);
    },

    async rename(userId, folderId, name) {
      const [folder] = await prisma.folder.updateManyAndReturn({ where: { id: folderId, userId }, data: { name } });
      if (!folder) return null;
      await changed(userId);
      return folderOf(folder);
    },

    async remove(userId, folderId) {
      const { count } = await prisma.folder.deleteMany({ where: { id: folderId, userId } });
      if (count > 0) await changed(userId);
      return count > 0;
    },
  };
}
