/** What a scene costs, and how many are left: nothing to say if the plan has unlimited scenes. */
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { plans } from '#app/services/billing/plans.ts';
import type { Usage } from '#app/services/billing/usage.server.ts';
import { message } from '#messages/message.ts';

async function readUsage(path: string): Promise<Usage> {
  const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The usage answered ${response.status}`);
  return (await response.json()) as Usage;
}

export interface SceneCosts {
  /** In words, for below the button. */
  words: string;
  /** Each further variation costs as much. */
  metered: boolean;
}

/** Requests the remaining number again whenever a scene has been made or undone: then `made` is another number. */
export function useSceneCosts(made: number): SceneCosts {
  const { data } = useSWR<Usage>(['/api/usage', made], ([path]: [string, number]) => readUsage(path), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const cost = message('actions.toolCost', { amount: 1, unit: 'image' });
  if (!data) return { words: cost, metered: true };
  if (data.unlimited || plans[data.plan].features.includes('unlimited-scenes'))
    return { words: message('aiTools.costIncluded'), metered: false };
  const left = data.units.find(({ unit }) => unit === 'image')?.left ?? null;
  return { words: left === null ? cost : message('aiTools.costOf', { cost, left }), metered: true };
}

export function SceneCost({ costs }: { costs: SceneCosts }): ReactNode {
  return <p className="tabular text-center text-12 text-muted">{costs.words}</p>;
}
