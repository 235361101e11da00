/** Intents settled against the canvas: the calls that fulfil them, or what to say instead. */
import { mix, readableOn } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { findFormat } from '#tools/inputs/formats.ts';
import { boxAt } from '#tools/contract/page-space.ts';
import { guessRole, ROLE_LOOKS, type TextRole } from '#tools/texts/text-roles.ts';
import { groundQuestion } from './answers.ts';
import { groundArrange, groundDuplicate, groundGroup } from './abilities/arranging.ts';
import { groundBrand, groundLogo } from './abilities/branding.ts';
import { groundCollage } from './abilities/collages.ts';
import { groundHandwork } from './abilities/handwork.ts';
import { groundOtherColor } from './abilities/other-colors.ts';
import { groundListingCheck } from './abilities/listing-checks.ts';
import { groundPages } from './abilities/paging.ts';
import { groundPhotoRepair } from './abilities/photo-repairs.ts';
import { groundCrop, groundCutout } from './abilities/pictures.ts';
import { groundJudgement } from './abilities/judging.ts';
import { groundRecolor } from './abilities/recoloring.ts';
import { groundReshape } from './abilities/reshaping.ts';
import { lastComposition, reworkInput } from '#agent/dialogue/plan/rework-calls.ts';
import { groundRework, temperOf } from './abilities/reworking.ts';
import { groundFilm } from './abilities/films.ts';
import { groundGenerated } from './abilities/generated-images.ts';
import { groundMoving } from './abilities/moving.ts';
import { groundScene } from './abilities/scenes.ts';
import { groundShape, groundSticker } from './abilities/shapes.ts';
import { groundTable } from './abilities/tables.ts';
import { groundTextBehind } from './abilities/text-behind.ts';
import { groundTryOn } from './abilities/try-ons.ts';
import { exchangeFact } from './facts.ts';
import { changeCalls, gapOf, likeness, roomBetween } from './ground-change.ts';
import { changeTogether, movedAsBlock } from './ground-together.ts';
import { ask, calls, say, targets, type Ground, type Grounded } from './grounded.ts';
import type { BackgroundWish, Change, Intent, Reference } from './intents.ts';
import { listOf, nameOf, withoutDecoration } from '#agent/dialogue/say/names.ts';
import type { Canvas, SeenLayer, SeenPicture } from './read-canvas.ts';
import { photosCalled, resolve } from './resolve.ts';
import { nearestWord } from './slips.ts';
import { ridersOf } from './things-together.ts';

