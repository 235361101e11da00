/**
 * Tool calls among a message's parts. The AI SDK has the same two functions, in a file with everything else that it can
 * do: too much for the browser.
 */
import type { DynamicToolUIPart, ToolUIPart } from 'ai';
import type { ChatMessage } from './chat-message.ts';

export type CallPart = ToolUIPart | DynamicToolUIPart;

const PREFIX = 'tool-';

export const isCall = (part: ChatMessage['parts'][number]): part is CallPart =>
  part.type === 'dynamic-tool' || part.type.startsWith(PREFIX);

/** The name of the called tool. */
export const calledTool = (part: CallPart): string =>
  part.type === 'dynamic-tool' ? part.toolName : part.type.slice(PREFIX.length);
