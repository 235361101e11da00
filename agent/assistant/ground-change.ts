/** A change and a layer that is on the canvas become the input of update_layer. */
import { mix } from '#design/layout/contrast.ts';
import { boxAt } from '#tools/page-space.ts';
import type { Change, Position } from './intents.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import { resolve, type Memory } from './resolve.ts';

type Input = Record<string, unknown>;

/** The gap between things that are put beside each other: a share of the page's shorter side. */
export const gapOf = (canvas: Canvas) => Math.round(Math.min(canvas.width, canvas.height) * 0.03);

/** Where a layer goes beside another one. */
function beside(layer: SeenLayer, other: SeenLayer, side: Extract<Position, { to: 'side' }>['side'], canvas: Canvas): Input {
  if (!layer.box || !other.box) return {};
  const gap = gapOf(canvas);
  const { width, height } = layer.box;
  const middleX = other.box.x + (other.box.width - width) / 2;
  const middleY = other.box.y + (other.box.height - height) / 2;
  const at = (x: number, y: number): Input => ({ x: Math.round(x), y: Math.round(y) });
  switch (side) {
    case 'above': return at(middleX, other.box.y - gap - height);
    case 'below': return at(middleX, other.box.y + other.box.height + gap);
    case 'left-of': return at(other.box.x - gap - width, middleY);
    case 'right-of': return at(other.box.x + other.box.width + gap, middleY);
    case 'over': return { ...at(middleX, middleY), order: 'front' };
    case 'inside': return { ...at(middleX, middleY), order: 'front' };
  }
}

function moved(layer: SeenLayer, position: Position, canvas: Canvas, memory: Memory): Input | null {
  switch (position.to) {
    case 'place': return { place: position.place };
    case 'edge': return { alignToPage: position.align };
    case 'center': return layer.type === 'text' ? { alignToPage: 'center-x' } : { place: 'center' };
    case 'point': return { x: position.x, y: position.y };
    case 'shift': {
      const unit = position.unit === 'px' ? { x: 1, y: 1 } : { x: canvas.width, y: canvas.height };
      const [x, y] = [Math.round(position.x * unit.x), Math.round(position.y * unit.y)];
      return { ...(x === 0 ? {} : { moveX: x }), ...(y === 0 ? {} : { moveY: y }) };
    }
    case 'within': {
      const found = resolve(position.of, canvas, memory);
      const other = 'layers' in found ? found.layers.find(({ id }) => id !== layer.id) : undefined;
      if (!other?.box || !layer.box) return null;
      const inner = boxAt(other.box, layer.box, position.place, Math.min(other.box.width, other.box.height) * 0.04);
      return { x: Math.round(other.box.x + inner.x), y: Math.round(other.box.y + inner.y), order: 'front' };
    }
    case 'side': {
      const found = resolve(position.of, canvas, memory);
      const other = 'layers' in found ? found.layers.find(({ id }) => id !== layer.id) : undefined;
      return other ? beside(layer, other, position.side, canvas) : null;
    }
  }
}

/** As large as the page allows: a picture fills it, a text takes its width. */
function filled(layer: SeenLayer, canvas: Canvas): Input {
  if (layer.type === 'image') return { x: 0, y: 0, width: canvas.width, height: canvas.height, order: 'back' };
  const width = layer.box?.width ?? canvas.width;
  const height = layer.box?.height ?? 1;
  const room = 0.88;
  return { scale: round(Math.min((canvas.width * room) / width, layer.type === 'text' ? 20 : (canvas.height * room) / height)), ...(layer.type === 'text' ? { alignToPage: 'center-x' } : { place: 'center' }) };
}

const round = (value: number) => Math.round(Math.min(20, Math.max(0.05, value)) * 1000) / 1000;

function tinted(color: string, tone: number): string {
  return mix(color.slice(0, 7) || '#808080', tone > 0 ? '#ffffff' : '#000000', Math.abs(tone));
}

/** Fields that update_layer takes as they are. */
const SAME = ['color', 'highlight', 'width', 'height', 'font', 'weight', 'italic', 'underline', 'strikethrough', 'letterCase', 'align', 'lineHeight', 'opacity', 'rotation', 'shadow', 'outline', 'radius', 'frame', 'order', 'visible', 'locked', 'name'] as const;

/** The input of update_layer, or null when what the change refers to is not there. */
export function updateInput(layer: SeenLayer, change: Change, canvas: Canvas, memory: Memory): Input | null {
  const input: Input = { layer: layer.id };
  for (const field of SAME) if (change[field] !== undefined) input[field] = change[field];
  if (change.position) {
    const place = moved(layer, change.position, canvas, memory);
    if (!place) return null;
    Object.assign(input, place);
  }
  if (change.text !== undefined) input.text = change.text;
  if (change.append !== undefined) input.text = /^[!?.,…)%]/.test(change.append) ? layer.text + change.append : `${layer.text} ${change.append}`;
  if (change.exchange) input.text = exchanged(layer.text, change.exchange);
  if (change.tone !== undefined) input.color = tinted(layer.color, change.tone);
  if (change.scale !== undefined) input.scale = round(change.scale);
  if (change.fontSize !== undefined) input[layer.type === 'text' ? 'size' : 'width'] = change.fontSize;
  if (change.fill) Object.assign(input, filled(layer, canvas));
  if (change.turn !== undefined) input.rotation = normal(layer.rotation + change.turn);
  if (change.spacing !== undefined) input.letterSpacing = change.spacing;
  if (change.flip) input[change.flip === 'x' ? 'flipX' : 'flipY'] = true;
  // A circle wants a square: the shorter side decides.
  if (change.frame === 'circle' && layer.box && input.width === undefined) {
    const side = Math.min(layer.box.width, layer.box.height);
    Object.assign(input, { width: side, height: side });
  }
  return input;
}

const normal = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The words with a part of them exchanged, however it was capitalised. */
function exchanged(text: string, { from, to }: { from: string; to: string }): string {
  const pattern = new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'gi');
  return text.replace(pattern, (found) => (found === found.toUpperCase() && /\p{Lu}/u.test(found) ? to.toUpperCase() : to));
}
