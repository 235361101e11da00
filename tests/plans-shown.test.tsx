/**
 * The plans' allowances are stated where people look for them: every number and right on the plans’ page, and the usage
 * of each metered one in the settings. Only a reason given here may omit one.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planLines } from '#app/features/billing/plan-lines.ts';
import { UsageSection } from '#app/features/settings/usage-section.tsx';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { featureKeys, planKeys, plans, type Feature, type Plan } from '#app/services/billing/plans.ts';
import { createUsage } from '#app/services/billing/usage.server.ts';
import { createStorageQuota } from '#app/services/quota/storage-quota.server.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';

/** Numbers and rights without a line on the plans’ page, each with the reason. */
const notOnPlansPage: Partial<Record<keyof Plan | Feature, string>> = {};

/** The amounts with a meter in the settings’ usage, or why there is none. */
type Meters = (plan: Plan) => readonly number[];
const inUsage: Record<keyof Plan, Meters | { notShown: string }> = {
  limits: ({ limits }) => limits.map(({ amount }) => amount),
  storage: ({ storage }) => [storage],
  exportShorterSide: { notShown: 'It holds for each export, and nothing is used up.' },
  watermark: { notShown: 'There is nothing to count.' },
  features: { notShown: 'There is nothing to count.' },
};

/** Plans that differ in one number or right, by its name. */
function changed(plan: Plan, rights: readonly string[] = featureKeys): [name: string, plan: Plan][] {
  return Object.entries(plan).flatMap(([name, value]: [string, unknown]): [string, Plan][] => {
    if (name === 'limits')
      return plan.limits.flatMap((limit, index): [string, Plan][] => [
        [name, { ...plan, limits: plan.limits.with(index, { ...limit, amount: limit.amount * 2 }) }],
        [name, { ...plan, limits: plan.limits.with(index, { ...limit, window: 'weekly' }) }],
        [name, { ...plan, limits: plan.limits.toSpliced(index, 1) }],
      ]);
    if (name === 'features')
      return rights.map((right) => {
        const others = plan.features.filter((has) => has !== right);
        const features = others.length < plan.features.length ? others : [...others, right as Feature];
        return [right, { ...plan, features }];
      });
    if (typeof value === 'number') return [[name, { ...plan, [name]: value * 2 + 1 }]];
    if (typeof value === 'boolean') return [[name, { ...plan, [name]: !value }]];
    throw new Error(`Say here how “${name}” of a plan can change`);
  });
}

/** Names of what can change without the plan's lines showing it. */
function withoutLine(plan: Plan, rights?: readonly string[]): string[] {
  const said = JSON.stringify(planLines(plan));
  return changed(plan, rights).flatMap(([name, other]) => (JSON.stringify(planLines(other)) === said ? [name] : []));
}

describe('the plans’ page', () => {
  test.each(planKeys)('has a line for every number and right of %s', (plan) => {
    expect(new Set(withoutLine(plans[plan]))).toEqual(new Set(Object.keys(notOnPlansPage)));
  });

  test('would be missing a line for a number or right that it does not know', () => {
    const unknown = withoutLine({ ...plans.free, fonts: 2 } as Plan, [...featureKeys, 'early-access']);
    expect(unknown).toEqual(expect.arrayContaining(['fonts', 'early-access']));
  });
});

describe('the settings’ usage', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('embedded');
  });
  afterAll(() => opened.remove());

  test.each(planKeys)('has a meter for everything that is counted on %s, and no other', async (key) => {
    const plan = plans[key];
    const { prisma } = opened.database;
    const user = await createTestUser(opened.database);
    await prisma.user.update({ where: { id: user }, data: { plan: key } });
    const entitlements = createEntitlements({ plans: 'metered' });
    const usage = await createUsage({ prisma, entitlements }).now(user);
    const storage = await createStorageQuota({ prisma, entitlements }).usage(user);
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <UsageSection
          usage={usage}
          storage={storage}
          history={{ entries: [], next: null }}
          toolTitles={{}}
          plansPath={null}
        />
      </MemoryRouter>,
    );
    const meters = Array.from(markup.matchAll(/role="meter"[^>]* aria-valuemax="(\d+)"/g), ([, amount]) =>
      Number(amount),
    );
    const counted = Object.values(inUsage).flatMap((shown) => (typeof shown === 'function' ? shown(plan) : []));
    expect(meters.sort((a, b) => a - b)).toEqual(counted.sort((a, b) => a - b));
  });

  test('has every number of the table decided', () => {
    for (const key of planKeys) expect(Object.keys(inUsage).sort()).toEqual(Object.keys(plans[key]).sort());
  });
});
