/** The guard of what answers in the chat: for those who may not choose it there is no such thing. */
import type { SessionUser } from '#app/services/auth/auth.server.ts';
import { mayChooseModel } from '#app/services/admin/operators.ts';
import { services } from '#app/services/services.server.ts';
import { apiNotFound, requireApiUser } from './guards.server.ts';

/** For resource routes. */
export async function requireModelChooser(request: Request): Promise<SessionUser> {
  const { user } = await requireApiUser(request);
  if (!mayChooseModel(services().config, user)) throw apiNotFound();
  return user;
}
