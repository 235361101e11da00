/** Plans a whole design anew from what is on it: another version, another mood, other colors, several to choose from. */
import { LIMITS } from '#design/document/limits.ts';
import { pageNumbers } from '../ground/pages.ts';
import type { Page } from '../ground/canvas.ts';
import type { CallDone } from '../ground/record.ts';
import { recolored } from './palette-calls.ts';
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

/** What was done on one page, as far as the calls tell which page that was: of several directions only the one that is seen. */
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
  wish: ReworkWish & { onlyColors?: boolean },
  all: readonly CallDone[],
  page: Page,
): Call[] | null {
  if (page.layers.length === 0) return null;
  // Colors alone, of what was not composed here: everything else stays as it is.
  if (wish.onlyColors && !lastComposition(all)) return recolored(wish, page);
  return [{ tool: 'compose_design', input: reworkInput(wish, all, page.page) }];
}

/** Tempers that look nothing alike, in the words of the layout engine's own table. */
export const DIRECTIONS = ['bold', 'elegant', 'playful'] as const;

/** A page each, behind the one that is seen, which stays as it is; null: there is no room for them. */
export function directionCalls(all: readonly CallDone[], page: Page): Call[] | null {
  if (page.layers.length === 0 || page.pages + DIRECTIONS.length > LIMITS.pagesPerDesign) return null;
  const { variant = 0, ...input } = reworkInput({ another: true }, all, page.page);
  const calls = DIRECTIONS.flatMap((temper, index): Call[] => [
    { tool: 'pages', input: { action: 'duplicate', page: page.page, to: page.page + index + 1 } },
    {
      tool: 'compose_design',
      input: { ...input, ...reworkInput({ mood: temper }, all, page.page), variant: (numberOf(variant) ?? 0) + index },
    },
  ]);
  return [...calls, { tool: 'pages', input: { action: 'show', page: page.page } }];
}

/** Turns that a choice may go back to. */
const REMEMBERED = 3;

/** Numbers of the pages that directions were shown on lately, in their order; empty: none were, or they are gone. */
export function directionsShown(turns: readonly (readonly CallDone[])[]): number[] {
  const at = turns.findLastIndex((calls) => calls.filter(isComposition).length >= DIRECTIONS.length);
  const shown = turns[at] ?? [];
  const back = shown.findLast(({ tool, ok, input }) => tool === 'pages' && ok && input.action === 'show');
  if (!back || at < turns.length - REMEMBERED) return [];
  let page = numberOf(back.input.page) ?? 1;
  const pages: number[] = [];
  for (const call of shown) {
    if (call.tool === 'pages' && call.ok) page = numberOf(call.output.page) ?? page;
    else if (isComposition(call)) pages.push(page);
  }
  const moves = turns
    .slice(at + 1)
    .flat()
    .filter(({ tool, ok, input }) => tool === 'pages' && ok && input.action !== 'show');
  return moves.length > 0 ? [] : pages;
}

/** The calls that show one of them, or take the others away. */
export function choiceCalls(number: number | null, keep: boolean, shown: readonly number[], page: Page): Call[] | null {
  const chosen = number === null ? page.page : shown[number - 1];
  if (chosen === undefined || pageNumbers(chosen, page) === null) return null;
  if (!keep) return [{ tool: 'pages', input: { action: 'show', page: chosen } }];
  const others = shown.filter((one) => one !== chosen && one <= page.pages).toSorted((a, b) => b - a);
  return others.length > 0
    ? others.map((other) => ({ tool: 'pages', input: { action: 'remove', page: other } }))
    : null;
}
