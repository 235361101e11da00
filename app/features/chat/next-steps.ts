/**
 * Suggestions for the next message: from the design's contents and what the assistant has just done. The assistant
 * understands each.
 */
import { isCall } from '#agent/call-part.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { descendantsOf } from '#design/document/tree.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { kindAnswers } from '#tools/contract/try-on-kinds.ts';
import { viewCall } from './call-view.ts';

export interface NextStep {
  id: string;
  label: string;
  /** What is sent. */
  prompt: string;
}

export interface Situation {
  document: DesignDocument;
  page: string;
  /** The user has a brand kit that is not empty. */
  hasBrandKit: boolean;
  /** The answer that has just finished. */
  last: ChatMessage | undefined;
}

const MOST = 4;

interface Facts {
  layers: Layer[];
  pictures: Extract<Layer, { type: 'image' }>[];
  headline: boolean;
  bare: boolean;
  /** As the suggestion for its color makes it. */
  darkBlue: boolean;
  upright: boolean;
  /** A background has just been removed from a picture that shows something else too. */
  cutFromOthers: boolean;
  /** Names of the tools that have just run. */
  done: Set<string>;
  hasBrandKit: boolean;
}

interface Candidate {
  key:
    | 'other'
    | 'both'
    | 'headline'
    | 'version'
    | 'story'
    | 'post'
    | 'cutOut'
    | 'brand'
    | 'download'
    | 'background'
    | 'text'
    | 'color';
  fits(facts: Facts): boolean;
}

/**
 * By usefulness; the first that fit are shown, and a download is always among them when there is something to download.
 */
const candidates: Candidate[] = [
  { key: 'other', fits: ({ cutFromOthers }) => cutFromOthers },
  { key: 'both', fits: ({ cutFromOthers }) => cutFromOthers },
  { key: 'text', fits: ({ layers }) => !layers.some(({ type }) => type === 'text') },
  { key: 'version', fits: ({ done }) => done.has('compose_design') },
  {
    key: 'cutOut',
    fits: ({ pictures, done }) =>
      pictures.length === 1 && !pictures.some(({ mask }) => mask) && !done.has('remove_background'),
  },
  {
    key: 'brand',
    fits: ({ hasBrandKit, layers, done }) => hasBrandKit && layers.length > 0 && !done.has('apply_brand_kit'),
  },
  { key: 'story', fits: ({ layers, upright, done }) => layers.length > 0 && !upright && !done.has('resize') },
  { key: 'post', fits: ({ layers, upright, done }) => layers.length > 0 && upright && !done.has('resize') },
  { key: 'background', fits: ({ bare, done }) => bare && !done.has('set_background') },
  { key: 'headline', fits: ({ headline, done }) => headline && !done.has('edit_text') && !done.has('update_layer') },
];

/** Two to four steps; after a turn that failed or asked something none but the answers. */
export function nextSteps({ last, ...situation }: Situation): NextStep[] {
  if (last?.role !== 'assistant' || last.metadata?.turn?.state !== 'finished') return [];
  if (showsPreview(last)) return PREVIEW_ANSWERS.map(said);
  const kinds = kindsToWear(last);
  if (kinds.length > 0 || asks(last)) return kinds;
  const facts = factsOf(situation, doneBy(last));
  const download = facts.layers.length > 0 && !facts.done.has('export');
  const found = fitting(candidates, facts, download ? MOST - 1 : MOST);
  return (download ? [...found, 'download' as const] : found).map(step);
}

/** Answers to the preview of a scene. */
const PREVIEW_ANSWERS = ['useScene', 'sceneLight', 'sceneOther', 'sceneCancel'] as const;

/** What stands on the chip is what is sent. */
const said = (id: (typeof PREVIEW_ANSWERS)[number]): NextStep => {
  const label = message(`chat.next.${id}`);
  return { id, label, prompt: label };
};

function showsPreview({ parts }: ChatMessage): boolean {
  const call = parts.findLast(isCall);
  const output = call?.state === 'output-available' ? call.output : null;
  const made = (output as { ok?: boolean; output?: { preview?: boolean } | null } | null) ?? {};
  return made.ok === true && made.output?.preview === true;
}

/** Answers to what kind of garment it is. */
function kindsToWear({ parts }: ChatMessage): NextStep[] {
  const call = parts.findLast(isCall);
  const { error } = (call?.state === 'output-available' ? call.output : {}) as { error?: string };
  const { type } = (call?.input ?? {}) as { type?: string };
  return (kindAnswers(type, error) ?? []).map(({ kind, text }) => ({ id: kind, label: text, prompt: text }));
}

/** By usefulness before the first message. Larger letters are not among them: many layouts have no room for any. */
const edits: Candidate[] = [
  { key: 'text', fits: ({ headline }) => !headline },
  { key: 'color', fits: ({ darkBlue }) => !darkBlue },
  ...candidates.filter(({ key }) => key === 'cutOut' || key === 'brand' || key === 'story' || key === 'post'),
  { key: 'version', fits: ({ headline }) => headline },
];

/** First edits to offer for a design that is not empty. */
export function editsFor(situation: Omit<Situation, 'last'>): NextStep[] {
  return fitting(edits, factsOf(situation, new Set()), MOST).map(step);
}

function factsOf({ document, page, hasBrandKit }: Omit<Situation, 'last'>, done: Set<string>): Facts {
  const layers = descendantsOf(document, page);
  const background = document.pages[page]?.background;
  return {
    layers,
    pictures: layers.filter((layer) => layer.type === 'image'),
    headline: layers.some((layer) => layer.type === 'text'),
    bare: background?.type === 'none' || (background?.type === 'solid' && /^#f{6}(?:ff)?$/i.test(background.color)),
    darkBlue: background?.type === 'solid' && background.color.startsWith('#00008b'),
    upright: document.height > document.width * 1.5,
    done,
    cutFromOthers:
      done.has('remove_background') && layers.some((layer) => layer.type === 'image' && Boolean(layer.mask?.others)),
    hasBrandKit,
  };
}

const fitting = (from: readonly Candidate[], facts: Facts, most: number): Candidate['key'][] =>
  from
    .filter(({ fits }) => fits(facts))
    .map(({ key }) => key)
    .slice(0, most);

function step(key: Candidate['key']): NextStep {
  return {
    id: key,
    label: message(`chat.next.${key}` as MessageKey),
    prompt: message(`chat.next.${key}Prompt` as MessageKey),
  };
}

function doneBy({ parts }: ChatMessage): Set<string> {
  return new Set(
    parts
      .filter(isCall)
      .map((part) => viewCall(part, true))
      .filter(({ state }) => state === 'done')
      .map(({ tool }) => tool),
  );
}

/** Its last words are a question: the answer is the next step. */
export function asks({ parts }: Pick<ChatMessage, 'parts'>): boolean {
  const words = parts.findLast((part) => part.type === 'text');
  return words?.type === 'text' && /[?？؟]$/.test(words.text.trim());
}
