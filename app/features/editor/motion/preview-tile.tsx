/**
 * A tile with a preview that moves while the pointer or the focus is on it; it stays still for users who prefer reduced
 * motion.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { contextOf, type Context } from '#design/fabric/paint/tools.ts';

/** Of the picture, screen px. */
export const TILE = { width: 84, height: 52 };

export interface PreviewTileProps {
  label: string;
  pressed: boolean;
  /** How long the picture takes to start over, ms. */
  cycle: number;
  /** Paints it `at` ms into its cycle, or at rest; units are screen px. Another function repaints it. */
  draw(context: Context, at: number | null): void;
  onChoose(): void;
  /** How it is found from outside. */
  name: string;
}

const wantsLess = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function PreviewTile({ label, pressed, cycle, draw, onChoose, name }: PreviewTileProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = pointed || focused;

  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const density = Math.min(2, window.devicePixelRatio);
    const [width, height] = [Math.round(TILE.width * density), Math.round(TILE.height * density)];
    if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
    const context = contextOf(target);
    const paint = (at: number | null): void => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      context.setTransform(density, 0, 0, density, 0, 0);
      draw(context, at);
    };
    if (!moving || wantsLess()) {
      paint(null);
      return;
    }
    let frame = 0;
    const begun = performance.now();
    const step = (now: number): void => {
      paint(Math.max(0, now - begun) % cycle);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [draw, cycle, moving]);

  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-effect={name}
      onClick={onChoose}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      className={classNames(
        'grid justify-items-center gap-0.5 overflow-hidden rounded-control border pb-1 text-12 transition-colors',
        pressed
          ? 'border-ink text-ink shadow-[inset_0_0_0_1px_var(--color-ink)]'
          : 'border-line text-muted hover:border-line-strong hover:text-ink',
      )}
    >
      <canvas ref={canvas} aria-hidden className="block w-full" style={{ height: TILE.height }} />
      <span className="max-w-full truncate px-1">{label}</span>
    </button>
  );
}
