/**
 * The little markup that an assistant's words may use: paragraphs, bold, lists, code. Everything else stays as it was
 * written, and nothing ever becomes HTML: the result is data that components draw.
 */

export type Inline = { type: 'text' | 'bold' | 'code'; text: string };

export type Block =
  | { type: 'paragraph'; lines: Inline[][] }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { type: 'code'; text: string };

const bullet = /^\s{0,3}[-*•]\s+(.*)$/;
const numbered = /^\s{0,3}(\d{1,9})[.)]\s+(.*)$/;
const fence = /^\s{0,3}```/;
const heading = /^#{1,6}\s+(.*)$/;

/** `open`: the text is still being written, so a mark without its end is taken as begun and not shown as a character. */
export function parseLightMarkdown(source: string, open = false): Block[] {
  const blocks: Block[] = [];
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const inline = (text: string, line: number): Inline[] => parseInline(text, open && line === lines.length - 1);
  let paragraph: Extract<Block, { type: 'paragraph' }> | null = null;
  let list: Extract<Block, { type: 'list' }> | null = null;

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (fence.test(line)) {
      const code: string[] = [];
      for (at += 1; at < lines.length && !fence.test(lines[at] ?? ''); at += 1) code.push(lines[at] ?? '');
      blocks.push({ type: 'code', text: code.join('\n') });
      paragraph = null;
      list = null;
      continue;
    }
    const item = bullet.exec(line);
    const number = numbered.exec(line);
    if (item || number) {
      const ordered = number !== null;
      if (!list || list.ordered !== ordered) {
        list = { type: 'list', ordered, start: Number(number?.[1] ?? 1), items: [] };
        blocks.push(list);
      }
      list.items.push(inline(item?.[1] ?? number?.[2] ?? '', at));
      paragraph = null;
      continue;
    }
    if (line.trim() === '') {
      paragraph = null;
      // A blank line between items does not end a list; anything but an item does.
      continue;
    }
    list = null;
    const title = heading.exec(line);
    if (title) {
      blocks.push({ type: 'paragraph', lines: [[{ type: 'bold', text: title[1] ?? '' }]] });
      paragraph = null;
      continue;
    }
    if (!paragraph) {
      paragraph = { type: 'paragraph', lines: [] };
      blocks.push(paragraph);
    }
    paragraph.lines.push(inline(line, at));
  }
  return blocks;
}

function parseInline(text: string, open: boolean): Inline[] {
  const parts: Inline[] = [];
  const push = (type: Inline['type'], words: string): void => {
    if (words === '') return;
    const last = parts.at(-1);
    if (last && last.type === type && type === 'text') last.text += words;
    else parts.push({ type, text: words });
  };
  let at = 0;
  while (at < text.length) {
    const code = text.indexOf('`', at);
    const bold = text.indexOf('**', at);
    const next = code >= 0 && (bold < 0 || code < bold) ? code : bold;
    if (next < 0) {
      push('text', text.slice(at));
      break;
    }
    push('text', text.slice(at, next));
    const mark = next === code ? '`' : '**';
    const from = next + mark.length;
    const end = text.indexOf(mark, from);
    const holds = mark === '`' ? end > from : end > from && !/^\s|\s$/.test(text.slice(from, end));
    if (holds) {
      push(mark === '`' ? 'code' : 'bold', text.slice(from, end));
      at = end + mark.length;
    } else if (open && end < 0 && !/^\s/.test(text.slice(from))) {
      // The first half of a closing `**` is not a word either.
      push(mark === '`' ? 'code' : 'bold', mark === '**' ? text.slice(from).replace(/\*$/, '') : text.slice(from));
      break;
    } else {
      push('text', mark);
      at = from;
    }
  }
  return parts;
}
