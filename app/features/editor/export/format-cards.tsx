/** The formats side by side, each with its purpose; those beyond the plan say so and can't be chosen. */
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import type { FileFormat } from '#tools/contract/ports/rendering-port.ts';
import { FILE_FORMAT_NAMES, FILE_FORMATS } from '#tools/files/file-formats.ts';

/** What only some plans include comes last. */
const FORMATS = FILE_FORMAT_NAMES.toSorted((a, b) => Number(FILE_FORMATS[a].vector) - Number(FILE_FORMATS[b].vector));

export interface FormatCardsProps {
  value: FileFormat;
  onValueChange(format: FileFormat): void;
  /** Whether the plan includes outlines. */
  vector: boolean;
  disabled: boolean;
}

export function FormatCards({ value, onValueChange, vector, disabled }: FormatCardsProps): ReactNode {
  return (
    <fieldset className="grid gap-1.5" disabled={disabled}>
      <legend className="mb-1.5 text-13 font-medium">{message('editor.format')}</legend>
      <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
        {FORMATS.map((format) => (
          <FormatCard
            key={format}
            format={format}
            chosen={format === value}
            locked={FILE_FORMATS[format].vector && !vector}
            onChoose={() => onValueChange(format)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FormatCardProps {
  format: FileFormat;
  chosen: boolean;
  locked: boolean;
  onChoose(): void;
}

function FormatCard({ format, chosen, locked, onChoose }: FormatCardProps): ReactNode {
  const { label, hint } = FILE_FORMATS[format];
  return (
    <label
      className={
        'group relative grid cursor-pointer content-start gap-0.5 rounded-control border border-line-strong bg-panel px-2.5 py-2 transition-colors hover:border-faint ' +
        'has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:cursor-default has-disabled:hover:border-line-strong ' +
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text'
      }
    >
      <input
        type="radio"
        name="format"
        value={format}
        checked={chosen}
        disabled={locked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
      <span className="flex items-center gap-1.5 text-13 font-semibold group-has-disabled:text-muted">
        <span>{message(label)}</span>
        {locked && (
          <span className="ms-auto inline-flex items-center gap-1 rounded-full bg-tint px-1.5 py-px text-12 font-medium text-muted">
            <Lock size={11} strokeWidth={2} aria-hidden />
            {message('rendering.planWithVector')}
          </span>
        )}
      </span>
      <span className="text-12 leading-snug text-muted">{message(hint)}</span>
    </label>
  );
}
