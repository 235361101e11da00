/** What a surely told brief wishes for besides its words and its ground: stickers, logo and handles of the brand kit, where the picture goes, letters in a colour. */
import { contactsIn } from '../abilities/branding.ts';
import type { Intent, Reference } from '../intents.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import { takePosition } from '../read-position.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';
import type { ToldBrief } from './told-brief.ts';
import type { Lettered } from './told-looks.ts';

const STICKER = words('stickers?|emojis?|emoticons?');
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/u;
const PLACED = words('top|bottom|left|right|middle|cent(?:er|re)|upper|lower');
const LOGO = words('logos?');
const KIT = words('handles?|socials?|contacts?|kit|our|my');
/** The wishes behind the composition, in their order. */
export function followUps({ pictures, looks, name, copy, table, side }: ToldBrief): Intent[] {
  return [
    ...pictures.flatMap(ofPictures),
    ...(side === null ? [] : [{ kind: 'change', targets: [{ kind: 'image', said: 'the photo' }], change: { position: { to: 'place', place: side } } } satisfies Intent]),
    ...looks.letters.map(({ of, color }): Intent => ({ kind: 'change', targets: [lettered(of, name, copy.headline)], change: { color } })),
    ...(looks.ground !== null && table === null ? [{ kind: 'background', wish: { color: looks.ground } } satisfies Intent] : []),
  ];
}

function ofPictures(said: string): Intent[] {
  if (/^(?:no|without)(?!\p{L})/iu.test(said)) return [];
  const emoji = EMOJI.exec(said)?.[0];
  if (emoji && (STICKER.test(said) || said.length < 40)) {
    // "in one corner": any of them.
    const position = PLACED.test(said) ? takePosition(new Scan(said), { fresh: true }) : null;
    return [{ kind: 'add-sticker', sticker: emoji, change: position ? { position } : {} }];
  }
  const contacts = contactsIn(said);
  const all = contacts.length === 0 && words('handles?|socials?|contacts?').test(said);
  return [
    ...(LOGO.test(said) ? [{ kind: 'brand', what: ['logo'] } satisfies Intent] : []),
    ...((contacts.length > 0 || all) && KIT.test(said) ? [{ kind: 'brand', what: ['contacts'], ...(all ? {} : { contacts }) } satisfies Intent] : []),
  ];
}

/** The layer that has letters of a colour of their own. */
function lettered(of: Lettered, name: string | null, headline: string | null): Reference {
  if (of === 'name' && name !== null && name.toLowerCase() !== headline?.toLowerCase()) return { content: name, said: name };
  if (of === 'price') return { kind: 'price', said: 'the price' };
  return { kind: 'headline', said: 'the headline' };
}

/** Wishes that the page fulfils already wait in their places: which is which is told by their order. */
export function stillOpen(intents: readonly Intent[], canvas: Canvas): Intent[] {
  return intents.map((intent) => (isFulfilled(intent, canvas) ? { kind: 'compose', brief: '' } : intent));
}

function isFulfilled(intent: Intent, canvas: Canvas): boolean {
  const middle = ({ box }: SeenLayer) => (box ? box.x + box.width / 2 : null);
  switch (intent.kind) {
    case 'background': return canvas.background.startsWith('image') || canvas.background.slice(0, 7) === intent.wish.color?.slice(0, 7);
    case 'brand': return intent.what.includes('logo') && canvas.layers.some(({ type, name }) => type === 'image' && /logo/iu.test(name));
    case 'change': {
      const { color, position } = intent.change;
      const [target] = intent.targets;
      if (color !== undefined) return target?.kind === 'headline' && canvas.layers.some((layer) => layer.name === 'Headline' && layer.color.slice(0, 7) === color.slice(0, 7));
      const photo = canvas.layers.find(({ type, name }) => type === 'image' && !/logo/iu.test(name));
      const at = photo ? middle(photo) : null;
      if (at === null || position?.to !== 'place') return false;
      return position.place === 'left' ? at < canvas.width * 0.42 : position.place === 'right' && at > canvas.width * 0.58;
    }
    default: return false;
  }
}
