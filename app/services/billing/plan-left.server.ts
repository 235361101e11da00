/**
 * What a user's plan gives now. There is one Free plan per person: if another account has its credits, this one has
 * none.
 */
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { SharedAllowance } from './allowance.server.ts';
import type { Entitlements } from './entitlements.server.ts';
import { limitsLeft, lockHolder, type Holder, type LimitLeft, type Transaction } from './limits-left.server.ts';

export interface PlanDependencies {
  entitlements: Pick<Entitlements, 'limitsOf' | 'planOf'>;
  allowance: SharedAllowance;
}

export interface PlanLeft {
  holder: Holder;
  /** Each limit that covers the unit; null: unmetered. */
  limits: LimitLeft[] | null;
  /** Spending from it requires holding it. */
  isShared: boolean;
}

/** At `now`, with the user's row locked from here on. `unit` absent: of all limits. */
export async function planLeft(
  tx: Transaction,
  userId: string,
  { entitlements, allowance }: PlanDependencies,
  now: Date,
  unit?: CreditUnit,
): Promise<PlanLeft> {
  const first = await holderOf(tx, userId);
  const all = entitlements.limitsOf(first);
  if (all === null) return { holder: first, limits: null, isShared: false };
  // Other plans are paid for, by each account.
  const isShared = entitlements.planOf(first) === 'free';
  const heldUntil = isShared ? await allowance.heldElsewhere(tx, userId) : null;
  // What was taken over from a deleted account may have moved the windows.
  const holder = isShared ? await holderOf(tx, userId) : first;
  const lefts = await limitsLeft(
    tx,
    userId,
    unit === undefined ? all : all.filter(({ units }) => units.includes(unit)),
    holder,
    now,
  );
  const limits =
    heldUntil === null
      ? lefts
      : lefts.map((left) => ({ ...left, used: left.limit.amount, left: 0, resetsAt: heldUntil }));
  return { holder, limits, isShared };
}

async function holderOf(tx: Transaction, userId: string): Promise<Holder> {
  const holder = await lockHolder(tx, userId);
  if (!holder) throw new Error(`No user ${userId} to book credits for`);
  return holder;
}
