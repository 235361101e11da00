/** The previews of one request, to choose from: each may become the final picture. */
import type { ReactNode } from 'react';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import type { GenerationView } from '#app/contracts/generation.ts';
import { shotsOf, type Shot } from '#app/services/generations/kinds/scene-shots.ts';
import { classNames } from '#app/ui/class-names.ts';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import { EmptySlot, ResultNotes, slotsOf } from '../generation/result-slots.tsx';
import { pictureAt } from '../parts/picture-address.ts';
import { inputOf, lookTitle, madeOf, shotTitle } from './scene-setup.ts';

export interface ScenePreviewsProps {
  view: GenerationView;
  /** The shot that was made from one of them. */
  chosen?: Shot | null;
  busy?: boolean;
  onMake(shot: Shot): void;
  /** Smaller, next to a result. */
  small?: boolean;
}

export function ScenePreviews({
  view,
  chosen = null,
  busy = false,
  onMake,
  small = false,
}: ScenePreviewsProps): ReactNode {
  const shots = madeOf(view);
  const { looks, width, height } = inputOf(view);
  const notes = [...new Set(view.results.variations.flatMap((variation) => variation.notes ?? []))];
  const upright = height > width * 1.2;
  const [look] = looks;
  return (
    <div className="grid gap-4">
      {looks.length === 1 && look && !small && <p className="text-15 text-muted">{lookTitle(look)}</p>}
      {notes.map((note) => (
        <p key={note} role="note" className="rounded-card bg-warning-soft px-4 py-3 text-13 text-warning-text">
          {note}
        </p>
      ))}
      {!small && <ResultNotes view={view} />}
      <ul
        className={classNames(
          'grid gap-4',
          small
            ? 'grid-cols-4 gap-3'
            : upright
              ? 'grid-cols-2 xl:grid-cols-4'
              : looks.length > 4
                ? 'grid-cols-2 xl:grid-cols-3'
                : 'grid-cols-2',
        )}
      >
        {slotsOf(view, shotsOf(inputOf(view)).length).map((slot) => {
          if (slot.at !== 'shown') {
            return (
              <li key={slot.place} className="grid content-start gap-2">
                <EmptySlot slot={slot} small={small} style={{ aspectRatio: `${width} / ${height}` }} />
              </li>
            );
          }
          const { variation, index } = slot;
          const shot = shots[index];
          if (!shot) return null;
          const title = shotTitle(shot, variation, looks.length === 1);
          const isChosen = chosen !== null && JSON.stringify(chosen) === JSON.stringify(shot);
          return (
            <li key={slot.place} className="grid animate-fade content-start gap-2">
              <button
                type="button"
                disabled={busy || isChosen}
                aria-label={message('sceneStudio.makeOf', { title })}
                onClick={() => onMake(shot)}
                className={classNames(
                  'group/preview relative block overflow-hidden rounded-card border transition-[border-color,box-shadow] enabled:hover:border-line-strong',
                  isChosen ? 'border-accent ring-2 ring-accent' : 'border-line',
                )}
              >
                <img
                  src={pictureAt(variation.asset, 512)}
                  alt={message('sceneStudio.previewAlt', { title })}
                  width={variation.width}
                  height={variation.height}
                  decoding="async"
                  className="h-auto w-full"
                />
                {!small && !busy && (
                  <span
                    aria-hidden
                    className="absolute inset-x-0 bottom-0 grid justify-items-center bg-linear-to-t from-[rgb(23_21_15/0.6)] to-transparent p-3 pt-10 opacity-0 transition-opacity group-hover/preview:opacity-100 group-focus-visible/preview:opacity-100"
                  >
                    <span className="inline-flex h-9 items-center gap-2 rounded-control bg-accent px-3.5 text-13 font-semibold text-on-accent">
                      {message('sceneStudio.make')}
                    </span>
                  </span>
                )}
              </button>
              <p className={classNames('truncate', small ? 'text-12 text-muted' : 'text-13')}>{title}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What a preview is for, and what the picture itself costs. */
export function PreviewNote(): ReactNode {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <p className="text-13 text-muted">{message('sceneStudio.choose')}</p>
      <CreditPrice cost={costOfKind('lifestyle-shot')} scene />
    </div>
  );
}
