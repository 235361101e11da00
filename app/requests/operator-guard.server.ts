/**
 * The guard of /admin and its API: admits operators by configuration. For everybody else, signed in or not, there is no
 * such page, whether operators are configured or not.
 */
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { isOperator } from '#app/services/admin/operators.ts';
import { services } from '#app/services/services.server.ts';
import { apiNotFound, apiVisitor, pageNotFound, viewerOf } from './guards.server.ts';

/** The operator that actions are recorded for. */
export interface Operator {
  id: string;
  address: string;
}

function operatorOf(user: SessionUser | null): Operator | null {
  return user?.email && isOperator(services().config, user) ? { id: user.id, address: user.email } : null;
}

/** Of pages. They redirect phones: something may be urgent. */
export async function requireOperator(request: Request): Promise<Operator> {
  const operator = operatorOf((await viewerOf(request)).user);
  if (!operator) throw pageNotFound();
  return operator;
}

/** For resource routes. */
export async function requireApiOperator(request: Request): Promise<Operator> {
  const operator = operatorOf(await apiVisitor(request));
  if (!operator) throw apiNotFound();
  return operator;
}
