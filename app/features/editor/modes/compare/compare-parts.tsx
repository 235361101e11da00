/** What every comparison on the canvas has next to it: the line as a slider for keys, and a button to hold. */
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';
import type { Cell } from '../../session/cell.ts';
import { useCell } from '../../session/session-context.tsx';

export function CompareSlider({ share }: { share: Cell<number> }): ReactNode {
  const percent = Math.round(useCell(share) * 100);
  // Laid out like the picture, whatever the reading direction.
  return (
    <Slider
      dir="ltr"
      label={message('pictures.compareSlider')}
      value={percent}
      min={0}
      max={100}
      valueText={message('editor.percent', { value: percent })}
      onChange={(value) => share.set(value / 100)}
    />
  );
}

export function HoldButton({ held }: { held: Cell<boolean> }): ReactNode {
  const hold = (down: boolean) => () => held.set(down);
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Eye}
      onPointerDown={hold(true)}
      onPointerUp={hold(false)}
      onPointerLeave={hold(false)}
      onPointerCancel={hold(false)}
      onBlur={hold(false)}
      onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && held.set(true)}
      onKeyUp={hold(false)}
    >
      {message('pictures.holdBefore')}
    </Button>
  );
}
