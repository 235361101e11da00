/** What keys do in a list during editing: items started, ended, moved in and out. Pure; offsets are UTF-16. */
import type { TextLayer, TextRun } from '#design/document/layers.ts';
import { DEEPEST_LEVEL, isList, itemAt, listItems, SOFT_BREAK } from '#design/layout/list-items.ts';
import { spliceRuns } from './text-runs.ts';

/** A text being edited, with its selection. */
export interface Typed {
  text: string;
  runs: TextRun[];
  start: number;
  end: number;
}

export type ListKey = 'Enter' | 'Shift+Enter' | 'Tab' | 'Shift+Tab' | 'Backspace';

/** Replaces a stretch of a text; the selection moves along with its letters. */
export function replaced(typed: Typed, at: number, removed: number, inserted: string): Typed {
  const moved = (offset: number): number =>
    offset < at ? offset : offset < at + removed ? at + inserted.length : offset - removed + inserted.length;
  return {
    text: typed.text.slice(0, at) + inserted + typed.text.slice(at + removed),
    runs: spliceRuns(typed.runs, { start: at, removed, inserted: inserted.length }),
    start: moved(typed.start),
    end: moved(typed.end),
  };
}

/** The text after a key, or null if the key does what it does in any text. */
export function typedInList(layer: TextLayer, typed: Typed, key: ListKey): Typed | null {
  const list = { ...layer, text: typed.text };
  if (!isList(list)) return null;
  const items = listItems(list);
  const item = itemAt(typed.start, items);
  if (!item) return null;
  const collapsed = typed.start === typed.end;
  switch (key) {
    case 'Enter': {
      if (collapsed && item.contentStart === item.end && item.level > 0) return replaced(typed, item.start, 1, '');
      const next = `\n${'\t'.repeat(item.marker === null ? 0 : item.level)}`;
      return inserted(typed, next);
    }
    case 'Shift+Enter':
      return inserted(typed, SOFT_BREAK);
    case 'Backspace':
      return collapsed && typed.start === item.contentStart && item.level > 0
        ? replaced(typed, item.contentStart - 1, 1, '')
        : null;
    case 'Tab':
    case 'Shift+Tab': {
      // From the last to the first, so that earlier offsets stay valid.
      const touched = items
        .filter(({ start, end, marker }) => marker !== null && start <= typed.end && end >= typed.start)
        .toReversed();
      return touched.reduce<Typed>((result, { start, level }) => {
        if (key === 'Tab') return level < DEEPEST_LEVEL ? replaced(result, start, 0, '\t') : result;
        return level > 0 ? replaced(result, start, 1, '') : result;
      }, typed);
    }
  }
}

/** The selection replaced by letters, the cursor after them. */
export function inserted(typed: Typed, text: string): Typed {
  const next = replaced(typed, typed.start, typed.end - typed.start, text);
  const cursor = typed.start + text.length;
  return { ...next, start: cursor, end: cursor };
}

/** A list's text without the tabs that are its levels: the text of what is no longer a list. */
export function withoutLevels(layer: TextLayer): Pick<TextLayer, 'text' | 'runs'> {
  const plain = listItems(layer)
    .toReversed()
    .reduce<Typed>((typed, { start, contentStart }) => replaced(typed, start, contentStart - start, ''), {
      text: layer.text,
      runs: layer.runs,
      start: 0,
      end: 0,
    });
  return { text: plain.text, runs: plain.runs };
}
