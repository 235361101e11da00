/** The format as JSON Schema, for editors and for saying what is expected at a place. */
import { z } from 'zod';
import { documentSchema } from '#design/document/document.ts';
import { transcriptSchema } from './format.ts';
import type { JsonPath } from './transcript-error.ts';

/**
 * The parts of JSON Schema that the format uses (draft 7, which editors support best), and two editor-specific
 * keywords.
 */
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
  oneOf?: JsonSchema[];
  allowTrailingCommas?: boolean;
  allowComments?: boolean;
}

let made: JsonSchema | null = null;

/** Whole numbers are doubles: their limits are not meant as limits. */
function withoutNumberLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** JSON Schema of a transcript as it is written: keys with a default are optional. */
export function transcriptJsonSchema(): JsonSchema {
  made ??= {
    title: 'Transcript of Blend',
    allowComments: true,
    allowTrailingCommas: true,
    ...(z.toJSONSchema(transcriptSchema, {
      io: 'input',
      target: 'draft-7',
      override: withoutNumberLimits,
    }) as JsonSchema),
  };
  return made;
}

/** JSON Schema of a whole design, which a transcript may start with. */
export function designJsonSchema(): JsonSchema {
  return z.toJSONSchema(documentSchema, {
    io: 'input',
    target: 'draft-7',
    override: withoutNumberLimits,
  }) as JsonSchema;
}

/** The forms that a value may have. */
export const formsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => anyOf ?? oneOf ?? [];

/** Whether a value explicitly says that it has another form: `"type": "text"` on a picture. */
function isOther({ properties = {} }: JsonSchema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(properties).some(
    ([key, { const: word }]) => word !== undefined && Object.hasOwn(value, key) && Reflect.get(value, key) !== word,
  );
}

/**
 * The schema of a place; null if anything is allowed. Of several forms the first one that has the place and doesn't
 * contradict the value counts. `json`: the value at the schema's place.
 */
export function schemaAt(schema: JsonSchema, path: JsonPath, json?: unknown): JsonSchema | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const forms = formsOf(schema);
  const inside: unknown =
    typeof json === 'object' && json !== null && Object.hasOwn(json, key) ? Reflect.get(json, key) : undefined;
  for (const form of forms.length > 0 ? forms.filter((one) => !isOther(one, json)) : [schema]) {
    const inner =
      typeof key === 'number'
        ? Array.isArray(form.items)
          ? form.items[key]
          : form.items
        : (form.properties?.[key] ?? form.additionalProperties);
    if (typeof inner === 'object') {
      const found = schemaAt(inner, rest, inside);
      if (found) return found;
    }
  }
  return null;
}
