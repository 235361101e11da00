/** What lies beyond the page is said so and changes nothing; words that only sound like it are read as what they are. */
import { describe, expect, it } from 'vitest';
import { chatOnPage } from '#tests/fakes/assistant-page.ts';
import { readBeyond } from '../beyond-the-page.ts';

const whatOf = (clause: string) => {
  const found = readBeyond(clause);
  return found?.kind === 'cannot' ? found.what : found?.kind === 'talk' ? found.about : null;
};

describe('beyond the page', () => {
  it.each([
    ['share', ['can you post it?', 'could you put this on my insta feed', 'post this on my facebook page tomorrow', 'upload it to etsy', 'send it to my whatsapp group', 'email this to my client', 'schedule this for monday 9am', 'run an ad with this on facebook', 'tweet it', 'pin it on pinterest']],
    ['print', ['print it', 'can you print 50 of these and ship them to me', 'order 200 business cards of this', 'can i get this printed on a mug', 'ship it']],
    ['accounts', ['connect my etsy shop', 'connect to my shopify and pull the product photos', 'import products from shopify', 'pull my products from my woocommerce store', 'log into my instagram', 'get the photos from my google drive']],
    ['records', ['how many of these do i have left in stock?', "what's my stock for the wallet", 'how many people saw my last post', 'how many followers do i have', 'add my current stock', 'show me my sales numbers']],
    ['web', ['put the current bitcoin price', 'look up the price on amazon', 'check what others charge for this on ebay', 'whats trending on tiktok right now', 'check my website and copy the text', 'google the address', "add today's exchange rate", 'see what my competitors charge']],
    ['brand', ['put the nike logo on the shoe', 'make it look like a nike ad with the swoosh', 'use the chanel logo', 'add taylor swift wearing it', 'put mickey mouse on it', "show kim kardashian holding my bag"]],
    ['website', ['make a website for me', 'build me a landing page', 'create an online shop']],
    ['credits', ['how many credits do i have left', 'do i have any image credits left this month?', 'what does a credit cost?']],
    ['plans', ['is this free?', 'how much does pro cost?', 'do i have to pay for this?']],
    ['rights', ['can i use this commercially', 'is this copyrighted?']],
    ['person', ['are you a real person?', 'i want to talk to a human']],
    ['projects', ['where can i find my old designs', 'show my designs']],
  ] as const)('%s', (what, sayings) => expect(sayings.map((saying) => [saying, whatOf(saying)])).toEqual(sayings.map((saying) => [saying, what])));

  it.each([
    'post for instagram about my new candles', 'make it a post for instagram', 'share this with a friend and get 10% off - story for my salon', 'send it to the back', 'put this in the middle of the page', 'add follow us on instagram', 'whats the price of the wallet',
    'make a flyer for my app launch', 'landing page banner for my course', 'add my website', 'post about our new website', 'use my brand colours', 'how many texts are there', 'write "post this"', 'print is too small', 'put my logo on it', 'add a stock photo',
  ])('not “%s”', (saying) => expect(whatOf(saying)).toBeNull());

  it('what hangs on it is not done either, and what does not is', async () => {
    const chat = chatOnPage();
    const before = chat.design.document;
    await chat.say('how many of these do i have left in stock? put the number on it');
    expect(chat.design.document).toBe(before);
    const { said } = await chat.say('post it and make the headline red');
    expect(said).toContain('can’t post');
    expect(chat.text('Summer Sale').fill).toEqual({ type: 'solid', color: '#ff0000' });
  });

  it.each([['whats the right size for facebook', '1200 × 630'], ['how big should a pinterest pin be?', '1000 × 1500'], ['i want to post this on facebook, what size do i need', '1200 × 630']])('“%s” is answered and resizes nothing', async (question, size) => {
    const chat = chatOnPage();
    const { said, calls } = await chat.say(question);
    expect(said).toContain(size);
    expect(calls).toEqual([]);
  });
});
