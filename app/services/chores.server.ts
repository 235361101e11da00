/** The chores of a server: what each part asks to be done once a day. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Account } from './account/account.server.ts';
import type { Deletion } from './account/deletion.server.ts';
import { createGuestExpiry } from './account/guest-expiry.server.ts';
import type { Trash } from './assets/trash.server.ts';
import type { PhoneCodes } from './auth/phone-code.server.ts';
import type { Allowance } from './billing/allowance.server.ts';
import type { Config } from './config/config.ts';
import type { Drafts } from './drafts/drafts.server.ts';
import { runDaily, type Housekeeping } from './housekeeping.server.ts';
import type { Onboarding } from './onboarding/onboarding.server.ts';
import type { Payments } from './payments/payments.server.ts';
import type { RateLimiter } from './rate-limits/rate-rule.ts';
import type { DiskStorage } from './storage/disk-storage.server.ts';

export interface ChoresDependencies {
  prisma: PrismaClient;
  config: Pick<Config, 'guestDays'>;
  deletion: Pick<Deletion, 'remove'>;
  account: Pick<Account, 'resume'>;
  drafts: Pick<Drafts, 'cleanUp'>;
  limiter: Pick<RateLimiter, 'cleanUp'>;
  onboarding: Pick<Onboarding, 'cleanUp'>;
  phoneCodes: Pick<PhoneCodes, 'cleanUp'>;
  payments: Pick<Payments, 'lookAfter'>;
  trash: Pick<Trash, 'cleanUp'>;
  storage: Pick<DiskStorage, 'sweep'>;
  allowance: Pick<Allowance, 'cleanUp'>;
  report(error: unknown, context: Record<string, unknown>): void;
}

/** Begins at once. */
export function startChores({ prisma, config, deletion, report, ...parts }: ChoresDependencies): Housekeeping {
  const guests = createGuestExpiry({ prisma, deletion, days: config.guestDays, report });
  return runDaily({
    chores: {
      deletions: () => parts.account.resume(),
      drafts: () => parts.drafts.cleanUp(),
      limits: () => parts.limiter.cleanUp(),
      onboarding: () => parts.onboarding.cleanUp(),
      codes: () => parts.phoneCodes.cleanUp(),
      payments: () => parts.payments.lookAfter(),
      guests: (signal) => guests.run(signal),
      trash: (signal) => parts.trash.cleanUp(signal),
      unfinished: () => parts.storage.sweep(),
      allowances: () => parts.allowance.cleanUp(),
    },
    report,
  });
}
