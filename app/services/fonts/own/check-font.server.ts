/** Has an uploaded font inspected. */
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import type { CleanFont } from '#app/services/inspection/fonts/clean-font.ts';
import { FontError } from '#app/services/inspection/fonts/font-error.ts';
import { FONT_LIMITS } from '#app/services/inspection/fonts/font-limits.ts';
import { kindOf } from '#app/services/inspection/fonts/tables.ts';

/** The font rebuilt. Throws FontError, or AssetError as `Inspect` does. */
export async function checkFont(inspect: Inspect, bytes: Uint8Array, owner: string): Promise<CleanFont> {
  if (bytes.length > FONT_LIMITS.bytes) throw new FontError('tooLarge');
  if (kindOf(bytes) === null) throw new FontError('invalidType');
  const answer = await inspect('font', { bytes }, owner);
  if ('refused' in answer) throw new FontError(answer.refused);
  return answer.font;
}
