/** What news means to a generation: whether it is its own, and whether there is something to read. */
import type { GenerationView } from '#app/contracts/generation.ts';
import type { GenerationEvent, GenerationMachineContext } from './generation-event.ts';

type Known = Pick<GenerationMachineContext, 'id' | 'view'>;

/** Results that are known here. */
const seenIn = ({ results }: GenerationView): number => results.variations.length + (results.withheld?.length ?? 0);

/** Of this generation, and of this try of it. */
export const isNewsOfOurs = ({ id, view }: Known, event: GenerationEvent): boolean =>
  event.type === 'news' &&
  event.news.id === id &&
  event.news.state === 'generating' &&
  event.news.tries >= (view?.tries ?? 0);

/** One more result is available. */
export const isNewsOfMore = ({ id, view }: Known, event: GenerationEvent): boolean =>
  event.type === 'news' &&
  event.news.id === id &&
  event.news.state === 'generating' &&
  event.news.tries === view?.tries &&
  event.news.made > seenIn(view);

/** There are results, or reasons, to read. */
export const isNewsOfEnd = ({ id, view }: Known, event: GenerationEvent): boolean =>
  event.type === 'news' &&
  event.news.id === id &&
  event.news.state !== 'generating' &&
  event.news.tries >= (view?.tries ?? 0);

/** It continues, though it was over here: retried in another tab. */
export const isNewsOfNewTry = ({ id, view }: Known, event: GenerationEvent): boolean =>
  event.type === 'news' &&
  event.news.id === id &&
  event.news.tries >= (view?.tries ?? 0) &&
  (event.news.state !== view?.state || event.news.tries > (view?.tries ?? 0));
