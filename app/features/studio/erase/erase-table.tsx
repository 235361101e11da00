/** The picture under the brush: tools, marks, progress, before and after, the steps so far. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { GenerationView } from '#app/contracts/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { message } from '#messages/message.ts';
import { GenerationCard } from '../generation/generation-card.tsx';
import type { RepairPicture } from '../repair/repair-page.ts';
import { ResultPanel } from '../repair/result-panel.tsx';
import type { Repair } from '../repair/use-repair.ts';
import { useZoomView } from '../repair/use-zoom-view.ts';
import { PanelPart, stageHeight, WorkTable } from '../repair/work-table.tsx';
import { ZoomButtons } from '../repair/zoom-buttons.tsx';
import { ZoomCompare } from '../repair/zoom-compare.tsx';
import { EraseTools } from './erase-tools.tsx';
import { MarkStage } from './mark-stage.tsx';
import { marked, NO_MARKS, regionOf } from './marks.ts';
import { StepStrip } from './step-strip.tsx';
import { useMarking } from './use-marking.ts';
import { useSteps } from './use-steps.ts';

export function EraseTable({
  picture,
  repair,
  chain,
}: {
  picture: RepairPicture;
  repair: Repair;
  chain: readonly GenerationView[];
}): ReactNode {
  const { generation, address, busy } = repair;
  const [looking, setLooking] = useState<'mark' | 'compare'>(chain.length > 0 ? 'compare' : 'mark');
  const marking = useMarking(picture, !busy && looking === 'mark');
  const { marks, onMarks: setMarks } = marking;
  const { steps, at, current, go, add, drop } = useSteps(picture.asset, chain);
  const view = useZoomView(picture, 4);

  const done = generation.phase === 'succeeded' ? generation.view : null;
  const arrived = useEffectEvent((made: GenerationView) => {
    if (steps.some((step) => step.view?.id === made.id)) return;
    add(made);
    setMarks(() => NO_MARKS);
    setLooking('compare');
  });
  useEffect(() => {
    if (done) arrived(done);
  }, [done]);

  function erase(): void {
    if (marks.done.length === 0 || busy) return;
    generation.start({
      kind: 'magic-erase',
      input: { asset: current.asset, region: regionOf(marks), after: current.view?.id ?? null },
    });
  }
  /** `marksStay`: a failure leaves the marks in place. */
  function goTo(index: number, marksStay = false): void {
    const step = steps[index];
    if (!step) return;
    go(index);
    if (!marksStay) setMarks(() => NO_MARKS);
    repair.setReporting(false);
    if (index === 0) setLooking('mark');
    generation.show(step.view?.id ?? null, step.view);
    address.keep(step.view?.id ?? null);
  }

  const src = `/api/assets/${current.asset}`;
  return (
    <WorkTable
      stage={
        <div className="grid gap-3">
          <div className="relative">
            {looking === 'compare' && at > 0 ? (
              <ZoomCompare
                before={`/api/assets/${picture.asset}`}
                after={src}
                name={picture.name}
                size={picture}
                view={view}
                className={stageHeight}
              />
            ) : (
              <MarkStage
                src={src}
                name={picture.name}
                size={picture}
                view={view}
                tool={marking.tool}
                brush={marking.brush}
                marks={marks.done}
                onMark={(mark) => setMarks((now) => marked(now, mark))}
                onDone={erase}
                disabled={busy}
                className={stageHeight}
              />
            )}
            <div className="absolute bottom-3 left-1/2 -translate-x-1/2">
              <ZoomButtons view={view} />
            </div>
            {busy && (
              <div className="absolute inset-0 grid place-items-center overflow-y-auto rounded-card bg-scrim p-4">
                <GenerationCard
                  generation={generation}
                  title={message('generation.kind.magicErase')}
                  className="w-full max-w-md shadow-sheet"
                >
                  {generation.phase !== 'waiting' && generation.phase !== 'generating' && (
                    <Button onClick={() => goTo(at, true)}>{message('erase.backToMarks')}</Button>
                  )}
                </GenerationCard>
              </div>
            )}
          </div>
          {steps.length > 1 && <StepStrip steps={steps} at={at} disabled={busy} onGo={goTo} />}
        </div>
      }
    >
      {at > 0 && (
        <Segmented<'mark' | 'compare'>
          label={message('erase.looking')}
          value={looking}
          disabled={busy}
          onValueChange={setLooking}
          segments={[
            { value: 'compare', label: message('erase.compare') },
            { value: 'mark', label: message('erase.markMore') },
          ]}
          className="w-full"
        />
      )}
      {looking === 'compare' && current.view ? (
        <PanelPart title={message('erase.resultTitle', { number: at })}>
          <p className="text-13 text-muted">{message('erase.resultHint')}</p>
          <ResultPanel
            repair={repair}
            tool="magic-erase"
            verdict
            onRejected={() => {
              const before = steps[at - 1];
              drop(at);
              setLooking(at > 1 ? 'compare' : 'mark');
              repair.setReporting(false);
              generation.show(before?.view?.id ?? null, before?.view ?? null);
              address.keep(before?.view?.id ?? null);
            }}
          />
        </PanelPart>
      ) : (
        <EraseTools marking={marking} busy={busy} onErase={erase} />
      )}
    </WorkTable>
  );
}
