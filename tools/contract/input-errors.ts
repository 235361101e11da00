/** Zod's findings about a tool's input in words that a model can act on: field, what is wrong, what is allowed. */
import type { z } from 'zod';
import { issueText } from '#design/document/issue.ts';
import { issuesOf } from '#design/document/schema-issues.ts';
import { message } from '#messages/message.ts';

type Finding = z.core.$ZodIssue;

/** Enough to fix the call; more would only fill the prompt. */
const MOST_ERRORS = 6;

function textOf(finding: Finding): string {
  const field = finding.path.map(String).join('.') || 'input';
  if (finding.code === 'invalid_type' && finding.message.endsWith('received undefined'))
    return message('tools.missing', { field });
  if (finding.code === 'unrecognized_keys')
    return message('tools.unknownFields', { fields: finding.keys.map((key) => JSON.stringify(key)).join(', ') });
  if (finding.code === 'invalid_value')
    return message('tools.notAllowed', {
      field,
      list: finding.values.map((value) => JSON.stringify(value)).join(', '),
    });
  // A finding about several fields names them itself.
  if (finding.code === 'custom' && finding.path.length === 0) return finding.message;
  if (finding.code === 'invalid_union') return unionText(finding, field);
  return issuesOf({ issues: [finding] } as unknown as z.ZodError)
    .map(issueText)
    .join('; ');
}

/** Lists what each alternative requires, without repetition. */
function unionText(finding: Extract<Finding, { code: 'invalid_union' }>, field: string): string {
  const alternatives = finding.errors.flatMap((errors) =>
    errors.map((error) => textOf({ ...error, path: [...finding.path, ...error.path] } as Finding)),
  );
  return alternatives.length > 0
    ? [...new Set(alternatives)].join(message('tools.or'))
    : message('tools.notUnderstood', { field });
}

/** All findings in one line. */
export function inputErrorText(error: z.ZodError): string {
  const texts = [...new Set(error.issues.map(textOf))];
  return texts.slice(0, MOST_ERRORS).join('; ');
}
