/** All emoji that the bundled font draws, by category, with the words that find them. */
import { createRequire } from 'node:module';
import type { LibraryEntry } from '#tools/contract/library-entry.ts';
import { isDrawn } from './emoji-search.ts';
import { EMOJI_WORDS } from './emoji-words.ts';

/** Unicode's groups in their order, each by its first emoji: the package keeps that order but names no groups. */
const GROUPS = [
  ['smileys', '😀'],
  ['people', '👋'],
  ['animals', '🐵'],
  ['food', '🍇'],
  ['places', '🌍'],
  ['activities', '🎃'],
  ['objects', '👓'],
  ['symbols', '🏧'],
  ['flags', '🏁'],
] as const;

/**
 * Emoji of newer versions of Unicode, which the package appends after the flags; people are recognised by their parts.
 */
const LATER: Readonly<Record<string, string>> = {
  smileys: '🥲 🥸 😶‍🌫️ 😮‍💨 😵‍💫 🫠 🫢 🫣 🫡 🫥 🫤 🥹 🫨 🙂‍↔️ 🙂‍↕️ 🫩 🫪 ❤️‍🔥 ❤️‍🩹 🩷 🩵 🩶',
  people: '🤌 🫀 🫁 🥷 🫂 🫱 🫲 🫳 🫴 🫰 🫵 🫶 🫦 🫅 🫃 🫄 🧌 🫷 🫸 🫆 🫈',
  animals: '🐈‍⬛ 🦬 🦣 🦫 🐻‍❄️ 🦤 🪶 🦭 🪲 🪳 🪰 🪱 🪴 🪸 🪷 🪹 🪺 🫎 🫏 🪽 🐦‍⬛ 🪿 🪼 🪻 🐦‍🔥 🪾 🫍',
  food: '🫐 🫒 🫑 🫓 🫔 🫕 🫖 🧋 🫘 🫗 🫙 🫚 🫛 🍋‍🟩 🍄‍🟫 🫜',
  places: '🪨 🪵 🛖 🛻 🛼 🛝 🛞 🛟 🛘',
  activities: '🪄 🪅 🪆 🪩 🪇 🪈 🪘 🪗 🪉',
  symbols: '⚧️ 🟰 🪯 🛜 🫟 🫯',
};
const LATER_GROUPS = new Map(
  Object.entries(LATER).flatMap(([group, list]) => list.split(' ').map((emoji) => [emoji, group] as const)),
);

/** The group of an emoji that is listed among the flags. */
function lateGroup(emoji: string): string {
  const known = LATER_GROUPS.get(emoji);
  if (known) return known;
  if (/^\p{Regional_Indicator}|^[🏁🚩🎌🏴🏳]/u.test(emoji)) return 'flags';
  return /[🧑👨👩🚶🧎🏃🤵👰🧔]/u.test(emoji) ? 'people' : 'objects';
}

let index: readonly LibraryEntry[] | null = null;

/** In Unicode's order, newer ones last. */
export function emojiIndex(): readonly LibraryEntry[] {
  if (index) return index;
  const said = new Map<string, string[]>();
  for (const [word, list] of Object.entries(EMOJI_WORDS)) {
    for (const emoji of list.split(' ').filter(Boolean)) said.set(emoji, [...(said.get(emoji) ?? []), word]);
  }
  const entries: LibraryEntry[] = [];
  let category: string = GROUPS[0][0];
  for (const [emoji, [name = '', ...keywords]] of Object.entries(
    createRequire(import.meta.url)('emojilib') as Record<string, string[]>,
  )) {
    category = GROUPS.find(([, first]) => first === emoji)?.[0] ?? category;
    if (!isDrawn(emoji)) continue;
    const words = [...(said.get(emoji) ?? []), ...keywords.map((word) => word.replaceAll('_', ' ').toLowerCase())];
    entries.push({
      id: emoji,
      name: name.replaceAll('_', ' ').toLowerCase(),
      words: [...new Set(words)],
      category: category === 'flags' ? lateGroup(emoji) : category,
    });
  }
  index = entries;
  return entries;
}
