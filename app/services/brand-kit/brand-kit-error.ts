/** Why a brand kit rejected something: expected, shown to the user at the field. */
import { message } from '#messages/message.ts';

const reasons = {
  too_many_logos: { field: 'logos', text: () => message('brandKit.tooManyLogos') },
  invalid_file_type: { field: 'logos', text: () => message('account.invalidFileType') },
  logo_gone: { field: 'logos', text: () => message('account.fileGone') },
  unknown_country: { field: 'country', text: () => message('brandKit.unknownCountry') },
} as const;

export class BrandKitError extends Error {
  override readonly name = 'BrandKitError';
  readonly code: keyof typeof reasons;
  /** The field of the kit that it is about. */
  readonly field: string;

  constructor(code: keyof typeof reasons) {
    super(reasons[code].text());
    this.code = code;
    this.field = reasons[code].field;
  }
}
