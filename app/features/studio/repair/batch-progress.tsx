/** A batch at work: every picture with its state, in processing order. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Variation } from '#app/contracts/generation.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';

/** `progress`: 0..1 of all; null: it waits. `made`: results so far, shown in place of their photos. */
export function BatchProgress({
  assets,
  progress,
  made,
}: {
  assets: readonly string[];
  progress: number | null;
  made: readonly Variation[];
}): ReactNode {
  const done = Math.max(made.length, progress === null ? 0 : Math.floor(progress * assets.length + 0.001));
  const results = new Map(made.map(({ source, asset }) => [source, asset]));
  return (
    <ul
      aria-label={message('repairs.batchPictures', { count: assets.length })}
      className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3"
    >
      {assets.map((asset, index) => {
        const state = index < done ? 'done' : index === done && progress !== null ? 'working' : 'waiting';
        const result = results.get(asset);
        return (
          <li key={asset} className="relative aspect-square overflow-hidden rounded-card border border-line bg-sunken">
            <img
              src={pictureAt(result ?? asset, 256)}
              alt={message(`repairs.part.${state}`, { number: index + 1 })}
              loading="lazy"
              decoding="async"
              className={classNames(
                'size-full transition-opacity',
                result ? 'chequer object-contain' : 'object-cover',
                state === 'waiting' && 'opacity-45',
              )}
            />
            {state !== 'waiting' && (
              <span
                aria-hidden
                className={classNames(
                  'absolute end-2 bottom-2 grid size-6 place-items-center rounded-full',
                  state === 'done' ? 'bg-support text-on-support' : 'bg-raised text-ink shadow-float',
                )}
              >
                {state === 'done' ? <Check size={14} strokeWidth={2.5} /> : <Spinner size={14} />}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
