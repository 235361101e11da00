/**
 * Splits long work of a tool: laying out a long text blocks the process, so other requests get their turn between
 * texts.
 */
import { charactersOf } from '#design/document/characters.ts';
import type { Layer } from '#design/document/layers.ts';

/** Characters to lay out before yielding: about 50 ms for words that were never measured before. */
const CHARACTERS = 1_000;

export interface Pieces {
  /** Call it once for each layer whose text is laid out. Rejects if the tool's call was stopped. */
  next(layer: Layer): Promise<void>;
}

/** @param signal that of the tool's call */
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