function groundChange(references: readonly Reference[], change: Change, ground: Ground): Grounded {
  const { canvas, memory, deeds } = ground;
  // "text: SALE" on a page without any: it is added.
  if (change.text !== undefined && canvas.layers.length === 0 && references.every(({ kind }) => kind !== 'image')) {
    const { text, ...looks } = change;
    return groundText({ kind: 'add-text', text, change: looks, ...(references[0]?.kind === 'headline' ? { role: 'headline' as const } : {}) }, ground);
  }
  const about = change.fact === undefined ? references : [factBearer(references, change.fact, ground)];
  const [only] = about;
  // "make it pink and gold" right after a composition speaks of all of it.
  if (about.length === 1 && only?.pronoun && change.color !== undefined && Object.keys(change).length === 1 && canvas.selected.length === 0 && memory.justNow.length === 0 && memory.before.length === 0 && canvas.layers.length > 1 && lastComposition(deeds)) {
    return calls({ tool: 'compose_design', input: reworkInput({ colors: [change.color] }, deeds, canvas.page) });
  }
  // "more colourful", "make it warmer", and no photo is spoken of: the whole design.
  const spoken = only?.pronoun ? resolve(only, canvas, memory) : null;
  const temper = temperOf(change);
  if (spoken && temper !== null && !('layers' in spoken && spoken.layers.some(({ type }) => type === 'image'))) {
    return calls({ tool: 'compose_design', input: reworkInput({ mood: temper }, deeds, canvas.page) });
  }
  // "use a gradient instead", and nothing was spoken of: the page.
  if (only?.pronoun && change.gradient && Object.keys(change).length === 1 && spoken && 'ambiguous' in spoken) return groundBackground({ gradient: change.gradient }, ground);
  const letters = change.font !== undefined || change.letterCase !== undefined || change.spacing !== undefined || change.lineHeight !== undefined || change.color === 'auto';
  // "change the font to Montserrat", of nothing in particular: of all there is to read.
  const everywhere = letters && only && (only.pronoun || (only.kind === 'text' && /^(?:the )?(?:fonts?|typeface|text|letters|words|lettering)$/i.test(only.said))) && !/(?<!\p{L})(?:it|this|that)(?!\p{L})/iu.test(only.said) && 'ambiguous' in resolve(only, canvas, memory);
  if (only?.kind === 'image' && (change.filters || change.look) && canvas.background.startsWith('image') && !canvas.layers.some(({ type }) => type === 'image')) return say(message('assistant.photoIsGround'));
  if (change.spelling !== undefined) {
    const layer = canvas.layers.find(({ type, text }) => type === 'text' && nearestWord(text, change.spelling ?? '') !== null);
    return layer ? calls(...(changeCalls(layer, change, ground) ?? [])) : ask(message('assistant.unclear'));
  }
  if (change.like) return groundLike(references, change.like, ground);
  // Words stand in texts: a photo of that name is not meant.
  const wordy = change.exchange !== undefined || change.fact !== undefined || (about.every(({ kind, content }) => kind === undefined && content !== undefined) && isOfLetters(change));
  // And only pictures are mirrored, framed and filtered.
  const pictorial = (change.flip ?? change.frame ?? change.filters ?? change.look) !== undefined && about.every(({ kind, content }) => kind === undefined && content !== undefined && photosCalled(content, canvas.layers).length > 0);
  const texts = pictorial ? { ...ground, canvas: { ...canvas, layers: canvas.layers.filter(({ type }) => type === 'image') } } : wordy && canvas.layers.some(({ type }) => type === 'text') ? { ...ground, canvas: { ...canvas, layers: canvas.layers.filter(({ type }) => type === 'text') } } : ground;
  // "the text on the left": all of it goes there as one.
  const block = only && about.length === 1 && only.kind === 'text' && /^(?:the |all |my )?(?:the )?(?:texts?|words|writing|copy)$/i.test(only.said) && change.position && Object.keys(change).length === 1 && 'ambiguous' in resolve(only, canvas, memory) ? movedAsBlock(canvas.layers.filter(({ type, locked }) => type === 'text' && !locked), change.position, canvas) : null;
  if (block) return calls(...block);
  const found = targets(everywhere ? [{ kind: 'text', all: true, said: 'the texts' }] : about, texts);
  if ('answer' in found) return found.answer;
  // "make all texts white": pictures among "everything" have no colour, and nobody meant them.
  const layers = found.layers.length > 1 ? found.layers.filter((layer) => applies(layer, change)) : found.layers;
  const ofLetters = references.some(({ said }) => /text|letter|word|font/i.test(said));
  const planned = layers.map((layer) => changeTogether(layer, layer.highlight && !ofLetters ? onPill(change) : change, ofLetters, ground));
  if (planned.some((one) => one === null)) return ask(message('assistant.askWhere'));
  return calls(...planned.flatMap((one) => one ?? []));
}

/** Which text a new price or day is for: the one that is spoken of if it has such, else the only one that has. */
function factBearer(references: readonly Reference[], fact: string, ground: Ground): Reference {
  const [given = { pronoun: true, said: 'it' }] = references;
  const found = resolve(given, ground.canvas, ground.memory);
  const spoken = 'layers' in found ? found.layers.filter(({ type }) => type === 'text') : [];
  if (spoken.some(({ text }) => exchangeFact(text, fact))) return given;
  const bearers = ground.canvas.layers.filter(({ type, text }) => type === 'text' && exchangeFact(text, fact));
  const [bearer] = bearers;
  return bearer && (given.pronoun || bearers.length === 1) ? { content: bearer.text, said: bearer.text } : given;
}

