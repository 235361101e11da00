/** Proposals that a call made: a grid to pick from; the current one is marked and another can be chosen instead. */
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import type { ToolCard } from '#tools/contract/tool.ts';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { SCENE_TOOLS } from '#app/services/billing/plans.ts';

export interface ChoicesGridProps {
  choices: NonNullable<ToolCard['choices']>;
  picked: number | undefined;
  /** One of them is being put on the page. */
  busy: boolean;
  disabled: boolean;
  onPick(choice: number): void;
}

/** A single one is a preview, and as large as may be; by count. */
const COLUMNS: Readonly<Record<number, string>> = { 1: 'grid-cols-1', 3: 'grid-cols-3' };

export function ChoicesGrid({ choices, picked, busy, disabled, onPick }: ChoicesGridProps): ReactNode {
  const [first] = choices;
  const [pressed, setPressed] = useState<number | null>(null);
  return (
    <div className="grid gap-2 px-3.5 pb-3.5">
      <CreditPrice cost={first?.cost ?? null} scene={first !== undefined && SCENE_TOOLS.has(first.tool)} />
      <ul
        aria-label={message('chat.choices')}
        className={classNames('grid gap-2', COLUMNS[choices.length] ?? 'grid-cols-2')}
      >
        {choices.map(({ asset, label }, index) => {
          const inUse = picked === index;
          return (
            <li key={index} className="min-w-0">
              <button
                type="button"
                aria-pressed={inUse}
                aria-label={message(inUse ? 'chat.picked' : 'chat.pick', { label })}
                aria-disabled={disabled || busy || undefined}
                onClick={() => {
                  if (disabled || busy || inUse) return;
                  setPressed(index);
                  onPick(index);
                }}
                className={classNames(
                  'relative grid w-full gap-1.5 rounded-control border bg-panel p-1.5 text-left transition-[border-color,box-shadow]',
                  inUse ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
                  (disabled || busy) && !inUse && 'opacity-60',
                )}
              >
                <img
                  src={`/api/assets/${asset}?size=256`}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-small bg-sunken object-contain"
                />
                <span className="truncate px-1 pb-0.5 text-12 text-muted">{label}</span>
                {inUse && (
                  <span
                    aria-hidden
                    className="absolute top-3 right-3 grid size-5 animate-pop place-items-center rounded-full bg-accent text-on-accent"
                  >
                    <Check size={13} strokeWidth={2.5} />
                  </span>
                )}
                {busy && pressed === index && (
                  <span
                    aria-hidden
                    className="absolute top-3 right-3 grid size-5 place-items-center rounded-full bg-raised text-accent-text"
                  >
                    <Spinner size={14} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
