/** Briefs typed in one breath, with courtesies, orders to the designer and things that must not be said: each fact stands there once, and nothing else does. */
import { describe, expect, it } from 'vitest';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { readBrief } from '../compose/brief.ts';
import { breathsOf } from '../compose/run-ons.ts';

describe('one breath is parted', () => {
  it.each<readonly [breath: string, parts: string[]]>([
    ['garage sale saturday 9am-2pm 42 maple ave everything must go cash or venmo', ['garage sale', 'saturday 9am-2pm 42 maple ave', 'everything must go', 'cash or venmo']],
    ['new opening times mon-thu 9-6 fri 9-8 sun closed walk ins welcome', ['new opening times', 'mon-thu 9-6', 'fri 9-8', 'sun closed', 'walk ins welcome']],
    ['latte 3.50 flat white 3.80 mocha 4 banana bread 3', ['latte 3.50', 'flat white 3.80', 'mocha 4', 'banana bread 3']],
    ['plant swap its at the old library saturday 14 march free entry', ['plant swap', 'its at the old library', 'saturday 14 march', 'free entry']],
    ['orders placed after dec 18 ship in january', ['orders placed after dec 18 ship in january']],
    ["my shop is closed next week because we're on holiday", ["my shop is closed next week because we're on holiday"]],
    ['our candles are back in stock in every size', ['our candles are back in stock in every size']],
  ])('%s', (breath, parts) => expect(breathsOf(breath)).toEqual(parts));
});

/** All words that a brief puts on a design. */
function wordsOf(brief: string): string {
  const { headline, subheading, offer, callToAction, lines } = readBrief(brief);
  return [headline, subheading, offer, callToAction, ...lines].filter(Boolean).join(' | ').toLowerCase();
}

describe('what stands there', () => {
  it.each<readonly [brief: string, said: string[], unsaid: string[]]>([
    ['story sold out in 20 mins omg thank you all next drop 15 nov 8pm set a reminder pink background', ['sold out', 'next drop 15 nov 8pm', 'thank you all', 'set a reminder'], ['pink', 'omg', 'story']],
    ["Good evening! I hope you're well. I run a small flower shop called Petal & Stem and Mother's Day is coming up on the 10th of May so I would love a post announcing our bouquets starting at $28. Something soft and romantic, thank you so much!", ["mother's day", '10th of may', 'bouquets', 'starting at $28', 'petal & stem'], ['evening', 'hope', 'love', 'romantic', 'thank', 'i run']],
    ['hello i am sell handbag leather, price before is 80 euro now 55 euro, please make for me nice post. write in whatsapp 3391234567', ['handbag leather', '€80', 'now €55', '3391234567'], ['hello', 'i am', 'please', 'nice post']],
    ['quote post, white text on dark green, "Done is better than perfect." - Sheryl Sandberg', ['done is better than perfect', 'sheryl sandberg'], ['white', 'green', 'quote']],
    ['pinterest pin: 5 ways to style a linen shirt, beige, minimal, my blog is thelinenedit.com', ['5 ways to style a linen shirt', 'thelinenedit.com'], ['beige', 'minimal', 'my blog']],
    ['post for watch sale 20% off this weekend only. dont mention the shop name Timeless', ['watch', '20% off', 'this weekend only'], ['timeless', 'mention']],
    ["post for this perfume called Nuit Blanche, elegant, black and gold, no prices just the name and 'available now'", ['nuit blanche', 'available now'], ['price', 'elegant', 'black', ' and']],
    ['cake post, no address, no phone number. order by thursday, 12 mill street, call 020 7946 0123', ['cake', 'order by thursday'], ['mill street', '7946', 'no ']],
    ['im a maths tutor gcse and a level, first lesson free, £30 per hour. make a flyer that looks trustworthy', ['maths tutor', 'first lesson free', '£30 per hour'], ['trustworthy', 'flyer', 'make']],
    ['yoga class sun 8 feb, limited spots, bring ur own mat, calming green. also add that tea is included', ['yoga class', 'limited spots', 'bring ur own mat', 'tea is included'], ['calming', 'add', 'also']],
    ['no experience needed! we are hiring a baker, send your cv to hi@crumb.com', ['no experience needed', 'hiring', 'hi@crumb.com'], []],
  ])('%s', (brief, said, unsaid) => {
    const words = wordsOf(brief);
    for (const one of said) expect(words).toContain(one);
    for (const one of unsaid) expect(words).not.toContain(one);
  });
});

describe('an empty page', () => {
  it.each(['2 for 1 burgers every tuesday 5-9pm at Roccos, dark background', 'small dogs 30, medium 40, large 55, Pawfection grooming, text 555 0142', 'jam tasting saturday 3pm, bring a friend'])('takes for a brief: %s', async (request) => {
    const chat = new AssistantChat();
    await chat.say(request);
    expect(chat.called).toContain('compose_design');
    expect(chat.called.filter((tool) => tool !== 'compose_design' && tool !== 'update_layer')).toEqual([]);
  });

  it('gets a whole design where a table would leave something out', async () => {
    const chat = new AssistantChat();
    await chat.say('need a price list for my nails, gel full set 45, infill 30, soak off 10, im @nailsbyjo in leeds dm to book');
    expect(chat.text('@nailsbyjo').text.toLowerCase()).toContain('dm to book');
    const table = chat.layers.find((layer) => layer.type === 'table');
    expect(table?.cells.map((row) => row.map(({ text }) => text))).toEqual([['Gel full set', '45'], ['Infill', '30'], ['Soak off', '10']]);
  });
});
