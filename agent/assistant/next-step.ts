/**
 * The assistant's next move, worked out anew at every step from the prompt alone: the calls still to be made, or the
 * closing words. What was done already stands in the prompt; the ids of the calls say which wish each belonged to.
 */
import { message } from '#messages/message.ts';
import { readBrief } from './compose/brief.ts';
import { composeCalls } from './compose/compose.ts';
import { gapOf } from './ground-change.ts';
import { groundIntent, type Ground, type PlannedCall } from './ground.ts';
import type { Reference } from './intents.ts';
import type { Canvas, SeenPicture } from './read-canvas.ts';
import type { Conversation, Deed } from './read-prompt.ts';
import { replyTo } from './reply.ts';
import { resolve, type Memory } from './resolve.ts';
import { understand, type Understood } from './understand.ts';

export interface NamedCall extends PlannedCall {
  id: string;
}

export type NextStep = { calls: NamedCall[] } | { say: string };

/** Wishes of one request that are worked on; the rest would run past the budget of a turn. */
const MOST_WISHES = 12;

/** `a<turn>-<wish>-<n>`; the wish is a number, `c` for a composition, `r` and a number for a repair. */
const CALL_ID = /^a\d+-(c|r\d+|\d+)-\d+$/;
const wishOf = (deed: Deed) => CALL_ID.exec(deed.callId)?.[1] ?? '';
const isComposition = (deed: Deed) => wishOf(deed) === 'c';
/** `r` and which repair it is: there may be several in a turn. */
const isRepair = (deed: Deed) => wishOf(deed).startsWith('r');

function layerOf(deed: Deed): string[] {
  const { output, input, ok, tool } = deed;
  if (!ok || tool === 'delete') return [];
  const id = typeof output.id === 'string' ? output.id : typeof input.layer === 'string' ? input.layer : null;
  return id ? [id] : [];
}

function memoryOf({ now, earlier }: Conversation): Memory {
  // What was put right on the side is not what was spoken of.
  const latestFirst = (deeds: readonly Deed[]) => [...deeds].filter((deed) => !isRepair(deed)).reverse().flatMap(layerOf);
  // A composition is many things at once: none of them is "it".
  return { justNow: latestFirst(now.deeds.filter((deed) => !isComposition(deed))), before: [...earlier].reverse().flatMap(({ deeds }) => latestFirst(deeds.filter((deed) => !isComposition(deed)))) };
}

/** The pictures for a composition: those that came with the brief, else all that wait. */
function photosFor({ now, canvas }: Conversation): SeenPicture[] {
  const named = now.attached.flatMap((name) => canvas.pictures.findLast((picture) => picture.name === name) ?? []);
  return named.length > 0 ? named : canvas.pictures.slice(-1);
}

function compositionOf(understood: Understood, conversation: Conversation): PlannedCall[] {
  const { canvas } = conversation;
  const clearing = understood.startOver && canvas.layers.length > 0 ? [{ tool: 'delete', input: { layers: canvas.layers.map(({ id }) => id) } }] : [];
  return [...clearing, ...composeCalls(readBrief(understood.brief ?? ''), canvas, photosFor(conversation))];
}

/** Texts that a new background has made hard to read, in an ink that reads. */
function legible(deed: Deed, canvas: Canvas): PlannedCall[] {
  const texts = Array.isArray(deed.output.hardToRead) ? (deed.output.hardToRead as { id?: unknown; better?: unknown }[]) : [];
  return texts.flatMap(({ id, better }) => (typeof id === 'string' && typeof better === 'string' && canvas.layers.some((layer) => layer.id === id) ? [{ tool: 'update_layer', input: { layer: id, color: better } }] : []));
}

/** Room for a text that has grown over a picture beside it: the picture gives way, cropped, as long as enough of it stays. */
function madeRoom(deed: Deed, canvas: Canvas): PlannedCall[] {
  const { input, output } = deed;
  const grew = Number(input.scale) > 1 || input.size !== undefined || input.text !== undefined;
  const text = canvas.layers.find(({ id }) => id === output.id);
  if (!grew || !Array.isArray(output.nowOver) || text?.type !== 'text' || !text.box) return [];
  const over = output.nowOver;
  const box = text.box;
  const gap = gapOf(canvas);
  return canvas.layers.flatMap((layer): PlannedCall[] => {
    if (layer.type !== 'image' || !layer.box || layer.locked || layer.rotation !== 0 || !over.includes(layer.id)) return [];
    const { x, y, width, height } = layer.box;
    const above = box.y + box.height / 2 < y + height / 2;
    const top = above ? box.y + box.height + gap : y;
    const bottom = above ? y + height : box.y - gap;
    if (bottom - top < height * 0.45) return [];
    return [{ tool: 'update_layer', input: { layer: layer.id, x, y: Math.round(top), width, height: Math.round(bottom - top) } }];
  });
}

/** What the last thing done has spoiled, put right: once. */
function repairs(deeds: readonly Deed[], canvas: Canvas): PlannedCall[] {
  const last = deeds.at(-1);
  if (!last?.ok || isRepair(last)) return [];
  return last.tool === 'set_background' ? legible(last, canvas) : last.tool === 'update_layer' ? madeRoom(last, canvas) : [];
}

/** What was just named is what "it" means next. */
function mentioning(targets: readonly Reference[], { canvas, memory }: Ground): Memory {
  const ids = targets.flatMap((target) => {
    const found = resolve(target, canvas, memory);
    return 'layers' in found ? found.layers.map(({ id }) => id) : [];
  });
  return { ...memory, justNow: [...ids, ...memory.justNow] };
}

/** What to do now. */
export function nextStep(conversation: Conversation): NextStep {
  const { now, earlier, canvas } = conversation;
  const { deeds } = now;
  const named = (wish: string | number, calls: readonly PlannedCall[]): NextStep => ({ calls: calls.map((call, index) => ({ ...call, id: `a${earlier.length + 1}-${wish}-${index + 1}` })) });
  const understood = understand(conversation, deeds.length === 0 ? null : deeds.some(isComposition));
  if (understood.brief !== null && !deeds.some(isComposition)) {
    const calls = compositionOf(understood, conversation);
    if (calls.length > 0) return named('c', calls);
  }
  const repair = repairs(deeds.filter((deed) => !isComposition(deed)), canvas);
  if (repair.length > 0) return named(`r${deeds.length}`, repair);
  const ground: Ground = { canvas, memory: memoryOf(conversation), attached: now.attached };
  const begun = Math.max(-1, ...deeds.map((deed) => Number(wishOf(deed))).filter(Number.isInteger));
  const sayings: string[] = [];
  const wishes = understood.intents.slice(0, MOST_WISHES);
  for (const [index, intent] of wishes.entries()) {
    if (deeds.some((deed) => wishOf(deed) === String(index)) || intent.kind === 'compose') continue;
    if (intent.kind === 'mention' && index < wishes.length - 1) {
      ground.memory = mentioning(intent.targets, ground);
      continue;
    }
    const grounded = groundIntent(intent, ground);
    // A wish that was passed over stays so: the page has changed under it since.
    if ('calls' in grounded && index < begun) sayings.push(message('assistant.unclear'));
    else if ('calls' in grounded) return named(index, grounded.calls);
    else sayings.push(grounded.say);
  }
  if (understood.brief !== null && readBrief(understood.brief).headline === null) sayings.push(message('assistant.askHeadline'));
  return { say: replyTo(deeds, isComposition, sayings, understood.brief === null ? null : readBrief(understood.brief).format) };
}
