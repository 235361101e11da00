/** Whether words suffice for choosing a symbol, colors and letters. */
import type { LogoBrief, LogoPorts } from './brief.ts';
import { batchIcons } from './symbols.ts';
import { isKnownTrade } from './trades.ts';

/**
 * Whether there is a name with a letter or digit in it, and words (of the description, the elements, else the name
 * itself) that name a trade or an object that can be shown. Without them a logo could only be arbitrary.
 */
export function enoughDetails(
  brief: Pick<LogoBrief, 'name' | 'description' | 'elements'>,
  ports: Pick<LogoPorts, 'findIcons'>,
): boolean {
  if (!/[\p{L}\p{N}]/u.test(brief.name)) return false;
  const words = `${brief.elements.join(' ')} ${brief.description} ${brief.name}`;
  return isKnownTrade(words) || batchIcons(brief, ports).length > 0;
}
