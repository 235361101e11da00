/** Decides who may operate this copy: users whose verified address is configured. */
import type { Config } from '#app/services/config/config.ts';
import type { SessionUser } from '#app/services/auth/auth.server.ts';

export function isOperator(
  { operators }: Pick<Config, 'operators'>,
  user: Pick<SessionUser, 'email' | 'emailVerified' | 'isAnonymous'> | null,
): boolean {
  if (!user?.email || !user.emailVerified || user.isAnonymous) return false;
  return operators.includes(user.email.toLowerCase());
}

/** Who may choose what answers in the chat: operators; where none are named, whoever uses a copy of this machine alone. */
export function mayChooseModel(
  config: Pick<Config, 'operators' | 'onlyHere'>,
  user: Pick<SessionUser, 'email' | 'emailVerified' | 'isAnonymous'>,
): boolean {
  return isOperator(config, user) || (config.onlyHere && config.operators.length === 0 && !user.isAnonymous);
}
