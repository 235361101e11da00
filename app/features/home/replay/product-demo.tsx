/**
 * The product demo on the front page: replays a recorded conversation with the real painter. Starts as a still of its
 * end; the rest is fetched once the page has loaded and the demo is in view. With reduced motion, only the still is
 * shown.
 */
import { createLucideIcon, Pause, Play, RotateCcw, type LucideIconData } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { whenPageStands } from './page-stands.ts';
import { ReplayChat } from './replay-chat.tsx';
import type { ReplayPlayerProps } from './replay-player.client.tsx';
import shown from './still.json';

/** `still`: not started. `playing` only advances while in view. */
type State = 'still' | 'playing' | 'paused' | 'ended';

const stillTurns = [
  {
    said: shown.said,
    picture: null,
    isThinking: false,
    answer: shown.answer,
    calls: shown.calls.map(({ icon, done }) => ({
      // JSON has no tuples.
      icon: createLucideIcon(icon as unknown as LucideIconData),
      words: done,
      isDone: true,
    })),
  },
];

const stillPicture = (
  <img
    src="/examples/front-page/finished.webp"
    alt={message('home.demoDesign')}
    width={512}
    height={910}
    fetchPriority="high"
    decoding="async"
    className="absolute inset-7 m-auto h-[calc(100%-3.5rem)] w-auto shadow-page"
  />
);

/** The button still works for them. */
function wantsStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** Counts as in view when this share of it is visible. */
const IN_VIEW = 0.4;

export function ProductDemo({ className }: { className?: string }): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>('still');
  const [inView, setInView] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [run, setRun] = useState(0);
  const [Player, setPlayer] = useState<ComponentType<ReplayPlayerProps> | null>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: IN_VIEW,
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, []);

  useEffect(() => {
    if (wantsStill()) return;
    const leaving = new AbortController();
    void whenPageStands(leaving.signal).then((stands) => stands && setWanted(true));
    return () => leaving.abort();
  }, []);

  useEffect(() => {
    if (isWanted && inView) setState((now) => (now === 'still' ? 'playing' : now));
  }, [isWanted, inView]);

  useEffect(() => {
    if (state !== 'playing' || Player) return;
    let gone = false;
    import('./replay-player.client.tsx').then(
      ({ default: loaded }) => gone || setPlayer(() => loaded),
      // The still already shows this.
      () => gone || setState('ended'),
    );
    return () => {
      gone = true;
    };
  }, [state, Player]);

  const press = (): void => {
    if (state === 'playing') return setState('paused');
    if (state === 'ended') setRun((runs) => runs + 1);
    setState('playing');
  };
  const ground = 'dot-background relative min-h-0 flex-1';
  return (
    <figure className={classNames('grid gap-3', className)}>
      <section
        ref={frame}
        aria-label={message('home.demoTitle')}
        data-replay={state}
        className="relative flex h-[36rem] min-w-0 flex-col overflow-hidden rounded-sheet border border-line bg-panel shadow-sheet lg:h-[min(42rem,calc(100dvh-10rem))] lg:min-h-[34rem]"
      >
        {Player ? (
          <Player
            key={run}
            playing={state === 'playing' && inView}
            still={stillPicture}
            className={ground}
            onEnd={() => setState('ended')}
            onFail={() => {
              setPlayer(null);
              setState('ended');
            }}
          />
        ) : (
          <>
            <div className={ground}>{stillPicture}</div>
            <ReplayChat turns={stillTurns} typed={null} still />
          </>
        )}
        {hydrated && (
          <IconButton
            label={message(
              state === 'playing' ? 'home.demoPause' : state === 'ended' ? 'home.demoAgain' : 'home.demoPlay',
            )}
            icon={state === 'playing' ? Pause : state === 'ended' ? RotateCcw : Play}
            variant="secondary"
            round
            tooltipSide="left"
            onClick={press}
            className="absolute end-3 top-3"
          />
        )}
      </section>
      <figcaption className="px-1 text-12 text-pretty text-faint">{message('home.demoNote')}</figcaption>
    </figure>
  );
}
