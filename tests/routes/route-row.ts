/**
 * A row of the table of routes: what a route answers to each visitor, and shorthand for writing rows. 'sign-in' is the
 * redirect to /sign-in that returns to the requested address.
 */
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import type { Thing } from './visitors.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

export const viewers = ['nobody', 'anonymous', 'other', 'owner'] as const;
export type Viewer = (typeof viewers)[number];

/** A status, with the address for redirects (':id' for the parameter), or 'sign-in'. */
export type Answers = Record<Viewer, string>;

export interface Call {
  answers: Answers;
  /** JSON, a form's fields, or a picture as the field `file`. */
  send?: { json: unknown } | { form: Record<string, string> } | 'picture';
}

export type Row = Record<Method, Call> & {
  /** Kinds of the parameters; made for the owner, and requested by all others as the owner's. */
  params?: Record<string, Thing | { fixed: string }>;
  /** Appended to the address of GET. */
  query?: string;
  /** Pages: whether phones are sent to /mobile. Absent for resource routes. */
  phones?: 'stay' | 'go to /mobile';
  /** The same for everyone, despite its parameters. */
  isPublic?: boolean;
};

export const all = (answer: string): Answers => ({ nobody: answer, anonymous: answer, other: answer, owner: answer });
/** Signed-in visitors with an account that is not anonymous get `answer`. */
export const account = (answer: string, refusal = '401'): Answers => ({
  nobody: refusal,
  anonymous: refusal,
  other: answer,
  owner: answer,
});
/** Includes visitors without an account. */
export const session = (answer: string): Answers => ({
  nobody: '401',
  anonymous: answer,
  other: answer,
  owner: answer,
});
/** Only for its owner; for others it doesn't exist. */
export const own = (answer: string, refusal = '401'): Answers => ({
  nobody: refusal,
  anonymous: refusal,
  other: '404',
  owner: answer,
});

export const refuse = (answers: Answers) => ({
  POST: { answers },
  PUT: { answers },
  PATCH: { answers },
  DELETE: { answers },
});
/** A page without an action. */
export const page = (answers: Answers, phones: Row['phones'] = 'go to /mobile', more: Partial<Row> = {}): Row => ({
  GET: { answers },
  ...refuse(all('405')),
  phones,
  ...more,
});
/** A resource route: methods not listed are refused with 405, after the guard. */
export const resource = (answers: Answers, calls: Partial<Row>): Row => ({
  GET: { answers },
  ...refuse(answers),
  ...calls,
});

/** Any template, because templates come and go. */
export const aTemplate = TEMPLATES[0]?.id ?? 'none';
