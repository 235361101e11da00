/** What a message costs, millionths of a dollar. */
export interface MessageCost {
  /** As recent ones did; null: there were none. */
  about: number | null;
  most: number;
}
