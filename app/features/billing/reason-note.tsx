/**
 * Why the user was sent to the plans when a limit led here: which limit, when it resets by itself, and the way back.
 */
import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaywallLimit } from '#app/contracts/paywall-path.ts';
import { LARGEST_PLAN, plans, type PlanKey } from '#app/services/billing/plans.ts';
import { useZone } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import { unitsText } from './plan-lines.ts';

export interface ShownReason {
  limit: PaywallLimit;
  /** When credits are renewed automatically, ISO 8601; null: never, or it is not about credits. */
  resetsAt: string | null;
}

export function ReasonNote({ reason, plan }: { reason: ShownReason; plan: PlanKey }): ReactNode {
  const zone = useZone();
  const { title, lead, text } = reasonWords(reason, plan, zone);
  return (
    <section aria-labelledby="paywall-reason" className="flex gap-4 rounded-card bg-warning-soft p-5 text-warning-text">
      <Gauge size={22} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <h2 id="paywall-reason" className="text-18">
          {title}
        </h2>
        {lead && <p className="mt-1 text-15 font-medium">{lead}</p>}
        <p className="mt-1 text-15">{text}</p>
      </div>
    </section>
  );
}

function reasonWords(
  { limit, resetsAt }: ShownReason,
  plan: PlanKey,
  zone: string | undefined,
): { title: string; lead: string | null; text: string } {
  switch (limit) {
    case 'export-size':
      return {
        title: message('billing.reasonSize'),
        lead: null,
        text: message('billing.reasonSizeText', {
          free: plans[plan].exportShorterSide,
          paid: plans.pro.exportShorterSide,
        }),
      };
    case 'watermark':
      return { title: message('billing.reasonWatermark'), lead: null, text: message('billing.reasonWatermarkText') };
    case 'vector':
      return { title: message('billing.reasonVector'), lead: null, text: message('billing.reasonVectorText') };
    case 'upscale':
      return { title: message('credits.limitsReached'), lead: null, text: message('billing.reasonUpscaleText') };
    case 'batch':
      return { title: message('credits.limitsReached'), lead: null, text: message('billing.reasonBatchText') };
    case 'custom-models':
      return { title: message('credits.limitsReached'), lead: null, text: message('billing.reasonModelsText') };
    default:
      return {
        title: message('credits.generationLimitReached'),
        lead: message(limit === 'logo' ? 'credits.limitOfLogos' : 'credits.limitOfGenerations'),
        text: `${message('billing.limitOfUnit', { units: unitsText([limit], 2) })} ${resetsAt ? message(plan === LARGEST_PLAN ? 'billing.limitResetsLargest' : 'billing.limitResets', { time: timeText(resetsAt, 'weekdayTime', zone) }) : message(plan === LARGEST_PLAN ? 'billing.limitNeverResetsLargest' : 'billing.limitNeverResets')}`,
      };
  }
}
