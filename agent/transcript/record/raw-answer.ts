/**
 * Removes personal data from a model's bytes. Texts are spread over many pieces of a stream: they are read together,
 * and the affected pieces are rewritten, so that the stream stays as it was: well-formed, or broken in the same place.
 */
import { sameJson } from '#design/document/same-json.ts';
import { withEdits, type Edit, type Redactor } from './redactor.ts';

type Fields = Record<string, unknown>;

/** A part of a text, in one event. */
interface Piece {
  text: string;
  write(text: string): void;
}

interface SaidEvent {
  /** Start of its JSON in the whole. */
  start: number;
  end: number;
  json: Fields;
  written: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Blanks JSON's escapes, so that they join no words; everything else keeps its position. */
const withoutEscapes = (json: string) => json.replace(/\\(?:u[0-9a-f]{4}|.)/gi, (escape) => ' '.repeat(escape.length));

/** Writes a changed text back into its original pieces: a replacement goes where it begins. */
function spread(pieces: readonly Piece[], edits: readonly Edit[]): void {
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.text.length;
    const within = edits.filter((edit) => edit.start < end && edit.end > start);
    const local = within.map((edit) => ({
      start: Math.max(0, edit.start - start),
      end: Math.min(end, edit.end) - start,
      text: edit.start >= start ? edit.text : '',
    }));
    if (local.length > 0) piece.write(withEdits(piece.text, local));
    start = end;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The arguments of a call: written whole if replacing piece by piece gives another result than replacing them whole.
 */
function redactArguments(pieces: readonly Piece[], redactor: Redactor): void {
  const text = pieces.map((piece) => piece.text).join('');
  const edits = redactor.edits(withoutEscapes(text));
  const before = parsed(text);
  if (before !== undefined) {
    const wanted = redactor.json(before);
    if (!sameJson(parsed(withEdits(text, edits)), wanted)) {
      spread(pieces, [{ start: 0, end: text.length, text: JSON.stringify(wanted) }]);
      return;
    }
  }
  spread(pieces, edits);
}

/** Sorts the events into texts: words, reasoning and the arguments of each call. */
class Said {
  readonly words = new Map<string, Piece[]>();
  readonly calls: Piece[][] = [];
  private readonly open = new Map<string, Piece[]>();

  take(event: Fields): void {
    for (const choice of fieldsIn(event.choices)) {
      const delta = isFields(choice.delta) ? choice.delta : isFields(choice.message) ? choice.message : null;
      if (!delta) continue;
      for (const key of ['content', 'reasoning_content', 'reasoning', 'refusal']) {
        const text = delta[key];
        if (typeof text === 'string')
          this.note(this.words, `${String(choice.index)} ${key}`, { text, write: (made) => (delta[key] = made) });
      }
      for (const call of fieldsIn(delta.tool_calls))
        this.takeCall(`${String(choice.index)} ${String(call.index)}`, call);
    }
  }

  private takeCall(key: string, call: Fields): void {
    const body = call.function;
    if (!isFields(body)) return;
    // A name starts a call; a repeated number may be another call.
    const begins = typeof body.name === 'string' && body.name !== '' && typeof call.id === 'string';
    const pieces = (begins ? undefined : this.open.get(key)) ?? [];
    if (!this.calls.includes(pieces)) this.calls.push(pieces);
    this.open.set(key, pieces);
    const { arguments: given } = body;
    if (typeof given === 'string') pieces.push({ text: given, write: (made) => (body.arguments = made) });
    else if (isFields(given))
      pieces.push({ text: JSON.stringify(given), write: (made) => (body.arguments = parsed(made) ?? given) });
  }

  private note(texts: Map<string, Piece[]>, key: string, piece: Piece): void {
    const pieces = texts.get(key);
    if (pieces) pieces.push(piece);
    else texts.set(key, [piece]);
  }
}

/** Events of a stream with their positions, and the stretches between them. */
function readEvents(text: string): { events: SaidEvent[]; between: { start: number; end: number }[] } {
  const events: SaidEvent[] = [];
  const between: { start: number; end: number }[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const [, lead = '', json = ''] = /^(data:\s*)(\{.*\})\s*$/s.exec(line) ?? [];
    const value = json === '' ? undefined : parsed(json);
    if (isFields(value))
      events.push({
        start: index + lead.length,
        end: index + lead.length + json.length,
        json: value,
        written: JSON.stringify(value),
      });
    else between.push({ start: index, end: index + line.length });
  }
  return { events, between };
}

/** The other fields of an event: errors quote keys, and some servers name the user. */
function redactRest(event: Fields, redactor: Redactor): Fields {
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, key === 'choices' ? value : redactor.json(value, key)]),
  );
}

/** Splits a changed text where it was split before; a split inside a replacement moves after it. */
function recut(chunks: readonly string[], edits: readonly Edit[], text: string): string[] {
  const cuts: number[] = [];
  let old = 0;
  for (const chunk of chunks) {
    old += chunk.length;
    let moved = old;
    for (const edit of edits) {
      if (edit.end <= old) moved += edit.text.length - (edit.end - edit.start);
      else if (edit.start < old) moved += edit.start + edit.text.length - old;
    }
    cuts.push(moved);
  }
  return cuts.map((cut, index) => text.slice(index === 0 ? 0 : cuts[index - 1], cut)).filter((chunk) => chunk !== '');
}

/** The chunks of an answer without personal data; the same object if there was none. */
export function redactAnswer(chunks: readonly string[], redactor: Redactor): string[] {
  const text = chunks.join('');
  const { events, between } = readEvents(text);
  const said = new Said();
  for (const { json } of events) said.take(json);
  for (const pieces of said.words.values()) spread(pieces, redactor.edits(pieces.map((piece) => piece.text).join('')));
  for (const pieces of said.calls) redactArguments(pieces, redactor);
  const edits: Edit[] = [];
  for (const event of events) {
    const made = JSON.stringify(redactRest(event.json, redactor));
    if (made !== event.written) edits.push({ start: event.start, end: event.end, text: made });
  }
  // Answers that are not a stream, comments, and a truncated last line.
  for (const { start, end } of between) {
    for (const edit of redactor.edits(text.slice(start, end)))
      edits.push({ start: start + edit.start, end: start + edit.end, text: edit.text });
  }
  if (edits.length === 0) return [...chunks];
  edits.sort((a, b) => a.start - b.start);
  return recut(chunks, edits, withEdits(text, edits));
}
