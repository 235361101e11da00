/** Percentages, and whole offers: "up to 50% off all candles", "buy one get one free", "3x sem juros". */
import { pricePattern } from './money.ts';
import {
  either,
  factsAt,
  findAll,
  followed,
  number,
  optional,
  phrase,
  repeat,
  sameLine,
  sequence,
  tight,
  token,
  type Pattern,
} from './patterns.ts';
import type { RecognizedFact } from './recognized.ts';
import { tokenize } from './tokens.ts';

const percent = sequence(
  optional(phrase('-|–|−')),
  number(/^/),
  optional(sequence(phrase('-|–'), tight(number(/^/)))),
  sameLine(phrase('%|٪|％|percent|per cent|pct|prozent|por ciento|por cento|pour cent|per cento|persen|procent')),
);
const half = either(phrase('half|½'));
const REDUCTION = phrase(
  "up to|upto|bis zu|hasta|hasta un|hasta el|jusqu'à|até|fino al|tot|hingga|extra|an extra|save|get|flat|enjoy|take|diskon|diskon hingga|spare",
);
const OFF = sameLine(
  phrase(
    'off|discount|rabatt|nachlass|reduziert|günstiger|de descuento|descuento|dcto|dcto.|de desconto|desconto|diskon|de réduction|réduction|de remise|remise|di sconto|sconto|korting|rabat|rabais|zniżki|indirim|cashback|cash back|скидка|reduction',
  ),
);
/** Words with which something new begins behind what an offer is for. */
const NEW_PHRASE = phrase(
  'this|until|till|til|on|in|at|with|for|and|or|but|from|to|today|tonight|tomorrow|when|if|now|only|by|through|is|are|next|so|as|make|put|use|add|change|want|need|please|bigger|smaller|starts|ends|valid|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|a|an|should|big|text|badge|sticker|label|banner|sign|button|below|above|under|over|weekends|weekdays|is|was|code|use',
);
const contentWord: Pattern = sameLine(
  sequence(
    followed(NEW_PHRASE, false),
    token(({ kind }) => kind === 'word'),
  ),
);
const ALL = phrase(
  'everything|all|every|any|selected|select|storewide|sitewide|your entire|your first|your next|your|the entire|the whole|our entire|our|entire|first|alles|auf alles|tudo|todo|en todo|toda la tienda|sur tout|all our|all of our',
);
const plural = token(({ kind, lower }) => kind === 'word' && /(?:[^s]s|ses)$/.test(lower));
const pluralPhrase: Pattern = (tokens, at) => {
  let best = -1;
  for (let place = at; place < at + 3 && contentWord(tokens, place) >= 0; place += 1)
    if (plural(tokens, place) >= 0) best = place + 1;
  return best;
};
const onWhat = optional(
  sequence(optional(sameLine(phrase('on'))), either(sequence(sameLine(ALL), repeat(contentWord, 0, 3)), pluralPhrase)),
);

/** "2 for 10 people" is no price. */
const COUNTED =
  '%|people|persons|guests|kids|children|adults|min|mins|minutes|hours|hour|days|weeks|pm|am|px|cm|mm|m|in|inch|inches|and|x|×';
const SMALL = number(/^[1-9]$/);
const smallCount = either(SMALL, phrase('one|two|three|four|five|six'));
const ordinal = sequence(number(/^\d{1,2}$/), tight(phrase('st|nd|rd|th')));
const free = phrase('free|half price|half off|½ price|gratis|at half price|for free');
const offer = either(
  sequence(optional(REDUCTION), either(percent, half, pricePattern), OFF, onWhat),
  sequence(REDUCTION, percent, followed(OFF, false), optional(onWhat)),
  sequence(phrase('-|–|−'), tight(percent), optional(onWhat)),
  sequence(
    phrase('diskon|descuento|discount|rabatt|promo|remise|sconto'),
    optional(phrase('de|del|of|hingga|von|di')),
    percent,
  ),
  sequence(half, phrase('price|prices'), onWhat),
  phrase(
    'halber preis|mitad de precio|a mitad de precio|metade do preço|moitié prix|metà prezzo|zum halben preis|bogo free|bogo 50%|bogo|bogof|b1g1|dos por uno|two for one|2 for one',
  ),
  sequence(
    number(/^[2-4]$/),
    tight(phrase('x|×')),
    tight(number(/^[1-3]$/)),
    followed(sameLine(phrase('m|cm|mm|in|inch|inches|px|ft|grid|table')), false),
  ),
  sequence(
    smallCount,
    optional(tight(phrase('-'))),
    phrase('for|für|por|pour|voor|al precio de|para'),
    optional(tight(phrase('-'))),
    either(pricePattern, phrase('one|two|three'), sequence(number(/^\d{1,3}$/), followed(phrase(COUNTED), false))),
  ),
  sequence(smallCount, tight(phrase('/')), pricePattern),
  sequence(
    phrase('buy'),
    either(smallCount, number(/^\d{1,2}$/)),
    optional(contentWordsBefore('get')),
    optional(sameLine(phrase(','))),
    phrase('get'),
    optional(phrase('the')),
    either(smallCount, phrase('another|a second|second|a third|third'), ordinal),
    optional(contentWordsBefore('free|half|½|at|for')),
    optional(phrase('one|at')),
    either(free, sequence(percent, OFF)),
  ),
  sequence(
    phrase('free'),
    optional(phrase('local|worldwide|uk|us|nationwide|express|standard')),
    phrase(
      'shipping|delivery|postage|returns|shipping & returns|shipping and returns|gift|gift wrap|gift wrapping|consultation|quote|quotes|estimate|estimates|trial|parking|refills|alterations',
    ),
    optional(
      sequence(
        sameLine(
          phrase('over|above|from|on orders over|on all orders over|for orders over|on orders above|when you spend'),
        ),
        pricePattern,
      ),
    ),
    optional(sequence(sameLine(phrase('on')), sameLine(phrase('all orders|every order|orders')))),
  ),
  sequence(
    phrase(
      'envío gratis|envio gratis|frete grátis|frete gratis|gratis ongkir|free ongkir|kostenloser versand|versandkostenfrei|livraison gratuite|livraison offerte|spedizione gratuita|gratis verzending|versand gratis',
    ),
    optional(
      sequence(sameLine(phrase('ab|acima de|desde|dès|da|vanaf|a partir de|en compras mayores a|sopra')), pricePattern),
    ),
  ),
  sequence(
    number(/^\d{1,2}$/),
    optional(phrase('x|vezes|meses|cuotas|parcelas|msi|mensualidades')),
    optional(sequence(phrase('de'), pricePattern)),
    phrase('sem juros|sin intereses|sin interés|sin interes|s/ juros|senza interessi|sans frais'),
  ),
);

/** Up to three words that name what is bought, before one of some words. */
function contentWordsBefore(words: string): Pattern {
  const end = phrase(words);
  return repeat(sequence(followed(end, false), contentWord), 0, 3);
}

export function recognizeOffer(text: string): RecognizedFact[] {
  return factsAt(text, 'offer', findAll(tokenize(text), offer));
}

export function recognizePercent(text: string): RecognizedFact[] {
  return factsAt(text, 'percent', findAll(tokenize(text), percent));
}
