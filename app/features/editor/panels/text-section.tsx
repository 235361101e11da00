/**
 * The letters of the selected texts, or of the selection in the text being edited: font, size, style, paragraph,
 * effects.
 */
import { Type } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { FontSelect, WeightSelect } from '../fields/font-select.tsx';
import { useSession } from '../session/session-context.tsx';
import { Section } from '../panel-parts/section.tsx';
import { LetterButtons } from './text/letter-buttons.tsx';
import { ParagraphRows } from './text/paragraph-rows.tsx';
import { SizeField } from './text/size-field.tsx';
import { useTextTarget } from './text/text-target.ts';

const TextEffectsSection = lazyPart(() => import('./text/text-effects-section.tsx'));

/** `effects`: includes those that make a text's look, for when only texts are selected. */
export function TextSection({ effects }: { effects: boolean }): ReactNode {
  const session = useSession();
  const target = useTextTarget();
  if (!target) return null;
  const { texts, shared, style, preview, enabled } = target;
  const family = shared('fontFamily');
  return (
    <>
      <Section title={message('editor.typography')}>
        <fieldset disabled={!enabled} className="grid gap-2">
          <FontSelect
            value={family}
            texts={texts}
            onPreview={(fontFamily) => (fontFamily === null ? session.cancelPreview() : preview({ fontFamily }))}
            onChange={(fontFamily) => style({ fontFamily })}
          />
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <WeightSelect
              family={family}
              value={shared('fontWeight')}
              onChange={(fontWeight) => style({ fontWeight })}
            />
            <SizeField
              value={shared('fontSize')}
              sign={Type}
              min={LIMITS.minFontSize}
              max={LIMITS.maxFontSize}
              disabled={shared('autoSize') === 'letters'}
              onPreview={(fontSize) => preview({ fontSize })}
              onCommit={(fontSize) => style({ fontSize })}
            />
          </div>
          <LetterButtons target={target} />
          <ParagraphRows target={target} />
        </fieldset>
      </Section>
      {effects && (
        <Suspense>
          <TextEffectsSection target={target} />
        </Suspense>
      )}
    </>
  );
}
