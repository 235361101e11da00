/** Reads the steps of a turn, with the model's texts and calls, from the stored message. */
import { calledTool, isCall, type CallPart } from '#agent/call-part.ts';
import { idSource } from '#agent/ids.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';

export interface AnsweredCall {
  /** In the stored message. */
  id: string;
  tool: string;
  input: unknown;
  /** Null: its arguments could not be parsed, or there is no such tool. */
  outcome: ToolOutcome | null;
  /** Why, then. */
  malformed: string | null;
  /** The user's answer, if there was a question. */
  approved: boolean | null;
  /** Id of the change that it made, or would have made. */
  change: string;
}

export interface AnsweredStep {
  reasoning: string;
  text: string;
  calls: AnsweredCall[];
}

const isOutcome = (value: unknown): value is ToolOutcome =>
  typeof value === 'object' && value !== null && 'ok' in value;

function callOf(part: CallPart, change: string, failedFirst: Record<string, string>): AnsweredCall {
  const tool = calledTool(part);
  const { toolCallId: id } = part;
  const common = {
    id,
    tool,
    approved:
      'approval' in part && part.approval && 'approved' in part.approval ? (part.approval.approved ?? null) : null,
    change,
  };
  if (part.state === 'output-error') {
    const raw = 'rawInput' in part ? part.rawInput : undefined;
    return { ...common, input: raw ?? part.input ?? {}, outcome: null, malformed: part.errorText };
  }
  const first = failedFirst[id];
  const output: unknown = part.state === 'output-available' ? part.output : null;
  // In the turn it failed; the user has called it again since.
  const outcome: ToolOutcome =
    first !== undefined
      ? { ok: false, error: first }
      : isOutcome(output)
        ? output
        : { ok: false, error: '', stopped: true };
  return { ...common, input: part.input ?? {}, outcome, malformed: null };
}

/** The steps of an assistant's message. Ids of changes follow from the turn's. */
export function answeredSteps({ parts, metadata }: ChatMessage, turnId: string): AnsweredStep[] {
  const steps: AnsweredStep[] = [];
  let begun = 0;
  const current = (): AnsweredStep => {
    const last = steps.at(-1);
    if (last) return last;
    const first: AnsweredStep = { reasoning: '', text: '', calls: [] };
    steps.push(first);
    return first;
  };
  for (const part of parts) {
    if (part.type === 'step-start') {
      steps.push({ reasoning: '', text: '', calls: [] });
      begun = 0;
    } else if (part.type === 'text' || part.type === 'reasoning') {
      const step = current();
      step[part.type] = [step[part.type], part.text].filter((text) => text !== '').join('\n');
    } else if (isCall(part)) {
      const step = current();
      const malformed = part.state === 'output-error';
      if (!malformed) begun += 1;
      const change = idSource(turnId, turnId, steps.length - 1, begun)();
      step.calls.push(callOf(part, change, metadata?.failedFirst ?? {}));
    }
  }
  return steps;
}
