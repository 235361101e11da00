/** compose_design: lays the whole page out: words, pictures, decoration, colors and letters that go together. */
import { ASKED_IDS, GENERAL_COMPOSITION_IDS } from '#design/templates/compositions/all.ts';
import { composeInput, composePage, TEXTS } from './composing/compose-page.ts';
import { defineTool } from './contract/tool.ts';

export const composeDesign = defineTool({
  name: 'compose_design',
  icon: 'layout-template',
  texts: TEXTS,
  description:
    'Makes a whole design of a brief in one call: lays out headline, subheading, offer, call to action, details and pictures with colours, fonts and decoration that suit, ' +
    'in the size asked for. Use it first for any new design, and with rework: true and the next variant number for another version of what is there. ' +
    'Without rework the layers of the page are replaced. Layers are named Headline, Subheading, Offer, Badge, Call to action, Details, Table, Photo, Logo. ' +
    `Answers with the composition used and the layers made. Of the values of composition those from ${ASKED_IDS[GENERAL_COMPOSITION_IDS.length] ?? ''} on are for prices, hours, sizes and cards alone, and those that begin with table- for a table.`,
  input: composeInput,
  cost: null,
  approval: 'never',
  timeoutMs: 90_000,
  examples: {
    accepted: [
      {
        headline: 'Summer sale',
        offer: '30% off',
        callToAction: 'Shop now',
        lines: ['Until Sunday'],
        pictures: ['shoe.jpg'],
        mood: 'summer sale',
        format: 'instagram-story',
      },
      {
        headline: 'Jazz night',
        colors: ['navy', '#ffd700'],
        fonts: { heading: 'Syne' },
        width: 1200,
        height: 400,
        variant: 3,
      },
      { rework: true, variant: 1, cutout: true },
      { pictures: ['shoe.jpg'], composition: 'luxury', useBrandKit: false },
    ],
    refused: [
      {},
      { headline: 'x', format: 'billboard' },
      { headline: 'x', width: 50, height: 50 },
      { headline: 'x', width: 500 },
      { headline: 'x', colors: ['blurple'] },
      { headline: 'x', fonts: { heading: 'Comic Sans' } },
      { headline: 'x', composition: 'nope' },
      { headline: 'x', variant: -1 },
      { pictures: ['gone.jpg'] },
      { headline: 'x'.repeat(401) },
    ],
  },
  execute: composePage,
});
