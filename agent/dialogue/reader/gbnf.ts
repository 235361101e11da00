/**
 * JSON Schema as GBNF, the notation of llama.cpp (grammars/README.md there): a model that writes under it can write
 * nothing else, whatever its weights. JSON without blanks, properties in the order of the schema.
 */
import type { Schema } from './compact-acts.ts';

/** Longer numbers are none that anybody says. Digits. */
const LONGEST_NUMBER = 6;
const TERMINALS = {
  string: String.raw`"\"" ([^"\\\x7F\x00-\x1F] | "\\" (["\\bfnrt] | "u" [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F]))* "\""`,
  integer: `"-"? ("0" | [1-9] [0-9]{0,${LONGEST_NUMBER - 1}})`,
  number: `integer ("." [0-9]{1,${LONGEST_NUMBER}})?`,
  boolean: '"true" | "false"',
};

/** JSON text that stands there as it is. */
const literal = (value: unknown): string => JSON.stringify(JSON.stringify(value));
const REF = '#/definitions/';
const nameOf = (definition: string): string => `d${definition.replace(/\W|_/g, '-')}`;

/** Properties one after the other: those that must stand, then any of the rest. */
function propertiesOf({ properties = {}, required = [] }: Schema, valueOf: (schema: Schema) => string): string {
  const pairOf = ([key, own]: [string, Schema]): string =>
    `${JSON.stringify(`${JSON.stringify(key)}:`)} ${valueOf(own)}`;
  const entries = Object.entries(properties);
  const must = entries.filter(([key]) => required.includes(key)).map(pairOf);
  const may = entries.filter(([key]) => !required.includes(key)).map(pairOf);
  const following = (pairs: readonly string[]): string => pairs.map((pair) => ` ("," ${pair})?`).join('');
  if (must.length > 0) return `${must.join(' "," ')}${following(may)}`;
  if (may.length === 0) return '';
  // Any of them may be the first.
  return `(${may.map((pair, at) => `${pair}${following(may.slice(at + 1))}`).join(' | ')})?`;
}

/** `schema`: with its definitions. Its arrays are bounded by `maxItems` only. */
export function gbnfOf(schema: Schema): string {
  const rules = new Map<string, string>(Object.entries(TERMINALS));
  const named = new Map<string, string>();

  /** What a schema is written as: the name of its rule, or what is short enough. */
  function write(own: Schema): string {
    if (own.$ref !== undefined) return nameOf(own.$ref.slice(REF.length));
    if (own.const !== undefined) return literal(own.const);
    if (own.enum) return ruleOf(own.enum.map(literal).join(' | '));
    if (own.anyOf) return ruleOf(own.anyOf.map(write).join(' | '));
    if (own.type === 'array') return ruleOf(arrayOf(own));
    if (own.type === 'object') return ruleOf(`"{" ${propertiesOf(own, write)} "}"`);
    if (own.type === undefined || own.type === 'null') throw new Error(`No grammar for ${JSON.stringify(own)}`);
    return own.type;
  }

  function arrayOf({ items = {}, minItems = 0, maxItems }: Schema): string {
    const item = write(items as Schema);
    const [least, most] = [Math.max(0, minItems - 1), maxItems === undefined ? '' : maxItems - 1];
    const list = `${item} ("," ${item}){${least},${most}}`;
    return minItems > 0 ? `"[" ${list} "]"` : `"[" (${list})? "]"`;
  }

  /** The same rule once. */
  function ruleOf(body: string): string {
    const known = named.get(body);
    if (known !== undefined) return known;
    const name = `r${named.size}`;
    named.set(body, name);
    rules.set(name, body);
    return name;
  }

  const { definitions = {}, ...root } = schema;
  const start = write(root);
  for (const [name, own] of Object.entries(definitions)) rules.set(nameOf(name), write(own));
  return [`root ::= ${start}`, ...[...rules].map(([name, body]) => `${name} ::= ${body}`), ''].join('\n');
}
