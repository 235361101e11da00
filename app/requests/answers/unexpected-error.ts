/** Responses for errors that no route handled: the common error JSON, with a specific message if the disk is full. */
import { createContext } from 'react-router';
import { errorResponse } from '#app/requests/error-response.ts';
import { serverStorageResponse } from '#app/requests/answers/storage-failure.ts';
import { storageErrorOf } from '#app/services/storage/storage.ts';
import { message } from '#messages/message.ts';

/** The error that no route handled; null: there was none. Set by the code that reports such errors. */
export const unexpectedError = createContext<unknown>(null);

/** The answer itself, unless it is React Router's plain one for a resource route that throws. */
export function unexpectedAnswer(answer: Response, error: unknown): Response {
  const isLastResort = error !== null && answer.status === 500 && answer.headers.get('content-type') === 'text/plain';
  if (!isLastResort) return answer;
  const storage = storageErrorOf(error);
  return storage ? serverStorageResponse(storage) : errorResponse(500, 'unexpected', message('common.unexpected'));
}
