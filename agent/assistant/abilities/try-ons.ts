/** Things that somebody is to wear: "put this dress on her", "try these earrings on the woman", "show the shirt on a model", "dress Ada in this". */
import { message } from '#messages/message.ts';
import { FIGURES, FIRST_FIGURE, type Figure } from '#tools/contract/figures.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import { Scan } from '../scan.ts';

type TryOnIntent = Extract<Intent, { kind: 'try-on' }>;

/** What is worn where. The first that fits speaks: earrings before rings, a T-shirt dress is a dress. */
const WORN: readonly (readonly [string, TryOnKind])[] = [
  ['ear ?rings?|ear ?studs?|studs|hoops', 'earrings'], ['necklaces?|chains?|pendants?|chokers?', 'necklace'], ['(?:wrist ?)?watch(?:es)?', 'watch'], ['anklets?', 'anklet'], ['bracelets?|bangles?', 'bracelet'], ['rings?', 'ring'],
  ['dress(?:es)?|gowns?|jumpsuits?|overalls?|dungarees|suits?|rompers?|sar(?:ee|i)s?|outfits?|robes?|kaftans?|abayas?|onesies?|swim ?suits?|bikinis?|bodysuits?|night ?gowns?', 'full'],
  ['trousers|pants|jeans|skirts?|shorts|leggings|joggers|chinos|slacks|culottes', 'bottom'],
  ['t-?shirts?|tees?|shirts?|tops?|blouses?|sweaters?|jumpers?|pullovers?|hoodies?|sweatshirts?|jackets?|coats?|blazers?|cardigans?|vests?|polos?(?: shirts?)?|tunics?|corsets?|bras?', 'top'],
];
const ALL_WORN = WORN.map(([noun]) => noun).join('|');
/** Worn too, but by parts that are not found here. */
const NOT_WORN_HERE = '(?:hats?|caps?|beanies?|shoes?|sneakers?|boots?|heels|sandals|bags?|hand ?bags?|purses?|back ?packs?|glasses|sun ?glasses|scarf|scarves|gloves?|belts?|socks?|tights|ties?|make-?up|lipstick|wigs?|hair ?styles?|crowns?|tiaras?)';
const LEAD = "^(?:(?:please|pls|plz|now|also|then|and|ok|okay|so|hey|hi|can (?:you|u|i|we)|could (?:you|i|we)|would you|i'?d like(?: to see)?|i would like|i want|i wanna|i need|let'?s|maybe|just|to|you)[\\s,]+)*";
const END = '(?: (?:please|pls|plz|too|as well|now|instead|virtually|for me|thanks|thx))*[.!?]*$';
const SOMEBODY = '(?:woman|man|lady|girl|boy|guy|person|kid|child|teen(?:ager)?|bride|groom|friend|mum|mom|dad)';
const DUMMY = '(?:model|mannequin|figure|dummy)s?';
const PART = '(?:neck|wrists?|ears?|ear ?lobes?|(?:ring )?fingers?|hands?|ankles?|arms?|body|legs?|shoulders)';
const IN_PHOTO = new RegExp(`^(?:her|him|them|she|he|they|me|myself|(?:(?:the|this|that|my|our) )(?:[\\p{L}-]+ ){0,2}${SOMEBODY}(?: (?:in|on|from) (?:the|my|this) (?:[\\p{L}]+ )?(?:photo|picture|image))?|(?:(?:her|his|their|my)|the (?:woman|man|girl|boy|lady|person|model)'s) (?:left |right )?${PART}|(?:the|a) (?:left |right )?${PART})$`, 'iu');
const THE_MODEL = new RegExp(`^(?:the|this|that) (?:[\\p{L}-]+ ){0,2}?${DUMMY}$`, 'iu');
const A_MODEL = new RegExp(`^(?:(?:an?|some|any|one of your|your|another) (?:[\\p{L}-]+ ){0,2}?)?(?:${DUMMY}|someone|somebody)$|^an? (?:[\\p{L}-]+ ){0,2}${SOMEBODY}$`, 'iu');
const MALE = /(?<!\p{L})(?:man|men|male|guy|boy|groom|dad)(?!\p{L})/iu;
/** Written as names are, and nobody's: shops, days, months, places. */
const NO_NAMES = /^(?:etsy|ebay|instagram|insta|facebook|tik ?tok|pinterest|vinted|depop|poshmark|amazon|shopify|whatsapp|youtube|twitter|linkedin|google|blend|canva|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|top|left|right|bottom|sale|page|one|two|white|black|marble|wood|linen|sand|paris|london|berlin|tokyo|milan)$/iu;