/** What no photo can take. */
const isOfLetters = (change: Change) => (change.font ?? change.weight ?? change.italic ?? change.underline ?? change.letterCase ?? change.spacing ?? change.color ?? change.highlight) !== undefined;

/** "make the badge green" speaks of its ground; the letters on it must still read. */
function onPill(change: Change): Change {
  return change.color === undefined || change.color === 'auto' || change.highlight !== undefined ? change : { ...change, highlight: change.color, color: readableOn(change.color.slice(0, 7)) };
}

function applies(layer: SeenLayer, change: Change): boolean {
  if (change.look !== undefined || change.filters !== undefined) return layer.type === 'image';
  if (change.gradient !== undefined) return layer.type === 'text' || layer.type === 'shape';
  const letters = change.fact ?? change.list ?? change.curve ?? change.part ?? change.text ?? change.append ?? change.exchange ?? change.font ?? change.weight ?? change.italic ?? change.letterCase ?? change.align ?? change.fontSize ?? change.highlight;
  if (letters !== undefined) return layer.type === 'text';
  if (change.color !== undefined || change.tone !== undefined) return layer.type === 'text' || layer.type === 'shape' || layer.type === 'drawing';
  return true;
}

/** What one thing takes from another: first that is looked at, then the other is changed. */
function groundLike(references: readonly Reference[], { of, what }: NonNullable<Change['like']>, ground: Ground): Grounded {
  const models = targets([of], ground);
  if ('answer' in models) return models.answer;
  const [model] = models.layers;
  const found = targets(references, ground);
  if ('answer' in found) return found.answer;
  const layers = found.layers.filter((layer) => layer !== model);
  if (!model || layers.length === 0) return ask(message('assistant.askSwap'));
  const facts = ground.looked.get(model.id);
  if (!facts) return { calls: [{ tool: 'look', input: { layers: [model.id] } }], looking: true };
  const wanted = what.length > 0 ? what : (['color', 'font', 'weight', 'case', 'effects'] as const);
  return calls(...layers.flatMap((layer) => changeCalls(layer, likeness(facts, wanted, layer), ground) ?? []));
}

function groundDelete(references: readonly Reference[], ground: Ground): Grounded {
  const found = targets(references, ground);
  if ('answer' in found) return found.answer;
  // What stands on a button or badge goes with it.
  const gone = found.layers.flatMap((layer) => [layer, ...ridersOf(layer, ground.canvas.layers)]);
  return calls({ tool: 'delete', input: { layers: [...new Set(gone.map(({ id }) => id))] } });
}

/** Pictures that were attached and are not on the page. */
function unplaced({ canvas, attached }: Ground): string[] {
  const onPage = new Set(canvas.layers.filter(({ type }) => type === 'image').flatMap(({ name, asset }) => [name, asset]));
  const stands = ({ name, asset }: SeenPicture) => onPage.has(name) || (asset !== '' && onPage.has(asset));
  const fresh = attached.filter((name) => canvas.pictures.some((picture) => picture.name === name));
  if (fresh.length > 0) return [...new Set(fresh)];
  return [...new Set(canvas.pictures.filter((picture) => !stands(picture)).map(({ name }) => name))];
}

