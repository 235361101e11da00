/** Translates zod's findings about a transcript into problems that its author understands. */
import type { z } from 'zod';
import { message } from '#messages/message.ts';
import { foundText, formText } from '../format/expected-form.ts';
import { formsOf, schemaAt, type JsonSchema } from '../format/json-schema.ts';
import { nearest } from '../format/nearest.ts';
import type { JsonPath } from '../format/transcript-error.ts';

/** A problem that has no line yet. */
export interface FormatProblem {
  path: JsonPath;
  text: string;
  /** The key is wrong, not its value. */
  key?: boolean;
}

type Issue = z.core.$ZodIssue;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(json: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    json,
  );
}

/** "did you mean …?", or all existing words. */
export function hint(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === null
    ? message('transcriptFile.known', { known: known.join(', ') })
    : message('transcriptFile.meant', { meant: JSON.stringify(meant) });
}

/** The found and the expected value, in words. */
function mismatch(value: unknown, schema: JsonSchema): string {
  const form = formText(schema);
  if (value === undefined) return message('transcriptFile.missing', { form });
  const text = message('transcriptFile.expected', { form, found: foundText(value) });
  const meant = typeof value === 'string' && schema.enum ? nearest(value, schema.enum.map(String)) : null;
  return meant === null
    ? text
    : message('transcriptFile.withHint', {
        text,
        hint: message('transcriptFile.meant', { meant: JSON.stringify(meant) }),
      });
}

const keysOf = ({ properties, propertyNames }: JsonSchema) =>
  properties ? Object.keys(properties) : (propertyNames?.enum ?? []).map(String);

/** The form with the most existing keys. */
function meantByKeys(value: unknown, forms: readonly JsonSchema[]): JsonSchema {
  const keys = new Set(Object.keys(isObject(value) ? value : {}));
  const points = forms.map((form) => keysOf(form).filter((key) => keys.has(key)).length);
  return forms[points.indexOf(Math.max(...points))] ?? {};
}

/** Which of several forms was meant: one of the right type, and for objects one with some of the keys. Null: none. */
function meantForm(value: unknown, forms: readonly JsonSchema[], errors: readonly (readonly Issue[])[]): number | null {
  const points = forms.map(({ properties }, index) => {
    const issues = errors[index] ?? [];
    if (issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')) return -1;
    if (!isObject(value) || !properties) return 0.5;
    return Object.keys(value).filter((key) => Object.hasOwn(properties, key)).length - issues.length / 1000;
  });
  const most = Math.max(...points);
  return most > 0 ? points.indexOf(most) : null;
}

function problemsOf(issue: Issue, root: unknown, before: JsonPath, schema: JsonSchema): FormatProblem[] {
  const inner = issue.path.filter((key) => typeof key !== 'symbol');
  const path = [...before, ...inner];
  const value = valueAt(root, path);
  const here = schemaAt(schema, inner, valueAt(root, before)) ?? {};
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(meantByKeys(value, formsOf(here).length > 0 ? formsOf(here) : [here]));
      return issue.keys.map((key) => ({
        path: [...path, key],
        key: true,
        text: message('transcriptFile.unknownKey', { known: hint(key, known) }),
      }));
    }
    case 'invalid_key':
      return [
        {
          path,
          key: true,
          text: message('transcriptFile.format', {
            rule: issue.issues[0]?.message ?? '',
            found: foundText(inner.at(-1)),
          }),
        },
      ];
    case 'invalid_union': {
      // A discriminating word that is none of the allowed ones.
      if ('options' in issue && issue.options)
        return [{ path, text: mismatch(value, { enum: issue.options.map(String) }) }];
      const forms = formsOf(here);
      const index = value === undefined ? null : meantForm(value, forms, issue.errors);
      const meant = index === null ? undefined : forms[index];
      if (index === null || !meant) return [{ path, text: mismatch(value, here) }];
      return (issue.errors[index] ?? []).flatMap((one) => problemsOf(one, root, path, meant));
    }
    case 'custom':
    case 'invalid_format':
      return [{ path, text: message('transcriptFile.format', { rule: issue.message, found: foundText(value) }) }];
    default:
      return [{ path, text: mismatch(value, here) }];
  }
}

/** One problem for each place of some JSON that does not match its schema. */
export function formatProblems(error: z.ZodError, json: unknown, schema: JsonSchema): FormatProblem[] {
  return error.issues.flatMap((issue) => problemsOf(issue, json, [], schema));
}
