/** The shadow on the ground that a cutout stands on. */
import type { ReactNode } from 'react';
import type { LeafLayer } from '#design/document/layers.ts';
import type { ContactShadow } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { contactShadowCommand, NEW_CONTACT_SHADOW } from '../../commands/contact-shadow.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '#app/features/editor/fields/color-button.tsx';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useDocument, useEnabled, useSession } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';
import { EffectToggle } from './effect-toggle.tsx';

const percent = (value: number): string => message('editor.percent', { value: Math.round(value * 100) });

export function ContactSection({ leaves }: { leaves: readonly LeafLayer[] }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const enabled = useEnabled(contactShadowCommand);
  const contact = leaves.map((layer) => layer.contactShadow).find((found) => found !== null) ?? null;
  const title = message('looks.contactShadow');
  const run = (contactShadow: Partial<ContactShadow> | null): void =>
    session.run(contactShadowCommand, { contactShadow });
  const preview = (contactShadow: Partial<ContactShadow>): void =>
    session.preview(contactShadowCommand, { contactShadow });
  const slider = (
    key: 'opacity' | 'softness' | 'spread' | 'angle',
    min: number,
    max: number,
    step: number,
    format: (value: number) => string,
  ) => ({
    value: contact?.[key] ?? 0,
    min,
    max,
    step,
    format,
    neutral: key === 'angle' ? 0 : undefined,
    reset: NEW_CONTACT_SHADOW[key],
    onPreview: (value: number) => preview({ [key]: value }),
    onCommit: (value: number) => run({ [key]: value }),
  });
  return (
    <Section
      title={title}
      aside={
        enabled && (
          <span className="flex items-center">
            {contact && (
              <ColorButton
                label={message('looks.contactColor')}
                value={contact.color.slice(0, 7)}
                swatches={documentColors(document)}
                onPreview={(color) => preview({ color })}
                onCommit={(color) => run({ color })}
              />
            )}
            <EffectToggle on={contact !== null} title={title} onToggle={() => run(contact ? null : {})} />
          </span>
        )
      }
    >
      {contact && (
        <>
          <LabelledSlider label={message('looks.opacity')} {...slider('opacity', 0, 1, 0.01, percent)} />
          <LabelledSlider label={message('looks.softness')} {...slider('softness', 0, 1, 0.01, percent)} />
          <LabelledSlider label={message('looks.spread')} {...slider('spread', 0.2, 3, 0.05, percent)} />
          <LabelledSlider
            label={message('looks.angle')}
            {...slider('angle', -75, 75, 1, (value) => message('looks.degrees', { value: Math.round(value) }))}
          />
        </>
      )}
    </Section>
  );
}
