/** Of the selected pictures: the background, for one, and how they look: brightness, contrast and the rest. */
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters, ImageLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { filtersCommand } from '../commands/filters.ts';
import { LabelledSlider } from '../fields/labelled-slider.tsx';
import { useSession, useShownContext } from '../session-context.tsx';
import { BackgroundButton } from '../tool-calls/background-button.tsx';
import { Section } from './section.tsx';

const percent = (value: number): string => String(Math.round(value * 100));

const RANGES: readonly { key: keyof Filters; min: number; max: number; step: number; format(value: number): string }[] = [
  { key: 'brightness', min: -1, max: 1, step: 0.01, format: percent },
  { key: 'contrast', min: -1, max: 1, step: 0.01, format: percent },
  { key: 'saturation', min: -1, max: 1, step: 0.01, format: percent },
  { key: 'temperature', min: -1, max: 1, step: 0.01, format: percent },
  { key: 'hue', min: -180, max: 180, step: 1, format: (value) => `${Math.round(value)}°` },
  { key: 'blur', min: 0, max: 50, step: 0.5, format: String },
  { key: 'grayscale', min: 0, max: 1, step: 0.01, format: percent },
  { key: 'sepia', min: 0, max: 1, step: 0.01, format: percent },
];

export function PictureSection(): ReactNode {
  const session = useSession();
  const pictures = selectedLeaves(useShownContext()).filter((layer): layer is ImageLayer => layer.type === 'image');
  const [first] = pictures;
  if (!first) return null;
  const changed = pictures.some((layer) => RANGES.some(({ key }) => layer.filters[key] !== NEUTRAL_FILTERS[key]));
  return (
    <>
      {pictures.length === 1 && (
        <div className="grid border-t border-line p-3">
          <BackgroundButton variant="secondary" />
        </div>
      )}
      <Section
        title={message('editor.adjust')}
        aside={changed && <Button variant="ghost" size="small" className="-my-1" onClick={() => session.run(filtersCommand, { filters: null })}>{message('editor.resetAdjust')}</Button>}
      >
        {RANGES.map(({ key, min, max, step, format }) => (
          <LabelledSlider
            key={key}
            label={message(`editor.filter.${key}` as MessageKey)}
            value={first.filters[key]}
            min={min}
            max={Math.max(max, first.filters[key])}
            step={step}
            format={format}
            neutral={NEUTRAL_FILTERS[key]}
            onPreview={(value) => session.preview(filtersCommand, { filters: { [key]: value } })}
            onCommit={(value) => session.run(filtersCommand, { filters: { [key]: value } })}
          />
        ))}
      </Section>
    </>
  );
}
