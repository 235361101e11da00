/** The floating toolbar's items: for texts their letters, for shapes their colour, for everything opacity and the common commands. */
import { AlignCenter, AlignJustify, AlignLeft, AlignRight, Blend, Bold, Copy, Ellipsis, Italic, Lock, LockOpen, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Popover } from '#app/ui/popover.tsx';
import { LIMITS } from '#design/document/limits.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { isLocked, selectedLeaves } from '../commands/command.ts';
import { deleteCommand } from '../commands/delete.ts';
import { duplicateCommand } from '../commands/duplicate.ts';
import { fillCommand, fillOf } from '../commands/fill.ts';
import { flipHorizontalCommand } from '../commands/flip.ts';
import { lockCommand } from '../commands/lock.ts';
import { opacityCommand } from '../commands/opacity.ts';
import { selectedTexts, styleTextCommand, type TextStyle } from '../commands/style-text.ts';
import { documentColors } from '../document-colors.ts';
import { ColourButton } from '../fields/colour-button.tsx';
import { FontSelect } from '../fields/font-select.tsx';
import { LabelledSlider } from '../fields/labelled-slider.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { BOLD } from '../panels/text-section.tsx';
import { useDesign, useSelectedLayers, useSession, useShownContext } from '../session-context.tsx';
import { BackgroundButton } from '../tool-calls/background-button.tsx';
import { CommandItems } from './command-items.tsx';

export function ToolbarItems(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const layers = useSelectedLayers();
  const leaves = selectedLeaves(shown);
  const texts = selectedTexts(shown);
  const locked = layers.some((layer) => isLocked(shown.document, layer.id));
  if (locked) {
    return <IconButton label={message('editor.unlock')} icon={Lock} pressed onClick={() => session.run(lockCommand)} />;
  }
  const onlyTexts = texts.length > 0 && texts.length === leaves.length;
  const pictures = leaves.length > 0 && leaves.every((layer) => layer.type === 'image');
  return (
    <>
      {onlyTexts && <TextItems texts={texts} />}
      <FillItem />
      {pictures && <BackgroundButton className="px-2" />}
      {pictures && <IconButton label={message('editor.flipHorizontal')} icon={flipHorizontalCommand.icon} onClick={() => session.run(flipHorizontalCommand)} />}
      <OpacityItem />
      <Divider />
      <IconButton label={message('editor.duplicate')} icon={Copy} shortcut="Ctrl+D" data-command="duplicate" onClick={() => session.run(duplicateCommand)} />
      <IconButton label={message('editor.lock')} icon={LockOpen} onClick={() => session.run(lockCommand)} />
      <IconButton label={message('editor.delete')} icon={Trash2} shortcut="Delete" data-command="delete" onClick={() => session.run(deleteCommand)} />
      <Menu align="end" trigger={<IconButton label={message('editor.more')} icon={Ellipsis} />}>
        <CommandItems />
      </Menu>
    </>
  );
}

function Divider(): ReactNode {
  return <span aria-hidden className="mx-0.5 h-5 w-px bg-line" />;
}

const ALIGNS: readonly TextLayer['align'][] = ['left', 'center', 'right', 'justify'];
const ALIGN_LOOKS: Readonly<Record<TextLayer['align'], { icon: LucideIcon; label: MessageKey }>> = {
  left: { icon: AlignLeft, label: 'editor.textLeft' },
  center: { icon: AlignCenter, label: 'editor.textCenter' },
  right: { icon: AlignRight, label: 'editor.textRight' },
  justify: { icon: AlignJustify, label: 'editor.textJustify' },
};

function TextItems({ texts }: { texts: readonly TextLayer[] }): ReactNode {
  const session = useSession();
  const shared = <Key extends keyof TextLayer>(key: Key): TextLayer[Key] | null => sharedValue(texts, (layer) => layer[key]);
  const style = (next: TextStyle): void => session.run(styleTextCommand, { style: next });
  const weight = shared('fontWeight') ?? 0;
  const align = shared('align') ?? 'left';
  const look = ALIGN_LOOKS[align];
  return (
    <>
      <FontSelect value={shared('fontFamily')} className="w-36 grid-cols-[minmax(0,1fr)]" onChange={(fontFamily) => style({ fontFamily })} />
      <NumberField
        label={message('editor.fontSize')}
        value={shared('fontSize')}
        min={LIMITS.minFontSize}
        max={LIMITS.maxFontSize}
        className="w-14"
        onPreview={(fontSize) => session.preview(styleTextCommand, { style: { fontSize } })}
        onCommit={(fontSize) => style({ fontSize })}
      />
      <IconButton label={message('editor.bold')} icon={Bold} pressed={weight >= BOLD} onClick={() => style({ fontWeight: weight >= BOLD ? 400 : 700 })} />
      <IconButton label={message('editor.italic')} icon={Italic} pressed={shared('italic') ?? false} onClick={() => style({ italic: !shared('italic') })} />
      <IconButton
        label={`${message('editor.textAlign')}: ${message(look.label)}`}
        icon={look.icon}
        onClick={() => style({ align: ALIGNS[(ALIGNS.indexOf(align) + 1) % ALIGNS.length] })}
      />
    </>
  );
}

function FillItem(): ReactNode {
  const session = useSession();
  const { document } = useDesign();
  const layers = selectedLeaves(useShownContext()).filter((layer) => fillOf(layer) !== undefined);
  if (layers.length === 0) return null;
  const paint = sharedValue(layers, (layer) => fillOf(layer) ?? null);
  const color = paint === null ? null : paint.type === 'solid' ? paint.color : (paint.stops[0]?.color ?? null);
  return (
    <ColourButton
      label={message('editor.colour')}
      value={color}
      alpha
      swatches={documentColors(document)}
      onPreview={(next) => session.preview(fillCommand, { fill: { type: 'solid', color: next } })}
      onCommit={(next) => session.run(fillCommand, { fill: { type: 'solid', color: next } })}
    />
  );
}

function OpacityItem(): ReactNode {
  const session = useSession();
  const [first] = useSelectedLayers();
  if (!first) return null;
  return (
    <Popover label={message('editor.opacity')} className="w-52" trigger={<IconButton label={message('editor.opacity')} icon={Blend} />}>
      <LabelledSlider
        label={message('editor.opacity')}
        value={Math.round(first.opacity * 100)}
        min={0}
        max={100}
        format={(value) => message('editor.percent', { value })}
        onPreview={(value) => session.preview(opacityCommand, { opacity: value / 100 })}
        onCommit={(value) => session.run(opacityCommand, { opacity: value / 100 })}
      />
    </Popover>
  );
}
