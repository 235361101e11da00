/** What is said of a request that is not understood: which words of it, and what could be asked for on this page. */
import { message } from '#messages/message.ts';
import { textsOn, type Page } from '../ground/canvas.ts';
import { joined } from './names.ts';
import { quotedParts } from './say.ts';

/** Most words that are quoted: of more the message was hardly read at all. */
const MOST_QUOTED = 5;
const EXAMPLES = 3;
const LONGEST_NAME = 24;

/** Requests that would be understood, about what is on the page. */
function examplesOn(page: Page): string[] {
  const [first, second] = textsOn(page)
    .toSorted((a, b) => b.size - a.size)
    .map(({ text }) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text.length <= LONGEST_NAME);
  const photo = page.layers.some(({ type }) => type === 'image');
  return [
    ...(first ? [message('assistant.example.bigger', { text: first })] : []),
    ...(photo ? [message('assistant.example.photo')] : []),
    message('assistant.example.add'),
    ...(second ? [message('assistant.example.color', { text: second })] : []),
    message('assistant.example.story'),
    ...(photo ? [message('assistant.example.cutout')] : []),
    message('assistant.example.other'),
  ];
}

/** `unread`: the words that no rule explains. `turn`: how many answers came before, so that no two give the same examples. */
export function unclearSaid(page: Page, unread: readonly string[], turn: number): string {
  const examples = examplesOn(page);
  const start = (turn * EXAMPLES) % examples.length;
  const chosen = [...examples.slice(start), ...examples.slice(0, start)].slice(0, EXAMPLES);
  const words = unread.join(' ').split(/\s+/u);
  const what =
    unread.length > 0 && words.length <= MOST_QUOTED
      ? message('assistant.unclearWords', { list: quotedParts(unread) })
      : message('assistant.unclearAll');
  return `${what} ${message('assistant.unclearTry', {
    list: joined(
      chosen.map((text) => message('assistant.quoted', { text })),
      message('assistant.or'),
    ),
  })}`;
}
