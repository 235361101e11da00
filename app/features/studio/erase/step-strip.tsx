/** The steps of an erasing as thumbnails; each is one press away. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { pictureAt } from '../parts/picture-address.ts';
import type { EraseStep } from './use-steps.ts';

export function StepStrip({
  steps,
  at,
  disabled,
  onGo,
}: {
  steps: readonly EraseStep[];
  at: number;
  disabled: boolean;
  onGo(index: number): void;
}): ReactNode {
  return (
    <ol aria-label={message('erase.steps')} className="flex gap-2 overflow-x-auto p-1">
      {steps.map(({ asset, view }, index) => {
        const label = index === 0 ? message('erase.original') : message('erase.step', { number: index });
        return (
          <li key={view?.id ?? 'original'} className="shrink-0">
            <button
              type="button"
              aria-label={label}
              aria-current={index === at ? 'step' : undefined}
              disabled={disabled}
              onClick={() => onGo(index)}
              className={classNames(
                'grid gap-1 rounded-control text-12 disabled:opacity-60',
                index === at ? 'text-ink' : 'text-muted hover:text-ink',
              )}
            >
              <img
                src={pictureAt(asset, 256)}
                alt=""
                className={classNames(
                  'h-14 w-18 rounded-small object-cover',
                  index === at ? 'outline-2 outline-offset-2 outline-accent' : 'border border-line',
                )}
              />
              <span>{label}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
