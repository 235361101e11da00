/** What the line above the prompt box says: what is happening, or why nothing is. */
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { happeningNow } from './message-view.ts';
import type { Conversation } from './use-conversation.ts';

export function phaseText(phase: Conversation['phase'], last: ChatMessage | undefined, online: boolean): string | null {
  if (!online) return message('chat.offline');
  switch (phase) {
    case 'sending':
      return message('chat.nowSending');
    case 'working':
      return happeningNow(last);
    case 'stopping':
      return message('chat.nowStopping');
    case 'lost':
      return message('chat.nowReconnecting');
    default:
      return null;
  }
}
