/**
 * What turns cost: counts what models use, keeps it per turn, and holds the day's budgets. Days are in UTC. One process
 * serves a database's conversations, so that the calls on their way are known here.
 */
import type { AnsweredBy, SpentBudget } from '#agent/chat-message.ts';
import type { CallUse, TurnMeter } from '#agent/turn-use.ts';
import type { CostSettings, DayBudget } from '#app/services/config/cost-settings.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import type { ConversationModel } from '#app/services/models/model.server.ts';
import { message } from '#messages/message.ts';
import { dayOf, nextDay } from './days.ts';
import type { MessageCost } from '#app/contracts/message-cost.ts';
import { costOf, mostOf } from './price.ts';

/** Counts one turn. */
export interface CountedTurn extends TurnMeter {
  /** Stores what is not stored yet; `by`: who answered in the end. Never rejects. */
  end(by: AnsweredBy): Promise<void>;
}

export interface Costs {
  /**
   * Who answers a turn that begins now: the wanted model, or the built-in assistant if that would cost something and a
   * budget is spent.
   */
  choose(userId: string, wanted: ConversationModel): Promise<{ model: ConversationModel; spent: SpentBudget | null }>;
  /** Starts to count a turn. */
  count(turn: { turnId: string; userId: string }, by: AnsweredBy): CountedTurn;
  /** Null: the model costs nothing, has no price, or is not asked any more today. */
  messageCost(userId: string, wanted: ConversationModel): Promise<MessageCost | null>;
}

export interface CostDependencies extends CostSettings {
  database: Pick<Database, 'pool'>;
  /** Answers when a budget is spent. */
  builtIn(): ConversationModel;
  /** What a turn may use. */
  turnTokens: number;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => Date;
}

/** Recent turns from which the cost of the next one is estimated. */
const RECENT = 30;

interface Amount {
  tokens: number;
  cost: number;
}

/** A turn that is under way: what its calls used, and about what the running call will use. */
interface Running {
  userId: string;
  startedAt: Date;
  used: CallUse & { calls: number; cost: number | null };
  reserved: Amount;
}

const isOver = ({ tokens, cost }: Amount, budget: DayBudget): boolean =>
  tokens >= (budget.tokens ?? Infinity) || cost >= (budget.cost ?? Infinity);
const isLimited = ({ tokens, cost }: DayBudget): boolean => tokens !== undefined || cost !== undefined;
/** Columns are in UTC without a time zone. */
const utc = (time: Date) => time.toISOString().replace('Z', '');

