/** The user's own brand kit, and logos made from a name. */
import { CONTACT_TYPES, type ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import { message } from '#messages/message.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { Intent, LogoWish } from '../intents.ts';
import { takeChange, isChange } from '../read-change.ts';
import { takeColor } from '../read-color.ts';
import type { Deed } from '../read-prompt.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

const CONTACT_WORDS: Partial<Record<ContactType, string>> = {
  instagram: 'instagram|insta|ig', whatsapp: "whats ?app|wa", email: 'e-?mail(?: address)?|mail', mobile: 'mobile|phone(?: number)?|telephone|tel|cell', website: 'web ?site|url|homepage|web address', facebook: 'facebook|fb',
  youtube: 'you ?tube|yt', tiktok: 'tik ?tok', mercado: 'mercado(?: libre)?',
};
const CONTACTS = CONTACT_TYPES.map((type) => [type, words(`(?:${CONTACT_WORDS[type] ?? type})(?: (?:handle|name|account|number|address|page|link|id|shop))?`)] as const);
/** The kinds of contacts that words speak of. */
export const contactsIn = (text: string): ContactType[] => CONTACTS.filter(([, pattern]) => pattern.test(text)).map(([type]) => type);
const BRAND = words("(?:my|our|the) brand(?:ing|'s)?(?: kit)?|brand(?:ing)? (?:kit|colou?rs?|fonts?|logo|palette|identity|style|look)|(?:my|our) (?:own )?(?:company|shop|store|business)(?:'s)? (?:colou?rs?|fonts?|palette)|(?:my|our) (?:own )?(?:palette|colou?rs)|on[ -]brand");
const OWN_CONTACTS = words('(?:my|our) (?:contacts?|contact (?:details|info(?:rmation)?|data)|socials?|social (?:media )?handles?|handles?)');
const OWN_LOGO = words('(?:my|our) (?:brand |company |shop |own )?logo');

/** "use my brand colours", "add my logo top right", "put my instagram on it". */
export function readBrand(text: string, verb: string): Intent[] | null {
  return readBrandEach(text, verb) ?? readBrandOnce(text, verb);
}

/** "put our logo top left, our insta handle at the bottom": things with places of their own are wishes of their own. */
function readBrandEach(text: string, verb: string): Intent[] | null {
  const [first = '', ...others] = text.split(/\s*(?:,\s*(?:and\s+)?|\s(?:and|plus|&)\s+)(?=(?:my|our)\s)/i);
  if (others.length === 0) return null;
  const each = [first, ...others.map((other) => `${verb} ${other}`)].map((part) => readBrandOnce(part, verb));
  const isPlaced = (intents: Intent[] | null) => intents?.some(({ kind }) => kind === 'change') ?? false;
  return each.every((intents) => intents !== null) && each.slice(0, -1).some(isPlaced) ? each.flat() : null;
}

function readBrandOnce(text: string, verb: string): Intent[] | null {
  const scan = new Scan(text);
  const bare = scan.rest;
  if (/^(?:delete|remove|hide|move|make|rotate|resize|align|bring|send|change|enlarge|shrink|scale|shift|nudge|crop|get rid)/i.test(verb) && !words('on[ -]brand|fit my brand|match my brand').test(bare)) return null;
  const own = contactsIn(bare);
  const saying = scan.quotesLeft > 0 || /@\w|\d{5,}|www\.|\.\w{2,3}\/|\w\.(?:com|org|net|shop|store|co|io|example|de|fr|uk|art|studio)(?!\w)|\d{3}[- ]\d{4}/.test(text);
  if (BRAND.test(bare)) {
    const what: Extract<Intent, { kind: 'brand' }>['what'] = [];
    if (words('colou?rs?|palette').test(bare)) what.push('colors');
    if (words('fonts?|typeface|type').test(bare)) what.push('fonts');
    if (words('logo').test(bare)) what.push('logo');
    if (OWN_CONTACTS.test(bare) || own.length > 0 || words('contacts?').test(bare)) what.push('contacts');
    return [{ kind: 'brand', what: what.length > 0 ? what : ['colors', 'fonts', 'logo'], ...(own.length > 0 ? { contacts: own } : {}) }, ...placing(scan, what)];
  }
  const adds = /^(?:add|put|use|place|insert|include|show|apply|stick|drop|have|need|want)/i.test(verb) || /^(?:with|and) my/i.test(text) || (verb === '' && /^(?:plus |also |and |with )?(?:my|our) /i.test(text.trim()));
  if (!adds || saying || words('(?:from|in|on|off|out of) (?:my|our) (?:phone|mobile|mail|e-?mail|gmail|account|page|website|web ?shop)').test(bare)) return null;
  if (OWN_LOGO.test(bare) && !words('as (?:the )?background').test(bare)) return [{ kind: 'brand', what: ['logo', ...(own.length > 0 ? (['contacts'] as const) : [])], ...(own.length > 0 ? { contacts: own } : {}) }, ...placing(scan, ['logo'])];
  if (OWN_CONTACTS.test(bare)) return [{ kind: 'brand', what: ['contacts'], ...(own.length > 0 ? { contacts: own } : {}) }];
  if (own.length > 0 && words('(?:my|our)').test(bare) && !words('post|story|page|format|size|ad|cover|audience|followers|shop|for (?:my|our)').test(bare)) return [{ kind: 'brand', what: ['contacts'], contacts: own }, ...placing(scan, [])];
  return null;
}

/** Where what was added is to go: a wish of its own, about it. */
function placing(scan: Scan, what: readonly string[]): Intent[] {
  if (what.some((one) => one !== 'logo')) return [];
  const change = takeChange(scan);
  const { position, scale } = change;
  const wanted = { ...(position ? { position } : {}), ...(scale === undefined ? {} : { scale }) };
  return isChange(wanted) ? [{ kind: 'change', targets: [{ pronoun: true, said: 'it' }], change: wanted }] : [];
}

/** Brand kit, and what of the attachments may be meant by "my logo". */
export function groundBrand({ what, contacts }: Extract<Intent, { kind: 'brand' }>, { canvas, attached }: Ground): Grounded {
  const logo = what.length === 1 && what[0] === 'logo' ? [...canvas.pictures].reverse().find(({ name }) => /logo/i.test(name) || (attached.length === 1 && name === attached[0])) : undefined;
  // A logo that was attached is the one that is meant; without one, the kit's.
  if (logo && (canvas.brandLogos === 0 || attached.includes(logo.name))) return calls({ tool: 'add_image', input: { asset: logo.asset, size: 'small', place: 'bottom-right' } });
  return calls({ tool: 'apply_brand_kit', input: { what, ...(contacts ? { contacts } : {}) } });
}

const STYLES: readonly (readonly [pattern: string, style: NonNullable<LogoWish['style']>])[] = [
  ['letter ?marks?|monograms?|initials?|letter logos?|word ?marks?|typographic|just (?:the )?(?:letters?|text|name)', 'lettermark'],
  ['abstract|geometric', 'abstract'],
  ['line[ -]?art|line drawing|outlined?|thin lines?|minimal lines?', 'line art'],
  ['illustrat(?:ed|ion|ive)|mascot|hand[ -]?drawn|cartoon', 'illustration'],
  ['emblems?|badges?|crests?|seals?|stamps?|round logo|vintage', 'emblem'],
  ['icons?|symbols?|pictogram', 'icon'],
  ['assorted|mixed|different styles?|various', 'assorted'],
];

const POLITE = "(?:(?:please|pls|ok|okay|hi|hey|now|can you|could you|would you|i want|i need|i'd like|i would like|we need|i'm looking for|let's|help me)[\\s,]+(?:to )?)*";
const LOGO = new RegExp(`^${POLITE}(?:(?:generate|create|design|make|invent|draw|come up with|give|get|do|suggest|build|need|want)\\s+(?:me |us )?)?(?:an? |my |our |some |new |the |a few |\\d )*(?:[\\p{L}-]+ ){0,5}?logos?(?: (?:ideas?|designs?|proposals?|concepts?|options?))?(?![\\p{L}])(?!\\s+(?:under|above|below|on|at|in the|to the|bigger|smaller))`, 'iu');
const ORDINALS: Record<string, number> = { first: 1, '1st': 1, one: 1, second: 2, '2nd': 2, two: 2, third: 3, '3rd': 3, three: 3, fourth: 4, '4th': 4, four: 4, last: 4 };
const NTH = '(first|second|third|fourth|last|1st|2nd|3rd|4th)';

const capitalised = (name: string) => (name === name.toLowerCase() ? name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : name);

/** "make me a logo for Crumb, a bakery": name and what it is about. */
export function readLogo(text: string): Intent | null {
  const lead = LOGO.exec(text);
  // "make everything smaller except the logo" is about one that is there.
  if (lead && words('everything|all|except|but|than|without|bigger|smaller|larger|darker|lighter|it|them').test(lead[0])) return null;
  if (!lead) return null;
  const before = lead[0];
  // "add my logo", "the logo bigger": one that there is already.
  if (/(?:^|\s)(?:add|put|use|place|move|delete|remove|insert|show|align|swap|replace|resize|upload|change|enlarge|shrink|rotate|hide)\s/i.test(before)) return null;
  const makes = /(?:generate|create|design|make|invent|draw|come up|give me|get me|suggest|build|need|want|looking for)\s/i.test(before);
  const rest = text.slice(before.length).trim();
  if (!makes && !/^(?:for|called|named|:|ideas)/i.test(rest) && !/logo (?:ideas|design|proposals|concepts|options)/i.test(before)) return null;
  if (/^(?:make|want|need)\s+(?:the|my)\s+logo\b/i.test(before.trim()) && !/^for\b/i.test(rest)) return null;
  const wish: LogoWish = {};
  const style = STYLES.find(([pattern]) => words(pattern).test(`${before} ${rest}`));
  if (style) wish.style = style[1];
  const scan = new Scan(rest.replace(/[.!?]+$/, ''));
  const colors: string[] = [];
  const colored = scan.take(/(?<!\p{L})(?:in|with|using|colou?rs?:?)\s+((?:#[0-9a-f]{3,8}|\p{L}+)(?: \p{L}+)?(?:(?:,| and| &) (?:#[0-9a-f]{3,8}|\p{L}+)(?: \p{L}+)?)*)(?: colou?rs?| tones?)?(?=[,.]|$| with)/u);
  if (colored?.[1]) {
    const probe = new Scan(colored[1]);
    for (let color = takeColor(probe); color; color = takeColor(probe)) colors.push(color);
    // Colours alone are colours; anything else that stands there is an element.
    if (colors.length > 0 && probe.left().replace(/(?<!\p{L})(?:and)(?!\p{L})|[,&\s]/giu, '') === '') wish.colors = colors;
    else scan.rest = scan.rest.slice(0, colored.index) + colored[0] + scan.rest.slice(colored.index + colored[0].length);
  }
  const drawn = scan.take(/(?<!\p{L})(?:with|using|featuring|showing|including|that has|it should have)\s+(?:an? |the |some )?([^,.]+?(?:(?:,| and) (?:an? )?[^,.]+?)*)(?=[.]|$)/u);
  if (drawn?.[1]) {
    const at = drawn.index + drawn[0].length - drawn[1].length;
    wish.elements = scan.written(at, at + drawn[1].length).split(/\s*(?:,|(?<!\p{L})and(?!\p{L})|&)\s*/iu).map((one) => one.replace(/^(?:an?|the|some)\s+/i, '').trim()).filter((one) => one !== '' && !STYLES.some(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(one))).slice(0, 4);
    if (wish.elements.length === 0) delete wish.elements;
  }
  const quote = scan.takeQuote();
  const left = scan.left().replace(/^(?:for|called|named|saying|of|that says|:|-)\s+/i, '');
  const what = `${before.replace(/.*?(?:an? |my |our |new )/i, '').replace(/\blogos?.*$/i, '')}`.trim();
  if (quote) wish.name = quote;
  const named = /^(?:(?:my|our|a|an|the)\s+)?(.*?)\s+(?:called|named|by the name of)\s+(.+)$/i.exec(left);
  const comma = /^(.+?)\s*(?:,|–|—|\s-\s|\()\s*(?:which is |it's |its |we are |we're )?(.+?)\)?$/i.exec(left);
  if (!wish.name && named?.[2]) {
    wish.name = named[2].replace(/^["“]|["”]$/g, '').replace(/,.*$/, '');
    wish.description = named[1] ?? '';
  } else if (!wish.name && comma?.[1]) {
    wish.name = comma[1];
    wish.description = comma[2]?.replace(/^(?:an?|the|my|our)\s+/i, '') ?? '';
  } else if (!wish.name && left !== '') {
    // "my bakery" is what it is, not what it is called; "Crumb bakery" is both.
    const own = /^(?:my|our|an?|the|this)\s+(.+)$/i.exec(left);
    const capital = /(?:^|\s)((?:\p{Lu}[\p{L}\p{N}&'’.]*\s?)+)/u.exec(own?.[1] ?? '')?.[1]?.trim();
    if (own?.[1] && !capital) wish.description = own[1];
    else {
      wish.name = capital ?? left;
      const besides = (own?.[1] ?? '').replace(capital ?? '', '').trim();
      if (besides) wish.description = besides;
    }
  } else if (wish.name && left !== '') wish.description = left.replace(/^(?:,|my|our|an?|the)\s+/gi, '').replace(/^(?:my|our|an?|the)\s+/i, '');
  const adjectives = what.replace(/(?<!\p{L})(?:minimal(?:ist)?|simple|modern|nice|new|cool|logo|me|us|a|an|my|great|good)(?!\p{L})/giu, '').trim();
  if (adjectives && !wish.description && !style) wish.description = adjectives;
  if (wish.name) wish.name = capitalised(wish.name.trim());
  if (wish.description === '') delete wish.description;
  return { kind: 'logo', wish };
}

/** "use the third one", "more like the second", after proposals were made. */
export function readLogoChoice(text: string): Intent | null {
  const plain = text.trim().replace(/[.!?]+$/, '');
  const more = new RegExp(`^${POLITE}(?:(?:show|give|make|generate|try)(?: me)? )?(?:some |a few |four |another )?(?:more|others?|variations?|something|four|batch|set|new ones)(?: (?:like|similar to|of|in the style of)(?: the)? (?:${NTH}|(?:number |no\\.? ?|#)?(\\d|one|two|three|four)))?(?: (?:one|logo|ones|options|proposals|ideas|logos))*(?:,? please)?$`, 'iu').exec(plain);
  if (more && (more[1] ?? more[2] ?? /more|others?|variations|another|four|batch|else/i.exec(plain)) !== null) {
    const pick = ORDINALS[(more[1] ?? more[2] ?? '').toLowerCase()] ?? (Number(more[2]) || undefined);
    return { kind: 'logo', wish: { more: true, ...(pick ? { pick } : {}) } };
  }
  const choice = new RegExp(`^${POLITE}(?:(?:i(?:'ll)? )?(?:use|take|put|place|choose|pick|go with|go for|like|prefer|love|want|add|let's use|let's go with)\\s+)?(?:the )?(?:(?:logo |number |option |proposal |no\\.? ?|#)?(\\d|one|two|three|four)|${NTH})(?: (?:one|logo|option|proposal))?(?: (?:on (?:it|the page)|best|please|most|there|in the (?:middle|cent(?:er|re))))*$`, 'iu').exec(plain);
  const pick = choice ? (ORDINALS[(choice[1] ?? choice[2] ?? '').toLowerCase()] ?? Number(choice[1])) : undefined;
  return pick && pick >= 1 && pick <= 4 ? { kind: 'logo', wish: { pick } } : null;
}

/** The last proposals of the conversation: what they were made of. */
export function lastLogo(deeds: readonly Deed[]): Deed | null {
  return deeds.findLast(({ tool, ok, input }) => tool === 'generate_logo' && ok && input.place === undefined) ?? null;
}

/** The words of a style that a proposal's label names. */
function styleIn(label: string): string | undefined {
  return STYLES.find(([pattern]) => words(pattern).test(label))?.[1];
}

const record = (value: unknown): Record<string, unknown> => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {});

export function groundLogo({ wish }: Extract<Intent, { kind: 'logo' }>, { deeds }: Ground): Grounded {
  const last = lastLogo(deeds);
  // The tool says what makes the same proposals again.
  const same = record(last?.output.toPlace ?? last?.input);
  const { name, description, style, elements, colors, more, pick } = wish;
  if (pick !== undefined && !more) {
    if (typeof same.name !== 'string') return ask(message('assistant.askLogoName'));
    return calls({ tool: 'generate_logo', input: { ...same, place: pick } });
  }
  const proposals: unknown[] = Array.isArray(last?.output.proposals) ? last.output.proposals : [];
  const shown = pick === undefined ? undefined : record(proposals[pick - 1]).shows;
  const chosen = style ?? (typeof shown === 'string' ? styleIn(shown) : undefined);
  const input: Record<string, unknown> = {
    ...(more ? { ...same, variant: (typeof same.variant === 'number' ? same.variant : 0) + 1 } : {}),
    ...(name ? { name } : {}), ...(description ? { description } : {}), ...(chosen ? { style: chosen } : {}), ...(elements ? { elements } : {}), ...(colors ? { colors } : {}),
  };
  return typeof input.name === 'string' ? calls({ tool: 'generate_logo', input }) : ask(message('assistant.askLogoName'));
}
