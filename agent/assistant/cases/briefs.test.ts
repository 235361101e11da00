/** Briefs as people type them, and the words that stand on the design: by what layer, in what format. */
import { describe, expect, it } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { chatMessages } from '#messages/en/chat.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import { readBrief, type Brief } from '../compose/brief.ts';

describe('the words of a design', () => {
  it.each<readonly [brief: string, expected: Partial<Brief>]>([
    ['can u make me a fb post for my candle shop pls, free shipping this weekend only', { format: 'facebook-post', headline: 'Candle Shop', offer: 'Free shipping', lines: ['This weekend only'] }],
    ['make a poster for our jazz night on friday 12 june at 8pm at the Blue Room, tickets $15', { format: 'a4', headline: 'Jazz Night', offer: 'Tickets $15', lines: ['Friday 12 June at 8pm', 'The Blue Room'] }],
    ['Poster for a garage sale on Saturday 14 June, 9 to 5, 12 Mill Street', { headline: 'Garage Sale', lines: ['Saturday 14 June, 9 to 5', '12 Mill Street'], callToAction: null }],
    ['workshop poster: Pottery for beginners, Saturday 10–4, 12 Main Street, only 8 seats, €60', { headline: 'Pottery for Beginners', subheading: 'Workshop', offer: '€60', lines: ['Saturday 10–4', '12 Main Street', 'Only 8 seats'] }],
    ['Sale post for handmade earrings was $80 now $49, order via whatsapp +44 7700 900123', { format: null, headline: 'Handmade Earrings', offer: 'Now $49', callToAction: 'Order via WhatsApp', lines: ['Was $80', '+44 7700 900123'] }],
    ['menu for my taco truck: carnitas $4, al pastor $4, veggie $3.50', { headline: 'Taco Truck', offer: null, lines: ['Carnitas $4', 'Al pastor $4', 'Veggie $3.50'] }],
    ['promote my nail salon, new gel sets $35, book via dm @glossnails', { headline: 'Nail Salon', subheading: 'New gel sets', offer: '$35', callToAction: 'Book via DM', lines: ['@glossnails'] }],
    ['ig post for sneakers 30% off today only in black and neon yellow, make it bold', { headline: 'Sneakers', offer: '30% off', colors: ['#000000', '#f4ff2a'], lines: ['Today only'], subheading: null }],
    ['a story for my sourdough workshop next saturday with a button that says Book your spot', { format: 'instagram-story', headline: 'Sourdough Workshop', callToAction: 'Book your spot', lines: ['Next Saturday'] }],
    ['quote post: “Done is better than perfect”', { headline: '“Done is better than perfect”', subheading: null }],
    ['testimonial story: "Best fit I ever bought" – Maya R., 5 stars, for my jeans shop Denim Lab', { headline: '“Best fit I ever bought”', lines: ['— Maya R.', '★★★★★'] }],
    ['opening hours sign for my bakery Rye & Shine: Tue-Fri 7-18, Sat 8-16, Sun and Mon closed', { headline: 'Rye & Shine', lines: ['Tue-Fri 7–18', 'Sat 8–16', 'Sun and Mon closed'] }],
    ['how to order: 1 pick your colour 2 send us a DM 3 pay by link', { headline: 'How to order', subheading: null, lines: ['1. Pick your colour', '2. Send us a DM', '3. Pay by link'] }],
    ['live tonight 8pm on instagram: jewelry drop', { headline: 'Live Tonight 8pm', subheading: 'Jewelry drop' }],
    ['poster saying "What we stand for" for our bakery', { headline: 'What we stand for' }],
    ['pinterest pin: how to style a silk scarf', { headline: 'How to style a silk scarf', subheading: null }],
    ['last 3 pieces left of the Oslo bag', { headline: 'Last 3 pieces left of the Oslo bag', subheading: null }],
    ['we ship worldwide! free over 60 €', { headline: 'We ship worldwide!', offer: 'Free over 60 €', lines: [] }],
    ['save the date, Emma and Luis, 14 June 2027, Seville', { headline: 'Save the date', subheading: 'Emma and Luis', lines: ['14 June 2027', 'Seville'] }],
    ['hiring post, baristas wanted, apply at jobs@crumb.com', { headline: 'We’re hiring', subheading: 'Baristas wanted', lines: ['jobs@crumb.com'] }],
    ['post for the grand opening of our new coffee shop in Berlin on Saturday, make it elegant', { headline: 'Grand Opening', subheading: 'New Coffee Shop in Berlin', lines: ['Saturday'] }],
    ['thank you post for my customers', { headline: 'Thank You', subheading: 'To our customers' }],
    ['Flyer for our moving sale: furniture, books and toys. Sunday 9am-2pm, 45 Elm Road', { headline: 'Moving Sale', subheading: 'Furniture, books and toys' }],
    ['Post: Soldes d’été, -50% sur tout', { headline: 'Soldes d’été', offer: '-50% sur tout', callToAction: null }],
    ['Instagram post and story for my winter sale, 20% off everything, shop now', { format: 'instagram-post', also: ['instagram-story'], offer: '20% off everything', callToAction: 'Shop now' }],
    ['wedding invitation for Anna and Ben, 6 September 2027, Villa Rosa, Lake Como', { format: 'portrait', headline: 'Anna & Ben', subheading: 'Wedding invitation', lines: ['6 September 2027', 'Villa Rosa', 'Lake Como'] }],
    ['birthday party for Mia (5), Saturday 3pm', { headline: 'Mia turns 5', subheading: 'Birthday Party', lines: ['Saturday 3pm'] }],
    ['baby shower for Lena', { headline: 'Lena', subheading: 'Baby Shower' }],
    ['flyer for lost dog, call 555-0199', { headline: 'Lost Dog', lines: ['Call 555-0199'] }],
    ['a minimal instagram post for our new collection of linen shirts', { headline: 'New Collection of Linen Shirts', subheading: null }],
    ['story for mother’s day, bouquets from £25, order by friday', { headline: 'Mother’s Day', subheading: 'Bouquets', offer: 'from £25', lines: ['Order by Friday'] }],
    ['pinterest pin for my blog post about 5 easy vegan dinners', { headline: '5 Easy Vegan Dinners', offer: null }],
    ['etsy listing photo for my soy candle, $24', { format: 'etsy', headline: 'Soy Candle', offer: '$24' }],
    ['skincare serum launch, pastel pink, elegant', { headline: 'Skincare Serum Launch', subheading: null, lines: [], colors: ['#ffc0cb'] }],
    ['compare our mugs: white, blue', { subheading: 'White', lines: ['Blue'], colors: [] }],
    ['dog grooming flyer a5 friendly and playful, book at 555-0199', { format: 'a5', headline: 'Dog Grooming', lines: ['555-0199'] }],
    ['new blog post: how to photograph products with your phone', { headline: 'How to photograph products with your phone', subheading: 'New Blog Post' }],
    ['travel post: weekend in the alps from 299 euro', { headline: 'Weekend in the Alps', offer: 'from €299' }],
    ['course promo: learn to sell online in 30 days, enroll now', { headline: 'Learn to sell online in 30 days', subheading: 'Course', callToAction: 'Enroll now' }],
    ['birthday invitation for Mia turning 5, saturday 3pm, unicorn theme', { headline: 'Mia Turns 5', lines: ['Saturday 3pm'] }],
    ['An Instagram post for a 30% off summer sale of linen shirts', { format: 'instagram-post', headline: 'Summer Sale of Linen Shirts', subheading: null, offer: '30% off', callToAction: 'Shop now' }],
    ['poster for our half price weekend at the bakery', { headline: 'Weekend at the Bakery', offer: 'Half price' }],
    ['post with a 20% discount on all candles', { headline: 'All Candles', offer: '20% discount' }],
    ['eid mubarak from Noor Jewellery', { headline: 'Eid Mubarak', subheading: 'From Noor Jewellery' }],
  ])('%s', (brief, expected) => expect(readBrief(brief)).toMatchObject(expected));
});

