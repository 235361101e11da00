/** Crop mode on the canvas: moves, zooms and frames the picture; one history step at the end. */
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { rotatePoint, type Point } from '#design/document/geometry.ts';
import { findLayer } from '#design/document/tree.ts';
import { createCell } from '../../session/cell.ts';
import { cropPictureCommand, type CropDraft } from '../../commands/crop-picture.ts';
import type { CropControls } from '../../modes/crop/crop-controls.ts';
import {
  draftOf,
  isOnPicture,
  panned,
  pulled,
  reshaped,
  straightened,
  toLocal,
  uncropped,
  zoomed,
  zoomOf,
  type Grip,
} from '../../modes/crop/crop-geometry.ts';
import { modeControlsOf } from '../../modes/mode-controls.ts';
import { isTyping } from '../../actions/shortcuts.ts';
import type { CanvasMode, ModeTools } from '../canvas-mode.ts';
import { createRepaint, pagePointOf } from '../page-surface.client.ts';
import { createCropOverlay, gripAt } from './crop-overlay.client.ts';

/** A grip can be grabbed this far outside it, screen px; fingers need more. */
const REACH = { mouse: 10, pen: 14, touch: 22 } as const;
const WHEEL = 0.0022;

/** What the pointers on the canvas do. */
type Hold = { kind: 'pan' | 'grip'; pointer: number; grip: Grip | null; from: Point; draft: CropDraft };

