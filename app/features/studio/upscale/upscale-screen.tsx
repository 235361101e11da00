/**
 * /upscale: a picture with more pixels, or with more picture around it. Chosen, configured, made, inspected, accepted
 * or rejected.
 */
import { useState, type ReactNode } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { message } from '#messages/message.ts';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { Example } from '../repair/example.tsx';
import { PlanNote } from '../repair/plan-note.tsx';
import type { PlanParts, RepairPicture } from '../repair/repair-page.ts';
import { AnotherPicture } from '../repair/result-panel.tsx';
import { useRepair, type Repair } from '../repair/use-repair.ts';
import { PictureStage, WorkingStage } from '../repair/working-stage.tsx';
import { WorkTable } from '../repair/work-table.tsx';
import type { GenerationView } from '#app/contracts/generation.ts';
import { ExpandPanel, ExpandStage } from './expand-panel.tsx';
import { NO_GROWTH } from './expand-sides.ts';
import { EnlargedResult } from './enlarged-result.tsx';
import { UpscalePanel } from './upscale-panel.tsx';

export interface UpscaleScreenProps {
  view: GenerationView | null;
  picture: RepairPicture | null;
  plan: PlanParts;
  /** The result, if it was accepted before. */
  accepted: string | null;
  feed: EventFeed | null;
}

/** Another picture starts over. */
export function UpscaleScreen(props: UpscaleScreenProps): ReactNode {
  return <Screen key={props.picture?.asset ?? ''} {...props} />;
}

function Screen({ view, picture, plan, accepted, feed }: UpscaleScreenProps): ReactNode {
  const repair = useRepair({ view, feed, accepted });
  return (
    <StudioFrame
      title={message('studio.tool.upscale')}
      lead={picture ? undefined : message('repairs.upscaleLead')}
      aside={picture && <AnotherPicture repair={repair} />}
    >
      {picture ? (
        <Work picture={picture} plan={plan} repair={repair} />
      ) : (
        <div className="grid gap-5">
          {!plan.upscale && <PlanNote what="upscale">{message('repairs.planUpscale')}</PlanNote>}
          <PictureChooser
            signedIn
            samples={samplesFor('small', 'scene', 'product')}
            picture={<Example of="upscale" />}
            onChosen={([first]) => first && repair.address.choose(first.asset)}
          />
        </div>
      )}
    </StudioFrame>
  );
}

type Mode = 'upscale' | 'expand';

function Work({ picture, plan, repair }: { picture: RepairPicture; plan: PlanParts; repair: Repair }): ReactNode {
  const { generation, made, busy } = repair;
  const [mode, setMode] = useState<Mode>(generation.view?.kind === 'expand' ? 'expand' : 'upscale');
  const [sides, setSides] = useState(NO_GROWTH);
  if (made) return <EnlargedResult picture={picture} repair={repair} made={made} />;
  const title = message(mode === 'expand' ? 'generation.kind.expand' : 'generation.kind.upscale');
  return (
    <WorkTable
      stage={
        busy ? (
          <WorkingStage asset={picture.asset} name={picture.name} generation={generation} title={title}>
            <Button onClick={repair.aside}>{message('repairs.otherSettings')}</Button>
          </WorkingStage>
        ) : mode === 'expand' ? (
          <ExpandStage picture={picture} sides={sides} />
        ) : (
          <PictureStage asset={picture.asset} name={picture.name} />
        )
      }
    >
      <Segmented<Mode>
        label={message('repairs.enlargeHow')}
        value={mode}
        disabled={busy}
        onValueChange={setMode}
        segments={[
          { value: 'upscale', label: message('repairs.morePixels') },
          { value: 'expand', label: message('repairs.morePicture') },
        ]}
        className="w-full"
      />
      {mode === 'upscale' ? (
        <UpscalePanel
          picture={picture}
          allowed={plan.upscale}
          busy={busy}
          onStart={(factor) => generation.start({ kind: 'upscale', input: { asset: picture.asset, factor } })}
        />
      ) : (
        <ExpandPanel
          picture={picture}
          sides={sides}
          onSides={setSides}
          busy={busy}
          onStart={() => generation.start({ kind: 'expand', input: { asset: picture.asset, sides } })}
        />
      )}
    </WorkTable>
  );
}
