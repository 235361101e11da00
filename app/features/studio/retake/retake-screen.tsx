/** /retake, "Fix this photo": one photo with its faults, or many with the same fixes and one look. */
import { useState, type ReactNode } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { MOST_PHOTOS, type RetakeInput } from '#app/services/generations/kinds/retake-input.ts';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { PictureChooser, type ChosenPicture } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { BatchProgress } from '../repair/batch-progress.tsx';
import { BatchResults } from '../repair/batch-results.tsx';
import { Example } from '../repair/example.tsx';
import { PlanNote } from '../repair/plan-note.tsx';
import type { PlanParts, RepairPicture } from '../repair/repair-page.ts';
import { AnotherPicture } from '../repair/result-panel.tsx';
import { useRepair, type Repair } from '../repair/use-repair.ts';
import { RetakeBatch } from './retake-batch.tsx';
import { RetakePhoto } from './retake-photo.tsx';

export interface RetakeScreenProps {
  view: GenerationView | null;
  picture: RepairPicture | null;
  plan: PlanParts;
  /** The result, if it was accepted before. */
  accepted: string | null;
  feed: EventFeed | null;
}

/** Another picture starts over. */
export function RetakeScreen(props: RetakeScreenProps): ReactNode {
  return <Screen key={props.picture?.asset ?? ''} {...props} />;
}

function Screen({ view, picture, plan, accepted, feed }: RetakeScreenProps): ReactNode {
  const repair = useRepair({ view, feed, accepted });
  const [photos, setPhotos] = useState<ChosenPicture[]>([]);
  const [hadView] = useState(view !== null);
  const begins = !picture && photos.length === 0 && repair.generation.phase === 'idle';
  return (
    <StudioFrame
      title={message('studio.tool.retake')}
      lead={begins ? message('retake.lead') : undefined}
      aside={!begins && <AnotherPicture repair={repair} several={plan.batch} onClear={() => setPhotos([])} />}
    >
      {picture ? (
        <RetakePhoto picture={picture} repair={repair} begun={hadView} />
      ) : repair.generation.phase !== 'idle' ? (
        <Batch repair={repair} />
      ) : photos.length > 0 ? (
        <RetakeBatch
          photos={photos}
          onPhotos={setPhotos}
          onStart={(wanted) =>
            repair.generation.start({ kind: 'retake', input: { assets: photos.map(({ asset }) => asset), ...wanted } })
          }
        />
      ) : (
        <div className="grid gap-5">
          {!plan.batch && <PlanNote what="batch">{message('repairs.planBatch', { count: MOST_PHOTOS })}</PlanNote>}
          <PictureChooser
            signedIn
            most={plan.batch ? MOST_PHOTOS : 1}
            samples={samplesFor('photo-to-fix', 'scene')}
            picture={<Example of="retake" />}
            onChosen={(chosen) => {
              const [first] = chosen;
              if (first && chosen.length === 1) repair.address.choose(first.asset);
              else setPhotos(chosen);
            }}
          />
        </div>
      )}
    </StudioFrame>
  );
}

/** Many photos at work, and the results. */
function Batch({ repair }: { repair: Repair }): ReactNode {
  const { generation, made } = repair;
  if (made)
    return (
      <BatchResults
        repair={repair}
        view={made.view}
        tool="retake"
        onRetry={(assets) =>
          generation.start({ kind: 'retake', input: { ...(made.view.input as RetakeInput), assets } })
        }
      />
    );
  const { view } = generation;
  return (
    <div className="grid gap-6">
      <GenerationCard generation={generation} title={message('generation.kind.retake')} />
      {view?.state === 'generating' && (
        <BatchProgress
          assets={(view.input as RetakeInput).assets}
          progress={generation.phase === 'generating' ? view.progress : null}
          made={view.results.variations}
        />
      )}
    </div>
  );
}
