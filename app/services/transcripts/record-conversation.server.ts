/** Reads everything stored about a conversation: the recorder's input for a transcript. */
import type { ChatMessage } from '#agent/chat-message.ts';
import { firstDocument } from '#agent/transcript/record/past-documents.ts';
import type {
  LoggedEdit,
  RecordedAsset,
  RecordedDesign,
  RecordedTurn,
  Recording,
} from '#agent/transcript/record/recording.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { CreditUnit, ToolOutcome } from '#tools/contract/tool.ts';
import { realEmail } from '#app/services/auth/placeholder-email.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import { windowAt } from '#app/services/billing/windows.ts';
import type { BrandKits } from '#app/services/brand-kit/brand-kits.server.ts';
import { ChatError } from '#app/services/conversations/chat-error.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { DesignNotFoundError } from '#app/services/designs/design-error.ts';
import type { Designs } from '#app/services/designs/door.server.ts';
import { chunksOf } from './answer-chunks.ts';

export interface RecordServices {
  database: Pick<Database, 'prisma'>;
  designs: Pick<Designs, 'read'>;
  brandKits: Pick<BrandKits, 'get'>;
  entitlements: Pick<Entitlements, 'limitsOf'>;
}

type Prisma = Database['prisma'];

async function readLog(prisma: Prisma, designId: string): Promise<LoggedEdit[]> {
  const rows = await prisma.change.findMany({ where: { designId }, orderBy: { revision: 'asc' } });
  return rows.map(
    ({ id, revision, baseRevision, author, kind, turnId, stepId, operations, inverse, touched, outcome }) => ({
      id,
      revision,
      baseRevision,
      turnId,
      stepId,
      touched,
      author: author as LoggedEdit['author'],
      kind: kind as LoggedEdit['kind'],
      operations: operations as unknown as Operation[],
      inverse: inverse as unknown as Operation[],
      undoes: (outcome as { undoes?: string[] } | null)?.undoes ?? [],
    }),
  );
}

async function readTurns(
  prisma: Prisma,
  where: { designId: string; userId: string },
): Promise<(RecordedTurn & { startedAt: Date })[]> {
  const rows = await prisma.turn.findMany({
    where,
    orderBy: [{ startedAt: 'asc' }, { baseRevision: 'asc' }],
    include: { answers: { orderBy: { step: 'asc' } } },
  });
  return rows.map(({ id, chatId, state, error, baseRevision, endRevision, page, selection, startedAt, answers }) => ({
    id,
    chatId,
    error,
    baseRevision,
    endRevision,
    page,
    selection,
    startedAt,
    state: state as RecordedTurn['state'],
    answers: answers.map(({ step, status, headers, body, ends, cut }) => ({
      step,
      status,
      cut,
      headers: headers as Record<string, string>,
      chunks: chunksOf(body, ends),
    })),
  }));
}

async function readMessages(
  prisma: Prisma,
  where: { designId: string; userId: string },
): Promise<Map<string, ChatMessage[]>> {
  const chats = await prisma.chat.findMany({ where, select: { id: true, messages: { orderBy: { position: 'asc' } } } });
  return new Map(
    chats.map(({ id, messages }) => [
      id,
      messages.map((message) => ({
        id: message.id,
        role: message.role as ChatMessage['role'],
        parts: message.parts as unknown as ChatMessage['parts'],
        metadata: (message.metadata ?? undefined) as ChatMessage['metadata'],
      })),
    ]),
  );
}

/** The user's pictures, and the masks made from them. */
async function readAssets(prisma: Prisma, userId: string): Promise<RecordedAsset[]> {
  const grants = await prisma.assetGrant.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      name: true,
      asset: { select: { id: true, mime: true, cutouts: { select: { mask: { select: { id: true, mime: true } } } } } },
    },
  });
  const own = grants.map(({ name, asset: { id, mime } }) => ({ id, mime, name }));
  const known = new Set(own.map(({ id }) => id));
  const masks = grants.flatMap(({ asset }) => asset.cutouts.map(({ mask }) => ({ ...mask, name: 'mask' })));
  return [...own, ...masks.filter(({ id }) => !known.has(id))];
}

/** Credits spent by calls on the design, by the change that each would make. */
async function readCredits(prisma: Prisma, userId: string, designId: string): Promise<Recording['credits']> {
  const prefix = `call/${designId}/`;
  const rows = await prisma.ledgerEntry.groupBy({
    by: ['reference', 'unit'],
    where: { userId, reference: { startsWith: prefix } },
    _sum: { amount: true },
  });
  return new Map(
    rows.map(({ reference, unit, _sum }) => [
      reference.slice(prefix.length),
      { unit: unit as CreditUnit, amount: -(_sum.amount ?? 0) },
    ]),
  );
}

