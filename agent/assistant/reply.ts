/** The words behind the work, made of what the tools answered: nothing is claimed that did not happen. */
import { message } from '#messages/message.ts';
import { PAGE_FORMATS } from '#tools/formats.ts';
import { colorName, joined, nameOf } from './names.ts';
import type { Deed } from './read-prompt.ts';
import type { SeenLayer } from './read-canvas.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The layer that an outcome tells about, named. */
function layerName(output: Record<string, unknown>): string {
  const layer = { type: textOf(output.type) as SeenLayer['type'], text: textOf(output.text), name: textOf(output.name), emoji: textOf(output.emoji), shape: textOf(output.shape) };
  return nameOf(layer);
}

const GIVEN = { shadow: 'assistant.did.shadow', outline: 'assistant.did.outline', highlight: 'assistant.did.highlight' } as const;
const GONE = { shadow: 'assistant.did.noShadow', outline: 'assistant.did.noOutline', highlight: 'assistant.did.noHighlight' } as const;
const MOVES = ['x', 'y', 'moveX', 'moveY', 'place', 'alignToPage'];

/** "made “A” bigger and red": what an update did, by what was asked of it. */
function updated({ input, output }: Deed, layer = layerName(output)): string {
  if (output.unchanged === true) return message(numberOf(input.scale) > 1 ? 'assistant.did.largest' : 'assistant.did.unchanged', { layer });
  if (input.x !== undefined && input.height !== undefined && output.type === 'image') return message('assistant.did.madeRoom', { layer });
  if (input.text !== undefined) return message('assistant.did.reworded', { layer });
  const became: string[] = [];
  const scale = numberOf(input.scale);
  const stuck = Array.isArray(output.notes);
  if (scale > 1) became.push(message(stuck ? 'assistant.became.largest' : 'assistant.became.bigger'));
  if (scale > 0 && scale < 1) became.push(message('assistant.became.smaller'));
  if (input.size !== undefined) became.push(message('assistant.became.size', { size: numberOf(output.size) || numberOf(input.size) }));
  // With both, its pill was coloured and the letters follow.
  if (input.color !== undefined && typeof input.highlight === 'string') became.push(colorName(input.highlight));
  else if (input.color !== undefined) became.push(colorName(textOf(output.color) || textOf(input.color)));
  if (input.weight !== undefined) became.push(message(numberOf(input.weight) >= 600 ? 'assistant.became.bold' : 'assistant.became.light'));
  if (input.italic === true) became.push(message('assistant.became.italic'));
  if (input.underline === true) became.push(message('assistant.became.underlined'));
  if (input.letterCase === 'upper') became.push(message('assistant.became.caps'));
  if (input.frame === 'circle') became.push(message('assistant.became.round'));
  if (input.opacity !== undefined) became.push(message('assistant.became.opacity', { percent: Math.round(numberOf(input.opacity) * 100) }));
  const parts: string[] = [];
  if (became.length > 0) parts.push(message('assistant.did.made', { layer, became: joined(became, message('assistant.and')) }));
  const it = parts.length > 0 ? message('assistant.it') : layer;
  if (MOVES.some((field) => input[field] !== undefined)) parts.push(message('assistant.did.moved', { layer: it }));
  for (const field of ['shadow', 'outline', 'highlight'] as const) {
    if (input[field] !== undefined && !(field === 'highlight' && input.color !== undefined)) parts.push(message(input[field] === 'none' ? GONE[field] : GIVEN[field], { layer: it }));
  }
  if (input.font !== undefined) parts.push(message('assistant.did.font', { layer: it, font: textOf(input.font) }));
  if (input.rotation !== undefined) parts.push(message('assistant.did.turned', { layer: it }));
  if (input.flipX !== undefined || input.flipY !== undefined) parts.push(message('assistant.did.flipped', { layer: it }));
  if (input.order !== undefined) parts.push(message(`assistant.did.order.${input.order === 'front' || input.order === 'forward' ? 'front' : 'back'}`, { layer: it }));
  if (input.visible !== undefined) parts.push(message(input.visible ? 'assistant.did.shown' : 'assistant.did.hidden', { layer: it }));
  return parts.length > 0 ? joined(parts, message('assistant.and')) : message('assistant.did.changed', { layer });
}

function resized({ output }: Deed): string {
  const size = { width: String(output.width), height: String(output.height) };
  if (output.unchanged === true) return message('assistant.did.sameSize', size);
  const format = PAGE_FORMATS.find(({ id }) => id === output.format);
  return format ? message('assistant.did.format', { format: format.name, ...size }) : message('assistant.did.resized', size);
}