describe('a brief', () => {
  it('in two formats makes a design and a copy', async () => {
    const chat = new AssistantChat();
    await chat.say('Instagram post and story for my winter sale, 20% off everything');
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1080 });
    expect(chat.design.created.map(({ document }) => document.height)).toEqual([1920]);
  });

  it('on a page that has a design asks first, and does what is answered', async () => {
    const chat = chatOnPage();
    const { said, calls } = await chat.say('now make a poster for my book club');
    expect([calls, said.includes('start over')]).toEqual([[], true]);
    await chat.say('new page');
    expect(Object.keys(chat.design.document.pages)).toHaveLength(2);
    expect(chat.text('Summer Sale')).toBeDefined();
    expect(chat.texts.filter(({ text }) => /book\s+club/iu.test(text)).map(({ name }) => name)).toEqual(['Headline']);
  });

  it('keeps the photos that wait on the page without words', async () => {
    const chat = new AssistantChat();
    await chat.say('add this', [chat.picture('mug.jpg')]);
    await chat.say('Instagram post for my ceramic mugs, $24');
    expect(chat.images).toHaveLength(1);
    expect(chat.text('Ceramic Mugs')).toBeDefined();
  });

  it('for a further page looks like the first and takes its lines', async () => {
    const chat = new AssistantChat();
    await chat.say('Instagram post for our winter menu in navy and gold');
    await chat.say('Add a page with the prices: Dinner 80, Party 40');
    expect(chat.background).toEqual({ type: 'solid', color: '#000080' });
    expect(chat.text('Prices').name).toBe('Headline');
    expect(chat.texts.find(({ name }) => name === 'Details')?.text).toMatch(/Dinner 80[\s\S]*Party 40/);
  });

  it('of words and shapes in one breath puts each where it belongs', async () => {
    const chat = new AssistantChat();
    await chat.say('write Slow mornings on top in a script font, and $12 in a red circle bottom right');
    expect(chat.texts.map(({ text }) => text).sort()).toEqual(['$12', 'Slow mornings']);
    expect(chat.text('Slow mornings').fontFamily).toMatch(/Caveat|Pacifico|Great Vibes/);
    expect(chat.quadrant(chat.text('Slow mornings'))).toBe('top');
    expect(chat.quadrant(chat.text('$12'))).toBe('bottom-right');
    expect(chat.layers.filter(({ type }) => type === 'shape')).toMatchObject([{ fill: { color: '#ff0000' } }]);
  });
});

