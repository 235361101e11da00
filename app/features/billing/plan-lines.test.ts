/** The pricing page's claims follow from the plan table and the prices. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plans, type Plan } from '#app/services/billing/plans.ts';
import { creditTimes, packText, planLines } from './plan-lines.ts';
import { eachOf, monthOf, yearlySaving } from './price-comparison.ts';

const textOf = (plan: Plan, key: string) => planLines(plan).find((line) => line.key === key);
const usd = (amount: number) => ({ currency: 'USD', amount });

describe('what a plan gives', () => {
  test('has the same lines in the same order for all', () => {
    const [free, ...others] = Object.values(plans).map((plan) => planLines(plan).map(({ key }) => key));
    for (const keys of others) expect(keys).toEqual(free);
  });

  test('is what the table holds', () => {
    expect(textOf(plans.free, 'image+logo')).toEqual({
      key: 'image+logo',
      text: '10 images and logos a month',
      note: 'of these at most 5 logos every 3 days',
      included: true,
    });
    expect(textOf(plans.free, 'video')?.text).toBe('1 video a month');
    expect(textOf(plans.max, 'image+logo')).toMatchObject({ text: '500 images and logos a month', note: null });
    expect(textOf(plans.free, 'export')?.text).toBe('Exports up to 1,080 px on the shorter side');
    expect(Object.values(plans).map((plan) => textOf(plan, 'storage')?.text)).toEqual([
      '2 GB of storage',
      '50 GB of storage',
      '200 GB of storage',
    ]);
    expect(textOf(plans.free, 'watermark')).toMatchObject({ text: 'With a small Blend watermark', included: false });
    expect([textOf(plans.free, 'batch')?.included, textOf(plans.pro, 'batch')?.included]).toEqual([false, true]);
    expect(textOf(plans.max, 'scenes')?.text).toContain('Unlimited');
  });

  test('follows the table when it changes', () => {
    const limits = [{ units: ['video'], window: 'weekly', amount: 7 }] as const;
    expect(textOf({ ...plans.free, limits }, 'video')?.text).toBe('7 videos a week');
  });

  test('Max has fifty times the credits of Free; what differs by unit is not said', () => {
    expect([
      creditTimes(plans.max, plans.free),
      creditTimes(plans.pro, plans.free),
      creditTimes(plans.free, plans.free),
    ]).toEqual([50, 15, null]);
    const uneven = {
      ...plans.max,
      limits: plans.max.limits.map((limit, n) => (n === 0 ? { ...limit, amount: 100 } : limit)),
    };
    expect(creditTimes(uneven, plans.free)).toBeNull();
  });

  test('packs', () =>
    expect([packText({ unit: 'image', amount: 50 }), packText({ unit: 'try-on', amount: 1 })]).toEqual([
      '50 images',
      '1 try-on',
    ]));
});

describe('what a year saves', () => {
  test.each([
    [usd(999), usd(8399), { amount: usd(3589), percent: 29 }],
    [
      { currency: 'JPY', amount: 1480 },
      { currency: 'JPY', amount: 11800 },
      { amount: { currency: 'JPY', amount: 5960 }, percent: 33 },
    ],
    [usd(999), usd(11988), null],
    [usd(999), usd(20000), null],
    [usd(999), { currency: 'EUR', amount: 1 }, null],
    [undefined, usd(1), null],
  ])('%j and %j', (monthly, yearly, saving) => expect(yearlySaving(monthly, yearly)).toEqual(saving));

  test('a month of a year and one of a pack never look cheaper than they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 500 }), (amount, count) => {
        expect(monthOf(usd(amount)).amount * 12).toBeGreaterThanOrEqual(amount);
        expect((eachOf(usd(amount), count).amount - 1) * count).toBeLessThan(amount);
      }),
    );
  });
});
