/** What an import did not carry as it was, in words. */
import { LOSSES, type ImportNotes } from '#app/contracts/imports.ts';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { message } from '#messages/message.ts';

/** A line for each kind of it; empty: everything was carried. */
export function importLines({ losses, fonts }: ImportNotes): string[] {
  return [
    ...LOSSES.flatMap((loss) => {
      const count = losses[loss] ?? 0;
      return count > 0 ? [message(`imports.loss.${loss}`, { count, limit: IMPORT_LIMITS.pages })] : [];
    }),
    ...fonts.map(({ from, to }) => message('imports.font', { from, to })),
  ];
}
