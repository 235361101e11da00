/** Why an upload was refused: expected, told to the user, never reported as a fault. */
import { message } from '#messages/message.ts';
import { UPLOAD_LIMITS } from './upload-limits.ts';

export type AssetErrorCode = 'invalid-file-type' | 'file-too-large' | 'picture-too-large' | 'file-damaged' | 'file-missing' | 'too-many-files';

const megabytes = UPLOAD_LIMITS.bytes / 1_000_000;
const texts: Record<AssetErrorCode, () => string> = {
  'invalid-file-type': () => message('account.invalidFileType'),
  'file-too-large': () => message('account.fileTooLarge', { megabytes }),
  'picture-too-large': () => message('account.pictureTooLarge', { megapixels: UPLOAD_LIMITS.pixels / 1_000_000 }),
  'file-damaged': () => message('account.fileDamaged'),
  'file-missing': () => message('account.fileMissing'),
  'too-many-files': () => message('account.tooManyFiles', { limit: UPLOAD_LIMITS.filesPerDraft }),
};

export class AssetError extends Error {
  override name = 'AssetError';
  readonly code: AssetErrorCode;
  /** The HTTP status that says the same. */
  readonly status: number;

  constructor(code: AssetErrorCode) {
    super(texts[code]());
    this.code = code;
    this.status = code === 'file-too-large' || code === 'picture-too-large' ? 413 : code === 'invalid-file-type' ? 415 : 400;
  }
}
