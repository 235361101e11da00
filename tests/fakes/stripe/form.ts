/** Request bodies in Stripe's form encoding: `items[0][price]=x&expand[]=y`. */
import type { IncomingMessage } from 'node:http';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = Record<string, FormValue>;

export function parseForm(body: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = [...name.matchAll(/[^[\]]+|(?<=\[)(?=\])/g)].map(([key]) => key);
    put(root, keys, value);
  }
  return listed(root) as Form;
}

function put(target: Form, [key = '', ...rest]: string[], value: string): void {
  const own = key === '' ? String(Object.keys(target).length) : key;
  if (rest.length === 0) target[own] = value;
  else put((target[own] ??= {}) as Form, rest, value);
}

/** Objects whose keys are 0, 1, 2 … become lists. */
function listed(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export const text = (form: Form, key: string): string | undefined =>
  typeof form[key] === 'string' ? form[key] : undefined;
export const inner = (form: Form, key: string): Form => {
  const value = form[key];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};
export const texts = (form: Form, key: string): string[] => {
  const value = form[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};
export const metadataOf = (form: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(inner(form, 'metadata')).map(([key, value]) => [key, String(value)]));

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
