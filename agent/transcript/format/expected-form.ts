/** Describes in words what is expected at a place of a transcript, and what was found. */
import { message } from '#messages/message.ts';
import { formsOf, type JsonSchema } from './json-schema.ts';

/** Longer texts are shortened in quotations, characters. */
const QUOTED = 60;

const quoted = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(', ');

/** The value that was found. */
export function foundText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > QUOTED ? `${value.slice(0, QUOTED)}…` : value);
  if (Array.isArray(value)) return message('transcriptFile.found.list', { count: value.length });
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value);
  if (keys.length === 0) return message('transcriptFile.found.empty');
  return message('transcriptFile.found.object', {
    keys: keys.length > 6 ? `${quoted(keys.slice(0, 6))} …` : quoted(keys),
  });
}

function numberForm({ type, minimum: from, maximum: to }: JsonSchema): string {
  const form = message(type === 'integer' ? 'transcriptFile.form.whole' : 'transcriptFile.form.number');
  if (from !== undefined && to !== undefined)
    return message('transcriptFile.form.between', { form, from: String(from), to: String(to) });
  if (from !== undefined) return message('transcriptFile.form.from', { form, from: String(from) });
  return to === undefined ? form : message('transcriptFile.form.to', { form, to: String(to) });
}

function textForm({ minLength: from = 0, maxLength: to }: JsonSchema): string {
  if (to === undefined)
    return from === 0 ? message('transcriptFile.form.text') : message('transcriptFile.form.textFrom', { from });
  return from === 0
    ? message('transcriptFile.form.textTo', { to })
    : message('transcriptFile.form.textBetween', { from, to });
}

function listForm({ items = {}, minItems: from = 0, maxItems: to }: JsonSchema): string {
  if (Array.isArray(items)) return message('transcriptFile.form.pair', { count: items.length });
  const isText = items.type === 'string' && items.minLength === undefined && items.pattern === undefined;
  const form = isText
    ? message('transcriptFile.form.texts')
    : items.type === 'object'
      ? message('transcriptFile.form.objects')
      : message('transcriptFile.form.list', { form: formText(items) });
  if (to === undefined) return from === 0 ? form : message('transcriptFile.form.listFrom', { form, from });
  return from === 0
    ? message('transcriptFile.form.listTo', { form, to })
    : message('transcriptFile.form.listBetween', { form, from, to });
}

function objectForm({ properties, required = [], propertyNames }: JsonSchema): string {
  if (propertyNames?.enum)
    return message('transcriptFile.form.objectOf', { keys: quoted(propertyNames.enum.map(String)) });
  const optional = Object.keys(properties ?? {}).filter((key) => !required.includes(key));
  if (required.length > 0 && optional.length > 0)
    return message('transcriptFile.form.objectWithOptional', {
      required: quoted(required),
      optional: quoted(optional),
    });
  if (required.length > 0) return message('transcriptFile.form.objectWith', { required: quoted(required) });
  return optional.length > 0
    ? message('transcriptFile.form.objectOf', { keys: quoted(optional) })
    : message('transcriptFile.form.object');
}

/** The expected value. Names the limits of numbers. */
export function formText(schema: JsonSchema): string {
  const several = formsOf(schema);
  if (several.length > 0) {
    const forms = several.map(formText);
    const last = forms.pop() ?? '';
    return forms.length === 0 ? last : message('transcriptFile.form.or', { forms: forms.join(', '), last });
  }
  if (Array.isArray(schema.type)) return formText({ anyOf: schema.type.map((type) => ({ ...schema, type })) });
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return message('transcriptFile.form.oneOf', { values: schema.enum.map((one) => JSON.stringify(one)).join(', ') });
  switch (schema.type) {
    case 'string':
      return textForm(schema);
    case 'integer':
    case 'number':
      return numberForm(schema);
    case 'boolean':
      return message('transcriptFile.form.boolean');
    case 'array':
      return listForm(schema);
    case 'object':
      return objectForm(schema);
    case 'null':
      return 'null';
    default:
      return message('transcriptFile.form.any');
  }
}
