/**
 * Before and after in one box, divided by a line that is dragged across: by pointer or finger anywhere, by keys on the
 * knob.
 */
import { ChevronsLeftRight } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';
import { compareShareAt, compareShareByKey } from './compare-share.ts';
import { usePageDirection } from './direction.tsx';
import { useUiLabels } from './labels.tsx';

export interface ComparePicture {
  src: string;
  alt: string;
}

export interface CompareProps {
  before: ComparePicture;
  after: ComparePicture;
  /** Labels of the two halves, if others than "Before" and "After" fit better. */
  labels?: { before: string; after: string };
  /**
   * Width by height of the box; by default that of the picture after. Either picture is shown whole in it, whatever its
   * own size.
   */
  ratio?: number;
  /** The largest height, in CSS syntax: the box gets narrower with it, so that it always fits the picture. */
  maxHeight?: string;
  className?: string;
  /** Called once, when both pictures are loaded. */
  onReady?(): void;
}

/** The ratios of the loaded pictures, width by height. */
interface Ratios {
  before?: number;
  after?: number;
}

export function Compare({ before, after, labels, ratio, maxHeight, className, onReady }: CompareProps): ReactNode {
  const own = useUiLabels();
  const words = labels ?? { before: own.before, after: own.after };
  const mirrored = usePageDirection() === 'rtl';
  const box = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  // Shows only "before" until both pictures are loaded: then the line moves in from the end.
  const [share, setShare] = useState(1);
  const [pulling, setPulling] = useState(false);
  const [ratios, setRatios] = useState<Ratios>({});
  const ready = ratios.before !== undefined && ratios.after !== undefined;
  const tellReady = useEffectEvent(() => onReady?.());

  useEffect(() => {
    if (!ready) return;
    tellReady();
    const frame = requestAnimationFrame(() => setShare(0.5));
    return () => cancelAnimationFrame(frame);
  }, [ready]);

  const loaded = (which: keyof Ratios) => (width: number, height: number) =>
    setRatios((all) => ({ ...all, [which]: height > 0 ? width / height : 1 }));
  const pull = (event: PointerEvent): void => {
    if (box.current) setShare(compareShareAt(event.clientX, box.current.getBoundingClientRect(), mirrored));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    knob.current?.focus({ preventScroll: true });
    setPulling(true);
    pull(event);
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = compareShareByKey(share, event, mirrored);
    if (next === null) return;
    event.preventDefault();
    setShare(next);
  };

  const shape = ratio ?? ratios.after ?? ratios.before ?? 1;
  const percent = Math.round(share * 100);
  const away = `${100 - share * 100}%`;
  const past = `${share * 100}%`;
  const clip = {
    before: mirrored ? `inset(0 0 0 ${away})` : `inset(0 ${away} 0 0)`,
    after: mirrored ? `inset(0 ${past} 0 0)` : `inset(0 0 0 ${past})`,
  };
  const moves = pulling ? '' : 'transition-[clip-path,inset-inline-start] duration-200 ease-out';
  return (
    <div
      ref={box}
      className={classNames(
        'group/compare relative mx-auto w-full touch-pan-y overflow-hidden rounded-card bg-sunken select-none',
        pulling ? 'cursor-grabbing' : 'cursor-ew-resize',
        className,
      )}
      style={{
        aspectRatio: shape,
        width: maxHeight === undefined ? undefined : `min(100%, calc(${maxHeight} * ${shape}))`,
      }}
      aria-busy={!ready || undefined}
      onPointerDown={onDown}
      onPointerMove={(event) => pulling && pull(event)}
      onPointerUp={() => setPulling(false)}
      onPointerCancel={() => setPulling(false)}
      onLostPointerCapture={() => setPulling(false)}
    >
      <Half
        picture={after}
        ratio={ratios.after}
        onSize={loaded('after')}
        word={words.after}
        side="end"
        className={moves}
        clipPath={clip.after}
      />
      <Half
        picture={before}
        ratio={ratios.before}
        onSize={loaded('before')}
        word={words.before}
        side="start"
        className={moves}
        clipPath={clip.before}
      />
      <div
        aria-hidden
        className={classNames(
          'pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(23_21_15/0.18),0_0_12px_rgb(23_21_15/0.35)] rtl:translate-x-1/2',
          moves,
          !ready && 'invisible',
        )}
        style={{ insetInlineStart: past }}
      />
      <div
        ref={knob}
        role="slider"
        tabIndex={0}
        aria-label={own.compare}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${words.before} ${percent} %, ${words.after} ${100 - percent} %`}
        aria-orientation="horizontal"
        onKeyDown={onKey}
        className={classNames(
          'absolute top-1/2 grid size-10 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-[#17150f] rtl:translate-x-1/2',
          'shadow-[0_0_0_1px_rgb(23_21_15/0.14),0_2px_10px_rgb(23_21_15/0.35)] transition-[scale,inset-inline-start] duration-200 ease-out group-hover/compare:scale-105',
          'focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-accent',
          pulling && 'scale-110 transition-[scale]!',
          !ready && 'invisible',
        )}
        style={{ insetInlineStart: past }}
      >
        <ChevronsLeftRight size={18} strokeWidth={2} aria-hidden />
      </div>
    </div>
  );
}

interface HalfProps {
  picture: ComparePicture;
  ratio: number | undefined;
  onSize(width: number, height: number): void;
  word: string;
  side: 'start' | 'end';
  className: string;
  clipPath: string;
}

/**
 * One of the two pictures over the whole box, clipped at the line together with its label. Its transparent parts show a
 * checkerboard.
 */
function Half({ picture, ratio, onSize, word, side, className, clipPath }: HalfProps): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  const tellSize = useEffectEvent(onSize);
  // A picture in the server's HTML may have loaded before its script.
  useEffect(() => {
    const standing = image.current;
    if (standing?.complete && standing.naturalWidth > 0) tellSize(standing.naturalWidth, standing.naturalHeight);
  }, [picture.src]);
  const fit: CSSProperties = ratio
    ? { aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` }
    : { width: '100%', height: '100%', objectFit: 'contain' };
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-0 grid place-items-center [container-type:size]',
        className,
      )}
      style={{ clipPath }}
    >
      <img
        ref={image}
        src={picture.src}
        alt={picture.alt}
        draggable={false}
        onLoad={(event) => onSize(event.currentTarget.naturalWidth, event.currentTarget.naturalHeight)}
        className={classNames('block max-w-none', ratio !== undefined && 'chequer')}
        style={fit}
      />
      <span
        className={classNames(
          'absolute top-3 rounded-small bg-[rgb(23_21_15/0.78)] px-2 py-0.5 text-12 font-medium text-white',
          side === 'start' ? 'start-3' : 'end-3',
        )}
      >
        {word}
      </span>
    </div>
  );
}
