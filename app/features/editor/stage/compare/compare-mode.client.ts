/** A result beside what was before, on the picture itself: a line that is dragged across it parts the two. */
import { isPicture, type PictureLayer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { paintLeaf } from '#design/fabric/paint/leaf.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import { message } from '#messages/message.ts';
import { createCell } from '../../cell.ts';
import { differenceOf } from '../../commands/patch-difference.ts';
import { fromLocal, toLocal } from '../../modes/crop/crop-geometry.ts';
import type { ModeOf } from '../../modes/mode.ts';
import { modeControlsOf } from '../../modes/mode-controls.ts';
import type { CanvasMode, ModeTools } from '../canvas-mode.ts';
import { createPageSurface, createRepaint, pagePointOf } from '../page-surface.client.ts';

const KNOB = 15;

export function startCompare({ session, host, canvas, view }: ModeTools, { layer: id, before }: ModeOf<'compare'>): CanvasMode {
  const share = createCell(0.5);
  const held = createCell(false);
  const surface = createPageSurface(host, 'compare');
  const overlay = surface.canvas;
  const { show, stop: stopPainting } = createRepaint(paint);
  const memories = { before: new PaintMemory(), after: new PaintMemory() };
  let pulling = false;

  const standing = (): PictureLayer | null => {
    const layer = findLayer(session.store.view().document, id);
    return layer && isPicture(layer) ? layer : null;
  };

  /** The page shows neither: both are painted here. */
  function hide(): void {
    const object = view.objectOf(id);
    if (!object?.visible) return;
    object.set({ visible: false });
    canvas.requestRenderAll();
  }

  function paint(): void {
    const after = standing();
    if (!after) return;
    hide();
    const viewport = session.viewport.get();
    const context = surface.cleared();
    surface.inPage(context, viewport);
    const parted = (held.get() ? 1 : share.get()) * after.width - after.width / 2;
    // What reaches beyond the frame, a shadow say, is parted by the same line.
    const far = 4 * (after.width + after.height);
    half(context, after, -far, parted, () => paintLeaf(context, before, placementOf(before), view.tools, memories.before));
    half(context, after, parted, far, () => paintLeaf(context, after, placementOf(after), view.tools, memories.after));
    surface.inPage(context, viewport);
    context.transform(...linePlacement(after));
    const unit = 1 / viewport.zoom;
    if (!held.get()) drawLine(context, parted, after.height, unit);
    drawWord(context, message('pictures.before'), 'left', { from: -after.width / 2, to: parted, top: -after.height / 2 }, unit);
    drawWord(context, message('pictures.after'), 'right', { from: parted, to: after.width / 2, top: -after.height / 2 }, unit);
  }

  const pageOf = (event: PointerEvent) => pagePointOf(host, session.viewport.get(), event);
  // Before is at the left as one sees it, whichever way the picture is flipped.
  const unflipped = (layer: PictureLayer) => ({ ...layer, flipX: false, flipY: false });

  function pull(event: PointerEvent): void {
    const layer = standing();
    if (layer) share.set(Math.min(1, Math.max(0, toLocal(unflipped(layer), pageOf(event)).x / layer.width + 0.5)));
  }

  function onDown(event: PointerEvent): void {
    const layer = standing();
    if (event.button !== 0 || !layer) return;
    event.preventDefault();
    const at = toLocal(unflipped(layer), pageOf(event));
    const slack = KNOB / session.viewport.get().zoom;
    if (Math.abs(at.x) > layer.width / 2 + slack || Math.abs(at.y) > layer.height / 2 + slack) {
      session.stage.get()?.leaveMode('finish');
      return;
    }
    pulling = true;
    overlay.setPointerCapture(event.pointerId);
    pull(event);
  }

  const leaving = new AbortController();
  const listen = { signal: leaving.signal };
  overlay.addEventListener('pointerdown', onDown, listen);
  overlay.addEventListener('pointermove', (event) => pulling && pull(event), listen);
  for (const type of ['pointerup', 'pointercancel'] as const) overlay.addEventListener(type, () => (pulling = false), listen);
  overlay.style.cursor = 'ew-resize';
  const stops = [
    session.viewport.subscribe(show),
    share.subscribe(show),
    held.subscribe(show),
    session.store.subscribe(() => {
      const layer = standing();
      // Gone, or taken back in another way: there is nothing to compare any more.
      if (layer && differenceOf(layer, before).length > 0) show();
      else session.stage.get()?.leaveMode('finish');
    }),
    session.selection.subscribe(() => {
      if (session.selection.get().layers[0] !== id) session.stage.get()?.leaveMode('finish');
    }),
  ];
  modeControlsOf(session).set({ kind: 'compare', share, held });
  // What it looked like may need a picture that the page no longer names.
  void view.settled().then(show);
  paint();

  return {
    finish: () => undefined,
    cancel: () => undefined,
    dispose() {
      stopPainting();
      leaving.abort();
      for (const stop of stops) stop();
      overlay.remove();
      modeControlsOf(session).set(null);
      view.refresh([id]);
    },
  };
}

const linePlacement = (layer: PictureLayer) => placementOf({ ...layer, flipX: false, flipY: false }).matrix;

/** Paints between two distances from the middle of a layer, along its width. */
function half(context: Context, layer: PictureLayer, from: number, to: number, paint: () => void): void {
  const upright = { ...layer, flipX: false, flipY: false };
  const far = 4 * (layer.width + layer.height);
  context.save();
  context.beginPath();
  for (const [index, corner] of [{ x: from, y: -far }, { x: to, y: -far }, { x: to, y: far }, { x: from, y: far }].entries()) {
    const { x, y } = fromLocal(upright, corner);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.clip();
  paint();
  context.restore();
}

/** Which half one sees, in its upper outer corner, where there is room for it. `unit`: a pixel of the screen in px of the page. */
function drawWord(context: Context, word: string, side: 'left' | 'right', { from, to, top }: { from: number; to: number; top: number }, unit: number): void {
  context.save();
  context.font = `500 ${12 * unit}px "Instrument Sans Variable", "Instrument Sans", sans-serif`;
  context.textBaseline = 'middle';
  const width = context.measureText(word).width + 16 * unit;
  const inset = 8 * unit;
  if (to - from >= width + inset * 2) {
    const x = side === 'left' ? from + inset : to - inset - width;
    context.fillStyle = 'rgb(23 21 15 / 0.72)';
    context.beginPath();
    context.roundRect(x, top + inset, width, 22 * unit, 6 * unit);
    context.fill();
    context.fillStyle = '#ffffff';
    context.fillText(word, x + 8 * unit, top + inset + 11.5 * unit);
  }
  context.restore();
}

/** `unit`: a pixel of the screen in px of the page. */
function drawLine(context: Context, at: number, height: number, unit: number): void {
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(at, -height / 2);
  context.lineTo(at, height / 2);
  for (const [color, width] of [['rgb(0 0 0 / 0.35)', 4], ['#ffffff', 2]] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * unit;
    context.stroke();
  }
  context.beginPath();
  context.arc(at, 0, KNOB * unit, 0, Math.PI * 2);
  context.fillStyle = '#ffffff';
  context.shadowColor = 'rgb(0 0 0 / 0.35)';
  context.shadowBlur = 6;
  context.fill();
  context.shadowColor = 'transparent';
  context.strokeStyle = '#17150f';
  context.lineWidth = 1.75 * unit;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(at + side * 4 * unit, -4.5 * unit);
    context.lineTo(at + side * 8.5 * unit, 0);
    context.lineTo(at + side * 4 * unit, 4.5 * unit);
  }
  context.stroke();
}
