/** A tool call as people see it: an icon, words for where it is, a picture, a file, a question, proposals. */
import type { LucideIcon } from 'lucide-react';
import { calledTool, type CallPart } from '#agent/call-part.ts';
import { message } from '#messages/message.ts';
import { cardText } from '#app/contracts/card-text.ts';
import { addressOf, FIRST_VIDEO } from '#app/services/film/video-setup.ts';
import type { FilmOf, LimitReached, ToolCard, ToolOutcome } from '#tools/contract/tool.ts';
import { callKind } from './call-kinds.ts';

/** Tools whose pictures are made by engines or models, not supplied by the user. */
const MAKING: ReadonlySet<string> = new Set([
  'place_in_scene',
  'generate_image',
  'generate_logo',
  'magic_erase',
  'expand',
  'make_video',
  'try_on',
]);

/** `asking`: it waits for the user's approval; `declined`: the user said no. */
export type CallState = 'running' | 'asking' | 'done' | 'failed' | 'stopped' | 'declined';

export interface CallView {
  id: string;
  tool: string;
  icon: LucideIcon;
  state: CallState;
  words: string;
  /** Why it failed. */
  error: string | null;
  /** The plan stopped it. */
  reached: LimitReached | null;
  /** What to approve, while it asks. */
  question: { approvalId: string; title: string; reason: string | null } | null;
  /** Ids of assets. */
  thumbnails: readonly string[];
  download: { asset: string; fileName: string } | null;
  /** A film that plays in the row. */
  film: NonNullable<ToolCard['film']> | null;
  /** Where the film can be made again, changed, with music. */
  studio: string | null;
  /** What it made or changed. */
  layers: readonly string[];
  /** The change that it committed: can be undone. */
  change: string | null;
  /** An engine made its picture: it can be reported. */
  isMade: boolean;
  /** Another design that it made. */
  design: string | null;
  choices: NonNullable<ToolCard['choices']>;
  /** The proposal that the call itself put on the page; null: none. */
  picked: number | null;
  /** It failed and can be retried unchanged. */
  canRetry: boolean;
  /** Its input and result, for the details. */
  input: DetailRow[];
  answer: DetailRow[];
}

export interface DetailRow {
  name: string;
  value: string;
}

/** `ended`: the turn is over, so a call without an answer will never get one. */
export function viewCall(part: CallPart, ended: boolean): CallView {
  const tool = calledTool(part);
  const kind = callKind(tool);
  const what = kind.title;
  const base: Omit<CallView, 'state' | 'words'> = {
    id: part.toolCallId,
    tool,
    icon: kind.icon,
    error: null,
    reached: null,
    question: null,
    thumbnails: [],
    download: null,
    film: null,
    studio: null,
    layers: [],
    change: null,
    isMade: false,
    design: null,
    choices: [],
    picked: null,
    canRetry: false,
    input: detailRows(part.input),
    answer: [],
  };
  const stopped: CallView = { ...base, state: 'stopped', words: message('chat.callStopped', { what }) };
  if (part.approval && 'approved' in part.approval && part.approval.approved === false)
    return { ...base, state: 'declined', words: message('chat.callDeclined', { what }) };
  if (part.state === 'output-error') return { ...base, state: 'failed', words: kind.failed, error: part.errorText };
  if (part.state === 'approval-requested' && !ended) {
    const question = {
      approvalId: part.approval.id,
      title: message('chat.asksTitle', { what }),
      reason: part.approval.requestReason ?? null,
    };
    return { ...base, state: 'asking', words: message('chat.callAsks', { what }), question };
  }
  if (part.state !== 'output-available') return ended ? stopped : { ...base, state: 'running', words: kind.doing };

  const outcome = part.output as ToolOutcome;
  if (outcome.ok) {
    const { card, change, output } = outcome;
    return {
      ...base,
      state: 'done',
      words: wordsOf(card) ?? what,
      thumbnails: card.assets ?? [],
      isMade: MAKING.has(tool) && ((card.assets ?? []).length > 0 || (card.choices ?? []).length > 0),
      download: card.download ?? null,
      film: card.film ?? null,
      studio: studioOf(card.film?.of),
      layers: card.layers ?? [],
      change: change ?? null,
      design: card.design ?? null,
      choices: card.choices ?? [],
      picked: card.picked ?? null,
      answer: detailRows(output),
    };
  }
  if (outcome.stopped) return { ...stopped, canRetry: ended };
  return {
    ...base,
    state: 'failed',
    words: kind.failed,
    error: outcome.error,
    reached: outcome.reached ?? null,
    canRetry: ended,
  };
}

/** The studio counts whole seconds. */
function studioOf(made: FilmOf | undefined): string | null {
  if (!made) return null;
  const { photos, words, preset, seconds, ratio, accent, font } = made;
  return addressOf({ ...FIRST_VIDEO, ...words, preset, seconds: Math.round(seconds), ratio, accent, font }, photos);
}

/** A conversation may be older than the code: a card whose message is gone or expects other values shows no words. */
function wordsOf(card: ToolCard): string | null {
  try {
    return cardText(card);
  } catch {
    return null;
  }
}

const LONGEST_VALUE = 300;

/**
 * Named values, flat and short; what only machines read (ids of assets and layers, coordinates of paths) is cut like
 * the rest.
 */
function detailRows(value: unknown): DetailRow[] {
  if (typeof value !== 'object' || value === null)
    return value === null || value === undefined ? [] : [{ name: '', value: String(value) }];
  return Object.entries(value).flatMap(([name, entry]) => {
    if (entry === undefined || entry === null) return [];
    const text = readable(entry);
    return [{ name: spaced(name), value: text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text }];
  });
}

/** Plain lists and objects as words, deeper ones as JSON. */
function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? message('chat.yes') : message('chat.no');
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `fontSize` → `font size`. */
function spaced(name: string): string {
  return name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
