/** How far a running call is, told to whoever watches: not kept, and not more often than eyes can follow. */
import type { Progress } from '#tools/context.ts';
import type { ChatChunk } from './chat-message.ts';

/** Between two of them, ms. */
const EVERY_MS = 150;

/** Shares come as `data-progress` parts, in order, rising; the first and the last are always told. */
export function createProgress(toolCallId: string, emit: (chunk: ChatChunk) => void, now: () => number = () => performance.now()): Progress {
  let toldAt = -Infinity;
  let told: number | null | undefined;
  return (share) => {
    const value = share === null || !Number.isFinite(share) ? null : Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
    // A second part of the work may begin at nothing again; people only see it going on.
    if (value === told || (value !== null && typeof told === 'number' && value < told)) return;
    if (value !== 1 && now() - toldAt < EVERY_MS) return;
    toldAt = now();
    told = value;
    emit({ type: 'data-progress', id: toolCallId, data: { toolCallId, share: value }, transient: true });
  };
}
