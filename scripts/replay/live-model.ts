/** The live model of a replay, opened where it is used: in the process that plays the transcripts. */
import { chooseModel } from '../../app/services/models/model.server.ts';
import { meteredModel, type MeteredModel } from './metered-model.ts';
import type { LiveModel } from './protocol.ts';

export function liveModel(model: LiveModel): MeteredModel {
  if (model.kind === 'builtin')
    return meteredModel(chooseModel({ openaiModel: 'builtin', openaiPictures: false }), {
      name: 'builtin',
      baseUrl: null,
    });
  const { id, key, baseUrl, takesPictures } = model;
  // With neither a key nor an address the adapter would choose the built-in assistant; the command has ruled that out.
  const chosen = chooseModel(
    {
      openaiModel: id,
      openaiPictures: takesPictures,
      ...(key === null ? {} : { openaiApiKey: key }),
      ...(baseUrl === null ? {} : { openaiBaseUrl: baseUrl }),
    },
    // A comparison of figures must take into account that no pictures were looked at.
    { report: (error) => console.error(error instanceof Error ? error.message : String(error)) },
  );
  return meteredModel(chosen, { name: `openai:${id}`, baseUrl });
}
