/** Why a brand kit rejected something: expected, shown to the user at the field. */
import { message } from '#messages/message.ts';

const texts = {
  too_many_logos: () => message('brandKit.tooManyLogos'),
  invalid_file_type: () => message('account.invalidFileType'),
  logo_gone: () => message('account.fileGone'),
} as const;

export class BrandKitError extends Error {
  override readonly name = 'BrandKitError';
  readonly code: keyof typeof texts;

  constructor(code: keyof typeof texts) {
    super(texts[code]());
    this.code = code;
  }
}
