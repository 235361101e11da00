/** Combines everything operators see and do, for the routes of /admin and the command line. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { enginesOf, type EngineServices } from '#app/services/account/engines.server.ts';
import type { Engine } from '#app/services/account/engines.ts';
import type { AssetContent, Assets } from '#app/services/assets/assets.server.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import type { Config } from '#app/services/config/config.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { GenerationError } from '#app/services/generations/generation-error.ts';
import type { Generations } from '#app/services/generations/generations.server.ts';
import type { ModelChoice } from '#app/services/models/choice/model-choice.server.ts';
import type { ModelOffer } from '#app/services/models/choice/model-offers.ts';
import type { Mailer } from '#app/services/mail/mail.ts';
import type { Payments } from '#app/services/payments/payments.server.ts';
import type { ShareReports } from '#app/services/sharing/share-reports.server.ts';
import type { Sms } from '#app/services/sms/sms.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import { message } from '#messages/message.ts';
import { createAccounts, type Accounts } from './accounts.server.ts';
import { listActions, record } from './action-log.server.ts';
import type { GenerationList, QueueView, ReviewFilter, ReviewPage, StorageView } from './admin.ts';
import { AdminError } from './admin-error.ts';
import type { Decision, LinkDecision } from './admin-requests.ts';
import { listGenerations, queueView, type GenerationFilter } from './generation-list.server.ts';
import type { CostView, TurnCosts } from './cost-report.ts';
import { costReport, oneTurnCosts, type CostFilter } from './cost-report.server.ts';
import { createHealth, type Health } from './health.server.ts';
import type { ActionPage } from './operator-actions.ts';
import { isReviewed, listReviews } from './review-list.server.ts';
import { storageReport } from './storage-report.server.ts';
import { createUserList, type UserList } from './user-list.server.ts';

export interface Admin {
  users: UserList;
  accounts: Accounts;
  generations(filter: GenerationFilter, after: string | null): Promise<GenerationList>;
  queue(): Promise<QueueView>;
  /** Retries a failed one for free. Throws AdminError, and the errors of `Generations.retry`. */
  retry(operator: string, id: string): Promise<void>;
  /** Cancels a running one; its credits are refunded as when its user cancels. */
  cancel(operator: string, id: string): Promise<void>;
  reviews(filter: ReviewFilter, after: string | null): Promise<ReviewPage>;
  decide(operator: string, id: string, decision: Decision, note: string): Promise<void>;
  /** Decides about the link of a reported design, for all that was reported about it. */
  decideLink(operator: string, id: string, decision: LinkDecision, note: string): Promise<void>;
  /** A flagged picture, no larger than `size`; null: not part of that generation, or gone. */
  picture(id: string, asset: string, size: number | null): Promise<Pick<AssetContent, 'bytes' | 'mime'> | null>;
  storage(): Promise<StorageView>;
  /** What hosted models used and cost. */
  costs(filter: CostFilter, after: string | null): Promise<CostView>;
  /** What one turn used; null: unknown. */
  turn(turnId: string): Promise<TurnCosts | null>;
  engines(): Engine[];
  health(): Promise<Health>;
  /** What answers in the chat from now on. Throws UnknownModelError. */
  chooseModel(user: { id: string; email?: string | null }, id: string): Promise<ModelOffer>;
  actions(after: string | null): Promise<ActionPage>;
  close(): void;
}

export interface AdminDependencies extends EngineServices {
  prisma: PrismaClient;
  config: Config;
  database: Database;
  storage: Storage;
  mailer: Mailer;
  sms: Sms;
  payments: Payments;
  entitlements: Entitlements;
  generations: Pick<Generations, 'retry' | 'cancel' | 'reviews'>;
  shareReports: Pick<ShareReports, 'decide'>;
  assets: Pick<Assets, 'assetBytes' | 'small'>;
  models: ModelChoice;
  /** Called after a user's plan or subscription changed. */
  changed(userId: string): void;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => Date;
}

