/** Rewrites single values of a transcript. The rest of the file stays unchanged: comments, order, layout. */
import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath, type Node } from 'jsonc-parser';
import { TRANSCRIPT_VERSION } from '../format/format.ts';
import { JSON_OPTIONS, parseJsonText } from '../format/json-text.ts';
import { MIGRATIONS, migrateTranscript, type TranscriptMigrations } from '../load/migrate.ts';
import type { JsonPath } from '../format/transcript-error.ts';
import { writtenJson } from '../format/written-json.ts';

export interface TranscriptEdit {
  path: JsonPath;
  /** Undefined: the key or item is removed. */
  value: unknown;
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0] ?? '';

/** The indentation of one level. */
function unitOf(text: string): string {
  const first = text
    .split('\n')
    .map(indentOf)
    .find((indent) => indent !== '');
  return first === undefined ? '  ' : first.startsWith('\t') ? '\t' : first;
}

/** The text without a key or an item of a list, and without its comma. */
function without(text: string, node: Node): string {
  const whole = node.parent?.type === 'property' ? node.parent : node;
  const siblings = whole.parent?.children ?? [];
  const index = siblings.indexOf(whole);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = whole.offset + whole.length;
  if (after) return text.slice(0, whole.offset) + text.slice(after.offset);
  if (before) return text.slice(0, before.offset + before.length) + text.slice(end);
  return text.slice(0, whole.offset) + text.slice(end).replace(/^\s*,/, '');
}

function replaced(text: string, { path, value }: TranscriptEdit, unit: string): string {
  const location: JSONPath = [...path];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const root = parseTree(text, [], JSON_OPTIONS);
  const node = root && findNodeAtLocation(root, location);
  if (value === undefined) return node ? without(text, node) : text;
  if (!node) {
    return applyEdits(
      text,
      modify(text, location, value, { formattingOptions: { insertSpaces: unit !== '\t', tabSize: unit.length, eol } }),
    );
  }
  const start = text.lastIndexOf('\n', node.offset - 1) + 1;
  const line = text.slice(start, node.offset);
  const indent = indentOf(line);
  return (
    text.slice(0, node.offset) +
    writtenJson(value, { indent, unit, before: line.length - indent.length }).replaceAll('\n', eol) +
    text.slice(node.offset + node.length)
  );
}

/**
 * The file's text with other values at these paths, one after the other: paths of later edits see the earlier ones
 * done. A file of an older version is migrated first, which loses its comments.
 */
export function updateTranscript(
  text: string,
  edits: readonly TranscriptEdit[],
  migrations: TranscriptMigrations = MIGRATIONS,
): string {
  if (edits.length === 0) return text;
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { value: json } = parseJsonText(text, '');
  const version: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'version') : null;
  const current =
    version === TRANSCRIPT_VERSION ? text.slice(mark.length) : `${writtenJson(migrateTranscript(json, migrations))}\n`;
  const unit = unitOf(current);
  return mark + edits.reduce((result, edit) => replaced(result, edit, unit), current);
}
