/** The messages of a conversation as they are stored, streamed and shown: AI SDK UI messages with our metadata. */
import type { UIMessage, UIMessageChunk } from 'ai';
import { z } from 'zod';

/** How the run that wrote a message stands. Every run ends in one of the last three, whatever happens. */
export const turnStateSchema = z.enum(['running', 'finished', 'stopped', 'failed']);
export type TurnState = z.infer<typeof turnStateSchema>;

export const chatMetadataSchema = z.object({
  createdAt: z.string(),
  /** On the assistant's messages. `error` says in words why it failed; the message can be asked for again. */
  turn: z.object({ id: z.string(), state: turnStateSchema, error: z.string().optional() }).optional(),
  /** On the user's: the layers that were selected when it was sent. */
  selection: z.array(z.string()).optional(),
});
export type ChatMetadata = z.infer<typeof chatMetadataSchema>;

/** A tool's part is `tool-<name>`; its `output`, once available, is a ToolOutcome of tools/tool.ts. */
export type ChatMessage = UIMessage<ChatMetadata>;
export type ChatChunk = UIMessageChunk<ChatMetadata>;
