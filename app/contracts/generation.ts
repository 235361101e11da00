/** The wire format of generations: the shapes that the server, its clients and all screens share. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import type { Cutout, RetakeFinding } from '#tools/contract/ports/imaging-port.ts';
import type { SceneId } from '#tools/inputs/scene-list.ts';
import type { CreditUnit, LimitReached } from '#tools/contract/tool.ts';

export const generationStates = ['generating', 'succeeded', 'failed', 'flagged', 'cancelled'] as const;
export type GenerationState = (typeof generationStates)[number];

/** One layer of a try-on, px of the person's photo. */
export interface TryOnPart {
  asset: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The parts of a try-on: the garment with its shadow, what is in front of it, and the places of its points on the
 * person's photo, px.
 */
export interface TryOnResult {
  /** Null: a hosted model made one picture. */
  garment: TryOnPart | null;
  front: TryOnPart | null;
  /**
   * `from`: the same point on the garment's own photo, in its px; absent for jewels and for results from before it was
   * stored.
   */
  handles: readonly { id: string; x: number; y: number; from?: { x: number; y: number } }[];
}

/** One result of a generation. */
export interface Variation {
  /** The asset that it is. */
  asset: string;
  /** In views: its index among all results, if that differs from the index in the list because others are withheld. */
  place?: number;
  name: string;
  /** px; 0 for results without a size. */
  width: number;
  height: number;
  mime: string;
  /** The asset that it was made from, if any. */
  source?: string;
  /** Only for cutouts: the alpha mask of the source. */
  mask?: string;
  /** Only for cutouts: the subject's own colors along its soft edges. */
  colours?: string;
  /** Only for cutouts: where other things are that might have been meant, in fractions of the source. */
  others?: readonly Cutout['subject'][];
  /** Only for scenes: the one that it shows, where the product’s view chose it. */
  scene?: SceneId;
  /** For films: the asset of the poster, and the duration, ms. */
  poster?: string;
  duration?: number;
  /** Only for try-ons: their parts. */
  tryOn?: TryOnResult;
  /** A small, quickly made picture to choose from. */
  preview?: true;
  /** Notes for users: what was found and fixed, what could not be understood. */
  notes?: string[];
  /** Only for logos: the plan for drawing it, and its description. */
  logo?: { plan: LogoPlan; label: string };
  /** For fixed photos: what was found, and whether it was fixed. */
  findings?: readonly RetakeFinding[];
}

/** A variation as its kind makes it. */
export interface MadeVariation extends Variation {
  /** The same as a design with layers to edit; absent: a design made from it shows just the picture. */
  design?: DesignDocument;
}

/** A part that could not be made while others could. */
export interface PartProblem {
  /** Its source asset. */
  source: string;
  name: string;
  /** The reason, for people. */
  text: string;
}

/** A result that moderation withholds. */
export interface WithheldPart {
  /** Its index among all results. */
  place: number;
  /** The reason, for people. */
  reason: string;
}

export interface GenerationResults<Made extends Variation = MadeVariation> {
  variations: Made[];
  problems: PartProblem[];
}

/** Results as people get them: those that passed moderation. */
export interface ShownResults extends GenerationResults<Variation> {
  withheld?: WithheldPart[];
  /** Why there are fewer than requested, for people: it was cancelled or failed after these were shown. */
  short?: string;
}

export const NO_RESULTS: GenerationResults<never> = { variations: [], problems: [] };

/** The changing part of a generation: news on the event stream, and part of every snapshot. */
export interface GenerationNews {
  id: string;
  kind: string;
  state: GenerationState;
  /** Counts up with every try: events of an earlier try are outdated. */
  tries: number;
  /** Share of the work, 0..1; null: unknown. */
  progress: number | null;
  /** Describes the current work; null: nothing to say. */
  stage: string | null;
  /** Position among those that wait, 1 being next; null: it does not wait. */
  position: number | null;
  /** Remaining time, ms, estimated from recent ones of its kind; null: unknown, or finished. */
  remainingMs: number | null;
  /** Results that moderation has checked so far, including withheld ones. */
  made: number;
}

/** GET /api/generations/:id. Times are ISO 8601. */
export interface GenerationView extends GenerationNews {
  /** As it was asked for. */
  input: unknown;
  /** While it runs, those that exist already. Empty while it is hidden: flagged ones show nothing. */
  results: ShownResults;
  /** Why it failed or was flagged, in words for people. */
  error: string | null;
  /** Credits that it was started with. */
  cost: { unit: CreditUnit; amount: number } | null;
  /** Who or what flagged it. */
  flaggedBy: 'moderation' | 'user' | null;
  createdAt: string;
  endedAt: string | null;
}

/** GET /api/generations */
export interface GenerationPage {
  /** In the requested order; newest first by default. */
  generations: GenerationView[];
  /** `after` of the next page; null: there is none. */
  next: string | null;
}

/** POST /api/generations: the input is checked by its kind. */
export const startBodySchema = z.strictObject({ kind: z.string().min(1).max(60), input: z.unknown() });

export interface StartRequest {
  kind: string;
  input: unknown;
}

/** POST /api/generations/:id/report */
export const reportBodySchema = z.strictObject({ reason: z.string().trim().max(1_000).default('') });

/** POST /api/generations/:id/design and /keep: the variation, by its place in the results. */
export const variationBodySchema = z.strictObject({ variation: z.int().min(0).max(199).default(0) });

/** The header that identifies a request, so that sending it again gives the same generation. */
export const requestKeySchema = z.string().min(1).max(200).nullable();

export const HISTORY_SORTS = ['newest', 'oldest', 'name'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** The state of a history in its address. */
export interface HistoryView {
  /** Null: all kinds. */
  kind: string | null;
  query: string;
  sort: HistorySort;
}

/** Most characters of a search in the history. */
export const HISTORY_QUERY = 200;

/** GET /api/generations?kind=&q=&sort=&after=&limit= */
export const listQuerySchema = z.object({
  kind: z.string().max(60).optional(),
  q: z.string().max(HISTORY_QUERY).optional(),
  sort: z.enum(HISTORY_SORTS).optional(),
  after: z.string().max(20_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

/** Sent with the error of a refused start: the plan's limit that was reached. */
export interface LimitAnswer {
  error: { code: 'limit_reached'; message: string };
  reached: LimitReached;
}

/** One picture by its asset. */
export const assetSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Pictures by their assets, up to the limit of one generation. */
export const assetsSchema = (most: number) => z.array(assetSchema).min(1).max(most);
