/**
 * One choice: the label of a real checkbox or radio button, so that it works before scripts and with every assistive
 * technology.
 */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outline } from '#design/document/path-geometry.ts';
import { classNames } from '#app/ui/class-names.ts';

export interface ChoiceCardProps {
  type: 'checkbox' | 'radio';
  value: string;
  label: string;
  hint?: string;
  outline: Outline | null;
  /** The key that chooses it. */
  digit: number | null;
  /** Whether that key works yet: only then it is shown, in reserved space. */
  keysHeard: boolean;
  defaultChecked: boolean;
}

export function ChoiceCard({
  type,
  value,
  label,
  hint,
  outline,
  digit,
  keysHeard,
  defaultChecked,
}: ChoiceCardProps): ReactNode {
  return (
    <label
      className={classNames(
        'group relative flex cursor-pointer items-center rounded-card border border-line-strong bg-panel transition-[border-color,background-color] select-none hover:border-faint',
        'has-checked:border-ink has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        hint ? 'min-h-18 gap-4 px-4 py-3' : 'min-h-13 gap-2 px-3 py-2',
      )}
    >
      <input
        type={type}
        name="choice"
        value={value}
        defaultChecked={defaultChecked}
        data-digit={digit ?? undefined}
        className="sr-only"
      />
      <span
        className={classNames(
          'grid shrink-0 place-items-center text-muted group-has-checked:text-accent-text',
          hint ? 'size-10 rounded-control bg-tint group-has-checked:bg-panel' : 'size-5',
        )}
      >
        <OutlineIcon outline={outline} size={hint ? 22 : 20} />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className={classNames('font-medium', hint ? 'truncate text-15' : 'text-13 leading-tight')}>{label}</span>
        {hint && <span className="truncate text-13 text-muted">{hint}</span>}
      </span>
      <span aria-hidden className="grid size-4 shrink-0 place-items-center">
        <span className={classNames('tabular text-12 text-faint group-has-checked:hidden', !keysHeard && 'invisible')}>
          {digit}
        </span>
        <Check size={16} strokeWidth={2} className="hidden text-accent-text group-has-checked:block" />
      </span>
    </label>
  );
}

function OutlineIcon({ outline, size }: { outline: Outline | null; size: number }): ReactNode {
  if (!outline) return null;
  const { path, viewWidth, viewHeight } = outline;
  const side = Math.max(viewWidth, viewHeight);
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`${(viewWidth - side) / 2} ${(viewHeight - side) / 2} ${side} ${side}`}
      fill="currentColor"
    >
      <path d={path} />
    </svg>
  );
}
