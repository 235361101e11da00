/** The bar of magic erase: the marking tool, its width, and Erase; then its progress; then its result. */
import { Brush, Lasso, SquareDashed, Trash2, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import { BarField, FloatingBar } from '../floating-bar.tsx';
import { BRUSH_SIZES } from '../mask/mask-controls.ts';
import type { MarkKind } from './marks.ts';
import { callOf } from './repair-calls.ts';
import { RepairProgress } from './repair-progress.tsx';
import type { RepairProps } from './repair-props.ts';
import { ResultLine } from './repair-result.tsx';

const KINDS: readonly { value: MarkKind; label: MessageKey; icon: LucideIcon }[] = [
  { value: 'brush', label: 'aiTools.brush', icon: Brush },
  { value: 'loop', label: 'aiTools.loop', icon: Lasso },
  { value: 'box', label: 'aiTools.box', icon: SquareDashed },
];

export function EraseBar(props: RepairProps): ReactNode {
  const { controls } = props;
  const state = useCell(controls.state);
  return (
    <FloatingBar label={message('aiTools.erase')}>
      {state.phase === 'running' && <RepairProgress controls={controls} label={state.label} className="w-84 ps-2" />}
      {state.phase === 'result' && <ResultLine controls={controls} state={state} goesOn />}
      {(state.phase === 'setting' || state.phase === 'fine') && <Marking {...props} />}
    </FloatingBar>
  );
}

function Marking({ controls, picture }: RepairProps): ReactNode {
  const { stage } = useSession();
  const { marking } = controls;
  const brush = useCell(marking.brush);
  const marks = useCell(marking.marks);
  const size = message('pictures.brushPixels', { value: brush.size });
  const call = callOf(controls, picture);
  return (
    <>
      <Segmented<MarkKind>
        label={message('aiTools.markWith')}
        segments={KINDS.map(({ label, ...kind }) => ({ ...kind, label: message(label) }))}
        value={brush.kind}
        onValueChange={(kind) => marking.brush.set({ ...brush, kind })}
      />
      {brush.kind === 'brush' && (
        <BarField label={message('pictures.brushSize')} value={size}>
          <Slider
            label={message('pictures.brushSize')}
            value={brush.size}
            min={BRUSH_SIZES.min}
            max={BRUSH_SIZES.max}
            valueText={size}
            onChange={(value) => marking.brush.set({ ...brush, size: value })}
          />
        </BarField>
      )}
      {marks.length === 0 && (
        <span className="hidden px-1 text-13 text-muted xl:inline">{message('aiTools.eraseHint')}</span>
      )}
      <span className="flex items-center gap-1">
        <IconButton
          label={message('aiTools.undoMark')}
          icon={Undo2}
          shortcut="Ctrl+Z"
          disabled={marks.length === 0}
          data-command="undo-mark"
          onClick={marking.undo}
        />
        <IconButton
          label={message('aiTools.clearMarks')}
          icon={Trash2}
          disabled={marks.length === 0}
          data-command="clear-marks"
          onClick={marking.clear}
        />
      </span>
      <span className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          data-command="repair-done"
          onClick={() => {
            stage.get()?.leaveMode('finish');
            stage.get()?.focus();
          }}
        >
          {message('pictures.done')}
        </Button>
        <Button
          variant="primary"
          size="small"
          disabled={!call}
          data-command="run-repair"
          onClick={() => call && controls.run(call)}
        >
          {message('aiTools.eraseGo')}
        </Button>
      </span>
    </>
  );
}
