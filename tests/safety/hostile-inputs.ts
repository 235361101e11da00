/** Calls of every tool with a hostile value in each text field, the rest of the input valid. */
import { inputJsonSchema } from '#agent/sdk-tools.ts';
import type { Tool } from '#tools/contract/tool.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

/** Valid values by field name, so that the call gets as far as the hostile one. */
export interface Sane {
  layer: string;
  picture: string;
}

function saneValue(name: string, schema: Schema, sane: Sane): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return saneValue(name, schema.anyOf[0], sane);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'array':
      return [saneValue(name, schema.items ?? {}, sane)];
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, saneValue(key, schema.properties?.[key] ?? {}, sane)]),
      );
    default:
      return /layer|above|below|behind|^of$/.test(name)
        ? sane.layer
        : /asset|picture|image/.test(name)
          ? sane.picture
          : /colou?r|from|to/.test(name)
            ? '#123456'
            : 'Sale';
  }
}

/** The schema's value with `hostile` in place of each of its strings, one variant per place. */
function variants(name: string, schema: Schema, hostile: string, sane: Sane): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => variants(name, one, hostile, sane));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return variants(name, schema.items ?? {}, hostile, sane).map((one) => [one]);
  if (type === 'object' || schema.properties) {
    const base = saneValue(name, schema, sane) as Record<string, unknown>;
    return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      variants(key, inner, hostile, sane).map((value) => ({ ...base, [key]: value })),
    );
  }
  return type === 'string' || type === undefined ? [hostile] : [];
}

/** Inputs of the tool, each with the hostile value in one place. */
export function hostileInputs(tool: Tool, hostile: string, sane: Sane): unknown[] {
  return variants('', inputJsonSchema(tool) as Schema, hostile, sane);
}
