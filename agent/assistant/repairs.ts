/** What the turn's own work has spoiled, and the calls that put it right: at once where a tool told, or once at the end where the lint did. */
import { message } from '#messages/message.ts';
import type { Call } from '#agent/dialogue/plan/planned.ts';
import { nameOf } from '#agent/dialogue/say/names.ts';
import type { Canvas, SeenFinding, SeenLayer } from './read-canvas.ts';
import type { Deed } from './read-prompt.ts';
import { sentence } from './reply-composition.ts';

/** Between things, in page px. */
const gapOf = ({ width, height }: Canvas): number => Math.round(Math.min(width, height) * 0.03);

/** Texts that a new ground has made hard to read, in an ink that reads. */
function legible(deed: Deed, canvas: Canvas): Call[] {
  const texts = Array.isArray(deed.output.hardToRead)
    ? (deed.output.hardToRead as { id?: unknown; better?: unknown }[])
    : [];
  return texts.flatMap(({ id, better }) =>
    typeof id === 'string' && typeof better === 'string' && canvas.layers.some((layer) => layer.id === id)
      ? [{ tool: 'update_layer', input: { layer: id, color: better } }]
      : [],
  );
}

/** Room for a text that has grown over a picture beside it: the picture gives way, cropped, as long as enough of it stays. */
function madeRoom(deed: Deed, canvas: Canvas): Call[] {
  const { input, output } = deed;
  const grew =
    Number(input.scale) > 1 ||
    input.size !== undefined ||
    input.text !== undefined ||
    input.append !== undefined ||
    input.replace !== undefined;
  const text = canvas.layers.find(({ id }) => id === output.id);
  if (!grew || !Array.isArray(output.nowOver) || text?.type !== 'text' || !text.box) return [];
  const over = output.nowOver;
  const box = text.box;
  const gap = gapOf(canvas);
  return canvas.layers.flatMap((layer): Call[] => {
    if (
      layer.type !== 'image' ||
      !layer.box ||
      layer.locked ||
      layer.rotation !== 0 ||
      layer.cutout ||
      !over.includes(layer.id)
    )
      return [];
    const { x, y, width, height } = layer.box;
    const above = box.y + box.height / 2 < y + height / 2;
    const top = above ? box.y + box.height + gap : y;
    const bottom = above ? y + height : box.y - gap;
    if (bottom - top < height * 0.45) return [];
    return [
      {
        tool: 'update_layer',
        input: { layer: layer.id, x, y: Math.round(top), width, height: Math.round(bottom - top) },
      },
    ];
  });
}

/** What the last thing done has spoiled. */
export function repairsAfter(last: Deed | undefined, canvas: Canvas): Call[] {
  if (!last?.ok) return [];
  if (last.tool === 'set_background' || last.tool === 'add_shape') return legible(last, canvas);
  return last.tool === 'update_layer' || last.tool === 'edit_text' ? madeRoom(last, canvas) : [];
}

/** Back onto the page: moved, and made smaller where it is larger than the page. */
function inside(layer: SeenLayer, canvas: Canvas): Call[] {
  if (!layer.box) return [];
  const margin = Math.round(Math.min(canvas.width, canvas.height) * 0.04);
  const { x, y, width, height } = layer.box;
  const fit = Math.min(1, (canvas.width - 2 * margin) / width, (canvas.height - 2 * margin) / height);
  const kept = (start: number, length: number, limit: number) =>
    Math.round(Math.min(limit - margin - length, Math.max(margin, start)));
  if (fit < 1)
    return [
      {
        tool: 'update_layer',
        input: { layer: layer.id, scale: Math.max(0.05, Math.floor(fit * 1000) / 1000), place: 'center' },
      },
    ];
  return [
    {
      tool: 'update_layer',
      input: { layer: layer.id, x: kept(x, width, canvas.width), y: kept(y, height, canvas.height) },
    },
  ];
}

