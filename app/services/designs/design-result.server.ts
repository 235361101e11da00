/** What the result page shows of a design besides its pictures. */
import { pagesInOrder } from '#design/document/tree.ts';
import type { DesignResult } from '#app/contracts/design-result.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import type { Designs } from './door.server.ts';
import { DesignNotFoundError } from './design-error.ts';
import { isSharedText } from './project-list.server.ts';

/** Throws DesignNotFoundError if it is missing, deleted or another user's. */
export async function readDesignResult(
  { designs, database }: { designs: Pick<Designs, 'read' | 'copiesOf'>; database: Pick<Database, 'pool'> },
  userId: string,
  designId: string,
): Promise<DesignResult> {
  const { id, title, revision, document } = await designs.read(userId, designId);
  const [copies, [row]] = await Promise.all([
    designs.copiesOf(userId, designId),
    query<{ updatedAt: Date; chatId: string | null; isShared: boolean }>(
      database.pool,
      `select "updatedAt", (
         select c.id from chat c where c."designId" = design.id and c."userId" = design."userId"
           and exists (select 1 from message m where m."chatId" = c.id) order by c."updatedAt" desc, c.id limit 1
       ) as "chatId", ${isSharedText('design')} as "isShared"
       from design where id = $1 and "userId" = $2 and "deletedAt" is null`,
      [designId, userId],
    ),
  ]);
  // Deleted since it was read.
  if (!row) throw new DesignNotFoundError();
  return {
    id,
    title,
    revision,
    width: document.width,
    height: document.height,
    pages: pagesInOrder(document).map((page) => page.id),
    updatedAt: row.updatedAt.toISOString(),
    chatId: row.chatId,
    isShared: row.isShared,
    copies,
  };
}
