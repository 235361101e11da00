/**
 * Patterns for headlines by what a design is about, lines below by kind, tone and audience, and headings by what is
 * made. Slots: {own} the subject's words, {the} an article unless it is a name, {this} {is} {they} {them} {it's} agree
 * with it, {name} who it is for.
 */
import { PhraseTable, wordsOf } from './copy-grammar.ts';

export const TONES = ['playful', 'elegant', 'bold', 'calm', 'formal'] as const;
export type Tone = (typeof TONES)[number];

const TONE_WORDS: Record<Tone, string> = {
  playful:
    'fun playful funny cheerful cute quirky happy kids childlike silly lively colorful colourful joyful friendly whimsical humorous',
  elegant: 'elegant luxury luxurious sophisticated classy chic premium refined exclusive upscale stylish romantic timeless minimalist minimal',
  bold: 'bold energetic loud urgent exciting strong powerful edgy dynamic high-energy punchy daring sporty',
  calm: 'calm soft cozy cosy warm relaxing peaceful gentle serene quiet soothing tender rustic natural earthy',
  formal: 'formal professional corporate serious businesslike official trustworthy informative authoritative academic respectful solemn',
};

const toneWords = new Map(TONES.flatMap((tone) => TONE_WORDS[tone].split(' ').map((word) => [word, tone] as const)));

/** The first tone that the words name; what is said of the tone itself stands before moods. */
export const toneOf = (texts: readonly string[]): Tone | null =>
  texts.flatMap((text) => wordsOf(text)).flatMap((word) => toneWords.get(word) ?? [])[0] ?? null;

export interface Pattern {
  tone: Tone | null;
  text: string;
}

/** A line each; "[tone]" where it suits one tone alone. */
const patternsIn = (table: string): Pattern[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const tone = TONES.find((one) => line.startsWith(`[${one}] `)) ?? null;
      return { tone, text: tone ? line.slice(tone.length + 3) : line };
    });

/** Those of the tone first, then those of none. */
export const inTone = (patterns: readonly Pattern[], tone: Tone | null): string[] =>
  [...patterns.filter((one) => tone !== null && one.tone === tone), ...patterns.filter((one) => one.tone === null)].map(
    ({ text }) => text,
  );

/** Headlines around the subject's own words. */
export const AROUND = {
  event: patternsIn(`
See you at {the}{own}
Come along to {the}{own}
Join us for {the}{own}
Be there for {the}{own}
Come as you are: {own}
Meet us at {the}{own}
[playful] Hooray for {the}{own}!
[playful] Grab your friends for {the}{own}
[elegant] An invitation to {the}{own}
[elegant] With pleasure: {own}
[bold] {own} is on
[bold] Get ready for {the}{own}
[bold] Here comes {the}{own}
[calm] Settle in for {the}{own}
[calm] Take your time at {the}{own}
[formal] You're invited to {the}{own}
[formal] Join us for {the}{own}`),
  sale: patternsIn(`
{the}{own} is on
Come in for {the}{own}
Don't miss {the}{own}
It's here: {the}{own}
Time for {the}{own}
[playful] Psst, {the}{own} is on
[playful] Happy shopping: {the}{own}
[elegant] {own}, for a little while
[elegant] A little indulgence: {own}
[bold] {own}. Go!
[bold] Run to {the}{own}
[calm] {own}, at your own pace
[calm] Take your time with {the}{own}
[formal] Now on: {the}{own}`),
  product: patternsIn(`
Meet {the}{own}
Say hello to {the}{own}
Made for you: {own}
Come home to {own}
Treat yourself to {own}
All about {own}
You'll love {the}{own}
There's always room for {own}
[playful] Oh hello, {own}!
[playful] {own}? Yes, please.
[playful] Go on, it's {own}
[elegant] Simply {own}
[elegant] {own}, and nothing more
[elegant] A quiet love for {own}
[bold] {own}. Get yours.
[bold] Go big with {own}
[bold] Hello, {own}
[calm] Slow down with {own}
[calm] Ease into {own}
[calm] Settle in with {own}
[formal] Introducing {the}{own}
[formal] {own}, made with you in mind`),
  announcement: patternsIn(`
Good news: {own}
Have you heard? {own}
A word about {the}{own}
Just so you know: {own}
[playful] Guess what? {own}!
[elegant] With pleasure: {own}
[bold] Big news: {own}
[bold] It's here: {own}
[calm] A gentle note: {own}
[formal] Please note: {own}`),
  service: patternsIn(`
{own}, made easy
{own} you can count on
{own} that fits your day
{own} for you and yours
{own} with a smile
Your {own}, in good hands
Let's talk {own}
[playful] {own} without the yawns
[playful] {own}? On it!
[elegant] {own}, with care
[elegant] {own}, quietly done well
[bold] {own}, sorted
[bold] {own}. Done.
[calm] {own} at your own pace
[calm] {own} without the rush
[formal] {own} you can rely on
[formal] Clear, careful {own}`),
  topic: patternsIn(`
Let's talk about {own}
Why {own} matter{s}
All about {own}
A closer look at {own}
A few words on {own}
{own}, made simple
[playful] So, about {own}
[playful] {own}? Let's go!
[elegant] Thoughts on {own}
[elegant] On {own}
[bold] Think about {own}
[bold] {own} matter{s}
[calm] A quiet word on {own}
[calm] Slowly, surely: {own}
[formal] Understanding {own}
[formal] An introduction to {own}`),
} as const;

