/**
 * `npm run operator -- <command> --user <address or id> …`: operators' actions on accounts without a browser:
 * give-plan, withdraw-plan, record-subscription, end-subscription. See docs/operating.md.
 */
import { parseArgs } from 'node:util';
import { KernelError } from '../design/document/issue.ts';
import { parseOrThrow } from '../design/document/schema-issues.ts';
import { createAccounts } from '../app/services/admin/accounts.server.ts';
import { AdminError } from '../app/services/admin/admin-error.ts';
import { givePlanSchema, recordSubscriptionSchema } from '../app/services/admin/admin-requests.ts';
import { COMMAND_LINE } from '../app/services/admin/operator-actions.ts';
import { readSettings } from '../app/services/config/load-config.server.ts';
import { StartError } from '../app/services/config/start-error.ts';
import { openDatabase } from '../app/services/database/database.server.ts';
import { createEvents } from '../app/services/events/events.server.ts';
import { PaymentsError } from '../app/services/payments/payments-error.ts';
import { message } from '../messages/message.ts';
import { runCommand } from './running/failing.ts';

const commands = ['give-plan', 'withdraw-plan', 'record-subscription', 'end-subscription'] as const;

runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      plan: { type: 'string' },
      until: { type: 'string' },
      reason: { type: 'string' },
      store: { type: 'string' },
      product: { type: 'string' },
      ref: { type: 'string' },
      ends: { type: 'boolean', default: false },
    },
  });
  const command = commands.find((one) => one === positionals[0]);
  if (!command || !values.user) throw new StartError(message('admin.commandUsage', { commands: commands.join(', ') }));
  const database = await openDatabase(readSettings());
  const { prisma } = database;
  const events = createEvents({ database });
  const told: Promise<void>[] = [];
  const accounts = createAccounts({
    prisma,
    changed: (userId) => void told.push(events.publish(userId, { type: 'plan.changed' })),
    now: () => new Date(),
  });
  try {
    const user = await prisma.user.findFirst({
      where: { OR: [{ id: values.user }, { email: values.user.toLowerCase() }] },
      select: { id: true },
    });
    if (!user) throw new StartError(message('admin.commandNoUser', { user: values.user }));
    const { plan, until, reason, store, product, ref, ends } = values;
    if (command === 'give-plan') {
      const request = parseOrThrow(givePlanSchema, { plan, until: until ?? null, reason });
      await accounts.givePlan(COMMAND_LINE, user.id, request);
    } else if (command === 'record-subscription') {
      const request = parseOrThrow(recordSubscriptionSchema, { store, product, ref, until, renews: !ends });
      await accounts.recordSubscription(COMMAND_LINE, user.id, request);
    } else if (command === 'withdraw-plan') {
      const grant = await prisma.planGrant.findFirst({ where: { userId: user.id, endedAt: null } });
      await accounts.withdrawPlan(COMMAND_LINE, user.id, grant?.id ?? '');
    } else {
      const row = await prisma.subscription.findFirst({
        where: { userId: user.id, ref: ref ?? '', status: { not: 'ended' } },
      });
      await accounts.endSubscription(COMMAND_LINE, user.id, row?.id ?? '');
    }
    await Promise.all(told);
    console.log(message('admin.commandDone'));
  } catch (error) {
    // A usage error, not a bug.
    if (error instanceof AdminError || error instanceof PaymentsError || error instanceof KernelError)
      throw new StartError(error.message, error);
    throw error;
  } finally {
    await events.close();
    await database.close();
  }
  process.exit(0);
});
