/** Prices in all usual currencies, with what belongs to them: ranges, "from", units, old and new price. */
import {
  either,
  factsAt,
  findAll,
  followed,
  number,
  optional,
  phrase,
  preceded,
  sameLine,
  sequence,
  tight,
  token,
  type Pattern,
} from './patterns.ts';
import type { RecognizedFact } from './recognized.ts';
import { tokenize } from './tokens.ts';

const CODES =
  'usd|eur|gbp|jpy|cny|rmb|inr|idr|php|myr|sgd|thb|vnd|krw|hkd|twd|aud|nzd|cad|chf|sek|nok|dkk|pln|czk|huf|ron|bgn|try|rub|uah|ils|aed|sar|qar|kwd|bhd|omr|egp|mad|tnd|dzd|ngn|ghs|kes|tzs|ugx|rwf|zar|bwp|zmw|etb|xof|xaf|brl|ars|clp|cop|mxn|pen|uyu|gtq|crc|dop|pkr|bdt|lkr|npr|kzt|gel|isk';

/** Words before an amount; the ones of one letter count only without a space. */
const BEFORE = phrase(
  `${CODES}|rs|rs.|rp|rp.|rm|ksh|ksh.|kshs|tsh|ush|sh|fr.|sfr.|kr|kr.|s/|s/.|b/.|dh|dhs|php|bs.|le|tk|tk.|us$|r$|a$|c$|s$|hk$|nz$|nt$|gh₵|z$|j$|mx$`,
);
const BEFORE_TIGHT = token(({ text }) => text === 'R' || text === 'N' || text === 'Q');
const AFTER = phrase(
  `${CODES}|euro|euros|dollar|dollars|pound|pounds|quid|bucks|bob|peso|pesos|rupee|rupees|rs|rs.|naira|cedi|cedis|shilling|shillings|ksh|kes|rand|reais|soles|yen|yuan|ringgit|baht|dirham|dirhams|dhs|dh|francs|franken|rupiah|taka|lei|zł|zl|kč|kc|ft|forint|kr|kr.|kronor|kroner|lira|tl|won|dong|руб|руб.|рублей|грн|fcfa|cfa|fr.|pence|cents|cent`,
);
const PENNIES = tight(phrase('p|¢|円|元|원'));
const SIGN = token(({ text }) => /^\p{Sc}$/u.test(text));
const TIGHT_SCALE = tight(phrase('k|m|mn|rb|jt|ribu|juta|l|tr'));
const DASH = phrase('-|–|—');
const ARROW = either(phrase('→|➔|➜|⇒'), phrase('->|=>|-->'));

/** "1 500" with a space for thousands, "4.-" and "450/-" without decimals, "25rb", "3 lakh". */
const amount = sequence(
  either(
    sequence(number(/^\d{1,3}$/), sameLine(number(/^\d{3}(?:[.,]\d{1,2})?$/)), followed(tight(phrase('-|–|/')), false)),
    number(/^/),
  ),
  optional(
    either(tight(phrase('.-|,-|.–|,–|/-')), TIGHT_SCALE, sameLine(phrase('ribu|juta|lakh|lakhs|crore|million'))),
  ),
);
const tail = optional(either(sequence(SIGN, followed(number(/^/), false)), sameLine(AFTER), PENNIES));
const price = either(
  sequence(either(SIGN, BEFORE), optional(tight(SIGN)), amount, optional(sameLine(phrase(CODES)))),
  sequence(BEFORE_TIGHT, tight(number(/^\d(?:\d|,\d)/)), optional(TIGHT_SCALE)),
  sequence(amount, either(sequence(SIGN, followed(tight(number(/^/)), false)), sameLine(AFTER), PENNIES)),
);

const UNITS =
  'piece|pieces|pc|pcs|head|night|person|guest|child|adult|kid|kilo|kilos|kg|g|100g|lb|lbs|pound|oz|litre|liter|l|dozen|set|slice|cup|bottle|box|pack|packet|pair|hour|hr|h|day|week|month|mo|year|yr|session|class|lesson|plate|table|ticket|seat|metre|meter|m|sqm|yard|tray|loaf|bag|bunch|stem|unit|item|page|word|sq ft|square foot|pop|go|ride|game|car|room|stall|bag|jar|tub|can|stück|stuck|person|nacht|tag|woche|monat|jahr|stunde|pièce|personne|nuit|jour|mois|heure|pieza|persona|noche|día|dia|mes|hora|unidad|kilogramo|pessoa|noite|unidade|mês|orang|porsi|biji|buah|pcs|ekor|malam|bulan|hari';
const unit = phrase(UNITS);
const perUnit = either(
  sequence(sameLine(phrase('per|a|an|the|/|pro|je|por|par|al|la|le|à la|il|na')), unit),
  sameLine(
    phrase(
      'each|ea|ea.|apiece|pp|p.p.|p/p|obo|o.b.o.|ono|o.n.o.|kilo|kg|dozen|shipped|plus shipping|negotiable|nego|vb|per person|each way',
    ),
  ),
);
const multiple = sequence(
  sameLine(phrase('or|,|/|o|oder|ou')),
  number(/^\d{1,2}$/),
  sameLine(phrase('/|for|für|por|pour')),
  price,
);

const LEAD = phrase(
  'from|starting at|starting from|starts at|ab|desde|a partir de|à partir de|dès|vanaf|mulai|mulai dari|up to|under',
);
const wholePrice: Pattern = sequence(
  either(
    sequence(amount, sameLine(DASH), price),
    sequence(price, optional(sequence(sameLine(DASH), either(price, sequence(amount, tail))))),
  ),
  optional(perUnit),
  optional(perUnit),
);
/** "from $49 to $39" is a change of price more often than a range: both stay facts of their own, without "from". */
const ledPrice = sequence(LEAD, wholePrice, followed(phrase('to'), false));
const money = either(
  sequence(either(ledPrice, wholePrice), optional(sequence(sameLine(ARROW), wholePrice)), optional(multiple)),
  // "75k" could be anything but behind words for a price.
  sequence(
    preceded(
      phrase('price|prices|priced|harga|only|just|cost|costs|costing|for|at|precio|preis|pay|now|was|asking'),
      2,
    ),
    number(/^/),
    tight(phrase('k|rb|jt')),
    optional(perUnit),
  ),
);

export function recognizeMoney(text: string): RecognizedFact[] {
  return factsAt(text, 'money', findAll(tokenize(text), money));
}

/** For wordings that contain a price: "free shipping over $50". */
export const pricePattern = wholePrice;
