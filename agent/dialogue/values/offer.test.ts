/** Percentages and offers as shops write them. */
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizeOffer, recognizePercent } from './offer.ts';

describe('offers', () => {
  test.each([
    'everything [30% off]',
    '[up to 50% off]',
    '[Up to 50% off everything] this weekend',
    '[30% off all candles] until Sunday',
    '[20% off haircuts] on Mondays',
    '[15% off winter coats]',
    '[50 % off]',
    '[½ price]',
    '[half price]',
    '[half off]',
    'tacos [2x1]',
    '[3x2] en shampoos',
    '[2 for 1] cocktails',
    '[2-for-1] cocktails',
    '[two for one]',
    '[3 for £10]',
    '[2/£20]',
    '[buy one get one free]',
    '[Buy 2 get 1 free]',
    '[buy two candles get one free]',
    '[buy one, get one half price]',
    '[BOGO] on all tees',
    '[free shipping over $50]',
    '[FREE SHIPPING]',
    '[free delivery on orders over £25]',
    '[3x sem juros]',
    '[12x de R$ 39,90 sem juros]',
    '[6 meses sin intereses]',
    '[10 % Rabatt]',
    '[20% de descuento]',
    '[20% de desconto]',
    '[-20%]',
    '[-20% de réduction]',
    '[diskon 25%]',
    '[diskon hingga 70%]',
    '[$5 off]',
    '[$10 off your first order]',
    '[save 15%]',
    '[30% korting]',
    '[frete grátis acima de R$ 150]',
    '[envío gratis]',
    '[kostenloser Versand ab 50 €]',
    '[gratis ongkir]',
    '[20% off] today',
    '[20% off] in red',
    '[25% off everything]',
    '[70% off storewide]',
  ])('%s', (marked) => expect(remark(recognizeOffer, marked)).toBe(marked));

  test.each([
    '100% cotton',
    'the logo off the page',
    'take the price off',
    '2x bigger',
    'a 2x3 grid',
    '4x6 in',
    '2 for the kids',
    'sugar free',
    'free the space on the left',
    'half of the page',
    'turn it off',
    '50% transparent',
  ])('nothing in %s', (text) => expect(remark(recognizeOffer, text)).toBe(text));
});

describe('percentages', () => {
  test.each(['[100%] cotton', '[10 %] Rabatt', '[15 percent]', '[20-30%] off', 'opacity [50%]', 'no numbers'])(
    '%s',
    (marked) => expect(remark(recognizePercent, marked)).toBe(marked),
  );
});
