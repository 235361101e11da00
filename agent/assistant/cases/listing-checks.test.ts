/** Listings in the chat: whether a marketplace takes them, and what is mended when asked. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer, createTextLayer } from '#design/document/create.ts';
import { boundsOf, intersectionOf } from '#design/document/geometry.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { isPicture } from '#design/document/is-picture.ts';
import type { SamplePixels } from '#design/document/sample-pixels.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';

/** Grey where a photo lies that is not cut out, or in the middle of one that is; else the page's ground. */
const samplePixels: SamplePixels = async (document, page, box) => {
  const background = document.pages[page]?.background;
  const covered = leavesInPaintOrder(document, page)
    .filter(isPicture)
    .some((layer) => {
      const { x, y, width, height } = boundsOf(layer);
      const inset = layer.mask === null ? 0 : 0.02;
      return intersectionOf(
        {
          x: x + inset * width,
          y: y + inset * height,
          width: width * (1 - 2 * inset),
          height: height * (1 - 2 * inset),
        },
        box,
      );
    });
  return covered
    ? { color: '#8899aa', spread: 0.1 }
    : { color: background?.type === 'solid' ? background.color : '#ffffff', spread: 0 };
};

let chat: AssistantChat;
beforeEach(() => {
  chat = new AssistantChat({ width: 1080, height: 1080 });
  chat.environment = { samplePixels };
  const { id } = chat.picture('mug.jpg', 2400, 2400);
  chat.design.edit(
    { type: 'page.update', id: chat.design.page, patch: { background: { type: 'solid', color: '#dddddd' } } },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'mug',
        parent: chat.page,
        order: 'a1',
        name: 'Mug',
        asset: id,
        x: 300,
        y: 300,
        width: 400,
        height: 400,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({ id: 'sale', parent: chat.page, order: 'a2', text: 'Sale', x: 100, y: 900, width: 300 }),
    },
  );
});

const checks = () => chat.last?.calls.filter(({ tool }) => tool === 'check_listing').map(({ input }) => input) ?? [];

describe('checks', () => {
  it.each([
    ['is this ok for amazon?', 'amazon'],
    ['Is this ok for Amazon', 'amazon'],
    ['is it okay for ebay?', 'ebay'],
    ['would this be acceptable on Walmart?', 'walmart'],
    ["does it meet amazon's image requirements?", 'amazon'],
    ['does this comply with google shopping policies', 'google shopping'],
    ['will this pass on etsy?', 'etsy'],
    ['is the photo good enough for shopee?', 'shopee'],
    ['hey, is this allowed on lazada?', 'lazada'],
    ['do you think it is ok for ebay?', 'ebay'],
    ['check it for ebay', 'ebay'],
    ['can you check this against amazon’s rules please', 'amazon'],
    ['check this for etsy requirements', 'etsy'],
    ['please test it for mercado libre', 'mercado libre'],
    ['run an amazon check', 'amazon'],
    ['amazon check please', 'amazon'],
    ['check if amazon would accept this', 'amazon'],
    ['check whether this is ok for tokopedia', 'tokopedia'],
    ['will ebay accept this?', 'ebay'],
    ['would amazon reject this photo?', 'amazon'],
    ['can i use this on amazon?', 'amazon'],
    ['can I list this on walmart like this?', 'walmart'],
    ["what's wrong with it for amazon?", 'amazon'],
    ['any problems for ebay?', 'ebay'],
    ['is there anything wrong with this for google shopping?', 'google shopping'],
    ['what would amazon say?', 'amazon'],
    ['ok for ebay?', 'ebay'],
    ['double check it for walmart', 'walmart'],
    ['this is ok for amazon, right?', 'amazon'],
  ])('%s', async (wish, market) => {
    await chat.say(wish);
    expect(checks()).toEqual([{ market }]);
    expect(chat.called).toEqual(['check_listing']);
    expect(chat.text('Sale')).toBeDefined();
  });

  it.each([
    ['is this the right size for etsy?', 'is 1080 × 1080'],
    ['what format is this?', '1080'],
  ])('leaves other questions to others: %s', async (wish, words) => {
    const { said } = await chat.say(wish);
    expect(checks()).toEqual([]);
    expect(said).toContain(words);
  });

  it.each([
    'make it for amazon',
    'resize it for ebay',
    'make an amazon version',
    'write "ok for amazon" at the top',
    'make the title "Is this ok for Amazon?"',
    'check the spelling',
    'add a line "check it for ebay"',
  ])('is not meant by: %s', async (wish) => {
    await chat.say(wish);
    expect(checks()).toEqual([]);
  });

  it('says what is wrong in two sentences, with what was measured, and offers to mend it', async () => {
    const { said } = await chat.say('is this ok for amazon?');
    expect(said).toMatch(
      /^Not yet for Amazon main picture: the background is #dddddd at a corner instead of pure white, the product takes up \d\d% of the picture instead of 85% and something sits on the photo, which should show the product alone\. Say “make it pass”/,
    );
    const fine = await chat.say('and for tokopedia?');
    expect(fine.said).toContain('It looks fine for Tokopedia');
  });

  it.each([
    ['is this ok for depop?', 'Depop publishes no rules'],
    ['check it for vinted', 'There are no rules for “vinted”'],
  ])('says what it does not know: %s', async (wish, words) => {
    const { said } = await chat.say(wish);
    expect(said).toContain(words);
  });

  it('looks at a photo that has just come, on an empty page', async () => {
    const empty = new AssistantChat({ width: 1080, height: 1080 });
    empty.environment = { samplePixels };
    expect((await empty.say('is this ok for amazon?')).said).toContain('page is still empty');
    const { calls } = await empty.say('is this ok for amazon?', [empty.picture('shoe.jpg', 1600, 1600)]);
    expect(calls.map(({ tool }) => tool)).toEqual(['add_image', 'check_listing']);
  });
});

