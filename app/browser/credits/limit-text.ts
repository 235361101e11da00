/** Words a reached limit for a card or a toast, with the link to more. */
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
  /** Names the limit and when it resets; null: nothing to add. */
  detail: string | null;
}

/** `zone`: the user's time zone; undefined: this machine's. `plan`: the user's plan. */
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
  /** The same for screen readers, which miss the visual context. */
  alternative: string;
}

/**
 * The way to get more: a larger plan or, on the largest, a pack of credits; from there the user returns to `from`.
 * Null: nothing gives more.
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
