/** What an intent comes to on a canvas: calls, or something to say; and how the layers that it names are found. */
import { message } from '#messages/message.ts';
import type { Reference } from './intents.ts';
import { listOf, withoutDecoration } from '#agent/dialogue/say/names.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import type { Deed } from './read-prompt.ts';
import { evidentLayers, oneOf } from './evidence.ts';
import { resolve, type Memory, type Resolved } from './resolve.ts';

export interface PlannedCall {
  tool: string;
  input: Record<string, unknown>;
}

/** `asks`: nothing is done for this wish until it is answered. */
/** `looking`: the calls only tell what is needed to go on with the wish. */
export type Grounded = { calls: PlannedCall[]; looking?: true } | { say: string; asks?: boolean };

export interface Ground {
  canvas: Canvas;
  memory: Memory;
  /** Names of the pictures that came with the request. */
  attached: readonly string[];
  /** What `look` told in this turn, by layer. */
  looked: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Everything done in this conversation, oldest first. */
  deeds: readonly Deed[];
}

export const say = (text: string): Grounded => ({ say: text });
export const ask = (text: string): Grounded => ({ say: text, asks: true });
export const calls = (...planned: PlannedCall[]): Grounded => ({ calls: planned });

/** A reference as it reads, else as what stands in it makes evident. What is quoted is meant to the letter. */
function understood(reference: Reference, { canvas, memory }: Pick<Ground, 'canvas' | 'memory'>): Resolved {
  const found = resolve(reference, canvas, memory);
  if ('layers' in found || reference.except || /["“«]/.test(reference.said)) return found;
  const evident = 'ambiguous' in found ? [oneOf(reference.said, found.ambiguous)].filter((layer) => layer !== null) : (evidentLayers(reference.said, canvas, memory) ?? []);
  return evident.length > 0 ? { layers: evident } : found;
}

/** The layers that references mean, or what to say when that can't be told. */
export function targets(references: readonly Reference[], { canvas, memory }: Ground): { layers: SeenLayer[] } | { answer: Grounded } {
  const layers: SeenLayer[] = [];
  for (const reference of references) {
    const found = understood(reference, { canvas, memory });
    if ('missing' in found) return { answer: canvas.layers.length === 0 ? say(message('assistant.emptyPage')) : ask(missingText(reference, canvas)) };
    if ('ambiguous' in found) return { answer: ask(message('assistant.askWhich', { list: listOf(withoutDecoration(found.ambiguous).slice(-6)) })) };
    layers.push(...found.layers.filter((layer) => !layers.includes(layer)));
  }
  return { layers };
}

const FACTS = ['web', 'phone', 'email', 'handle', 'hours'] as const;
const isFact = (kind: string): kind is (typeof FACTS)[number] => (FACTS as readonly string[]).includes(kind);

function missingText(reference: Reference, canvas: Canvas): string {
  const what = reference.content !== undefined ? message('assistant.quoted', { text: reference.content }) : message(`assistant.kind.${reference.kind === undefined ? 'layer' : isFact(reference.kind) ? 'text' : reference.kind}`);
  return message('assistant.missing', { what, list: listOf(withoutDecoration(canvas.layers).slice(-6)) });
}

