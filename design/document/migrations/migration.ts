/** Defines a migration step, and how it refuses a document without the form it starts from. */
import { KernelError } from '../issue.ts';

export type Json = Record<string, unknown>;

/** Turns a document of one version into the next; pure, never changes its input. */
export type Migration = (document: Json) => Json;

/** Whether a value is a plain object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses a document without the form that its version promises. */
export function misshapen(field: string, reason: string): never {
  throw new KernelError([{ key: 'kernel.invalid', field, values: { reason } }]);
}