/** Each with what is worn; with who wears it, where that is told. A name alone tells who behind "on", elsewhere it may be a place. */
const WAYS: readonly RegExp[] = [
  // "put this dress on her", "show me the shirt on a model", "add these earrings to her ears"
  new RegExp(`${LEAD}(?:try|put|place|fit|slip|hang|throw|drape|see|show(?: me)?|let me see|view|preview|visuali[sz]e|present|display|add|have|wear|test|want|need)(?: on)? (?<what>.+?) (?<by>on ?to|on|around|round|over|in|to) (?<who>(?!top of).+?)${END}`, 'iu'),
  // "try on this dress", "virtual try-on of the shirt with Ada"
  new RegExp(`${LEAD}(?:(?:do|make|create|give me|show me) )?(?:an? )?(?:virtual(?:ly)? )?try(?:ing)?[ -]?on(?: of| with| for|:)? (?<what>.+?)(?: (?:on ?to|on|with|for) (?<who>.+?))?${END}`, 'iu'),
  new RegExp(`${LEAD}try (?<what>.+?) on${END}`, 'iu'),
  // "dress her in this"
  new RegExp(`${LEAD}(?:dress|clothe) (?<who>.+?) (?:up )?(?:in|with) (?<what>.+?)${END}`, 'iu'),
  // "make her wear this", "the model should be wearing the coat", "a photo of a woman wearing this shirt", "put her in this dress"
  ...['(?:wear(?:s|ing)?|dressed in|try(?:ing)? on)', '(?<by>in)'].map((worn) => new RegExp(`${LEAD}(?:(?:make|let|have|can|could|show(?: me)?|get|picture|imagine|put|see|want) )?(?<who>.+?) (?:to |should |must |can |could )?(?:be )?${worn} (?<what>.+?)${END}`, 'iu')),
  new RegExp(`${LEAD}(?:(?:make|create|do|generate|give me|get me|show(?: me)?) )?(?:me )?(?:(?:an? )?(?:photo|picture|image|shot)s? (?:of|with) )?(?<who>.+?) (?:wearing|dressed in|in) (?<what>(?:this|these|my|the|it|them|that)(?!\\p{L}).*?)${END}`, 'iu'),
  // "model this dress"
  new RegExp(`${LEAD}(?<model>model) (?<what>(?:this|these|my|the|it)(?!\\p{L}).*?)${END}`, 'iu'),
  new RegExp(`${LEAD}give (?<who>her|him|them|the [\\p{L}]+|an? model) (?<what>.+?)${END}`, 'iu'),
  // "how would this jacket look on him?"
  new RegExp(`${LEAD}(?:(?:show me|see|i wonder|tell me) )?(?:how|what) (?:(?:does|do|would|will|could) )?(?<what>.+?) (?:would |will )?looks?(?: like)? on (?<who>.+?)${END}`, 'iu'),
  // "an on-model photo of the shirt"
  new RegExp(`${LEAD}(?:(?:make|create|do|generate|give me|get me|turn (?:it|this) into) )?(?:me )?(?:an? )?(?:(?<model>on[ -]model|model|worn|fashion model)) (?:photo|shot|picture|image)s? (?:of|with|for|from) (?<what>.+?)${END}`, 'iu'),
];
/** "virtual try-on", "use try on with these": nothing is named. */
const BARE = new RegExp(`${LEAD}(?:(?:use|do|make|start|run|create) )?(?:an? |the )?(?:virtual )?try[ -]?on(?: (?:with|of|for) (?:these|this|it|them|both|the (?:photos|pictures|images)))?${END}`, 'iu');
/** "swap her top for this one": what it is stands before. */
const SWAP = new RegExp(`${LEAD}(?:change|swap|replace|switch|exchange) (?:her|his|their|my|the [\\p{L}]+'s) (?<old>${ALL_WORN}) (?:to|for|with|by|into) (?<what>.+?)${END}`, 'iu');

