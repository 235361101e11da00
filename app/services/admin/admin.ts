/** What the screens of /admin show, as plain data; times are ISO 8601. */
import type { LimitWindow, PlanKey } from '#app/services/billing/plans.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { ActionView } from './operator-actions.ts';
import type { Decision } from './admin-requests.ts';

/** What was spent of one limit in its present window. */
export interface UsedLimit {
  units: readonly CreditUnit[];
  window: LimitWindow;
  amount: number;
  used: number;
}

export interface UserRow {
  id: string;
  name: string;
  /** Null: signed in by phone alone. */
  email: string | null;
  phone: string | null;
  /** The plan that counts. */
  plan: PlanKey;
  /** Empty: unmetered. */
  limits: UsedLimit[];
  storage: number;
  designs: number;
  createdAt: string;
  /** Null: in no browser that is still signed in. */
  seenAt: string | null;
}

export interface UserPage {
  users: UserRow[];
  /** Accounts in all, visits left out. */
  total: number;
  next: string | null;
}

export interface GrantView {
  id: string;
  plan: string;
  reason: string;
  /** Who gave it; null: not known any more. */
  by: string | null;
  at: string;
  endsAt: string | null;
  endedAt: string | null;
}

export interface SubscriptionRow {
  id: string;
  provider: string;
  product: string;
  ref: string;
  status: string;
  periodEnd: string;
  cancelsAt: string | null;
  endedAt: string | null;
  /** It was bought elsewhere: operators record it, and may end it. */
  isElsewhere: boolean;
}

export interface UserDetail extends UserRow {
  isAnonymous: boolean;
  emailVerified: boolean;
  providers: string[];
  chats: number;
  storageAllowed: number;
  grants: GrantView[];
  subscriptions: SubscriptionRow[];
  generations: GenerationItem[];
  reviews: ReviewView[];
  actions: ActionView[];
}

export const generationStates = ['running', 'waiting', 'failed', 'succeeded', 'flagged', 'cancelled'] as const;
export type GenerationItemState = (typeof generationStates)[number];

/** One generation without what it was asked for and what came of it. */
export interface GenerationItem {
  id: string;
  kind: string;
  user: { id: string; name: string };
  state: GenerationItemState;
  /** Why it failed or was flagged. */
  error: string | null;
  lane: string;
  /** Begun by its user so often. */
  tries: number;
  unit: CreditUnit | null;
  credits: number;
  createdAt: string;
  waitedMs: number;
  workedMs: number;
}

export interface GenerationList {
  generations: GenerationItem[];
  next: string | null;
}

/** How the queue does, by lane and in all. */
export interface QueueView {
  lanes: { lane: string; running: number; waiting: number; atOnce: number; oldestMs: number | null }[];
  /** Of the last day. */
  ended: number;
  failed: number;
}

export interface ReviewPicture {
  asset: string;
  mime: string;
  /** result: it was made. input: it was asked with. */
  is: 'result' | 'input';
}

/** Something that was flagged or reported. */
export interface ReviewView {
  id: string;
  kind: string;
  user: { id: string; name: string };
  flaggedBy: 'moderation' | 'user';
  /** What its user wrote, or what moderation said; null: nothing. */
  reason: string | null;
  flaggedAt: string;
  /** What was asked for, in words. */
  words: string[];
  /** Null: of what was taken down, and of words alone, there are none. */
  pictures: ReviewPicture[];
  /** It was downloaded, kept or used before: its credits stay spent. */
  wasTaken: boolean;
  /** What its user pays for it. */
  paid: { unit: CreditUnit; amount: number } | null;
  /** Its user deleted it; it is kept for review alone. */
  isDeleted: boolean;
  /** What can be decided. */
  choices: Decision[];
  decision: { what: string; by: string | null; at: string; note: string | null } | null;
}

export interface ReviewPage {
  reviews: ReviewView[];
  /** Undecided ones in all. */
  open: number;
  next: string | null;
}

export type StorageKind = 'pictures' | 'videos' | 'music' | 'otherFiles' | 'fonts' | 'designs' | 'chats';

export interface StorageView {
  /** Bytes. Files that several people have count once. */
  kinds: { kind: StorageKind; count: number; bytes: number }[];
  /** What the database takes on its disk; null: the embedded one can't say. */
  database: number | null;
  disk: { free: number; total: number } | null;
  accounts: { user: { id: string; name: string }; plan: PlanKey; used: number; allowed: number }[];
}

/** ok, failing: it was tried. unchecked: nothing can be tried without doing something. off: it is not configured. */
export type HealthState = 'ok' | 'failing' | 'unchecked' | 'off';

export interface PartHealth {
  state: HealthState;
  /** Of what fails: why, in the words of whoever said so, without secrets. */
  reason: string | null;
}
