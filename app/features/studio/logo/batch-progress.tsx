/** A batch in progress: how far it is, and a cancel button, in one line above the slots of its logos. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { progressWords } from '../generation/progress-words.ts';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { useInSight } from '../generation/use-in-sight.ts';

export function BatchProgress({ generation }: { generation: GenerationHandle }): ReactNode {
  const { phase, view, offline } = generation;
  const section = useInSight(true);
  return (
    <section
      ref={section}
      aria-label={message('logoStudio.kind')}
      data-phase={phase}
      className="grid scroll-mt-4 gap-3 rounded-sheet border border-line bg-panel p-4"
    >
      <div className="flex min-h-10 items-center gap-3">
        <Mark size={28} moving={!offline} />
        <div className="min-w-0 flex-1">
          <p role="status" className="truncate font-heading text-15 font-semibold">
            {progressWords(generation)}
          </p>
          {offline && <p className="text-13 text-warning-text">{message('generation.reconnecting')}</p>}
        </div>
        {offline && (
          <Button size="small" onClick={generation.connect}>
            {message('generation.connectNow')}
          </Button>
        )}
        {(phase === 'waiting' || phase === 'generating' || phase === 'cancelling') && (
          <Button icon={X} busy={phase === 'cancelling'} onClick={generation.cancel}>
            {message('common.cancel')}
          </Button>
        )}
      </div>
      <ProgressLine
        label={message('logoStudio.kind')}
        value={phase === 'generating' ? (view?.progress ?? undefined) : undefined}
      />
    </section>
  );
}