describe('another version', () => {
  it.each(['another version', 'try something different', 'make it pop', 'more minimal pls', 'make it more playful', 'i dont like it', 'use pink and gold instead', 'make it warmer', 'make it a bit cooler', 'warmer colours please', 'can you make it warmer?', 'more colourful'])('%s', async (wish) => {
    const chat = new AssistantChat();
    await chat.say('Poster for our book fair, Saturday 10–4, free entry');
    const before = chat.layers.map(({ id }) => id);
    const { said, calls } = await chat.say(wish);
    expect(calls[0]).toMatchObject({ tool: 'compose_design', input: { rework: true }, outcome: { ok: true } });
    expect(chat.layers.some(({ id }) => before.includes(id))).toBe(false);
    expect((chat.texts.find(({ name }) => name === 'Headline') as TextLayer).text).toBe('Book Fair');
    expect(said).toMatch(/version|anew/);
  });
});

describe('files and formats', () => {
  it.each<readonly [wish: string, calls: readonly Record<string, unknown>[]]>([
    ['download as pdf', [{ format: 'pdf' }]],
    ['give me a jpg', [{ format: 'jpg' }]],
    ['add a qr code for https://crumb.com/menu', [{ url: 'https://crumb.com/menu' }]],
    ['export as jpg and pdf', [{ format: 'jpg' }, { format: 'pdf' }]],
    ['download it as a png, a jpeg and a pdf', [{ format: 'png' }, { format: 'jpg' }, { format: 'pdf' }]],
    ['can i get a pdf and also a png', [{ format: 'pdf' }, { format: 'png' }]],
    ['save as jpg + pdf please', [{ format: 'jpg' }, { format: 'pdf' }]],
    ['export all pages as pdf', [{ format: 'pdf', pages: 'all' }]],
    ['print ready pdf pls', [{ format: 'pdf' }]],
  ])('%s', async (wish, inputs) => expect((await chatOnPage().say(wish)).calls.map(({ input }) => input)).toMatchObject(inputs));

  it('says why a file can’t be had', async () => expect((await chatOnPage().say('as svg please')).said).toContain('Pro'));

  it.each<readonly [wish: string, sizes: readonly (readonly number[])[]]>([
    ['story version too', [[1080, 1920]]],
    ['also as a facebook cover', [[1640, 924]]],
    ['make versions for facebook and pinterest', [[1200, 630], [1000, 1500]]],
    ['make it A4 as well', [[2480, 3508]]],
  ])('%s', async (wish, sizes) => {
    const chat = chatOnPage();
    await chat.say(wish);
    expect(chat.design.created.map(({ document: { width, height } }) => [width, height])).toEqual(sizes);
    expect(chat.design.document).toMatchObject({ width: 1080, height: 1080 });
  });
});

describe('what the chat suggests', () => {
  const prompts = Object.entries(chatMessages).filter(([key]) => /^chat\.(?:next|start)\..*Prompt$|^chat\.start\w+Prompt$/.test(key)).map(([, prompt]) => prompt);
  it.each(prompts.filter((prompt) => !/brand/i.test(prompt)))('“%s” is understood', async (prompt) => {
    const { calls, said } = await chatOnPage().say(prompt);
    expect(calls.length, said).toBeGreaterThan(0);
    expect(calls.every(({ outcome }) => outcome.ok), said).toBe(true);
  });

  it('brings in the brand, or says that there is none', async () => {
    const chat = chatOnPage();
    expect((await chat.say('Apply my brand kit')).said).toContain('brand kit is empty');
    chat.design.brandKit = { name: 'Crumb', logos: [], colors: ['#0b3d2e', '#f4c95d'], fonts: { heading: 'Fraunces', body: null }, contacts: [{ type: 'instagram', value: '@crumb' }] };
    const { said } = await chat.say('use my brand colours and fonts');
    expect(chat.called).toEqual(['apply_brand_kit']);
    expect(said).toMatch(/ → #0B3D2E/);
    expect(said).toMatch(/fonts .+ → Fraunces/);
    await chat.say('put my instagram on it');
    expect(chat.text('@crumb')).toBeDefined();
  });
});
