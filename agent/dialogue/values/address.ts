/** Street addresses in usual patterns, and places that a word such as "venue:" introduces. */
import { calendarWord } from './date.ts';
import {
  either,
  factsAt,
  findAll,
  followed,
  number,
  optional,
  phrase,
  preceded,
  repeat,
  sameLine,
  sequence,
  tight,
  token,
  type Pattern,
} from './patterns.ts';
import type { RecognizedFact } from './recognized.ts';
import { capitalized, tokenize } from './tokens.ts';

const STREETS =
  'road|rd|rd.|street|st|st.|avenue|ave|ave.|lane|ln|ln.|boulevard|blvd|blvd.|highway|hwy|terrace|crescent|parkway|pkwy|alley|mews|embankment|turnpike|pike|trail|plaza';
/** Words of their own elsewhere: they count with a capital letter. */
const WORDY_STREETS =
  'way|drive|dr|dr.|close|court|ct|ct.|place|pl|square|sq|park|row|walk|gate|hill|green|yard|rise|circle|loop|wharf|quay|market|grove|gardens|view|broadway';
const street = phrase(STREETS);
const wordyStreet: Pattern = (tokens, at) => (capitalized(tokens[at]) ? phrase(WORDY_STREETS)(tokens, at) : -1);
const END = phrase(
  'and|or|the|at|in|on|for|with|of|from|to|is|it|a|an|per|x|px|pm|am|off|call|tel|phone|open|whatsapp|text|free|rsvp|every|each|email|make|put|use|add',
);
const capital = sameLine(sequence(followed(END, false), followed(calendarWord, false), token(capitalized)));
const plainWord = sameLine(
  sequence(
    followed(either(END, calendarWord), false),
    token(({ kind, text }) => kind === 'word' && (text.length > 1 || /^[NSEW]$/.test(text))),
  ),
);
const houseNumber = sequence(
  number(/^\d{1,5}$/),
  optional(sequence(tight(phrase('-|–|/')), tight(number(/^\d{1,4}$/)))),
  optional(tight(token(({ text }) => /^[a-dA-D]$/.test(text)))),
);
const zip = sequence(optional(sameLine(token(({ text }) => /^[A-Z]{2}$/.test(text)))), sameLine(number(/^\d{4,5}$/)));
const state = sameLine(token(({ text }) => /^[A-Z]{2,3}$/.test(text)));
const postcode = sequence(
  sameLine(token(({ text }) => /^[A-Z]{1,2}$/.test(text))),
  tight(number(/^\d{1,2}$/)),
  optional(tight(token(({ text }) => /^[A-Z]$/.test(text)))),
  optional(sequence(sameLine(number(/^\d$/)), tight(token(({ text }) => /^[A-Z]{2}$/.test(text))))),
);
const unitPart = sequence(sameLine(phrase('unit|suite|ste|apt|flat|floor|shop|no|no.|#')), number(/^\d{1,4}$/));
const town = sequence(optional(sameLine(zip)), capital, repeat(capital, 0, 2));
const part = sequence(
  sameLine(phrase(',')),
  either(
    unitPart,
    postcode,
    sequence(town, optional(sequence(optional(phrase(',')), either(postcode, zip, state), optional(zip)))),
    zip,
  ),
);
const tail = sequence(optional(unitPart), repeat(part, 0, 3), optional(sameLine(either(postcode, zip))));

