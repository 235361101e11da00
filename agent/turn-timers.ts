/** The clocks of a turn: the whole may not take too long, and the model may not fall silent. Tools have clocks of their own. */
import type { TurnBudgets } from './budgets.ts';

export class TurnTimers {
  /** Fires on the user's stop and when a budget runs out. */
  readonly signal: AbortSignal;
  /** What ran out, if something did. */
  exhausted: 'ms' | 'silence' | 'tokens' | null = null;
  private readonly own = new AbortController();
  private readonly silenceMs: number;
  private readonly whole: NodeJS.Timeout;
  private silence: NodeJS.Timeout;
  private executing = 0;

  constructor(budgets: Pick<TurnBudgets, 'ms' | 'silenceMs'>, stop: AbortSignal) {
    this.silenceMs = budgets.silenceMs;
    this.signal = AbortSignal.any([stop, this.own.signal]);
    this.whole = setTimeout(() => this.exhaust('ms'), budgets.ms);
    this.silence = setTimeout(() => this.exhaust('silence'), budgets.silenceMs);
  }

  /** Ends the turn, and remembers why. The first reason stands. */
  exhaust(reason: 'ms' | 'silence' | 'tokens'): void {
    if (this.signal.aborted) return;
    this.exhausted = reason;
    this.own.abort();
  }

  /** The model gave a sign of life. */
  alive(): void {
    if (this.executing === 0) this.silence.refresh();
  }

  /** While a tool works, nobody waits for the model. */
  async pauseSilence<Value>(work: Promise<Value>): Promise<Value> {
    this.executing += 1;
    clearTimeout(this.silence);
    try {
      return await work;
    } finally {
      this.executing -= 1;
      if (this.executing === 0) this.silence = setTimeout(() => this.exhaust('silence'), this.silenceMs);
    }
  }

  clear(): void {
    clearTimeout(this.whole);
    clearTimeout(this.silence);
  }
}
