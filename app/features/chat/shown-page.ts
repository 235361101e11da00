/** The page that the assistant asks to show. */
import { isCall } from '#agent/call-part.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';

/** From the newest call in the message that named one; null if none did. */
export function pageToShow(last: ChatMessage | undefined): string | null {
  if (last?.role !== 'assistant') return null;
  for (const part of last.parts.toReversed()) {
    if (!isCall(part) || part.state !== 'output-available') continue;
    const outcome = part.output as ToolOutcome;
    if (outcome.ok && outcome.page) return outcome.page;
  }
  return null;
}
