/** Credits and payments. */
import { createAllowance } from './billing/allowance.server.ts';
import { releaseInterruptedCalls } from './billing/call-credits.server.ts';
import { createLedger } from './billing/ledger.server.ts';
import { createUsage } from './billing/usage.server.ts';
import type { Closing } from './closing.ts';
import type { Foundation } from './foundation.server.ts';
import { choosePaymentProvider } from './payments/choose-provider.server.ts';
import { createPayments } from './payments/payments.server.ts';

/** `serves`: calls of tools live in this process. */
export async function createBillingServices(
  { config, report, prisma, events, entitlements }: Foundation,
  { serves, closing }: { serves: boolean; closing: Closing },
) {
  const allowance = createAllowance({ prisma, secret: config.secret });
  const booked = (userId: string) => void events.publish(userId, { type: 'credits.changed' });
  const planChanged = (userId: string) => void events.publish(userId, { type: 'plan.changed' });
  const ledger = createLedger({ prisma, entitlements, allowance, booked });
  const payments = closing.keep(
    createPayments({
      prisma,
      ledger,
      allowance,
      config,
      report,
      provider: await choosePaymentProvider(config, { prisma }),
      changed: planChanged,
    }),
  );
  await payments.voidPlayMoney();
  // Refunds what a previous process had reserved for its calls.
  if (serves) await releaseInterruptedCalls(ledger);
  return { allowance, ledger, usage: createUsage({ prisma, entitlements, allowance }), payments, planChanged };
}