/** A sticker or shape over a text: it goes to the nearest free side of the text, made smaller where there is no room. */
function besideText(thing: SeenLayer, text: SeenLayer, canvas: Canvas): Call[] {
  if (!thing.box || !text.box) return [];
  const gap = Math.round(gapOf(canvas) / 2);
  const margin = Math.round(Math.min(canvas.width, canvas.height) * 0.03);
  const others = canvas.layers.filter(({ id, type, box }) => type === 'text' && id !== text.id && box !== null);
  const crosses = (box: { x: number; y: number; width: number; height: number }) =>
    others.some(
      ({ box: other }) =>
        other !== null &&
        other.x < box.x + box.width &&
        other.x + other.width > box.x &&
        other.y < box.y + box.height &&
        other.y + other.height > box.y,
    );
  for (const share of [1, 0.8, 0.62]) {
    const size = { width: thing.box.width * share, height: thing.box.height * share };
    const from = {
      x: thing.box.x + (thing.box.width - size.width) / 2,
      y: thing.box.y + (thing.box.height - size.height) / 2,
    };
    const spots = [
      { x: from.x, y: text.box.y - gap - size.height },
      { x: from.x, y: text.box.y + text.box.height + gap },
      { x: text.box.x - gap - size.width, y: from.y },
      { x: text.box.x + text.box.width + gap, y: from.y },
    ]
      .filter(
        ({ x, y }) =>
          x >= margin &&
          y >= margin &&
          x + size.width <= canvas.width - margin &&
          y + size.height <= canvas.height - margin &&
          !crosses({ x, y, ...size }),
      )
      .sort((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y));
    const [spot] = spots;
    if (spot)
      return [
        {
          tool: 'update_layer',
          input: {
            layer: thing.id,
            ...(share < 1 ? { scale: share } : {}),
            x: Math.round(spot.x),
            y: Math.round(spot.y),
          },
        },
      ];
  }
  return [];
}

/** Two texts that have come to lie over each other: the smaller one goes to the nearer free side. */
function apart(layers: readonly SeenLayer[], canvas: Canvas): Call[] {
  const [one, other] = layers;
  if (
    !one?.box ||
    !other?.box ||
    layers.length !== 2 ||
    layers.some(({ type, group }) => type !== 'text' || group !== '')
  )
    return [];
  const [moving, staying] = one.size <= other.size ? [one, other] : [other, one];
  if (!moving.box || !staying.box) return [];
  // Words on a shape belong there.
  const own = moving.box;
  const onShape = canvas.layers.some(
    ({ type, box }) =>
      type === 'shape' &&
      box !== null &&
      box.width * box.height < canvas.width * canvas.height * 0.5 &&
      own.x >= box.x &&
      own.y >= box.y &&
      own.x + own.width <= box.x + box.width &&
      own.y + own.height <= box.y + box.height,
  );
  if (onShape) return [];
  const gap = gapOf(canvas);
  const below = moving.box.y + moving.box.height / 2 >= staying.box.y + staying.box.height / 2;
  const down = staying.box.y + staying.box.height + gap;
  const up = staying.box.y - gap - moving.box.height;
  const y = below ? (down + moving.box.height <= canvas.height ? down : up) : up >= 0 ? up : down;
  return y < 0 || y + moving.box.height > canvas.height
    ? []
    : [{ tool: 'update_layer', input: { layer: moving.id, y: Math.round(y), x: moving.box.x } }];
}

/** Letters that something lies over: a sticker goes beside them where there is room, else the text comes to the front of it. */
function broughtForward(ids: readonly string[], canvas: Canvas, composed: boolean): Call[] {
  const [text, cover] = ids.map((id) => canvas.layers.find((layer) => layer.id === id));
  if (!text || !cover || (text.locked && cover.locked)) return [];
  const beside = cover.type === 'sticker' && !cover.locked && !composed ? besideText(cover, text, canvas) : [];
  if (beside.length > 0) return beside;
  return [
    {
      tool: 'reorder',
      input: text.locked ? { layers: [cover.id], below: text.id } : { layers: [text.id], above: cover.id },
    },
  ];
}

/** Whether letters are covered because the user has asked for this very place in the stack. */
function isAskedCover({ rule, layers: ids }: SeenFinding, deeds: readonly Deed[]): boolean {
  return (
    rule === 'covered' &&
    deeds.some(
      ({ tool, input }) =>
        (tool === 'reorder' && Array.isArray(input.layers) && input.layers.some((id) => ids.includes(String(id)))) ||
        (input.order !== undefined && ids.includes(String(input.layer))),
    )
  );
}

