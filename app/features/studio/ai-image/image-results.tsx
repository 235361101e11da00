/** The pictures of one generation: all to choose from, one to go on with. */
import { Brush, CircleAlert, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GenerationView } from '#app/services/generations/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import { EmptySlot, ResultNotes, slotsOf } from '../generation/result-slots.tsx';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultActions } from '../parts/result-actions.tsx';
import type { ChangedPicture } from './change-stage.tsx';
import { inputOf } from './image-setup.ts';

export interface ImageResultsProps {
  generation: GenerationHandle;
  view: GenerationView;
  onMore(): void;
  /** Changes a part of one of them; left out: nothing here can. */
  onChange?(picture: ChangedPicture): void;
}

export function ImageResults({ generation, view, onMore, onChange }: ImageResultsProps): ReactNode {
  const { variations } = view.results;
  const [chosen, setChosen] = useState(0);
  const [reporting, setReporting] = useState(false);
  const index = Math.min(chosen, variations.length - 1);
  const shown = variations[index];
  const goesOn = view.state === 'generating';
  const slots = slotsOf(view, inputOf(view)?.variations.length ?? variations.length);
  const notes = variations.flatMap(({ notes: said }) => said ?? []);
  if (!shown) return null;
  return (
    <section aria-labelledby="results" className="grid gap-4">
      <h2 id="results" className="sr-only">{message('imageStudio.results')}</h2>
      {notes.length > 0 && (
        <div role="status" className="flex gap-3 rounded-card bg-warning-soft p-4 text-13 text-warning-text">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
          <ul className="grid gap-1">{notes.map((note) => <li key={note}>{note}</li>)}</ul>
        </div>
      )}
      <ResultNotes view={view} />
      <div className="dot-ground grid place-items-center overflow-hidden rounded-sheet border border-line p-4">
        <img
          key={shown.asset}
          src={pictureAt(shown.asset, 1024)}
          alt={message('imageStudio.choose', { number: (shown.place ?? index) + 1, count: slots.length })}
          width={shown.width}
          height={shown.height}
          className="h-auto max-h-[min(62vh,36rem)] w-auto max-w-full rounded-card object-contain"
        />
      </div>
      {slots.length > 1 && (
        <ul className="grid grid-cols-4 gap-3">
          {slots.map((slot) => slot.at === 'shown' ? (
            <li key={slot.place} className="animate-fade">
              <button
                type="button"
                aria-label={message('imageStudio.choose', { number: slot.place + 1, count: slots.length })}
                aria-pressed={slot.index === index}
                onClick={() => { setChosen(slot.index); setReporting(false); }}
                className={classNames('dot-ground grid aspect-square w-full place-items-center overflow-hidden rounded-card border p-1.5 transition-[border-color]', slot.index === index ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong')}
              >
                <img src={pictureAt(slot.variation.asset, 256)} alt="" loading="lazy" decoding="async" className="max-h-full max-w-full rounded-control object-contain" />
              </button>
            </li>
          ) : <li key={slot.place}><EmptySlot slot={slot} small className="aspect-square" /></li>)}
        </ul>
      )}
      <ResultActions generation={view} index={index} tool="text-2-image" onReport={goesOn ? undefined : () => setReporting(true)}>
        {onChange && <Button icon={Brush} disabled={goesOn} onClick={() => onChange(shown)}>{message('imageStudio.changePart')}</Button>}
        <Button icon={Copy} disabled={goesOn} onClick={onMore}>{message('imageStudio.more')}</Button>
      </ResultActions>
      {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
    </section>
  );
}
