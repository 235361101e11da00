/** Why an upload was refused: expected, told to the user, never reported as a fault. */
import { message } from '#messages/message.ts';
import { UPLOAD_LIMITS } from './upload-limits.ts';

export type AssetErrorCode = 'invalid_file_type' | 'file_too_large' | 'picture_too_large' | 'file_damaged' | 'file_missing' | 'too_many_files';

const megabytes = UPLOAD_LIMITS.bytes / 1_000_000;
const texts: Record<AssetErrorCode, () => string> = {
  invalid_file_type: () => message('account.invalidFileType'),
  file_too_large: () => message('account.fileTooLarge', { megabytes }),
  picture_too_large: () => message('account.pictureTooLarge', { megapixels: UPLOAD_LIMITS.pixels / 1_000_000 }),
  file_damaged: () => message('account.fileDamaged'),
  file_missing: () => message('account.fileMissing'),
  too_many_files: () => message('account.tooManyFiles', { limit: UPLOAD_LIMITS.filesPerDraft }),
};

export class AssetError extends Error {
  override name = 'AssetError';
  readonly code: AssetErrorCode;
  /** The HTTP status that says the same. */
  readonly status: number;

  constructor(code: AssetErrorCode) {
    super(texts[code]());
    this.code = code;
    this.status = code === 'file_too_large' || code === 'picture_too_large' ? 413 : code === 'invalid_file_type' ? 415 : 400;
  }
}
