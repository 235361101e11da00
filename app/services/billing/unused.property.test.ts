/** The refund for a period: exact over months of all lengths, leap years, clock changes and currencies. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, type Money } from './money.ts';
import { addMonths, periodOf } from './periods.ts';
import { unusedOf } from './unused.ts';

const currency = fc.constantFrom('USD', 'EUR', 'INR', 'JPY', 'KRW', 'KWD', 'BHD');
const instant = fc.date({
  min: new Date('2023-01-01T00:00:00Z'),
  max: new Date('2033-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const interval = fc.constantFrom('month' as const, 'year' as const);
const amount = fc.oneof(fc.constantFrom(0, 1, 999, 9_99, 83_99, 1_480), fc.nat(100_000_000));

describe('the unused part', () => {
  test('with what was used it is what was paid: nothing is lost, nothing invented', () => {
    fc.assert(
      fc.property(
        amount,
        currency,
        instant,
        interval,
        fc.nat(30),
        fc.double({ min: -0.2, max: 1.2, noNaN: true }),
        (paid, code, anchor, of, index, share) => {
          const period = periodOf(anchor, of, index);
          const at = new Date(period.start.getTime() + share * (period.end.getTime() - period.start.getTime()));
          const { used, refund } = unusedOf({ currency: code, amount: paid }, period, at);
          expect(used.amount + refund.amount).toBe(paid);
          expect(used.amount).toBeGreaterThanOrEqual(0);
          expect(refund.amount).toBeGreaterThanOrEqual(0);
          expect([used.currency, refund.currency, Number.isInteger(refund.amount)]).toEqual([code, code, true]);
          // As close to the exact share as whole units allow, and never below it.
          const [gone, whole] = [
            Math.floor(at.getTime() / 1000) - Math.floor(period.start.getTime() / 1000),
            Math.floor(period.end.getTime() / 1000) - Math.floor(period.start.getTime() / 1000),
          ];
          const exact = paid * (1 - Math.min(Math.max(gone / whole, 0), 1));
          const step = code === 'KWD' || code === 'BHD' ? 10 : 1;
          expect(refund.amount).toBeGreaterThan(exact - 0.01);
          expect(refund.amount).toBeLessThan(exact + step + 0.01);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('only shrinks as time goes on, from all of it to nothing', () => {
    fc.assert(
      fc.property(
        amount,
        currency,
        instant,
        interval,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 }),
        (paid, code, anchor, of, shares) => {
          const period = periodOf(anchor, of, 0);
          const money = { currency: code, amount: paid };
          const length = period.end.getTime() - period.start.getTime();
          const refunds = shares
            .toSorted((a, b) => a - b)
            .map((share) => unusedOf(money, period, new Date(period.start.getTime() + share * length)).refund.amount);
          expect(refunds).toEqual(refunds.toSorted((a, b) => b - a));
          expect(unusedOf(money, period, period.start).refund.amount).toBe(paid);
          expect(unusedOf(money, period, new Date(period.start.getTime() - 1)).refund.amount).toBe(paid);
          expect(unusedOf(money, period, period.end).refund.amount).toBe(0);
        },
      ),
    );
  });

  test('three decimals: what was paid in tens is given back in tens', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), instant, fc.double({ min: 0, max: 1, noNaN: true }), (tens, anchor, share) => {
        const period = periodOf(anchor, 'month', 0);
        const at = new Date(period.start.getTime() + share * (period.end.getTime() - period.start.getTime()));
        expect(unusedOf({ currency: 'KWD', amount: tens * 10 }, period, at).refund.amount % 10).toBe(0);
      }),
    );
  });

  // Calculated by hand: 999 × 10 days of 30 = 333; of 31 = 322.25…; of 28 = 356.78….
  test.each<[string, string, Money, string, number]>([
    [
      '2026-04-01T00:00:00Z',
      '2026-05-01T00:00:00Z',
      { currency: 'USD', amount: 999 },
      '2026-04-11T00:00:00Z',
      999 - 333,
    ],
    [
      '2026-03-01T00:00:00Z',
      '2026-04-01T00:00:00Z',
      { currency: 'USD', amount: 999 },
      '2026-03-11T00:00:00Z',
      999 - 322,
    ],
    [
      '2026-02-01T00:00:00Z',
      '2026-03-01T00:00:00Z',
      { currency: 'EUR', amount: 999 },
      '2026-02-11T00:00:00Z',
      999 - 356,
    ],
    [
      '2028-02-01T00:00:00Z',
      '2028-03-01T00:00:00Z',
      { currency: 'EUR', amount: 999 },
      '2028-02-11T00:00:00Z',
      999 - 344,
    ],
    [
      '2026-01-01T00:00:00Z',
      '2027-01-01T00:00:00Z',
      { currency: 'JPY', amount: 11_800 },
      '2026-07-02T12:00:00Z',
      5_900,
    ],
    ['2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z', { currency: 'KRW', amount: 13_000 }, '2026-04-30T23:59:59Z', 1],
    [
      '2026-04-01T00:00:00Z',
      '2026-05-01T00:00:00Z',
      { currency: 'KWD', amount: 3_250 },
      '2026-04-11T00:00:00Z',
      3_250 - 1_080,
    ],
  ])('%s to %s, %o at %s', (start, end, paid, at, refund) => {
    expect(unusedOf(paid, { start: new Date(start), end: new Date(end) }, new Date(at)).refund.amount).toBe(refund);
  });
});

describe('periods', () => {
  test('begin where the one before ends, and keep their day where the month has it', () => {
    fc.assert(
      fc.property(instant, interval, fc.nat(40), (anchor, of, index) => {
        const [one, next] = [periodOf(anchor, of, index), periodOf(anchor, of, index + 1)];
        expect(one.end).toEqual(next.start);
        expect(one.end.getTime()).toBeGreaterThan(one.start.getTime());
        const lastDay = new Date(Date.UTC(next.start.getUTCFullYear(), next.start.getUTCMonth() + 1, 0)).getUTCDate();
        expect(next.start.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), lastDay));
        expect(next.start.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
      }),
    );
  });

  test('31 January goes on to the end of February and to 31 March; 29 February to 28 February', () => {
    const january = new Date('2026-01-31T10:00:00Z');
    expect([1, 2, 3].map((count) => addMonths(january, count).toISOString().slice(0, 10))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(
      [12, 48].map((count) => addMonths(new Date('2024-02-29T10:00:00Z'), count).toISOString().slice(0, 10)),
    ).toEqual(['2025-02-28', '2028-02-29']);
  });

  test('no time zone and no clock change of the machine moves anything', () => {
    const before = process.env.TZ;
    // Clocks change within these months: New York on 8 March, Berlin on 29 March, Lord Howe by half an hour on 5 April.
    const reckon = () =>
      ['2026-03-01T06:30:00Z', '2026-03-15T23:30:00Z', '2026-10-20T00:15:00Z'].map((text) => {
        const period = periodOf(new Date(text), 'month', 0);
        return [
          period,
          unusedOf(
            { currency: 'USD', amount: 999 },
            period,
            new Date(period.start.getTime() + 12 * 86_400_000 + 1_234_000),
          ),
        ];
      });
    try {
      const results = ['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati'].map(
        (zone) => {
          process.env.TZ = zone;
          return JSON.stringify(reckon());
        },
      );
      expect(new Set(results).size).toBe(1);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test('prices read as people write them', () => {
    expect([formatMoney({ currency: 'INR', amount: 499_00 }), formatMoney({ currency: 'JPY', amount: 1480 })]).toEqual([
      '₹499.00',
      '¥1,480',
    ]);
  });
});
