/** The limits of one turn. A turn that reaches one ends visibly and keeps what was done. */
export interface TurnBudgets {
  /** Model calls. */
  steps: number;
  /** Input and output of all model calls together. */
  tokens: number;
  /** Text and reasoning of one answer, characters: nobody reads more, and all of it is stored. */
  characters: number;
  /** The whole turn, tools included; waiting for the user is not counted. */
  ms: number;
  /** Longest silence of the model. */
  silenceMs: number;
  /** Longest wait for the user's yes or no; then it counts as no. */
  approvalMs: number;
  /** Identical failing calls (same tool, same input, same error) before the turn is ended. */
  sameFailures: number;
}

export const DEFAULT_BUDGETS: TurnBudgets = {
  steps: 16,
  // Tools, canvas, picture and history take some 8,000 to 30,000 tokens in every model call: enough for all steps of a
  // turn.
  tokens: 500_000,
  characters: 60_000,
  // Models on the user's own machine are loaded on the first request, and may reason for minutes.
  ms: 10 * 60_000,
  silenceMs: 120_000,
  approvalMs: 10 * 60_000,
  sameFailures: 3,
};
