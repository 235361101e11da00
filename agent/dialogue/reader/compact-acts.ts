/**
 * Acts as small models write them: without what was not said, and with the words of the message in place of offsets.
 * Derived from the schema of acts, so that there is one language and not two.
 */
import { z } from 'zod';
import { actSchema, type Act } from '../acts/act.ts';
import { recognizeColor } from '../values/color.ts';
import { ownName } from './own-names.ts';

/** JSON Schema (draft 7), as far as the schema of acts uses it. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  $ref?: string;
  definitions?: Record<string, Schema>;
}

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The schema of acts: unions as one flat `anyOf`, parts that occur more than once in `definitions`. */
const ACTS: Schema & { definitions: Record<string, Schema> } = (() => {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (value === null || typeof value !== 'object') return value;
    const { oneOf, allOf, type, ...rest } = value as Record<string, unknown>;
    // A mere reference.
    if (Array.isArray(allOf) && allOf.length === 1) return plain(allOf[0]);
    const schema = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, plain(inner)])) as Schema;
    const kinds = oneOf === undefined ? schema.anyOf : (plain(oneOf) as Schema[]);
    if (kinds) return { ...schema, anyOf: kinds.flatMap((kind) => kind.anyOf ?? [kind]) };
    return Array.isArray(type)
      ? { anyOf: type.map((one) => ({ ...schema, type: one as Schema['type'] })) }
      : { ...schema, ...(type === undefined ? {} : { type }) };
  };
  const { definitions = {}, ...acts } = plain(
    z.toJSONSchema(actSchema, { target: 'draft-7', reused: 'ref' }),
  ) as Schema;
  return { ...acts, definitions };
})();

const REF = '#/definitions/';
/** The schema itself, where another one only refers to it. */
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(ACTS.definitions[schema.$ref.slice(REF.length)] ?? {});
/** The kinds of a union; one that is none is its only kind. */
const kindsOf = (schema: Schema): Schema[] => {
  const own = resolved(schema);
  return own.anyOf ? own.anyOf.flatMap(kindsOf) : [own];
};

const isNull = ({ type }: Schema): boolean => type === 'null';
const isNullable = (schema: Schema): boolean => kindsOf(schema).some(isNull);
const isColor = ({ type, pattern }: Schema): boolean => type === 'string' && pattern?.startsWith('^#') === true;
/** Offsets into the message are a pair of numbers; models quote its words instead. */
const isSpan = (schema: Schema): boolean => Array.isArray(resolved(schema).items);
const areSpans = (schema: Schema): boolean => {
  const { items } = resolved(schema);
  return items !== undefined && !Array.isArray(items) && isSpan(items);
};
/** A plain step. */
const PLAIN_DEGREE = 1;

/** What a property is where nothing is said of it; undefined: it has to be said. */
function unsaid(key: string, said: Schema): Json | undefined {
  if (isNullable(said)) return null;
  const schema = resolved(said);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array' && (schema.minItems ?? 0) === 0 && !Array.isArray(schema.items)) return [];
  if (key === 'degree') return PLAIN_DEGREE;
  if (schema.type !== 'object') return undefined;
  const fields = Object.entries(schema.properties ?? {}).map(([name, own]) => [name, unsaid(name, own)] as const);
  const isLeft = fields.every(([name, own]) => own !== undefined || !schema.required?.includes(name));
  return isLeft ? (Object.fromEntries(fields.filter(([, own]) => own !== undefined)) as Fields) : undefined;
}

/** The words that an object was read from: its own text where it has one, else they are quoted. */
const hasOwnWords = ({ properties = {} }: Schema): boolean => 'text' in properties && !('type' in properties);

const isConstant = (schema: Schema): boolean => resolved(schema).const !== undefined;

