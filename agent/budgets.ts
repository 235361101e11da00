/** How much one turn may take. A turn that runs out ends visibly and keeps what was done. */
export interface TurnBudgets {
  /** Model calls. */
  steps: number;
  /** Input and output of all model calls together. */
  tokens: number;
  /** The whole turn, tools included. */
  ms: number;
  /** Longest wait for the model's next sign of life. */
  silenceMs: number;
  /** Identical failing calls (same tool, same input, same error) before the turn is ended. */
  sameFailures: number;
}

export const DEFAULT_BUDGETS: TurnBudgets = { steps: 16, tokens: 200_000, ms: 5 * 60_000, silenceMs: 60_000, sameFailures: 3 };
