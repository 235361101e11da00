/**
 * Occasions: the phrases that name them, headlines with the plainest first, and lines below. Slots: {own} the subject's
 * words, {rest} those beside the occasion's, {name} who it is for, {person} the same where it is one word; {are}, {have}, {they} agree with {rest}. A headline
 * whose slots are empty is passed over.
 */
import { headAndTail, PhraseTable, piecesOf, typeset, wordsOf } from './copy-grammar.ts';
import { classOf } from './copy-classes.ts';
import type { Action } from './copy-purposes.ts';

export interface Occasion {
  phrases: string[];
  action: Action;
  /** Whether the phrase says everything and the words after it are its object: "hiring baristas". */
  leads: boolean;
  /** Whether it and its object are one thing: "lost budgie". */
  whole: boolean;
  /** Whether it is about somebody, whose name then stands in the headline. */
  personal: boolean;
  headlines: string[];
  lines: string[];
}

/** "phrases | button | leads, personal", headlines, then lines behind ">". Greetings ask for nothing. */
const TABLE = `
opening, opening soon, we are opening | visit
Opening soon / The doors open soon / Come and see what's new
> Come in and say hello / We can't wait to meet you

grand opening, opening celebration, new store opening, store opening, shop opening, reopening, grand reopening | visit | leads
{own} / We're open / The doors are open / Come and see what's new
> Come in and say hello / You're the guest of honour

now open, we are open, we're open, open now | visit | leads
Now open / We're open / Come on in
> Come in and say hello / We've been waiting for you

hiring, we're hiring, we are hiring, now hiring, job, job opening, vacancy, job vacancy, job ad, job offer, looking for staff, help wanted, open position, recruitment, job posting, find worker, find workers, workers wanted, staff wanted, join our team | apply | leads
We're hiring / Join our team / Come work with us
> Good people wanted / Bring your talent, we'll bring the rest

black friday, black friday sale, black friday deal | sale
{own} / Black Friday is here / Go on, it's Black Friday
> Good things for less / Treat yourself for less

cyber monday, cyber monday sale | sale
{own} / Cyber Monday is here / Good things, one click away
> Treat yourself for less / Fill your basket

flash sale, lightning sale, weekend sale, sale weekend | sale
{own} / Blink and it's gone / Quick, before it's over
> Here for a moment / Good things for less

clearance, clearance sale, closing down sale, liquidation, stock clearance, sample sale, moving out sale, end of line | sale
{own} / Everything finds a home / We're clearing the shelves
> Room for the new, savings for you / When it's gone, it's gone

end of season sale, summer sale, winter sale, spring sale, autumn sale, fall sale, seasonal sale, mid season sale, mid-season sale, season sale, holiday sale, anniversary sale, christmas sale | sale
{own} / The {own} is on / Good things for less
> Favourites for less / Treat yourself for less

restock, restocked, back in stock, restock alert, back in store | shop | leads
Restock / {rest} {are} back / Back in stock / You asked, {they} {are} back / Back on the shelf
> Get yours while they last / Missed it? Here's your moment

pre-order, preorder, pre-orders, preorders, pre-order open | preorder | leads
Pre-orders are open / Be there at the start / Put your name on one
> Reserve yours before it ships / Yours as soon as it's here

new arrival, new collection, new in, just in, just landed, new drop, new product, product launch, launch, new launch, collection launch, new release, drop, release, latest collection, collection | shop | leads
{rest} {have} arrived / Just landed / Say hello to something new / New here
> Come and meet the new favourites / Fresh in, ready for you

coming soon, teaser, sneak peek, stay tuned | signup | leads
Coming soon / {rest}, coming soon / Something good is on its way / Wait for it
> Keep an eye out / We can't wait to show you

raffle, tombola, raffle night | enter | leads
Raffle / Feeling lucky? / Your number could come up
> Take part and keep your fingers crossed / Somebody is going to smile

giveaway, competition giveaway, prize draw, win, contest giveaway, sweepstakes | enter | leads
Giveaway / You could be the winner / Feeling lucky?
> Take part and keep your fingers crossed / Somebody is going to smile

last chance, ending soon, final days, final call, sale ends, last call | shop | leads
Last chance / Almost gone / Now or not at all
> When it's gone, it's gone / Don't let it slip away

price drop, price cut, reduced, new price, markdown | shop | leads
Price drop / Same favourites, smaller price / Good news for your wallet
> Worth another look / Treat yourself for less

cancellation, last minute cancellation, last min cancellation, late cancellation, appointment, appointments, last minute appointment, last min appointment, appointment available, appointments available, slot available, slots available, slot, slots, last minute slot, last min slot, spot available, spots available, free slot, openings, availability, last minute availability, late availability | book
{own} / A slot just opened up / Grab it while you can
> First come, first served / It could be yours

sold out | follow | leads
Sold out / All gone / You cleared the shelves
> Thank you, every one of you / More is on its way

bundle, bundle deal, bundle offer, combo, combo deal, meal deal, bogo, buy one get one, two for one | shop
{own} / Together for less / Better in pairs
> More to love, less to pay / One for you, one to share

thank you, thanks, thank-you, thank you note, appreciation, customer appreciation, gratitude | none | leads
Thank you / Thank you, from all of us / We're so grateful
> It means a lot to us / You make this worth doing

save the date | rsvp | personal
{name} / Save the date / Keep this day for us / Mark your calendar
> Save the date / More to follow soon

wedding, wedding ceremony, marriage, wedding reception, wedding celebration, nuptials, wedding party | rsvp | personal
{name} / We're getting married / We do / Two hearts, one party
> Join us as we say yes / Celebrate with us

engagement party, engagement, engagement celebration | rsvp | personal
{name} / We said yes / Ring on, glasses up / Love, and then some
> We're engaged, come celebrate / Raise a glass with us

bridal shower, hen party, bachelorette, bachelorette party, hen do, bachelor party, stag do | rsvp | personal
{own} / Here comes the bride / Celebrate with the bride
> Love, laughter and cake / Come shower her with love

baby shower, gender reveal, baby sprinkle, baby announcement, birth announcement | rsvp | personal
{own} / A little one is on the way / Tiny toes, big love
> Come and celebrate with us / Small socks, big smiles

birthday, birthday party, birthday celebration, bday, bday party, surprise party, birthday bash, sweet sixteen, quinceañera | rsvp | personal
{name}'s birthday / Let's celebrate {name} / {own} / Come and celebrate / Cake, candles and you
> Come for cake and candles / You're invited

happy birthday, birthday card, birthday greeting, birthday wish | none | personal
Happy birthday, {person} / Happy birthday / Make a wish / Cake, candles and you
> Cake first, wishes second / Have a wonderful day

anniversary, anniversary party, wedding anniversary, years in business, company anniversary, business anniversary | rsvp | personal
{own} / Here's to the years / Still going strong
> Thank you for being part of it / Celebrate with us

graduation, graduation party, graduation ceremony, grad party, commencement | rsvp | personal
{name} did it / {own} / Hats off / We did it
> Come and celebrate / Caps up, cake out

retirement, retirement party, farewell, farewell party, leaving party, goodbye party, going away party, leaving do | rsvp | personal
Happy retirement, {person} / {own} / So long and thank you / Here's to the next chapter
> Come and raise a glass / You'll be missed

housewarming, housewarming party, new home party | rsvp | personal
{own} / New home, same us / Come see our new place
> Bring yourself, we'll bring the snacks / The kettle's on

christening, baptism, first communion, confirmation, bar mitzvah, bat mitzvah, naming ceremony, dedication | rsvp | personal
{own} / A day to celebrate / Come and celebrate with us
> Join us on this special day / With love and joy

memorial, memorial service, funeral, funeral service, celebration of life, in memoriam, obituary, remembrance, condolence, in loving memory, sympathy | none | personal
{name} / In loving memory / Always in our hearts / Remembered with love
> In loving memory / Remembered with love

lost pet, lost dog, lost cat, lost kitten, lost puppy, lost parrot, lost bird, lost budgie, lost rabbit, missing dog, missing cat, missing pet, missing kitten, missing puppy, missing parrot, missing bird, missing rabbit | none | leads
{own} / Have you seen me? / Help me find my way home
> Please help us bring our friend home / Please keep an eye out

found pet, found dog, found cat, found kitten, found puppy, found bird, found rabbit | none | leads
{own} / Is this your friend? / Looking for my family
> Safe, sound and waiting / Please share

lost and found, lost & found, lost property | none
{own} / Is this yours? / Missing something?
> Come and see if it's yours / We're keeping it safe for you

lost, missing | none | whole
{own} / Have you seen this? / Please help us find it
> Please keep an eye out / Please get in touch if you see it

stolen | none | whole
{own} / Have you seen this? / Please help us find it
> Please keep an eye out / Please get in touch if you see it

found | none | whole
{own} / Is this yours? / Looking for its owner
> Please get in touch if this is yours / Please share

open house, house viewing, open home | viewing
{own} / Come and look around / Picture yourself here
> Come in and feel at home / Take a look inside

closed, closing, we're closed, we are closed, holiday closure, closing days, holiday closing, closure, holiday break, closing early, summer break | none | leads
We're closed / We're taking a break / Back soon
> See you soon / Thank you for your patience

moved, we've moved, we have moved, relocation, we're moving, moved to, new address, new location | visit | leads
We've moved / Same us, new place / New place, same welcome
> Come and find us / Come and see the new place

opening hours, business hours, new opening hours, hours, opening times, store hours, holiday hours | none | leads
{own} / When to find us / We're here for you
> Come by any time we're open / See you soon

announcement, notice, update, news, important notice, important announcement, reminder | none | leads
We have news / Please note / A little update
> Thank you for reading / Please pass it on

christmas, merry christmas, xmas, christmas greeting, happy christmas, season's greetings, christmas card | none
Merry Christmas / Merry and bright / Warm wishes this Christmas
> Warm wishes from us to you / Peace, joy and good company

happy holidays, holiday greeting, holiday card, holiday season | none
Happy Holidays / Warm winter wishes / Peace and joy to you
> Warm wishes from us to you / Rest, laugh and eat well

new year, happy new year, new year's eve, new year greeting, new years eve, nye | none
Happy New Year / Here's to new beginnings / Cheers to the New Year
> New plans, old friends / Thank you for being with us

lunar new year, chinese new year, spring festival, tet, seollal | none
Happy Lunar New Year / Luck and joy to you / A bright new start
> Good fortune and good company / Warm wishes to you and yours

valentine's day, valentine, valentines, valentines day, galentine's day, valentine's | none
Happy Valentine's Day / With all my heart / Love is in the little things
> For someone you love / Hugs, hearts and happy days

easter, happy easter, easter greeting | none
Happy Easter / Hop into Easter / Bright eggs, happy hearts
> Sunny wishes from us to you / Have fun hunting

mother's day, mothers day, happy mother's day | none
Happy Mother's Day / For Mum, with love / Thank you, Mum
> Because she's one of a kind / For everything she does

father's day, fathers day, happy father's day | none
Happy Father's Day / For Dad, with love / Thank you, Dad
> For all the lifts and the laughs / Because he's one of a kind

halloween, happy halloween | none
Happy Halloween / Something wicked this way comes / Trick or treat
> Come if you dare / Ghosts, giggles and sweets

thanksgiving, happy thanksgiving | none
Happy Thanksgiving / Gather and give thanks / So much to be thankful for
> Thank you for being part of our year / Full plates, full hearts

diwali, happy diwali, deepavali | none
Happy Diwali / Light up Diwali / Lamps lit, hearts full
> Light, sweets and togetherness / May your home be bright

eid, eid mubarak, eid al-fitr, eid al-adha | none
Eid Mubarak / Blessings on Eid / Joy and peace this Eid
> Warm wishes to you and yours / Sweet tables, full hearts

ramadan, ramadan kareem, ramadan mubarak | none
Ramadan Kareem / A blessed Ramadan / Peace this Ramadan
> Peace and light to your home / Gather, share and give

hanukkah, chanukah, happy hanukkah | none
Happy Hanukkah / Light by light / Warm wishes this Hanukkah
> Light, latkes and laughter / Glow a little brighter

kwanzaa, happy kwanzaa | none
Happy Kwanzaa / Gather in unity / Joyous Kwanzaa
> Family, community and culture / Light the candles together

holi, happy holi | none
Happy Holi / Colour the day / Holi hai
> Colours, music and sweets / Throw a little joy

nowruz, norouz, persian new year | none
Happy Nowruz / A new day begins / Spring has come
> Fresh starts and full tables / Warm wishes to you and yours

day of the dead, día de los muertos, dia de los muertos | none
Día de los Muertos / Remembered with marigolds / Those we love stay near
> Candles, flowers and memories / With love for those we miss

st patrick's day, saint patrick's day, st patricks day | none
Happy St Patrick's Day / Wear something green / Luck is in the air
> Good craic and good company / Raise a glass with us

pride month, happy pride | none
Happy Pride / Love is love / Loud and proud
> Every colour welcome / Come as you are

oktoberfest, midsummer, songkran, vaisakhi, mardi gras, fourth of july, 4th of july, independence day, juneteenth, bastille day, labor day, labour day, memorial day, veterans day, republic day, national day, women's day, international women's day, earth day, children's day, teachers day, teacher's day, world book day, raksha bandhan, navratri, ganesh chaturthi, onam, pongal, vesak, rosh hashanah, passover, purim, midsommar, bonfire night, australia day, canada day, navratri festival | none
{own} / {own} together / Celebrate with us
> Celebrate with us / Warm wishes from us to you

back to school, back-to-school, back to school sale, new school year, first day of school | shop
{own} / Ready for class / Sharpen your pencils
> Pencils sharp, bags packed / For bright starts

congratulations, congrats, graduation card, congratulations card, well done, job well done | none | leads
Congratulations, {person} / Congratulations / You did it / Take a bow
> We're so proud of you / Here's to you

get well, get well soon, feel better | none | leads
Get well soon / Rest up and feel better / Thinking of you
> Sending warm wishes / Take all the time you need

welcome, welcome to the team, welcome aboard | none | leads
Welcome, {person} / Welcome / So glad you're here / Come on in
> Make yourself at home / It's good to have you here

testimonial, customer review, review, customer testimonial, feedback, client testimonial | none | leads
In your words / What our customers say / You said it
> Thank you for the kind words / Words that make our day

loyalty card, loyalty program, loyalty programme, stamp card, rewards card, rewards program, referral program | join | leads
{own} / Thank you for coming back / Come back for more
> Because you keep coming back / A little thank you for staying with us
`;

