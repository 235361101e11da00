/**
 * Shows the price next to a button and the credits left: "1 image credit · 7 left". Renders nothing on unmetered plans,
 * and says how to get more when too little is left.
 */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Cost } from '#tools/contract/tool.ts';
import { message } from '#messages/message.ts';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';
import { timeText } from '#messages/time-text.ts';
import { useZone } from '../time.tsx';
import { wayToMore } from './limit-text.ts';
import { usePricedPlan } from './plan-provider.tsx';
import { useUsage, type UsageLeft } from './usage.ts';

export interface CreditPriceProps {
  /** Null: free of charge. */
  cost: Cost | null;
  /** AI backgrounds and lifestyle shots: some plans have them without a limit. */
  scene?: boolean;
  /** Picks one of several buttons that differ in cost. */
  label?: string;
  className?: string;
}

export function CreditPrice({ cost, scene = false, label, className = '' }: CreditPriceProps): ReactNode {
  const plan = usePricedPlan();
  const shown = cost !== null && isPriced(plan, scene);
  const usage = useUsage(shown);
  if (!shown) return null;
  const left = leftOf(cost, usage);
  return (
    <div data-price={cost.unit} className={`text-13 text-balance text-muted ${className}`}>
      <p className="tabular">
        {label && <span>{`${label}: `}</span>}
        <span>{priceText(cost)}</span>
        {left !== null && (
          <>
            <span>{' · '}</span>
            <span className={left < cost.amount ? 'font-medium text-warning-text' : ''}>{leftText(left)}</span>
          </>
        )}
      </p>
      {left !== null && left < cost.amount && <WayOn cost={cost} usage={usage} />}
    </div>
  );
}

/** "4 image credits". */
const priceText = ({ amount, unit }: Cost): string => message('credits.price', { amount, unit });

/**
 * The same as one line of text, for use inside a control. Null: nothing to show. With `wanted` false it is hidden for
 * now.
 */
export function usePriceTexts(wanted = true): (cost: Cost | null, options?: { scene?: boolean }) => string | null {
  const plan = usePricedPlan();
  const usage = useUsage(wanted && plan?.metered === true);
  return (cost, { scene = false } = {}) => {
    if (!cost || !isPriced(plan, scene)) return null;
    const left = leftOf(cost, usage);
    const rest = left === null ? [] : [leftText(left)];
    return [priceText(cost), ...rest].join(' · ');
  };
}

const isPriced = (plan: PricedPlan | null, scene: boolean): boolean =>
  plan !== null && plan.metered && !(scene && plan.unlimitedScenes);

/** Null: still loading. */
const leftOf = ({ unit }: Cost, usage: UsageLeft | undefined): number | null =>
  usage?.units.find((one) => one.unit === unit)?.left ?? null;

const leftText = (left: number): string => message(left === 0 ? 'credits.noneLeft' : 'credits.left', { left });

/** When credits renew, and where to get more. */
function WayOn({ cost, usage }: { cost: Cost; usage: UsageLeft | undefined }): ReactNode {
  const plan = usePricedPlan();
  const zone = useZone();
  const { pathname, search } = useLocation();
  const more = wayToMore(
    { code: 'limit_reached', what: cost.unit, limit: null, resetsAt: null },
    { from: pathname + search, plan },
  );
  const resetsAt = renewal(cost, usage);
  return (
    <p>
      {resetsAt !== null && (
        <span>{message('credits.comeBack', { time: timeText(resetsAt, 'weekdayTime', zone) })}</span>
      )}
      {more && (
        <Link to={more.path} className="ms-1.5 inline-block font-medium text-accent-text underline underline-offset-2">
          {more.label}
        </Link>
      )}
    </p>
  );
}

/** When every exhausted limit has reset, ISO 8601; null: never, or unknown. */
function renewal({ unit, amount }: Cost, usage: UsageLeft | undefined): string | null {
  const inTheWay = usage?.units.find((one) => one.unit === unit)?.limits.filter(({ left }) => left < amount) ?? [];
  const times = inTheWay.map(({ resetsAt }) => resetsAt);
  return times.includes(null) ? null : (times.toSorted().at(-1) ?? null);
}