function groundPicture(intent: Extract<Intent, { kind: 'put-picture' }>, ground: Ground): Grounded {
  const { canvas, attached } = ground;
  const { target, change } = intent;
  const named = target.content === undefined ? undefined : canvas.pictures.find(({ name }) => name.toLowerCase().includes(target.content?.toLowerCase() ?? ''));
  const waiting = named ? [named.name] : unplaced(ground);
  const there = resolve(target, canvas, ground.memory);
  const standing = 'layers' in there && there.layers.length > 0 && there.layers.some(({ type }) => type === 'image' || target.pronoun);
  if (waiting.length > 0 && (attached.length > 0 || !standing)) {
    const names = target.all || attached.length > 1 ? waiting : waiting.slice(-1);
    return calls(...names.map((name) => ({ tool: 'add_image', input: pictureInput(name, change, ground) })));
  }
  // "another photo", and none is waiting.
  if (/(?<!\p{L})(?:another|different|one more|second|new)(?!\p{L})/iu.test(target.said)) return ask(message('assistant.askPicture'));
  if (standing && (change.position || Object.keys(change).length > 0)) return groundChange([target], change, ground);
  if (standing) return say(message('assistant.alreadyThere'));
  return ask(message('assistant.askPicture'));
}

function pictureInput(asset: string, change: Change, { canvas, memory }: Ground): Record<string, unknown> {
  const { position } = change;
  const input: Record<string, unknown> = { asset };
  if (position?.to === 'place') input.place = position.place;
  if (position?.to === 'edge') input.place = { left: 'left', right: 'right', top: 'top', bottom: 'bottom', 'center-x': 'center', 'center-y': 'center' }[position.align];
  if (position?.to === 'center') input.place = 'center';
  if (position?.to === 'side') {
    const found = resolve(position.of, canvas, memory);
    const box = 'layers' in found ? found.layers[0]?.box : null;
    if (box && (position.side === 'below' || position.side === 'above')) {
      const gap = gapOf(canvas);
      const height = position.side === 'below' ? canvas.height - box.y - box.height - 2 * gap : box.y - 2 * gap;
      if (height > canvas.height * 0.15) Object.assign(input, { height: Math.round(height), y: position.side === 'below' ? box.y + box.height + gap : gap });
    }
  }
  if (change.fill) input.size = 'full';
  else if (change.scale !== undefined) input.size = change.scale > 1 ? 'large' : 'small';
  if (change.width !== undefined) input.width = change.width;
  if (change.fontSize !== undefined) input.width = change.fontSize;
  for (const field of ['shadow', 'radius', 'frame', 'opacity'] as const) if (change[field] !== undefined) input[field] = change[field];
  return input;
}

function groundSwap(target: Reference, ground: Ground): Grounded {
  const [name] = unplaced(ground).slice(-1);
  if (!name) return ask(message('assistant.askPicture'));
  const found = targets([target], ground);
  if ('answer' in found) return found.answer;
  const [old] = found.layers;
  if (!old?.box) return ask(message('assistant.askPicture'));
  return calls({ tool: 'add_image', input: { asset: name, ...old.box } }, { tool: 'delete', input: { layers: [old.id] } });
}

/** The text's font size where "big" or "small" was said of a text that is not there yet. */
function freshSize(change: Change, role: TextRole, canvas: Canvas): number | undefined {
  if (change.fontSize !== undefined) return change.fontSize;
  if (change.scale === undefined) return undefined;
  return Math.max(10, Math.round(Math.min(canvas.width, canvas.height) * ROLE_LOOKS[role].largest * change.scale));
}

function groundText(intent: Extract<Intent, { kind: 'add-text' }>, ground: Ground): Grounded {
  const { canvas, memory } = ground;
  const { text, change, pill } = intent;
  if (text === null || text === '') return ask(message('assistant.askText'));
  const standing = resolve({ content: text, said: text }, canvas, memory);
  const same = 'layers' in standing && standing.layers.find((layer) => layer.text.trim().toLowerCase() === text.trim().toLowerCase());
  // "put SUMMER SALE at the top" when it is there already: it goes there.
  if (same && change.position) return groundChange([{ content: text, said: text }], change, ground);
  const role = intent.role ?? guessRole(text, canvas.layers.some(({ type }) => type === 'text'));
  const input: Record<string, unknown> = { text, ...(intent.role ? { role: intent.role } : {}) };
  for (const field of ['font', 'weight', 'italic', 'underline', 'letterCase', 'shadow', 'opacity', 'highlight', 'rotation'] as const) if (change[field] !== undefined) input[field] = change[field];
  if (change.turn !== undefined && change.rotation === undefined) input.rotation = change.turn;
  if (change.align && change.align !== 'justify') input.align = change.align;
  if (pill) input.highlight = change.highlight ?? change.color ?? (canvas.background.startsWith('#') ? readableOn(canvas.background.slice(0, 7)) : '#16161d');
  else if (change.color) input.color = change.color;
  const size = change.fill ? Math.round(canvas.width) : freshSize(change, role, canvas);
  if (size !== undefined) input.size = size;
  Object.assign(input, textPlace(change, ground));
  return calls({ tool: 'add_text', input });
}