/** Around the name of a business, or of a person. */
export const AROUND_NAME = patternsIn(`
{name}
Hello from {name}
Welcome to {name}
This is {name}
Come and see us at {name}
[playful] Hello, we're {name}!
[playful] {name} says hi
[elegant] {name}, at your service
[bold] Here's {name}
[bold] {name} is here
[calm] A warm welcome from {name}
[formal] Introducing {name}`);

/** Headlines where neither words of its own nor a class are known. */
export const ALONE = {
  event: patternsIn(`
Come along
You're invited
Be there
See you there
Join us
[playful] Come out and play
[playful] Bring your friends
[elegant] The pleasure of your company
[elegant] An occasion to share
[bold] Let's go
[bold] Show up
[calm] Come as you are
[calm] Sit with us a while
[formal] We look forward to seeing you
[formal] Please join us`),
  sale: patternsIn(`
Good things for less
Treat yourself for less
The sale is on
Your favourites, for less
Big love, little prices
[playful] Happy little prices
[playful] Your wallet says hi
[elegant] A small indulgence, for less
[bold] Go get it
[bold] Sale on. Go.
[calm] Take your time, pay a little less
[formal] Selected favourites for less`),
  product: patternsIn(`
Made for your every day
Something you'll love
Your new favourite
Hello, lovely
A little something for you
[playful] Ooh, what's this?
[playful] Go on, treat yourself
[elegant] Quietly lovely
[elegant] Simple, and beautiful
[bold] Get yours
[bold] You want this
[calm] Simple things, well made
[calm] Ease into your day
[formal] Made with you in mind
[formal] Designed around your day`),
  announcement: patternsIn(`
We have news
Good news
Have you heard?
Something's new
A little news from us
[playful] Guess what?
[bold] Big news
[elegant] A note from us
[calm] A gentle note
[formal] Please note`),
  service: patternsIn(`
We're here to help
Leave it to us
Consider it done
In good hands
Let us take it from here
[playful] We're on it
[elegant] Quietly, done well
[bold] Sorted
[bold] Consider it done
[calm] Take a breath, we've got this
[formal] A team you can talk to
[formal] Good work, clear words`),
  business: patternsIn(`
Come on in
Made with care
Good to see you
We're here for you
Come and say hello
[playful] Well, hello there
[playful] Hi, it's us
[elegant] With care, for you
[elegant] Quietly, beautifully done
[bold] Let's do this
[bold] We're ready for you
[calm] Come in and stay a while
[calm] Take your time
[formal] At your service
[formal] Let's work together`),
  topic: patternsIn(`
Good to know
Let's talk
A thought to share
Worth a minute
Here's the thing
[playful] Fun fact ahead
[elegant] A thought to keep
[elegant] For quiet moments
[bold] Think again
[bold] Listen up
[calm] Take a breath
[calm] Something to sit with
[formal] What to know
[formal] A closer look`),
} as const;

/** Lines below a headline, where nothing closer is known. */
export const BELOW = {
  event: ['Come along and bring a friend', "We'd love to see you there", 'Good company included'],
  sale: ['Come in and treat yourself', 'Good things for less', 'Find something you love'],
  product: ['Something you’ll reach for again and again', 'A little something for your day', 'Come and take a closer look'],
  announcement: ['Thank you for reading', 'See you soon', 'Please pass it on'],
  service: ["Tell us what you need, we'll do the rest", 'Talk to us, we like to listen', 'Leave it to us'],
  business: ['Come in and say hello', "We'd love to meet you", 'Good people, glad to see you'],
  topic: ['Worth a moment of your time', 'A little to think about', 'Pass it on'],
} as const;

