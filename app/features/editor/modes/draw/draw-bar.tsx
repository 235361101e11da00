/** The controls of drawing: the tool, its color, width and opacity, and the way out. */
import { Brush, Eraser, Highlighter, PenLine, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '#app/features/editor/fields/color-button.tsx';
import { useCell, useDocument, useSession } from '../../session/session-context.tsx';
import { BarField, FloatingBar } from '../floating-bar.tsx';
import { changeInk, DRAW_TOOLS, drawSettings, WIDTHS, type DrawTool, type Ink, type InkTool } from './draw-settings.ts';

const ICONS: Readonly<Record<DrawTool, LucideIcon>> = {
  pen: PenLine,
  brush: Brush,
  highlighter: Highlighter,
  eraser: Eraser,
};

export default function DrawBar(): ReactNode {
  const session = useSession();
  const settings = useCell(drawSettings());
  const { tool, inks, eraser } = settings;
  const done = (): void => {
    session.stage.get()?.leaveMode('finish');
    session.stage.get()?.focus();
  };
  return (
    <FloatingBar label={message('draw.draw')}>
      <Segmented<DrawTool>
        label={message('draw.tool')}
        value={tool}
        segments={DRAW_TOOLS.map((value) => ({ value, label: message(`draw.${value}`), icon: ICONS[value] }))}
        onValueChange={(next) => drawSettings().set({ ...settings, tool: next })}
      />
      {tool === 'eraser' ? (
        <BarField label={message('draw.eraserSize')} value={message('draw.pixels', { value: eraser * 2 })}>
          <Slider
            label={message('draw.eraserSize')}
            value={eraser}
            min={3}
            max={60}
            step={1}
            valueText={message('draw.pixels', { value: eraser * 2 })}
            onChange={(next) => drawSettings().set({ ...settings, eraser: next })}
            onCommit={(next) => drawSettings().set({ ...settings, eraser: next })}
          />
        </BarField>
      ) : (
        <InkFields tool={tool} ink={inks[tool]} />
      )}
      <Button size="small" variant="primary" onClick={done}>
        {message('draw.done')}
      </Button>
    </FloatingBar>
  );
}

function InkFields({ tool, ink }: { tool: InkTool; ink: Ink }): ReactNode {
  const document = useDocument();
  const width = message('draw.pixels', { value: Math.round(ink.width) });
  const opacity = message('editor.percent', { value: Math.round(ink.opacity * 100) });
  return (
    <>
      <ColorButton
        label={message('draw.color')}
        value={ink.color}
        swatches={documentColors(document)}
        onPreview={(color) => changeInk({ color })}
        onCommit={(color) => changeInk({ color })}
      />
      <BarField label={message('draw.width')} value={width}>
        <Slider
          label={message('draw.width')}
          value={ink.width}
          min={WIDTHS[tool].min}
          max={WIDTHS[tool].max}
          step={1}
          valueText={width}
          onChange={(value) => changeInk({ width: value })}
          onCommit={(value) => changeInk({ width: value })}
        />
      </BarField>
      <BarField label={message('editor.opacity')} value={opacity}>
        <Slider
          label={message('editor.opacity')}
          value={ink.opacity}
          min={0.05}
          max={1}
          step={0.05}
          valueText={opacity}
          onChange={(value) => changeInk({ opacity: value })}
          onCommit={(value) => changeInk({ opacity: value })}
        />
      </BarField>
    </>
  );
}
