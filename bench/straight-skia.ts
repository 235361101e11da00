/** The rendering row's peer: the same picture by the same drawing calls straight on Skia, with Skia's own encoder. */
import { createCanvas, loadImage, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { ImageLayer, LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';
import type { RenderScene } from './render-scene.ts';

/** Decodes, draws and encodes the scene at a size. Supports only what the scene uses. */
export async function drawStraight(
  { document, page, assets }: RenderScene,
  side: number,
  format: PictureFormat,
  quality: number,
): Promise<Uint8Array> {
  const scale = side / document.width;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const images = new Map<string, Image>();
  for (const [id, bytes] of assets) images.set(id, await loadImage(bytes));
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, document.width, document.height);
  for (const layer of leavesInPaintOrder(document, page)) {
    context.save();
    setShadow(context, layer, scale);
    if (layer.type === 'image') drawImage(context, layer, images);
    else if (layer.type === 'shape') drawShape(context, layer);
    else if (layer.type === 'text') drawText(context, layer);
    context.restore();
  }
  if (format === 'png') return canvas.encode('png');
  return format === 'jpg' ? canvas.encode('jpeg', quality) : canvas.encode('webp', quality);
}

/** Canvas shadows ignore the scale. */
function setShadow(context: SKRSContext2D, { shadow }: LeafLayer, scale: number): void {
  if (!shadow) return;
  context.shadowColor = shadow.color;
  context.shadowBlur = shadow.blur * scale;
  context.shadowOffsetX = shadow.x * scale;
  context.shadowOffsetY = shadow.y * scale;
}

function drawImage(context: SKRSContext2D, layer: ImageLayer, images: ReadonlyMap<string, Image>): void {
  const image = layer.asset === null ? undefined : images.get(layer.asset);
  if (image) context.drawImage(image, layer.x, layer.y, layer.width, layer.height);
}

function drawShape(context: SKRSContext2D, { shape, fill, x, y, width, height }: ShapeLayer): void {
  context.beginPath();
  if (shape.kind === 'ellipse')
    context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else context.roundRect(x, y, width, height, shape.kind === 'rectangle' ? shape.radius : 0);
  context.fillStyle = fill?.type === 'solid' ? fill.color : '#000000';
  context.fill();
}

function drawText(context: SKRSContext2D, layer: TextLayer): void {
  context.font = `${layer.fontWeight} ${layer.fontSize}px "${layer.fontFamily}"`;
  context.fillStyle = layer.fill.type === 'solid' ? layer.fill.color : '#000000';
  layer.lines.forEach((line, index) => {
    context.fillText(
      layer.text.slice(line.start, line.end),
      layer.x,
      layer.y + (index + 0.8) * layer.fontSize * layer.lineHeight,
    );
  });
}
