/** The controls of mask mode: which brush, its size and softness, the mask as a whole, and the way out. */
import { Contrast, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';
import { useCell, useDocument, useSession } from '../../session/session-context.tsx';
import { BarField, FloatingBar } from '../floating-bar.tsx';
import { modeControlsOf } from '../mode-controls.ts';
import { BRUSH_SIZES, type MaskBrush, type MaskControls } from './mask-controls.ts';

export default function MaskBar(): ReactNode {
  const controls = useCell(modeControlsOf(useSession()));
  return controls?.kind === 'mask' ? <Bar controls={controls} /> : null;
}

function Bar({ controls }: { controls: MaskControls }): ReactNode {
  const session = useSession();
  const brush = useCell(controls.brush);
  const busy = useCell(controls.busy);
  // Painted strokes are part of the design.
  useDocument();
  const set = (next: Partial<MaskBrush>): void => controls.brush.set({ ...controls.brush.get(), ...next });
  const size = message('pictures.brushPixels', { value: brush.size });
  const hardness = message('editor.percent', { value: Math.round(brush.hardness * 100) });
  return (
    <FloatingBar label={message('pictures.erase')}>
      <Segmented<MaskBrush['mode']>
        label={message('pictures.brush')}
        segments={[
          { value: 'erase', label: message('pictures.eraseBrush') },
          { value: 'restore', label: message('pictures.restoreBrush') },
        ]}
        value={brush.mode}
        onValueChange={(mode) => set({ mode })}
      />
      <BarField label={message('pictures.brushSize')} value={size}>
        <Slider
          label={message('pictures.brushSize')}
          value={brush.size}
          min={BRUSH_SIZES.min}
          max={BRUSH_SIZES.max}
          valueText={size}
          onChange={(value) => set({ size: value })}
        />
      </BarField>
      <BarField label={message('pictures.hardness')} value={hardness}>
        <Slider
          label={message('pictures.hardness')}
          value={Math.round(brush.hardness * 100)}
          min={0}
          max={100}
          valueText={hardness}
          onChange={(value) => set({ hardness: value / 100 })}
        />
      </BarField>
      <span className="flex items-center gap-1">
        <IconButton
          label={message('pictures.invert')}
          icon={Contrast}
          busy={busy}
          data-command="invert-mask"
          onClick={controls.invert}
        />
        <IconButton
          label={message('pictures.resetCutout')}
          icon={RotateCcw}
          disabled={busy || !controls.touched()}
          data-command="reset-mask"
          onClick={controls.reset}
        />
        <Button
          variant="primary"
          size="small"
          data-command="mask-done"
          onClick={() => {
            session.stage.get()?.leaveMode('finish');
            session.stage.get()?.focus();
          }}
        >
          {message('pictures.done')}
        </Button>
      </span>
    </FloatingBar>
  );
}
