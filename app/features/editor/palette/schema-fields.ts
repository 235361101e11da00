/**
 * A tool's input as fields of a form: read from its JSON Schema, one level deep. What no simple field can hold is left
 * out; a tool that requires it gets no form. Pure.
 */
import type { InputSchema } from '#app/contracts/tool-offer.ts';

export type FieldKind =
  | { type: 'words'; long: boolean; longest: number | null }
  /** One entry a line. */
  | { type: 'lines'; most: number | null }
  | { type: 'number'; whole: boolean; min?: number; max?: number }
  | { type: 'choice'; options: readonly string[] }
  /** Several of a few. */
  | { type: 'choices'; options: readonly string[] }
  | { type: 'switch' };

export interface FormField {
  /** Where the value goes: a property, or a property of a nested object. */
  path: readonly string[];
  label: string;
  hint: string | null;
  required: boolean;
  kind: FieldKind;
}

/** Properties for the selection; a form fills them in automatically. */
const SELECTED: ReadonlySet<string> = new Set(['layer', 'layers']);
/** From this length on, words get more than one line. */
const LONG = 300;

export type FieldValue = string | number | boolean | readonly string[];
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

/** The field's key in the values of its form. */
export const fieldKey = (field: Pick<FormField, 'path'>): string => field.path.join('.');

/** The fields of a tool's input, required ones first; null if something required has no field. */
export function fieldsOf(schema: InputSchema): FormField[] | null {
  const fields: FormField[] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (SELECTED.has(name)) continue;
    const required = schema.required?.includes(name) ?? false;
    const kind = kindOf(property);
    if (kind) fields.push({ path: [name], label: labelOf(name), hint: property.description ?? null, required, kind });
    else if (property.type === 'object' && !required) fields.push(...fieldsInside(name, property));
    else if (required) return null;
  }
  return fields.sort((a, b) => Number(b.required) - Number(a.required));
}

function fieldsInside(name: string, schema: InputSchema): FormField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([inner, property]) => {
    const kind = kindOf(property);
    return kind
      ? [
          {
            path: [name, inner],
            label: `${labelOf(name)}: ${inner}`,
            hint: property.description ?? null,
            required: false,
            kind,
          },
        ]
      : [];
  });
}

function kindOf(schema: InputSchema): FieldKind | null {
  if (schema.enum) return { type: 'choice', options: schema.enum.map(String) };
  if (schema.anyOf) return kindOfAny(schema.anyOf);
  switch (schema.type) {
    case 'string':
      return schema.const === undefined
        ? { type: 'words', long: (schema.maxLength ?? 0) > LONG, longest: schema.maxLength ?? null }
        : { type: 'choice', options: [String(schema.const)] };
    case 'number':
    case 'integer':
      return { type: 'number', whole: schema.type === 'integer', min: schema.minimum, max: schema.maximum };
    case 'boolean':
      return { type: 'switch' };
    case 'array':
      if (schema.items?.enum) return { type: 'choices', options: schema.items.enum.map(String) };
      return schema.items?.type === 'string' ? { type: 'lines', most: schema.maxItems ?? null } : null;
    default:
      return null;
  }
}

/** Of several allowed types, the one most people would use: words, else a choice, else a number. */
function kindOfAny(schemas: readonly InputSchema[]): FieldKind | null {
  const kinds = schemas.map(kindOf).filter((kind) => kind !== null);
  const choice = kinds.find((kind) => kind.type === 'choice');
  return kinds.find((kind) => kind.type === 'words') ?? choice ?? kinds[0] ?? null;
}

/** `fontWeight` as people read it. */
function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The form's values as input, without fields left empty. */
export function inputOf(fields: readonly FormField[], values: FieldValues): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const value = given(field.kind, values[fieldKey(field)]);
    const [outer, inner] = field.path;
    if (value === undefined || outer === undefined) continue;
    if (inner === undefined) input[outer] = value;
    else input[outer] = { ...(input[outer] as Record<string, unknown> | undefined), [inner]: value };
  }
  return input;
}

function given(kind: FieldKind, value: FieldValue | undefined): unknown {
  if (value === undefined || value === false || value === '') return undefined;
  if (kind.type === 'lines') {
    const lines = String(value)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, kind.most ?? undefined);
    return lines.length > 0 ? lines : undefined;
  }
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  return value;
}

/** The required fields that are still empty. */
export function missingFields(fields: readonly FormField[], values: FieldValues): FormField[] {
  return fields.filter((field) => field.required && given(field.kind, values[fieldKey(field)]) === undefined);
}

/** What a tool wants from the selection: nothing, one layer, or any number; `required` if it can't do without. */
export function selectionWanted(schema: InputSchema): { property: 'layer' | 'layers'; required: boolean } | null {
  const properties = schema.properties ?? {};
  const property = 'layer' in properties ? 'layer' : 'layers' in properties ? 'layers' : null;
  return property && { property, required: schema.required?.includes(property) ?? false };
}
