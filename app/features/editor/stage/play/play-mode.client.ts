/**
 * Playing in place: the current page, or all of them, as their film will be, on a canvas of its own over the stage's.
 * Nothing else receives input meanwhile; any change of the design ends it.
 */
import { pagesInOrder } from '#design/document/tree.ts';
import { largestPageScale } from '#design/motion/pose-at.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, surfacesFrom, type PaintTools } from '#design/fabric/paint/tools.ts';
import { playDesign, type PlayingDesign } from '#design/fabric/playing/playing-design.ts';
import { PictureStore } from '#design/fabric/sources.ts';
import { createCell } from '../../session/cell.ts';
import type { ModeOf } from '../../session/mode.ts';
import { modeControlsOf } from '../../modes/mode-controls.ts';
import type { PlayControls } from '../../modes/play/play-controls.ts';
import type { CanvasMode, ModeTools } from '../canvas-mode.ts';
import { createPictureSource } from '../../painting/picture-source.client.ts';

/** Longer side of the painting, px: more would cost frames and show little. */
const LONGEST = 1600;
/** However long a frame took, nothing jumps further than this, ms. */
const LONGEST_STEP = 50;
/** How often the bar follows, ms. */
const TELL = 66;
/** A step of the arrow keys, ms. */
const STEP = 100;

export function startPlay({ session, host, canvas, view }: ModeTools, { pages: which }: ModeOf<'play'>): CanvasMode {
  const { document: design } = session.store.view();
  const ordered = pagesInOrder(design);
  const shown = session.page.get();
  const pages = which === 'all' ? ordered : ordered.filter(({ id }) => id === shown);
  const density = Math.min(window.devicePixelRatio, 2);
  const longer = Math.max(design.width, design.height);
  const size = Math.min(LONGEST, longer, Math.max(1, longer * session.viewport.get().zoom * density)) / longer;

  const element = document.createElement('canvas');
  element.width = Math.max(1, Math.round(design.width * size));
  element.height = Math.max(1, Math.round(design.height * size));
  element.dataset.overlay = 'play';
  element.className = 'absolute top-0 left-0 touch-none';
  element.style.transformOrigin = '0 0';
  const context = contextOf(element);
  // Takes the pointer from the stage, also outside the page.
  const cover = document.createElement('div');
  cover.className = 'absolute inset-0 touch-none';
  cover.append(element);

  const scale = { x: element.width / design.width, y: element.height / design.height };
  const store = new PictureStore(session.pictures?.() ?? createPictureSource(), () => undefined);
  const tools: PaintTools = {
    ...surfacesFrom(() => document.createElement('canvas')),
    pictureState: (asset) => store.state(asset),
    picture: (asset) => store.picture(asset),
    emptyFrames: false,
    fontsVersion: view.tools.fontsVersion,
    rare: RARE_PAINTERS,
  };

  const state = createCell<'preparing' | 'playing' | 'paused'>('preparing');
  const at = createCell(0);
  let playing: PlayingDesign | null = null;
  let duration = pages.reduce((sum, page) => sum + page.duration, 0);
  let time = 0;
  let before = 0;
  let told = 0;
  let frame = 0;
  let over = false;

  function place(): void {
    const { zoom, x, y } = session.viewport.get();
    element.style.transform = `translate(${x}px, ${y}px) scale(${(zoom * design.width) / element.width}, ${(zoom * design.height) / element.height})`;
  }

  function paint(): void {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, element.width, element.height);
    playing?.paint(context, time);
    element.dataset.at = String(Math.round(time));
  }

  function step(now: number): void {
    frame = 0;
    if (over || state.get() !== 'playing') return;
    time = Math.min(duration, time + Math.min(LONGEST_STEP, Math.max(0, now - before)));
    before = now;
    paint();
    if (time >= duration) state.set('paused');
    else frame = requestAnimationFrame(step);
    if (now - told > TELL || time >= duration) {
      told = now;
      at.set(time);
    }
  }

  function run(): void {
    if (time >= duration) time = 0;
    state.set('playing');
    before = performance.now();
    frame = requestAnimationFrame(step);
  }

  function hold(): void {
    cancelAnimationFrame(frame);
    state.set('paused');
    at.set(time);
  }

  const controls: PlayControls = {
    kind: 'play',
    at,
    state,
    duration,
    toggle() {
      if (state.get() === 'playing') hold();
      else if (state.get() === 'paused') run();
    },
    seek(ms) {
      if (!playing) return;
      hold();
      time = Math.min(duration, Math.max(0, ms));
      at.set(time);
      paint();
    },
  };

  const leave = (how: 'finish' | 'cancel'): void => session.stage.get()?.leaveMode(how);

  /** Keys that would affect the selection are blocked; dialogs and the bar keep theirs. */
  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || key === 'Tab' || key === 'Shift' || session.dialog.get() !== null) return;
    if (target instanceof Element && target.closest('input, textarea, [role=dialog], [role=menu], [role=radio]'))
      return;
    const onButton = target instanceof HTMLButtonElement;
    if (key === 'Escape') {
      leave('cancel');
      session.stage.get()?.focus();
    } else if (key === ' ' && event.shiftKey) leave('finish');
    else if (onButton && (key === ' ' || key === 'Enter')) return;
    else if (target instanceof Element && target.closest('[role=slider]')) return;
    else if (key === ' ') controls.toggle();
    else if (key === 'Enter') leave('finish');
    else if (key === 'ArrowLeft' || key === 'ArrowRight') controls.seek(time + (key === 'ArrowRight' ? STEP : -STEP));
    else if (key === 'Home' || key === 'End') controls.seek(key === 'Home' ? 0 : duration);
    event.preventDefault();
    event.stopPropagation();
  }

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    if (event.target === element) controls.toggle();
    else leave('finish');
  };

  async function prepare(): Promise<void> {
    for (const page of pages)
      store.request(
        assetNeeds(design, page.id, Math.max(scale.x, scale.y) * largestPageScale(design, page.id), () => true),
      );
    await store.settled();
    if (over) return;
    playing = playDesign(design, pages, tools, scale);
    duration = playing.duration;
    paint();
    host.append(cover);
    canvas.wrapperEl.style.visibility = 'hidden';
    // The canvas's keys now pause, resume and end it; a focus on its bar stays there.
    if (!document.activeElement?.closest('[data-mode]')) session.stage.get()?.focus();
    run();
  }

  place();
  cover.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('keydown', onKeyDown, true);
  const stops = [
    session.viewport.subscribe(place),
    session.store.subscribe(() => session.store.view().document !== design && leave('cancel')),
  ];
  modeControlsOf(session).set(controls);
  void prepare();

  return {
    finish: () => undefined,
    cancel: () => undefined,
    dispose() {
      over = true;
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      document.removeEventListener('keydown', onKeyDown, true);
      cover.remove();
      canvas.wrapperEl.style.visibility = '';
      playing = null;
      modeControlsOf(session).set(null);
    },
  };
}
