/** Who answered, in words. */
import type { AnsweredBy } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';

export function answeredByText({ kind, name }: AnsweredBy): string {
  switch (kind) {
    case 'built-in':
      return message('costs.answeredBuiltIn');
    case 'small':
      return message('costs.readBy', { name });
    case 'hosted':
      return message('costs.answeredBy', { name });
  }
}
