/** The finished try-on: before and after, its draggable points, and its actions. */
import { RotateCcw, Save, Shirt, UserRound, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import type { TryOnInput } from '#app/services/generations/kinds/try-on-input.ts';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Compare } from '#app/ui/compare.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { ProgressLine } from '#app/ui/spinner.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import { useGeneration, type GenerationHandle } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { StudioFrame } from '../parts/studio-frame.tsx';
import { ResultActions } from '../parts/result-actions.tsx';
import { AdjustStage, type Places } from './adjust-stage.tsx';
import { modeOf, writeTryOn, type TryOnSetup } from './try-on-setup.ts';

const VIEWS = ['adjust', 'compare'] as const;

export interface TryOnResultProps {
  view: GenerationView;
  generation: GenerationHandle;
  /** Its input, as far as it still exists. */
  setup: TryOnSetup;
  feed: EventFeed | null;
}

export function TryOnResult({ view, generation, setup, feed }: TryOnResultProps): ReactNode {
  const navigate = useNavigate();
  const [variation] = view.results.variations;
  const input = view.input as TryOnInput;
  const canAdjust = (variation?.tryOn?.handles.length ?? 0) > 0 && variation?.source !== undefined;
  const [shown, setShown] = useState<'adjust' | 'compare'>(canAdjust ? 'adjust' : 'compare');
  const [places, setPlaces] = useState<Places>({});
  const [reporting, setReporting] = useState(false);
  const saving = useGeneration({ feed });
  const saved = saving.phase === 'succeeded' ? saving.view : null;
  useEffect(() => {
    if (!saved) return;
    toast({ title: message('tryOnStudio.saved') });
    void navigate(`/try-on/${saved.id}`, { replace: true, preventScrollReset: true });
  }, [saved, navigate]);
  if (!variation) return null;

  const moved = Object.keys(places).length;
  const isSaving =
    saving.phase !== 'idle' &&
    !['failed', 'refused', 'cancelled', 'flagged', 'limited', 'missing'].includes(saving.phase);
  const wasDragged = Object.keys(input.dragged).length > 0;
  const save = (dragged: Places) => saving.start({ kind: 'try-on', input: { ...input, dragged, adjusts: view.id } });
  const label = message('tryOnStudio.resultAlt', {
    piece: setup.garment?.name ?? '',
    person: setup.person?.name ?? '',
  });
  const sameGarment = input.garment;
  const samePerson = writeTryOn(setup.type, setup.person, { photos: true });
  return (
    <StudioFrame
      title={message(`tryOnStudio.finished.${setup.type}`)}
      aside={
        canAdjust && (
          <Segmented
            label={message('tryOnStudio.show')}
            segments={VIEWS.map((value) => ({ value, label: message(`tryOnStudio.${value}`) }))}
            value={shown}
            onValueChange={(next) => setShown(next)}
            className="h-10 [&>button]:h-9 [&>button]:px-3 [&>button]:whitespace-nowrap"
          />
        )
      }
    >
      <div className="-mt-2 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={label} className="grid gap-4">
          <div className="dot-background grid place-items-center overflow-hidden rounded-sheet border border-line p-5">
            {shown === 'adjust' && canAdjust && variation.tryOn && variation.source ? (
              <AdjustStage
                photo={variation.source}
                width={variation.width}
                height={variation.height}
                result={variation.tryOn}
                places={places}
                onMove={(id, place) => setPlaces((now) => ({ ...now, [id]: place }))}
                disabled={isSaving}
                isNear={modeOf(setup.type) === 'jewellery'}
                label={label}
              />
            ) : (
              <Compare
                before={{
                  src: pictureAt(variation.source ?? variation.asset, 1024),
                  alt: message('tryOnStudio.beforeAlt'),
                }}
                after={{ src: pictureAt(variation.asset, 1024), alt: label }}
                ratio={variation.width / variation.height}
                maxHeight="60dvh"
              />
            )}
          </div>
          {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
          <ResultActions generation={view} tool="try-on" onReport={() => setReporting(true)} />
        </section>
        <aside className="grid gap-4 lg:sticky lg:top-4">
          {canAdjust && (
            <section aria-labelledby="fit" className="grid gap-3 rounded-sheet border border-line bg-panel p-4">
              <h2 id="fit" className="font-heading text-18 font-semibold">
                {message('tryOnStudio.fit')}
              </h2>
              {isSaving ? (
                <div className="grid gap-3">
                  <p role="status" className="text-13 font-medium">
                    {saving.view?.stage ?? message('tryOnStudio.saving')}
                  </p>
                  <ProgressLine label={message('tryOnStudio.saving')} value={saving.view?.progress ?? undefined} />
                  <Button size="small" icon={X} busy={saving.phase === 'cancelling'} onClick={saving.cancel}>
                    {message('common.cancel')}
                  </Button>
                </div>
              ) : (
                <>
                  <p className="text-13 text-muted">
                    {moved > 0 ? message('tryOnStudio.moved', { count: moved }) : message('tryOnStudio.fitText')}
                  </p>
                  <div className="grid grid-cols-2 gap-2">
                    <Button
                      variant={moved > 0 ? 'primary' : 'secondary'}
                      icon={Save}
                      disabled={moved === 0}
                      onClick={() => save({ ...input.dragged, ...places })}
                    >
                      {message('tryOnStudio.save')}
                    </Button>
                    <Button icon={RotateCcw} disabled={moved === 0} onClick={() => setPlaces({})}>
                      {message('tryOnStudio.reset')}
                    </Button>
                  </div>
                  {moved === 0 && wasDragged && (
                    <Button variant="ghost" size="small" onClick={() => save({})}>
                      {message('tryOnStudio.automatic')}
                    </Button>
                  )}
                  {saving.phase === 'cancelled' && (
                    <p role="status" className="text-13 text-muted">
                      {message('tryOnStudio.notSaved')}
                    </p>
                  )}
                  {(saving.phase === 'failed' ||
                    saving.phase === 'refused' ||
                    saving.phase === 'flagged' ||
                    saving.phase === 'limited' ||
                    saving.phase === 'missing') && (
                    <AlertText>{saving.refusal ?? saving.view?.error ?? message('generation.failed.tryOn')}</AlertText>
                  )}
                </>
              )}
            </section>
          )}
          {(variation.notes ?? []).length > 0 && (
            <ul
              aria-label={message('tryOnStudio.notes')}
              className="grid gap-2 rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text"
            >
              {(variation.notes ?? []).map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <section aria-labelledby="next" className="grid gap-3 rounded-sheet border border-line bg-panel p-4">
            <h2 id="next" className="font-heading text-18 font-semibold">
              {message('tryOnStudio.next')}
            </h2>
            <Next
              to={`/try-on/create?${samePerson}`}
              src={setup.person?.src ?? null}
              icon={Shirt}
              words={message('tryOnStudio.otherGarment')}
            />
            <Next
              to={`/try-on/image/${sameGarment}?${writeTryOn(setup.type, null)}`}
              src={setup.garment?.src ?? null}
              icon={UserRound}
              words={message('tryOnStudio.otherPerson')}
            />
            <Link to="/history/generations?kind=try-on" className={buttonClass('ghost', 'small')}>
              {message('tryOnStudio.history')}
            </Link>
          </section>
        </aside>
      </div>
    </StudioFrame>
  );
}

function Next({
  to,
  src,
  icon: Icon,
  words,
}: {
  to: string;
  src: string | null;
  icon: typeof Shirt;
  words: string;
}): ReactNode {
  return (
    <Link
      to={to}
      className="flex items-center gap-3 rounded-card border border-line p-2 text-13 font-medium transition-colors hover:border-line-strong hover:bg-tint"
    >
      {src ? (
        <img src={src} alt="" className="size-12 rounded-control bg-sunken object-cover object-top" />
      ) : (
        <span className="grid size-12 place-items-center rounded-control bg-sunken">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <span className="text-balance">{words}</span>
    </Link>
  );
}
