/** Light, color and detail of the selected pictures, by sliders. A double click resets one. */
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { selectedLeaves } from '../../commands/command.ts';
import { filtersCommand } from '../../commands/filters.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useSession, useShownContext } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';
import { DuotoneFields } from './duotone-fields.tsx';

type Amount = Exclude<keyof Filters, 'duotone'>;

interface Range {
  key: Amount;
  label: MessageKey;
  min: number;
  max: number;
  step: number;
  format(value: number): string;
}

const percent = (value: number): string => String(Math.round(value * 100));
const both = (key: Amount, label: MessageKey): Range => ({ key, label, min: -1, max: 1, step: 0.01, format: percent });
const upwards = (key: Amount, label: MessageKey): Range => ({
  key,
  label,
  min: 0,
  max: 1,
  step: 0.01,
  format: percent,
});

const GROUPS: readonly { title: MessageKey; duotone?: true; ranges: readonly Range[] }[] = [
  {
    title: 'looks.light',
    ranges: [
      both('brightness', 'editor.filter.brightness'),
      both('contrast', 'editor.filter.contrast'),
      both('highlights', 'looks.filter.highlights'),
      both('shadows', 'looks.filter.shadows'),
    ],
  },
  {
    title: 'looks.color',
    duotone: true,
    ranges: [
      both('saturation', 'editor.filter.saturation'),
      both('temperature', 'editor.filter.temperature'),
      {
        key: 'hue',
        label: 'editor.filter.hue',
        min: -180,
        max: 180,
        step: 1,
        format: (value) => `${Math.round(value)}°`,
      },
      upwards('grayscale', 'editor.filter.grayscale'),
      upwards('sepia', 'editor.filter.sepia'),
    ],
  },
  {
    title: 'looks.detail',
    ranges: [
      upwards('sharpen', 'looks.filter.sharpen'),
      { key: 'blur', label: 'editor.filter.blur', min: 0, max: 50, step: 0.5, format: String },
      both('vignette', 'looks.filter.vignette'),
    ],
  },
];

export function AdjustSection(): ReactNode {
  const session = useSession();
  const first = selectedLeaves(useShownContext()).find(isPicture);
  if (!first) return null;
  const { filters } = first;
  const isChanged = ({ ranges, duotone }: (typeof GROUPS)[number]): boolean =>
    ranges.some(({ key }) => filters[key] !== NEUTRAL_FILTERS[key]) || Boolean(duotone && filters.duotone);
  const changed = GROUPS.some(isChanged);
  return (
    <Section
      title={message('editor.adjust')}
      aside={
        changed && (
          <Button
            variant="ghost"
            size="small"
            className="-my-1"
            onClick={() => session.run(filtersCommand, { filters: null })}
          >
            {message('looks.resetAll')}
          </Button>
        )
      }
    >
      {GROUPS.map((group, index) => (
        <Disclosure
          key={group.title}
          title={message(group.title)}
          defaultOpen={index === 0}
          aside={
            isChanged(group) && (
              <span role="img" aria-label={message('looks.changed')} className="size-1.5 rounded-full bg-accent" />
            )
          }
        >
          {group.ranges.map(({ key, label, min, max, step, format }) => (
            <LabelledSlider
              key={key}
              label={message(label)}
              value={filters[key]}
              min={min}
              max={Math.max(max, filters[key])}
              step={step}
              format={format}
              neutral={NEUTRAL_FILTERS[key]}
              onPreview={(value) => session.preview(filtersCommand, { filters: { [key]: value } })}
              onCommit={(value) => session.run(filtersCommand, { filters: { [key]: value } })}
            />
          ))}
          {group.duotone && <DuotoneFields duotone={filters.duotone} />}
        </Disclosure>
      ))}
    </Section>
  );
}
