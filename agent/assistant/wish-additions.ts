/** New words and things on the page, by wishes whose words are told apart. What is not surely told is left to others (null). */
import { groundIntent } from './ground.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Change, Intent } from './intents.ts';
import { takeChange } from './read-change.ts';
import { readAddedTexts } from './read-text.ts';
import { resolve } from './resolve.ts';
import { readShape, readSticker } from './abilities/shapes.ts';
import { Scan } from './scan.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';

/** Told by something else on the page. */
const BESIDE = /(?<!\p{L})(?:between|across|over|on|under(?:neath)?|below|above|beside|next to|inside|into|behind|in front of|with|around|along)\s+(?:the|my|our|its|this|that|it|both|each|every)(?!\p{L})/iu;

/** How and where it shall be, by all that is said around the new words; null: some of that is not understood. */
function waysOf(wish: ToldWish): Change | null {
  const scan = new Scan(wish.said);
  for (const words of slotsOf(wish, 'N')) {
    const at = wish.said.indexOf(words);
    if (at >= 0) scan.blank(at, at + words.length);
  }
  const change = takeChange(scan, { fresh: true });
  return change.position === undefined && BESIDE.test(scan.rest) ? null : change;
}

/** What is told as one stretch of new words, where its end says beside what of the page they go: "SOLD over the shoe". Null: it is all to be read. */
function placedIn(words: string, ground: Ground): Extract<Intent, { kind: 'add-text' }> | null {
  const [only, ...others] = readAddedTexts(`add ${words}`);
  const { position } = only?.change ?? {};
  if (!only?.text || others.length > 0 || !words.startsWith(only.text) || position?.to !== 'side') return null;
  return 'layers' in resolve(position.of, ground.canvas, ground.memory) ? only : null;
}

/** Words that stand on a ground of their own. */
const ON_GROUND = /(?<!\p{L})(?:buttons?|badges?|pills?|(?:price ?)?tags?|labels?)(?!\p{L})/iu;

/** The calls of a wish for something that is not there yet. */
export function added(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const news = slotsOf(wish, 'N');
  if (news.length > 0) {
    // "I need 20 of these": told, not to be printed.
    if (news.every((words) => !/\p{L}{2}/u.test(words)) && !/(?<!\p{L})(?:add|put|write|say|says|type|include|insert|stick|place)(?!\p{L})/iu.test(wish.said)) return null;
    const change = waysOf(wish);
    if (!change) return null;
    // Beside what it belongs to, where it is not told where.
    const [model] = wish.meant.isSure ? wish.meant.layers : [];
    if (model?.type === 'text' && change.position === undefined) change.position = { to: 'side', side: 'below', of: { ids: [model.id], said: model.text } };
    const placed = news.length === 1 && change.position === undefined ? placedIn(news[0] ?? '', ground) : null;
    const grounded = groundIntent({ kind: 'add-text', text: placed?.text ?? news.join('\n'), change: { ...change, ...placed?.change }, ...(ON_GROUND.test(wish.said) ? { role: 'badge' as const, pill: true } : {}) }, ground);
    return 'calls' in grounded && grounded.calls.length > 0 ? grounded.calls : null;
  }
  const [thing] = slotsOf(wish, 'R');
  if (thing === undefined) return null;
  const said = ['add', /^(?:an?|the|some|another|one|two|three|my|our)\s/iu.test(thing) ? thing : `a ${thing}`, ...slotsOf(wish, 'V')].join(' ');
  const [made] = readShape(said, 'add') ?? readSticker(said, 'add') ?? [];
  if (made?.kind !== 'add-shape' && made?.kind !== 'add-sticker') return null;
  const grounded = groundIntent(made, ground);
  return 'calls' in grounded && grounded.calls.length > 0 ? grounded.calls : null;
}
