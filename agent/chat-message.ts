/** The messages of a conversation as they are stored, streamed and shown: AI SDK UI messages with our metadata. */
import type { UIMessage, UIMessageChunk } from 'ai';
import { z } from 'zod';

/** The state of the run that wrote a message. Every run ends in one of the last three, whatever happens. */
export const turnStateSchema = z.enum(['running', 'finished', 'stopped', 'failed']);
export type TurnState = z.infer<typeof turnStateSchema>;

/** Who answered: the built-in assistant, the same with a small model that read for it, or a hosted model. */
export const answeredBySchema = z.object({
  kind: z.enum(['built-in', 'small', 'hosted']),
  /** Of the model. */
  name: z.string(),
});
export type AnsweredBy = z.infer<typeof answeredBySchema>;

/** A day's budget for hosted models that is used up: the built-in assistant answers until then (ISO). */
export const spentBudgetSchema = z.object({ of: z.enum(['user', 'everyone']), until: z.string() });
export type SpentBudget = z.infer<typeof spentBudgetSchema>;

export const chatMetadataSchema = z.object({
  createdAt: z.string(),
  /**
   * On the assistant's messages. `error` explains the failure; the answer can be requested again. `unchanged`: nothing
   * was done, whatever the text says. `by`: once it has ended; absent in messages from before this was kept.
   * `budget`: said once a day in a conversation.
   */
  turn: z
    .object({
      id: z.string(),
      state: turnStateSchema,
      error: z.string().optional(),
      unchanged: z.literal(true).optional(),
      by: answeredBySchema.optional(),
      budget: spentBudgetSchema.optional(),
    })
    .optional(),
  /** On the user's: the layers that were selected when it was sent. */
  selection: z.array(z.string()).optional(),
  /** On the user's, if it was sent again: what could not be undone of the earlier answer, one sentence each. */
  kept: z.array(z.string()).optional(),
  /** On the assistant's: why a call failed in its turn that the user has called again since, by the call's id. */
  failedFirst: z.record(z.string(), z.string()).optional(),
  /** On the assistant's: which proposal of a call was picked and the change that it made, by the call's id. */
  picked: z.record(z.string(), z.object({ choice: z.number().int().min(0), change: z.string().optional() })).optional(),
  /** On the assistant's: calls whose picture the user reported. */
  reported: z.array(z.string()).optional(),
});
export type ChatMetadata = z.infer<typeof chatMetadataSchema>;

/** A tool's part is `tool-<name>`; its `output`, once available, is a ToolOutcome of tools/contract/tool.ts. */
export type ChatMessage = UIMessage<ChatMetadata>;
export type ChatChunk = UIMessageChunk<ChatMetadata>;
