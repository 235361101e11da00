/**
 * What a tool is. The agent calls it from the chat, a button from the editor, an HTTP client from outside: one
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

/** Why the plan stopped a call: for showing the refusal and the way to more. */
export interface LimitReached {
  code: 'limit_reached';
  /** Credits of this unit ran out, or what an export may not be, several pictures at once, or the user's own models. */
  what: CreditUnit | PlanFeature;
  /** Of credits: what is in the way, `days` being those of its window; null: it never starts over. */
  limit: { units: readonly CreditUnit[]; amount: number; days: number | null } | null;
  /** When enough credits come back by themselves, ISO 8601; null: never. */
  resetsAt: string | null;
}

/** What a film was made of by a preset: assets of the photos, seconds. */
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
  /** Of one of the tool's words. */
  key: string;
  values?: MessageValues;
  /** Assets to show as thumbnails. */
  assets?: string[];
  /** A file to download: an asset and the name to save it under. */
  download?: { asset: string; fileName: string };
  /** A film to play, its poster shown before it begins; px. */
  film?: { asset: string; poster: string; width: number; height: number; of?: FilmOf };
  /** Layers that the call made or changed, for highlighting. */
  layers?: string[];
  /** Another design that the call made. */
  design?: string;
  /** Proposals to choose from: picking one calls that tool with that input. */
  choices?: {
    asset: string;
    label: string;
    tool: string;
    input: Json;
    /** What picking it spends; left out: nothing. */
    cost?: Cost;
  }[];
}

/** Expected failures are results: the model reads `error`, the user reads it on the failed card. Bugs throw. */
export type ToolResult =
  | {
      ok: true;
      operations: Operation[];
      output: Json;
      card: ToolCard;
      /** The page to look at from now on: later calls of the turn work there, and the user is shown it. */
      page?: string;
    }
  | { ok: false; error: string; reached?: LimitReached };

/**
 * A finished call as it is kept in the conversation and answered over HTTP. The model sees only `output` or `error`;
 * `card` is for people, `revision` is the design's after the call, `change` the id of what it committed, if anything.
 */
export type ToolOutcome =
  | { ok: true; output: Json; card: ToolCard; revision: number; change?: string; page?: string }
  /**
   * `stopped`: the user ended the turn before the call had any effect. `reached`: the plan did. `retryAfter`: seconds
   * after which it may work.
   */
  | { ok: false; error: string; stopped?: true; reached?: LimitReached; retryAfter?: number };

/** Thrown by ports for what may well happen: becomes the outcome of the call, in these words. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
  /** The limit of the plan that refused, if it was one. */
  readonly reached: LimitReached | null;
  /** Seconds after which it may be asked for again, where waiting helps. */
  readonly retryAfter: number | null;

  constructor(text: string, options: { cause?: unknown; reached?: LimitReached; retryAfter?: number | null } = {}) {
    super(text, 'cause' in options ? { cause: options.cause } : undefined);
    this.reached = options.reached ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** An export that goes beyond the plan, several pictures at once, or the user's own models. */
export function beyondPlan(what: PlanFeature): LimitReached {
  return { code: 'limit_reached', what, limit: null, resetsAt: null };
}

export interface Tool<Input = unknown> {
  /** snake_case; what the model calls. Never reused for something else. */
  name: string;
  /** Its icon in the chat, by Lucide's name: `align-left`. */
  icon: string;
  texts: ToolTexts;
  /**
   * What it is for, in the fewest words: a line of the agent's standing instructions, which name tools of the same use
   * together. Left out where they speak of the tool elsewhere or its description is enough.
   */
  use?: string;
  /** For the model: what it does, when to use it, units. */
  description: string;
  input: z.ZodType<Input>;
  /** Credits that one call spends; null: free. */
  cost: Cost | null;
  /** Calls of a tool with a cost that spend nothing: choosing among what was paid for. */
  isFree?(input: Input): boolean;
  /**
   * Words that become part of a picture by an engine: looked at before anything is spent, as what came of them is
   * before anybody sees it. Pictures are looked at when a tool hands them to an engine (moderated-ports.ts).
   */
  moderates?(input: Input): readonly string[];
  /**
   * Whether the user is asked first: always, or only when the call would take away more than a few layers. Anything
   * that costs more than a few credits needs approval in any case.
   */
  approval: 'never' | 'always' | 'many-layers';
  timeoutMs: number;
  /** Inputs on the design of tests/fixtures/example-design.ts that it takes, and such that it refuses in words. */
  examples: { accepted: readonly Json[]; refused: readonly Json[] };
  execute(input: Input, context: ToolContext): Promise<ToolResult>;
}

/** Keeps the input's type while the list of tools stays uniform. */
export function defineTool<Input>(tool: Tool<Input>): Tool<Input> {
  return tool;
}