/** How often to look for granted plans that have expired. */
const LOOK_MS = 30_000;

export function createAdmin(dependencies: AdminDependencies): Admin {
  const { prisma, config, database, entitlements, generations, shareReports, assets, models, changed, report } =
    dependencies;
  const now = dependencies.now ?? (() => new Date());
  const accounts = createAccounts({ prisma, changed, now });
  const health = createHealth({ ...dependencies, now });
  const engines = () => enginesOf(config, dependencies);

  const look = () => void accounts.endDue().catch((error: unknown) => report(error, { area: 'plan-grants' }));
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();

  async function found(id: string) {
    const row = await prisma.generation.findFirst({
      where: { id, hiddenAt: null },
      select: { userId: true, kind: true, state: true },
    });
    if (!row) throw new AdminError('not_found');
    return row;
  }

  return {
    users: createUserList({ prisma, entitlements, now }),
    accounts,
    generations: (filter, after) => listGenerations(prisma, filter, { after, now: now() }),
    queue: () => queueView(prisma, config, now()),

    async retry(operator, id) {
      const { userId, kind, state } = await found(id);
      // Only its user may restart what they cancelled.
      if (state !== 'failed') throw new AdminError('not_failed');
      await generations.retry(userId, id, {
        free: true,
        note: (tx) =>
          record(tx, { operator, action: 'generation.retry', userId, subject: id, detail: { kind } }, now()),
      });
    },

    async cancel(operator, id) {
      const { userId, kind, state } = await found(id);
      if (state !== 'generating') throw new GenerationError('not_running');
      await generations.cancel(userId, id, {
        note: (tx) =>
          record(tx, { operator, action: 'generation.cancel', userId, subject: id, detail: { kind } }, now()),
      });
    },

    async chooseModel({ id: userId, email }, id) {
      const offer = await models.choose(id);
      const detail = { title: offer.name || message('settings.engineAssistant') };
      await record(prisma, { operator: email ?? '', action: 'model.choose', userId, subject: offer.id, detail }, now());
      return offer;
    },

    reviews: (filter, after) => listReviews(prisma, filter, { after, now: now() }),

    async decide(operator, id, decision, note) {
      const done = await generations.reviews.decide(id, decision, (tx, { userId, kind }) =>
        record(tx, { operator, action: `review.${decision}`, userId, subject: id, detail: { kind, note } }, now()),
      );
      if (!done) throw new AdminError('not_found');
      if (done.decided) return;
      throw done.row.decision === null
        ? new AdminError('wrong_decision', { field: 'decision' })
        : new AdminError('decided');
    },

    async decideLink(operator, id, decision, note) {
      const done = await shareReports.decide(id, decision, (tx, { id: subject, userId, title }) =>
        record(tx, { operator, action: `share.${decision}`, userId, subject, detail: { title, note } }, now()),
      );
      if (done === null) throw new AdminError('not_found');
      if (!done) throw new AdminError('decided');
    },

    async picture(id, asset, size) {
      if (!(await isReviewed(prisma, id, asset))) return null;
      const row = await prisma.asset.findUnique({ where: { id: asset }, select: { mime: true } });
      if (!row) return null;
      const isPicture = row.mime.startsWith('image/') && row.mime !== 'image/svg+xml';
      const small = size !== null && isPicture ? await assets.small(asset, size, 'operators') : null;
      if (small) return { bytes: small, mime: 'image/webp' };
      const bytes = await assets.assetBytes(asset);
      return bytes && { bytes, mime: row.mime };
    },

    storage: () => storageReport({ prisma, database, entitlements, dataDir: config.dataDir }),
    costs: (filter, after) => costReport(prisma, config, filter, { after, now: now() }),
    turn: (turnId) => oneTurnCosts(prisma, turnId),
    engines,
    health: () => health(engines()),
    actions: (after) => listActions(prisma, { after }),
    close: () => clearInterval(timer),
  };
}