/** What gives a thing another ink and leaves it where it is, in front of what it is. */
const INK = new Set(['layer', 'layers', 'color', 'gradient', 'opacity', 'effect', 'highlight']);

/** Whether things lie over each other that the turn has made or put there. Others did before, by a hand that may have meant it. */
function isOwnCover({ layers: ids }: SeenFinding, deeds: readonly Deed[]): boolean {
  const worked = ({ input, output }: Deed) =>
    [input.layer, output.id, ...(Array.isArray(input.layers) ? input.layers : [])].some((id) =>
      ids.includes(String(id)),
    );
  return deeds.some(
    (deed) => deed.tool === 'compose_design' || (worked(deed) && Object.keys(deed.input).some((key) => !INK.has(key))),
  );
}

function isInLogo(layer: SeenLayer, { layers }: Canvas): boolean {
  for (
    let group = layers.find(({ id }) => id === layer.group);
    group;
    group = layers.find(({ id }) => id === group?.group)
  )
    if (/^logo\b/i.test(group.name)) return true;
  return false;
}

function mended({ rule, layers: ids }: SeenFinding, canvas: Canvas, composed: boolean): Call[] {
  const layers = ids
    .flatMap((id) => canvas.layers.find((layer) => layer.id === id) ?? [])
    .filter(({ locked }) => !locked);
  const [layer] = layers;
  if (!layer) return [];
  switch (rule) {
    case 'overflow':
      return layer.type === 'text' ? [{ tool: 'edit_text', input: { layer: layer.id, fit: 'page' } }] : [];
    // The letters of a logo are drawn as they are.
    case 'contrast':
      return layer.type === 'text' && !isInLogo(layer, canvas)
        ? [{ tool: 'update_layer', input: { layer: layer.id, color: 'auto' } }]
        : [];
    case 'off-page':
      return inside(layer, canvas);
    case 'tiny-text':
      return layer.type === 'text'
        ? [
            {
              tool: 'update_layer',
              input: { layer: layer.id, size: Math.max(12, Math.ceil(Math.min(canvas.width, canvas.height) * 0.022)) },
            },
          ]
        : [];
    // A composition lays things over each other on purpose.
    case 'overlap':
      return composed ? [] : apart(layers, canvas);
    case 'covered':
      return broughtForward(ids, canvas, composed);
    default:
      return [];
  }
}

/** The calls that mend what the lint found, each layer once. What the user asked for in so many words (an ink, a place) is theirs to judge, and stays. */
export function repairsOf(canvas: Canvas, deeds: readonly Deed[]): Call[] {
  const composed = deeds.some(({ tool }) => tool === 'compose_design');
  const asked = (layer: string, fields: readonly string[]) =>
    deeds.some(
      ({ input, output, tool }) =>
        tool !== 'compose_design' &&
        (input.layer === layer ||
          output.id === layer ||
          (Array.isArray(input.layers) && input.layers.includes(layer))) &&
        fields.some((field) => input[field] !== undefined && input[field] !== 'auto'),
    );
  const seen = new Set<string>();
  return canvas.findings.flatMap((finding) => {
    const own =
      finding.rule === 'contrast'
        ? ['color', 'gradient', 'opacity', 'effect']
        : finding.rule === 'off-page'
          ? ['x', 'y', 'moveX', 'moveY', 'rotation']
          : finding.rule === 'tiny-text'
            ? ['size', 'scale']
            : [];
    if (
      finding.layers.some((id) => seen.has(id) || asked(id, own)) ||
      isAskedCover(finding, deeds) ||
      (finding.rule === 'covered' && !isOwnCover(finding, deeds))
    )
      return [];
    for (const id of finding.layers) seen.add(id);
    return mended(finding, canvas, composed);
  });
}

/** What was asked for and has covered letters, in words: it stays, but not unsaid. */
export function coveringWords({ findings, layers }: Canvas, deeds: readonly Deed[]): string {
  return findings
    .filter((finding) => isAskedCover(finding, deeds))
    .flatMap(({ layers: ids }) => {
      const [text, cover] = ids.map((id) => layers.find((layer) => layer.id === id));
      return text && cover ? [message('assistant.covers', { cover: sentence(nameOf(cover)), text: nameOf(text) })] : [];
    })
    .join(' ');
}
