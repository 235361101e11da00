/** A colour: its swatch opens a picker, its hex code can be typed, favourite swatches stand below. */
import { useId, useState, type ReactNode } from 'react';
import { HexAlphaColorPicker, HexColorPicker } from 'react-colorful';
import { classNames } from './class-names.ts';
import { parseHexColor } from './hex-color.ts';
import { useUiLabels } from './labels.tsx';
import { Popover } from './popover.tsx';
import { FieldFrame, fieldClass, fieldNoteId } from './text-field.tsx';

/** One flat colour one can press. Transparent ones show the chequered ground. */
export function ColorSwatch({ color, label, selected, onSelect, size = 24 }: { color: string; label: string; selected?: boolean; onSelect?(): void; size?: number }): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={selected}
      onClick={onSelect}
      style={{ width: size, height: size }}
      className={classNames('chequer shrink-0 overflow-hidden rounded-small border border-line-strong', selected && 'ring-2 ring-ink ring-offset-2 ring-offset-raised')}
    >
      <span className="block size-full" style={{ backgroundColor: color }} />
    </button>
  );
}

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
}

const noSwatches: readonly string[] = [];

export function ColorField({
  label, hideLabel, value, onChange, onCommit, swatches = noSwatches, alpha = false, placeholder, disabled, className,
}: ColorFieldProps): ReactNode {
  const labels = useUiLabels();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const shown = picked ?? value;
  const Picker = alpha ? HexAlphaColorPicker : HexColorPicker;

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
  const commitPicked = (): void => {
    if (picked && picked !== value) onCommit(picked);
    setPicked(null);
  };

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={wrong ? labels.invalidHex : null} className={className}>
      <div className="relative">
        <Popover
          label={label}
          align="start"
          onOpenChange={(open) => !open && commitPicked()}
          className="w-60"
          trigger={
            <button
              type="button"
              disabled={disabled}
              aria-label={`${label}: ${shown ?? labels.customColor}`}
              className="chequer absolute top-1 left-1 z-1 size-6 overflow-hidden rounded-small border border-line-strong"
            >
              <span className="block size-full" style={{ backgroundColor: shown ?? 'transparent' }} />
            </button>
          }
        >
          <div role="presentation" onPointerUp={commitPicked} onKeyUp={commitPicked} className="color-picker">
            <Picker
              color={shown ?? '#000000'}
              onChange={(color) => {
                const next = parseHexColor(color);
                if (!next) return;
                setPicked(next);
                onChange?.(next);
              }}
            />
          </div>
          {swatches.length > 0 && (
            <div className="mt-3 flex flex-wrap gap-1.5">
              {swatches.map((color) => (
                <ColorSwatch key={color} color={color} label={color} selected={color === shown} onSelect={() => onCommit(color)} />
              ))}
            </div>
          )}
        </Popover>
        <input
          id={id}
          value={draft ?? shown?.toUpperCase() ?? ''}
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
