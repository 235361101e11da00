/** What is happening to a generation under way, in words for people. */
import { message } from '#messages/message.ts';
import type { GenerationHandle } from './use-generation.ts';

export function progressWords({ phase, view }: Pick<GenerationHandle, 'phase' | 'view'>): string {
  if (phase === 'starting') return message('generation.starting');
  if (phase === 'loading') return message('generation.loading');
  if (phase === 'cancelling') return message('generation.cancelling');
  const position = phase === 'waiting' ? (view?.position ?? null) : null;
  if (position === 1) return message('generation.next');
  if (position !== null) return message('generation.inLine', { position });
  return view?.stage ?? message('generation.working');
}