function background({ input, output }: Deed): string {
  if (input.color !== undefined) return message('assistant.did.background', { color: colorName(textOf(output.background)) });
  if (input.gradient !== undefined) return message('assistant.did.gradient');
  return message(input.image === undefined ? 'assistant.did.transparent' : 'assistant.did.backgroundPhoto');
}

/** What one call did, in the past tense and without a subject. */
function did(deed: Deed): string {
  const { tool, output } = deed;
  switch (tool) {
    case 'add_text':
    case 'add_image': return message('assistant.did.added', { layer: layerName(output) });
    case 'update_layer': return updated(deed);
    case 'delete': return message('assistant.did.deleted', { list: joined(Array.isArray(output.titles) ? output.titles.slice(0, 4).map(textOf) : [], message('assistant.and')) });
    case 'set_background': return background(deed);
    case 'resize': return resized(deed);
    case 'undo': return message(output.leftAlone === undefined ? 'assistant.did.undone' : 'assistant.did.undonePartly');
    case 'export':
      return message(output.watermark ? 'assistant.did.exportedMarked' : 'assistant.did.exported', { format: textOf(output.format).toUpperCase(), width: String(output.width), height: String(output.height) });
    default: return message('assistant.did.other');
  }
}

/** Several things that happened to several layers alike are told once: "made “A”, “B” and “C” white". */
function merged(deeds: readonly Deed[]): string[] {
  const undone = deeds.filter(({ tool }) => tool === 'undo').length;
  const parts: string[] = [];
  const told = new Set<Deed>();
  for (const deed of deeds) {
    if (told.has(deed)) continue;
    // What happened to several layers alike is told once, with all their names.
    const alike = deed.tool === 'update_layer' ? deeds.filter((other) => other.tool === 'update_layer' && updated(other, '§') === updated(deed, '§')) : [deed];
    for (const one of alike) told.add(one);
    const names = joined([...new Set(alike.map(({ output }) => layerName(output)))], message('assistant.and'));
    const part = alike.length > 1 ? updated(deed, names) : deed.tool === 'undo' && undone > 1 ? message('assistant.did.undoneSteps', { count: undone }) : did(deed);
    if (!parts.includes(part)) parts.push(part);
  }
  // "added A, added B" reads "added A, B".
  const verb = message('assistant.did.added', { layer: '' }).trimEnd();
  const added = parts.filter((part) => part.startsWith(`${verb} `));
  if (added.length < 2) return parts;
  const list = joined(added.map((part) => part.slice(verb.length + 1)), message('assistant.and'));
  const first = parts.indexOf(added[0] ?? '');
  return parts.flatMap((part, index) => (index === first ? [`${verb} ${list}`] : added.includes(part) ? [] : [part]));
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What was composed, told as one thing. */
function composed(deeds: readonly Deed[], wanted: string | null): string {
  const layers = deeds.filter(({ ok }) => ok).flatMap(({ output }) => (Array.isArray(output.layers) ? (output.layers as Record<string, unknown>[]) : [])).filter(({ role }) => role !== undefined && role !== 'badge').map((layer) => layerName({ type: layer.text === undefined ? 'image' : 'text', ...layer }));
  const what = PAGE_FORMATS.find(({ id }) => id === wanted)?.name ?? message('assistant.design');
  if (layers.length === 0) return message('assistant.composedEmpty', { what });
  return message('assistant.composed', { what, list: joined(layers, message('assistant.and')) });
}

/** The reply to a request: what was done, what failed, and what is to be asked or said besides. `format`: of a composition. */
export function replyTo(deeds: readonly Deed[], isComposition: (deed: Deed) => boolean, sayings: readonly string[], format: string | null): string {
  const composition = deeds.filter(isComposition);
  const others = deeds.filter((deed) => !isComposition(deed));
  const done = merged(others.filter(({ ok }) => ok));
  const sentences: string[] = [];
  if (composition.some(({ ok }) => ok)) sentences.push(composed(composition, composition.some(({ ok, tool }) => !ok && tool === 'resize') ? null : format));
  if (done.length > 0) sentences.push(message('assistant.i', { done: joined(done, message('assistant.and')) }));
  for (const error of new Set(deeds.filter(({ ok }) => !ok).map((deed) => deed.error))) sentences.push(message('assistant.failed', { error: sentence(error).replace(/[.\s]+$/, '') }));
  const said = [...new Set(sayings)];
  if (composition.some(({ ok }) => ok) && said.length === 0) sentences.push(message('assistant.next'));
  return [...sentences, ...said].join(' ') || message('assistant.unclear');
}
