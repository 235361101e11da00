/** The data of the /admin screens, as plain values; times are ISO 8601. */
import type { LimitWindow, PlanKey } from '#app/services/billing/plans.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { TurnCosts } from './cost-report.ts';
import type { ActionView } from './operator-actions.ts';
import type { ShareReportReason } from '#app/contracts/share.ts';
import type { Decision, LinkDecision } from './admin-requests.ts';

/** Use of one limit in its current window. */
export interface UsedLimit {
  units: readonly CreditUnit[];
  window: LimitWindow;
  amount: number;
  used: number;
}

export interface UserRow {
  id: string;
  name: string;
  /** Null: signed in by phone only. */
  email: string | null;
  phone: string | null;
  /** The plan that applies. */
  plan: PlanKey;
  /** Empty: unmetered. */
  limits: UsedLimit[];
  storage: number;
  designs: number;
  createdAt: string;
  /** Null: not signed in anywhere. */
  seenAt: string | null;
}

export interface UserPage {
  users: UserRow[];
  /** All accounts except anonymous visits. */
  total: number;
  next: string | null;
}

export interface GrantView {
  id: string;
  plan: string;
  reason: string;
  /** Who granted it; null: no longer known. */
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
  /** Bought elsewhere: operators record it, and may end it. */
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
  reviews: ReviewItem[];
  actions: ActionView[];
  /** The newest ones. */
  turns: TurnCosts[];
}

export const generationStates = ['running', 'waiting', 'failed', 'succeeded', 'flagged', 'cancelled'] as const;
export type GenerationItemState = (typeof generationStates)[number];

/** One generation without its input and result. */
export interface GenerationItem {
  id: string;
  kind: string;
  user: { id: string; name: string };
  state: GenerationItemState;
  /** Why it failed or was flagged. */
  error: string | null;
  lane: string;
  /** Number of times its user started it. */
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

/** The state of the queue, by lane and in total. */
export interface QueueView {
  lanes: { lane: string; running: number; waiting: number; atOnce: number; oldestMs: number | null }[];
  /** In the last 24 hours. */
  ended: number;
  failed: number;
}

export interface ReviewPicture {
  asset: string;
  mime: string;
  /** result: generated. input: attached to the request. */
  is: 'result' | 'input';
}

/** A flagged or reported generation. */
export interface ReviewView {
  id: string;
  kind: string;
  user: { id: string; name: string };
  flaggedBy: 'moderation' | 'user';
  /** The user's comment, or moderation's reason; null: none. */
  reason: string | null;
  flaggedAt: string;
  /** The text of the request. */
  words: string[];
  /** Null: there are none, since it was taken down or consists of text only. */
  pictures: ReviewPicture[];
  /** It was downloaded, kept or used before, so its credits stay spent. */
  wasTaken: boolean;
  /** What its user pays for it. */
  paid: { unit: CreditUnit; amount: number } | null;
  /** Its user deleted it; it is kept only for review. */
  isDeleted: boolean;
  /** The possible decisions. */
  choices: Decision[];
  decision: DecisionView | null;
}

export interface DecisionView {
  what: string;
  by: string | null;
  at: string;
  note: string | null;
}

/** What somebody with its link reported about a shared design. */
export interface LinkReportView {
  id: string;
  design: { id: string; title: string };
  /** Whose design it is. */
  user: { id: string; name: string };
  /** A key no longer in use stays as it is. */
  reason: ShareReportReason | (string & {});
  text: string;
  reportedAt: string;
  /** The address at which the design can be seen now; null: it is not shared any more. */
  path: string | null;
  /** The possible decisions: a take-down can be reversed. */
  choices: LinkDecision[];
  decision: DecisionView | null;
}

/** What was flagged or reported: a generation, or a shared design. */
export type ReviewItem = ({ of: 'generation' } & ReviewView) | ({ of: 'link' } & LinkReportView);

export interface ReviewFilter {
  /** Either decided or pending ones. */
  decided?: boolean;
  userId?: string;
}

export interface ReviewPage {
  reviews: ReviewItem[];
  /** Number of all undecided ones. */
  open: number;
  next: string | null;
}

export type StorageKind = 'pictures' | 'videos' | 'music' | 'otherFiles' | 'fonts' | 'designs' | 'chats';

export interface StorageView {
  /** Bytes. Files shared by several users count once. */
  kinds: { kind: StorageKind; count: number; bytes: number }[];
  /** The database's size on its disk; null: the embedded one can't tell. */
  database: number | null;
  disk: { free: number; total: number } | null;
  accounts: { user: { id: string; name: string }; plan: PlanKey; used: number; allowed: number }[];
}

/** ok, failing: tested. unchecked: no test is possible without side effects. off: not configured. */
export type HealthState = 'ok' | 'failing' | 'unchecked' | 'off';

export interface PartHealth {
  state: HealthState;
  /** Why it fails, as reported by the failing part, without secrets. */
  reason: string | null;
}