/** Lines for an event to which one is invited. */
export const INVITING = ["You're invited", "We'd love to have you with us", 'Come and celebrate with us'] as const;

interface Rows {
  phrases: string[];
  lines: string[];
}

const rowsIn = (table: string): Rows[] =>
  table
    .trim()
    .split('\n\n')
    .map((entry) => {
      const [phrases = '', ...lines] = entry.split('\n');
      return { phrases: phrases.split(', '), lines };
    });

const AUDIENCES = rowsIn(`
parent, mom, mum, dad, mother, father, new parent, busy parent, family, families
For families with full hands
Made for busy family days

child, children, kid, toddler, teen, teenager, young people, youth, pupil
For curious little people
Big fun for small people

student, college student, university student, graduate, learner
For busy minds and full timetables
For late nights and big plans

homeowner, home owner, homebuyer, home buyer, first-time buyer, renter, tenant
For the place you call home
Because home matters

dog owner, pet owner, cat owner, dog lover, cat lover, pet lover, pet parent, animal lover
For you and your four-legged friend
Because they're family

bride, couple, groom, newlywed, engaged couple
For the two of you
For your big yes

runner, athlete, cyclist, gym-goer, fitness enthusiast, sports fan, hiker, swimmer, climber
For everyone who likes to move
Made for people on the move

professional, office worker, working professional, commuter, employee, remote worker, executive, manager
For full calendars and busy heads
Made for your working day

small business, small business owner, entrepreneur, founder, startup, freelancer, business owner, shop owner, seller
For people who do it all themselves
More time for the work you love

senior, elderly, older adult, retiree, pensioner, grandparent
For people who take their time
Good company at any age

traveler, traveller, tourist, backpacker, holidaymaker, adventurer, explorer
For restless feet
For people with a bag by the door

gamer, developer, programmer, engineer, tech enthusiast, designer, creator, content creator
For people who like to tinker
Made for curious minds

gardener, plant lover, homesteader, nature lover, outdoor enthusiast, camper
For people with green thumbs
For everyone who'd rather be outside

foodie, home cook, coffee lover, tea drinker, baker, food lover, wine lover, chef
For people who love to eat
For everyone who licks the spoon

music lover, music fan, dancer, art lover, artist, reader, book lover, bookworm, film lover, movie lover, crafter, knitter
For people who love it as much as we do
Made for those who can't get enough

neighbor, neighbour, resident, local, community, villager, citizen, member
For the whole neighbourhood
Neighbours, this one's for you

loyal customer, follower, fan, supporter
For you, with thanks
You make it worthwhile
`);
const AUDIENCE_TABLE = new PhraseTable(AUDIENCES, ({ phrases }) => phrases);

/** Lines for the people that a design is for: "busy parents of toddlers". */
export const audienceLines = (audience: string | null): readonly string[] => {
  const words = wordsOf(audience ?? '');
  return words.flatMap((_, at) => AUDIENCE_TABLE.endingAt(words, at + 1)?.entry ?? [])[0]?.lines ?? [];
};

const HEADINGS = rowsIn(`
menu, menu board, food menu, drinks menu, restaurant menu, cafe menu
Menu
On the menu
Eat, drink, enjoy

price list, pricing, rate card, tariff
Our prices
What we offer
Prices at a glance

certificate, award certificate, diploma, certificate of achievement
Certificate of Achievement
Certificate of Appreciation
Well done

invitation, invite, invitation card, party invitation
You're invited
Please join us
Come and celebrate with us

gift voucher, gift card, gift certificate, voucher, coupon
A gift for you
Something nice for you
Treat yourself

thank you card, thank you note
Thank you
Thank you, from all of us
We're so grateful

schedule, timetable, programme, program, agenda, calendar, itinerary
What's on
At a glance
Here's the plan

resume, cv
Curriculum vitae
Hello
About me

welcome sign, welcome card, welcome board
Welcome
Come on in
So glad you're here

sign, door sign, shop sign, window sign
Welcome
Come on in
Hello
`);
const HEADING_TABLE = new PhraseTable(HEADINGS, ({ phrases }) => phrases);

/** Headings that what is made bears by custom: "Menu". */
export const headingsFor = (noun: string | null): readonly string[] =>
  HEADING_TABLE.last(wordsOf(noun ?? ''))?.lines ?? [];
