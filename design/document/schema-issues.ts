/** What a schema finds wrong, as the kernel's issues. */
import { z } from 'zod';
import type { MessageKey } from '#messages/message.ts';
import { KernelError, type Issue } from './issue.ts';

/** Limits are worded differently for lengths of text and of lists. */
const TOO_SMALL: Partial<Record<string, MessageKey>> = { string: 'kernel.tooShort', array: 'kernel.tooFew' };
const TOO_BIG: Partial<Record<string, MessageKey>> = { string: 'kernel.tooLong', array: 'kernel.tooMany' };

/** Zod's findings as issues that name field and limit. */
export function issuesOf(error: z.ZodError, prefix = ''): Issue[] {
  return error.issues.flatMap((found): Issue[] | Issue => {
    const field = [prefix, ...found.path.map(String)].filter(Boolean).join('.') || 'input';
    if (found.code === 'invalid_key') return issuesOf(new z.ZodError(found.issues), field);
    if (found.message.startsWith('Dimension should')) return { key: 'kernel.dimension', field, values: {} };
    if (found.code === 'too_small')
      return { key: TOO_SMALL[found.origin] ?? 'kernel.tooSmall', field, values: { limit: Number(found.minimum) } };
    if (found.code === 'too_big')
      return { key: TOO_BIG[found.origin] ?? 'kernel.tooBig', field, values: { limit: Number(found.maximum) } };
    return { key: 'kernel.invalid', field, values: { reason: found.message } };
  });
}

/** Parses or throws a KernelError that names field and limit. */
export function parseOrThrow<Output>(schema: z.ZodType<Output>, value: unknown, prefix = ''): Output {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new KernelError(issuesOf(parsed.error, prefix));
  return parsed.data;
}
