/** The controls of crop mode: ratios, how close, how straight, flips, and the way out. */
import { FlipHorizontal2, FlipVertical2, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import { BarField, FloatingBar } from '../floating-bar.tsx';
import { modeControlsOf } from '../mode-controls.ts';
import type { CropControls } from './crop-controls.ts';
import { MOST_ZOOM, zoomOf } from './crop-geometry.ts';

const RATIOS: readonly [number, number][] = [
  [1, 1],
  [4, 5],
  [3, 4],
  [2, 3],
  [9, 16],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 9],
];

export default function CropBar(): ReactNode {
  const controls = useCell(modeControlsOf(useSession()));
  return controls?.kind === 'crop' ? <Bar controls={controls} /> : null;
}

function Bar({ controls }: { controls: CropControls }): ReactNode {
  const session = useSession();
  const draft = useCell(controls.draft);
  const ratio = useCell(controls.ratio);
  const zoom = zoomOf(draft);
  // Equal slider steps are equal factors of the zoom.
  const step = Math.log(zoom) / Math.log(MOST_ZOOM);
  const percent = message('editor.percent', { value: Math.round(zoom * 100) });
  const degrees = message('editor.degrees', { value: Math.round(draft.straighten * 10) / 10 });
  const leave = (how: 'finish' | 'cancel') => {
    session.stage.get()?.leaveMode(how);
    session.stage.get()?.focus();
  };
  const isRatio = (wanted: number) => ratio !== null && Math.abs(ratio / wanted - 1) < 1e-6;
  return (
    <FloatingBar label={message('pictures.crop')}>
      <div className="grid min-w-0 justify-items-center gap-2">
        <div
          role="group"
          aria-label={message('pictures.ratio')}
          className="flex flex-wrap items-center justify-center gap-0.5"
        >
          <Chip on={ratio === null} onClick={() => controls.keepRatio(null)}>
            {message('pictures.ratioFree')}
          </Chip>
          <Chip on={false} onClick={controls.whole}>
            {message('pictures.ratioOriginal')}
          </Chip>
          {RATIOS.map(([width, height]) => (
            <Chip
              key={`${width}:${height}`}
              on={isRatio(width / height)}
              onClick={() => controls.keepRatio(width / height)}
            >
              <span
                aria-hidden
                className="rounded-[2px] border-[1.5px] border-current"
                style={{ width: 12 * Math.min(1, width / height), height: 12 * Math.min(1, height / width) }}
              />
              {width}:{height}
            </Chip>
          ))}
        </div>
        <div className="flex min-w-0 flex-wrap items-center justify-center gap-x-3 gap-y-2 lg:flex-nowrap">
          <BarField label={message('pictures.zoom')} value={percent}>
            <Slider
              label={message('pictures.zoom')}
              value={step}
              min={0}
              max={1}
              step={0.005}
              valueText={percent}
              onChange={(value) => controls.zoom(MOST_ZOOM ** value, true)}
              onCommit={(value) => controls.zoom(MOST_ZOOM ** value, false)}
            />
          </BarField>
          <BarField label={message('pictures.straighten')} value={degrees}>
            <Slider
              label={message('pictures.straighten')}
              value={draft.straighten}
              min={-LIMITS.straighten}
              max={LIMITS.straighten}
              step={0.5}
              origin={0}
              valueText={degrees}
              onChange={(value) => controls.straighten(value, true)}
              onCommit={(value) => controls.straighten(value, false)}
            />
          </BarField>
          <span className="flex items-center gap-0.5">
            <IconButton
              label={message('editor.flipHorizontal')}
              icon={FlipHorizontal2}
              pressed={draft.flipX}
              onClick={() => controls.flip('x')}
            />
            <IconButton
              label={message('editor.flipVertical')}
              icon={FlipVertical2}
              pressed={draft.flipY}
              onClick={() => controls.flip('y')}
            />
            <IconButton
              label={message('pictures.resetCrop')}
              icon={RotateCcw}
              data-command="reset-crop"
              onClick={controls.reset}
            />
          </span>
          <span className="flex items-center gap-2">
            <Button variant="ghost" size="small" onClick={() => leave('cancel')}>
              {message('common.cancel')}
            </Button>
            <Button variant="primary" size="small" data-command="crop-done" onClick={() => leave('finish')}>
              {message('pictures.done')}
            </Button>
          </span>
        </div>
      </div>
    </FloatingBar>
  );
}

function Chip({ on, onClick, children }: { on: boolean; onClick(): void; children: ReactNode }): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={classNames(
        'tabular flex h-8 items-center gap-1.5 rounded-control px-2 text-12 transition-colors',
        on ? 'bg-tint-strong text-ink' : 'text-muted hover:bg-tint hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
