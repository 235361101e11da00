/** Requests that complete or correct an edit asked for before: "the small one", behind a question; "no, i meant the chairs", behind a change. */
import { message } from '#messages/message.ts';
import type { Ground } from '../grounded.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import type { Deed, Exchange } from '../read-prompt.ts';
import { readEdits, type EditsRead } from './read-edits.ts';
import { bareWish, isFiller, wordsIn } from './said-words.ts';
import { hasWord, type Line } from './written.ts';

const ASKED = new RegExp(message('assistant.askWhich', { list: '§' }).split('§').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)'));
const ORDER: Readonly<Record<string, number>> = { first: 0, '1st': 0, top: 0, upper: 0, second: 1, '2nd': 1, third: 2, '3rd': 2, last: -1, bottom: -1, lower: -1 };
const ALL = /^(?:both|all|all of them|both of them|each|every one|either|everything)(?: (?:please|of them))*$/iu;

/** Which of what was asked about was named, by its words or its place among them; empty: none can be told. */
function chosen(answer: string, candidates: readonly string[]): string[] {
  const plain = bareWish(answer).replace(/^(?:i meant?|it'?s|that'?s)\s+/iu, '');
  if (ALL.test(plain)) return [...candidates];
  const nth = /(?<!\p{L})(first|1st|top|upper|second|2nd|third|3rd|last|bottom|lower)(?!\p{L})/iu.exec(plain)?.[1]?.toLowerCase();
  const words = wordsIn(plain).filter((word) => !isFiller(word) || word.length > 5);
  const numbers = plain.match(/\d[\d.,]*/g) ?? [];
  const scored = candidates.map((text) => ({ text, score: words.filter((word) => hasWord(text, word)).length + numbers.filter((number) => text.includes(number)).length }));
  const best = Math.max(...scored.map(({ score }) => score));
  const named = scored.filter(({ score }) => score === best && best > 0).map(({ text }) => text);
  if (named.length === 1) return named;
  const placed = nth === undefined ? undefined : candidates.at(ORDER[nth] ?? 0);
  return placed === undefined ? [] : [placed];
}

const spelled = ({ text, cell }: Line): string => (cell && cell.column > 1 ? `${cell.key}: ${text}` : text).replace(/\s+/g, ' ');

/** The edit that was asked about, of the line that is named now. */
export function readAnswer(request: string, last: Exchange | undefined, ground: Ground, done: readonly string[]): EditsRead | null {
  const list = last && last.deeds.length === 0 && request.trim().split(/\s+/).length <= 10 ? ASKED.exec(last.said)?.[1] : undefined;
  if (!last || !list) return null;
  const candidates = [...list.matchAll(/“([^”]+)”/gu)].map(([, text = '']) => text);
  const picked = candidates.length > 1 ? chosen(request, candidates) : [];
  const read = picked.flatMap((one) => readEdits(last.request, ground, done, (line) => !candidates.includes(spelled(line)) || spelled(line) === one) ?? []);
  const [first] = read;
  if (!first || read.some(({ calls }) => calls.length === 0)) return done.length > 0 && picked.length > 0 ? { calls: [], sayings: [], name: 'e', rest: [] } : null;
  return { ...first, calls: read.flatMap(({ calls }) => calls), sayings: [], rest: first.rest };
}

const MEANT = /^(?:(?:no|nope|nah|oh|oops|sorry|wait|hm+|hey|actually|ah|not (?:that|this)(?: one)?)[\s,.!–—-]+)*(?:i (?:actually )?meant?(?: to (?:say|change))?|the other|not the|wrong|other one)(?!\p{L})[\s,:]*/iu;
const OTHER = /^(?:(?:no|nope|nah|oh|oops|sorry|wait|hm+|hey|actually|ah|not (?:that|this)(?: one)?|wrong(?: one)?|i meant?)[\s,.!–—-]+)*the other (?:one|price|line|text|date|time|number|row|item)?(?: please| instead)*[\s.!]*$/iu;

const isEdit = ({ callId, ok, tool }: Deed): boolean => ok && /-e[\d._]+-\d+$/.test(callId) && (tool === 'edit_text' || tool === 'update_table');

/** The page before the last answer put other words there, as far as its calls tell. */
function before(canvas: Canvas, deeds: readonly Deed[]): Canvas {
  const exchanged = deeds.filter(({ tool, ok, input }) => tool === 'edit_text' && ok && typeof input.find === 'string' && typeof input.replace === 'string');
  const layerBefore = (layer: SeenLayer): SeenLayer => {
    let { text } = layer;
    for (const { input } of exchanged.filter((deed) => deed.input.layer === layer.id).reverse()) text = text.replace(String(input.replace), () => String(input.find));
    return { ...layer, text };
  };
  return { ...canvas, layers: canvas.layers.map(layerBefore), elsewhere: canvas.elsewhere.map(layerBefore) };
}

/** The last edit taken back and made where it was meant; `undo`: it has yet to be taken back. */
export function readSecondThought(request: string, last: Exchange | undefined, ground: Ground, now: readonly Deed[], done: readonly string[]): { edits: EditsRead; undo: boolean } | null {
  if (!last?.deeds.some(isEdit) || !last.deeds.every((deed) => isEdit(deed) || deed.tool === 'update_layer') || !MEANT.test(request.trim())) return null;
  const undone = now.some(({ tool, ok }) => tool === 'undo' && ok);
  const then: Ground = undone ? ground : { ...ground, canvas: before(ground.canvas, last.deeds) };
  const edited = last.deeds.filter(isEdit);
  const wasEdited = (line: Line) => edited.some(({ input }) => input.layer === line.layer.id && (typeof input.find !== 'string' || line.text.includes(input.find)));
  const meant = request.trim().replace(MEANT, '');
  const own = OTHER.test(request.trim()) ? null : readEdits(meant, then, done);
  const words = wordsIn(meant).filter((word) => !isFiller(word) || word.length > 5);
  const moved = own ?? readEdits(last.request, then, done, (line) => !wasEdited(line) && (OTHER.test(request.trim()) || words.some((word) => hasWord(line.text, word) || hasWord(line.layer.name, word))));
  if (done.length > 0) return { edits: moved ?? { calls: [], sayings: [], name: 'e', rest: [] }, undo: false };
  return moved && moved.calls.length > 0 ? { edits: { ...moved, rest: [] }, undo: !undone } : null;
}
