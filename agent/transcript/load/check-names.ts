/**
 * Whether every `$name` in a transcript is bound before it is used: the calls that bind them come in the order of the
 * replay.
 */
import { message } from '#messages/message.ts';
import type { FormatProblem } from './format-problems.ts';
import type { Expectation, ScriptedCall, Transcript, Turn } from '../format/format.ts';
import { referenceOf, textsIn } from '../format/names.ts';
import { pathText, type JsonPath } from '../format/transcript-error.ts';

/** Expectations whose texts may be references; words to look for are always literal. */
const WITH_REFERENCES: readonly (keyof Expectation)[] = [
  'document',
  'designs',
  'absent',
  'order',
  'alignedX',
  'alignedY',
  'grew',
  'shrank',
];

/** Keys of words that people read on a design. */
const WORDS: ReadonlySet<string> = new Set(['text', 'shown', 'name', 'alt', 'emoji']);

class Names {
  readonly problems: FormatProblem[] = [];
  private readonly bound: Set<string>;
  /** The first place of each name. */
  private readonly given = new Map<string, JsonPath>();

  constructor(transcript: Transcript) {
    // Pictures are there from the start.
    this.bound = new Set(Object.keys(transcript.start.assets));
    for (const { call, path } of callsOf(transcript))
      if (call.as !== undefined && !this.given.has(call.as)) this.given.set(call.as, path);
  }

  /** Checks all references in some JSON. `wordsApart`: words that people read are literal. */
  use(json: unknown, path: JsonPath, wordsApart = false): void {
    for (const { text, path: inner } of textsIn(json, path)) {
      if (wordsApart && WORDS.has(String(inner.at(-1)))) continue;
      const name = referenceOf(text)?.name;
      if (name !== undefined && !this.bound.has(name)) this.problems.push({ path: inner, text: this.unbound(name) });
    }
  }

  call({ as: name, input, output, error }: ScriptedCall, path: JsonPath, ofTurn: Set<string>): void {
    this.use(typeof input === 'string' ? null : input, [...path, 'input']);
    if (error !== undefined && output !== undefined)
      this.problems.push({ path: [...path, 'output'], key: true, text: message('transcriptFile.failsAndAnswers') });
    if (name !== undefined) {
      const where = [...path, 'as'];
      if (error !== undefined)
        this.problems.push({ path: where, text: message('transcriptFile.failsAndNames', { name }) });
      if (ofTurn.has(name)) this.problems.push({ path: where, text: message('transcriptFile.boundTwice', { name }) });
      ofTurn.add(name);
      this.bound.add(name);
    }
    this.use(output, [...path, 'output']);
  }

  private unbound(name: string): string {
    const later = this.given.get(name);
    return later
      ? message('transcriptFile.boundLater', { name, where: pathText(later) })
      : message('transcriptFile.unbound', { name });
  }
}

function* callsOf({ start, turns }: Transcript): Generator<{ call: ScriptedCall; path: JsonPath }> {
  for (const [index, call] of start.calls.entries()) yield { call, path: ['start', 'calls', index] };
  for (const [turn, { steps = [] }] of turns.entries()) {
    for (const [step, { calls = [] }] of steps.entries()) {
      for (const [index, call] of calls.entries()) yield { call, path: ['turns', turn, 'steps', step, 'calls', index] };
    }
  }
}

function checkTurn(names: Names, { user, hand, steps = [], expect }: Turn, path: JsonPath): void {
  const inTurn = new Set<string>();
  const handAt = (holds: (at: number) => boolean) => {
    for (const [index, edit] of hand.entries())
      if (holds(edit.at)) names.use(edit.operations, [...path, 'hand', index, 'operations'], true);
  };
  handAt((at) => at === 0);
  names.use(user?.selection, [...path, 'user', 'selection']);
  for (const [index, { calls = [] }] of steps.entries()) {
    handAt((at) => at === index && at > 0);
    for (const [number, call] of calls.entries()) names.call(call, [...path, 'steps', index, 'calls', number], inTurn);
  }
  handAt((at) => at > 0 && at >= steps.length);
  for (const key of WITH_REFERENCES) names.use(expect[key], [...path, 'expect', key], true);
  for (const key of Object.keys(expect.quadrant ?? {})) names.use(key, [...path, 'expect', 'quadrant', key]);
}

/** One problem for each reference to what does not exist yet, and for each invalid name. */
export function checkNames(transcript: Transcript): FormatProblem[] {
  const names = new Names(transcript);
  const atStart = new Set<string>();
  for (const [index, call] of transcript.start.calls.entries()) names.call(call, ['start', 'calls', index], atStart);
  for (const [index, turn] of transcript.turns.entries()) checkTurn(names, turn, ['turns', index]);
  return names.problems;
}
