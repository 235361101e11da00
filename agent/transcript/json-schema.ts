/** The format as JSON Schema, for editors and for saying what is expected at a place. */
import { z } from 'zod';
import { transcriptSchema } from './format.ts';
import type { JsonPath } from './transcript-error.ts';

/** What the format uses of JSON Schema (draft 2020-12). */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
}

let made: JsonSchema | null = null;

/** JSON Schema of a transcript as it is written: what has a default may be left out. */
export function transcriptJsonSchema(): JsonSchema {
  made ??= { ...(z.toJSONSchema(transcriptSchema, { io: 'input' }) as JsonSchema), title: 'Transcript' };
  return made;
}

/** What is expected at a place; null where anything may stand. Of several forms the first that has the place counts. */
export function schemaAt(schema: JsonSchema, path: JsonPath): JsonSchema | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  for (const form of schema.anyOf ?? [schema]) {
    const inner = typeof key === 'number' ? (form.prefixItems?.[key] ?? form.items) : (form.properties?.[key] ?? form.additionalProperties);
    if (typeof inner === 'object') {
      const found = schemaAt(inner, rest);
      if (found) return found;
    }
  }
  return null;
}
