/** A picture in two colors: one for its shadows, one for its highlights, and their strength. */
import type { ReactNode } from 'react';
import { Switch } from '#app/ui/switch.tsx';
import type { Filters } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { filtersCommand } from '../../commands/filters.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '#app/features/editor/fields/color-button.tsx';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useDocument, useSession } from '../../session/session-context.tsx';

type Duotone = NonNullable<Filters['duotone']>;

/** Ink blue and blush: legible on faces and on products. */
const NEW_DUOTONE: Duotone = { dark: '#1f2a6b', light: '#ffd9c7', amount: 1 };

/** Pairs that print well, dark first. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['#1f2a6b', '#ffd9c7'],
  ['#0f3d3a', '#f3e9c6'],
  ['#4a1042', '#ffc857'],
  ['#17150f', '#f4502f'],
  ['#12305c', '#9be8d8'],
  ['#5a1f12', '#ffe3d6'],
];

export function DuotoneFields({ duotone }: { duotone: Filters['duotone'] }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const run = (next: Duotone | null): void => session.run(filtersCommand, { filters: { duotone: next } });
  const preview = (next: Duotone): void => session.preview(filtersCommand, { filters: { duotone: next } });
  const swatches = documentColors(document);
  return (
    <div className="grid gap-2 pt-2">
      <Switch
        label={message('looks.duotone')}
        checked={duotone !== null}
        onCheckedChange={(on) => run(on ? NEW_DUOTONE : null)}
      />
      {duotone && (
        <>
          <div className="flex items-center gap-1">
            <ColorButton
              label={message('looks.duotoneDark')}
              value={duotone.dark}
              swatches={swatches}
              onPreview={(dark) => preview({ ...duotone, dark })}
              onCommit={(dark) => run({ ...duotone, dark })}
            />
            <ColorButton
              label={message('looks.duotoneLight')}
              value={duotone.light}
              swatches={swatches}
              onPreview={(light) => preview({ ...duotone, light })}
              onCommit={(light) => run({ ...duotone, light })}
            />
            <span className="ms-auto flex gap-1">
              {PAIRS.map(([dark, light]) => (
                <button
                  key={dark}
                  type="button"
                  aria-label={`${message('looks.duotone')}: ${dark}, ${light}`}
                  aria-pressed={dark === duotone.dark && light === duotone.light}
                  onClick={() => run({ ...duotone, dark, light })}
                  className="size-6 overflow-hidden rounded-full border border-line-strong aria-pressed:ring-2 aria-pressed:ring-ink"
                  style={{ background: `linear-gradient(135deg, ${dark} 50%, ${light} 50%)` }}
                />
              ))}
            </span>
          </div>
          <LabelledSlider
            label={message('looks.duotoneAmount')}
            value={duotone.amount}
            min={0}
            max={1}
            step={0.01}
            format={(value) => String(Math.round(value * 100))}
            neutral={1}
            onPreview={(amount) => preview({ ...duotone, amount })}
            onCommit={(amount) => run({ ...duotone, amount })}
          />
        </>
      )}
    </div>
  );
}
