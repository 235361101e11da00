/** What the settings say about a plan that no subscription pays for. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { PlanKey } from '#app/services/billing/plans.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';

function panel(plan: PlanKey, enabled = true): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SubscriptionPanel plan={plan} subscription={null} enabled={enabled} from="/settings/plan" />
    </MemoryRouter>,
  );
}

it('says Free only of Free', () => {
  expect(panel('free')).toContain('You are on Free. There is nothing to pay.');
  for (const [plan, name] of [
    ['pro', 'Pro'],
    ['max', 'Max'],
  ] as const) {
    expect(panel(plan)).toContain(`You have ${name} without a subscription. There is nothing to pay.`);
    expect(panel(plan)).not.toContain('Free');
  }
});

it('offers no plans where the operator switched them off', () => {
  expect(panel('max')).toContain('href="/paywall');
  expect(panel('max', false)).not.toContain('href="/paywall');
});
