/** The font menu: every shipped family that people choose, each in its own letters. */
import type { ReactNode } from 'react';
import { Select } from '#app/ui/select.tsx';
import { FONT_FAMILIES, fontFamily, fontStack, nearestWeight } from '#design/fonts/catalogue.ts';
import { message, type MessageKey } from '#messages/message.ts';

const OPTIONS = FONT_FAMILIES.filter((family) => family.offered).map((family) => ({
  value: family.name,
  label: family.name,
  look: <span style={{ fontFamily: fontStack(family.name) }}>{family.name}</span>,
}));

export function FontSelect({ value, hideLabel = true, className, onChange }: { value: string | null; hideLabel?: boolean; className?: string; onChange(family: string): void }): ReactNode {
  return (
    <Select
      label={message('editor.fontFamily')}
      hideLabel={hideLabel}
      size="small"
      className={className}
      value={value === null ? null : (fontFamily(value)?.name ?? null)}
      placeholder={value ?? message('editor.mixed')}
      options={OPTIONS}
      onValueChange={onChange}
    />
  );
}

/** The weights that a family has, by their usual names. */
export function WeightSelect({ family, value, onChange }: { family: string | null; value: number | null; onChange(weight: number): void }): ReactNode {
  const weights = (family && fontFamily(family)?.weights) || [400, 700];
  const nearest = value === null || family === null ? null : nearestWeight(family, value);
  return (
    <Select
      label={message('editor.fontWeight')}
      hideLabel
      size="small"
      value={nearest === null ? null : String(nearest)}
      placeholder={message('editor.mixed')}
      options={weights.map((weight) => ({ value: String(weight), label: message(`editor.weight.${weight}` as MessageKey) }))}
      onValueChange={(next) => onChange(Number(next))}
    />
  );
}
