/** The content of every color picker: area, hue, opacity, the code in hex, RGB or HSL, an eyedropper, and swatches. */
import { Pipette } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { HexAlphaColorPicker, HexColorPicker } from 'react-colorful';
import { ColorNumbers, type NumbersView } from './color-numbers.tsx';
import { useColorSources } from './color-sources.tsx';
import { ColorSwatch } from './color-swatch.tsx';
import { HexField } from './hex-field.tsx';
import { parseHexColor } from './hex-color.ts';
import { IconButton } from './icon-button.tsx';
import { useUiLabels } from './labels.tsx';
import { Segmented } from './segmented.tsx';

export interface ColorPanelProps {
  label: string;
  /** Null: several colors, or none. */
  value: string | null;
  alpha?: boolean;
  swatches?: readonly string[];
  /** During a drag. */
  onPreview?(color: string): void;
  onCommit(color: string): void;
  /** A note about a color, such as whether it is legible in its place. */
  note?(color: string): ReactNode;
}

type View = 'hex' | NumbersView;

interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper;
  }
}

const NONE: readonly string[] = [];
const AREA = { width: '100%', height: 168 };

export function ColorPanel({
  label,
  value,
  alpha = false,
  swatches = NONE,
  onPreview,
  onCommit,
  note,
}: ColorPanelProps): ReactNode {
  const labels = useUiLabels();
  const sources = useColorSources();
  const [before] = useState(value);
  /** The color during a drag; the value itself follows while it is shown on the canvas. */
  const [picked, setPicked] = useState<string | null>(null);
  const [view, setView] = useState<View>('hex');
  const shown = picked ?? value;
  const Picker = alpha ? HexAlphaColorPicker : HexColorPicker;

  const commit = (color: string): void => {
    if (picked === null && color === value) return;
    setPicked(null);
    sources?.onUse(color);
    onCommit(color);
  };
  const finish = (): void => {
    if (picked !== null) commit(picked);
  };
  const move = (color: string): void => {
    setPicked(color);
    onPreview?.(color);
  };
  // A picker closed during a drag keeps the chosen color.
  const last = useRef(finish);
  useEffect(() => {
    last.current = finish;
  });
  useEffect(() => () => last.current(), []);
  const canPick = sources !== null || (typeof window !== 'undefined' && window.EyeDropper !== undefined);
  const pick = async (): Promise<void> => {
    const found = window.EyeDropper
      ? await new window.EyeDropper().open().then(
          ({ sRGBHex }) => sRGBHex,
          () => null,
        )
      : ((await sources?.pickPainted()) ?? null);
    const color = found === null ? null : parseHexColor(found);
    if (color) commit(color);
  };

  return (
    <div className="grid gap-3">
      <div role="presentation" className="color-picker" onPointerUp={finish} onKeyUp={finish} onBlur={finish}>
        <Picker
          // The component's own style sheet loads later than ours and sets a width.
          style={AREA}
          color={shown ?? '#000000'}
          onChange={(next) => {
            const color = parseHexColor(next);
            if (color && color !== shown) move(withoutFullAlpha(color));
          }}
        />
      </div>
      <div className="flex items-center gap-1">
        <Segmented<View>
          label={labels.colorView}
          segments={[
            { value: 'hex', label: 'Hex' },
            { value: 'rgb', label: 'RGB' },
            { value: 'hsl', label: 'HSL' },
          ]}
          value={view}
          onValueChange={setView}
          className="flex-1"
        />
        {canPick && <IconButton label={labels.eyedropper} icon={Pipette} onClick={() => void pick()} />}
      </div>
      {view === 'hex' ? (
        <HexField label={`${label}: ${labels.hexCode}`} hideLabel value={shown} alpha={alpha} onCommit={commit} />
      ) : (
        <ColorNumbers view={view} value={shown ?? '#000000'} alpha={alpha} onPreview={move} onCommit={commit} />
      )}
      {note && shown !== null && note(shown)}
      {sources ? (
        <Suspense fallback={null}>
          <sources.Choices swatches={swatches} value={shown} before={before} onSelect={commit} />
        </Suspense>
      ) : (
        swatches.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {swatches.map((color) => (
              <ColorSwatch
                key={color}
                color={color}
                label={color}
                selected={color === shown}
                onSelect={() => commit(color)}
              />
            ))}
          </div>
        )
      )}
    </div>
  );
}

function withoutFullAlpha(color: string): string {
  return color.length === 9 && color.endsWith('ff') ? color.slice(0, 7) : color;
}
