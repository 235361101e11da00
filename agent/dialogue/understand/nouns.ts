/** Head nouns by what they name. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Places of business and trades, by their head noun. */
export const BUSINESSES = words(
  `
  bakery shop store salon studio cafe café caffe kafe coffeehouse coffeeshop restaurant bistro diner pub bar
  brewery winery pizzeria taqueria taquería trattoria boutique florist barbershop barber spa gym dojo clinic
  dentist practice agency firm company startup brand business biz hotel hostel guesthouse garage workshop-space
  school academy nursery kindergarten church charity foundation shelter rescue club farm orchard dairy
  butcher deli grocery supermarket market-stall stall truck bookstore bookshop library museum gallery
  theatre theater cinema photographer electrician plumber carpenter painter gardener landscaper cleaner
  tutor therapist notary lawyer realtor architect designer dj band caterer groomer veterinarian vet pharmacy
  optician estate jeweller jeweler tailor dealership channel podcast blog team
`,
);

export const EVENTS = words(
  `
  event party night festival concert gig show exhibition workshop class classes webinar seminar conference
  summit meetup meeting talk lecture screening premiere tournament match race run marathon walk ride fair
  fete fête market bazaar auction fundraiser gala ball dinner supper brunch tasting retreat camp course
  training open-day open-house opening launch-party birthday wedding anniversary shower quinceañera
  graduation reunion funeral memorial service-of ceremony parade carnival celebration halloween christmas
  diwali eid hackathon competition contest quiz karaoke disco session play musical opera recital drive swap
  jumble cookout barbecue bbq housewarming mic picnic tour hike expo
`,
);

export const SALES = words(
  `
  sale sales discount clearance deal deals offer offers promo promotion bogo bundle markdown liquidation
  giveaway raffle voucher coupon
`,
);

/** Events by two words, the last of which names none. */
export const EVENT_PAIRS: ReadonlySet<string> = new Set([
  'open house',
  'open studio',
  'open studios',
  'open day',
  'open evening',
  'open morning',
  'open garden',
  'open gardens',
  'taster session',
]);

/** Days that are sales by their names. */
export const SALE_DAYS: ReadonlySet<string> = new Set([
  'black friday',
  'cyber monday',
  'boxing day',
  'singles day',
  'prime day',
]);

/** "Taco Tuesday": days with names of their own end so. */
export const WEEKDAYS = words(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
);

/** Groups that are named by what they do: "chess club". */
export const CLUBS = words('club clubs choir society league circle');

export const ANNOUNCEMENTS = words(
  `
  campaign restock drop launch release hiring job vacancy preorder pre-order preorders pre-orders opening
  closing closed relocation announcement notice update news reminder lost missing stolen found thank thanks
  congratulations collection arrivals menu rules hours
`,
);

export const SERVICES = words(
  `
  lessons lesson tutoring cleaning repair repairs delivery deliveries coaching consulting photography
  landscaping plumbing catering grooming massage treatment treatments haircuts haircut nails lashes styling
  membership insurance valuation banking loans mortgage subscription app software platform course courses
  consultation therapy services service training
`,
);

/** Where a design is put up: "for the van", "for our shop window". */
export const SURFACES = words(
  `
  van counter till door window wall board noticeboard parcel parcels package packages fridge fence street feed
  grid profile reception closet wardrobe depop vinted shopfront bio
`,
);
