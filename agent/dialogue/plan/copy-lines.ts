/** Lines by kind and audience, and headings that certain things bear by custom. */
import { PhraseTable, typeset, wordsOf } from './copy-grammar.ts';

/** Lines below a headline, where nothing closer is known. */
export const BELOW = {
  event: ['Come along and bring a friend', 'We’d love to see you there', 'Good company included'],
  sale: ['Come in and treat yourself', 'Good things for less', 'Find something you love'],
  product: [
    'Something you’ll reach for again and again',
    'A little something for your day',
    'Come and take a closer look',
  ],
  announcement: ['Come and see for yourself', 'See you soon', 'We’d love to show you'],
  service: ['Tell us what you need, we’ll do the rest', 'Talk to us, we like to listen', 'Leave it to us'],
  business: ['Come in and say hello', 'We’d love to meet you', 'Good people, glad to see you'],
  topic: ['Worth a moment of your time', 'A little to think about', 'Pass it on'],
} as const;

/** Lines for an event to which one is invited. */
export const INVITING = ['You’re invited', 'We’d love to have you with us', 'Come and celebrate with us'] as const;

interface Rows {
  phrases: string[];
  lines: string[];
}

const rowsIn = (table: string): Rows[] =>
  typeset(table)
    .trim()
    .split('\n\n')
    .map((entry) => {
      const [phrases = '', lines = ''] = entry.split('\n');
      return { phrases: phrases.split(', '), lines: lines.split(' / ') };
    });

/** For tests, which read every line. */
export const AUDIENCES = rowsIn(`
parent, mom, mum, dad, mother, father, new parent, busy parent, family, families
For families with full hands / Made for busy family days

child, children, kid, toddler, teen, teenager, young people, youth, pupil
For curious little people / Big fun for small people

student, college student, university student, graduate, learner
For busy minds and full timetables / For late nights and big plans

homeowner, home owner, homebuyer, home buyer, first-time buyer, renter, tenant
For the place you call home / Because home matters

dog owner, pet owner, cat owner, dog lover, cat lover, pet lover, pet parent, animal lover
For you and your four-legged friend / Because they're family

bride, bride-to-be, groom, newlywed, engaged couple
For the two of you / For your big yes

runner, athlete, cyclist, gym-goer, fitness enthusiast, sports fan, hiker, swimmer, climber
For everyone who likes to move / Made for people on the move

professional, office worker, working professional, commuter, employee, remote worker, executive, manager
For full calendars and busy heads / Made for your working day

small business, small business owner, entrepreneur, founder, startup, freelancer, business owner, shop owner, seller
For people who do it all themselves / More time for the work you love

senior, elderly, older adult, retiree, pensioner, grandparent
For people who take their time / Good company at any age

traveler, traveller, tourist, backpacker, holidaymaker, adventurer, explorer
For restless feet / For people with a bag by the door

gamer, developer, programmer, engineer, tech enthusiast, designer, creator, content creator
For people who like to tinker / Made for curious minds

gardener, plant lover, homesteader, nature lover, outdoor enthusiast, camper
For people with green thumbs / For everyone who'd rather be outside

foodie, home cook, coffee lover, tea drinker, baker, food lover, wine lover, chef
For people who love to eat / For everyone who licks the spoon

music lover, music fan, dancer, art lover, artist, reader, book lover, bookworm, film lover, movie lover, crafter, knitter
For people who love it as much as we do / Made for those who can't get enough

neighbor, neighbour, resident, local, community, villager, citizen, member
For the whole neighbourhood / Neighbours, this one's for you

loyal customer, follower, fan, supporter
For you, with thanks / You make it worthwhile
`);
const AUDIENCE_TABLE = new PhraseTable(AUDIENCES, ({ phrases }) => phrases);

/** Lines for the people that a design is for: "busy parents of toddlers". */
export const audienceLines = (audience: string | null): readonly string[] => {
  const words = wordsOf(audience ?? '');
  return words.flatMap((_, at) => AUDIENCE_TABLE.endingAt(words, at + 1)?.entry ?? [])[0]?.lines ?? [];
};

/** For tests, which read every line. */
export const HEADINGS = rowsIn(`
menu, menu board, food menu, drinks menu, restaurant menu, cafe menu
Menu / On the menu / Eat, drink, enjoy

size chart, size guide, sizing chart
Size chart / Find your fit / Your fit, at a glance

price list, pricing, rate card, tariff
Our prices / What we offer / Prices at a glance

certificate of completion
Certificate of Completion / Well done / You did it

certificate of appreciation
Certificate of Appreciation / Thank you / With our thanks

certificate, award certificate, diploma, certificate of achievement
Certificate of Achievement / Certificate of Appreciation / Well done

invitation, invite, invitation card, party invitation
You're invited / Please join us / Come and celebrate with us

gift voucher
Gift voucher / A gift for you / Something nice for you

gift card
Gift card / A gift for you / Something nice for you

gift certificate
Gift certificate / A gift for you / Something nice for you

voucher
Voucher / A little something off / Treat yourself

coupon
Coupon / A little something off / Treat yourself

loyalty card, punch card, stamp card, reward card, rewards card
Loyalty card / Thank you for coming back / Your regular's card

birthday card
Happy birthday / Here's to you / Many happy returns

thank you card, thank you note
Thank you / Thank you, from all of us / We're so grateful

schedule, timetable, programme, program, agenda, calendar, itinerary
What's on / At a glance / Here's the plan

opening hours, business hours
Opening hours / We're open / Come on in

resume, cv
Curriculum vitae / Hello / About me

welcome sign, welcome card, welcome board
Welcome / Come on in / So glad you're here

door sign, shop sign, window sign
Welcome / Come on in / Hello
`);
const HEADING_TABLE = new PhraseTable(HEADINGS, ({ phrases }) => phrases);

/** Headings that what is made bears by custom: "Menu". */
export const headingsFor = (noun: string | null): readonly string[] =>
  HEADING_TABLE.last(wordsOf(noun ?? ''))?.lines ?? [];