function textPlace(change: Change, { canvas, memory }: Ground): Record<string, unknown> {
  const { position } = change;
  if (!position) return {};
  if (position.to === 'place') return { place: position.place };
  if (position.to === 'center') return { place: 'center' };
  if (position.to === 'edge') return { place: position.align.startsWith('center') ? 'center' : position.align };
  if (position.to === 'point') return { x: position.x, y: position.y };
  if (position.to === 'within') {
    const within = resolve(position.of, canvas, memory);
    const box = 'layers' in within ? within.layers[0]?.box : null;
    if (!box) return { place: position.place };
    const size = { width: box.width * 0.5, height: box.height * 0.2 };
    const inner = boxAt(box, size, position.place, Math.min(box.width, box.height) * 0.05);
    return { x: Math.round(box.x + inner.x), y: Math.round(box.y + inner.y), width: Math.round(size.width), height: Math.round(size.height) };
  }
  if (position.to === 'between') {
    const room = roomBetween(position.of, canvas, memory);
    if (!room) return {};
    const height = Math.round(Math.min(room.height * 0.6, Math.min(canvas.width, canvas.height) * 0.09));
    return { x: Math.round(room.x), width: Math.round(room.width), y: Math.round(room.y + (room.height - height) / 2), height, align: 'center' };
  }
  if (position.to !== 'side') return {};
  const found = resolve(position.of, canvas, memory);
  const box = 'layers' in found ? found.layers[0]?.box : null;
  if (!box) return {};
  const gap = gapOf(canvas);
  const line = Math.round(Math.min(canvas.width, canvas.height) * 0.07);
  const narrow = canvas.width * 0.18;
  const room = { 'left-of': box.x - 2 * gap, 'right-of': canvas.width - box.x - box.width - 2 * gap };
  const side = position.side === 'left-of' || position.side === 'right-of' ? (room[position.side] >= narrow ? position.side : 'below') : position.side;
  switch (side) {
    case 'below': return freeBelow(box, line, gap, canvas);
    case 'above': return { x: box.x, width: box.width, y: Math.max(0, box.y - gap - line), align: 'center' };
    case 'left-of': return { x: gap, width: room['left-of'], y: Math.round(box.y + box.height / 2 - line / 2), align: 'center' };
    case 'right-of': return { x: box.x + box.width + gap, width: room['right-of'], y: Math.round(box.y + box.height / 2 - line / 2), align: 'center' };
    case 'over':
    case 'inside': return { x: Math.round(box.x + box.width * 0.08), width: Math.round(box.width * 0.84), y: Math.round(box.y + box.height * 0.36), height: Math.round(box.height * 0.28) };
  }
}

