/** What an intent comes to on a canvas: calls, or something to say; and how the layers that it names are found. */

export interface PlannedCall {
  tool: string;
  input: Record<string, unknown>;
}
