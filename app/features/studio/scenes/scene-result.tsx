/** The finished picture: next to the photo, with its actions. */
import { Shuffle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GenerationView } from '#app/contracts/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { Compare } from '#app/ui/compare.tsx';
import { message } from '#messages/message.ts';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { ReportResult } from '../generation/report-result.tsx';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultActions } from '../parts/result-actions.tsx';
import { madeOf, madeTitle, type SceneDoor } from './scene-setup.ts';

export interface SceneResultProps {
  door: SceneDoor;
  generation: GenerationHandle;
  view: GenerationView;
  /** Previews of the same scene with other grain, props and light. */
  onMore(): void;
  onRejected(): void;
}

export function SceneResult({ door, generation, view, onMore, onRejected }: SceneResultProps): ReactNode {
  const [reporting, setReporting] = useState(false);
  const [variation] = view.results.variations;
  const [shot] = madeOf(view);
  if (!variation || !shot) return null;
  const title = madeTitle(shot.look, variation);
  return (
    <section aria-labelledby="finished" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="finished" className="text-22">
          {title}
        </h2>
        <p className="tabular text-13 text-muted">
          {message('sceneStudio.sizeText', { width: variation.width, height: variation.height })}
        </p>
      </div>
      <Compare
        before={{ src: pictureAt(shot.picture, 1024), alt: message('sceneStudio.beforeAlt') }}
        after={{ src: pictureAt(variation.asset, 1024), alt: message('sceneStudio.resultAlt', { title }) }}
        ratio={variation.width / variation.height}
        maxHeight="min(56dvh, 44rem)"
      />
      {(variation.notes ?? []).map((note) => (
        <p key={note} role="note" className="rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {note}
        </p>
      ))}
      {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
      <ResultActions generation={view} tool={door} onReport={() => setReporting(true)} onRejected={onRejected}>
        <Button icon={Shuffle} onClick={onMore}>
          {message('sceneStudio.fourMore')}
        </Button>
      </ResultActions>
    </section>
  );
}
