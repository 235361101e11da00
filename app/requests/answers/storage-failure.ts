/** The responses of routes when something can't be stored: the account's storage is full, or the server's. */
import { errorResponse } from '#app/requests/error-response.ts';
import { StorageError } from '#app/services/storage/storage.ts';
import { StorageFullError, TooManyError } from '#app/services/quota/storage-full-error.ts';

/**
 * 413 if the account has no room, 409 for too many of a kind, 507 or 503 if the server's disk is at fault; rethrows all
 * others.
 */
export function storageFailure(error: unknown): Response {
  if (error instanceof StorageFullError)
    return errorResponse(StorageFullError.status, StorageFullError.code, error.message);
  if (error instanceof TooManyError) return errorResponse(TooManyError.status, TooManyError.code, error.message);
  if (error instanceof StorageError) return serverStorageResponse(error);
  throw error;
}

/** The response if the server's own disk is at fault. */
export function serverStorageResponse({ status, problem, message }: StorageError): Response {
  return errorResponse(status, `server_storage_${problem}`, message);
}
