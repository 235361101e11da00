/**
 * Prepares what the first conversation after a start would otherwise wait for, in the order of need: the assistant's
 * threads and the fonts, the tool schemas for models, the list of templates, the cut-out engine. A model file is only
 * looked at, so that its operator learns at once why it can't be used. Long work runs in
 * threads and processes of its own, the rest in small pieces, so that requests are served in between.
 */
import { setImmediate } from 'node:timers/promises';
import { inputJsonSchema } from '#agent/sdk-tools.ts';
import { tools } from '#tools/index.ts';
import type { Imaging } from '#app/services/imaging/imaging.server.ts';
import type { AssistantReader } from '#app/services/models/assistant-reader.server.ts';
import type { Rendering } from '#app/services/rendering/rendering.server.ts';
import type { ModelChoice } from '#app/services/models/choice/model-choice.server.ts';
import type { Templates } from '#app/services/templates/templates.server.ts';

export interface WarmUp {
  rendering: Pick<Rendering, 'warm'>;
  /** Null: a hosted model answers. */
  reader: Pick<AssistantReader, 'warm'> | null;
  models: Pick<ModelChoice, 'check'>;
  templates: Pick<Templates, 'list'>;
  imaging: Pick<Imaging, 'warm'>;
  /** A part failed to prepare: its first user will start it. */
  report(error: unknown, context: { area: 'warm-up'; part: string }): void;
}

async function warmForms(): Promise<void> {
  for (const tool of tools) {
    inputJsonSchema(tool);
    await setImmediate();
  }
}

/** Resolves when everything has been prepared or reported. Never rejects. */
export async function warmUp({ rendering, reader, models, templates, imaging, report }: WarmUp): Promise<void> {
  const part = async (name: string, warm: () => Promise<unknown> | undefined): Promise<void> => {
    try {
      await warm();
    } catch (error) {
      report(error, { area: 'warm-up', part: name });
    }
  };
  await Promise.all([
    part('assistant', () => reader?.warm()),
    part('fonts', () => rendering.warm()).then(() => part('forms', warmForms)),
  ]);
  await part('model file', () => models.check());
  await part('templates', () => templates.list());
  await part('cutouts', () => imaging.warm());
}
