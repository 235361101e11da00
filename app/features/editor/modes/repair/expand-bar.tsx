/**
 * The bar of expand: ratios and sides to extend, the resulting size, and Expand; then its progress; then its result.
 */
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { NumberField } from '#app/ui/number-field.tsx';
import type { PictureLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { useCell, useSession } from '../../session/session-context.tsx';
import { FloatingBar } from '../floating-bar.tsx';
import { grows, MOST_GROWTH, sidesForRatio, wholeAround, type Growth, type Sides } from './growth.ts';
import { usePictureSize } from './picture-size.ts';
import { callOf } from './repair-calls.ts';
import { RepairProgress } from './repair-progress.tsx';
import type { RepairProps } from './repair-props.ts';
import { ResultLine } from './repair-result.tsx';

const RATIOS: readonly [number, number][] = [
  [1, 1],
  [4, 5],
  [9, 16],
  [4, 3],
  [16, 9],
];
const SIDES: readonly { side: keyof Sides; label: MessageKey }[] = [
  { side: 'left', label: 'aiTools.left' },
  { side: 'right', label: 'aiTools.right' },
  { side: 'top', label: 'aiTools.top' },
  { side: 'bottom', label: 'aiTools.bottom' },
];

export function ExpandBar(props: RepairProps): ReactNode {
  const { controls } = props;
  const state = useCell(controls.state);
  return (
    <FloatingBar label={message('aiTools.expand')}>
      {state.phase === 'running' && <RepairProgress controls={controls} label={state.label} className="w-84 ps-2" />}
      {state.phase === 'result' && <ResultLine controls={controls} state={state} />}
      {(state.phase === 'setting' || state.phase === 'fine') && <Growing {...props} />}
    </FloatingBar>
  );
}

const isTurned = ({ rotation, straighten }: PictureLayer): boolean => rotation !== 0 || straighten !== 0;
const same = (a: Sides, b: Sides): boolean => SIDES.every(({ side }) => Math.abs(a[side] - b[side]) < 1e-3);

function Growing({ controls, picture }: RepairProps): ReactNode {
  const { stage } = useSession();
  const growth = useCell(controls.growth);
  const call = callOf(controls, picture);
  const whole = wholeAround(picture);
  const sides = growth.to === 'sides' ? growth.sides : null;
  const set = (next: Growth): void => {
    controls.growth.set(next);
    stage.get()?.focus();
  };
  return (
    <div className="grid min-w-0 justify-items-center gap-2">
      <div
        role="group"
        aria-label={message('aiTools.expandTo')}
        className="flex flex-wrap items-center justify-center gap-0.5"
      >
        {RATIOS.map(([width, height]) => {
          const wanted = sidesForRatio(whole, width / height);
          return (
            <Chip
              key={`${width}:${height}`}
              on={Boolean(wanted && sides && grows(growth) && same(wanted, sides))}
              disabled={!wanted || Object.values(wanted).every((share) => share === 0)}
              onClick={() => wanted && set({ to: 'sides', sides: wanted })}
            >
              <span
                aria-hidden
                className="rounded-[2px] border-[1.5px] border-current"
                style={{ width: 12 * Math.min(1, width / height), height: 12 * Math.min(1, height / width) }}
              />
              {width}:{height}
            </Chip>
          );
        })}
        <Chip on={growth.to === 'page'} disabled={isTurned(picture)} onClick={() => set({ to: 'page' })}>
          {message('aiTools.fillPage')}
        </Chip>
      </div>
      <div className="flex min-w-0 flex-wrap items-center justify-center gap-x-3 gap-y-2 lg:flex-nowrap">
        <div role="group" aria-label={message('aiTools.sides')} className="flex items-center gap-1.5">
          {SIDES.map(({ side, label }) => (
            <NumberField
              key={side}
              label={message(label)}
              sign={message(label).charAt(0)}
              suffix="%"
              value={sides ? Math.round(sides[side] * 100) : null}
              min={0}
              max={MOST_GROWTH * 100}
              className="w-19"
              onPreview={(value) =>
                controls.growth.set({
                  to: 'sides',
                  sides: { ...(sides ?? { left: 0, right: 0, top: 0, bottom: 0 }), [side]: value / 100 },
                })
              }
              onCommit={(value) =>
                controls.growth.set({
                  to: 'sides',
                  sides: { ...(sides ?? { left: 0, right: 0, top: 0, bottom: 0 }), [side]: value / 100 },
                })
              }
            />
          ))}
        </div>
        <NewSize picture={picture} sides={sides} />
        <span className="flex items-center gap-2">
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              stage.get()?.leaveMode('cancel');
              stage.get()?.focus();
            }}
          >
            {message('common.cancel')}
          </Button>
          <Button
            variant="primary"
            size="small"
            disabled={!call}
            data-command="run-repair"
            onClick={() => call && controls.run(call)}
          >
            {message('aiTools.expandGo')}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** The picture's resulting size, px. */
function NewSize({ picture, sides }: { picture: PictureLayer; sides: Sides | null }): ReactNode {
  const size = usePictureSize(picture.asset);
  const words =
    size &&
    sides &&
    message('aiTools.size', {
      width: Math.round(size.width * (1 + sides.left + sides.right)),
      height: Math.round(size.height * (1 + sides.top + sides.bottom)),
    });
  return <span className="tabular min-w-28 text-center text-12 text-muted">{words}</span>;
}

function Chip({
  on,
  disabled,
  onClick,
  children,
}: {
  on: boolean;
  disabled: boolean;
  onClick(): void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={on}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'tabular flex h-8 items-center gap-1.5 rounded-control px-2 text-12 transition-colors disabled:opacity-40',
        on ? 'bg-tint-strong text-ink' : 'text-muted enabled:hover:bg-tint enabled:hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
