/** The port for files: whole objects by key, written once and never changed. Disk is the default adapter. */
import { message } from '#messages/message.ts';

/**
 * A key is `<hash>` or `<hash>.<variant>`: the hash comes first, so that an adapter may spread objects by its first
 * letters.
 */
const keyPattern = /^[0-9a-f]{64}(?:\.[a-z0-9-]{1,40})?$/;

export interface StoredStream {
  stream: ReadableStream<Uint8Array>;
  bytes: number;
}

export interface Storage {
  /** Whole or not at all: a reader never sees half an object. Writing the same key again is harmless. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  stream(key: string): Promise<StoredStream | null>;
  has(key: string): Promise<boolean>;
  /** Deleting a missing key is harmless. */
  delete(key: string): Promise<void>;
}

/** What is wrong with the server's storage: no room left on it, or it can't be read or written. */
export type StorageProblem = 'full' | 'unavailable';

/**
 * The server's storage is full, unwritable or unreachable. `cause` says why, for the report; the message is for people.
 */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly problem: StorageProblem;
  /** HTTP: 507 for a full disk, 503 for everything else. */
  readonly status: number;

  constructor(problem: StorageProblem, cause: unknown) {
    super(message(problem === 'full' ? 'account.serverDiskFull' : 'account.serverDiskUnavailable'), { cause });
    this.problem = problem;
    this.status = problem === 'full' ? 507 : 503;
  }
}

/** No room: of the disk, or of a quota on the machine; PostgreSQL has a code of its own for it. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error of the system or of the database says that there is no room. */
export const saysFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  ['code', 'originalCode'].some((name) => FULL.has(String(Reflect.get(error, name))));

/** How deeply errors are unwrapped. */
const DEEPEST = 6;

/** The storage error that an error is, or was caused by; null: something else is wrong. */
export function storageErrorOf(error: unknown, depth = 0): StorageError | null {
  if (error instanceof StorageError) return error;
  if (saysFull(error)) return new StorageError('full', error);
  if (typeof error !== 'object' || error === null || depth === DEEPEST) return null;
  // Prisma passes the database's error as `meta.driverAdapterError.cause`.
  for (const name of ['cause', 'meta', 'driverAdapterError']) {
    const found = storageErrorOf(Reflect.get(error, name), depth + 1);
    if (found) return found;
  }
  return null;
}

/** Keys come from hashes that we computed, so a malformed one is a bug (and might be a path). */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new TypeError(`Malformed storage key: ${JSON.stringify(key)}`);
}
