/**
 * What the first conversation after a start would otherwise wait for: the fonts, the forms in which models are told of the
 * tools, and the assistant's patterns, which are compiled when they are first read with. In small pieces, so that requests
 * come in between.
 */
import { setImmediate } from 'node:timers/promises';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import { inputJsonSchema } from '#agent/sdk-tools.ts';
import { tools } from '#tools/index.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';

export interface WarmUp {
  rendering: Pick<Rendering, 'warm'>;
  /** Whether the built-in assistant answers. */
  assistant: boolean;
}

/** One that is read with most of the patterns. */
const PROMPT = 'Instagram post for my summer sale, 30% off sneakers, call to action Shop now';

/** Resolves when everything is ready. */
export async function warmUp({ rendering, assistant }: WarmUp): Promise<void> {
  await rendering.warm();
  for (const tool of tools) {
    inputJsonSchema(tool);
    await setImmediate();
  }
  if (assistant) await createAssistant({ pauseMs: 0 }).doGenerate({ prompt: [{ role: 'user', content: [{ type: 'text', text: PROMPT }] }] });
}
