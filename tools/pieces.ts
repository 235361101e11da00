/** Long work of a tool in pieces: each blocks the process, as setting a long text does, so others have their turn in between. */
import { charactersOf } from '#design/document/characters.ts';
import type { Layer } from '#design/document/layers.ts';

/** Characters that are set in one piece: some 50 ms of words that were never measured before. */
const CHARACTERS = 1_000;

export interface Pieces {
  /** Call it beside the setting of each layer's text. Rejects when the call was stopped. */
  next(layer: Layer): Promise<void>;
}

/** `signal`: that of the call. */
export function inPieces(signal: AbortSignal): Pieces {
  let characters = 0;
  return {
    async next(layer) {
      characters += charactersOf(layer);
      if (characters < CHARACTERS) return;
      characters = 0;
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    },
  };
}
