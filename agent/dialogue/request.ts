/**
 * A request about a page, and what is known when it is read: the words that may be meant, and the scene in which its
 * references are resolved.
 */
import type { ActOf } from './acts/act.ts';
import type { Page } from './ground/canvas.ts';
import { recordOf, type CallDone, type Deed } from './ground/record.ts';
import type { Scene } from './ground/resolve.ts';
import { spokenBefore } from './ground/spoken.ts';
import { EMPTY_STUDIO, type Studio } from './ground/studio.ts';
import { meantBy } from './say/answers.ts';
import { readTalk } from './understand/talk.ts';

export interface EditRequest {
  /** As it was typed. */
  message: string;
  page: Page;
  /** Whether the last answer asked something: a mere fragment answers that. */
  isAsked: boolean;
  /** The calls of each earlier turn, oldest first. */
  turns: readonly (readonly CallDone[])[];
  /** Texts and names on other pages: words that may be meant as well. */
  elsewhere: readonly string[];
  /** Other pages that were looked at for this request. */
  looked?: readonly Page[];
  /** What is written on other pages, in their order. */
  written?: readonly { page: number; text: string }[];
  /** What was typed before this; null: nothing was. */
  before?: string | null;
  /** What was typed in each earlier turn. */
  typed?: readonly string[];
  /** The user's pictures, and what engines have made; none where nothing is said of it. */
  studio?: Studio;
  /** How many steps of this message are done already. */
  done?: number;
  /** The reading that this message was begun with; empty: nothing is done yet. */
  begun?: string;
}

/** Whether words are left, and not only marks and blanks. */
export const holdsMore = (rest: string): boolean => /[\p{L}\p{N}]/u.test(rest);

/** What this message has made already: none of the words that it was read with. */
export const madeNow = ({ studio = EMPTY_STUDIO, done = 0 }: EditRequest): readonly Deed[] =>
  done > 0 ? recordOf([studio.lookedUp]) : [];

/** What the page, other pages and what was there say: words that may be meant. */
export function textsOf(request: EditRequest, deeds: readonly Deed[]): string[] {
  const { page, looked = [], elsewhere } = request;
  const brought = new Set(madeNow(request).flatMap(({ layers }) => layers));
  return [
    ...[page, ...looked]
      .flatMap(({ layers }) => layers)
      .filter(({ id }) => !brought.has(id))
      // A text is called by its words: "Headline" is the name that compositions give it.
      .flatMap(({ type, text, name, alt, cells }) =>
        type === 'text' ? [text] : [name.replace(/\.[a-z0-9]+$/iu, ''), alt, ...cells.flat()],
      ),
    ...deeds.flatMap(({ words }) => words),
    ...elsewhere,
  ];
}

/** What a question that was only answered was about. */
const ASKED = { font: 'font', size: 'size', color: 'color' } as const;
const isProperty = (about: string): about is keyof typeof ASKED => about in ASKED;

export function sceneOf(request: EditRequest, deeds: readonly Deed[], now: readonly string[]): Scene {
  const { page, looked = [], turns, studio = EMPTY_STUDIO } = request;
  const before = spokenBefore(turns, deeds);
  const isIdle = turns.at(-1)?.length === 0 && !isTalk(request, deeds);
  const told = { isIdle, typed: request.typed ?? [] };
  const scene = { page, others: looked, deeds, turns: turns.length, spoken: { now, before }, studio, ...told };
  const question = lastQuestion(request, deeds);
  const [of] = question?.target ?? [];
  if (!question || !of) return scene;
  const ids = (meantBy(question, scene) ?? []).map(({ id }) => id);
  const asked = isProperty(question.about) ? { property: ASKED[question.about], of } : null;
  return {
    ...scene,
    asked,
    isAskedAbout: ids.length > 0,
    spoken: { now, before: [{ last: ids, all: ids }, ...before] },
  };
}

/** Whether the message before this one was only answered: a question, or small talk. */
function isTalk(request: EditRequest, deeds: readonly Deed[]): boolean {
  const { acts, rest } = readTalk(request.before ?? '', textsOf(request, deeds), false);
  return (
    acts.length > 0 &&
    acts.every(({ type }) => type === 'answer' || type === 'product' || type === 'chat') &&
    !holdsMore(rest)
  );
}

/** The question of the message before this one, where nothing but that was in it. */
function lastQuestion(request: EditRequest, deeds: readonly Deed[]): ActOf<'answer'> | null {
  const { before = null, turns } = request;
  if (before === null || turns.at(-1)?.length !== 0) return null;
  const { acts } = readTalk(before, textsOf(request, deeds), false);
  return acts.find((act) => act.type === 'answer') ?? null;
}
