/**
 * The timers of a turn: the whole must not take too long, and the model must not fall silent. Tools have their own
 * timers; people have time.
 */
import type { TurnBudgets } from './budgets.ts';

/** Budgets that can run out. */
export type Exhaustion = 'ms' | 'silence' | 'tokens' | 'characters';

export class TurnTimers {
  /** Fires on the user's stop and when a budget runs out. */
  readonly signal: AbortSignal;
  /** The limit that was reached, if any. */
  exhausted: Exhaustion | null = null;
  private readonly own = new AbortController();
  private readonly silenceMs: number;
  private whole: NodeJS.Timeout | null = null;
  /** Remaining time of the whole turn, ms; counted down while it runs. */
  private left: number;
  private runningSince = 0;
  private silence: NodeJS.Timeout | null = null;
  private executing = 0;
  private waiting = 0;

  constructor(budgets: Pick<TurnBudgets, 'ms' | 'silenceMs'>, stop: AbortSignal) {
    this.silenceMs = budgets.silenceMs;
    this.left = budgets.ms;
    this.signal = AbortSignal.any([stop, this.own.signal]);
    this.runWhole();
    this.listen();
  }

  /** Ends the turn and stores the reason. The first reason counts. */
  exhaust(reason: Exhaustion): void {
    if (this.signal.aborted) return;
    this.exhausted = reason;
    this.own.abort();
  }

  /** The model sent something. */
  alive(): void {
    if (this.executing === 0) this.silence?.refresh();
  }

  /** While a tool works, the model's silence does not count. */
  async pauseSilence<Value>(work: Promise<Value>): Promise<Value> {
    this.executing += 1;
    if (this.silence) clearTimeout(this.silence);
    try {
      return await work;
    } finally {
      this.executing -= 1;
      if (this.executing === 0) this.listen();
    }
  }

  /** While the user is asked, the turn's own time is paused. */
  async pauseWhole<Value>(work: Promise<Value>): Promise<Value> {
    this.waiting += 1;
    if (this.waiting === 1 && this.whole) {
      clearTimeout(this.whole);
      this.left -= performance.now() - this.runningSince;
    }
    try {
      return await work;
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.runWhole();
    }
  }

  clear(): void {
    if (this.whole) clearTimeout(this.whole);
    if (this.silence) clearTimeout(this.silence);
    this.cleared = true;
  }

  private cleared = false;

  private runWhole(): void {
    if (this.cleared) return;
    this.runningSince = performance.now();
    this.whole = setTimeout(() => this.exhaust('ms'), Math.max(0, this.left));
  }

  private listen(): void {
    if (this.cleared) return;
    this.silence = setTimeout(() => this.exhaust('silence'), this.silenceMs);
  }
}
