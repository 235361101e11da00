/** Describes what a call changed about a layer, for its card: the names of its fields in a word or two. */
import { message, type MessageKey } from '#messages/message.ts';

const KINDS: readonly (readonly [MessageKey, readonly string[]])[] = [
  ['tools.what.position', ['x', 'y', 'moveX', 'moveY', 'place', 'alignToPage']],
  ['tools.what.size', ['scale', 'size', 'width', 'height', 'fit', 'autoSize']],
  ['tools.what.words', ['text', 'find', 'replace', 'append', 'list']],
  ['tools.what.color', ['color', 'gradient', 'highlight']],
  [
    'tools.what.type',
    [
      'font',
      'weight',
      'italic',
      'underline',
      'strikethrough',
      'letterCase',
      'letterSpacing',
      'lineHeight',
      'align',
      'verticalAlign',
      'direction',
      'curve',
    ],
  ],
];

/** `['x', 'y', 'font']` → `position, type`: three at most; fields in no list count as the look. */
export function changedWords(fields: readonly string[]): string {
  const keys = fields.map((field) => KINDS.find(([, names]) => names.includes(field))?.[0] ?? 'tools.what.look');
  return [...new Set(keys)]
    .slice(0, 3)
    .map((key) => message(key))
    .join(', ');
}
