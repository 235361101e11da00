/** The pictures of one generation: all to choose from, one to go on with. */
import { CircleAlert, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GenerationView } from '#app/services/generations/generation.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { ReportResult } from '../generation/report-result.tsx';
import type { GenerationHandle } from '../generation/use-generation.ts';
import { pictureAt } from '../parts/picture-address.ts';
import { ResultActions } from '../parts/result-actions.tsx';

export interface ImageResultsProps {
  generation: GenerationHandle;
  view: GenerationView;
  onMore(): void;
}

export function ImageResults({ generation, view, onMore }: ImageResultsProps): ReactNode {
  const { variations } = view.results;
  const [chosen, setChosen] = useState(0);
  const [reporting, setReporting] = useState(false);
  const index = Math.min(chosen, variations.length - 1);
  const shown = variations[index];
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
      <div className="dot-ground grid place-items-center overflow-hidden rounded-sheet border border-line p-4">
        <img
          key={shown.asset}
          src={pictureAt(shown.asset, 1024)}
          alt={message('imageStudio.choose', { number: index + 1, count: variations.length })}
          width={shown.width}
          height={shown.height}
          className="h-auto max-h-[min(62vh,36rem)] w-auto max-w-full rounded-card object-contain"
        />
      </div>
      {variations.length > 1 && (
        <ul className="grid grid-cols-4 gap-3">
          {variations.map((variation, at) => (
            <li key={`${at}-${variation.asset}`}>
              <button
                type="button"
                aria-label={message('imageStudio.choose', { number: at + 1, count: variations.length })}
                aria-pressed={at === index}
                onClick={() => { setChosen(at); setReporting(false); }}
                className={classNames('dot-ground grid aspect-square w-full place-items-center overflow-hidden rounded-card border p-1.5 transition-[border-color]', at === index ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong')}
              >
                <img src={pictureAt(variation.asset, 256)} alt="" loading="lazy" decoding="async" className="max-h-full max-w-full rounded-control object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ResultActions generation={view} index={index} tool="text-2-image" onReport={() => setReporting(true)}>
        <Button icon={Copy} onClick={onMore}>{message('imageStudio.more')}</Button>
      </ResultActions>
      {reporting && <ReportResult generation={generation} onClose={() => setReporting(false)} />}
    </section>
  );
}
