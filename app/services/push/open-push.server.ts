/** Push messages as configured. */
import type { PushSettings } from '#app/services/config/push-settings.ts';
import { createPush, type Push, type PushDependencies } from './push.server.ts';
import { createWebPushSender } from './web-push-sender.server.ts';

/** Null: they are not. */
export function openPush(
  settings: PushSettings | undefined,
  dependencies: Pick<PushDependencies, 'prisma' | 'report'>,
): Push | null {
  if (!settings) return null;
  return createPush({ ...dependencies, sender: createWebPushSender(settings), publicKey: settings.publicKey });
}
