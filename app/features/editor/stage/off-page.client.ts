/**
 * The selection shows faintly where it extends beyond the page, so that it isn't lost there. It is still cut off in
 * exports.
 */
import { ActiveSelection } from 'fabric/es';
import type { DesignDocument } from '#design/document/document.ts';
import { isLayerObject } from '#design/fabric/layer-object.ts';
import type { EditorCanvas } from './editor-canvas.client.ts';

/** How strongly it shows. */
const FAINT = 0.35;

/** Paints the parts of the selected layers that are off the page, on a context in page units. */
export function paintOffPage(
  context: CanvasRenderingContext2D,
  canvas: EditorCanvas,
  { width, height }: Pick<DesignDocument, 'width' | 'height'>,
): void {
  const active = canvas.getActiveObject();
  if (!active) return;
  const members = (active instanceof ActiveSelection ? active.getObjects() : [active]).filter(isLayerObject);
  const outside = members.filter((object) => {
    const corners = Object.values(object.calcACoords());
    return object.visible && corners.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height);
  });
  if (outside.length === 0) return;
  const { tl, br } = canvas.vptCoords;
  context.save();
  context.beginPath();
  context.rect(tl.x, tl.y, br.x - tl.x, br.y - tl.y);
  context.rect(0, 0, width, height);
  context.clip('evenodd');
  context.globalAlpha = FAINT;
  for (const object of outside) object.render(context);
  context.restore();
}
