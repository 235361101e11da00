/** What operators do, by the keys that are recorded. */

export const operatorActions = [
  'plan.give',
  'plan.withdraw',
  'subscription.record',
  'subscription.end',
  'generation.retry',
  'generation.cancel',
  'review.keep',
  'review.uphold',
  'review.take-down',
] as const;
export type OperatorAction = (typeof operatorActions)[number];

/** What an action was about, for people: plain values by name. */
export type ActionDetail = Readonly<Record<string, string | number | null>>;

export interface ActionView {
  id: string;
  /** An e-mail address; "command line". */
  operator: string;
  /** One of `operatorActions`, or a key that is known no more. */
  action: string;
  user: { id: string; name: string };
  subject: string;
  detail: ActionDetail;
  /** ISO 8601. */
  at: string;
}

export interface ActionPage {
  /** Newest first. */
  actions: ActionView[];
  /** Asks for older ones; null: there are none. */
  next: string | null;
}

/** Who acts on the command line. */
export const COMMAND_LINE = 'command line';
