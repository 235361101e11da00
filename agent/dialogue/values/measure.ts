/** Measures of things ("11 x 8 x 9 cm", "size 42", "ages 5-8") and counts of them ("30 pcs"). Pixels are no facts. */
import {
  either,
  factsAt,
  findAll,
  followed,
  number,
  optional,
  phrase,
  sameLine,
  sequence,
  tight,
  token,
  type Pattern,
} from './patterns.ts';
import type { RecognizedFact } from './recognized.ts';
import { tokenize } from './tokens.ts';

const unit = sameLine(
  phrase(
    'cm|mm|m|km|ft|feet|foot|inch|inches|"|”|yd|yards|yard|miles|mile|mi|metre|metres|meter|meters|g|gr|gram|grams|kg|kilo|kilos|mg|lb|lbs|oz|fl oz|ml|cl|l|liter|liters|litre|litres|gal|gallon|gallons|w|watt|watts|kw|v|volt|mah|gb|tb|mb|mp|m²|m2|sqm|sq m|sq ft|sqft|°c|°f|karat|carat|ct|gsm|acres|hectares|cc|hp|kcal|calories|bpm|hz|k steps',
  ),
);
const tightOnly = tight(phrase("in|'|′|″"));
const DASH = sameLine(phrase('-|–|to'));
const quantity = sequence(
  number(/^/),
  optional(either(tight(sequence(phrase('/'), tight(number(/^/)))), tight(phrase('½|¼|¾')))),
  optional(sequence(DASH, number(/^/))),
  optional(sameLine(phrase('-'))),
);
const wordEnd = followed(tight(token(({ kind }) => kind !== 'mark')), false);
const side = sequence(sameLine(phrase('x|×|by|*')), number(/^/), optional(either(unit, tightOnly)));
const dimensions = sequence(number(/^/), optional(either(unit, tightOnly)), side, optional(side), (tokens, at) =>
  /^(?:cm|mm|m|ft|inches|inch|in|"|”|'|′|″|feet)$/.test(tokens[at - 1]?.lower ?? '') ? at : -1,
);
const letterSize = token(({ text }) => /^(?:XXS|XS|S|M|L|XL|XXL|XXXL)$/.test(text));
const clothes = either(
  sequence(
    optional(phrase('uk|us|eu')),
    phrase('size|sizes|größe|größen|talla|tallas|taille|tamanho|tam.|taglia|ukuran|maat|rozmiar'),
    optional(phrase('uk|us|eu|:')),
    either(
      sequence(number(/^\d{1,3}(?:[.,]5)?$/), optional(sequence(DASH, number(/^\d{1,3}(?:[.,]5)?$/)))),
      sequence(letterSize, optional(sequence(sameLine(phrase('-|–|to|/')), letterSize))),
    ),
    wordEnd,
    followed(sameLine(phrase('px|x|×|cm|mm|%|pt')), false),
  ),
  sequence(
    token(({ text }) => text === 'W'),
    tight(number(/^\d\d$/)),
    optional(phrase('/')),
    sameLine(token(({ text }) => text === 'L')),
    tight(number(/^\d\d$/)),
  ),
  sequence(
    token(({ text }) => /^(?:UK|EU|EUR|US)$/.test(text)),
    number(/^\d{1,2}(?:[.,]5)?$/),
    wordEnd,
  ),
);
const age = either(
  sequence(
    phrase('age|ages|aged|alter|edad'),
    optional(phrase(':')),
    number(/^\d{1,2}$/),
    optional(
      either(sequence(DASH, number(/^\d{1,2}$/)), tight(phrase('+')), sameLine(phrase('and up|and over|and under'))),
    ),
  ),
  sequence(
    number(/^\d{1,2}$/),
    optional(sequence(DASH, number(/^\d{1,2}$/))),
    sameLine(phrase('years old|year old|year olds|yrs old|months old|jahre|años|anos|ans')),
  ),
);
/** Not the end of a price, a time or a code. */
const apart: Pattern = (tokens, at) => (tokens[at]?.gap || /^[(,;"'“/]$/.test(tokens[at - 1]?.text ?? '') ? at : -1);
const measure = either(dimensions, clothes, age, sequence(apart, quantity, either(unit, tightOnly), wordEnd));

const COUNTED = sameLine(
  phrase(
    'pcs|pcs.|pc|pieces|piece|stk|stück|pairs|pair|packs|pack|sets|seats|spots|spaces|slots|tickets|people|guests|persons|pax|stalls|vendors|makers|artists|bands|djs|bedrooms|bedroom|bed|beds|baths|bath|bathrooms|rooms|left|recipes|flavours|flavors|varieties|courses|sessions|classes|lessons|weeks|days|hours|nights|minutes|min|mins|bottles|boxes|jars|cans|bags|servings|slices|cupcakes|cookies|eggs|plates|colours available|colors available|units|copies|pages|players|teams|laps|plazas|cupos|vagas|unidades|piezas|buah|biji|porsi|personen|plätze',
  ),
);
const count = sequence(
  optional(phrase('only')),
  apart,
  number(/^\d{1,6}(?:[.,]\d{3})*$/),
  optional(tight(phrase('+'))),
  optional(sequence(DASH, number(/^\d{1,5}$/))),
  COUNTED,
  wordEnd,
  followed(sameLine(phrase('of the page|down|up')), false),
);

export function recognizeMeasure(text: string): RecognizedFact[] {
  const tokens = tokenize(text);
  return [...factsAt(text, 'measure', findAll(tokens, measure)), ...factsAt(text, 'count', findAll(tokens, count))];
}
