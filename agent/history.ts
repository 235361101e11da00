/** Turns a stored conversation into messages for a model: short, without cards, pictures as lines of text. */
import { convertToModelMessages, isFileUIPart, type ModelMessage } from 'ai';
import type { Tool } from '#tools/contract/tool.ts';
import { isCall } from './call-part.ts';
import type { ChatMessage } from './chat-message.ts';
import { withOlderInShort } from './older-turns.ts';
import { sdkTools } from './sdk-tools.ts';

/** Older messages are dropped from the front, a question together with its answers. */
const MOST_MESSAGES = 40;
const MOST_CHARACTERS = 120_000;

/** The words by which a user's message names its attachments. */
export function attachmentLine(name: string): string {
  return `[attached: ${JSON.stringify(name).replaceAll('<', '\\u003c')}]`;
}

/** A user's message for a model: its words, then one line per attachment. */
function plainUserMessage(message: ChatMessage): ChatMessage {
  const lines = message.parts.flatMap((part) =>
    isFileUIPart(part) ? [attachmentLine(part.filename ?? 'picture')] : [],
  );
  const words = message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  return { ...message, parts: [{ type: 'text', text: [words, ...lines].filter(Boolean).join('\n') || '…' }] };
}

/**
 * Reasoning is not repeated to the model, and the conversion leaves out calls that never ended. Of approvals only the
 * outcome counts: providers know no such parts.
 */
function plainAssistantMessage(message: ChatMessage): ChatMessage {
  return {
    ...message,
    parts: message.parts.flatMap((part): ChatMessage['parts'] => {
      if (part.type === 'text' || part.type === 'step-start') return [part];
      if (!isCall(part) || part.state === 'approval-responded') return [];
      const { approval: _approval, ...call } = part;
      return [call as typeof part];
    }),
  };
}

function sizeOf(message: ChatMessage): number {
  return JSON.stringify(message.parts).length;
}

/** The newest messages that fit, starting with a user's. */
function fitting(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let characters = 0;
  for (const message of [...messages].reverse()) {
    characters += sizeOf(message);
    if (kept.length > 0 && (kept.length >= MOST_MESSAGES || characters > MOST_CHARACTERS)) break;
    kept.push(message);
  }
  kept.reverse();
  const first = kept.findIndex((message) => message.role === 'user');
  return first > 0 ? kept.slice(first) : kept;
}

/**
 * The messages for a model. The last one is the user's message to answer. `isHosted`: the model is paid by what it reads.
 */
export async function modelMessages(
  messages: readonly ChatMessage[],
  tools: readonly Tool[],
  isHosted = false,
): Promise<ModelMessage[]> {
  const plain = fitting(isHosted ? withOlderInShort(messages) : messages).map((message) =>
    message.role === 'user' ? plainUserMessage(message) : plainAssistantMessage(message),
  );
  const converted = await convertToModelMessages(plain, {
    // Only for formatting outcomes for a model; nothing is executed here.
    tools: sdkTools(tools, () => Promise.reject(new Error('History runs no tools'))),
    ignoreIncompleteToolCalls: true,
  });
  // Providers reject messages without content, which a turn that was stopped immediately leaves.
  return converted.filter((message) => message.content.length > 0);
}
