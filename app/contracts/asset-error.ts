/** The error of a refused upload: expected, shown to the user, never reported as a fault. */
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import type { RefusedKind } from './sniff.ts';
import { IMPORT_LIMITS, UPLOAD_LIMITS } from './upload-limits.ts';

/** Why a file can't be imported as layers. */
export type ImportRefusal =
  | 'import_unreadable'
  | 'import_locked'
  | 'import_empty'
  | 'import_elements'
  | 'import_unpacked'
  | 'import_legacy';

export type AssetErrorCode =
  | ImportRefusal
  | 'import_type'
  | 'import_no_room'
  | 'invalid_file_type'
  | 'file_too_large'
  | 'picture_too_large'
  | 'file_damaged'
  | 'file_incomplete'
  | 'file_empty'
  | 'file_missing'
  | 'too_many_files'
  | 'file_unreadable'
  | 'file_too_demanding'
  | 'uploads_busy';

const megabytes = UPLOAD_LIMITS.bytes / 1_000_000;
/** Descriptions of rejected files, and what to do about them. */
const refusals: Record<RefusedKind, () => string> = {
  heic: () => message('account.refusedHeic'),
  tiff: () => message('account.refusedTiff'),
  svg: () => message('account.refusedSvg'),
  pdf: () => message('account.refusedPdf'),
  psd: () => message('account.refusedPsd'),
  jxl: () => message('account.refusedJxl'),
  jp2: () => message('account.refusedJp2'),
  video: () => message('account.refusedVideo'),
};

/** Why a file of this kind is rejected; null: its kind is unknown. */
export const refusalText = (kind: RefusedKind | null): string =>
  kind ? refusals[kind]() : message('account.invalidFileType');

const texts: Record<AssetErrorCode, () => string> = {
  import_type: () => message('imports.wrongType'),
  import_no_room: () => message('imports.noRoom', { pages: LIMITS.pagesPerDesign, layers: LIMITS.layersPerPage }),
  import_unreadable: () => message('imports.unreadable'),
  import_locked: () => message('imports.locked'),
  import_empty: () => message('imports.empty'),
  import_elements: () => message('imports.tooManyElements', { limit: IMPORT_LIMITS.elements }),
  import_unpacked: () => message('imports.tooLargeUnpacked', { megabytes: IMPORT_LIMITS.unpacked / 1_000_000 }),
  import_legacy: () => message('imports.legacy'),
  invalid_file_type: () => refusalText(null),
  file_too_large: () => message('account.fileTooLarge', { megabytes }),
  picture_too_large: () => message('account.pictureTooLarge', { megapixels: UPLOAD_LIMITS.pixels / 1_000_000 }),
  file_damaged: () => message('account.fileDamaged'),
  file_incomplete: () => message('account.fileIncomplete'),
  file_empty: () => message('account.fileEmpty'),
  file_missing: () => message('account.fileMissing'),
  file_unreadable: () => message('account.fileUnreadableHere'),
  file_too_demanding: () => message('account.fileTooDemanding'),
  uploads_busy: () => message('account.uploadsBusy'),
  too_many_files: () => message('account.tooManyFiles', { limit: UPLOAD_LIMITS.filesPerDraft }),
};

const STATUS: Partial<Record<AssetErrorCode, number>> = {
  file_too_large: 413,
  picture_too_large: 413,
  file_too_demanding: 413,
  invalid_file_type: 415,
  file_unreadable: 422,
  import_type: 415,
  import_no_room: 413,
  import_legacy: 415,
  import_unreadable: 422,
  import_locked: 422,
  import_empty: 422,
  import_elements: 413,
  import_unpacked: 413,
  uploads_busy: 429,
};

export class AssetError extends Error {
  override name = 'AssetError';
  readonly code: AssetErrorCode;
  /** The matching HTTP status. */
  readonly status: number;
  readonly kind: RefusedKind | null;

  /** `kind`: the file's kind, if its type is rejected. */
  constructor(code: AssetErrorCode, kind: RefusedKind | null = null) {
    super(kind ? refusalText(kind) : texts[code]());
    this.code = code;
    this.kind = kind;
    this.status = STATUS[code] ?? 400;
  }
}
