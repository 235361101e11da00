/**
 * Defines a tool. The agent calls it from the chat, a button from the editor, an HTTP client from outside: one
 * implementation.
 */
import type { z } from 'zod';
import type { FilmRatio, FilmWords, PresetName } from '#design/film/preset.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { MessageValues } from '#messages/message.ts';
import type { ToolContext } from './context.ts';
import type { ToolTexts } from './tool-text.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type CreditUnit = 'image' | 'logo' | 'video' | 'try-on';

/** Credits that a call spends. */
export interface Cost {
  unit: CreditUnit;
  /** 1 or more. */
  amount: number;
}

/** The rights a plan may include. */
export type PlanFeature = 'export-size' | 'vector' | 'upscale' | 'batch' | 'custom-models';

/** Why the plan stopped a call: for showing the refusal and how to get more. */
export interface LimitReached {
  code: 'limit_reached';
  /**
   * The credit unit that ran out, or the feature that the plan lacks: an export's size or format, several pictures at
   * once, the user's own models.
   */
  what: CreditUnit | PlanFeature;
  /** For credits: the limit that was reached, `days` being the length of its window; null: it never resets. */
  limit: { units: readonly CreditUnit[]; amount: number; days: number | null } | null;
  /** When enough credits reset, ISO 8601; null: never. */
  resetsAt: string | null;
}

/** Sources of a film made by a preset: assets of the photos, seconds. */
export interface FilmOf {
  photos: readonly string[];
  preset: PresetName;
  seconds: number;
  ratio: FilmRatio;
  words: FilmWords;
  accent: string;
  font: string;
}

/** The visible result of a finished call: one row of words, perhaps a picture, perhaps a file. */
export interface ToolCard {
  /** Key of one of the tool's texts. */
  key: string;
  values?: MessageValues;
  /** Assets to show as thumbnails. */
  assets?: string[];
  /** A file to download: an asset and the name to save it under. */
  download?: { asset: string; fileName: string };
  /** A film to play, its poster shown before it starts; px. */
  film?: { asset: string; poster: string; width: number; height: number; of?: FilmOf };
  /** Layers that the call made or changed, for highlighting. */
  layers?: string[];
  /** Another design that the call made. */
  design?: string;
  /** Proposals to choose from: choosing one calls that tool with that input. */
  choices?: {
    asset: string;
    label: string;
    tool: string;
    input: Json;
    /** Cost of choosing it; absent: free. */
    cost?: Cost;
  }[];
  /** Which of the proposals is on the page already, from 0. */
  picked?: number;
}

/** Expected failures are results: the model reads `error`, the user reads it on the failed card. Bugs throw. */
export type ToolResult =
  | {
      ok: true;
      operations: Operation[];
      output: Json;
      card: ToolCard;
      /** The page to show from now on: later calls of the turn work there, and the user sees it. */
      page?: string;
    }
  | { ok: false; error: string; reached?: LimitReached };

/**
 * A finished call as stored in the conversation and returned over HTTP. The model sees only `output` or `error`; `card`
 * is for people, `revision` is the design's after the call, `change` the id of the change that it committed, if any.
 */
export type ToolOutcome =
  | { ok: true; output: Json; card: ToolCard; revision: number; change?: string; page?: string }
  /**
   * `stopped`: the user ended the turn before the call had any effect. `reached`: the plan's limit that stopped it.
   * `retryAfter`: seconds after which a retry may work.
   */
  | { ok: false; error: string; stopped?: true; reached?: LimitReached; retryAfter?: number };

/** Thrown by ports for expected failures: its message becomes the outcome of the call. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
  /** The limit of the plan that caused the refusal, if any. */
  readonly reached: LimitReached | null;
  /** Seconds after which to retry, if waiting helps. */
  readonly retryAfter: number | null;

  constructor(text: string, options: { cause?: unknown; reached?: LimitReached; retryAfter?: number | null } = {}) {
    super(text, 'cause' in options ? { cause: options.cause } : undefined);
    this.reached = options.reached ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Exceeds the plan: an export, several pictures at once, or the user's own models. */
export function beyondPlan(what: PlanFeature): LimitReached {
  return { code: 'limit_reached', what, limit: null, resetsAt: null };
}

export interface Tool<Input = unknown> {
  /** snake_case; the model calls it by this name. Never reused for another tool. */
  name: string;
  /** Its icon in the chat, by Lucide's name: `align-left`. */
  icon: string;
  texts: ToolTexts;
  /**
   * Its purpose in very few words, for the list of tools that a model has to ask for (agent/sent-tools.ts). Absent: it is
   * one of those that are always sent.
   */
  use?: string;
  /** For the model: what it does, when to use it, units. */
  description: string;
  input: z.ZodType<Input>;
  /** Credits that one call spends; null: free. */
  cost: Cost | null;
  /** Whether a call of a tool with a cost spends nothing, such as choosing among paid results. */
  isFree?(input: Input): boolean;
  /**
   * Words that an engine turns into a picture: moderated before anything is spent, and the result before it is shown.
   * Pictures are moderated when a tool passes them to an engine (moderated-ports.ts).
   */
  moderates?(input: Input): readonly string[];
  /**
   * Whether the user is asked first: always, or only if the call would remove more than a few layers. Anything that
   * costs more than a few credits needs approval in any case.
   */
  approval: 'never' | 'always' | 'many-layers';
  timeoutMs: number;
  /**
   * Example inputs for the design of tests/fixtures/example-design.ts: some accepted, some refused with an error
   * message.
   */
  examples: { accepted: readonly Json[]; refused: readonly Json[] };
  execute(input: Input, context: ToolContext): Promise<ToolResult>;
}

/** Keeps the input's type while the list of tools stays uniform. */
export function defineTool<Input>(tool: Tool<Input>): Tool<Input> {
  return tool;
}
