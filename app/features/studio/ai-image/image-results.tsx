/** The pictures of one generation: all to choose from, one to continue with. */
import { Brush, CircleAlert, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { GenerationView } from '#app/contracts/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { Compare } from '#app/ui/compare.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import { EmptySlot, ResultNotes, slotsOf } from '../generation/result-slots.tsx';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultActions } from '../parts/result-actions.tsx';
import type { ChangedPicture } from './change-stage.tsx';
import { inputOf } from './image-setup.ts';
import { backgroundFor } from './image-examples.ts';

/** Leaves the actions below a picture visible. */
const tall = 'max-h-[clamp(18rem,calc(100dvh-22rem),38rem)]';

export interface ImageResultsProps {
  generation: GenerationHandle;
  view: GenerationView;
  onMore(): void;
  /** Changes a part of one of them; absent: not possible here. */
  onChange?(picture: ChangedPicture): void;
}

export function ImageResults({ generation, view, onMore, onChange }: ImageResultsProps): ReactNode {
  const { variations } = view.results;
  const [chosen, setChosen] = useState(0);
  const [reporting, setReporting] = useState(false);
  const index = Math.min(chosen, variations.length - 1);
  const shown = variations[index];
  const goesOn = view.state === 'generating';
  const input = inputOf(view);
  const slots = slotsOf(view, input?.variations.length ?? variations.length);
  // For a picture changed in part, the previous one.
  const before = input?.mask ? input.references[0] : undefined;
  const background = backgroundFor(input?.type ?? 'image');
  const notes = variations.flatMap(({ notes: said }) => said ?? []);
  if (!shown) return null;
  const alt = message('imageStudio.choose', { number: (shown.place ?? index) + 1, count: slots.length });
  return (
    <section aria-labelledby="results" className="grid gap-4">
      <h2 id="results" className="sr-only">
        {message('imageStudio.results')}
      </h2>
      {notes.length > 0 && (
        <div role="status" className="flex gap-3 rounded-card bg-warning-soft p-4 text-13 text-warning-text">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
          <ul className="grid gap-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <ResultNotes view={view} />
      <div className={classNames('grid gap-3', slots.length > 1 && 'lg:grid-cols-[minmax(0,1fr)_5.5rem]')}>
        {before === undefined ? (
          <div
            className={classNames(
              'grid place-items-center overflow-hidden rounded-sheet border border-line p-4',
              background,
            )}
          >
            <img
              key={shown.asset}
              src={pictureAt(shown.asset, 1024)}
              alt={alt}
              width={shown.width}
              height={shown.height}
              className={classNames('h-auto w-auto max-w-full rounded-card object-contain', tall)}
            />
          </div>
        ) : (
          <Compare
            key={shown.asset}
            before={{ src: pictureAt(before, 1024), alt: message('repairs.beforeOf', { name: alt }) }}
            after={{ src: pictureAt(shown.asset, 1024), alt: message('repairs.afterOf', { name: alt }) }}
            ratio={shown.width / shown.height}
            maxHeight="clamp(18rem, calc(100dvh - 22rem), 38rem)"
            className="border border-line"
          />
        )}
        {slots.length > 1 && (
          <ul className="grid grid-cols-4 content-start gap-3 lg:grid-cols-1">
            {slots.map((slot) =>
              slot.at === 'shown' ? (
                <li key={slot.place} className="animate-fade">
                  <button
                    type="button"
                    aria-label={message('imageStudio.choose', { number: slot.place + 1, count: slots.length })}
                    aria-pressed={slot.index === index}
                    onClick={() => {
                      setChosen(slot.index);
                      setReporting(false);
                    }}
                    className={classNames(
                      'grid aspect-square w-full place-items-center overflow-hidden rounded-card border p-1.5 transition-[border-color]',
                      background,
                      slot.index === index ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
                    )}
                  >
                    <img
                      src={pictureAt(slot.variation.asset, 256)}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      className="max-h-full max-w-full rounded-control object-contain"
                    />
                  </button>
                </li>
              ) : (
                <li key={slot.place}>
                  <EmptySlot slot={slot} small className="aspect-square" />
                </li>
              ),
            )}
          </ul>
        )}
      </div>
      <ResultActions
        generation={view}
        index={index}
        tool="text-2-image"
        onReport={goesOn ? undefined : () => setReporting(true)}
      >
        {onChange && (
          <Button icon={Brush} disabled={goesOn} onClick={() => onChange(shown)}>
            {message('imageStudio.changePart')}
          </Button>
        )}
        <Button icon={Copy} disabled={goesOn} onClick={onMore}>
          {message('imageStudio.more')}
        </Button>
      </ResultActions>
      <CreditPrice cost={costOfKind('ai-image', input?.variations.length)} label={message('imageStudio.more')} />
      {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
    </section>
  );
}
