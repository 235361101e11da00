/**
 * One photo: what was found and fixed, each thing to be left out, a look on top; before and after. The result is accepted
 * into the uploads or rejected; the original is kept.
 */
import { WandSparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { GenerationView } from '#app/contracts/generation.ts';
import type { RetakeInput } from '#app/services/generations/kinds/retake-input.ts';
import { httpDelete } from '#app/browser/http-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Compare } from '#app/ui/compare.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { RETAKE_STEPS } from '#tools/contract/ports/imaging-port.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultActions } from '../parts/result-actions.tsx';
import type { RepairPicture } from '../repair/repair-page.ts';
import { ResultPanel } from '../repair/result-panel.tsx';
import type { Repair } from '../repair/use-repair.ts';
import { PanelPart, WorkTable } from '../repair/work-table.tsx';
import { PictureStage } from '../repair/working-stage.tsx';
import { LookPicker } from './look-picker.tsx';
import { StepSwitches } from './step-switches.tsx';

type Wanted = Pick<RetakeInput, 'steps' | 'look' | 'strength'>;

const EVERYTHING: Wanted = { steps: [...RETAKE_STEPS], look: null, strength: 1 };

const wantedOf = (view: GenerationView | null): Wanted =>
  view
    ? (({ steps, look, strength }: RetakeInput) => ({ steps, look, strength }))(view.input as RetakeInput)
    : EVERYTHING;

export function RetakePhoto({
  picture,
  repair,
  begun,
}: {
  picture: RepairPicture;
  repair: Repair;
  begun: boolean;
}): ReactNode {
  const { generation, made, busy, accepted } = repair;
  const [wanted, setWanted] = useState<Wanted>(() => wantedOf(generation.view));
  /** The last result: shown while the next is being made. */
  const [shown, setShown] = useState<GenerationView | null>(made?.view ?? null);

  function fix(next: Wanted): void {
    setWanted(next);
    repair.setReporting(false);
    generation.start({ kind: 'retake', input: { assets: [picture.asset], ...next } });
  }

  // A chosen photo is checked right away.
  const started = useRef(begun);
  const begin = useEffectEvent(() => fix(EVERYTHING));
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    begin();
  }, []);

  const done = made?.view ?? null;
  const arrived = useEffectEvent((view: GenerationView) => {
    const before = shown;
    setShown(view);
    // One result with other settings, not one beside the other; what was accepted stays.
    const isKept = before?.results.variations[0]?.asset === accepted;
    if (before && before.id !== view.id && !isKept)
      void httpDelete(`/api/generations/${before.id}`).catch(() => undefined);
  });
  useEffect(() => {
    if (done) arrived(done);
  }, [done]);

  const result = shown?.results.variations[0] ?? null;
  const settled =
    !busy ||
    generation.phase === 'waiting' ||
    generation.phase === 'generating' ||
    generation.phase === 'starting' ||
    generation.phase === 'loading';
  const untouched = result !== null && result.asset === picture.asset;
  const isJudged = untouched || result?.asset === accepted;
  if (generation.phase === 'idle') return <Untouched picture={picture} onFix={() => fix(wanted)} />;
  if (!result || !settled) {
    return (
      <WorkTable stage={<PictureStage asset={picture.asset} name={picture.name} dimmed />}>
        <GenerationCard
          generation={generation}
          title={message('generation.kind.retake')}
          className="border-0 p-0! py-6!"
        >
          {shown && <Button onClick={() => generation.show(shown.id, shown)}>{message('retake.backToLast')}</Button>}
        </GenerationCard>
      </WorkTable>
    );
  }
  return (
    <WorkTable
      stage={
        <div className="grid gap-2">
          <Compare
            key={result.asset}
            before={{ src: pictureAt(picture.asset, 1536), alt: message('repairs.beforeOf', { name: picture.name }) }}
            after={{ src: pictureAt(result.asset, 1536), alt: message('repairs.afterOf', { name: picture.name }) }}
            maxHeight="clamp(20rem, calc(100vh - 19rem), 44rem)"
            className="border border-line"
          />
          <div className="h-5">
            {busy && (
              <ProgressLine label={message('repairs.stage.retake')} value={generation.view?.progress ?? undefined} />
            )}
          </div>
        </div>
      }
    >
      <PanelPart title={message(untouched ? 'retake.goodAsItIs' : 'retake.found')}>
        <StepSwitches
          steps={wanted.steps}
          findings={result.findings ?? []}
          disabled={busy}
          onSteps={(steps) => fix({ ...wanted, steps })}
        />
      </PanelPart>
      <div aria-hidden={busy || undefined} inert={busy} className={busy ? 'opacity-50' : undefined}>
        {repair.made ? (
          <ResultPanel
            repair={repair}
            tool="retake"
            verdict
            untouched={untouched}
            onRejected={() => {
              setShown(null);
              repair.aside();
            }}
          />
        ) : (
          // The next is at work: what can be done with the last stays in sight.
          shown && (
            <ResultActions
              generation={shown}
              tool="retake"
              onAccepted={isJudged ? undefined : () => undefined}
              onRejected={isJudged ? undefined : () => undefined}
            />
          )
        )}
      </div>
      <PanelPart title={message('looks.looks')}>
        <LookPicker
          key={wanted.look ?? ''}
          asset={result.asset === picture.asset || wanted.look !== null ? picture.asset : result.asset}
          look={wanted.look}
          strength={wanted.strength}
          disabled={busy}
          onChoose={(chosen) => fix({ ...wanted, ...chosen })}
        />
      </PanelPart>
    </WorkTable>
  );
}

/** The original photo: its fixes were rejected. */
function Untouched({ picture, onFix }: { picture: RepairPicture; onFix(): void }): ReactNode {
  return (
    <WorkTable stage={<PictureStage asset={picture.asset} name={picture.name} />}>
      <p className="text-15 font-semibold">{message('retake.original')}</p>
      <p className="text-13 text-muted">{message('retake.originalText')}</p>
      <Button variant="primary" size="large" icon={WandSparkles} onClick={onFix} className="w-full">
        {message('retake.fix')}
      </Button>
    </WorkTable>
  );
}
