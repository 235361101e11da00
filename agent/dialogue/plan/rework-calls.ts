/** Plans a whole design anew from what is on it: another version, another mood, other colors, several to choose from. */
import type { Page } from '../ground/canvas.ts';
import type { CallDone } from '../ground/record.ts';
import { isPlain, recolored, wishedColors } from './palette-calls.ts';
import { isTemper, type SchemeWish } from './color-schemes.ts';
import type { Call } from './planned.ts';

export interface ReworkWish {
  mood?: string;
  colors?: readonly string[];
  /** Another layout than the one that is there. */
  another?: boolean;
  cutout?: boolean;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const isComposition = ({ tool, ok }: CallDone): boolean => tool === 'compose_design' && ok;

/** The composition that was made last, if one was. */
export const lastComposition = <Done extends CallDone>(done: readonly Done[]): Done | null =>
  done.findLast(isComposition) ?? null;

/** How a design was to feel; its trade and season stay when that changes. */
const TEMPERS =
  /(?<!\p{L})(?:bold|loud|energetic|powerful|strong|dramatic|striking|eye[- ]catching|elegant|classy|luxur(?:y|ious)|chic|refined|premium|editorial|clean|minimal(?:ist(?:ic)?)?|simple|modern|professional|sleek|playful|fun|cute|friendly|happy|cheerful|colou?rful|quirky|retro|calm|soft|gentle|natural|cosy|cozy|earthy|warm|dark|vintage|festive)(?!\p{L})/giu;

/** What was done on one page, as far as the calls tell which page that was. */
function doneOn<Done extends CallDone>(page: number, calls: readonly Done[]): readonly Done[] {
  let at = 1;
  let placed: { call: Done; on: number }[] = [];
  for (const call of calls) {
    if (call.tool === 'pages' && call.ok) {
      const gone = call.input.action === 'remove' ? (numberOf(call.input.page) ?? at) : null;
      if (gone !== null)
        placed = placed
          .filter(({ on }) => on !== gone)
          .map((one) => ({ ...one, on: one.on > gone ? one.on - 1 : one.on }));
      at = numberOf(call.output.page) ?? at;
    } else placed.push({ call, on: at });
  }
  const here = placed.filter(({ on }) => on === page).map(({ call }) => call);
  return lastComposition(here) ? here : calls;
}

/** The input of the call that makes the design anew. `all`: what was done in the conversation, oldest first. */
export function reworkInput(wish: ReworkWish, all: readonly CallDone[], page: number): Record<string, unknown> {
  const done = doneOn(page, all);
  const last = lastComposition(done);
  const variant = last ? (numberOf(last.output.variant) ?? numberOf(last.input.variant) ?? 0) : 0;
  const input: Record<string, unknown> = { rework: true };
  const isPlain = wish.mood === undefined && !wish.colors && wish.cutout === undefined;
  if (wish.another || isPlain) input.variant = variant + 1;
  else if (variant > 0) input.variant = variant;
  const before = (field: string) =>
    done
      .filter(isComposition)
      .map(({ input: given }) => given[field])
      .findLast((value) => value !== undefined);
  // What was asked for of the looks stays asked for, until something else is.
  const mood = before('mood');
  const colors = wish.colors ?? (wish.mood === undefined ? before('colors') : undefined);
  const first = done.find((call) => isComposition(call) && typeof call.input.mood === 'string')?.input.mood;
  const about = typeof first === 'string' ? `: ${first.replace(TEMPERS, ' ').replaceAll(/\s+/gu, ' ').trim()}` : '';
  if (wish.mood !== undefined) input.mood = `${wish.mood}${about}`;
  else if (typeof mood === 'string') input.mood = mood;
  if (Array.isArray(colors)) input.colors = colors;
  if (wish.cutout !== undefined) input.cutout = wish.cutout;
  // Only the colors: the layout that was chosen stays.
  if (wish.colors && wish.mood === undefined && !wish.another && last?.input.composition !== undefined)
    input.composition = last.output.composition ?? last.input.composition;
  return input;
}

/** The calls of a wish for the whole design; null: there is nothing to make anew. */
export function reworkCalls(
  wish: ReworkWish & SchemeWish & { onlyColors?: boolean },
  all: readonly CallDone[],
  page: Page,
): Call[] | null {
  if (page.layers.length === 0) return null;
  // Colors alone: everything else stays as it is.
  if (wish.onlyColors && (isPlain(page) || !lastComposition(all))) return recolored(wish, page);
  const input = reworkInput(wish.onlyColors ? { colors: wishedColors(wish, page) } : wish, all, page.page);
  const last = lastComposition(all);
  if (wish.onlyColors && typeof last?.output.composition === 'string') input.composition = last.output.composition;
  // A temper says nothing of colors: others come with it, so that it is plain to see.
  else if (wish.mood !== undefined && !wish.colors && isTemper(wish.mood)) input.colors = wishedColors(wish, page);
  return [{ tool: 'compose_design', input }];
}

/** Tempers that look nothing alike, in the words of the layout engine's own table. */
export const DIRECTIONS = ['bold', 'elegant', 'playful'] as const;

/** Pictures of it in three tempers; the page stays as it is until one is chosen. Null: there is nothing to make anew. */
export function directionCalls(all: readonly CallDone[], page: Page): Call[] | null {
  if (page.layers.length === 0) return null;
  const { variant = 0 } = reworkInput({ another: true }, all, page.page);
  const directions = DIRECTIONS.map((temper, index) => {
    const { rework: _rework, cutout: _cutout, ...wishes } = reworkInput({ mood: temper }, all, page.page);
    return { label: temper, wishes: { ...wishes, variant: (numberOf(variant) ?? 0) + index } };
  });
  return [{ tool: 'propose_designs', input: { brief: { rework: true }, directions } }];
}

/** Turns that a choice may go back to. */
const REMEMBERED = 3;

/** What compose_design takes to make each of the designs that were proposed lately, in their order. */
export function proposed(turns: readonly (readonly CallDone[])[]): Record<string, unknown>[] {
  const last = turns
    .slice(-REMEMBERED)
    .flat()
    .findLast(({ tool, ok }) => tool === 'propose_designs' && ok);
  const proposals = Array.isArray(last?.output.proposals) ? (last.output.proposals as unknown[]) : [];
  return proposals.flatMap((one) => {
    const input = typeof one === 'object' && one !== null && 'toTake' in one ? one.toTake : null;
    return typeof input === 'object' && input !== null ? [input as Record<string, unknown>] : [];
  });
}

/** The call that makes the proposal with that number, from 1, and what else is wished of it; null: there is none. */
export function choiceCalls(
  number: number,
  wish: ReworkWish,
  proposals: readonly Record<string, unknown>[],
): Call[] | null {
  const input = proposals[number - 1];
  if (!input) return null;
  const mood = [wish.mood, input.mood].filter((one) => typeof one === 'string').join(' ');
  return [
    {
      tool: 'compose_design',
      input: { ...input, ...(mood === '' ? {} : { mood }), ...(wish.colors ? { colors: wish.colors } : {}) },
    },
  ];
}