export function startCrop({ session, host, view }: ModeTools, { layer: id }: { layer: string }): CanvasMode {
  const standing = (): PictureLayer | null => {
    const layer = findLayer(session.store.document(), id);
    return layer && isPicture(layer) ? layer : null;
  };
  const first = standing();
  if (!first) {
    queueMicrotask(() => session.stage.get()?.leaveMode('cancel'));
    return { finish() {}, cancel() {}, dispose() {} };
  }
  const initial = draftOf(first);
  const draft = createCell<CropDraft>(initial);
  const ratio = createCell<number | null>(null);
  /** Where the rotation began: the picture grows with the rotation and shrinks again when it is reversed. */
  let unturned: CropDraft = initial;
  const past: CropDraft[] = [];
  let hold: Hold | null = null;
  const fingers = new Map<number, Point>();
  const { show, stop: stopPainting } = createRepaint(paint);
  const overlay = createCropOverlay(host, view.tools);

  function paint(): void {
    const { document } = session.store.view();
    const layer = standing();
    if (!layer) return;
    overlay.draw({
      document,
      layer: { ...layer, ...draft.get() },
      viewport: session.viewport.get(),
      busy: hold !== null || fingers.size > 1,
    });
  }

  /** Shows a state of the crop. `held`: the gesture continues, so it is no state to undo to. */
  function put(next: CropDraft, { turning = false } = {}): void {
    if (!turning) unturned = next;
    draft.set(next);
    session.preview(cropPictureCommand, { id, draft: next });
    show();
  }

  /** Remembers the current state before something changes it. */
  function remember(): void {
    if (past.at(-1) !== draft.get()) past.push(draft.get());
  }

  function act(next: CropDraft, options?: { turning?: boolean }): void {
    remember();
    put(next, options);
  }

  // --- pointers ---

  const pageOf = (event: PointerEvent | WheelEvent): Point => pagePointOf(host, session.viewport.get(), event);
  const localOf = (event: PointerEvent | WheelEvent, of = draft.get()): Point => toLocal(of, pageOf(event));
  const reachOf = (event: PointerEvent): number =>
    (REACH[event.pointerType as keyof typeof REACH] ?? REACH.mouse) / session.viewport.get().zoom;

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    host.focus({ preventScroll: true });
    if (event.pointerType === 'touch') fingers.set(event.pointerId, pageOf(event));
    if (fingers.size === 2) {
      hold = null;
      return;
    }
    const now = draft.get();
    const local = localOf(event);
    const grip = gripAt(now, local, reachOf(event));
    if (!grip && !isOnPicture(now, local)) {
      session.stage.get()?.leaveMode('finish');
      return;
    }
    remember();
    hold = { kind: grip ? 'grip' : 'pan', pointer: event.pointerId, grip, from: local, draft: now };
    overlay.canvas.setPointerCapture(event.pointerId);
    overlay.canvas.style.cursor = grip ? cursorOf(now, grip) : 'grabbing';
    show();
  }

  function onMove(event: PointerEvent): void {
    if (fingers.size === 2 && fingers.has(event.pointerId)) {
      pinch(event);
      return;
    }
    if (!hold) {
      const local = localOf(event);
      const grip = gripAt(draft.get(), local, reachOf(event));
      overlay.canvas.style.cursor = grip
        ? cursorOf(draft.get(), grip)
        : isOnPicture(draft.get(), local)
          ? 'grab'
          : 'default';
      return;
    }
    if (event.pointerId !== hold.pointer) return;
    // Measured in the plane of the original frame: that stays while the frame itself moves.
    const local = localOf(event, hold.draft);
    const by = { x: local.x - hold.from.x, y: local.y - hold.from.y };
    const kept = ratio.get() ?? (event.shiftKey && hold.grip ? hold.draft.width / hold.draft.height : null);
    put(hold.grip ? pulled(hold.draft, hold.grip, by, kept) : panned(hold.draft, by));
  }

  function pinch(event: PointerEvent): void {
    const other = [...fingers].find(([pointer]) => pointer !== event.pointerId)?.[1];
    const before = fingers.get(event.pointerId);
    if (!other || !before) return;
    const now = pageOf(event);
    fingers.set(event.pointerId, now);
    const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
    const middle = toLocal(draft.get(), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    const was = toLocal(draft.get(), { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 });
    const grown = zoomed(draft.get(), apart(now, other) / Math.max(1, apart(before, other)), middle);
    put(panned(grown, { x: middle.x - was.x, y: middle.y - was.y }));
  }

  function onUp(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (!hold || event.pointerId !== hold.pointer) return;
    hold = null;
    if (past.at(-1) === draft.get()) past.pop();
    overlay.canvas.style.cursor = 'grab';
    show();
  }

  function onWheel(event: WheelEvent): void {
    if (event.target !== overlay.canvas || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const unit = event.deltaMode === 1 ? 16 : 1;
    act(zoomed(draft.get(), Math.exp(-event.deltaY * unit * WHEEL), localOf(event)));
  }

  /** Fingers zoom the picture here, not the page. */
  const ownFingers = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' || event.target !== overlay.canvas) return;
    event.stopPropagation();
    if (event.type === 'pointerdown') onDown(event);
    else if (event.type === 'pointermove') onMove(event);
    else onUp(event);
  };

  // --- keys ---

  const ARROWS: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };

  function onKey(event: KeyboardEvent): void {
    if (
      isTyping(event.target) ||
      (event.target instanceof HTMLElement &&
        event.target.closest('[role="slider"], [role="radiogroup"], [role="dialog"], [role="menu"]'))
    )
      return;
    if (!onOwnKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onOwnKey(event: KeyboardEvent): boolean {
    const ctrl = event.ctrlKey || event.metaKey;
    const arrow = ARROWS[event.key];
    if (ctrl && event.key.toLowerCase() === 'z') {
      const before = past.pop();
      if (before && !event.shiftKey) put(before);
      return true;
    }
    if (ctrl || event.altKey) return false;
    if (arrow) {
      const step = event.shiftKey ? 10 : 1;
      const now = draft.get();
      const turned = rotatePoint({ x: arrow.x * step, y: arrow.y * step }, { x: 0, y: 0 }, -now.rotation);
      act(panned(now, { x: turned.x * (now.flipX ? -1 : 1), y: turned.y * (now.flipY ? -1 : 1) }));
      return true;
    }
    if (event.key === '+' || event.key === '=') act(zoomed(draft.get(), 1.05));
    else if (event.key === '-') act(zoomed(draft.get(), 1 / 1.05));
    else if (event.key.toLowerCase() === 'c') session.stage.get()?.leaveMode('finish');
    else return false;
    return true;
  }

  // --- for the bar ---

  let sliding = false;
  const slide = (next: CropDraft, held: boolean, turning = false): void => {
    if (!sliding) remember();
    sliding = held;
    put(next, { turning });
  };
  const controls: CropControls = {
    kind: 'crop',
    draft,
    ratio,
    keepRatio(next) {
      ratio.set(next);
      if (next !== null) act(reshaped(draft.get(), next));
    },
    whole() {
      const { width, height } = session.store.document();
      const next = uncropped(draft.get(), { width, height });
      act(next);
      ratio.set(next.width / next.height);
    },
    zoom: (level, held) => slide(zoomed(draft.get(), level / zoomOf(draft.get())), held),
    straighten: (degrees, held) =>
      slide(straightened({ ...unturned, flipX: draft.get().flipX, flipY: draft.get().flipY }, degrees), held, true),
    flip: (axis) =>
      act(axis === 'x' ? { ...draft.get(), flipX: !draft.get().flipX } : { ...draft.get(), flipY: !draft.get().flipY }),
    reset() {
      const { width, height } = session.store.document();
      ratio.set(null);
      act({ ...uncropped(draft.get(), { width, height }), flipX: initial.flipX, flipY: initial.flipY });
    },
  };

  const leaving = new AbortController();
  const listen = { signal: leaving.signal };
  overlay.canvas.addEventListener('pointerdown', onDown, listen);
  overlay.canvas.addEventListener('pointermove', onMove, listen);
  overlay.canvas.addEventListener('pointerup', onUp, listen);
  overlay.canvas.addEventListener('pointercancel', onUp, listen);
  window.addEventListener('wheel', onWheel, { ...listen, capture: true, passive: false });
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, ownFingers, { ...listen, capture: true });
  window.addEventListener('keydown', onKey, { ...listen, capture: true });
  overlay.canvas.addEventListener('dblclick', () => session.stage.get()?.leaveMode('finish'), listen);
  const stops = [
    session.viewport.subscribe(show),
    session.store.subscribe(() => (standing() ? show() : session.stage.get()?.leaveMode('cancel'))),
    session.selection.subscribe(() => {
      if (session.selection.get().layers[0] !== id) session.stage.get()?.leaveMode('finish');
    }),
  ];
  modeControlsOf(session).set(controls);
  paint();

  return {
    finish() {
      stopPainting();
      const now = draft.get();
      if (now === initial) session.cancelPreview();
      else session.run(cropPictureCommand, { id, draft: now });
    },
    cancel() {
      stopPainting();
      session.cancelPreview();
    },
    dispose() {
      stopPainting();
      leaving.abort();
      for (const stop of stops) stop();
      overlay.dispose();
      modeControlsOf(session).set(null);
    },
  };
}

/** The cursor over a grip, by the direction in which it drags on the screen. */
function cursorOf({ rotation, flipX, flipY }: CropDraft, { x, y }: Grip): string {
  const angle = (Math.atan2(y * (flipY ? -1 : 1), x * (flipX ? -1 : 1)) * 180) / Math.PI + rotation;
  const names = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'];
  return names[((Math.round(angle / 45) % 4) + 4) % 4] ?? 'move';
}
