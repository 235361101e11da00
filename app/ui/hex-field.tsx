/** The code of a colour, typed or pasted; what is no colour is said below it. */
import { useState, type ReactNode } from 'react';
import { parseHexColor } from './hex-color.ts';
import { useUiLabels } from './labels.tsx';
import { TextField } from './text-field.tsx';

export function HexField({ label, value, alpha, onCommit }: { label: string; value: string | null; alpha: boolean; onCommit(color: string): void }): ReactNode {
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
      label={label}
      hideLabel
      size="small"
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
          // Only what was typed is given up, not the whole picker.
          event.stopPropagation();
          setDraft(null);
          setWrong(false);
        }
      }}
    />
  );
}