interface Spender {
  id: string;
  plan: string;
  createdAt: Date;
  planStartedAt: Date | null;
  planPeriod: number;
}

/** What the plan's limits had counted of each unit at that time, in the longest of their windows. */
async function readSpent(
  prisma: Prisma,
  user: Spender,
  entitlements: RecordServices['entitlements'],
  at: Date,
): Promise<Recording['spent']> {
  const spent: Recording['spent'] = {};
  const starts = new Map<CreditUnit, Date>();
  for (const { units, window } of entitlements.limitsOf(user) ?? []) {
    const { start } = windowAt(window, user.planStartedAt ?? user.createdAt, at);
    for (const unit of units)
      starts.set(unit, new Date(Math.min(start.getTime(), starts.get(unit)?.getTime() ?? Infinity)));
  }
  for (const [unit, start] of starts) {
    const reserved = await prisma.ledgerEntry.findMany({
      where: {
        userId: user.id,
        unit,
        source: 'plan',
        kind: 'reserve',
        period: { gte: user.planPeriod },
        createdAt: { gte: start, lt: at },
      },
      select: { reference: true },
    });
    if (reserved.length === 0) continue;
    const { _sum } = await prisma.ledgerEntry.aggregate({
      where: { userId: user.id, source: 'plan', reference: { in: reserved.map(({ reference }) => reference) } },
      _sum: { amount: true },
    });
    if (_sum.amount) spent[unit] = -_sum.amount;
  }
  return spent;
}

/** Designs that calls of these conversations made, in their original state, without deleted ones. */
async function readMade(
  { database: { prisma }, designs }: RecordServices,
  userId: string,
  messages: Iterable<readonly ChatMessage[]>,
): Promise<Map<string, RecordedDesign>> {
  const made = new Map<string, RecordedDesign>();
  for (const { parts } of [...messages].flat()) {
    for (const part of parts) {
      const outcome = 'output' in part ? (part.output as ToolOutcome | null) : null;
      const id = outcome && typeof outcome === 'object' && outcome.ok ? outcome.card.design : undefined;
      if (id === undefined || made.has(id)) continue;
      try {
        const now = await designs.read(userId, id);
        made.set(id, { title: now.title, document: firstDocument(now, await readLog(prisma, id)) });
      } catch (error) {
        if (!(error instanceof DesignNotFoundError)) throw error;
      }
    }
  }
  return made;
}

/** Throws ChatError 'not_found' for a conversation that is missing or another user's. */
export async function readConversation(services: RecordServices, userId: string, chatId: string): Promise<Recording> {
  const {
    database: { prisma },
    designs,
    brandKits,
    entitlements,
  } = services;
  const chat = await prisma.chat.findFirst({
    where: { id: chatId, userId, design: { deletedAt: null } },
    include: { user: true, design: { select: { trimmedTo: true } } },
  });
  if (!chat) throw new ChatError('not_found', 'designs.notFound');
  const { designId, user } = chat;
  // The turns first: later commits belong to none of them.
  const turns = await readTurns(prisma, { designId, userId });
  const messages = await readMessages(prisma, { designId, userId });
  const design = await designs.read(userId, designId);
  const first = turns.find((turn) => turn.chatId === chatId);
  // Its original state is no longer known.
  if (first && first.baseRevision < chat.design.trimmedTo) throw new ChatError('gone', 'record.trimmed');
  const began = first?.startedAt ?? chat.createdAt;
  const kit = await prisma.brandKit.findUnique({ where: { userId }, select: { updatedAt: true } });
  return {
    chat: chatId,
    name: chat.title || design.title,
    design,
    log: (await readLog(prisma, designId)).filter(({ revision }) => revision <= design.revision),
    takenBack: (
      await prisma.historyStep.findMany({
        where: { designId, userId, state: { in: ['undone', 'dropped'] } },
        select: { id: true },
      })
    ).map(({ id }) => id),
    turns: turns.map(({ startedAt: _startedAt, ...turn }) => turn),
    messages,
    assets: await readAssets(prisma, userId),
    brandKit: await brandKits.get(userId),
    brandKitChanged: kit !== null && kit.updatedAt > began,
    // Without plans everybody has everything.
    plan: entitlements.limitsOf(user) === null ? 'max' : user.plan,
    spent: await readSpent(prisma, user, entitlements, began),
    credits: await readCredits(prisma, userId, designId),
    person: { id: user.id, name: user.name, email: realEmail(user.email), phone: user.phoneNumber },
    made: await readMade(services, userId, messages.values()),
  };
}
