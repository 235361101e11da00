/** Lines that break at a separator: "Sunday 9–1 · 14 Elm Road" in two lines needs no dot between them. */
import type { TextLayer } from '../document/layers.ts';

const AT_START = /^[·•|]\s+/u;
const AT_END = /\s[·•|]\s*$/u;

/**
 * The text of set lines with a line break in place of each separator that a line begins or ends with; null: there is
 * none, or letters have looks of their own.
 */
export function withoutLooseSeparators({ text, lines, runs }: TextLayer): string | null {
  if (runs.length > 0) return null;
  let changed = '';
  let from = 0;
  for (const [index, { start }] of lines.entries()) {
    const before = lines[index - 1];
    if (!before || text.slice(before.end, start).includes('\n')) continue;
    const leading = AT_START.exec(text.slice(start))?.[0].length ?? 0;
    const trailing = AT_END.exec(text.slice(before.start, before.end))?.[0].length ?? 0;
    if (leading + trailing === 0) continue;
    changed += `${text.slice(from, before.end - trailing).trimEnd()}\n`;
    from = start + leading;
  }
  return from === 0 ? null : changed + text.slice(from);
}
