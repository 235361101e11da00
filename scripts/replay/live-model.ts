/** The live model of a replay, opened where it is used: in the process that plays the transcripts. */
import { answer } from '../../agent/assistant/answer.ts';
import { openHosted } from '../../app/services/models/hosted-models.ts';
import { createLocalModel } from '../../app/services/models/local-model/local-model.server.ts';
import { builtInModel } from '../../app/services/models/model.server.ts';
import { readAlong } from '../../app/services/models/reading/read-along.ts';
import { createServedModel } from '../../app/services/models/reading/served-model.server.ts';
import { meteredModel, type MeteredModel } from './metered-model.ts';
import type { LiveModel, LocalReader } from './protocol.ts';

// A comparison of figures must take into account what went wrong meanwhile: pictures refused, a small model silent.
const report = (error: unknown): void => console.error(error instanceof Error ? error.message : String(error));

/** Nobody waits here: what a small model would have said counts, however slow it is, ms. */
const PATIENCE = 180_000;

const readerOf = (reader: LocalReader) =>
  'file' in reader ? createLocalModel({ ...reader, report }) : createServedModel(reader);

export function liveModel(model: LiveModel): MeteredModel {
  switch (model.kind) {
    case 'builtin':
      return meteredModel(builtInModel(), { name: 'builtin', vendor: null, baseUrl: null });
    case 'local': {
      const read = readAlong({
        read: async (question) => answer(question),
        model: readerOf(model.reader),
        role: model.role,
        report,
        timeLimit: PATIENCE,
      });
      return meteredModel(builtInModel(read), { name: 'local', vendor: null, baseUrl: null });
    }
    case 'hosted': {
      const { settings } = model;
      return meteredModel(openHosted(settings, { report }), {
        name: settings.model,
        vendor: settings.vendor,
        baseUrl: settings.baseUrl ?? null,
      });
    }
  }
}
