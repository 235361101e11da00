/** What goes wrong when a model is fetched, in one line with what to do. */
import { StartError } from '../../app/services/config/start-error.ts';
import { message, type MessageKey, type MessageValues } from '../../messages/message.ts';

type Keyed<Key> = Key extends `modelCommand.${infer Name}` ? Name : never;

/** An error with the text `modelCommand.<name>`. */
export function fetchError(name: Keyed<MessageKey>, values: MessageValues = {}, cause?: unknown): StartError {
  return new StartError(message(`modelCommand.${name}`, values), cause);
}

/** Why a request or a file operation failed: the code or the first line, of the innermost cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [line = ''] = error.message.split('\n');
  return line || code || error.name;
}

export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
