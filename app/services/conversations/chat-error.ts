/** Why a conversation refuses a request; routes turn these into responses. */
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';

export type ChatErrorCode = 'not_found' | 'busy' | 'invalid' | 'nothing_to_retry' | 'gone' | 'not_waiting';

const statuses: Record<ChatErrorCode, number> = {
  not_found: 404,
  busy: 409,
  invalid: 422,
  nothing_to_retry: 409,
  not_waiting: 409,
  gone: 409,
};

/** `field` names the wrong part of the request. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorCode;
  readonly field: string | undefined;

  constructor(code: ChatErrorCode, key: MessageKey, values?: MessageValues, field?: string) {
    super(message(key, values));
    this.code = code;
    this.field = field;
  }

  get status(): number {
    return statuses[this.code];
  }
}
