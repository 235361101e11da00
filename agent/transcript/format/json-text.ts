/**
 * JSON as people write it: comments and trailing commas are fine, mistakes are reported in plain words, and every value
 * knows its place.
 */
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { message, type MessageKey } from '#messages/message.ts';
import { TranscriptError, type JsonPath, type Place } from './transcript-error.ts';

/** How files may differ from strict JSON; editing them keeps to the same. */
export const JSON_OPTIONS = { allowTrailingComma: true, disallowComments: false, allowEmptyContent: false } as const;

export interface JsonText {
  value: unknown;
  /** Position of the value; for a missing one, its parent's. */
  place(path: JsonPath): Place;
  /** Position of a value's key. */
  placeOfKey(path: JsonPath): Place;
}

const WORDS: Record<string, MessageKey> = {
  InvalidSymbol: 'transcriptFile.json.symbol',
  InvalidNumberFormat: 'transcriptFile.json.number',
  PropertyNameExpected: 'transcriptFile.json.key',
  ValueExpected: 'transcriptFile.json.value',
  ColonExpected: 'transcriptFile.json.colon',
  CommaExpected: 'transcriptFile.json.comma',
  CloseBraceExpected: 'transcriptFile.json.brace',
  CloseBracketExpected: 'transcriptFile.json.bracket',
  EndOfFileExpected: 'transcriptFile.json.end',
  UnexpectedEndOfComment: 'transcriptFile.json.comment',
  UnexpectedEndOfString: 'transcriptFile.json.string',
  UnexpectedEndOfNumber: 'transcriptFile.json.number',
  InvalidUnicode: 'transcriptFile.json.unicode',
  InvalidEscapeCharacter: 'transcriptFile.json.escape',
  InvalidCharacter: 'transcriptFile.json.character',
};

function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  // Not by assignment: a key `__proto__` is a key like any other.
  return Object.fromEntries(
    (node.children ?? []).map(({ children: [key, value] = [] }) => [key?.value, value && valueOf(value)]),
  );
}

/** Duplicate keys of an object: it is undefined which of the values counts. */
function* doubles(node: Node, path: JsonPath): Generator<{ key: Node; path: JsonPath }> {
  const seen = new Set<unknown>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* doubles(child, [...path, index]);
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
    if (!key) continue;
    const inner = [...path, String(key.value)];
    if (seen.has(key.value)) yield { key, path: inner };
    seen.add(key.value);
    if (value) yield* doubles(value, inner);
  }
}

/** Reads a file's text. Throws a TranscriptError with line and column if it is not JSON. */
export function parseJsonText(written: string, file: string): JsonText {
  // A byte order mark becomes a space, so that every offset stays valid.
  const text = written.replace(/^\uFEFF/, ' ');
  const problem = (offset: number, path: JsonPath, key: MessageKey) => ({
    ...placeIn(text, offset),
    path,
    text: message(key),
  });
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, JSON_OPTIONS);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TranscriptError(file, [problem(0, [], 'transcriptFile.json.deep')]);
  }
  if (text.trim() === '') throw new TranscriptError(file, [problem(0, [], 'transcriptFile.json.empty')]);
  // Only the first: later ones are mostly its consequences.
  const [first] = errors;
  if (first)
    throw new TranscriptError(file, [
      problem(first.offset, [], WORDS[printParseErrorCode(first.error)] ?? 'transcriptFile.json.value'),
    ]);
  if (!root) throw new TranscriptError(file, [problem(0, [], 'transcriptFile.json.value')]);
  const top = root;
  const twice = [...doubles(top, [])].map(({ key, path }) => problem(key.offset, path, 'transcriptFile.json.twice'));
  if (twice.length > 0) throw new TranscriptError(file, twice);

  const nodeAt = (path: JsonPath): Node => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = findNodeAtLocation(top, path.slice(0, length));
      if (node) return node;
    }
    return top;
  };
  return {
    value: valueOf(top),
    place: (path) => placeIn(text, nodeAt(path).offset),
    placeOfKey(path) {
      const node = nodeAt(path);
      return placeIn(text, (node.parent?.type === 'property' ? node.parent : node).offset);
    },
  };
}
