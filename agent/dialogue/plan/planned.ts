/** What planning an act comes to. */

export interface Call {
  tool: string;
  input: Record<string, unknown>;
}

/**
 * Calls, and the layers that were spoken of; null: this can't be done as it was understood. `isLook`: it has to be known
 * what they answer before the rest can be planned.
 */
export type Planned = { calls: Call[]; spoken: string[]; isLook?: boolean } | null;
