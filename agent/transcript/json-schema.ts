/** The format as JSON Schema, for editors and for saying what is expected at a place. */
import { z } from 'zod';
import { transcriptSchema } from './format.ts';
import type { JsonPath } from './transcript-error.ts';

/** What the format uses of JSON Schema (draft 7, which editors know best), and two words of editors. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string | string[];
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
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  allowTrailingCommas?: boolean;
  allowComments?: boolean;
}

let made: JsonSchema | null = null;

/** Whole numbers are held by a double: its own limits are nobody's wish. */
function withoutNumberLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** JSON Schema of a transcript as it is written: what has a default may be left out. */
export function transcriptJsonSchema(): JsonSchema {
  made ??= { title: 'Transcript of Blend', allowComments: true, allowTrailingCommas: true, ...(z.toJSONSchema(transcriptSchema, { io: 'input', target: 'draft-7', override: withoutNumberLimits }) as JsonSchema) };
  return made;
}

/** What is expected at a place; null where anything may stand. Of several forms the first that has the place counts. */
export function schemaAt(schema: JsonSchema, path: JsonPath): JsonSchema | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  for (const form of schema.anyOf ?? [schema]) {
    const inner = typeof key === 'number' ? (Array.isArray(form.items) ? form.items[key] : form.items) : (form.properties?.[key] ?? form.additionalProperties);
    if (typeof inner === 'object') {
      const found = schemaAt(inner, rest);
      if (found) return found;
    }
  }
  return null;
}
