/** A finished call that the user requests again, or one of its proposals, through the same tool as the agent's call. */
import type { ChatMessage } from '#agent/chat-message.ts';
import { message } from '#messages/message.ts';
import { CallStopped, runTool, type CallEnvironment } from '#tools/contract/run.ts';
import type { Tool, ToolOutcome } from '#tools/contract/tool.ts';
import { ChatError } from './chat-error.ts';
import { choiceOf, findCall, withOutcome, withPick } from './finished-calls.ts';
import type { Outlook } from './outgoing-message.ts';

/** The same call again, or the proposal with that number. */
export type CallAgain = Outlook & ({ retry: true } | { choice: number });

export interface CalledAgain {
  /** The message as it is now. */
  message: ChatMessage;
  outcome: ToolOutcome;
}

export interface CallOnceMore {
  messages: readonly ChatMessage[];
  callId: string;
  asked: CallAgain;
  /** Aborts it before it changes anything. */
  signal: AbortSignal;
  tools: readonly Tool[];
  environment: CallEnvironment;
  /** Takes a change back. */
  undo(change: string): Promise<unknown>;
  newId(): string;
}

/**
 * Only failed calls are repeated, with their own input; proposals are those of the stored call. Throws ChatError
 * 'gone'.
 */
export async function callOnceMore({
  messages,
  callId,
  asked,
  signal,
  tools,
  environment,
  undo,
  newId,
}: CallOnceMore): Promise<CalledAgain> {
  const call = findCall(messages, callId);
  const wanted = call && ('choice' in asked ? choiceOf(call, asked.choice) : call.outcome.ok ? null : call);
  const tool = wanted && tools.find(({ name }) => name === wanted.tool);
  if (!call || !wanted || !tool) throw new ChatError('gone', 'agent.callGone');
  if ('choice' in asked) {
    // Another proposal replaces the one picked before.
    const before = call.message.metadata?.picked?.[callId]?.change;
    if (before !== undefined) await undo(before);
  }
  const outcome = await runTool({ tool, input: wanted.input, environment, newId, signal }).catch(
    (error: unknown): ToolOutcome => {
      if (error instanceof CallStopped) return { ok: false, error: message('agent.callStopped'), stopped: true };
      throw error;
    },
  );
  if (!('choice' in asked)) return { message: withOutcome(call.message, callId, outcome), outcome };
  return { message: outcome.ok ? withPick(call.message, callId, asked.choice, outcome.change) : call.message, outcome };
}
