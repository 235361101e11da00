/** A swatch that opens a colour picker with a hex field and the design's own colours: for places with no room for a field. */
import { useState, type ReactNode } from 'react';
import { HexAlphaColorPicker, HexColorPicker } from 'react-colorful';
import { classNames } from '#app/ui/class-names.ts';
import { ColorSwatch } from '#app/ui/color-field.tsx';
import { parseHexColor } from '#app/ui/hex-color.ts';
import { useUiLabels } from '#app/ui/labels.tsx';
import { Popover } from '#app/ui/popover.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';

export interface ColourButtonProps {
  label: string;
  /** Null: several at once, or none. */
  value: string | null;
  swatches: readonly string[];
  alpha?: boolean;
  /** While the hand moves in the picker. */
  onPreview(color: string): void;
  onCommit(color: string): void;
}

export function ColourButton({ label, value, swatches, alpha = false, onPreview, onCommit }: ColourButtonProps): ReactNode {
  const [picked, setPicked] = useState<string | null>(null);
  const shown = picked ?? value;
  const Picker = alpha ? HexAlphaColorPicker : HexColorPicker;
  const finish = (): void => {
    if (picked !== null && picked !== value) onCommit(picked);
    setPicked(null);
  };
  return (
    <Tooltip label={label}>
      {/* The tooltip's anchor: the popover's trigger has a slot of its own. */}
      <span className="inline-grid">
        <Popover
          label={label}
          className="w-60"
          onOpenChange={(open) => !open && finish()}
          trigger={
            <button type="button" aria-label={label} data-colour={shown ?? ''} className="grid size-8 place-items-center rounded-control hover:bg-tint data-[state=open]:bg-tint-strong">
              <span className={classNames('chequer block size-5 overflow-hidden rounded-full border border-line-strong', shown === null && 'opacity-40')}>
                <span className="block size-full" style={{ backgroundColor: shown ?? 'transparent' }} />
              </span>
            </button>
          }
        >
          <div role="presentation" className="color-picker" onPointerUp={finish} onKeyUp={finish}>
            <Picker
              color={shown ?? '#000000'}
              onChange={(next) => {
                const color = parseHexColor(next);
                if (!color || color === shown) return;
                setPicked(color);
                onPreview(color);
              }}
            />
          </div>
          <HexField label={label} value={shown} alpha={alpha} onCommit={onCommit} />
          {swatches.length > 0 && (
            <div className="mt-3 flex flex-wrap gap-1.5">
              {swatches.map((color) => (
                <ColorSwatch key={color} color={color} label={color} selected={color === shown} onSelect={() => onCommit(color)} />
              ))}
            </div>
          )}
        </Popover>
      </span>
    </Tooltip>
  );
}

function HexField({ label, value, alpha, onCommit }: { label: string; value: string | null; alpha: boolean; onCommit(color: string): void }): ReactNode {
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
      label={`${label}: ${labels.hexCode}`}
      hideLabel
      size="small"
      spellCheck={false}
      autoComplete="off"
      className="mt-3"
      value={draft ?? value?.toUpperCase() ?? ''}
      error={wrong ? labels.invalidHex : null}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setDraft(event.target.value);
        setWrong(false);
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
