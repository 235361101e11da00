/** The wire format of generations: the shapes that the server, its clients and all screens share. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import type { RetakeFinding } from '#tools/contract/ports/imaging-port.ts';
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

/** One thing that a generation made. */
export interface Variation {
  /** The asset that it is. */
  asset: string;
  /** In views: its place among all that was made, where that is another than in the list: others are withheld. */
  place?: number;
  name: string;
  /** px; 0 for what has no size. */
  width: number;
  height: number;
  mime: string;
  /** The asset that it was made of, if it was one. */
  source?: string;
  /** Of cutouts: the alpha mask of the source. */
  mask?: string;
  /** Of cutouts: the subject's own colors along its soft edges. */
  colours?: string;
  /** For films: the asset of the poster, and the duration, ms. */
  poster?: string;
  duration?: number;
  /** Of try-ons: their parts. */
  tryOn?: TryOnResult;
  /** Small and quickly made, to choose from. */
  preview?: true;
  /** Notes for users: what was found and fixed, what could not be understood. */
  notes?: string[];
  /** Of logos: what they are drawn by, and what they show, in words. */
  logo?: { plan: LogoPlan; label: string };
  /** For fixed photos: what was found, and whether it was fixed. */
  findings?: readonly RetakeFinding[];
}

/** A variation as its kind makes it. */
export interface MadeVariation extends Variation {
  /** The same as a design with layers to edit; left out: a design of it shows the picture alone. */
  design?: DesignDocument;
}

/** A part that could not be made while others could. */
export interface PartProblem {
  /** The asset that it was about. */
  source: string;
  name: string;
  /** Why, in words for people. */
  text: string;
}

/** A result that moderation does not let anybody see. */
export interface WithheldPart {
  /** Its place among all that was made. */
  place: number;
  /** Why, in words for people. */
  reason: string;
}

export interface GenerationResults<Made extends Variation = MadeVariation> {
  variations: Made[];
  problems: PartProblem[];
}

/** Results as people get them: those that moderation has seen and let through. */
export interface ShownResults extends GenerationResults<Variation> {
  withheld?: WithheldPart[];
  /** Why there are fewer than were asked for, in words: it was cancelled, or failed, after these were shown. */
  short?: string;
}

export const NO_RESULTS: GenerationResults<never> = { variations: [], problems: [] };

/** The changing part of a generation: news on the event stream, and part of every snapshot. */
export interface GenerationNews {
  id: string;
  kind: string;
  state: GenerationState;
  /** Counts up with every try: news of an earlier one are old. */
  tries: number;
  /** 0..1 of the work; null: it can't say. */
  progress: number | null;
  /** What happens now, in words; null: nothing to say. */
  stage: string | null;
  /** Place among those that wait, 1 being next; null: it does not wait. */
  position: number | null;
  /** How long until it is done, ms, by what its kind took lately; null: not known, or over. */
  remainingMs: number | null;
  /** Results that moderation has checked so far, including withheld ones. */
  made: number;
}

/** GET /api/generations/:id. Times are ISO 8601. */
export interface GenerationView extends GenerationNews {
  /** As it was asked for. */
  input: unknown;
  /** While it runs those that exist already. Empty while it is hidden: flagged ones show nothing. */
  results: ShownResults;
  /** Why it failed or was flagged, in words for people. */
  error: string | null;
  /** Credits that it was begun with. */
  cost: { unit: CreditUnit; amount: number } | null;
  /** Who flagged it. */
  flaggedBy: 'moderation' | 'user' | null;
  createdAt: string;
  endedAt: string | null;
}

/** GET /api/generations */
export interface GenerationPage {
  /** In the order that was asked for: newest first, if none was. */
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

/** The header that names a request, so that sending it again is the same generation. */
export const requestKeySchema = z.string().min(1).max(200).nullable();

export const HISTORY_SORTS = ['newest', 'oldest', 'name'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** What a history shows, as its address says it. */
export interface HistoryView {
  /** Null: all kinds. */
  kind: string | null;
  query: string;
  sort: HistorySort;
}

/** Characters of a search in the history. */
export const HISTORY_QUERY = 200;

/** GET /api/generations?kind=&q=&sort=&after=&limit= */
export const listQuerySchema = z.object({
  kind: z.string().max(60).optional(),
  q: z.string().max(HISTORY_QUERY).optional(),
  sort: z.enum(HISTORY_SORTS).optional(),
  after: z.string().max(20_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

/** What a refused start returns next to its error: the plan's limit that was reached. */
export interface LimitAnswer {
  error: { code: 'limit_reached'; message: string };
  reached: LimitReached;
}

/** One picture by its asset. */
export const assetSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Pictures by their assets, as many as one generation takes. */
export const assetsSchema = (most: number) => z.array(assetSchema).min(1).max(most);
