/**
 * Plans a whole design anew from what is on it: another version, another mood, other colors, several to choose from. A brief
 * that leaves open what to say is proposed in three tempers; what is looked up answers a question.
 */
import type { Page } from '../ground/canvas.ts';
import type { CallDone } from '../ground/record.ts';
import { isPlain, recolored, wishedColors, isTemper, type SchemeWish } from './color-calls.ts';
import { insteadCalls } from './instead-colors.ts';
import type { Call } from './planned.ts';
import { message } from '#messages/message.ts';
import type { Brief } from '../acts/brief.ts';
import { compositionCall } from './compose.ts';
import { capitalized, titleCase } from './copy-grammar.ts';
import type { Talk } from '../acts/act.ts';
import { itMeant } from '../ground/it-meant.ts';
import type { Scene } from '../ground/resolve.ts';

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
  const single = wish.onlyColors ? insteadCalls(wish, page) : null;
  if (single) return single;
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

/** A layout of each temper, without and with photos: another is taken where the words do not fit it. */
const LAYOUTS = {
  words: ['type-poster', 'editorial', 'confetti'],
  photos: ['giant-type', 'arch-window', 'snapshots'],
} as const;

/** Fields that the proposals differ in; all else they share. */
const OWN_FIELDS = new Set([
  'headline',
  'subheading',
  'callToAction',
  'mood',
  'colors',
  'fonts',
  'composition',
  'variant',
]);
const partOf = (input: Record<string, unknown>, isOwn: boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([field]) => OWN_FIELDS.has(field) === isOwn));

/** What each says of a shop of which only the trade is known: nothing that may not be true. */
function anglesOf(name: string): Record<string, string>[] {
  return [
    {
      headline: message('assistant.direction.look'),
      subheading: titleCase(name),
      callToAction: message('assistant.direction.lookAction'),
    },
    { headline: titleCase(name), subheading: message('assistant.direction.welcome') },
    {
      headline: message('assistant.direction.treat'),
      subheading: capitalized(name),
      callToAction: message('assistant.direction.treatAction'),
    },
  ];
}

/** The words of a temper, where the brief has none. */
function wordsFor(brief: Brief, isTrade: boolean, index: number): Record<string, string> {
  const [subject] = brief.subjects;
  const trade = subject?.kind === 'business' ? brief.who.business : null;
  const name = brief.who.name ?? trade ?? subject?.text ?? brief.who.business ?? '';
  return (isTrade ? anglesOf(name)[index] : undefined) ?? { headline: titleCase(name) };
}

/**
 * `isTrade`: only a trade was told, so that each says something else of it. `pictures`: names of those to show.
 */
export function proposalCalls(brief: Brief, isTrade: boolean, pictures: readonly string[]): Call[] {
  const layouts = LAYOUTS[pictures.length > 0 ? 'photos' : 'words'];
  const {
    headline: _headline,
    subheading: _subheading,
    callToAction,
    ...shared
  } = compositionCall(brief, pictures, 0).input;
  const inputs = DIRECTIONS.map((temper, index) => ({
    ...shared,
    ...(isTrade ? {} : { callToAction }),
    ...wordsFor(brief, isTrade, index),
    mood: `${temper}: ${String(shared.mood)}`,
    composition: layouts[index] ?? layouts[0],
    variant: index,
  }));
  return [
    {
      tool: 'propose_designs',
      input: {
        brief: partOf(inputs[0] ?? {}, false),
        directions: inputs.map((input, index) => ({ label: DIRECTIONS[index] ?? '', wishes: partOf(input, true) })),
      },
    },
  ];
}

interface Situation {
  page: Page;
  /** The calls of each earlier turn, oldest first. */
  turns: readonly (readonly CallDone[])[];
}

/** Wishes that were said in several words, as one: "darker, more streetwear". */
function wishOf(reworks: readonly Extract<Talk, { type: 'rework' }>[]): Parameters<typeof reworkCalls>[0] {
  const moods = [...new Set(reworks.flatMap(({ mood }) => mood ?? []))];
  const colors = reworks.flatMap((one) => one.colors);
  return {
    ...(moods.length > 0 ? { mood: moods.join(' ') } : {}),
    ...(colors.length > 0 ? { colors } : {}),
    another: moods.length === 0 && reworks.some(({ another }) => another),
    onlyColors: reworks.every(({ onlyColors }) => onlyColors),
    ground: reworks.find(({ ground }) => ground !== null)?.ground ?? null,
    step: reworks.find(({ step }) => step !== null)?.step ?? null,
    not: reworks.flatMap(({ not }) => not),
  };
}

/** The calls of all acts; null: one of them can't be done. */
export function talkCalls(acts: readonly Talk[], { page, turns }: Situation): Call[] | null {
  const done = turns.flat();
  const reworks = acts.filter((act) => act.type === 'rework');
  const chosen = acts.find((act) => act.type === 'choose');
  const wish = wishOf(reworks);
  const anew = chosen
    ? choiceCalls(chosen.number, wish, proposed(turns))
    : reworks.length > 0
      ? reworkCalls(wish, done, page)
      : [];
  const calls = [
    anew,
    ...acts.map((act): Call[] | null => {
      if (act.type === 'directions') return directionCalls(done, page);
      const isOfMarket = act.type === 'answer' && act.about === 'market' && act.format !== null;
      return isOfMarket ? [{ tool: 'check_listing', input: { market: act.format } }] : [];
    }),
  ];
  return calls.every((some) => some !== null) ? calls.flat() : null;
}

/** Whether all that is wished is wished of the design, and not of the thing that was worked on last. */
export function isOfDesign(acts: readonly Talk[], scene: Scene): boolean {
  const meant = itMeant(scene);
  return acts.every(
    (act) => act.type === 'rework' && act.ofIt && (meant === 'design' || (meant === 'either' && act.step !== null)),
  );
}
