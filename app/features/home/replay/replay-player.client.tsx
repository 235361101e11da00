/** Plays the recording on a canvas. Fetched after the front page has loaded, with the painter and the pictures. */
import { createLucideIcon, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import recorded from './recording.json';
import type { Recording } from './recording.ts';
import { ReplayChat, type ChatTurn } from './replay-chat.tsx';
import { openReplayStage, type ReplayStage } from './replay-stage.client.ts';
import { durationOf, momentAt, scheduleOf, type Moment } from './schedule.ts';

const recording = recorded as unknown as Recording;
const beats = scheduleOf(recording);
const duration = durationOf(beats);

/** Upper limit on the time that one frame advances, however long it took, ms. */
const LONGEST_STEP = 50;

/** Created once, so that its parent doesn't mount it again. */
const icons = recording.turns.map(({ calls }) => calls.map(({ icon }): LucideIcon => createLucideIcon(icon)));

export interface ReplayPlayerProps {
  /** Time passes. */
  playing: boolean;
  /** Shown until the pictures have loaded. */
  still: ReactNode;
  className: string;
  onEnd(): void;
  /** Something it needs failed to load. */
  onFail(): void;
}

export default function ReplayPlayer({ playing, still, className, onEnd, onFail }: ReplayPlayerProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<ReplayStage | null>(null);
  const time = useRef(0);
  const [moment, setMoment] = useState<Moment>(() => momentAt(recording, beats, 0));
  const told = useRef({ onEnd, onFail });
  useEffect(() => {
    told.current = { onEnd, onFail };
  });

  useEffect(() => {
    let gone = false;
    if (canvas.current)
      openReplayStage(canvas.current, recording).then(
        (opened) => gone || setStage(opened),
        () => gone || told.current.onFail(),
      );
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    const element = canvas.current;
    if (!stage || !element) return;
    const paint = (): void => stage.paint(momentAt(recording, beats, time.current));
    const sized = new ResizeObserver(paint);
    sized.observe(element);
    if (!playing) return () => sized.disconnect();
    let frame = 0;
    let before = performance.now();
    let words = '';
    let look = '';
    const step = (now: number): void => {
      time.current = Math.min(duration, time.current + Math.min(LONGEST_STEP, Math.max(0, now - before)));
      before = now;
      const next = momentAt(recording, beats, time.current);
      const { steps, arrived, drag, ...said } = next;
      const nextLook = JSON.stringify([steps, arrived, drag]);
      if (nextLook !== look) stage.paint(next);
      const nextWords = JSON.stringify(said);
      if (nextWords !== words) setMoment(next);
      [look, words] = [nextLook, nextWords];
      element.dataset.at = String(Math.round(time.current));
      if (time.current < duration) frame = requestAnimationFrame(step);
      else told.current.onEnd();
    };
    frame = requestAnimationFrame(step);
    return () => {
      sized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [stage, playing]);

  return (
    <>
      <div className={className}>
        {!stage && still}
        <canvas
          ref={canvas}
          role="img"
          aria-label={message('home.demoDesign')}
          className="absolute inset-0 size-full text-accent"
        />
      </div>
      <ReplayChat
        turns={moment.turns.map(shownTurn)}
        typed={moment.typed && { text: moment.typed.text, picture: pictureOf(moment.typed.turn) }}
      />
    </>
  );
}

function pictureOf(turn: number): string | null {
  const name = recording.turns[turn]?.attached;
  return Object.values(recording.pictures).find((picture) => picture.name === name)?.file ?? null;
}

function shownTurn({ turn, isThinking, calls, answer }: Moment['turns'][number]): ChatTurn {
  const { said = '', calls: made = [] } = recording.turns[turn] ?? {};
  return {
    said,
    picture: pictureOf(turn),
    isThinking,
    answer,
    calls: calls.flatMap(({ call, isDone }) => {
      const [known, icon] = [made[call], icons[turn]?.[call]];
      return known && icon ? [{ icon, words: isDone ? known.done : known.doing, isDone }] : [];
    }),
  };
}
