/** /remove-background: one picture, or a batch of them, cut out; the background is chosen afterwards. */
import { Crosshair, GlassWater, Images } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import { MOST_PICTURES, type RemoveBackgroundInput } from '#app/services/generations/kinds/remove-background-input.ts';
import { downloadFile } from '#app/browser/download-file.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { PictureChooser } from '../parts/picture-chooser.tsx';
import { samplesFor } from '../parts/samples.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { BatchProgress } from '../repair/batch-progress.tsx';
import { BatchResults, filesOf, BackgroundedCompare } from '../repair/batch-results.tsx';
import { Example } from '../repair/example.tsx';
import type { Background } from '../repair/background.ts';
import { PlanNote } from '../repair/plan-note.tsx';
import type { PlanParts, RepairPicture } from '../repair/repair-page.ts';
import { AnotherPicture, ResultPanel } from '../repair/result-panel.tsx';
import { useRepair } from '../repair/use-repair.ts';
import { PanelPart, WorkTable } from '../repair/work-table.tsx';
import { WorkingStage } from '../repair/working-stage.tsx';
import { BackgroundChoice } from './background-choice.tsx';
import { OtherSubjects } from './other-subjects.tsx';
import { PickStage } from './pick-stage.tsx';

export interface CutoutScreenProps {
  view: GenerationView | null;
  /** Chosen elsewhere: cut out right away. */
  picture: RepairPicture | null;
  plan: PlanParts;
  feed: EventFeed | null;
}

export function CutoutScreen({ view, picture, plan, feed }: CutoutScreenProps): ReactNode {
  const repair = useRepair({ view, feed });
  const { generation, made, busy } = repair;
  const [background, setBackground] = useState<Background>(null);
  const [picking, setPicking] = useState(false);
  const cutOut = (assets: readonly string[], told: Pick<RemoveBackgroundInput, 'pick' | 'glass'> = {}) => {
    setPicking(false);
    generation.start({ kind: 'remove-background', input: { assets, ...told } });
  };

  const chosen = view === null ? (picture?.asset ?? null) : null;
  const begun = useRef<string | null>(null);
  const begin = useEffectEvent((asset: string) => cutOut([asset]));
  useEffect(() => {
    if (chosen === null || begun.current === chosen) return;
    begun.current = chosen;
    begin(chosen);
  }, [chosen]);

  const input = generation.view?.input as RemoveBackgroundInput | undefined;
  const wanted = input?.assets ?? [];
  const only = wanted.length === 1 ? wanted[0] : chosen;
  const begins = !busy && !made;
  return (
    <StudioFrame
      title={message('studio.tool.removeBackground')}
      lead={begins ? message('repairs.cutoutLead') : undefined}
      aside={!begins && <AnotherPicture repair={repair} several={plan.batch} />}
    >
      {begins ? (
        <div className="grid gap-5">
          {!plan.batch && <PlanNote what="batch">{message('repairs.planBatch', { count: MOST_PICTURES })}</PlanNote>}
          <PictureChooser
            signedIn
            most={plan.batch ? MOST_PICTURES : 1}
            samples={samplesFor('product', 'person', 'animal')}
            picture={<Example of="cutout" />}
            onChosen={(pictures) => cutOut(pictures.map(({ asset }) => asset))}
          />
        </div>
      ) : !made ? (
        <div className="grid gap-6">
          {only && picking ? (
            <>
              <p className="text-15">{message('pick.how')}</p>
              <PickStage
                asset={only}
                name={message('generation.kind.removeBackground')}
                onPick={(pick) => cutOut([only], { pick })}
                onBack={() => setPicking(false)}
              />
            </>
          ) : only ? (
            <WorkingStage
              asset={only}
              name={message('generation.kind.removeBackground')}
              generation={generation}
              title={message('generation.kind.removeBackground')}
            >
              <Button icon={Crosshair} onClick={() => setPicking(true)}>
                {message('pick.title')}
              </Button>
            </WorkingStage>
          ) : (
            <GenerationCard generation={generation} title={message('generation.kind.removeBackground')} />
          )}
          {wanted.length > 1 && generation.view?.state === 'generating' && (
            <BatchProgress
              assets={wanted}
              progress={generation.phase === 'generating' ? generation.view.progress : null}
              made={generation.view.results.variations}
            />
          )}
        </div>
      ) : wanted.length > 1 ? (
        <BatchResults
          repair={repair}
          view={made.view}
          tool="remove-background"
          background={background}
          onRetry={(assets) => cutOut(assets)}
        >
          <BackgroundChoice inRow background={background} onBackground={setBackground} />
        </BatchResults>
      ) : (
        <WorkTable
          stage={
            picking && made.variation.source ? (
              <PickStage
                asset={made.variation.source}
                name={made.variation.name}
                onPick={(pick) => cutOut([made.variation.source ?? ''], { pick })}
                onBack={() => setPicking(false)}
              />
            ) : (
              <BackgroundedCompare
                before={made.variation.source ?? made.variation.asset}
                after={made.variation.asset}
                name={made.variation.name}
                background={background}
                maxHeight="clamp(20rem, calc(100vh - 19rem), 44rem)"
                className="border border-line"
              />
            )
          }
        >
          {made.variation.source && made.variation.others && (
            <OtherSubjects
              others={made.variation.others}
              onPick={(box) => cutOut([made.variation.source ?? ''], { pick: { box, point: null } })}
            />
          )}
          <div className="grid gap-2">
            <p className="text-13 text-muted">{message(picking ? 'pick.how' : 'repairs.pickHint')}</p>
            <Button icon={Crosshair} aria-pressed={picking} onClick={() => setPicking(!picking)}>
              {message(picking ? 'repairs.pickBack' : 'pick.title')}
            </Button>
            {made.variation.source && !input?.glass && (
              <Button
                icon={GlassWater}
                title={message('repairs.glassHint')}
                onClick={() =>
                  cutOut([made.variation.source ?? ''], { ...(input?.pick && { pick: input.pick }), glass: true })
                }
              >
                {message('repairs.glass')}
              </Button>
            )}
          </div>
          <PanelPart title={message('repairs.background')}>
            <BackgroundChoice background={background} onBackground={setBackground} />
          </PanelPart>
          <Link
            to={`/ai-backgrounds?picture=${made.variation.asset}`}
            className={buttonClass('secondary', 'medium', 'w-full')}
          >
            <Images size={18} strokeWidth={1.75} aria-hidden />
            {message('studio.tool.aiBackgrounds')}
          </Link>
          <ResultPanel
            repair={repair}
            tool="remove-background"
            onDownload={
              background === null
                ? undefined
                : () => downloadFile(filesOf(made.view.id, { variation: 0, background }), null)
            }
            onRejected={() => {
              generation.show(null);
              repair.address.clear();
            }}
          />
        </WorkTable>
      )}
    </StudioFrame>
  );
}
