/** Runs turns of the agent on a design in memory, and assembles the chunks as a browser would. */
import { ReadableStream as NodeStream } from 'node:stream/web';
import { readUIMessageStream, isToolUIPart, getToolName, type LanguageModel, type ModelMessage } from 'ai';
import { DEFAULT_BUDGETS, type TurnBudgets } from '#agent/budgets.ts';
import type { ChatChunk, ChatMessage } from '#agent/chat-message.ts';
import { INSTRUCTIONS } from '#agent/instructions.ts';
import { modelMessages } from '#agent/history.ts';
import type { TurnMeter } from '#agent/turn-use.ts';
import { runTurn, type Sight, type TurnResult } from '#agent/loop.ts';
import { describeCanvas } from '#agent/view.ts';
import type { ApprovalRequest } from '#agent/approval.ts';
import { tools as allTools } from '#tools/index.ts';
import type { CallEnvironment } from '#tools/contract/run.ts';
import type { Tool, ToolOutcome } from '#tools/contract/tool.ts';
import type { MemoryDesign } from './memory-design.ts';

export interface PlayedTurn {
  result: TurnResult;
  chunks: ChatChunk[];
  message: ChatMessage;
  /** The assistant's words. */
  said: string;
  calls: { tool: string; input: unknown; outcome: ToolOutcome | { ok: false; error: string } }[];
  reports: unknown[];
}

/** The message assembled from these chunks. */
export async function messageOf(chunks: readonly ChatChunk[]): Promise<ChatMessage> {
  let last: ChatMessage = { id: '', role: 'assistant', parts: [] };
  for await (const message of readUIMessageStream<ChatMessage>({
    stream: NodeStream.from(chunks) as ReadableStream<ChatChunk>,
  }))
    last = message;
  return last;
}

export function userMessage(
  text: string,
  attachments: readonly { name: string; id: string; mime: string }[] = [],
  id = `u-${text.length}`,
): ChatMessage {
  return {
    id,
    role: 'user',
    metadata: { createdAt: '2026-01-01T00:00:00.000Z' },
    parts: [
      { type: 'text', text },
      ...attachments.map(({ name, id: asset, mime }) => ({
        type: 'file' as const,
        mediaType: mime,
        filename: name,
        url: `/api/assets/${asset}`,
      })),
    ],
  };
}

export interface PlayOptions {
  model: LanguageModel;
  design: MemoryDesign;
  history: readonly ChatMessage[];
  tools?: readonly Tool[];
  signal?: AbortSignal;
  budgets?: Partial<TurnBudgets>;
  environment?: Partial<CallEnvironment>;
  turnId?: string;
  /** Lines about what a person changed by hand before this turn. */
  handEdits?: readonly string[];
  onChunk?(chunk: ChatChunk): void;
  meter?: TurnMeter;
  isHosted?: boolean;
  settingsPrefix?: string;
  /** In place of the canvas of the design. */
  look?(): Promise<ModelMessage>;
  /** The user's answer to an approval request; omitted by tests that expect none. */
  approve?(request: ApprovalRequest): boolean | Promise<boolean>;
}

/** Plays one turn: the last message of the history is the user's. */
export async function playTurn({
  model,
  design,
  history,
  tools = allTools,
  signal,
  budgets,
  environment: overrides,
  turnId = 'turn-1',
  handEdits = [],
  onChunk,
  approve,
  meter,
  isHosted = false,
  settingsPrefix,
  look: seen,
}: PlayOptions): Promise<PlayedTurn> {
  const chunks: ChatChunk[] = [];
  const reports: unknown[] = [];
  design.step = turnId;
  const environment = design.environment(overrides);
  const look = async ({ page, findings }: Sight): Promise<ModelMessage> => ({
    role: 'user',
    content: describeCanvas({
      document: design.document,
      title: design.title,
      page: Object.hasOwn(design.document.pages, page) ? page : design.page,
      selection: environment.selection,
      attachments: environment.attachments,
      brandKit: await environment.brandKit.get(),
      handEdits,
      findings,
    }),
  });
  const result = await runTurn({
    model,
    instructions: INSTRUCTIONS,
    tools,
    turnId,
    messages: await modelMessages(history, tools, isHosted),
    isHosted,
    settingsPrefix,
    ports: {
      environment,
      look: seen ?? look,
      approve: async (request) => {
        if (!approve) throw new Error(`Nobody expected to be asked: ${request.reason}`);
        return approve(request);
      },
      report: (error) => reports.push(error),
      ...(meter ? { meter } : {}),
    },
    signal: signal ?? new AbortController().signal,
    budgets: { ...DEFAULT_BUDGETS, ...budgets },
    seed: 1,
    messageId: `m-${turnId}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    emit: (chunk) => {
      chunks.push(chunk);
      onChunk?.(chunk);
    },
  });
  const message = await messageOf(chunks);
  const calls = message.parts.filter(isToolUIPart).map((part) => ({
    tool: getToolName(part),
    input: part.input,
    outcome:
      part.state === 'output-available'
        ? (part.output as ToolOutcome)
        : { ok: false as const, error: part.state === 'output-error' ? part.errorText : part.state },
  }));
  const said = message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  return { result, chunks, message, said, calls, reports };
}
