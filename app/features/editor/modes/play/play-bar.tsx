/** The bar below a playing design: play and pause, the position, which pages, and the way back. */
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';
import { play } from '../../actions/page-actions.ts';
import { useCell, useDocument, useSession } from '../../session/session-context.tsx';
import { FloatingBar } from '../floating-bar.tsx';
import type { ModeOf } from '../../session/mode.ts';
import { modeControlsOf } from '../mode-controls.ts';
import type { PlayControls } from './play-controls.ts';

export default function PlayBar({ mode }: { mode: ModeOf<'play'> }): ReactNode {
  const controls = useCell(modeControlsOf(useSession()));
  return controls?.kind === 'play' ? <Bar mode={mode} controls={controls} /> : null;
}

/** Tenths are enough to see it move. */
const tenths = (ms: number): string => (Math.floor(ms / 100) / 10).toFixed(1);
/** A step of the keys, ms. */
const STEP = 100;

function Bar({ mode, controls }: { mode: ModeOf<'play'>; controls: PlayControls }): ReactNode {
  const session = useSession();
  const state = useCell(controls.state);
  const at = useCell(controls.at);
  const several = Object.keys(useDocument().pages).length > 1;
  const { duration } = controls;
  const leave = (): void => {
    session.stage.get()?.leaveMode('finish');
    session.stage.get()?.focus();
  };
  const ended = state === 'paused' && at >= duration;
  const label = message(state === 'playing' ? 'motion.pause' : ended ? 'motion.again' : 'motion.play');
  const words = message('motion.time', {
    at: tenths(at),
    duration: message('motion.seconds', { value: duration / 1000 }),
  });
  return (
    <FloatingBar label={message('motion.playing')}>
      <IconButton
        label={label}
        icon={state === 'playing' ? Pause : ended ? RotateCcw : Play}
        disabled={state === 'preparing'}
        data-command="toggle-play"
        onClick={controls.toggle}
      />
      <div className="w-56 min-w-24">
        <Slider
          dir="ltr"
          label={message('motion.position')}
          value={Math.round(at)}
          min={0}
          max={duration}
          step={STEP}
          valueText={words}
          onChange={controls.seek}
          disabled={state === 'preparing'}
        />
      </div>
      <span className="tabular min-w-19 text-12 text-muted" role={state === 'preparing' ? 'status' : undefined}>
        {state === 'preparing' ? message('motion.preparing') : words}
      </span>
      {several && (
        <Segmented<'this' | 'all'>
          label={message('rendering.pages')}
          segments={[
            { value: 'this', label: message('motion.thisPage') },
            { value: 'all', label: message('motion.everyPage') },
          ]}
          value={mode.pages}
          onValueChange={(pages) => play(session, pages)}
          className="shrink-0 whitespace-nowrap [&_button]:px-2.5"
        />
      )}
      <IconButton label={message('motion.stop')} icon={X} shortcut="Escape" data-command="stop-play" onClick={leave} />
    </FloatingBar>
  );
}
