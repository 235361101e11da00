/** The credits of tool calls: one reservation a call, in the ledger of the user who calls. */
import { message } from '#messages/message.ts';
import type { CreditsPort } from '#tools/run.ts';
import type { Ledger } from './ledger.server.ts';

const PREFIX = 'call/';

/** The port for calls on one design. References of calls are unique within their design. */
export function createCallCredits(ledger: Pick<Ledger, 'reserve' | 'settle' | 'release'>, userId: string, designId: string): CreditsPort {
  const nameOf = (reference: string) => `${PREFIX}${designId}/${reference}`;
  return {
    async reserve({ unit, amount }, reference) {
      const reserved = await ledger.reserve({ userId, unit, amount, reference: nameOf(reference) });
      return reserved.ok ? reserved : { ok: false, error: message(unit === 'logo' ? 'credits.limitOfLogos' : 'credits.limitOfGenerations') };
    },
    settle: async (reference) => void (await ledger.settle(nameOf(reference))),
    release: async (reference) => void (await ledger.release(nameOf(reference))),
  };
}

/** Gives back what calls had set aside that a process did not live to end. For the start, before any call. */
export async function releaseInterruptedCalls(ledger: Pick<Ledger, 'releaseOpen'>): Promise<void> {
  await ledger.releaseOpen(PREFIX);
}
