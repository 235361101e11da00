/** When a movement begins, how long it takes, and in which parts a text appears; how fast and how far a loop goes. */
import type { ReactNode } from 'react';
import { Select } from '#app/ui/select.tsx';
import { MOTION_LIMITS, type TextPart } from '#design/document/animation.ts';
import type { Layer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { animateCommand } from '../commands/animate.ts';
import { LabelledRow } from '../fields/labelled-row.tsx';
import { LabelledSlider } from '../fields/labelled-slider.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { PARTS, secondsWord } from './effects.ts';

/** The sliders' maximum, ms; longer durations stay as they are. */
const LONGEST = 5_000;
const LONGEST_PERIOD = 8_000;
const STEP = 100;

const nothingYet = (): void => undefined;

function Fields({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div role="group" aria-label={label} className="grid gap-2 px-3 pb-3">
      {children}
    </div>
  );
}

export function PassageFields({ layers, side }: { layers: readonly Layer[]; side: 'in' | 'out' }): ReactNode {
  const session = useSession();
  const page = useDocument().pages[useCell(session.page)];
  const passages = layers.flatMap(({ animation }) => animation?.[side] ?? []);
  const [first] = passages;
  if (!first) return null;
  const onlyTexts = layers.every((layer) => layer.type === 'text');
  const set = (change: Partial<typeof first>): void => session.run(animateCommand, { [side]: change });
  return (
    <Fields label={message(side === 'in' ? 'motion.enter' : 'motion.leave')}>
      <LabelledSlider
        label={message('motion.duration')}
        value={first.duration}
        mixed={sharedValue(passages, ({ duration }) => duration) === null}
        min={STEP}
        max={Math.max(LONGEST, first.duration)}
        step={STEP}
        reset={800}
        format={secondsWord}
        onPreview={nothingYet}
        onCommit={(duration) => set({ duration })}
      />
      <LabelledSlider
        label={message(side === 'in' ? 'motion.start' : 'motion.end')}
        value={first.at}
        mixed={sharedValue(passages, ({ at }) => at) === null}
        min={Math.min(0, first.at)}
        max={Math.max(page?.duration ?? LONGEST, first.at)}
        step={STEP}
        reset={0}
        format={secondsWord}
        onPreview={nothingYet}
        onCommit={(at) => set({ at })}
      />
      {onlyTexts && (
        <LabelledRow label={message(side === 'in' ? 'motion.by' : 'motion.byLeaving')}>
          <Select<TextPart>
            label={message(side === 'in' ? 'motion.by' : 'motion.byLeaving')}
            hideLabel
            size="small"
            value={sharedValue(passages, ({ by }) => by)}
            placeholder={message('editor.mixed')}
            options={PARTS}
            onValueChange={(by) => set({ by })}
            className="w-32"
          />
        </LabelledRow>
      )}
    </Fields>
  );
}

export function LoopFields({ layers }: { layers: readonly Layer[] }): ReactNode {
  const session = useSession();
  const loops = layers.flatMap(({ animation }) => animation?.loop ?? []);
  const [first] = loops;
  if (!first) return null;
  return (
    <Fields label={message('motion.looping')}>
      <LabelledSlider
        label={message('motion.period')}
        value={first.period}
        mixed={sharedValue(loops, ({ period }) => period) === null}
        min={MOTION_LIMITS.minPeriod}
        max={Math.max(LONGEST_PERIOD, first.period)}
        step={STEP}
        reset={2000}
        format={secondsWord}
        onPreview={nothingYet}
        onCommit={(period) => session.run(animateCommand, { loop: { period } })}
      />
      {/* A full spin has no intensity. */}
      {loops.some(({ effect }) => effect !== 'spin') && (
        <LabelledSlider
          label={message('motion.amount')}
          value={Math.round(first.amount * 100)}
          mixed={sharedValue(loops, ({ amount }) => amount) === null}
          min={0}
          max={100}
          reset={50}
          format={(value) => message('editor.percent', { value })}
          onPreview={nothingYet}
          onCommit={(percent) => session.run(animateCommand, { loop: { amount: percent / 100 } })}
        />
      )}
    </Fields>
  );
}
