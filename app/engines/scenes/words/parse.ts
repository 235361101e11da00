/** Turns a sentence into a scene: known words become parts of it, and gaps are filled in. */
import { randomStream, seedOf } from '../noise.ts';
import type { SceneDescription } from '../scene.ts';
import { draftOf } from './draft.ts';
import { filled } from './filled.ts';
import { plainWords, readWords } from './read-words.ts';

export interface ParsedScene {
  description: SceneDescription;
  /** Phrases that had a meaning, in their order. */
  understood: string[];
  /** Words without a meaning here: shown to the user, so that they don't expect an effect. */
  unknown: string[];
  /** The same lying flat, where the words ask for nothing that is seen from the side; else null. */
  flat: SceneDescription | null;
}

/** The same words and seed give the same scene. With meaningless words only, the seed decides. */
export function parseScene(text: string, seed: number): ParsedScene {
  const { found, unknown } = readWords(text);
  const draft = draftOf(found);
  const random = () => randomStream(seed ^ seedOf(plainWords(text).join(' ')));
  const understood = found.flatMap((one) => (one === 'comma' ? [] : [one.phrase]));
  const isOpen =
    draft.perspective === null &&
    draft.view === null &&
    draft.stand === null &&
    draft.shape === null &&
    draft.wall.material === undefined;
  return {
    description: filled(draft, random()),
    understood,
    unknown,
    flat: isOpen ? filled({ ...draft, perspective: 'top' }, random()) : null,
  };
}
