/** What a design is to bring about: the words by which a purpose is known, imperatives for headlines, and buttons. */
import { PhraseTable, typeset, wordsOf } from './copy-grammar.ts';

/** Buttons by what they ask for. The second is used where the first stands on the page already. */
const BUTTONS = {
  shop: ['Shop now', 'See the range'],
  sale: ['Shop the sale', 'Shop now'],
  order: ['Order now', 'Place your order'],
  preorder: ['Pre-order now', 'Reserve yours'],
  book: ['Book now', 'Book your spot'],
  appointment: ['Book a visit', 'Book now'],
  reserve: ['Book a table', 'Reserve your table'],
  stay: ['Book your stay', 'See the rooms'],
  drive: ['Book a test drive', 'Take a look'],
  trip: ['Plan your trip', 'Book now'],
  quote: ['Get a quote', 'Ask for a quote'],
  call: ['Call now', 'Give us a call'],
  contact: ['Get in touch', 'Talk to us'],
  visit: ['Come by', 'Plan your visit'],
  viewing: ['Book a viewing', 'See the home'],
  join: ['Join now', 'Become a member'],
  register: ['Save your spot', 'Sign up'],
  seat: ['Save your seat', 'Register now'],
  enroll: ['Enroll now', 'See the courses'],
  tickets: ['Get tickets', 'Book tickets'],
  rsvp: ['RSVP', 'Let us know'],
  signup: ['Sign up', 'Join the list'],
  subscribe: ['Subscribe', 'Sign up'],
  trial: ['Try it', 'Get started'],
  download: ['Get the app', 'Download'],
  donate: ['Donate', 'Give now'],
  volunteer: ['Join in', 'Lend a hand'],
  apply: ['Apply now', 'See open roles'],
  enter: ['Enter now', 'Take part'],
  learn: ['Learn more', 'See how'],
  read: ['Read more', 'Start reading'],
  watch: ['Watch now', 'Press play'],
  listen: ['Listen now', 'Press play'],
  follow: ['Follow along', 'Follow us'],
  vote: ['Cast your vote', 'Vote now'],
  review: ['Leave a review', 'Tell us'],
  none: [],
} as const;
export type Action = keyof typeof BUTTONS;
export const isAction = (word: string): word is Action => word in BUTTONS;
/** For tests, which read every line. */
export const BUTTON_WORDS: readonly string[] = Object.values(BUTTONS).flat();

/** Only where a fact says that it costs nothing. */
const COSTLESS: Partial<Record<Action, string>> = {
  signup: 'Sign up free',
  register: 'Join for free',
  seat: 'Save your free seat',
  trial: 'Try it free',
  download: 'Get it free',
};

/** Words for the button; null: it stands on the page already, or nothing is asked. */
export function buttonFor(action: Action, costsNothing: boolean, taken: (text: string) => boolean): string | null {
  const costless = costsNothing ? COSTLESS[action] : undefined;
  return [...(costless ? [costless] : []), ...BUTTONS[action]].find((text) => !taken(text)) ?? null;
}

export interface Purpose {
  phrases: string[];
  action: Action;
  /** Imperatives. */
  headlines: string[];
}

/** "phrases | action", then headlines. The first purpose that a text names counts: the most certain stand first. */
const TABLE = `
newsletter, mailing list, email list, email sign-ups, subscribers, subscribe | subscribe
Stay in the loop / Good things in your inbox / Let's keep in touch

webinar, online class, masterclass, live session, webinar sign-ups, webinar registrations | seat
Save your seat / Pull up a chair / Learn it live

preorder, pre-order, pre-orders, waiting list, waitlist, early access | preorder
Be there at the start / Put your name on one / Yours as soon as it's here

free trial, trial, trials, trial sign-ups, demo, demos | trial
Take it for a spin / Try it your way / See if it suits you

app downloads, app installs, installs, downloads, download, install | download
Put it in your pocket / Right there on your phone / One tap away

donation, donations, donate, donors, raise money, raise funds, fundraise, fundraising, funds | donate
Help us get there / Every little bit counts / Give a little, do a lot

volunteer, volunteers, volunteering, recruit volunteers | volunteer
Lend a hand / Be part of it / Many hands make it happen

recruit, recruiting, recruitment, hire, hiring, applicants, applications, job seekers, candidates, employees, staff | apply
Come work with us / Your next job could be here / Join the team

ticket, tickets, ticket sales | tickets
Be there / Come along / Don't miss it

attendance, attendees, turn up, registrants | register
Come along / Be there / We saved you a seat

rsvp, rsvps, guests | rsvp
Say you'll come / We'd love to see you there / Save us a dance

booking, bookings, book, reservations, appointments, appointment, consultations | book
Make time for it / Your place is waiting / Pick a time that suits you

quote, quotes, estimate, estimates, enquiries, inquiries, leads, lead generation | quote
Tell us what you need / Let's talk it through / Start with a chat

members, membership, memberships, join, sign up members, new members | join
Come and join us / There's a place for you / Be one of us

student, students, enrolment, enrollment, enrolments, enrollments, enroll, enrol, admissions | enroll
Start something new / Your next class is here / Come and learn with us

sign-ups, signups, sign ups, sign up, signup, register, registration, registrations, participants | signup
Put your name down / Count yourself in / Save your spot

followers, follow, social following, more followers | follow
Come along with us / See what we're up to / There's more where this came from

reviews, review, feedback, testimonials, ratings | review
Tell us how we did / We'd love to hear from you / Your word means a lot

vote, votes, voters, turnout | vote
Have your say / Your voice, your vote / Make it count

listeners, listen, plays, streams, streaming | listen
Press play / Turn it up / Give it a listen

viewers, views, watch, subscribers to the channel | watch
Press play / Come and watch / See it for yourself

readers, read, blog traffic, clicks to the article | read
Have a read / Settle in with this one / Worth a few minutes

visitors, visits, foot traffic, footfall, walk-ins, visit the store, visit us, bring people in, store traffic | visit
Come on in / Drop by and see / We're glad you're here

contact, get in touch, call us, calls, phone calls | contact
Let's talk / We're here to help / Just ask

orders, order, takeaway orders, online orders | order
What are you having? / Treat yourself / Go on, you've earned it

sales, sell, purchases, purchase, buy, buyers, conversions, revenue, customers to buy | shop
Go on, treat yourself / Find your new favourite / A little something for you

awareness, inform, educate, educating, explain, teach, information, brand awareness, raise awareness | learn
Good to know / Let's talk about it / Here's what matters
`;

export const PURPOSES: readonly Purpose[] = typeset(TABLE)
  .trim()
  .split('\n\n')
  .map((entry) => {
    const [head = '', headlines = ''] = entry.split('\n');
    const [phrases = '', action = ''] = head.split(' | ');
    return { phrases: phrases.split(', '), action: action as Action, headlines: headlines.split(' / ') };
  });

const PURPOSE_TABLE = new PhraseTable(PURPOSES, ({ phrases }) => phrases);

/** "increase sign-ups for a webinar" → webinar; null: nothing that the table knows. */
export function purposeOf(text: string | null): Purpose | null {
  const words = wordsOf(text ?? '');
  const found = words.flatMap((_, at) => PURPOSE_TABLE.endingAt(words, at + 1)?.entry ?? []);
  return PURPOSES.find((purpose) => found.includes(purpose)) ?? null;
}
