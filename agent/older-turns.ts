/**
 * Older turns of a conversation in short, for models that are paid by what they read: what was said stays, of calls the
 * ids that later wishes refer to (layers, changes). How the layers look now is on the canvas.
 */
import type { Json, ToolOutcome } from '#tools/contract/tool.ts';
import { look } from '#tools/look.ts';
import { calledTool, isCall } from './call-part.ts';
import type { ChatMessage } from './chat-message.ts';

/** Turns that stay whole at least, the one to be answered not counted. */
const WHOLE = 1;
/** So many are shortened at a time: in between the beginning of the conversation stays the same, and servers cache it. */
const AT_ONCE = 2;

/** Longest text of a call that is repeated, characters. */
const LONGEST_TEXT = 120;
/** Most items of a list, and levels of nesting, that are repeated. */
const MOST_ITEMS = 12;
const DEEPEST = 3;

/** Of a proposal: the input of the call that takes it, in any later turn. */
const CHOSEN = 'toTake';

/** Fields of results that a later wish may refer to. */
const REFERRED = new Set([
  'id',
  'layers',
  'copies',
  'deleted',
  'changes',
  'page',
  'asset',
  'proposals',
  CHOSEN,
  'label',
  'onPage',
  'made',
  'variant',
  'undone',
]);

function short(value: Json, keeps: (field: string) => boolean, depth = 0): Json {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (value === null || typeof value !== 'object') return value;
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_ITEMS).map((item) => short(item, keeps, depth + 1));
    return value.length > MOST_ITEMS ? [...items, `… ${value.length - MOST_ITEMS} more`] : items;
  }
  const kept = Object.entries(value).filter(([field]) => keeps(field));
  const [first] = kept;
  // A layer in a list: its name and its looks are on the canvas.
  if (depth > 0 && kept.length === 1 && first?.[0] === 'id') return first[1];
  return Object.fromEntries(
    kept.map(([field, inner]) => [field, field === CHOSEN ? inner : short(inner, keeps, depth + 1)]),
  );
}

function shortOutcome(outcome: ToolOutcome): ToolOutcome {
  return outcome.ok ? { ...outcome, output: short(outcome.output, (field) => REFERRED.has(field)) } : outcome;
}

function inShort(message: ChatMessage): ChatMessage {
  if (message.role !== 'assistant') return message;
  return {
    ...message,
    parts: message.parts.flatMap((part): ChatMessage['parts'] => {
      if (!isCall(part)) return [part];
      // What was seen then stands on the canvas as it is now.
      if (calledTool(part) === look.name) return [];
      const { input, output } = part;
      // What failed was said in words, or done in another way.
      if (output !== undefined && !(output as ToolOutcome).ok) return [];
      return [
        {
          ...part,
          ...(input === undefined ? {} : { input: short(input as Json, () => true) }),
          ...(output === undefined ? {} : { output: shortOutcome(output as ToolOutcome) }),
        } as typeof part,
      ];
    }),
  };
}

/** The conversation with its older turns in short; the last message is the one to answer. */
export function withOlderInShort(messages: readonly ChatMessage[]): ChatMessage[] {
  const asked = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  const older = Math.floor(Math.max(0, asked.length - 1 - WHOLE) / AT_ONCE) * AT_ONCE;
  const firstWhole = asked[older] ?? 0;
  return messages.map((message, index) => (index < firstWhole ? inShort(message) : message));
}
