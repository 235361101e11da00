/** Who takes the money: Stripe where it is configured, else the sandbox. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Config } from '#app/services/config/config.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.server.ts';
import { createStripeProvider } from './stripe/stripe-provider.server.ts';

export function choosePaymentProvider({ stripe, origin }: Pick<Config, 'stripe' | 'origin'>, { prisma }: { prisma: PrismaClient }): Promise<PaymentProvider> {
  return stripe ? createStripeProvider(stripe, { prisma, origin }) : Promise.resolve(createSandboxProvider({ prisma }));
}