describe('mending', () => {
  it.each([
    'make it pass google shopping',
    'make it amazon compliant',
    'make this ok for ebay',
    'fix it for amazon',
    'make it meet walmart’s requirements',
    'get it ready for amazon',
    'fix everything amazon doesn’t like',
    'make it so that ebay accepts it',
    'can you make this comply with amazon rules please',
    'make it pass lazada',
    'prepare the photo to meet mercado libre requirements',
    'make the listing acceptable for amazon',
  ])('%s', async (wish) => {
    const { said } = await chat.say(wish);
    expect(checks().at(-1)).toMatchObject({ fix: true });
    expect(said).toMatch(/^I .*It looks fine for .* now/);
  });

  it('says what was done, as one turn that one undo takes back', async () => {
    const { said } = await chat.say('make it pass amazon');
    expect(said).toMatch(
      /^I removed the background of the photo, made the background white, made the product larger and took everything off the photo\. It looks fine for Amazon main picture now/,
    );
    expect(chat.texts).toEqual([]);
    await chat.say('undo');
    expect(chat.text('Sale')).toBeDefined();
    expect(chat.background).toMatchObject({ color: '#dddddd' });
  });

  it.each(['fix it', 'make it pass', 'yes please', 'ok fix that', 'go ahead', 'can you fix those for me?'])(
    'behind a check: %s',
    async (wish) => {
      await chat.say('check it for ebay');
      const { said } = await chat.say(wish);
      expect(checks().at(-1)).toMatchObject({ fix: true });
      expect(said).toContain('for eBay now');
    },
  );

  it('together with another wish', async () => {
    await chat.say('make the background white and check it for ebay');
    expect(chat.called).toEqual(['set_background', 'check_listing']);
  });

  it('does nothing where nothing is wrong', async () => {
    const { said } = await chat.say('make it pass tokopedia');
    expect(said).toContain('It looks fine for Tokopedia now');
    expect(said).toMatch(/^It looks fine/);
    expect(chat.design.log.filter(({ step }) => step.startsWith('turn'))).toEqual([]);
  });
});
