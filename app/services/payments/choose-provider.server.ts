/**
 * Chooses the payment provider: Stripe if configured, the sandbox if only this machine can reach the server, else none.
 */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Config } from '#app/services/config/config.ts';
import { createClosedTill } from './closed-till.server.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.server.ts';
import { createStripeProvider } from './stripe/stripe-provider.server.ts';

export function choosePaymentProvider(
  { stripe, origin, sales }: Pick<Config, 'stripe' | 'origin' | 'sales'>,
  { prisma }: { prisma: PrismaClient },
): Promise<PaymentProvider> {
  if (stripe) return createStripeProvider(stripe, { prisma, origin });
  return Promise.resolve(sales === 'not-set-up' ? createClosedTill() : createSandboxProvider({ prisma }));
}
