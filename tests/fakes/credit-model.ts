/** Credits calculated as on paper: lists and sums, no database. The ledger is compared with this model. */
import type { Limit, PlanKey } from '#app/services/billing/plans.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';

const DAY = 86_400_000;
const DAYS = { daily: 1, 'three-days': 3, weekly: 7, monthly: 30, lifetime: null } as const;
const RANK: Record<PlanKey, number> = { free: 0, pro: 1, max: 2 };

export type CreditCommand =
  | { do: 'reserve'; unit: CreditUnit; amount: number; reference: string }
  | { do: 'settle'; reference: string; used: number | undefined }
  | { do: 'release'; reference: string }
  | { do: 'refund'; reference: string }
  | { do: 'top-up'; unit: CreditUnit; amount: number; reference: string }
  | { do: 'return'; reference: string }
  | { do: 'plan'; plan: PlanKey; startedAt: number; reference: string };

/** Result of a command: `thrown` when it was refused as the caller's mistake. */
export type CreditAnswer = boolean | number | 'thrown';

interface Spent {
  unit: CreditUnit;
  at: number;
  period: number;
  state: 'open' | 'settled' | 'back';
  plan: number;
  topUp: number;
}

interface Holding {
  plan: PlanKey;
  anchor: number;
  period: number;
}

export class CreditModel {
  private spent = new Map<string, Spent>();
  private bought = new Map<string, { unit: CreditUnit; amount: number; taken: number; returned: boolean }>();
  /** Earlier plans, to which the user returns when later ones end; the last is the current one. */
  private plans: Holding[];
  private causes = new Set<string>();
  private periods = 0;
  private readonly table: Readonly<Record<PlanKey, readonly Limit[]>>;

  constructor(table: Readonly<Record<PlanKey, readonly Limit[]>>, createdAt: number) {
    this.table = table;
    this.plans = [{ plan: 'free', anchor: createdAt, period: 0 }];
  }

  copy(): CreditModel {
    const copy = new CreditModel(this.table, 0);
    copy.spent = structuredClone(this.spent);
    copy.bought = structuredClone(this.bought);
    copy.plans = structuredClone(this.plans);
    copy.causes = new Set(this.causes);
    copy.periods = this.periods;
    return copy;
  }

  /** Equal for models that will always answer alike. */
  key(): string {
    const sorted = (map: ReadonlyMap<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([sorted(this.spent), sorted(this.bought), this.plans, [...this.causes].sort(), this.periods]);
  }

  get present(): Holding {
    const present = this.plans.at(-1);
    if (!present) throw new Error('Everybody has a plan');
    return present;
  }

  topUps(unit: CreditUnit): number {
    let left = 0;
    for (const pack of this.bought.values()) if (pack.unit === unit) left += pack.amount - pack.taken;
    for (const one of this.spent.values()) if (one.unit === unit) left -= one.topUp;
    return left;
  }

  used({ units, window }: Limit, now: number): number {
    const { anchor, period } = this.present;
    const days = DAYS[window];
    const start = days === null ? -Infinity : anchor + Math.floor((now - anchor) / (days * DAY)) * days * DAY;
    let used = 0;
    for (const one of this.spent.values())
      if (units.includes(one.unit) && one.period >= period && one.at >= start) used += one.plan;
    return used;
  }

  planLeft(unit: CreditUnit, now: number): number {
    const limits = this.table[this.present.plan].filter(({ units }) => units.includes(unit));
    return limits.length === 0
      ? 0
      : Math.min(...limits.map((limit) => Math.max(0, limit.amount - this.used(limit, now))));
  }

  left(unit: CreditUnit, now: number): number {
    return this.planLeft(unit, now) + this.topUps(unit);
  }

  run(command: CreditCommand, now: number): CreditAnswer {
    switch (command.do) {
      case 'reserve': {
        const before = this.spent.get(command.reference);
        if (before) return before.state === 'back' ? 'thrown' : true;
        const plan = Math.min(command.amount, this.planLeft(command.unit, now));
        const topUp = command.amount - plan;
        if (topUp > this.topUps(command.unit)) return false;
        this.spent.set(command.reference, {
          unit: command.unit,
          at: now,
          period: this.present.period,
          state: 'open',
          plan,
          topUp,
        });
        return true;
      }
      case 'settle':
        return this.close(command.reference, 'settled', command.used ?? Infinity);
      case 'release':
        return this.close(command.reference, 'back', 0);
      case 'refund': {
        const one = this.spent.get(command.reference);
        if (one?.state !== 'settled') return false;
        Object.assign(one, { state: 'back', plan: 0, topUp: 0 });
        return true;
      }
      case 'top-up':
        if (this.bought.has(command.reference)) return false;
        this.bought.set(command.reference, { unit: command.unit, amount: command.amount, taken: 0, returned: false });
        return true;
      case 'return': {
        const pack = this.bought.get(command.reference);
        if (!pack || pack.returned) return 0;
        const taken = Math.min(pack.amount, this.topUps(pack.unit));
        Object.assign(pack, { taken, returned: true });
        return taken;
      }
      case 'plan':
        return this.changePlan(command, now);
    }
  }

  private close(reference: string, state: 'settled' | 'back', used: number): boolean {
    const one = this.spent.get(reference);
    if (one?.state !== 'open') return false;
    // The plan's credits were spent first.
    const plan = Math.min(one.plan, used);
    const topUp = Math.min(one.topUp, used - plan);
    Object.assign(one, { state, plan, topUp });
    return true;
  }

  private changePlan({ plan, startedAt, reference }: Extract<CreditCommand, { do: 'plan' }>, now: number): boolean {
    if (this.causes.has(reference)) return false;
    this.causes.add(reference);
    if (RANK[plan] > RANK[this.present.plan]) {
      this.periods += 1;
      this.plans.push({ plan, anchor: Math.min(startedAt, now), period: this.periods });
    } else if (RANK[plan] < RANK[this.present.plan]) {
      for (
        let below = this.plans.at(-2);
        below && RANK[below.plan] >= RANK[plan] && now < this.present.anchor + 30 * DAY;
        below = this.plans.at(-2)
      )
        this.plans.pop();
      this.present.plan = plan;
    }
    return true;
  }
}
