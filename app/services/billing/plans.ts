/**
 * The one table of plans: what each allows. Guards, the ledger, the interface and tests read it; code asks `can`, never
 * for a plan's name.
 */
import type { CreditUnit } from '#tools/contract/tool.ts';

export const planKeys = ['free', 'pro', 'max'] as const;
export type PlanKey = (typeof planKeys)[number];

export const creditUnits: readonly CreditUnit[] = ['image', 'logo', 'video', 'try-on'];

export type LimitWindow = 'daily' | 'three-days' | 'weekly' | 'monthly' | 'lifetime';

export const dayMs = 24 * 60 * 60 * 1000;

/** Length of a window, days. A month is 30 days from the plan's start. */
export const windowDays: Record<LimitWindow, number> = {
  daily: 1,
  'three-days': 3,
  weekly: 7,
  monthly: 30,
  lifetime: Infinity,
};

/** Together the units may spend `amount` credits in one window. */
export interface Limit {
  units: readonly CreditUnit[];
  window: LimitWindow;
  amount: number;
}

export const featureKeys = [
  /** SVG and vector PDF. */
  'vector-export',
  'upscale-4k',
  'custom-models',
  'batch',
  /** AI backgrounds, lifestyle shots and catalogs cost no credits. */
  'unlimited-scenes',
] as const;
export type Feature = (typeof featureKeys)[number];

/** Tools whose pictures cost nothing where scenes are unlimited. */
export const SCENE_TOOLS: ReadonlySet<string> = new Set(['place_in_scene']);

export interface Plan {
  /** A credit has to be within every limit that covers its unit. */
  limits: readonly Limit[];
  /** Longest shorter side of an export, px. */
  exportShorterSide: number;
  watermark: boolean;
  features: readonly Feature[];
  /** What an account may store, bytes. */
  storage: number;
}

/** What a visit without an account may store, bytes, whatever plans are sold. */
export const VISIT_STORAGE = 200_000_000;

const proFeatures = ['vector-export', 'upscale-4k', 'custom-models', 'batch'] as const;

export const plans: Record<PlanKey, Plan> = {
  free: {
    limits: [
      { units: ['image', 'logo'], window: 'monthly', amount: 10 },
      { units: ['logo'], window: 'three-days', amount: 5 },
      { units: ['try-on'], window: 'monthly', amount: 10 },
      { units: ['video'], window: 'monthly', amount: 1 },
    ],
    exportShorterSide: 1080,
    watermark: true,
    features: [],
    storage: 2_000_000_000,
  },
  pro: {
    limits: [
      { units: ['image', 'logo'], window: 'monthly', amount: 150 },
      { units: ['try-on'], window: 'monthly', amount: 150 },
      { units: ['video'], window: 'monthly', amount: 15 },
    ],
    exportShorterSide: 2160,
    watermark: false,
    features: proFeatures,
    storage: 50_000_000_000,
  },
  max: {
    limits: [
      { units: ['image', 'logo'], window: 'monthly', amount: 500 },
      // The specification gives a second reading of 100 try-ons a month.
      { units: ['try-on'], window: 'monthly', amount: 500 },
      { units: ['video'], window: 'monthly', amount: 50 },
    ],
    exportShorterSide: 2160,
    watermark: false,
    features: [...proFeatures, 'unlimited-scenes'],
    storage: 200_000_000_000,
  },
};

/** How many reported results per account return their credit, within so many days: more would be free pictures. */
export const reportRefunds = { most: 3, days: windowDays.monthly } as const;

/** No plan gives more than this one. */
export const LARGEST_PLAN: PlanKey = 'max';

/** Unknown keys (a plan that was renamed, a hand-edited row) get the least. */
export function planKeyOf(key: string): PlanKey {
  return planKeys.find((known) => known === key) ?? 'free';
}
