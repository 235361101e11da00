/**
 * What My projects changes about a design besides its document: title, folder, trash. Each runs in a transaction; the
 * caller ensures the order.
 */
import type pg from 'pg';
import { query } from '#app/services/database/query.server.ts';
import { lockDesign, type Written } from './commit.server.ts';
import { DesignNotFoundError, FolderError } from './design-error.ts';

export interface OwnDesign {
  userId: string;
  designId: string;
}

const written = (event: Written<void>['events'][number]): Written<void> => ({
  outcome: undefined,
  after: null,
  events: [event],
});

export async function renameDesign(
  client: pg.PoolClient,
  { userId, designId }: OwnDesign,
  title: string,
): Promise<Written<void>> {
  await lockDesign(client, designId, userId);
  await client.query('update design set title = $2, "updatedAt" = now() where id = $1', [designId, title]);
  return written({ type: 'design.renamed', designId, title });
}

/** Moves it into a folder, or with null out of any. Throws FolderError. */
export async function moveDesign(
  client: pg.PoolClient,
  { userId, designId }: OwnDesign,
  folderId: string | null,
): Promise<Written<void>> {
  await lockDesign(client, designId, userId);
  if (folderId !== null) {
    // Locked, so that nobody deletes it meanwhile.
    const folders = await query(client, 'select id from folder where id = $1 and "userId" = $2 for key share', [
      folderId,
      userId,
    ]);
    if (folders.length === 0) throw new FolderError('designs.folderNotFound');
    const templates = await query(client, 'select id from design where id = $1 and "isTemplate"', [designId]);
    if (templates.length > 0) throw new FolderError('designs.templateInFolder');
  }
  await query(client, 'update design set "folderId" = $2 where id = $1', [designId, folderId]);
  return written({ type: 'design.moved', designId, folderId });
}

export async function trashDesign(client: pg.PoolClient, { userId, designId }: OwnDesign): Promise<Written<void>> {
  await lockDesign(client, designId, userId);
  await client.query('update design set "deletedAt" = now() where id = $1', [designId]);
  return written({ type: 'design.deleted', designId });
}

/** Restores it from the trash, to its former folder if that still exists. */
export async function restoreDesign(client: pg.PoolClient, { userId, designId }: OwnDesign): Promise<Written<void>> {
  const restored = await query(
    client,
    'update design set "deletedAt" = null where id = $1 and "userId" = $2 and "deletedAt" is not null returning id',
    [designId, userId],
  );
  if (restored.length === 0) throw new DesignNotFoundError();
  return written({ type: 'design.restored', designId });
}

export interface Trashed {
  isTemplate: boolean;
  /** What it adds to the account's storage when restored: including its log, versions and conversations. */
  bytes: number;
}

/** Null: not in this user's trash. */
export async function readTrashed(
  client: Pick<pg.PoolClient, 'query'>,
  { userId, designId }: OwnDesign,
): Promise<Trashed | null> {
  const [row] = await query<Trashed>(
    client,
    `select d."isTemplate", (d."documentBytes" + d."logBytes" + d."versionBytes"
       + coalesce((select sum(c.bytes) from chat c where c."designId" = d.id and c."userId" = d."userId"), 0))::float8 as bytes
     from design d where d.id = $1 and d."userId" = $2 and d."deletedAt" is not null`,
    [designId, userId],
  );
  return row ?? null;
}
