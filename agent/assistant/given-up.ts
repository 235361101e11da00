/** What the assistant says of a message that it gave up. Such messages are known by it when the conversation is read again. */
import { message } from '#messages/message.ts';

export const GIVEN_UP = {
  /** The message took too long to read. */
  slow: () => message('assistant.tooSlow'),
  /** Several messages of this user did; no more are read for a while. */
  resting: () => message('assistant.tooSlowForNow'),
} as const;
