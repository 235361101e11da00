/** The credits of tool calls: one reservation per call, in the ledger of the calling user. */
import { message } from '#messages/message.ts';
import type { CreditsPort } from '#tools/contract/run.ts';
import type { CreditUnit, LimitReached } from '#tools/contract/tool.ts';
import type { Ledger, Reservation } from './ledger.server.ts';
import { windowDays } from './plans.ts';

const PREFIX = 'call/';

/**
 * The port for calls on one design. References of calls are unique within their design.
 * @param unmetered tools that the user's plan includes without limit: nothing is booked for them
 */
export function createCallCredits(
  ledger: Pick<Ledger, 'reserve' | 'settle' | 'release' | 'balance'>,
  userId: string,
  designId: string,
  unmetered: (tool: string) => boolean = () => false,
): CreditsPort {
  const unbooked = new Set<string>();
  const nameOf = (reference: string) => `${PREFIX}${designId}/${reference}`;
  return {
    async reserve({ unit, amount }, reference, tool) {
      if (unmetered(tool)) {
        unbooked.add(reference);
        return { ok: true };
      }
      const reserved = await ledger.reserve({
        userId,
        unit,
        amount,
        reference: nameOf(reference),
        purpose: { tool, designId },
      });
      if (reserved.ok) return reserved;
      return {
        ok: false,
        error: message(unit === 'logo' ? 'credits.limitOfLogos' : 'credits.limitOfGenerations'),
        reached: limitReached(unit, reserved),
      };
    },
    async settle(reference) {
      if (!unbooked.delete(reference)) await ledger.settle(nameOf(reference));
    },
    async release(reference) {
      if (!unbooked.delete(reference)) await ledger.release(nameOf(reference));
    },
    async price({ unit }, tool) {
      if (unmetered(tool)) return null;
      const { left } = await ledger.balance(userId, unit);
      return left === null ? null : { left };
    },
  };
}

/** A refused reservation, for display with a link to more. */
export function limitReached(unit: CreditUnit, { limit, resetsAt }: Extract<Reservation, { ok: false }>): LimitReached {
  const days = limit && windowDays[limit.window];
  return {
    code: 'limit_reached',
    what: unit,
    limit: limit && {
      units: limit.units,
      amount: limit.amount,
      days: days !== null && Number.isFinite(days) ? days : null,
    },
    resetsAt: resetsAt?.toISOString() ?? null,
  };
}

/** Returns what calls had reserved when their process died. For the start, before any call. */
export async function releaseInterruptedCalls(ledger: Pick<Ledger, 'releaseOpen'>): Promise<void> {
  await ledger.releaseOpen(PREFIX);
}
