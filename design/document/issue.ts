/**
 * The kernel's errors about bad input: a code, the field by path, the limit. Thrown as KernelError, shown through the
 * catalogue.
 */
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