/** Without null and without offsets; what need not be said is optional. */
function compact(schema: Schema): Schema {
  if (schema.$ref !== undefined) return isColor(resolved(schema)) ? { type: 'string' } : { $ref: schema.$ref };
  if (schema.anyOf) {
    const kinds = schema.anyOf.filter((one) => !isNull(one)).map(compact);
    const [only, ...more] = kinds;
    return more.length === 0 && only ? only : { anyOf: kinds };
  }
  if (isColor(schema)) return { type: 'string' };
  if (schema.type === 'array')
    return {
      type: 'array',
      items: compact(schema.items as Schema),
      ...(schema.minItems === undefined ? {} : { minItems: schema.minItems }),
    };
  if (schema.type !== 'object') {
    const { type, enum: values, const: value } = schema;
    return value !== undefined ? { const: value } : values ? { enum: values } : { ...(type ? { type } : {}) };
  }
  const named = Object.entries(schema.properties ?? {}).filter(([, own]) => !isSpan(own) && !areSpans(own));
  const isQuoted = Object.values(schema.properties ?? {}).some(isSpan) && !hasOwnWords(schema);
  const isNeeded = ([key, own]: [string, Schema]): boolean =>
    (schema.required?.includes(key) ?? false) && unsaid(key, own) === undefined;
  const kinds = named.filter(([, own]) => isConstant(own));
  const needed = named.filter((entry) => isNeeded(entry) && !kinds.includes(entry));
  const rest = named.filter((entry) => !kinds.includes(entry) && !needed.includes(entry));
  const quote: [string, Schema][] = isQuoted ? [['quote', { type: 'string' }]] : [];
  const first = [...kinds, ...quote, ...needed];
  return {
    type: 'object',
    properties: Object.fromEntries([...first, ...rest].map(([key, own]) => [key, compact(own)])),
    required: first.map(([key]) => key),
    additionalProperties: false,
  };
}

/** More acts than one message asks for. */
const MOST_ACTS = 8;

/** Answers of models: `{"acts": [...]}`. */
export const COMPACT_ANSWER: Schema = {
  type: 'object',
  properties: {
    acts: { type: 'array', items: compact({ anyOf: ACTS.anyOf ?? [] }), minItems: 1, maxItems: MOST_ACTS },
  },
  required: ['acts'],
  additionalProperties: false,
  definitions: Object.fromEntries(
    Object.entries(ACTS.definitions).flatMap(([name, own]) => (isSpan(own) ? [] : [[name, compact(own)]])),
  ),
};

/** Acts as a model writes them; the other way round than `fullActs`. */
export function compactActs(acts: readonly Act[], message: string): Json {
  const shrink = (value: Json, schema: Schema): Json => {
    const own = branchOf(value, schema);
    if (Array.isArray(value)) return value.map((one) => shrink(one, own.items as Schema));
    if (!isFields(value)) return value;
    const { span, ...fields } = value;
    const kept = Object.entries(fields).filter(([key, inner]) => {
      const inSchema = own.properties?.[key];
      const left = inSchema && unsaid(key, inSchema);
      return inSchema !== undefined && (left === undefined || JSON.stringify(inner) !== JSON.stringify(left));
    });
    const quote: [string, Json][] =
      Array.isArray(span) && !hasOwnWords(own) ? [['quote', message.slice(Number(span[0]), Number(span[1]))]] : [];
    const entries = kept.map(([key, inner]): [string, Json] => [key, shrink(inner, own.properties?.[key] ?? {})]);
    // In the order in which the grammar has them.
    const order = Object.keys(compact(own).properties ?? {});
    const placeIn = ([key]: [string, Json]): number => order.indexOf(key);
    return Object.fromEntries([...quote, ...entries].toSorted((one, other) => placeIn(one) - placeIn(other)));
  };
  return { acts: acts.map((act) => shrink(act as unknown as Json, ACTS)) };
}

/** Of a union the kind that a value is of; where it is of none the first, whose check then fails. */
function branchOf(value: Json, schema: Schema): Schema {
  const kinds = kindsOf(schema).filter((one) => !isNull(one));
  const fits = (kind: Schema): boolean => {
    if (kind.const !== undefined) return kind.const === value;
    if (kind.enum) return kind.enum.includes(value);
    if (Array.isArray(value)) return kind.type === 'array';
    if (!isFields(value)) return kind.type === typeof value || (kind.type === 'integer' && typeof value === 'number');
    return (
      kind.type === 'object' &&
      Object.entries(kind.properties ?? {}).every(([key, own]) => {
        const { const: constant } = resolved(own);
        return constant === undefined || constant === value[key];
      })
    );
  };
  return kinds.find(fits) ?? kinds[0] ?? {};
}

