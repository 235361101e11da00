/** Whether each part does its work: asked for when the screen is there, since trying them takes seconds. */
import { useCallback, useEffect, useState } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import { useTask, type Task } from '#app/browser/use-task.ts';
import type { PartHealth } from '#app/services/admin/admin.ts';

export type ShownHealth = Readonly<Record<string, PartHealth | undefined>>;

export interface HealthCheck extends Pick<Task, 'busy' | 'error'> {
  /** Null: the first answer has not come yet. */
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
