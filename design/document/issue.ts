/**
 * The kernel's errors about bad input: a code, the field by path, the limit. Thrown as KernelError, shown through the
 * catalogue.
 */
import { z } from 'zod';
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';

export interface Issue {
  key: MessageKey;
  /** Dotted path of the field, for instance `layers.a1.width`. */
  field: string;
  values: MessageValues;
}

/** Fields that the sentence itself names. */
const NAMED: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'kernel.unknownLayer',
  'kernel.unknownPage',
  'kernel.unknownOperation',
  'kernel.duplicateId',
  'kernel.notADocument',
  'kernel.newerVersion',
  'kernel.dimension',
]);

/** The reason without the field, for callers that show the field next to it. */
export function issueReason({ key, values }: Issue): string {
  return message(key, values);
}

/** The issue as a sentence that names the field. */
export function issueText(issue: Issue): string {
  const reason = issueReason(issue);
  return NAMED.has(issue.key) ? reason : message('kernel.inField', { field: issue.field, reason });
}

/** A hostile document can be wrong in thousands of places, more than anybody would read. */
const TOLD = 20;

/** Input that the kernel refuses. `issues` is never empty. */
export class KernelError extends Error {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super(issues.slice(0, TOLD).map(issueText).join('; ') + (issues.length > TOLD ? '; …' : ''));
    this.name = 'KernelError';
    this.issues = issues;
  }
}

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
