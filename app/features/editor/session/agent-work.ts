/** What the assistant is doing right now, for the page it works on. */
export interface AgentWork {
  words: string;
  /** Addresses of the pictures that came with the request. */
  pictures: readonly string[];
}