/** "14 Pine Road", "123 Main St": at most three words before the kind of street. */
const english: Pattern = (tokens, at) => {
  let place = houseNumber(tokens, at);
  if (place < 0) return -1;
  for (let words = 0; words < 4; words += 1) {
    const behind = words === 0 ? -1 : either(street, wordyStreet)(tokens, place);
    if (behind > 0 && tokens[place]?.line === false) return tail(tokens, behind);
    const ordinal = sequence(number(/^\d{1,3}$/), tight(phrase('st|nd|rd|th')))(tokens, place);
    place = ordinal > 0 ? ordinal : plainWord(tokens, place);
    if (place < 0) return -1;
  }
  return -1;
};
const germanStreet = token(
  ({ text, lower }) =>
    text !== lower &&
    /.(?:stra(?:ß|ss)e|str|weg|platz|allee|gasse|damm|ufer|straat|laan|gracht|plein|gatan|vägen|gata|vej)$/.test(lower),
);
const german = sequence(
  either(
    germanStreet,
    sequence(
      token(capitalized),
      optional(phrase('-')),
      token(({ text }) => /^(?:Straße|Strasse|Str|Allee|Platz|Weg)$/.test(text)),
    ),
  ),
  optional(tight(phrase('.'))),
  sameLine(houseNumber),
  tail,
);
const particles = phrase("de|de la|de l'|du|des|del|de los|de las|da|do|dos|della|dei|di|d'|la|el|los|las|le|les|y|e");
const NUMBER_WORD = phrase('no|nr|núm');
const name = sameLine(
  sequence(
    followed(either(NUMBER_WORD, calendarWord), false),
    optional(particles),
    optional(particles),
    token((one) => capitalized(one) || /^(?:l|d)['’]\p{L}/u.test(one.text)),
  ),
);
const french = sequence(
  houseNumber,
  optional(phrase('bis|ter')),
  optional(phrase(',')),
  sameLine(phrase('rue|avenue|av.|boulevard|bd|place|chemin|impasse|quai|allée|route|cours|passage|square')),
  name,
  repeat(name, 0, 3),
  tail,
);
const romanKind = phrase(
  'calle|c/|avenida|av.|av|avda.|carrera|cra|cra.|paseo|plaza|rua|r.|travessa|praça|alameda|via|viale|piazza|corso|jalan|jl.|jl|jln|jln.|gang|gg.|ul.|ulica|ulitsa|rambla|calzada|largo',
);
const romance = sequence(
  romanKind,
  name,
  repeat(name, 0, 3),
  optional(sameLine(phrase(',|no|no.|nº|n°|nr.|#|núm.|, nº|, no.'))),
  sameLine(number(/^\d{1,5}$/)),
  followed(sameLine(phrase('%|am|pm|:|€|h')), false),
  optional(tight(token(({ text }) => /^[a-dA-D]$/.test(text)))),
  tail,
);
const ordinalStreet = sequence(number(/^\d{1,3}$/), tight(phrase('st|nd|rd|th')), optional(sameLine(street)));
const corner = either(
  sequence(
    optional(phrase('corner of')),
    ordinalStreet,
    sameLine(phrase('&|and')),
    followed(calendarWord, false),
    capital,
    optional(sameLine(street)),
  ),
  sequence(
    optional(phrase('corner of')),
    followed(calendarWord, false),
    token(capitalized),
    optional(sameLine(street)),
    sameLine(phrase('&|and')),
    ordinalStreet,
  ),
  sequence(
    phrase('corner of'),
    capital,
    optional(sameLine(street)),
    sameLine(phrase('&|and')),
    capital,
    optional(sameLine(street)),
  ),
);
/** Most words begin none of these, and one look tells. */
const begins = either(number(/^/), token(capitalized), romanKind, phrase('corner'));
const address = sequence(followed(begins), either(french, english, german, romance, corner));

const INTRODUCED = phrase(
  'venue|location|where|place|address|ort|lieu|lugar|lokasi|tempat|local|adresse|dirección|endereço',
);
const placeWord = sameLine(
  sequence(
    followed(calendarWord, false),
    either(
      token((one) => capitalized(one)),
      sequence(phrase("of|the|de|la|del|da|do|di|&|and|'s"), followed(token(capitalized))),
    ),
  ),
);
const place = sequence(
  preceded(sequence(INTRODUCED, phrase(':')), 2),
  preceded(phrase(':')),
  placeWord,
  repeat(placeWord, 0, 6),
  repeat(sequence(phrase(','), placeWord, repeat(placeWord, 0, 3)), 0, 3),
);

export function recognizeAddress(text: string): RecognizedFact[] {
  const tokens = tokenize(text);
  const addresses = factsAt(text, 'address', findAll(tokens, address));
  const inside = (at: number) => addresses.some(({ span }) => at >= span[0] && at < span[1]);
  const places = findAll(tokens, place).filter(([start, end]) => !inside(start) && !inside(end - 1));
  return [...addresses, ...factsAt(text, 'place', places)];
}
