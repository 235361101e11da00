/** Inline marks in an assistant's words: bold, italic, code, links. Data for components, never HTML. */

export type Inline =
  | { type: 'text' | 'bold' | 'italic' | 'code'; text: string }
  /** `href` is a web or mail address, nothing else. */
  | { type: 'link'; text: string; href: string };

/**
 * A mark at the start of the remaining text, and what it makes. `before`: the character before it. `open`: the text may
 * still be growing.
 */
type Rule = (rest: string, before: string, open: boolean) => { part: Inline; length: number } | null;

const code: Rule = (rest, _, open) => {
  if (!rest.startsWith('`')) return null;
  const end = rest.indexOf('`', 1);
  if (end > 1) return { part: { type: 'code', text: rest.slice(1, end) }, length: end + 1 };
  return open && end < 0 && /^`\S/.test(rest)
    ? { part: { type: 'code', text: rest.slice(1) }, length: rest.length }
    : null;
};

const bold: Rule = (rest, _, open) => {
  if (!rest.startsWith('**')) return null;
  const end = rest.indexOf('**', 2);
  const text = rest.slice(2, end);
  if (end > 2 && !/^\s|\s$/.test(text)) return { part: { type: 'bold', text }, length: end + 2 };
  // The first half of a closing `**` is not a word either.
  return open && end < 0 && /^\*\*\S/.test(rest)
    ? { part: { type: 'bold', text: rest.slice(2).replace(/\*$/, '') }, length: rest.length }
    : null;
};

const italicMark = /^(?:\*(?![\s*_])([^*_\n]*)\*|_(?![\s*_])([^*_\n]*)_)(?![\p{L}\p{N}*_])/u;
const italic: Rule = (rest, before) => {
  // Inside a word, `snake_case` and 2*3*4 stay as they are.
  if (/[\p{L}\p{N}*_]$/u.test(before)) return null;
  const found = italicMark.exec(rest);
  const text = found?.[1] ?? found?.[2] ?? '';
  return found && text !== '' && text === text.trimEnd()
    ? { part: { type: 'italic', text }, length: found[0].length }
    : null;
};

const linkMark = /^!?\[([^[\]\n]+)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/;
const link: Rule = (rest) => {
  const found = linkMark.exec(rest);
  if (!found) return null;
  const [whole, text = '', target = ''] = found;
  const href = safeHref(target);
  // Pictures are never loaded from an address: their description is shown.
  return {
    part: href && !whole.startsWith('!') ? { type: 'link', text, href } : { type: 'text', text },
    length: whole.length,
  };
};

const bareLink: Rule = (rest, before) => {
  if (/[\p{L}\p{N}]$/u.test(before)) return null;
  const found = /^https?:\/\/[^\s<>"'`]+/.exec(rest);
  const text = found?.[0].replace(/(?<![.,;:!?)\]*_])[.,;:!?)\]*_]+$/, '') ?? '';
  const href = safeHref(text);
  return href ? { part: { type: 'link', text, href }, length: text.length } : null;
};

const rules: Record<string, Rule[]> = {
  '`': [code],
  '*': [bold, italic],
  _: [italic],
  '[': [link],
  '!': [link],
  h: [bareLink],
};

/** The address, if it is safe to follow. */
export function safeHref(target: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/i.test(target)) return null;
  try {
    return new URL(target).href;
  } catch {
    return null;
  }
}

export function parseInline(text: string, open: boolean): Inline[] {
  const parts: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') parts.push({ type: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    // Two units, as a letter may take both.
    const before = text.slice(Math.max(0, at - 2), at);
    const found = (rules[text[at] ?? ''] ?? []).map((rule) => rule(rest, before, open)).find((made) => made !== null);
    if (!found) {
      // A mark of two signs that means nothing is not half of another one.
      const length = rest.startsWith('**') ? 2 : 1;
      plain += rest.slice(0, length);
      at += length;
      continue;
    }
    at += found.length;
    if (found.part.type === 'text') plain += found.part.text;
    else {
      flush();
      parts.push(found.part);
    }
  }
  flush();
  return parts;
}
