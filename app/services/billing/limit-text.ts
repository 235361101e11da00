/** A limit that was reached, in words for a card or a toast, and the link to more. */
import { message, type MessageKey } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import type { CreditUnit, LimitReached } from '#tools/contract/tool.ts';
import { paywallPath } from '#app/contracts/paywall-path.ts';

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

/** `zone`: the reader's time zone; undefined: this machine's. */
export function limitText({ what, limit, resetsAt }: LimitReached, zone?: string): LimitText {
  const title = message(what in unitWords ? 'credits.generationLimitReached' : 'credits.limitsReached');
  if (!limit) return { title, detail: null };
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

/** Where to get more: the plans, or for a visitor without an account the sign-in; either returns to `from`. */
export function wayToMore(
  { what }: LimitReached,
  { from, anonymous = false }: { from: string; anonymous?: boolean },
): { label: string; path: string } {
  if (anonymous) return { label: message('credits.signIn'), path: `/sign-in?${new URLSearchParams({ next: from })}` };
  return { label: message('credits.seePlans'), path: paywallPath({ limit: what, from }) };
}
