/** What the canvas does in each mode: one function per mode, called when it begins. */
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import type { ModeKind, ModeOf } from '../session/mode.ts';
import type { CanvasMode, ModeTools, StartMode } from './canvas-mode.ts';
import { lazyMode } from './lazy-mode.ts';

const notLoaded = (): void => void toast({ title: message('pictures.modeNotLoaded'), variant: 'destructive' });

const MODES: { readonly [Kind in ModeKind]?: StartMode<Kind> } = {
  crop: lazyMode<'crop'>(() => import('./crop/crop-mode.client.ts').then(({ startCrop }) => startCrop), notLoaded),
  compare: lazyMode<'compare'>(
    () => import('./compare/compare-mode.client.ts').then(({ startCompare }) => startCompare),
    notLoaded,
  ),
  mask: lazyMode<'mask'>(() => import('./mask/mask-mode.client.ts').then(({ startMask }) => startMask), notLoaded),
  repair: lazyMode<'repair'>(
    () => import('./repair/repair-mode.client.ts').then(({ startRepair }) => startRepair),
    notLoaded,
  ),
  play: lazyMode<'play'>(() => import('./play/play-mode.client.ts').then(({ startPlay }) => startPlay), notLoaded),
  draw: lazyMode<'draw'>(() => import('./draw/draw-mode.client.ts').then(({ startDraw }) => startDraw), notLoaded),
};

/** Starts a mode on the canvas; null if the canvas has nothing to do in it. */
export function startMode(tools: ModeTools, mode: ModeOf<ModeKind>): CanvasMode | null {
  const start = MODES[mode.kind] as StartMode<typeof mode.kind> | undefined;
  return start?.(tools, mode as never) ?? null;
}
