/** Why a font was refused: expected, shown to the user, never reported as a fault. */
import { message } from '#messages/message.ts';
import { FONT_LIMITS } from './font-limits.ts';

export type FontErrorCode =
  | 'invalidType'
  | 'packedCollection'
  | 'tooLarge'
  | 'tooMany'
  | 'broken'
  | 'tooMuch'
  | 'noLetters'
  | 'colourOnly'
  | 'restricted';

const megabytes = (bytes: number) => bytes / 1_000_000;
const texts: Record<FontErrorCode, () => string> = {
  invalidType: () => message('fonts.invalidType'),
  packedCollection: () => message('fonts.packedCollection'),
  tooLarge: () => message('fonts.tooLarge', { limit: megabytes(FONT_LIMITS.bytes) }),
  tooMany: () => message('fonts.tooMany', { limit: FONT_LIMITS.perUser }),
  broken: () => message('fonts.broken'),
  tooMuch: () => message('fonts.tooMuch', { limit: megabytes(FONT_LIMITS.unpackedBytes) }),
  noLetters: () => message('fonts.noLetters'),
  colourOnly: () => message('fonts.colorOnly'),
  restricted: () => message('fonts.restricted'),
};

const STATUS: Partial<Record<FontErrorCode, number>> = {
  invalidType: 415,
  packedCollection: 415,
  tooLarge: 413,
  tooMuch: 413,
  tooMany: 409,
};

export class FontError extends Error {
  override name = 'FontError';
  readonly code: FontErrorCode;
  /** The equivalent HTTP status. */
  readonly status: number;

  constructor(code: FontErrorCode) {
    super(texts[code]());
    this.code = code;
    this.status = STATUS[code] ?? 422;
  }
}