/** Under a box, below whatever stands there already; at the foot of the page when nothing is left. */
function freeBelow(box: NonNullable<SeenLayer['box']>, line: number, gap: number, canvas: Canvas): Record<string, unknown> {
  let y = box.y + box.height + gap;
  // A line that has little room before the next is set smaller rather than far away.
  const bottom = box.y + box.height;
  const next = Math.min(canvas.height, ...canvas.layers.flatMap(({ box: other }) => (other && other.y >= bottom - 2 && other.x < box.x + box.width && other.x + other.width > box.x ? [other.y] : [])));
  const between = next - bottom;
  if (between < line + 2 * gap && between >= Math.min(canvas.width, canvas.height) * 0.03) return { x: box.x, width: box.width, y: Math.round(bottom + between * 0.1), height: Math.round(between * 0.8), align: 'center' };
  const crossing = () => canvas.layers.find(({ box: other }) => other !== null && other.y < y + line && other.y + other.height > y && other.x < box.x + box.width && other.x + other.width > box.x && other.y + other.height > box.y + box.height);
  for (let other = crossing(); other?.box && y < canvas.height; other = crossing()) y = other.box.y + other.box.height + gap;
  return y + line <= canvas.height - gap ? { x: box.x, width: box.width, y, align: 'center' } : { place: 'bottom' };
}

function groundBackground(wish: BackgroundWish, ground: Ground): Grounded {
  const { canvas } = ground;
  const set = (input: Record<string, unknown>): Grounded => calls({ tool: 'set_background', input });
  if (wish.gradient) return set({ gradient: wish.gradient });
  if (wish.color) return set({ color: wish.color });
  if (wish.tone !== undefined) {
    if (!canvas.background.startsWith('#')) return ask(message('assistant.askColor'));
    return set({ color: mix(canvas.background.slice(0, 7), wish.tone > 0 ? '#ffffff' : '#000000', Math.abs(wish.tone)) });
  }
  if (wish.picture) {
    const [waiting] = unplaced(ground).slice(-1);
    if (waiting) return set({ image: waiting });
    const found = resolve({ kind: 'image', said: 'the photo' }, canvas, ground.memory);
    if ('ambiguous' in found) return ask(message('assistant.askWhich', { list: listOf(found.ambiguous) }));
    const layer = 'layers' in found ? found.layers[0] : undefined;
    // It becomes the background: it need not stand in front of it too.
    return layer ? calls({ tool: 'set_background', input: { image: layer.id } }, { tool: 'delete', input: { layers: [layer.id] } }) : ask(message('assistant.askPicture'));
  }
  if (wish.none) return set({ none: true });
  return ask(message('assistant.askColor'));
}

function groundResize(intent: Extract<Intent, { kind: 'resize' }>, canvas: Canvas): Grounded {
  const copy = intent.copy ? { copy: true } : {};
  if (intent.format) return calls({ tool: 'resize', input: { format: intent.format, ...copy } });
  if (intent.orientation) {
    const [short, long] = [Math.min(canvas.width, canvas.height), Math.max(canvas.width, canvas.height)];
    const square = short === long;
    const fallback = findFormat(intent.orientation);
    const size = square && fallback ? fallback : intent.orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
    return calls({ tool: 'resize', input: { width: size.width, height: size.height, ...copy } });
  }
  return calls({ tool: 'resize', input: { width: intent.width, height: intent.height, ...copy } });
}

function described(canvas: Canvas): string {
  const size = { width: String(canvas.width), height: String(canvas.height) };
  if (canvas.layers.length === 0) return message('assistant.seesNothing', { ...size, background: canvas.background });
  const told = withoutDecoration(canvas.layers);
  const rest = canvas.layers.length - told.length;
  const list = [...told.map(nameOf), ...(rest > 0 ? [message('assistant.decoration', { count: rest })] : [])].join(', ');
  return message('assistant.sees', { ...size, background: canvas.background, list });
}