/** For tests, which read every line. */
export const OCCASIONS: readonly Occasion[] = typeset(TABLE)
  .trim()
  .split('\n\n')
  .map((entry) => {
    const [head = '', headlines = '', lines = ''] = entry.split('\n');
    const [phrases = '', action = '', traits = ''] = head.split(' | ');
    return {
      phrases: phrases.split(', '),
      action: action as Action,
      leads: traits.includes('leads'),
      whole: traits.includes('whole'),
      personal: traits.includes('personal'),
      headlines: headlines.split(' / '),
      lines: lines.slice(2).split(' / '),
    };
  });

const OCCASION_TABLE = new PhraseTable(OCCASIONS, ({ phrases }) => phrases);

export interface OccasionRead {
  occasion: Occasion;
  /** The occasion's own words, as typed. */
  phrase: string;
  /** Whether the phrase has a word of its own before the occasion: "summer collection". */
  isOwn: boolean;
  /** The words beside the occasion's own, as typed: "baristas" in "hiring baristas"; empty without. */
  rest: string;
}

/** The occasion that a noun phrase names: by its first words ("restock of totes"), or by its head ("winter clearance"). */
export function occasionIn(text: string): OccasionRead | null {
  const words = wordsOf(text);
  const pieces = piecesOf(text);
  const cut = (from: number, to = pieces.length) => pieces.slice(from, to).join(' ');
  const { head, tail } = headAndTail(words);
  const after = cut(pieces.length - tail.length);
  const first = OCCASION_TABLE.startingWith(words);
  if (first?.entry.whole) return { occasion: first.entry, phrase: text, isOwn: false, rest: '' };
  if (first && (first.entry.leads || first.end === head.length)) {
    const isObject = first.end < head.length;
    return { occasion: first.entry, phrase: cut(0, first.end), isOwn: false, rest: isObject ? cut(first.end) : after };
  }
  const last = OCCASION_TABLE.endingAt(head, head.length);
  if (!last) return null;
  // "summer collection" is one thing; in "linen totes restock" two stand side by side.
  const isObject = last.entry.leads && after === '' && classOf(cut(0, last.start), 'goods') !== null;
  return isObject
    ? { occasion: last.entry, phrase: cut(last.start), isOwn: false, rest: cut(0, last.start) }
    : { occasion: last.entry, phrase: cut(0, head.length), isOwn: last.start > 0, rest: after };
}

/** An occasion that a text names anywhere in at least so many words: "spread the word about our grand opening". */
export function occasionWithin(text: string, length: number): Occasion | null {
  const words = wordsOf(text);
  for (let start = 0; start < words.length; start += 1) {
    const found = OCCASION_TABLE.startingWith(words.slice(start));
    if (found && found.end >= length) return found.entry;
  }
  return null;
}
