/** What the assistant is doing right now, for the page it works on. */
export interface AgentWork {
  words: string;
  /** Addresses of the pictures that came with the request. */
  pictures: readonly string[];
}

/** Whether both would look the same. */
export const isSameWork = (one: AgentWork | null, other: AgentWork | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.words === other.words && one.pictures.join(' ') === other.pictures.join(' '));
