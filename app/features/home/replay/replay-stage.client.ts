/** Paints a moment of the replay: the page on its background, and the pointer that drags on it. */
import type { DesignDocument } from '#design/document/document.ts';
import { findPage } from '#design/document/tree.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, surfacesFrom, type Context, type PaintTools, type Picture } from '#design/fabric/paint/tools.ts';
import { PaintMemories, paintPageAtRest } from '#design/fabric/playing/still-page.ts';
import { between, designsOf, draggedLayer } from './designs.ts';
import type { Recording } from './recording.ts';
import type { Moment } from './schedule.ts';

/** Margin around the page, CSS px. */
const MARGIN = 28;
/** Shares of a drag: the pointer arrives, drags, and lets go. */
const COMES = 0.32;
const LETS_GO = 0.86;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReplayStage {
  paint(moment: Moment): void;
}

const eased = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;

/** Loads what the design needs to be drawn. The stage fills the canvas at whatever size it has when painted. */
export async function openReplayStage(canvas: HTMLCanvasElement, recording: Recording): Promise<ReplayStage> {
  const designs = designsOf(recording);
  const pictures = new Map<string, Picture>();
  const { declareSheet, loadFonts } = await import('#app/browser/fonts/page-fonts.client.ts');
  // A font that fails to load is drawn with its fallback, as in the editor.
  await declareSheet('/fonts/fonts.css').catch(() => undefined);
  await Promise.all([
    ...Object.entries(recording.pictures).map(async ([name, { file, width, height }]) => {
      const response = await fetch(file);
      if (!response.ok) throw new Error(`The picture answered ${response.status}`);
      const image = await createImageBitmap(await response.blob());
      pictures.set(name, {
        image,
        width: image.width,
        height: image.height,
        naturalWidth: width,
        naturalHeight: height,
      });
    }),
    ...designs.map((design) => loadFonts(design).catch(() => false)),
  ]);
  const tools: PaintTools = {
    ...surfacesFrom(() => document.createElement('canvas')),
    pictureState: (asset) => {
      const picture = pictures.get(asset);
      return picture ? { status: 'ready', picture } : { status: 'broken' };
    },
    picture: (asset) => pictures.get(asset) ?? null,
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const memories = new PaintMemories();

  function placeOf({ width, height }: DesignDocument): Place {
    const [roomX, roomY] = [canvas.clientWidth - 2 * MARGIN, canvas.clientHeight - 2 * MARGIN];
    const scale = Math.max(0, Math.min(roomX / width, roomY / height));
    return {
      x: (canvas.clientWidth - width * scale) / 2,
      y: (canvas.clientHeight - height * scale) / 2,
      width: width * scale,
      height: height * scale,
    };
  }

  function paintDesign(context: Context, design: DesignDocument, opacity: number): void {
    const page = findPage(design, recording.page);
    if (!page || opacity <= 0) return;
    const place = placeOf(design);
    const density = context.getTransform().a;
    const aside = tools.createSurface(
      Math.max(1, Math.round(place.width * density)),
      Math.max(1, Math.round(place.height * density)),
    );
    const inside = contextOf(aside);
    inside.scale(aside.width / design.width, aside.height / design.height);
    paintPageAtRest(inside, design, page, tools, memories);
    context.save();
    context.globalAlpha = opacity;
    context.shadowColor = 'rgb(23 21 15 / 0.24)';
    context.shadowBlur = 28 * density;
    context.shadowOffsetY = 10 * density;
    context.drawImage(aside, place.x, place.y, place.width, place.height);
    context.restore();
    tools.release(aside);
  }

  function paintHand(context: Context, design: DesignDocument, layerId: string, share: number): void {
    const layer = design.layers[layerId];
    if (!layer || layer.type === 'group') return;
    const place = placeOf(design);
    const scale = place.width / design.width;
    const [left, top] = [place.x + layer.x * scale, place.y + layer.y * scale];
    const [width, height] = [layer.width * scale, layer.height * scale];
    const accent = getComputedStyle(canvas).color;
    if (share > COMES * 0.8) {
      context.strokeStyle = accent;
      context.lineWidth = 1.5;
      context.strokeRect(left, top, width, height);
      for (const [x, y] of [
        [left, top],
        [left + width, top],
        [left, top + height],
        [left + width, top + height],
      ] as const) {
        context.fillStyle = '#ffffff';
        context.beginPath();
        context.arc(x, y, 4.5, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
      }
    }
    // From the middle of the stage's lower edge to the dragged corner.
    const way = eased(share / COMES);
    const [fromX, fromY] = [canvas.clientWidth * 0.5, canvas.clientHeight + 20];
    paintPointer(context, fromX + (left + width - fromX) * way, fromY + (top + height - fromY) * way);
  }

  return {
    paint(moment) {
      const density = Math.min(2, window.devicePixelRatio);
      const [width, height] = [Math.round(canvas.clientWidth * density), Math.round(canvas.clientHeight * density)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const context = contextOf(canvas);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      context.scale(density, density);
      const design = designs[moment.steps];
      if (!design) return;
      const next = designs[moment.steps + 1];
      const layerId = moment.drag && draggedLayer(recording.turns[moment.drag.turn]?.hand ?? []);
      if (moment.drag && layerId && next) {
        const { share } = moment.drag;
        const moved = between(design, next, layerId, eased((share - COMES) / (LETS_GO - COMES)));
        paintDesign(context, moved, 1);
        paintHand(context, moved, layerId, share);
        return;
      }
      const before = designs[moment.steps - 1];
      if (moment.arrived < 1 && before) {
        // The old design stays fully visible below the incoming one, unless the page's shape changed.
        const sameShape = before.width === design.width && before.height === design.height;
        paintDesign(context, before, sameShape ? 1 : 1 - eased(moment.arrived));
        paintDesign(context, design, eased(moment.arrived));
        return;
      }
      paintDesign(context, design, 1);
    },
  };
}

/** Draws an arrow with its tip at a point. */
function paintPointer(context: Context, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(0, 17);
  context.lineTo(4.6, 12.9);
  context.lineTo(7.6, 19.4);
  context.lineTo(10.4, 18.1);
  context.lineTo(7.5, 11.8);
  context.lineTo(13, 11.8);
  context.closePath();
  context.fillStyle = '#17150f';
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.5;
  context.lineJoin = 'round';
  context.fill();
  context.stroke();
  context.restore();
}
