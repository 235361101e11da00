/**
 * Decides when a call of the agent needs the user's approval: what a turn may do without asking, and what it has done
 * so far.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { applyTolerantly } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import type { CreditsPort } from '#tools/contract/run.ts';
import type { Tool } from '#tools/contract/tool.ts';

/**
 * Layers that one turn may remove without asking: a headline with its ornaments, not a page. Counted over all its
 * calls, so that many small removals count as one large one.
 */
export const LAYERS_UNASKED = 5;

/**
 * Credits that one turn may spend without asking: the first is what the user asked for, the second a retry. The
 * smallest plan has five logos in three days.
 */
export const CREDITS_UNASKED = 2;

/** A question to the user. */
export interface ApprovalRequest {
  approvalId: string;
  toolCallId: string;
  tool: string;
  /** The reason for asking, for users. */
  reason: string;
  /** Aborts when nothing waits for the answer anymore. */
  signal: AbortSignal;
}

/** Ids of the layers that operations remove from a document, including those inside a removed group or page. */
export function layersTaken(document: DesignDocument, operations: readonly Operation[]): string[] {
  const after = applyTolerantly(document, operations).document;
  return Object.keys(document.layers).filter((id) => !Object.hasOwn(after.layers, id));
}

/** Cost of a call. A call whose input the tool will reject costs nothing. */
function costOf({ cost, input: schema, isFree }: Tool, input: unknown): Tool['cost'] {
  if (!cost) return null;
  const parsed = schema.safeParse(input ?? {});
  return !parsed.success || isFree?.(parsed.data) ? null : cost;
}

/** Actions of a turn without asking, and the tools that the user refused. */
export class Permissions {
  private readonly taken = new Set<string>();
  private credits = 0;
  private readonly refused = new Set<string>();

  /** Why the user must be asked before the call does anything, with its cost; null: no need to ask. */
  async beforeWork(tool: Tool, input: unknown, credits: Pick<CreditsPort, 'price'>): Promise<string | null> {
    const { approval } = tool;
    const cost = costOf(tool, input);
    if (cost && this.credits + cost.amount > CREDITS_UNASKED) {
      const price = await credits.price(cost, tool.name);
      // With too few credits left, the call itself reports it: there is nothing to approve.
      if (price && price.left >= cost.amount)
        return message('agent.askCredits', { count: cost.amount, unit: cost.unit, left: price.left });
    }
    return approval === 'always' ? message('agent.askAlways') : null;
  }

  /** Why the user must be asked before the call's operations are committed. */
  beforeCommit({ approval }: Tool, operations: readonly Operation[], document: DesignDocument): string | null {
    if (approval !== 'many-layers') return null;
    const now = layersTaken(document, operations);
    const all = new Set([...this.taken, ...now]);
    if (now.length > 0 && all.size > LAYERS_UNASKED) return message('agent.askManyLayers', { count: now.length });
    for (const id of now) this.taken.add(id);
    return null;
  }

  spent(tool: Tool, input: unknown): void {
    this.credits += costOf(tool, input)?.amount ?? 0;
  }

  /** The user refused: the same tool is not offered again in this turn. */
  refuse(tool: Tool): void {
    this.refused.add(tool.name);
  }

  isRefused(tool: Tool): boolean {
    return this.refused.has(tool.name);
  }
}
