/** What a brief says of where its design goes: formats by name, sizes in pixels or inches, several at once. */
import { findFormat } from '#tools/inputs/formats.ts';
import { endsInOccasion } from './announcements.ts';
import { DESIGN_NOUNS } from './design-nouns.ts';
import { FORMAT_PHRASE } from '../read-page.ts';
import type { Scan } from '../scan.ts';

const NOUN_AT_END = new RegExp(`(?<!\\p{L})(?:${DESIGN_NOUNS})$`, 'iu');

export interface Formats {
  /** Id of a format, or a size; null: as it is. */
  format: string | null;
  size: { width: number; height: number } | null;
  /** Further formats that were asked for in the same breath. */
  also: string[];
}

/** "my coffee" before a story; no platform's. */
const OWN_STORY = /(?:^|[:,]\s*|(?<!\p{L})(?:about|of|tell(?:ing)?|share|sharing)\s+)(?:my|our|his|her|their)\s+(?!(?:insta(?:gram)?|ig|facebook|fb|whats ?app|snapchat|tik ?tok|next|new)\s)(?:\p{L}+\s+)?$/iu;

/** Whether words that name a format stand for something else. `before` and `behind`: what is said around them. */
function namesNoFormat(said: string, before: string, behind: string): boolean {
  return (
    // "town square", "dog portrait": part of a name, no format.
    (/^(?:square|portrait|landscape|letter|wide)$/i.test(said) && /[\p{L}]\s$/u.test(before) && !/(?<!\p{L})(?:an?|the|in|as|for|it|and|or|instagram|insta|ig|make|want|need|size|format|simple|nice|clean|bold|modern|new|a4|a5|big|small|large)\s$/iu.test(before)) ||
    // "order via WhatsApp", "my Etsy shop": where people find it, not where the design goes.
    (/(?:via|through|by|order (?:on|at|in)|(?:us|me|shop|available|find it|buy|sales|selling|orders|reviews|followers|subscribers|stars|customers|dm|message|text|call|sold|live) (?:on|at|by|in)|my|our)\s*$/iu.test(before) && !/(?:post|story|pin|cover|thumbnail|listing|format|banner|header|card)/i.test(said)) ||
    // "share to your story", "A5 £35": what readers do, what is sold.
    ((/(?<!\p{L})(?:your|ur|their)\s*$/iu.test(before) && /^(?:stor(?:y|ies)|posts?|reels?|pins?|status)$/iu.test(said)) || (/^a\d$/iu.test(said) && /^\s*[-:=+]?\s?[$€£¥₹₦₱₺₫฿₩]\s?\d/u.test(behind))) ||
    // "instagram story: my coffee story", "my success story, instagram post": what is told, where another word names the format.
    (/^stor(?:y|ies)$/iu.test(said) && OWN_STORY.test(before) && (/[:]/u.test(before) || FORMAT_PHRASE.test(behind))) ||
    // "whatsapp 0770 …": how to reach somebody.
    (/^whats ?app$/i.test(said) && /^\s*:?\s*[+\d(]/.test(behind)) ||
    // "enamel pin set": a thing that is sold.
    (/^pins?$/i.test(said) && (/\p{L}\s$/u.test(before) && !/(?<!\p{L})(?:an?|the|my|our|as|and|or|for|in|make|new|tall|vertical|long|nice|simple|pinterest|another|one)\s$/iu.test(before) || /^\s+(?:sets?|badges?|sale|up girl|cushion)(?!\p{L})/iu.test(behind)))
  );
}

/** Takes what names the formats: "Instagram post", "A4 poster", "1080x1350", "post and story". */
export function takeFormats(scan: Scan): Formats {
  const size = scan.take(/(?<!\d)(\d{3,4})\s*(?:[x×]|by)\s*(\d{3,4})(?:\s*px)?(?!\d)/);
  if (size) return { format: null, size: { width: Number(size[1]), height: Number(size[2]) }, also: [] };
  // "5x7", "4 x 6 inch": inches, at the sharpness of print.
  const inches = scan.take(/(?<=^|[,;]\s*)(?:size:?\s*)?(\d{1,2}(?:\.\d)?)\s*[x×]\s*(\d{1,2}(?:\.\d)?)\s*(?:in(?:ch(?:es)?)?|")?(?=\s*(?:[,;.!]|$))|(?<![\d.])(\d{1,2}(?:\.\d)?)\s*[x×]\s*(\d{1,2}(?:\.\d)?)\s*(?:in|inch(?:es)?|")(?=\s|[,.;]|$)/);
  if (inches) return { format: null, size: { width: Math.round(Number(inches[1] ?? inches[3]) * 300), height: Math.round(Number(inches[2] ?? inches[4]) * 300) }, also: [] };
  const formats: string[] = [];
  const hidden: [index: number, text: string][] = [];
  let end = 0;
  /** Words that stay, and that are not looked at again. */
  const hide = (index: number, text: string) => {
    scan.rest = `${scan.rest.slice(0, index)}${'\u0001'.repeat(text.length)}${scan.rest.slice(index + text.length)}`;
    hidden.push([index, text]);
  };
  for (let match = FORMAT_PHRASE.exec(scan.rest); match; match = FORMAT_PHRASE.exec(scan.rest)) {
    const format = findFormat(match[1] ?? '');
    const behind = scan.rest.slice(match.index + match[0].length);
    // A second format counts beside the first: "post and story for …", not "post … see you on Facebook".
    const beside = formats.length === 0 || (format !== null && formats.includes(format.id)) || /^[\s,]*(?:and|&|\+|plus|as well as|\/)?\s*(?:(?:an?|one|also|for|as)\s+)*$/iu.test(scan.rest.slice(end, match.index));
    const before = scan.rest.slice(0, match.index);
    if (namesNoFormat(match[0], before, behind)) {
      hide(match.index, match[0]);
      continue;
    }
    if (!format || !beside || /^\s+(?:shop|store|page|account|profile|channel|seller|delivery|video|dms?|message|handle|bio|inbox|live)(?!\p{L})|^\s*:?\s*@/iu.test(behind)) break;
    if (!formats.includes(format.id)) formats.push(format.id);
    end = match.index + match[0].length;
    // "thank you postcard for my customers": its noun is the design's, too.
    const noun = endsInOccasion(before) && /^\s+(?:for|about|with|of|to)(?!\p{L})/iu.test(behind) ? NOUN_AT_END.exec(match[0])?.[0] : undefined;
    scan.blank(match.index, end);
    if (noun !== undefined) hide(end - noun.length, noun);
    // "portrait poster", "A4 upright": how it stands goes with it.
    const stood = /(?<!\p{L})(?:upright|portrait|vertical|landscape|horizontal)\s+$/iu.exec(scan.rest.slice(0, match.index));
    if (stood) scan.blank(stood.index, match.index);
    const standing = /^\s+(?:upright|portrait|vertical|landscape|horizontal)(?=\s*(?:[,.;:]|$|for\s|about\s))/iu.exec(scan.rest.slice(end));
    if (standing) scan.blank(end, end + standing[0].length);
  }
  for (const [index, text] of hidden) scan.rest = scan.rest.slice(0, index) + text + scan.rest.slice(index + text.length);
  // "as a post and as a story": a post is one by itself.
  const post = formats.length === 1 && formats[0] !== 'instagram-post' ? scan.take(/(?:as |for |both |one )*(?:an? )?(?:normal |regular |feed |square )?post(?=[\s,]*(?:and|&|\+|plus|as)[\s,])|(?<=(?:and|&|\+|plus)\s+(?:as |for )?(?:an? )?)(?:normal |regular |feed |square )?post(?=[\s,.!]*$)/iu) : null;
  if (post) formats.unshift('instagram-post');
  const [format = null, ...also] = formats;
  if (format) scan.take(/^\s*(?:,|and|&|\+)\s+(?:an?\s+)?/u);
  return { format, size: null, also };
}
