/** A tool's description for clients: its name, its input and its cost. */
import type { Cost } from '#tools/contract/tool.ts';

/** JSON Schema, draft 7: the parts that tool inputs use. */
export interface InputSchema {
  type?: string;
  description?: string;
  properties?: Record<string, InputSchema>;
  required?: string[];
  items?: InputSchema;
  anyOf?: InputSchema[];
  enum?: (string | number)[];
  const?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface ToolOffer {
  name: string;
  /** In words. */
  title: string;
  input: InputSchema;
  cost: Cost | null;
}
