/** The letters of the selected texts. */
import { AlignCenter, AlignJustify, AlignLeft, AlignRight, Bold, CaseLower, CaseSensitive, CaseUpper, Italic, MoveHorizontal, Strikethrough, Type, UnfoldVertical, Underline } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { LIMITS } from '#design/document/limits.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { selectedTexts, styleTextCommand, type TextStyle } from '../commands/style-text.ts';
import { FontSelect, WeightSelect } from '../fields/font-select.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useEnabled, useSession, useShownContext } from '../session-context.tsx';
import { Section } from './section.tsx';

/** From here on a weight counts as bold. */
export const BOLD = 600;

const ALIGNS = [
  { value: 'left', label: message('editor.textLeft'), icon: AlignLeft },
  { value: 'center', label: message('editor.textCenter'), icon: AlignCenter },
  { value: 'right', label: message('editor.textRight'), icon: AlignRight },
  { value: 'justify', label: message('editor.textJustify'), icon: AlignJustify },
] as const;

const CASES = [
  { value: 'as-typed', label: message('editor.caseAsTyped'), icon: CaseSensitive },
  { value: 'upper', label: message('editor.caseUpper'), icon: CaseUpper },
  { value: 'lower', label: message('editor.caseLower'), icon: CaseLower },
  { value: 'title', label: message('editor.caseTitle'), icon: Type },
] as const;

export function TextSection(): ReactNode {
  const session = useSession();
  const texts = selectedTexts(useShownContext());
  const enabled = useEnabled(styleTextCommand);
  if (texts.length === 0) return null;
  const shared = <Key extends keyof TextLayer>(key: Key): TextLayer[Key] | null => sharedValue(texts, (layer) => layer[key]);
  const style = (next: TextStyle): void => session.run(styleTextCommand, { style: next });
  const preview = (next: TextStyle): void => session.preview(styleTextCommand, { style: next });
  const family = shared('fontFamily');
  const weight = shared('fontWeight');
  return (
    <Section title={message('editor.typography')}>
      <fieldset disabled={!enabled} className="grid gap-2">
        <FontSelect value={family} onChange={(fontFamily) => style({ fontFamily })} />
        <div className="grid grid-cols-2 gap-2">
          <WeightSelect family={family} value={weight} onChange={(fontWeight) => style({ fontWeight })} />
          <NumberField
            label={message('editor.fontSize')}
            sign={Type}
            value={shared('fontSize')}
            min={LIMITS.minFontSize}
            max={LIMITS.maxFontSize}
            onPreview={(fontSize) => preview({ fontSize })}
            onCommit={(fontSize) => style({ fontSize })}
          />
        </div>
        <div className="flex items-center justify-between">
          <IconButton label={message('editor.bold')} icon={Bold} pressed={(weight ?? 0) >= BOLD} onClick={() => style({ fontWeight: (weight ?? 0) >= BOLD ? 400 : 700 })} />
          <IconButton label={message('editor.italic')} icon={Italic} pressed={shared('italic') ?? false} onClick={() => style({ italic: !shared('italic') })} />
          <IconButton label={message('editor.underline')} icon={Underline} pressed={shared('underline') ?? false} onClick={() => style({ underline: !shared('underline') })} />
          <IconButton label={message('editor.strikethrough')} icon={Strikethrough} pressed={shared('strikethrough') ?? false} onClick={() => style({ strikethrough: !shared('strikethrough') })} />
        </div>
        <Segmented<TextLayer['align']> label={message('editor.textAlign')} segments={ALIGNS} value={shared('align')} onValueChange={(align) => style({ align })} className="w-full" />
        <Segmented<TextLayer['letterCase']> label={message('editor.letterCase')} segments={CASES} value={shared('letterCase')} onValueChange={(letterCase) => style({ letterCase })} className="w-full" />
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label={message('editor.lineHeight')}
            sign={UnfoldVertical}
            value={shared('lineHeight')}
            min={0.5}
            max={4}
            step={0.05}
            onPreview={(lineHeight) => preview({ lineHeight })}
            onCommit={(lineHeight) => style({ lineHeight })}
          />
          <NumberField
            label={message('editor.letterSpacing')}
            sign={MoveHorizontal}
            value={shared('letterSpacing')}
            min={-200}
            max={2000}
            step={5}
            onPreview={(letterSpacing) => preview({ letterSpacing })}
            onCommit={(letterSpacing) => style({ letterSpacing })}
          />
        </div>
      </fieldset>
    </Section>
  );
}
