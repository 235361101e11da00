/** The controls of the active mode, at the foot of the stage. */
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useMode } from '../session/session-context.tsx';
import type { ModeKind, ModeOf } from '../session/mode.ts';

/** Each mode's controls. A mode without an entry has none and ends by Enter or Escape. */
const CONTROLS: { readonly [Kind in ModeKind]?: ComponentType<{ mode: ModeOf<Kind> }> } = {
  crop: lazyPart(() => import('./crop/crop-bar.tsx')),
  mask: lazyPart(() => import('./mask/mask-bar.tsx')),
  compare: lazyPart(() => import('./compare/compare-bar.tsx')),
  repair: lazyPart(() => import('./repair/repair-bar.tsx')),
  draw: lazyPart(() => import('./draw/draw-bar.tsx')),
  play: lazyPart(() => import('./play/play-bar.tsx')),
};

export function ModeBar(): ReactNode {
  const mode = useMode();
  if (!mode) return null;
  const Controls = CONTROLS[mode.kind] as ComponentType<{ mode: typeof mode }> | undefined;
  return Controls ? (
    <div data-mode={mode.kind}>
      <Suspense>
        <Controls mode={mode} />
      </Suspense>
    </div>
  ) : null;
}
