/** Files from multipart requests, and the response to a failed upload. */
import { errorResponse } from '#app/requests/error-response.ts';
import { isMultipart } from '#app/requests/bodies/body-rules.ts';
import { readForm, type SentForm } from '#app/requests/bodies/read-form.server.ts';
import { storageFailure } from '#app/requests/answers/storage-failure.ts';
import { AssetError } from '#app/contracts/asset-error.ts';
import type { UploadedFile } from '#app/services/assets/take-picture.server.ts';

/** The multipart form of a request. Throws AssetError for other bodies, or the Response that `readForm` throws. */
export async function readUploadForm(request: Request): Promise<SentForm> {
  if (!isMultipart(request.headers.get('content-type'))) throw new AssetError('file_missing');
  return readForm(request);
}

/** All files of a field. An empty field is sent as a nameless file of no bytes. */
export function filesOf(form: SentForm, field: string): UploadedFile[] {
  return form.files
    .filter((file) => file.field === field && (file.bytes.length > 0 || file.name !== ''))
    .map(({ bytes, name }) => ({ bytes, name }));
}

/** The one file of an upload. Throws AssetError if there is none. */
export async function readUpload(request: Request): Promise<UploadedFile> {
  const [file] = filesOf(await readUploadForm(request), 'file');
  if (!file) throw new AssetError('file_missing');
  return file;
}

/** The response to a failed upload; rethrows other errors. */
export function uploadFailure(error: unknown): Response {
  if (error instanceof AssetError) return errorResponse(error.status, error.code, error.message, 'file');
  return storageFailure(error);
}
