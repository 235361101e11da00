/** The floating toolbar's items for texts: their letters. */
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AArrowDown,
  AArrowUp,
  Bold,
  Italic,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { LIMITS } from '#design/document/limits.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { BOLD } from '../commands/style-text.ts';
import { FontSelect } from '../fields/font-select.tsx';
import { steppedSize } from '../panels/text/size-field.tsx';
import { useTextTarget } from '../panels/text/text-target.ts';
import { ToolbarItem } from './toolbar-item.tsx';

const ALIGNS: readonly TextLayer['align'][] = ['left', 'center', 'right', 'justify'];
const ALIGN_LOOKS: Readonly<Record<TextLayer['align'], { icon: LucideIcon; label: MessageKey }>> = {
  left: { icon: AlignLeft, label: 'editor.textLeft' },
  center: { icon: AlignCenter, label: 'editor.textCenter' },
  right: { icon: AlignRight, label: 'editor.textRight' },
  justify: { icon: AlignJustify, label: 'editor.textJustify' },
};

export function TextItems(): ReactNode {
  const target = useTextTarget();
  if (!target) return null;
  const { shared, style, preview } = target;
  const size = shared('fontSize');
  const weight = shared('fontWeight') ?? 0;
  const align = shared('align') ?? 'left';
  const look = ALIGN_LOOKS[align];
  const stepSize = (direction: 1 | -1): void => {
    if (size === null) return;
    style({ fontSize: Math.min(LIMITS.maxFontSize, Math.max(LIMITS.minFontSize, steppedSize(size, direction))) });
  };
  return (
    <>
      <ToolbarItem rank={3}>
        <FontSelect
          value={shared('fontFamily')}
          className="w-36 grid-cols-[minmax(0,1fr)]"
          onChange={(fontFamily) => style({ fontFamily })}
        />
      </ToolbarItem>
      <ToolbarItem rank={9}>
        <IconButton
          label={message('actions.smaller')}
          icon={AArrowDown}
          disabled={size === null}
          onClick={() => stepSize(-1)}
        />
        <NumberField
          label={message('editor.fontSize')}
          value={size}
          min={LIMITS.minFontSize}
          max={LIMITS.maxFontSize}
          className="w-14"
          onPreview={(fontSize) => preview({ fontSize })}
          onCommit={(fontSize) => style({ fontSize })}
        />
        <IconButton
          label={message('actions.larger')}
          icon={AArrowUp}
          disabled={size === null}
          onClick={() => stepSize(1)}
        />
      </ToolbarItem>
      <ToolbarItem rank={8}>
        <IconButton
          label={message('editor.bold')}
          icon={Bold}
          pressed={weight >= BOLD}
          onClick={() => style({ fontWeight: weight >= BOLD ? 400 : 700 })}
        />
      </ToolbarItem>
      <ToolbarItem rank={4}>
        <IconButton
          label={message('editor.italic')}
          icon={Italic}
          pressed={shared('italic') ?? false}
          onClick={() => style({ italic: !shared('italic') })}
        />
      </ToolbarItem>
      <ToolbarItem rank={5}>
        <IconButton
          label={`${message('editor.textAlign')}: ${message(look.label)}`}
          icon={look.icon}
          onClick={() => style({ align: ALIGNS[(ALIGNS.indexOf(align) + 1) % ALIGNS.length] })}
        />
      </ToolbarItem>
    </>
  );
}
