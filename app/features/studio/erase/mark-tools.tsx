/** The marking tools, the size of the brush, undo and redo of marks. */
import { Brush, Hand, Lasso, Redo2, SquareDashed, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';
import { PanelPart } from '../repair/work-table.tsx';
import { cleared, remarked, unmarked } from './marks.ts';
import type { MarkTool } from './mark-stage.tsx';
import type { Marking } from './use-marking.ts';

export interface MarkToolsProps {
  marking: Marking;
  title: string;
  hint: string;
  busy: boolean;
}

export function MarkTools({
  marking: { tool, onTool, brush, sizes, onBrush, marks, onMarks },
  title,
  hint,
  busy,
}: MarkToolsProps): ReactNode {
  const count = marks.done.length;
  // The slider is finer for small brushes.
  const span = Math.log(sizes.most / sizes.least);
  const place = Math.round((Math.log(brush / sizes.least) / span) * 100);
  return (
    <PanelPart
      title={title}
      aside={
        <div className="flex items-center gap-0.5">
          <IconButton
            label={message('erase.undo')}
            shortcut="Ctrl+Z"
            icon={Undo2}
            disabled={busy || count === 0}
            onClick={() => onMarks(unmarked)}
          />
          <IconButton
            label={message('erase.redo')}
            shortcut="Ctrl+Shift+Z"
            icon={Redo2}
            disabled={busy || marks.undone.length === 0}
            onClick={() => onMarks(remarked)}
          />
          <IconButton
            label={message('erase.clear')}
            icon={Trash2}
            disabled={busy || count === 0}
            onClick={() => onMarks(cleared)}
          />
        </div>
      }
    >
      <Segmented<MarkTool>
        label={message('erase.tools')}
        value={tool}
        disabled={busy}
        onValueChange={onTool}
        segments={[
          { value: 'brush', label: message('erase.brush'), icon: Brush },
          { value: 'box', label: message('erase.box'), icon: SquareDashed },
          { value: 'lasso', label: message('erase.lasso'), icon: Lasso },
          { value: 'hand', label: message('erase.hand'), icon: Hand },
        ]}
        className="w-full"
      />
      {tool === 'brush' && (
        <div className="grid grid-cols-[auto_1fr_3.5rem] items-center gap-3 text-13">
          <span>{message('erase.size')}</span>
          <Slider
            label={message('erase.size')}
            value={place}
            min={0}
            max={100}
            disabled={busy}
            valueText={message('erase.brushPixels', { size: brush })}
            onChange={(next) => onBrush(Math.round(sizes.least * Math.exp((next / 100) * span)))}
          />
          <span className="tabular text-end text-muted">{message('erase.brushPixels', { size: brush })}</span>
        </div>
      )}
      <p className="text-13 text-muted">{hint}</p>
    </PanelPart>
  );
}
