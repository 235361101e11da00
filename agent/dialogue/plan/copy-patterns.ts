/**
 * Patterns for headlines by what a design is about, and by tone. Slots: {own} the subject's words, {bare} the same where
 * they need no article, {the} an article unless it is a name, {are} and {s} for their number, {name} who it is for.
 */
import { typeset, wordsOf } from './copy-grammar.ts';

export const TONES = ['playful', 'elegant', 'bold', 'calm', 'formal'] as const;
export type Tone = (typeof TONES)[number];

const TONE_WORDS: Record<Tone, string> = {
  playful:
    'fun playful funny cheerful cute quirky happy kids childlike silly lively colorful colourful joyful friendly whimsical humorous',
  elegant:
    'elegant luxury luxurious sophisticated classy chic premium refined exclusive upscale stylish romantic timeless minimalist minimal',
  bold: 'bold energetic loud urgent exciting strong powerful edgy dynamic high-energy punchy daring sporty',
  calm: 'calm soft cozy cosy warm relaxing peaceful gentle serene quiet soothing tender rustic natural earthy',
  formal:
    'formal professional corporate serious businesslike official trustworthy informative authoritative academic respectful solemn',
};

const toneWords = new Map(TONES.flatMap((tone) => TONE_WORDS[tone].split(' ').map((word) => [word, tone] as const)));

/** The first tone that the words name: words about the tone come before moods. */
export const toneOf = (texts: readonly string[]): Tone | null =>
  texts.flatMap((text) => wordsOf(text)).flatMap((word) => toneWords.get(word) ?? [])[0] ?? null;

export interface Pattern {
  tone: Tone | null;
  text: string;
}

/** A line each; "[tone]" where it suits one tone alone. */
const patternsIn = (table: string): Pattern[] =>
  typeset(table)
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
[elegant] A quiet pleasure: {own}
[bold] {own}. Go!
[bold] Run to {the}{own}
[calm] {own}, at your own pace
[calm] Take your time with {the}{own}
[formal] Now on: {the}{own}`),
  product: patternsIn(`
Meet {the}{own}
Say hello to {the}{own}
Made for you: {own}
Come home to {bare}
Treat yourself to {bare}
You'll love {the}{own}
There's always room for {bare}
Here for you: {own}
[playful] Oh hello, {own}!
[playful] {bare}? Yes, please.
[playful] Go on, it's {bare}
[playful] Have you met {the}{own}?
[playful] Hooray for {bare}!
[elegant] Simply {bare}
[elegant] {bare}, and nothing more
[elegant] A quiet love for {bare}
[elegant] At ease with {the}{own}
[bold] {own}. Get yours.
[bold] Go big with {bare}
[bold] Hello, {own}
[bold] Here {are} {the}{own}
[calm] Slow down with {bare}
[calm] Ease into {bare}
[calm] Settle in with {the}{own}
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
{bare}, made easy
{bare} you can count on
{bare} that fits your day
{bare} for you and yours
{bare} with a smile
Your {own}, in good hands
Let's talk about {own}
[playful] {bare} without the yawns
[playful] {bare}? On it!
[elegant] {bare}, with care
[elegant] {bare}, quietly done well
[bold] {own}, sorted
[bold] {own}. Done.
[calm] {bare} at your own pace
[calm] {bare} without the rush
[formal] {bare} you can rely on
[formal] Clear, careful {bare}`),
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
[elegant] Small pleasures, for less
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