/** The words of an act that the schema does not list, each with the name of its property. */
export function freeTexts(act: Act): { key: string; text: string }[] {
  const collect = (key: string, value: Json, schema: Schema): { key: string; text: string }[] => {
    const own = branchOf(value, schema);
    if (typeof value === 'string')
      return own.enum || own.const !== undefined || isColor(own) ? [] : [{ key, text: value }];
    if (Array.isArray(value)) return isSpan(own) ? [] : value.flatMap((one) => collect(key, one, own.items as Schema));
    if (!isFields(value)) return [];
    return Object.entries(value).flatMap(([name, inner]) => collect(name, inner, own.properties?.[name] ?? {}));
  };
  return collect('', act as unknown as Json, ACTS);
}

/** Changes whose value is a color. */
const COLORED = new Set<Json>(['color', 'highlight', 'outline']);

/** "#D22", "dark red": as the acts write it; null: no color. */
function hexOf(said: string): string | null {
  const [color] = recognizeColor(said.trim().toLowerCase());
  return color?.value ?? null;
}

/** Where words stand in a message, whatever the case and the blanks between them; null: nowhere. */
export function placeOf(words: string, message: string): [number, number] | null {
  const parts = words.trim().toLowerCase().split(/\s+/u).filter(Boolean);
  if (parts.length === 0) return null;
  const low = message.toLowerCase();
  if (low.length !== message.length) return null;
  for (let from = low.indexOf(parts[0] ?? ''); from >= 0; from = low.indexOf(parts[0] ?? '', from + 1)) {
    let at = from;
    const stands = parts.every((part, index) => {
      if (index > 0) while (/\s/u.test(low[at] ?? '')) at += 1;
      const isHere = low.startsWith(part, at);
      at += part.length;
      return isHere;
    });
    const isLetter = (place: number): boolean => /[\p{L}\p{N}]/u.test(low[place] ?? '');
    const isWhole = !(isLetter(from) && isLetter(from - 1)) && !(isLetter(at - 1) && isLetter(at));
    if (stands && isWhole) return [from, at];
  }
  return null;
}

/** What was left out is filled in, and quotes become offsets. Null: a quote stands nowhere in the message. */
function expand(value: Json, schema: Schema, message: string, key = ''): Json | undefined {
  const own = branchOf(value, schema);
  if (typeof value === 'string')
    return isColor(own) ? (hexOf(value) ?? undefined) : own.enum ? value : ownName(key, value);
  if (Array.isArray(value)) {
    const items = value.map((one) => expand(one, own.items as Schema, message));
    return items.every((one) => one !== undefined) ? items : undefined;
  }
  if (!isFields(value)) return value;
  const { quote, ...said } = value;
  const fields: Fields = {};
  for (const [key, inner] of Object.entries(own.properties ?? {})) {
    const given = said[key];
    if (isSpan(inner)) {
      const words = hasOwnWords(own) ? said.text : quote;
      const place = typeof words === 'string' ? placeOf(words, message) : null;
      if (!place) return undefined;
      fields[key] = place;
    } else if (given === undefined || given === null) {
      const left = own.required?.includes(key) ? unsaid(key, inner) : undefined;
      if (left !== undefined) fields[key] = left;
    } else {
      const full = expand(given, inner, message, key);
      if (full === undefined) return undefined;
      fields[key] = full;
    }
  }
  for (const key of Object.keys(said)) if (!(key in fields) && said[key] !== null) fields[key] = said[key] ?? null;
  if (COLORED.has(fields.property ?? null) && typeof fields.value === 'string')
    fields.value = hexOf(fields.value) ?? fields.value;
  return fields;
}

/** Where models that think aloud begin to answer. */
const THOUGHTS_END = '</think>';

/** The JSON of an answer: models put it in fences, and words around it. */
function jsonIn(text: string): Json {
  const after = text.lastIndexOf(THOUGHTS_END);
  const answer = after < 0 ? text : text.slice(after + THOUGHTS_END.length);
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  try {
    return from < 0 ? null : (JSON.parse(answer.slice(from, to + 1)) as Json);
  } catch {
    return null;
  }
}

/** The acts of a model's answer; null: it is cut off, no JSON, or other than the schema demands. */
export function fullActs(answer: string, message: string): Act[] | null {
  const json = jsonIn(answer);
  const told = isFields(json) && Array.isArray(json.acts) ? json.acts : null;
  if (!told || told.length === 0 || told.length > MOST_ACTS) return null;
  const acts = told.map((act) => {
    const full = isFields(act) ? expand(act, ACTS, message) : undefined;
    return full === undefined ? null : actSchema.safeParse(full);
  });
  return acts.every((act) => act?.success) ? acts.map((act) => (act as { data: Act }).data) : null;
}
