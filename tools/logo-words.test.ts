/**
 * A business's description in its owner's words chooses symbol, colors and letters: thirty trades, with expected and
 * excluded results.
 */
import { describe, expect, it } from 'vitest';
import type { LogoBrief } from '#design/logo/brief.ts';
import { enoughDetails } from '#design/logo/enough-details.ts';
import { planBatch } from '#design/logo/plan-batch.ts';
import { batchIcons } from '#design/logo/symbols.ts';
import { luminance } from '#design/layout/contrast.ts';
import { findIcons } from './libraries/icons/icon-search.ts';

const brief = (description: string, more: Partial<LogoBrief> = {}): LogoBrief => ({
  name: 'Halden',
  description,
  style: 'assorted',
  elements: [],
  colors: [],
  variant: 0,
  ...more,
});
const ports = { findIcons };

const WARM = /^(?:terracotta|walnut|honey|sunset|clay|olive|mustard|brick|citrus|wine|cherry|emerald|coral)$/;
const COOL = /^(?:ocean|lagoon|indigo|midnight|navy|denim|slate|mint|coast|graphite|lime|lilac)$/;

/** Description; an icon expected among the first three; icons excluded from the first six. */
const TRADES: readonly [description: string, must: RegExp, mustNot: RegExp][] = [
  ['small sourdough bakery in Lisbon, warm and rustic', /^(?:bread|grains)$/, /thermometer|fire|scissors|car/],
  ['specialty coffee roastery', /^coffee/, /car$|scissors|heart/],
  ['tea house, quiet and natural', /tea|leaf|coffee/, /house$|speaker|car$/],
  ['vegan restaurant with seasonal food', /fork|plant|leaf|bowl|carrot|chef/, /cow|fish|snowflake/],
  ['wood-fired pizza restaurant', /pizza|oven|fork/, /axe|tree|hammer/],
  ['wood fired pizza, Italian family restaurant', /pizza|oven|fork/, /axe|tree|hammer/],
  ['dentist for families', /tooth/, /tree-structure/],
  ['craft beer brewery', /beer|pint|grains/, /scissors|wine$/],
  ['ice cream parlour for families', /ice-cream|popsicle/, /user|snow/],
  ['sushi bar', /fish|shrimp|bowl/, /chart|martini$|^wine/],
  ['florist for weddings, elegant bouquets', /^flower/, /axe|first-aid|coins/],
  ['landscape gardening company', /tree|shovel|plant|mountains|leaf/, /coins|car$/],
  ['dog grooming salon', /dog|paw/, /cat$|hair-dryer/],
  ['friendly dog grooming and puppy day care', /dog|paw/, /stethoscope|sun$/],
  ['veterinary clinic', /paw|first-aid|dog|stethoscope/, /tooth|car$/],
  ['yoga studio, calm', /flower-lotus|person|sun/, /palette|microphone|barbell/],
  ['strength gym and crossfit, bold and industrial', /barbell|lightning/, /flower|factory|hand-fist/],
  ['law firm for small businesses', /scales|gavel|bank/, /storefront|briefcase-metal|car$/],
  ['accounting and tax advice', /calculator|chart|coins|receipt/, /scissors|heart/],
  ['data analytics platform for hospitals, calm and trustworthy', /chart|database|graph/, /moon|couch/],
  ['cyber security software', /shield|lock|code|terminal/, /flower|cake/],
  ['real estate agency in the mountains', /house|building|key/, /tooth|scissors/],
  ['surf lessons on the beach', /waves|sun-horizon|umbrella|island/, /wave-sine|chalkboard/],
  ['camping and hiking outfitter', /tent|mountains|campfire|boot/, /scissors|cake/],
  ['hand-poured soy candles, made in small batches by the sea', /flame|fire|candle/, /hand|coffee|pint/],
  ['minimal jewellery studio, gold rings', /diamond|crown|sketch/, /palette|microphone|bell/],
  ['wooden toys for kids, playful', /lego|puzzle|balloon|baby|horse|game/, /axe|wine/],
  ['wedding photographer', /camera|aperture/, /cake|knife/],
  ['independent bookshop', /book/, /shopping-cart|storefront$/],
  ['bicycle repair shop', /bicycle|wrench|gear/, /car$|storefront$/],
  ['car wash and detailing', /car/, /washing-machine$|hand-soap/],
  ['dental clinic for families', /tooth/, /users|eye/],
  ['house cleaning service', /broom|spray|bucket|sparkle|drop/, /bell|armchair/],
  ['music school for children', /music|guitar|piano/, /baby|backpack/],
  ['sewing atelier, handmade dresses', /needle|dress|scissors|yarn/, /hand-heart|chart/],
];

