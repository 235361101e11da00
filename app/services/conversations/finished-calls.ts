/**
 * The finished calls in stored messages: what they changed, which of them can be repeated, which proposals they made.
 */
import { calledTool, isCall, type CallPart } from '#agent/call-part.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { ToolCard, ToolOutcome } from '#tools/contract/tool.ts';

export interface FinishedCall {
  message: ChatMessage;
  tool: string;
  input: unknown;
  outcome: ToolOutcome;
}

function outcomeOf(part: CallPart): ToolOutcome | null {
  return part.state === 'output-available' &&
    typeof part.output === 'object' &&
    part.output !== null &&
    'ok' in part.output
    ? (part.output as ToolOutcome)
    : null;
}

function callsIn({ parts }: ChatMessage): CallPart[] {
  return parts.filter(isCall);
}

/** Ids of the changes that a message's calls and picked proposals committed. */
export function changesOf(message: ChatMessage): string[] {
  const called = callsIn(message).flatMap((part) => {
    const outcome = outcomeOf(part);
    return outcome?.ok && outcome.change ? [outcome.change] : [];
  });
  return [...called, ...Object.values(message.metadata?.picked ?? {}).flatMap(({ change }) => change ?? [])];
}

/** The call of that id, if it has an outcome. */
export function findCall(messages: readonly ChatMessage[], callId: string): FinishedCall | null {
  for (const message of messages.toReversed()) {
    const part = callsIn(message).find(({ toolCallId }) => toolCallId === callId);
    const outcome = part && outcomeOf(part);
    if (part && outcome) return { message, tool: calledTool(part), input: part.input, outcome };
  }
  return null;
}

/** The message with another outcome of one call; keeps the reason for its failure in its turn. */
export function withOutcome(message: ChatMessage, callId: string, outcome: ToolOutcome): ChatMessage {
  const before = findCall([message], callId)?.outcome;
  const failedFirst =
    before && !before.ok ? { [callId]: before.error, ...message.metadata?.failedFirst } : message.metadata?.failedFirst;
  return {
    ...message,
    ...(failedFirst ? { metadata: { createdAt: '', ...message.metadata, failedFirst } } : {}),
    parts: message.parts.map((part) =>
      isCall(part) && part.toolCallId === callId && part.state === 'output-available'
        ? { ...part, output: outcome }
        : part,
    ),
  };
}

/** The message with a proposal of one of its calls marked as picked; `change` is what picking it committed. */
export function withPick(
  message: ChatMessage,
  callId: string,
  choice: number,
  change: string | undefined,
): ChatMessage {
  const pick = { choice, ...(change === undefined ? {} : { change }) };
  const outcome = findCall([message], callId)?.outcome;
  return {
    ...(outcome ? withOutcome(message, callId, taken(outcome)) : message),
    metadata: { createdAt: '', ...message.metadata, picked: { ...message.metadata?.picked, [callId]: pick } },
  };
}

/** A preview that was taken is no longer offered: "use it" would make it, and charge for it, once more. */
function taken(outcome: ToolOutcome): ToolOutcome {
  if (!outcome.ok || typeof outcome.output !== 'object' || outcome.output === null || Array.isArray(outcome.output))
    return outcome;
  const { preview: _preview, toUse: _toUse, ...output } = outcome.output;
  return { ...outcome, output };
}

/** The message with one of its calls marked as reported. */
export function withReport(message: ChatMessage, callId: string): ChatMessage {
  return {
    ...message,
    metadata: {
      createdAt: '',
      ...message.metadata,
      reported: [...new Set([...(message.metadata?.reported ?? []), callId])],
    },
  };
}

/** The proposal with that number; null if there is none. */
export function choiceOf({ outcome }: FinishedCall, choice: number): NonNullable<ToolCard['choices']>[number] | null {
  return (outcome.ok ? outcome.card.choices?.[choice] : null) ?? null;
}
