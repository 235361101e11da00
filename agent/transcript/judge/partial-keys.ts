/** Which keys a written part of a document may have: those of the document's schema and those derived by its view. */
import { z } from 'zod';
import { documentSchema, pageSchema } from '#design/document/document.ts';
import { layerSchema } from '#design/document/layers.ts';

/** Keys that document-view.ts derives. A test compares the two. */
const DERIVED = {
  document: ['background', 'color', 'layers', 'pages', 'title'],
  page: ['number', 'width', 'height', 'color', 'layers'],
  layer: {
    all: ['page', 'group'],
    leaf: ['centerX', 'centerY'],
    text: ['shown', 'color', 'font', 'size', 'weight', 'highlight'],
    image: ['cutout', 'radius'],
    shape: ['color', 'radius'],
    drawing: ['color'],
    sticker: ['emoji', 'asset'],
    table: ['texts', 'font', 'size', 'weight', 'color'],
    group: ['layers'],
  },
} as const;

/** The forms that a schema allows, without wrappers. */
function formsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(formsOf);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return formsOf(schema.unwrap());
  return [schema];
}

/** The forms that a key may hold; empty: none of the given forms has that key. */
function formsAt(forms: readonly z.core.$ZodType[], key: string): z.core.$ZodType[] {
  return forms.flatMap((form) =>
    form instanceof z.ZodObject && Object.hasOwn(form.shape, key) ? formsOf(form.shape[key] as z.core.$ZodType) : [],
  );
}

const keysOf = (forms: readonly z.core.$ZodType[]): string[] => [
  ...new Set(forms.flatMap((form) => (form instanceof z.ZodObject ? Object.keys(form.shape) : []))),
];

export type Part = 'document' | 'page' | 'layer';

export interface UnknownKey {
  path: (string | number)[];
  /** key: nothing has it; type: no layer is of it; form: a page or a layer must be an object. */
  problem: 'key' | 'type' | 'form';
  key: string;
  /** Keys that may be there. */
  known: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LAYERS = new Map(layerSchema.options.map((form) => [form.shape.type.value, form]));
type LayerType = (typeof layerSchema.options)[number]['shape']['type']['value'];

/** Possible layers for a written one: of its type, or of all. Unknown types make no key unknown. */
function layerForms({ type }: Record<string, unknown>): { forms: z.core.$ZodType[]; derived: string[] } {
  const types = [...LAYERS.keys()].filter((one) => type === undefined || one === type) as LayerType[];
  const derived = types.flatMap((one): readonly string[] => [
    ...DERIVED.layer.all,
    ...(one === 'group' ? [] : DERIVED.layer.leaf),
    ...DERIVED.layer[one],
  ]);
  return { forms: types.flatMap((one) => LAYERS.get(one) ?? []), derived };
}

function* unknownInside(
  value: unknown,
  forms: readonly z.core.$ZodType[],
  path: (string | number)[],
): Generator<UnknownKey> {
  if (Array.isArray(value)) {
    const items = forms.flatMap((form) => (form instanceof z.ZodArray ? formsOf(form.element) : []));
    for (const [index, item] of value.entries()) yield* unknownInside(item, items, [...path, index]);
    return;
  }
  const objects = forms.filter((form) => form instanceof z.ZodObject);
  if (!isObject(value) || objects.length === 0) return;
  for (const [key, inner] of Object.entries(value)) {
    const below = formsAt(objects, key);
    if (below.length === 0) yield { path: [...path, key], problem: 'key', key, known: keysOf(objects) };
    else yield* unknownInside(inner, below, [...path, key]);
  }
}

/** Lists of pages and layers, and the same by id. */
function* unknownInList(value: unknown, part: Part, path: (string | number)[]): Generator<UnknownKey> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* unknownKeys(item, part, [...path, index]);
  else if (isObject(value))
    for (const [id, item] of Object.entries(value)) yield* unknownKeys(item, part, [...path, id]);
}

/** Keys that no document can have at that place: they would never hold, or always if a layer must be absent. */
export function* unknownKeys(value: unknown, part: Part, path: (string | number)[] = []): Generator<UnknownKey> {
  if (!isObject(value)) {
    yield { path, problem: 'form', key: JSON.stringify(value), known: [] };
    return;
  }
  const { forms, derived } =
    part === 'layer'
      ? layerForms(value)
      : part === 'page'
        ? { forms: [pageSchema], derived: [...DERIVED.page] }
        : { forms: [documentSchema], derived: [...DERIVED.document] };
  // A nonexistent type: the value is wrong, whatever the keys are.
  if (forms.length === 0) {
    yield {
      path: [...path, 'type'],
      problem: 'type',
      key: typeof value.type === 'string' ? value.type : JSON.stringify(value.type),
      known: [...LAYERS.keys()],
    };
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const below = [...path, key];
    if (key === 'layers' && (part !== 'layer' || derived.includes('layers')))
      yield* unknownInList(inner, 'layer', below);
    else if (key === 'pages' && part === 'document') yield* unknownInList(inner, 'page', below);
    else if (key === 'background' && part === 'document')
      yield* unknownInside(inner, formsAt([pageSchema], key), below);
    else {
      const known = formsAt(forms, key);
      if (known.length > 0) yield* unknownInside(inner, known, below);
      else if (!derived.includes(key))
        yield { path: below, problem: 'key', key, known: [...new Set([...keysOf(forms), ...derived])] };
    }
  }
}