describe('the words of a description', () => {
  it.each(TRADES)('choose the symbol of “%s”', (description, must, mustNot) => {
    const icons = batchIcons(brief(description), ports);
    expect(
      icons.slice(0, 3).some((icon) => must.test(icon)),
      `${icons.join(', ')} has ${must}`,
    ).toBe(true);
    expect(
      icons.slice(0, 6).filter((icon) => mustNot.test(icon)),
      icons.join(', '),
    ).toEqual([]);
    expect(enoughDetails(brief(description), ports)).toBe(true);
  });

  it.each([
    [
      'small sourdough bakery in Lisbon, warm and rustic',
      WARM,
      /^(?:ocean|lagoon|indigo|midnight|navy|denim|slate|mint|coast|graphite|lime|lilac|plum|rose|carnival)$/,
    ],
    ['data analytics platform for hospitals, calm and trustworthy', COOL, /^(?:carnival|honey|sunset|citrus|mustard)$/],
    ['surf school by the sea', /^(?:ocean|lagoon|coast|midnight|coral|mint)$/, /^(?:walnut|wine|brick)$/],
    ['luxury watches, exclusive', /^(?:gold|emerald|wine|graphite|navy|sand)$/, /^(?:carnival|citrus|coral|meadow)$/],
    ['organic vegetable farm, fresh', /^(?:forest|meadow|sage|olive|mint|citrus)$/, /^(?:graphite|plum|indigo)$/],
  ])('choose the colors of “%s”', (description, mostly, never) => {
    const names = planBatch(brief(description), ports).map(({ palette }) => palette.name);
    expect(names.filter((name) => mostly.test(name)).length, names.join(', ')).toBeGreaterThanOrEqual(7);
    expect(
      names.filter((name) => never.test(name)),
      names.join(', '),
    ).toEqual([]);
  });

  it('choose the letters: no slab for a spa, no thin capitals for a gym', () => {
    const facesOf = (description: string) => planBatch(brief(description), ports).map(({ face }) => face.family);
    expect(
      facesOf('calm spa, elegant and minimal').filter((family) => /Alfa|Anton|Bangers|Bebas/.test(family)),
    ).toEqual([]);
    expect(
      facesOf('strength gym, bold and industrial').filter((family) => /Cormorant|Raleway|Josefin|Dancing/.test(family)),
    ).toEqual([]);
  });

  it('lead to the things that were asked for first', () => {
    const icons = batchIcons(brief('bakery', { elements: ['crescent moon', 'star'] }), ports);
    expect(icons[0]).toMatch(/^moon/);
    expect(icons[1]).toMatch(/^star/);
  });

  it('are not enough where they name nothing', () => {
    for (const description of ['', 'we do things', 'very nice and good'])
      expect(enoughDetails(brief(description), ports), description).toBe(false);
    expect(enoughDetails(brief('bakery', { name: ' – ' }), ports)).toBe(false);
    expect(enoughDetails(brief('', { name: 'Lisbon Coffee' }), ports)).toBe(true);
    expect(enoughDetails(brief('', { elements: ['whale'] }), ports)).toBe(findIcons('whale', 1).length > 0);
  });

  it.each([
    ['panadería artesanal en Sevilla', /^(?:bread|grains)$/],
    ['pequena padaria de bairro', /^(?:bread|grains)$/],
    ['torréfacteur, café de spécialité', /^coffee/],
    ['Blumenladen, Blumen für Hochzeiten', /^flower/],
    ['studio legale, avvocato', /scales|gavel|bank/],
    ['toko sepatu', /sneaker|boot|shoe|heel/],
    ['مخبز عائلي', /^(?:bread|grains)$/],
    ['आभूषण की दुकान', /diamond|crown|sketch/],
    ['宠物美容', /paw|dog/],
    ['手作りパンの店', /^(?:bread|grains)$/],
  ])('of another language choose, too: “%s”', (description, must) => {
    const icons = batchIcons(brief(description), ports);
    expect(
      icons.slice(0, 3).some((icon) => must.test(icon)),
      icons.join(', '),
    ).toBe(true);
    expect(enoughDetails(brief(description), ports)).toBe(true);
  });

  it('never bring a background on which the palette is lost', () => {
    for (const { palette } of planBatch(brief('bakery'), ports))
      expect(luminance(palette.dark)).toBeLessThan(luminance(palette.tint));
  });
});
