/**
 * Packs of credits and their payments: credits are added when a payment succeeds, the unspent ones are removed when it
 * is refunded, and added again if the payment stands after all.
 */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Booking, Ledger } from './ledger.server.ts';
import { lockHolder } from './limits-left.server.ts';

export interface Packs {
  /**
   * Books the state of a pack's payment, however often it is reported. Spent credits stay spent: no balance goes below
   * zero. False: nothing changed.
   */
  book(pack: Booking, money: { takenBack: boolean }): Promise<boolean>;
}

export function createPacks({
  prisma,
  ledger,
}: {
  prisma: PrismaClient;
  ledger: Pick<Ledger, 'topUp' | 'returnTopUp'>;
}): Packs {
  return {
    book: (pack, { takenBack }) =>
      prisma.$transaction(async (tx) => {
        await lockHolder(tx, pack.userId);
        const booked = (reference: string, kind: 'top-up' | 'return') =>
          tx.ledgerEntry.findFirst({ where: { reference, kind } });
        let changed = await ledger.topUp(pack, tx);
        // Restores the credits under a new reference, so that the ledger only grows.
        for (let [reference, again] = [pack.reference, 1]; ; again += 1) {
          const returned = await booked(reference, 'return');
          if (!returned) {
            if (takenBack) await ledger.returnTopUp(reference, tx);
            return changed || takenBack;
          }
          reference = `${pack.reference}/again/${again}`;
          if (await booked(reference, 'top-up')) continue;
          if (takenBack || returned.amount === 0) return changed;
          changed = await ledger.topUp({ ...pack, reference, amount: -returned.amount }, tx);
        }
      }),
  };
}