const kindOf = (words: string): TryOnKind | null => WORN.find(([noun]) => new RegExp(`(?<![\\p{L}-])(?:${noun})(?!\\p{L})`, 'iu').test(words))?.[1] ?? null;

/** What is to be worn, an empty noun where it is only pointed at; `cannot`: it is worn elsewhere; null: it is nothing to wear. */
function whatIs(text: string): { type: TryOnKind | null; noun: string } | { cannot: string } | null {
  const said = text.trim().replace(/ (?:(?:from|in|of) (?:the|my|this|that) (?:[\p{L}]+ )?(?:photo|picture|image|upload)|(?:that )?i(?:'ve| have)?(?: just)? (?:attached|uploaded|sent)|here)$/iu, '');
  if (/^(?:it|this|that|these|those|them|this one|that one|the (?:new|other|attached|blue|red|green|black|white) one|(?:the |these |some )?(?:clothes|clothing)|the (?:product|garment|item|piece|jewel(?:le)?ry))$/iu.test(said)) return { type: null, noun: '' };
  const noun = said.replace(/^(?:this|that|these|those|the|my|our|an?|some|her|his|another)(?: pair of| new)? /iu, '');
  if (new RegExp(`(?:^|\\s)${NOT_WORN_HERE}$`, 'iu').test(noun)) return { cannot: noun.toLowerCase() };
  return new RegExp(`^(?:[\\p{L}\\d'-]+ ){0,4}(?:${ALL_WORN})$`, 'iu').test(noun) ? { type: kindOf(noun), noun: noun.toLowerCase() } : null;
}

/** On whom; null: on nobody. `byName`: a name alone is somebody. */
function whoIs(text: string | undefined, byName: boolean): TryOnIntent['who'] | null {
  if (text === undefined) return { is: 'anybody' };
  const said = text.trim();
  if (/^my (?:own )?(?:custom |saved )?models?$/iu.test(said)) return { is: 'model', name: 'mine' };
  const called = /^(?:(?:my|the|our) (?:custom |saved )?model|(?:a )?(?:model|mannequin)) (?:called |named )?(?<name>\p{Lu}\p{L}{1,29})$/u.exec(said)?.groups?.name;
  if (called) return { is: 'model', name: called };
  if (IN_PHOTO.test(said)) return { is: 'photo' };
  if (THE_MODEL.test(said)) return { is: 'the-model' };
  if (A_MODEL.test(said)) return { is: 'any-model', isMale: MALE.test(said) };
  const figure = FIGURES.find((one) => one.toLowerCase() === said.toLowerCase());
  if (figure) return { is: 'model', name: figure };
  return byName && /^\p{Lu}\p{Ll}{1,20}$/u.test(said) && !NO_NAMES.test(said) ? { is: 'model', name: said } : null;
}

/** Something to wear; null: the words are about something else. */
export function readTryOn(given: string): TryOnIntent | null {
  const text = given.trim().replaceAll('’', "'").replace(/\s+/g, ' ');
  if (new Scan(text).quotesLeft > 0) return null;
  if (BARE.test(text)) return { kind: 'try-on', type: null, noun: '', who: { is: 'anybody' } };
  const swap = SWAP.exec(text)?.groups;
  if (swap && whatIs(swap.what ?? '')) return { kind: 'try-on', type: kindOf(swap.old ?? ''), noun: (swap.old ?? '').toLowerCase(), who: { is: 'photo' } };
  for (const way of WAYS) {
    const { what, who, by, model } = way.exec(text)?.groups ?? {};
    if (what === undefined) continue;
    const meant = whatIs(what);
    // "put it on Lena" may be anything; "put this dress on Lena" is not.
    const pointedAt = meant !== null && !('cannot' in meant) && meant.noun === '';
    const wearer = model === undefined ? whoIs(who, (by === undefined || /^on/i.test(by)) && !pointedAt) : whoIs('a model', false);
    if (!meant || !wearer) continue;
    return 'cannot' in meant ? { kind: 'try-on', type: null, noun: '', cannot: meant.cannot, who: wearer } : { kind: 'try-on', ...meant, who: wearer };
  }
  return null;
}

const SHOWS_SOMEBODY = /(?<!\p{L})(?:woman|man|girl|boy|lady|person|model|portrait|selfie|her|him|me|face|bride|groom)(?!\p{L})/iu;
const plain = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '').replaceAll(/[_-]+/g, ' ');
/** Of a model that nobody described further. */
const figureFor = (isMale: boolean): Figure => (isMale ? 'Ben' : FIRST_FIGURE);

/** Which picture is which the tool sees for itself; it is told where names tell it already. */
export function groundTryOn({ type, noun, who, cannot }: TryOnIntent, { canvas, attached }: Ground): Grounded {
  if (cannot !== undefined) return ask(message('assistant.tryOnCannot', { what: cannot }));
  const standing = canvas.layers.filter((layer) => layer.type === 'image' && !layer.empty && layer.visible);
  const known = canvas.pictures.filter(({ name }) => !attached.includes(name)).map(({ name }) => name);
  // How it is called, and how tools are told: attachments by name, layers by id. What came last first.
  const all = [
    ...attached.toReversed().map((name) => ({ called: plain(name), id: name })),
    ...standing.map(({ name, alt, id }) => ({ called: `${plain(name)} ${alt}`, id })),
    ...known.toReversed().map((name) => ({ called: plain(name), id: name })),
  ];
  const person = all.find(({ called }) => SHOWS_SOMEBODY.test(called));
  // A woman in a dress is no dress.
  const garment = all.find(({ called }) => !SHOWS_SOMEBODY.test(called) && (type === null ? kindOf(called) !== null : kindOf(called) === type));
  const count = attached.length + new Set([...standing.map(({ asset }) => asset), ...canvas.pictures.filter(({ name }) => !attached.includes(name)).map(({ asset }) => asset)]).size;
  const isLoose = who.is === 'any-model' || (who.is === 'model' && who.name === 'mine');
  // Whoever brings two pictures has somebody in one of them.
  const onPhoto = who.is === 'photo' || (isLoose && attached.length > 1) || ((who.is === 'anybody' || who.is === 'the-model') && count > 1);
  const model = onPhoto ? null : who.is === 'model' ? who.name : figureFor(who.is === 'any-model' && who.isMale);
  if (count === 0) return ask(message(model === null ? 'tools.tryOn.both' : 'tryOn.pleaseGarment'));
  if (count === 1 && model === null) return ask(message(person && !garment ? 'tryOn.pleaseGarment' : 'tryOn.pleasePerson'));
  const kind = type ?? (garment ? kindOf(garment.called) : null);
  if (kind === null) return ask(message('assistant.askTryOnType'));
  return calls({
    tool: 'try_on',
    input: { type: kind, ...(garment && { garment: garment.id }), ...(model === null ? person && { person: person.id } : { model }), ...(noun !== '' && { words: noun.slice(0, 100) }) },
  });
}
