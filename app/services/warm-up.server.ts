/**
 * What the first conversation after a start would otherwise wait for: the fonts, the schemas of tools for models, and
 * the assistant's threads. In small pieces, so that requests come in between.
 */
import { setImmediate } from 'node:timers/promises';
import { inputJsonSchema } from '#agent/sdk-tools.ts';
import { tools } from '#tools/index.ts';
import type { AssistantReader } from '#app/services/models/assistant-reader.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';

export interface WarmUp {
  rendering: Pick<Rendering, 'warm'>;
  /** Null: a hosted model answers. */
  reader: Pick<AssistantReader, 'warm'> | null;
}

async function warmForms(): Promise<void> {
  for (const tool of tools) {
    inputJsonSchema(tool);
    await setImmediate();
  }
}

/** Resolves when everything is ready. */
export async function warmUp({ rendering, reader }: WarmUp): Promise<void> {
  await Promise.all([reader?.warm(), rendering.warm().then(warmForms)]);
}
