/** The limits of one turn. A turn that reaches them ends visibly and keeps what was done. */
export interface TurnBudgets {
  /** Model calls. */
  steps: number;
  /** Input and output of all model calls together. */
  tokens: number;
  /** Words and thoughts of one answer, characters: nobody reads more, and all of it is stored. */
  characters: number;
  /** The whole turn, tools included; waiting for a person is not counted. */
  ms: number;
  /** Longest wait for the model's next sign of life. */
  silenceMs: number;
  /** Longest wait for a person's yes or no; then it is a no. */
  approvalMs: number;
  /** Identical failing calls (same tool, same input, same error) before the turn is ended. */
  sameFailures: number;
}

export const DEFAULT_BUDGETS: TurnBudgets = {
  steps: 16,
  // Tools, canvas, picture and history come to some 25,000 to 40,000 with every call of the model: enough for all steps
  // of a turn.
  tokens: 600_000,
  characters: 60_000,
  // Models on the user's own machine are loaded on the first request, and think aloud for minutes.
  ms: 10 * 60_000,
  silenceMs: 120_000,
  approvalMs: 10 * 60_000,
  sameFailures: 3,
};
