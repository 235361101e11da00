/** Files out of multipart requests. The web server has already refused bodies that are too large. */
import { errorResponse } from '#app/services/auth/error-response.ts';
import { storageFailure } from '#app/services/quota/storage-failure.ts';
import { AssetError } from './asset-error.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  name: string;
}

/** The form of a request. Throws AssetError when it is none. */
export async function readForm(request: Request): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) throw new AssetError('file_missing');
  try {
    return await request.formData();
  } catch {
    throw new AssetError('file_missing');
  }
}

/** All files of a field. A field that was left empty is sent as a nameless file of no bytes. */
export async function filesOf(form: FormData, field: string): Promise<UploadedFile[]> {
  const files = form.getAll(field).filter((value) => typeof value !== 'string').filter((file) => file.size > 0 || file.name !== '');
  return Promise.all(files.map(async (file) => ({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })));
}

/** The one file of an upload. Throws AssetError when there is none. */
export async function readUpload(request: Request): Promise<UploadedFile> {
  const [file] = await filesOf(await readForm(request), 'file');
  if (!file) throw new AssetError('file_missing');
  return file;
}

/** The answer to an upload that failed; rethrows what is no failure of an upload. */
export function uploadFailure(error: unknown): Response {
  if (error instanceof AssetError) return errorResponse(error.status, error.code, error.message, 'file');
  return storageFailure(error);
}
