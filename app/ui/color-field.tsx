/** A colour: its swatch opens a picker, its hex code can be typed, favourite swatches stand below. */
import { useId, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ColorPanel } from './color-panel.tsx';
import { useColorSources } from './color-sources.tsx';
import { parseHexColor } from './hex-color.ts';
import { useUiLabels } from './labels.tsx';
import { Popover } from './popover.tsx';
import { FieldFrame, fieldClass, fieldNoteId } from './text-field.tsx';

export interface ColorFieldProps {
  label: string;
  hideLabel?: boolean;
  /** `#rrggbb` or `#rrggbbaa`; null: several at once, or none. */
  value: string | null;
  /** While the hand moves in the picker. */
  onChange?(color: string): void;
  /** Once, when the choice is made. */
  onCommit(color: string): void;
  /** Offered below the picker, such as the design's own colours. */
  swatches?: readonly string[];
  alpha?: boolean;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  /** Says something about a colour, below the picker. */
  note?(color: string): ReactNode;
}

const noSwatches: readonly string[] = [];

export function ColorField({
  label, hideLabel, value, onChange, onCommit, swatches = noSwatches, alpha = false, placeholder, disabled, className, note,
}: ColorFieldProps): ReactNode {
  const labels = useUiLabels();
  const sources = useColorSources();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);

  const commitTyped = (): void => {
    if (draft === null) return;
    const parsed = parseHexColor(draft);
    if (!parsed || (parsed.length === 9 && !alpha)) {
      setWrong(true);
      return;
    }
    setDraft(null);
    setWrong(false);
    if (parsed !== value) onCommit(parsed);
  };

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={wrong ? labels.invalidHex : null} className={className}>
      <div className="relative">
        <Popover
          label={label}
          align="start"
          // Beside a panel there is room for everything; below its field there rarely is.
          side={sources ? 'left' : 'bottom'}
          className="w-66"
          trigger={
            <button
              type="button"
              disabled={disabled}
              aria-label={`${label}: ${value ?? labels.customColor}`}
              className="chequer absolute top-1 left-1 z-1 size-6 overflow-hidden rounded-small border border-line-strong"
            >
              <span className="block size-full" style={{ backgroundColor: value ?? 'transparent' }} />
            </button>
          }
        >
          <ColorPanel label={label} value={value} alpha={alpha} swatches={swatches} onPreview={onChange} onCommit={onCommit} note={note} />
        </Popover>
        <input
          id={id}
          value={draft ?? value?.toUpperCase() ?? ''}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          disabled={disabled}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? fieldNoteId(id) : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setDraft(event.target.value);
            setWrong(false);
          }}
          onBlur={commitTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commitTyped();
            else if (event.key === 'Escape') {
              setDraft(null);
              setWrong(false);
            }
          }}
          className={classNames(fieldClass('small', wrong), 'tabular pl-9')}
        />
      </div>
    </FieldFrame>
  );
}
