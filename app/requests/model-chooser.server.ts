/**
 * Who may choose what answers in the chat: operators, and whoever is signed in on a copy that only this machine can
 * reach and that names no operators.
 */
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { isOperator } from '#app/services/admin/operators.ts';
import { services } from '#app/services/services.server.ts';
import { apiNotFound, requireApiUser } from './guards.server.ts';

export function mayChooseModel(user: SessionUser): boolean {
  const { config } = services();
  return isOperator(config, user) || (config.onlyHere && config.operators.length === 0);
}

/** For resource routes; for everybody else there is no such thing. */
export async function requireModelChooser(request: Request): Promise<SessionUser> {
  const { user } = await requireApiUser(request);
  if (!mayChooseModel(user)) throw apiNotFound();
  return user;
}
