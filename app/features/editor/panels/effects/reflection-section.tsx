/** The mirror image below the selection. */
import type { ReactNode } from 'react';
import type { LeafLayer } from '#design/document/layers.ts';
import type { Reflection } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { NEW_REFLECTION, reflectionCommand } from '../../commands/reflection.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useEnabled, useSession } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';
import { EffectToggle } from './effect-toggle.tsx';

const percent = (value: number): string => message('editor.percent', { value: Math.round(value * 100) });

export function ReflectionSection({ leaves }: { leaves: readonly LeafLayer[] }): ReactNode {
  const session = useSession();
  const enabled = useEnabled(reflectionCommand);
  const reflection = leaves.map((layer) => layer.reflection).find((found) => found !== null) ?? null;
  const title = message('looks.reflection');
  const run = (next: Partial<Reflection> | null): void => session.run(reflectionCommand, { reflection: next });
  const slider = (
    key: keyof Reflection,
    min: number,
    max: number,
    step: number,
    format: (value: number) => string,
  ) => ({
    value: reflection?.[key] ?? 0,
    min: Math.min(min, reflection?.[key] ?? min),
    max: Math.max(max, reflection?.[key] ?? max),
    step,
    format,
    neutral: key === 'gap' ? 0 : undefined,
    reset: NEW_REFLECTION[key],
    onPreview: (value: number) => session.preview(reflectionCommand, { reflection: { [key]: value } }),
    onCommit: (value: number) => run({ [key]: value }),
  });
  return (
    <Section
      title={title}
      aside={
        enabled && <EffectToggle on={reflection !== null} title={title} onToggle={() => run(reflection ? null : {})} />
      }
    >
      {reflection && (
        <>
          <LabelledSlider label={message('looks.opacity')} {...slider('opacity', 0, 1, 0.01, percent)} />
          <LabelledSlider label={message('looks.length')} {...slider('size', 0, 1, 0.01, percent)} />
          <LabelledSlider
            label={message('looks.gap')}
            {...slider('gap', -100, 100, 1, (value) => message('looks.pixels', { value: Math.round(value) }))}
          />
        </>
      )}
    </Section>
  );
}