export function createCosts(dependencies: CostDependencies): Costs {
  const { database, modelPrices, dayBudget, userBudget, builtIn, turnTokens, report } = dependencies;
  const now = dependencies.now ?? (() => new Date());
  const running = new Map<string, Running>();

  /** Which budget is spent. The calls on their way count as well, or turns side by side would spend it several times. */
  async function spentBudget(userId: string): Promise<SpentBudget['of'] | null> {
    if (!isLimited(dayBudget) && !isLimited(userBudget)) return null;
    const day = dayOf(now());
    const before = [...running];
    const [stored] = await query<{ tokens: number; cost: number; ownTokens: number; ownCost: number }>(
      database.pool,
      `select coalesce(sum("inputTokens"::bigint + "outputTokens"), 0)::float8 as tokens, coalesce(sum(cost), 0)::float8 as cost,
         coalesce(sum("inputTokens"::bigint + "outputTokens") filter (where "userId" = $1), 0)::float8 as "ownTokens",
         coalesce(sum(cost) filter (where "userId" = $1), 0)::float8 as "ownCost"
       from model_use where "startedAt" >= $2 and not (id = any($3))`,
      [userId, utc(day), before.map(([id]) => id)],
    );
    const all = { tokens: stored?.tokens ?? 0, cost: stored?.cost ?? 0 };
    const own = { tokens: stored?.ownTokens ?? 0, cost: stored?.ownCost ?? 0 };
    // Those that ended meanwhile were not read above.
    for (const turn of new Set([...before.map(([, one]) => one), ...running.values()])) {
      if (turn.startedAt < day) continue;
      const { used, reserved } = turn;
      for (const sum of turn.userId === userId ? [all, own] : [all]) {
        sum.tokens += used.inputTokens + used.outputTokens + reserved.tokens;
        sum.cost += (used.cost ?? 0) + reserved.cost;
      }
    }
    if (isOver(own, userBudget)) return 'user';
    return isOver(all, dayBudget) ? 'everyone' : null;
  }

  async function store(turnId: string, { userId, startedAt, used }: Running, { kind, name }: AnsweredBy) {
    await query(
      database.pool,
      `insert into model_use (id, "userId", kind, name, calls, "inputTokens", "cachedTokens", "outputTokens", estimated, cost, "startedAt")
       values ($1, (select id from "user" where id = $2), $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set kind = excluded.kind, name = excluded.name, calls = excluded.calls,
         "inputTokens" = excluded."inputTokens", "cachedTokens" = excluded."cachedTokens", "outputTokens" = excluded."outputTokens",
         estimated = excluded.estimated, cost = excluded.cost`,
      [
        turnId,
        userId,
        kind,
        name,
        used.calls,
        used.inputTokens,
        used.cachedTokens,
        used.outputTokens,
        used.estimated,
        used.cost === null ? null : Math.round(used.cost),
        utc(startedAt),
      ],
    );
  }

  return {
    async choose(userId, wanted) {
      const of = wanted.by.kind === 'hosted' ? await spentBudget(userId) : null;
      return of === null
        ? { model: wanted, spent: null }
        : { model: builtIn(), spent: { of, until: nextDay(now()).toISOString() } };
    },

    count({ turnId, userId }, by) {
      const paid = by.kind === 'hosted';
      const price = modelPrices[by.name];
      const used = { calls: 0, inputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };
      const turn: Running = {
        userId,
        startedAt: now(),
        // What costs nothing is known to cost nothing.
        used: { ...used, estimated: false, cost: paid && !price ? null : 0 },
        reserved: { tokens: 0, cost: 0 },
      };
      if (paid) running.set(turnId, turn);
      let storing: Promise<void> = Promise.resolve();
      const keep = (answeredBy: AnsweredBy) => {
        storing = storing
          .then(() => store(turnId, turn, answeredBy))
          .catch((error: unknown) => report(error, { area: 'costs', turnId, userId }));
        return storing;
      };
      return {
        async allow(inputTokens) {
          if (!paid) return null;
          const of = await spentBudget(userId);
          if (of !== null) return message(of === 'user' ? 'agent.userBudgetSpent' : 'agent.dayBudgetSpent');
          turn.reserved = { tokens: inputTokens, cost: price ? inputTokens * price.input : 0 };
          return null;
        },
        used(use) {
          if (!paid) return;
          turn.reserved = { tokens: 0, cost: 0 };
          if (use.inputTokens === 0) return;
          turn.used.calls += 1;
          turn.used.inputTokens += use.inputTokens;
          turn.used.cachedTokens += use.cachedTokens;
          turn.used.outputTokens += use.outputTokens;
          turn.used.estimated ||= use.estimated;
          if (turn.used.cost !== null) turn.used.cost += costOf(use, price) ?? 0;
          // After each call: a process that dies has spent it all the same.
          void keep(by);
        },
        async end(answeredBy) {
          await keep(answeredBy);
          running.delete(turnId);
        },
      };
    },

    async messageCost(userId, wanted) {
      const price = wanted.by.kind === 'hosted' ? modelPrices[wanted.by.name] : undefined;
      if (!price || (await spentBudget(userId)) !== null) return null;
      const [recent] = await query<{ about: number | null }>(
        database.pool,
        `select avg(cost)::float8 as about from (
           select cost from model_use where kind = 'hosted' and name = $1 and cost is not null and calls > 0
           order by "startedAt" desc limit ${RECENT}) recent`,
        [wanted.by.name],
      );
      return { about: recent?.about ?? null, most: mostOf(turnTokens, price) };
    },
  };
}
