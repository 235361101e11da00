/**
 * How a user's plan changes: booked row by row, so that the user's plan follows from the rows, and each cause counts
 * once.
 *
 * An upgrade begins a new period: windows are counted from its start, and earlier spending counts no more. A downgrade
 * gives no credits: windows and period continue, so what was spent in the current window counts against the smaller
 * plan too. One within the first 30 days reverts the upgrade: the windows of the previous plan continue, and everything
 * spent since counts in them.
 */
import type { Prisma } from '#prisma/generated/client.ts';
import { dayMs, planKeyOf, planKeys, windowDays, type PlanKey } from './plans.ts';

export interface PlanChange {
  userId: string;
  plan: PlanKey;
  /** When the new plan began: its windows are counted from here. A future time counts as now. */
  startedAt: Date;
  /** What caused it (a payment, the end of a subscription): the same cause changes the plan once. */
  reference: string;
}

export type PlanChangeKind = 'upgrade' | 'downgrade' | 'same';

/** The part of the plan stored with its user. */
export interface PlanState {
  plan: PlanKey;
  startedAt: Date;
  period: number;
}

type Transaction = Prisma.TransactionClient;

const rankOf = (plan: PlanKey) => planKeys.indexOf(plan);
const firstDaysMs = windowDays.monthly * dayMs;

/** The user's state after the change. `before`: the states that led here, oldest first; the last one is the current. */
export function nextState(
  before: readonly PlanState[],
  { plan, startedAt }: Pick<PlanChange, 'plan' | 'startedAt'>,
  now: Date,
): { kind: PlanChangeKind; state: PlanState } {
  const present = before.at(-1);
  if (!present) throw new Error('Everybody has a plan');
  const difference = rankOf(plan) - rankOf(present.plan);
  if (difference === 0) return { kind: 'same', state: present };
  if (difference > 0) {
    const period = Math.max(...before.map((state) => state.period)) + 1;
    return { kind: 'upgrade', state: { plan, startedAt: startedAt < now ? startedAt : now, period } };
  }
  let kept = present;
  for (
    let earlier = beforePeriod(before, kept.period);
    earlier && rankOf(earlier.plan) >= rankOf(plan);
    earlier = beforePeriod(before, kept.period)
  ) {
    if (now.getTime() >= kept.startedAt.getTime() + firstDaysMs) break;
    kept = earlier;
  }
  return { kind: 'downgrade', state: { ...kept, plan } };
}

/** The state that the period's upgrade ended. */
function beforePeriod(states: readonly PlanState[], period: number): PlanState | undefined {
  const began = states.findIndex((state) => state.period === period);
  return began > 0 ? states[began - 1] : undefined;
}

/** Changes the plan within the caller's transaction. False: this cause was booked before, and nothing was changed. */
export async function changePlan(
  tx: Transaction,
  { userId, plan, startedAt, reference }: PlanChange,
  now = new Date(),
): Promise<boolean> {
  const [user] = await tx.$queryRaw<
    { plan: string; createdAt: Date; planStartedAt: Date | null; planPeriod: number }[]
  >`
    SELECT "plan", "createdAt", "planStartedAt", "planPeriod" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
  if (!user) throw new Error(`No user ${userId} to change the plan of`);
  if (await tx.planChange.findUnique({ where: { reference }, select: { number: true } })) return false;
  const rows = await tx.planChange.findMany({ where: { userId }, orderBy: { number: 'asc' } });
  const before = rows.map((row) => ({ plan: planKeyOf(row.plan), startedAt: row.startedAt, period: row.period }));
  if (before.length === 0) {
    // The first change also books the state it changed, so that the rows are complete.
    const beginning = {
      plan: planKeyOf(user.plan),
      startedAt: user.planStartedAt ?? user.createdAt,
      period: user.planPeriod,
    };
    await tx.planChange.create({
      data: { userId, number: 0, reference: `beginning/${userId}`, kind: 'beginning', ...beginning, createdAt: now },
    });
    before.push(beginning);
  }
  const { kind, state } = nextState(before, { plan, startedAt }, now);
  await tx.planChange.create({ data: { userId, number: before.length, reference, kind, ...state, createdAt: now } });
  if (kind !== 'same')
    await tx.user.update({
      where: { id: userId },
      data: { plan: state.plan, planStartedAt: state.startedAt, planPeriod: state.period },
    });
  return true;
}
