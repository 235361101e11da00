/** Records operators' actions, each in the transaction of the action itself; entries never change. */
import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import { olderThan, pageOf, writeCursor } from '#app/services/database/sort-cursor.ts';
import { nameOfUser } from './user-name.ts';
import type { ActionDetail, ActionPage, OperatorAction } from './operator-actions.ts';
import { placeIn } from './list-place.ts';

export interface Recorded {
  /** An e-mail address, or COMMAND_LINE. */
  operator: string;
  action: OperatorAction;
  userId: string;
  subject: string;
  detail: ActionDetail;
}

export async function record(
  tx: Pick<Prisma.TransactionClient, 'operatorAction'>,
  { detail, ...what }: Recorded,
  now: Date,
): Promise<void> {
  await tx.operatorAction.create({ data: { id: randomUUID(), ...what, detail: { ...detail }, createdAt: now } });
}

/** Who decided what about each subject, oldest first. `actions`: the beginning of their keys. */
export async function decisionsAbout(
  prisma: PrismaClient,
  actions: 'review.' | 'share.',
  subjects: readonly string[],
): Promise<{ subject: string; action: string; by: string; note: string | null }[]> {
  const rows = await prisma.operatorAction.findMany({
    where: { subject: { in: [...subjects] }, action: { startsWith: actions } },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ subject, action, operator, detail }) => ({ subject, action, by: operator, note: noteOf(detail) }));
}

function noteOf(detail: Prisma.JsonValue): string | null {
  const note = typeof detail === 'object' && detail !== null && 'note' in detail ? detail.note : null;
  return typeof note === 'string' && note !== '' ? note : null;
}

const PAGE = 30;
const ORDER = 'operator-actions';

/** `userId`: only actions on this user. */
export async function listActions(
  prisma: PrismaClient,
  { userId, after, limit = PAGE }: { userId?: string; after?: string | null; limit?: number } = {},
): Promise<ActionPage> {
  const rows = await prisma.operatorAction.findMany({
    where: { ...(userId === undefined ? {} : { userId }), ...olderThan(placeIn(ORDER, after), 'createdAt') },
    include: { user: { select: { name: true, email: true, phoneNumber: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit, ({ id, createdAt }) => writeCursor(ORDER, createdAt, id));
  return {
    actions: shown.map((row) => ({
      id: row.id,
      operator: row.operator,
      action: row.action,
      user: { id: row.userId, name: nameOfUser(row.user) },
      subject: row.subject,
      detail: row.detail as ActionDetail,
      at: row.createdAt.toISOString(),
    })),
    next,
  };
}
