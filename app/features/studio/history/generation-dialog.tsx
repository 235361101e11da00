/** One generation, opened from the history: live while it runs, then its results; can be reported here. */
import { Flag, SquareArrowOutUpRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { factsOf } from '#app/services/generations/kinds.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { ReportResult } from '../generation/report-result.tsx';
import { ResultsGrid } from '../generation/results-grid.tsx';
import { useGeneration } from '../generation/use-generation.ts';
import { screenOf } from '#app/services/generations/screen-of.ts';

export interface GenerationDialogProps {
  id: string;
  /** What is known of it already. */
  view: GenerationView | null;
  feed: EventFeed | null;
  onClose(): void;
  /** What it is now. */
  onChange(view: GenerationView): void;
}

export function GenerationDialog({ id, view: known, feed, onClose, onChange }: GenerationDialogProps): ReactNode {
  const generation = useGeneration({ id, view: known, feed });
  const { view, phase } = generation;
  const title = message(factsOf(view?.kind ?? '').title);
  const screen = view && screenOf(view);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (view) onChange(view);
  }, [view, onChange]);
  return (
    <Dialog
      open
      size={phase === 'succeeded' ? 'large' : 'medium'}
      title={title}
      onOpenChange={(open) => open || onClose()}
    >
      <GenerationCard generation={generation} title={title} className="border-none bg-transparent py-6" />
      {phase === 'succeeded' && view && (
        <div className="grid gap-5">
          {asking && <ReportResult generation={generation} onClose={() => setAsking(false)} />}
          <ResultsGrid view={view}>
            {screen && (
              <Link to={screen} className={buttonClass('secondary')}>
                <SquareArrowOutUpRight size={18} strokeWidth={1.75} aria-hidden />
                {message('generation.openScreen')}
              </Link>
            )}
            {!asking && (
              <Button variant="ghost" icon={Flag} onClick={() => setAsking(true)}>
                {message('generation.report')}
              </Button>
            )}
          </ResultsGrid>
        </div>
      )}
    </Dialog>
  );
}