/** What an intent comes to on this canvas. */
export function groundIntent(intent: Exclude<Intent, { kind: 'compose' }>, ground: Ground): Grounded {
  const { canvas } = ground;
  switch (intent.kind) {
    case 'undo':
      if (intent.cautious && canvas.hands.length > 0) return say(message('assistant.remark.handEdits'));
      return calls(...Array.from({ length: intent.times }, () => ({ tool: 'undo', input: {} })));
    case 'redo': return calls(...Array.from({ length: intent.times }, () => ({ tool: 'redo', input: {} })));
    case 'export': return calls({ tool: 'export', input: { format: intent.format, ...(intent.shorterSide ? { shorterSide: intent.shorterSide } : {}), ...(intent.pages ? { pages: intent.pages } : {}), ...(intent.transparent ? { transparent: true } : {}) } });
    case 'resize': return groundResize(intent, canvas);
    case 'background': return groundBackground(intent.wish, ground);
    case 'add-text': return groundText(intent, ground);
    case 'add-shape': return groundShape(intent, ground);
    case 'add-sticker': return groundSticker(intent, ground);
    case 'table':
    case 'which-qr': return groundTable(intent);
    case 'collage': return groundCollage(intent, ground);
    case 'handwork': return groundHandwork(intent, ground);
    case 'arrange': return groundArrange(intent, ground);
    case 'group': return groundGroup(intent, ground);
    case 'duplicate': return groundDuplicate(intent, ground);
    case 'crop': return groundCrop(intent, ground);
    case 'pages': return groundPages(intent, ground);
    case 'cutout': return groundCutout(intent, ground);
    case 'repair': return groundPhotoRepair(intent, ground);
    case 'scene': return groundScene(intent, ground);
    case 'listing-check': return groundListingCheck(intent, ground);
    case 'film': return groundFilm(intent, ground);
    case 'try-on': return groundTryOn(intent, ground);
    case 'moving': return groundMoving(intent, ground);
    case 'generate': return groundGenerated(intent, ground);
    case 'text-behind': return groundTextBehind(intent, ground);
    case 'brand': return groundBrand(intent, ground);
    case 'logo': return groundLogo(intent, ground);
    case 'rework': {
      // "make it bold" of a text that was spoken of: its letters.
      const spoken = intent.letters ? resolve({ pronoun: true, said: 'it' }, canvas, ground.memory) : null;
      const isText = spoken && 'layers' in spoken && spoken.layers[0]?.type === 'text' && (ground.memory.justNow.length > 0 || canvas.selected.length > 0);
      return isText ? groundChange([{ pronoun: true, said: 'it' }], { weight: 700 }, ground) : groundRework(intent, ground);
    }
    case 'judge': return groundJudgement(intent, ground);
    case 'recolor': return groundRecolor(intent, ground);
    case 'reshape': return groundReshape(intent, ground);
    case 'repeat': return calls(...intent.calls);
    case 'ask': return groundQuestion(intent, ground);
    case 'remark': return say(message(`assistant.remark.${intent.about}`));
    case 'add-picture':
      return groundPicture({ kind: 'put-picture', target: { kind: 'image', ...(intent.all ? { all: true } : {}), said: 'the photo' }, change: intent.change }, ground);
    case 'put-picture': return groundPicture(intent, ground);
    case 'put-named': return 'layers' in resolve(intent.target, canvas, ground.memory) ? groundChange([intent.target], intent.change, ground) : groundText(intent.otherwise, ground);
    case 'which-place':
    case 'which-color': {
      const found = targets(intent.targets, ground);
      return 'answer' in found ? found.answer : ask(message(intent.kind === 'which-place' ? 'assistant.askPlace' : 'assistant.askColor'));
    }
    case 'other-color': return groundOtherColor(intent, ground);
    case 'swap-picture': return groundSwap(intent.target, ground);
    case 'change': return groundChange(intent.targets, intent.change, ground);
    case 'delete': return groundDelete(intent.targets, ground);
    case 'clear': {
      const layers = canvas.layers.filter(({ locked }) => !locked).map(({ id }) => id);
      return layers.length > 0 ? calls({ tool: 'delete', input: { layers } }) : say(message('assistant.emptyPage'));
    }
    case 'look': return say(described(canvas));
    case 'cannot': return say(message(`assistant.cannot.${intent.what}`));
    case 'talk': return say(message(`assistant.talk.${intent.about}`));
    case 'mention': return ask(message('assistant.askChange'));
    case 'vague': return ask(message(intent.about === 'font' ? 'assistant.askFont' : 'assistant.askLook'));
    case 'unclear': return ask(message('assistant.unclear'));
  }
}
