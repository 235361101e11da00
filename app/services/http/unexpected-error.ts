/** Errors that no route turned into an answer: scripts are told in the form of all errors, and of a full disk in its own words. */
import { createContext } from 'react-router';
import { errorResponse } from '#app/services/auth/error-response.ts';
import { serverStorageResponse } from '#app/services/quota/storage-failure.ts';
import { storageErrorOf } from '#app/services/storage/storage.ts';
import { message } from '#messages/message.ts';

/** What went wrong while a request was answered; null: nothing. Set where such errors are reported. */
export const unexpectedError = createContext<unknown>(null);

/** The answer itself, unless it is the plain one that React Router gives when a resource route throws. */
export function unexpectedAnswer(answer: Response, error: unknown): Response {
  const isLastResort = error !== null && answer.status === 500 && answer.headers.get('content-type') === 'text/plain';
  if (!isLastResort) return answer;
  const storage = storageErrorOf(error);
  return storage ? serverStorageResponse(storage) : errorResponse(500, 'unexpected', message('common.unexpected'));
}
