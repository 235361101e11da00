/** The code of a color, typed or pasted; an invalid value gets an error below it. */
import { useState, type ReactNode } from 'react';
import { parseHexColor } from './hex-color.ts';
import { useUiLabels } from './labels.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface HexFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'placeholder' | 'disabled' | 'className' | 'leading'
> {
  /** `#rrggbb` or `#rrggbbaa`; null: several colors, or none. */
  value: string | null;
  /** Whether it may be partly transparent. */
  alpha: boolean;
  onCommit(color: string): void;
}

export function HexField({ value, alpha, onCommit, ...field }: HexFieldProps): ReactNode {
  const labels = useUiLabels();
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const commit = (): void => {
    if (draft === null) return;
    const parsed = parseHexColor(draft);
    if (!parsed || (parsed.length === 9 && !alpha)) {
      setWrong(true);
      return;
    }
    setDraft(null);
    if (parsed !== value) onCommit(parsed);
  };
  return (
    <TextField
      {...field}
      size="small"
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      value={draft ?? value?.toUpperCase() ?? ''}
      error={wrong ? labels.invalidHex : null}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setDraft(event.target.value);
        setWrong(false);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape' && draft !== null) {
          // Discards only the input, not the whole picker.
          event.stopPropagation();
          setDraft(null);
          setWrong(false);
        }
      }}
    />
  );
}
