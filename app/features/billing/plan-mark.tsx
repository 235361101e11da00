/** A plan as a drawing: one shape, two that overlap, or three. Decoration. */
import type { ReactNode } from 'react';
import type { PlanKey } from '#app/services/billing/plans.ts';

const widths: Record<PlanKey, number> = { free: 36, pro: 52, max: 72 };

export function PlanMark({ plan, size = 44 }: { plan: PlanKey; size?: number }): ReactNode {
  const width = widths[plan];
  return (
    <svg
      width={(size * width) / 48}
      height={size}
      viewBox={`0 0 ${width} 48`}
      aria-hidden
      className="isolate shrink-0 overflow-visible"
    >
      <circle
        cx="18"
        cy="24"
        r="16"
        className={plan === 'free' ? 'fill-none stroke-(--mark-a) stroke-2' : 'fill-(--mark-a)'}
      />
      {plan !== 'free' && <rect x="20" y="9" width="30" height="30" rx="7" className="fill-(--mark-b) mark-overlap" />}
      {plan === 'max' && (
        <path
          d="M55 10 71 38H39Z"
          strokeWidth="4"
          strokeLinejoin="round"
          className="fill-(--mark-a) stroke-(--mark-a) mark-overlap"
        />
      )}
    </svg>
  );
}
