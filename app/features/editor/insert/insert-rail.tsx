/** At the left of the canvas: what can be added by hand, and the layer list's switch. */
import { ImagePlus, Layers, PaintBucket, Shapes, Type, type LucideIcon } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { message } from '#messages/message.ts';
import { insertShapeCommand, SHAPE_PRESETS } from '../commands/insert-shape.ts';
import { insertTextCommand, TEXT_PRESETS, type TextPreset } from '../commands/insert-text.ts';
import { BACKGROUND } from '../selection.ts';
import { useSelection, useSession } from '../session-context.tsx';
import { addPictures, PICTURE_TYPES } from './upload-picture.ts';

const LOOKS: Readonly<Record<TextPreset, string>> = {
  heading: 'text-18 font-bold font-heading',
  subheading: 'text-15 font-semibold',
  body: 'text-13',
};

export function InsertRail({ layersOpen, onToggleLayers }: { layersOpen: boolean; onToggleLayers(): void }): ReactNode {
  const session = useSession();
  const { background } = useSelection();
  const file = useRef<HTMLInputElement>(null);

  /** What gets the focus when the menu has closed: the canvas, or a new text whose words are there to be typed over. */
  const focusNext = useRef<(() => void) | null>(null);
  const takeFocus = (): boolean => {
    const take = focusNext.current;
    focusNext.current = null;
    take?.();
    return take !== null;
  };
  const addText = (preset: TextPreset): void => {
    session.run(insertTextCommand, { preset });
    const added = session.selection.get().layers[0];
    focusNext.current = () => added && session.stage.get()?.editText(added, { selectAll: true });
  };
  const addShape = (preset: string): void => {
    session.run(insertShapeCommand, { preset });
    focusNext.current = () => session.stage.get()?.focus();
  };

  return (
    <div role="toolbar" aria-orientation="vertical" aria-label={message('editor.insert')} className="absolute top-3 left-3 grid gap-0.5 rounded-card border border-line bg-raised p-1 shadow-float">
      <Menu side="right" align="start" takeFocus={takeFocus} trigger={<RailButton label={message('editor.insertText')} icon={Type} />}>
        {(Object.keys(TEXT_PRESETS) as TextPreset[]).map((preset) => (
          <MenuItem key={preset} onSelect={() => addText(preset)}>
            <span className={LOOKS[preset]}>{message(TEXT_PRESETS[preset].label)}</span>
          </MenuItem>
        ))}
      </Menu>
      <Menu side="right" align="start" takeFocus={takeFocus} trigger={<RailButton label={message('editor.insertShape')} icon={Shapes} />}>
        {SHAPE_PRESETS.map((shape) => (
          <MenuItem key={shape.id} icon={shape.icon} onSelect={() => addShape(shape.id)}>
            {message(shape.label)}
          </MenuItem>
        ))}
      </Menu>
      <IconButton label={message('editor.uploadPicture')} icon={ImagePlus} tooltipSide="right" size="medium" onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        aria-label={message('editor.uploadPicture')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void addPictures(session, files);
        }}
      />
      <span aria-hidden className="mx-2 my-1 h-px bg-line" />
      <IconButton
        label={message('editor.background')}
        icon={PaintBucket}
        tooltipSide="right"
        size="medium"
        pressed={background}
        onClick={() => session.selection.set(BACKGROUND)}
      />
      <IconButton
        label={message('editor.layers')}
        icon={Layers}
        tooltipSide="right"
        size="medium"
        pressed={layersOpen}
        onClick={onToggleLayers}
      />
    </div>
  );
}

/** A menu's trigger in the look of the rail; the menu's own props come through. */
function RailButton({ label, icon: Icon, ...rest }: ComponentProps<'button'> & { label: string; icon: LucideIcon }): ReactNode {
  return (
    <Tooltip label={label} side="right">
      <button
        type="button"
        aria-label={label}
        {...rest}
        className="inline-grid size-10 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-tint hover:text-ink data-[state=open]:bg-tint-strong data-[state=open]:text-ink"
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
