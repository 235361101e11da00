/** Checks whether each part works. Fetched only when the screen is shown, since the checks take seconds. */
import { useCallback, useEffect, useState } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import { useTask, type Task } from '#app/browser/use-task.ts';
import type { PartHealth } from '#app/services/admin/admin.ts';

export type ShownHealth = Readonly<Record<string, PartHealth | undefined>>;

export interface HealthCheck extends Pick<Task, 'busy' | 'error'> {
  /** Null: the first response is pending. */
  health: ShownHealth | null;
  again(): void;
}

export function useHealth(): HealthCheck {
  const [health, setHealth] = useState<ShownHealth | null>(null);
  const { busy, error, run } = useTask();
  const again = useCallback(
    () => void run(async () => setHealth(await httpGet<ShownHealth>('/api/admin/health'))),
    [run],
  );
  useEffect(again, [again]);
  return { health, busy, error, again };
}
