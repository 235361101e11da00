/** A limit that was reached, in words for a card or a toast, and the link to more. */
import { message, type MessageKey } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import type { CreditUnit, LimitReached } from '#tools/contract/tool.ts';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';

const unitWords: Record<CreditUnit, MessageKey> = {
  image: 'billing.unitImage',
  logo: 'billing.unitLogo',
  video: 'billing.unitVideo',
  'try-on': 'billing.unitTryOn',
};

export interface LimitText {
  title: string;
  /** Which limit it is and when it resets; null: nothing more to say. */
  detail: string | null;
}

/** `zone`: the reader's time zone; undefined: this machine's. `plan`: the reader's. */
export function limitText(
  { what, limit, resetsAt }: LimitReached,
  { zone, plan = null }: { zone?: string | undefined; plan?: PricedPlan | null } = {},
): LimitText {
  const title = message(what in unitWords ? 'credits.generationLimitReached' : 'credits.limitsReached');
  if (!limit)
    return { title, detail: plan?.isLargest && what === 'export-size' ? message('credits.largestSize') : null };
  const { units, amount, days } = limit;
  const names = units.map((unit) => message(unitWords[unit], { count: amount }));
  const last = names.at(-1) ?? '';
  const all = names.length > 1 ? message('billing.and', { first: names.slice(0, -1).join(', '), last }) : last;
  const gives = message('credits.gives', { amount, units: all, days: days ?? 0 });
  return {
    title,
    detail: `${gives} ${resetsAt ? message('credits.comeBack', { time: timeText(resetsAt, 'weekdayTime', zone) }) : message('credits.neverComeBack')}`,
  };
}

export interface WayToMore {
  label: string;
  path: string;
  /** The same, said to people who don't see where it stands. */
  alternative: string;
}

/**
 * Where more is had: a larger plan, on the largest a pack of credits; from there one comes back to `from`. Null: nothing
 * gives more.
 */
export function wayToMore(
  { what }: LimitReached,
  { from, plan }: { from: string; plan: PricedPlan | null },
): WayToMore | null {
  const path = paywallPath({ limit: what, from });
  if (!plan?.isLargest)
    return { label: message('credits.seePlans'), alternative: message('credits.seePlansAlternative'), path };
  if (!plan.metered || !plan.canBuy || !(what in unitWords)) return null;
  return { label: message('credits.addPack'), alternative: message('credits.addPackAlternative'), path };
}
