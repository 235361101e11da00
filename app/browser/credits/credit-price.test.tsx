/** The price next to a button: with credits, without credits, on unmetered plans, and the target of its link. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';
import { CreditPrice, type CreditPriceProps } from './credit-price.tsx';
import { PlanProvider } from './plan-provider.tsx';
import { USAGE_PATH } from './usage.ts';

const free: PricedPlan = { metered: true, unlimitedScenes: false, isLargest: false, canBuy: true };
const resetsAt = '2026-12-25T00:30:00.000Z';

function shown(left: number | null, plan: PricedPlan | null, props: Partial<CreditPriceProps> = {}): string {
  const limits = left === null ? [] : [{ left, resetsAt }];
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/ai-video']}>
      <SWRConfig value={{ fallback: { [USAGE_PATH]: { units: [{ unit: 'video', left, limits }] } } }}>
        <PlanProvider plan={plan}>
          <CreditPrice cost={{ unit: 'video', amount: 2 }} {...props} />
        </PlanProvider>
      </SWRConfig>
    </MemoryRouter>,
  );
  return html.replace(/<a [^>]*href="([^"]*)"[^>]*>/g, '[$1] ').replace(/<[^>]*>/g, '');
}

test('says what it costs and what is left', () => {
  expect(shown(7, free)).toBe('2 video credits · 7 left');
  expect(shown(7, free, { cost: { unit: 'video', amount: 1 }, label: 'More like this' })).toBe(
    'More like this: 1 video credit · 7 left',
  );
});

test('says when too little is left, when it renews, and where more is had', () => {
  expect(shown(1, free)).toMatch(
    /^2 video credits · 1 leftThey renew on .*\[\/paywall\?limit=video&amp;from=%2Fai-video\] See plans$/,
  );
  expect(shown(0, { ...free, isLargest: true })).toContain('none left');
  expect(shown(0, { ...free, isLargest: true })).toContain('Add a pack');
  expect(shown(0, { ...free, isLargest: true, canBuy: false })).not.toContain('/paywall');
});

test('says nothing where nothing is counted, or nobody is signed in', () => {
  expect(shown(null, { ...free, metered: false })).toBe('');
  expect(shown(7, null)).toBe('');
  expect(shown(7, free, { cost: null })).toBe('');
  expect(shown(7, { ...free, unlimitedScenes: true }, { scene: true })).toBe('');
  expect(shown(7, free, { scene: true })).not.toBe('');
});
