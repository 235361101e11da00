/**
 * The replay's own checks, regardless of expectations: every scripted call was made with the written outcome, every
 * step was requested, every question was answered.
 */
import { message } from '#messages/message.ts';
import type { Json, Tool } from '#tools/contract/tool.ts';
import type { Check, Divergence, DivergenceKind } from './divergence.ts';
import type { ScriptedCall, Step, Turn } from '../format/format.ts';
import { inWords } from '../judge/excerpt.ts';
import { layerDifferencesOf, type Known } from '../judge/match-value.ts';
import { pathText, type JsonPath } from '../format/transcript-error.ts';
import type { WatchedCall } from './turn-watch.ts';

/** Observations of a turn's script. */
export interface PlayedScript {
  /** Index in `turns`. */
  index: number;
  turn: Turn;
  tools: readonly Tool[];
  /** How many of the steps were requested, and how often the loop wanted a nonexistent one. */
  said: number;
  missing: number;
  /** The actual call for a scripted one; undefined: it never happened. */
  callOf(step: number, call: number): WatchedCall | undefined;
  /** The user pressed stop. */
  stopped: boolean;
  known: Known;
  /** References without a target when the call was made. */
  unknownIn(step: number, call: number): readonly string[];
}

/** Most differences to list: nobody reads more. */
const DIFFERENCES = 10;

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** A check of one call, of `where` in the transcript. */
interface CallPlace {
  turn: number;
  step: number | null;
  at: JsonPath;
}

function diverged(
  place: CallPlace,
  kind: DivergenceKind,
  text: string,
  more: Pick<Divergence, 'diff'> & { path?: JsonPath } = {},
): Divergence {
  const { path = [], ...rest } = more;
  return { kind, turn: place.turn, step: place.step, message: text, at: [...place.at, ...path], ...rest };
}

export interface JudgedCall {
  call: ScriptedCall;
  outcome: WatchedCall['outcome'];
  malformed: boolean;
  /** Failure was allowed: it was denied or stopped, or the turn expects this error. */
  excused: boolean;
  tools: readonly Tool[];
  known: Known;
  unknown: readonly string[];
}

/** Compares a call's outcome with the written one; null: it matches. */
export function judgeCall(
  place: CallPlace,
  { call, outcome, malformed, excused, tools, known, unknown }: JudgedCall,
): Divergence | null {
  const { tool, error } = call;
  if (!outcome) return diverged(place, 'result', message('stage.noOutcome', { tool }));
  if (outcome.ok) {
    if (error !== undefined)
      return diverged(place, 'result', message('stage.succeeded', { tool }), {
        path: ['error'],
        diff: [{ path: 'error', expected: error, actual: outcome.output }],
      });
    if (call.output === undefined) return null;
    const diff = layerDifferencesOf({ output: call.output as Json }, { output: outcome.output }, known).slice(
      0,
      DIFFERENCES,
    );
    const [nearest] = diff;
    if (!nearest) return null;
    const words = {
      tool,
      path: pathText(nearest.path),
      expected: inWords(nearest.expected),
      actual: inWords(nearest.actual),
    };
    return diverged(place, 'result', message('stage.otherOutput', words), {
      path: ['output'],
      diff: diff.map(({ path: where, expected, actual }) => ({
        path: pathText(where),
        ...(expected === undefined ? {} : { expected }),
        ...(actual === undefined ? {} : { actual }),
      })),
    });
  }
  if (error !== undefined) {
    if (includes(outcome.error, error)) return null;
    return diverged(place, 'result', message('stage.otherError', { tool, error, actual: outcome.error }), {
      path: ['error'],
      diff: [{ path: 'error', expected: error, actual: outcome.error }],
    });
  }
  if (excused) return null;
  const offered = tools.find(({ name }) => name === tool);
  if (!offered) return diverged(place, 'tool', message('stage.unknownTool', { tool }), { path: ['tool'] });
  const hint = unknown.length > 0 ? ` ${message('stage.unbound', { names: unknown.join(', ') })}` : '';
  // Text that is not JSON never reached the tool; input that the tool's schema rejects went no further.
  if (malformed)
    return diverged(place, 'input', message('stage.malformed', { tool, error: outcome.error }) + hint, {
      path: ['input'],
    });
  // Names represent ids, which are texts like them: the schema does not distinguish them.
  const refused = typeof call.input !== 'string' && !offered.input.safeParse(call.input).success;
  return diverged(
    place,
    refused ? 'input' : 'result',
    message('stage.failed', { tool, error: outcome.error }) + hint,
    refused ? { path: ['input'] } : {},
  );
}

function callChecks(script: PlayedScript, stepIndex: number, step: Step): Check[] {
  const { index, turn, tools, known } = script;
  return (step.calls ?? []).map((call, number): Check => {
    const place: CallPlace = {
      turn: index,
      step: stepIndex,
      at: ['turns', index, 'steps', stepIndex, 'calls', number],
    };
    const made = script.callOf(stepIndex, number);
    const outcome = made?.outcome ?? null;
    const failed = outcome && !outcome.ok ? outcome : null;
    const denied = made?.approval?.approved === false || failed?.error === message('tools.declined');
    const stopped = script.stopped && (made === undefined || failed?.stopped === true);
    const expected = turn.expect.error !== undefined && failed !== null && includes(failed.error, turn.expect.error);
    // A call cut off by a broken connection never existed; the turn's end reports it.
    const torn = failed?.stopped === true && step.cut === true;
    if (stopped && call.error === undefined) return { turn: index, key: 'call', divergence: null };
    return {
      turn: index,
      key: 'call',
      divergence: judgeCall(place, {
        call,
        outcome,
        malformed: made?.malformed ?? false,
        excused: denied || expected || torn,
        tools,
        known,
        unknown: script.unknownIn(stepIndex, number),
      }),
    };
  });
}

function stepChecks({ index, turn, said, missing, stopped }: PlayedScript): Check[] {
  const steps = turn.steps ?? [];
  const check = (divergence: Divergence | null): Check => ({ turn: index, key: 'steps', divergence });
  const { stopAfter } = turn;
  if (missing > 0)
    return [
      check({
        kind: 'tool',
        turn: index,
        step: steps.length,
        at: ['turns', index, 'steps'],
        message: message('stage.stepMissing', { step: steps.length }),
      }),
    ];
  if (stopAfter !== undefined) {
    const at: JsonPath = ['turns', index, 'stopAfter'];
    if (!stopped)
      return [
        check({
          kind: 'tool',
          turn: index,
          step: said,
          at,
          message: message('stage.neverStopped', { step: stopAfter, said }),
        }),
      ];
    if (said > stopAfter + 1)
      return [
        check({
          kind: 'tool',
          turn: index,
          step: stopAfter + 1,
          at,
          message: message('stage.saidAfterStop', { step: stopAfter + 1 }),
        }),
      ];
    return [check(null)];
  }
  if (said >= steps.length) return [check(null)];
  return [
    check({
      kind: 'tool',
      turn: index,
      step: said,
      at: ['turns', index, 'steps', said],
      message: message('stage.stepLeftOver', { step: said, count: steps.length - said }),
    }),
  ];
}

/** All checks of a turn's script, by step; those of the turn as a whole come last. */
export function checkScript(script: PlayedScript): Check[] {
  const steps = (script.turn.steps ?? []).slice(0, script.said);
  return [...steps.flatMap((step, index) => callChecks(script, index, step)), ...stepChecks(script)];
}
