/** Operators' actions, by their recorded keys. */

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
  'share.keep',
  'share.take-down',
  'model.choose',
] as const;
export type OperatorAction = (typeof operatorActions)[number];

/** Details of an action for people: plain values by name. */
export type ActionDetail = Readonly<Record<string, string | number | null>>;

export interface ActionView {
  id: string;
  /** An e-mail address; "command line". */
  operator: string;
  /** One of `operatorActions`, or a key no longer in use. */
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
  /** Cursor to older ones; null: there are none. */
  next: string | null;
}

/** The operator recorded for the command line. */
export const COMMAND_LINE = 'command line';
