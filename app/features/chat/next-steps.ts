/**
 * What one may well want next: from what the design holds now and what the assistant has just done. The assistant
 * understands each.
 */
import type { ChatMessage } from '#agent/chat-message.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { descendantsOf } from '#design/document/tree.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { isCall, viewCall } from './call-view.ts';

export interface NextStep {
  id: string;
  label: string;
  /** What is sent. */
  prompt: string;
}

export interface Situation {
  document: DesignDocument;
  page: string;
  /** The user has a brand kit with something in it. */
  hasBrandKit: boolean;
  /** The answer that has just come to its end. */
  last: ChatMessage | undefined;
}

const MOST = 4;

interface Facts {
  layers: Layer[];
  pictures: Extract<Layer, { type: 'image' }>[];
  headline: boolean;
  bare: boolean;
  upright: boolean;
  /** Names of the tools that have just worked. */
  done: Set<string>;
  hasBrandKit: boolean;
}

interface Candidate {
  key: 'headline' | 'version' | 'story' | 'post' | 'cutOut' | 'brand' | 'download' | 'background' | 'text';
  fits(facts: Facts): boolean;
}

/**
 * In order of use; the first that fit are shown, and a download, when there is something to take away, is always among
 * them.
 */
const candidates: Candidate[] = [
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

/** Two to four steps; none after a turn that failed or asked something. */
export function nextSteps({ document, page, hasBrandKit, last }: Situation): NextStep[] {
  if (last?.role !== 'assistant' || last.metadata?.turn?.state !== 'finished' || asks(last)) return [];
  const layers = descendantsOf(document, page);
  const background = document.pages[page]?.background;
  const facts: Facts = {
    layers,
    pictures: layers.filter((layer) => layer.type === 'image'),
    headline: layers.some((layer) => layer.type === 'text'),
    bare: background?.type === 'none' || (background?.type === 'solid' && /^#f{6}(?:ff)?$/i.test(background.color)),
    upright: document.height > document.width * 1.5,
    done: doneBy(last),
    hasBrandKit,
  };
  const download = facts.layers.length > 0 && !facts.done.has('export');
  const found: Candidate['key'][] = candidates
    .filter(({ fits }) => fits(facts))
    .map(({ key }) => key)
    .slice(0, download ? MOST - 1 : MOST);
  return (download ? [...found, 'download' as const] : found).map(step);
}

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
