/**
 * Inputs of tools in few words: what several tools say alike is said once, in a list of values; limits that the check of
 * the input names anyway are left out. What a schema allows here may be refused there, never the other way round.
 */
import type { JSONSchema7 } from 'ai';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value);

/** From so many tools on, a description is a shared value; lists of choices, which take more room, from one more. */
const SHARED_BY = 3;
/** Limits beyond these are only there to keep nonsense out. */
const TELLING = 360;

const LIMITS = new Set(['minimum', 'maximum', 'minItems', 'maxItems']);
const UNSENT = new Set(['$schema', 'additionalProperties', 'additionalItems', 'minLength', 'maxLength']);

/** Calls `visit` for the schema of each field, however deep, with the field's name; for items with that of their list. */
function eachField(schema: unknown, visit: (field: Node, name: string) => void, name = ''): void {
  if (Array.isArray(schema)) return schema.forEach((one) => eachField(one, visit, name));
  if (!isNode(schema)) return;
  if (name !== '') visit(schema, name);
  for (const [key, inner] of Object.entries(schema)) {
    if (key === 'properties' && isNode(inner))
      for (const [field, its] of Object.entries(inner)) eachField(its, visit, field);
    else eachField(inner, visit, name);
  }
}

export interface SharedValues {
  /** Descriptions that need not be repeated. */
  descriptions: ReadonlySet<string>;
  /** Lists of choices that need not be repeated, as JSON, each under the name of its field: `place ["top-left",…]`. */
  choices: ReadonlySet<string>;
  /** One line a value, for the instructions. */
  lines: readonly string[];
}

const choicesKey = (name: string, choices: unknown) => `${name} ${JSON.stringify(choices)}`;

/** What several of these inputs have in common. */
export function sharedValues(schemas: readonly JSONSchema7[]): SharedValues {
  const said = new Map<string, { names: Set<string>; tools: Set<number> }>();
  const chosen = new Map<string, { name: string; choices: unknown[]; tools: Set<number> }>();
  for (const [index, schema] of schemas.entries())
    eachField(schema, (field, name) => {
      if (typeof field.description === 'string') {
        const known = said.get(field.description) ?? { names: new Set(), tools: new Set() };
        said.set(field.description, { names: known.names.add(name), tools: known.tools.add(index) });
      }
      if (Array.isArray(field.enum)) {
        const key = choicesKey(name, field.enum);
        const known = chosen.get(key) ?? { name, choices: field.enum, tools: new Set<number>() };
        chosen.set(key, { ...known, tools: known.tools.add(index) });
      }
    });
  const taken = new Set<string>();
  // One meaning a name: the commonest is shared, others stay where they are.
  const descriptions = [...said]
    .filter(([, { tools }]) => tools.size >= SHARED_BY)
    .toSorted(([, one], [, other]) => other.tools.size - one.tools.size)
    .filter(([, { names }]) => {
      const isClear = [...names].every((name) => !taken.has(name));
      if (isClear) for (const name of names) taken.add(name);
      return isClear;
    });
  const choices = [...chosen].filter(([, { tools, choices: all }]) => tools.size > SHARED_BY && all.length > 3);
  return {
    descriptions: new Set(descriptions.map(([text]) => text)),
    choices: new Set(choices.map(([key]) => key)),
    lines: [
      ...descriptions.map(([text, { names }]) => `${[...names].join(', ')}: ${text}`),
      ...choices.map(([, { name, choices: all }]) => `${name} is one of ${all.join(', ')}`),
    ],
  };
}

/** A choice of several forms: strings of any kind are one, and of a word or its parts the word does in `brief`. */
function shortForms(forms: readonly unknown[], brief: boolean): Node[] {
  const kept = forms.filter(isNode);
  const words = kept.find(({ enum: choices }) => Array.isArray(choices) && choices.length > 1);
  if (brief && words && kept.some(({ type }) => type === 'object')) return [words];
  const isPlain = ({ type, enum: choices }: Node) => type === 'string' && choices === undefined;
  return kept.some((form) => isPlain(form) && form.const === undefined)
    ? kept.filter((form) => !(isPlain(form) && form.const !== undefined))
    : kept;
}

export interface Shortening {
  shared: SharedValues;
  /**
   * For everyday use: values in their simplest form (`shadow` by a word, not by its parts), without limits; null: whole.
   * By the name of a field, at any depth: what is said of it instead of its own words, choices and fields; null: the
   * field is left out.
   */
  everyday: Readonly<Record<string, string | null>> | null;
}

/** The schema as it is sent. */
export function shortSchema(schema: unknown, how: Shortening, name = ''): Node {
  if (!isNode(schema)) return {};
  const { shared, everyday } = how;
  const words = everyday?.[name];
  if (typeof words === 'string')
    return {
      type: schema.type ?? 'string',
      ...(words === '' ? {} : { description: words }),
      ...(isNode(schema.items) ? { items: { type: schema.items.type ?? 'string' } } : {}),
    };
  const short: Node = {};
  for (const [key, value] of Object.entries(schema)) {
    if (UNSENT.has(key) || (LIMITS.has(key) && (everyday !== null || Math.abs(Number(value)) > TELLING))) continue;
    if (key === 'description' && shared.descriptions.has(String(value))) continue;
    if (key === 'enum' && shared.choices.has(choicesKey(name, value))) continue;
    if (key === 'properties' && isNode(value)) {
      short.properties = Object.fromEntries(
        Object.entries(value).flatMap(([field, its]) =>
          everyday?.[field] === null ? [] : [[field, shortSchema(its, how, field)]],
        ),
      );
    } else if (key === 'items') {
      // A tuple's items are alike in these tools: [x, y].
      short.items = shortSchema(Array.isArray(value) ? value[0] : value, how);
    } else if (key === 'anyOf' && Array.isArray(value)) {
      const forms = shortForms(value, everyday !== null).map((form) => shortSchema(form, how, name));
      if (forms.length === 1) Object.assign(short, { ...forms[0], ...short });
      else short.anyOf = forms;
    } else short[key] = value;
  }
  return short;
}

/** The schema with only these fields of the input, in this order, and those that it requires. */
export function withFields(schema: JSONSchema7, fields: readonly string[]): JSONSchema7 {
  const { properties = {} } = schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      fields.flatMap((field) => {
        const its = properties[field];
        return its === undefined ? [] : [[field, its] as const];
      }),
    ),
  };
}
