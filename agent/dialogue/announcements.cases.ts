/** What is announced, listed or numbered in a first message, and what is printed of it; as in first-messages.cases.ts. */
export const ANNOUNCEMENTS: readonly (readonly [message: string, printed: string])[] = [
  [
    'how to order post: 1. pick your design 2. send a dm 3. pay by paypal',
    'How to Order Post | – | – | [–] | 1. pick your design / 2. send a dm / 3. pay by paypal',
  ],
  [
    'menu for our wedding: starter - burrata, main - sea bass, dessert - lemon tart',
    'We’re Getting Married | – | – | [–] | Starter - burrata / Main - sea bass / Dessert - lemon tart',
  ],
  [
    "i need a post telling people my shop is closed next week because we're on holiday, back on 3 August",
    "My shop is closed next week because we're on holiday | – | – | [–] | Back on 3 August",
  ],
  ['instagram post announcing that our candles are back in stock', 'Our candles are back in stock | – | – | [–] |'],
  ['announcing our candles are back in stock, insta story', 'Our candles are back in stock | – | – | [–] |'],
  ['reminder post that orders for christmas close on dec 15', 'Orders for christmas close on dec 15 | – | – | [–] |'],
  [
    'i run a small plant nursery, make a post that spring seedlings are here, from 2 euros',
    'Spring seedlings are here | – | From 2 euros | [–] |',
  ],
  ['i want a post that tells my customers i now take custom orders', 'I now take custom orders | – | – | [–] |'],
  [
    'post: Do you know the difference between soy and beeswax candles? swipe to find out',
    'Do you know the difference between soy and beeswax candles? | – | – | [–] | Swipe to find out',
  ],
  [
    'instagram post for a giveaway of a handmade quilt, rules: follow, like, tag a friend. winner announced 1 December',
    'Giveaway | Handmade quilt | – | [Enter now] | Rules / Follow / Like / Tag a friend / Winner announced 1 December',
  ],
  [
    'youtube thumbnail for a video about how i made $1000 selling on vinted',
    'How I Made $1000 Selling on Vinted | – | – | [–] |',
  ],
  ['create a youtube thumbnail for my vlog about moving to lisbon', 'Moving to Lisbon | – | – | [–] |'],
  [
    'need a header for my twitch, name is PixelPanda, purple neon',
    'PixelPanda | Good people, glad to see you | – | [–] |',
  ],
  [
    'bundle deal post: 3 scrunchies for $12, mix and match colours',
    'Bundle Deal | More to love, less to pay | 3 scrunchies for $12 | [Shop now] | Mix and match colours',
  ],
  [
    'business card Jana Novak, interior designer, jana@novak.example, +420 777 123 456, prague',
    'Jana Novak | – | – | [–] | Interior designer / Prague / jana@novak.example · +420 777 123 456',
  ],
  [
    'make an ad for my dog walking business, i walk dogs in Brooklyn, $20 per walk, text 555-0102',
    'I walk dogs in Brooklyn | – | $20 per walk | [–] | Text 555-0102',
  ],
  [
    'poster for kids football camp, ages 6-12, 14-18 July, register at kickers.example',
    'Kids Football Camp | – | 14-18 July | [–] | Ages 6-12 / Register at kickers.example',
  ],
  [
    'announcement we are closing our downtown store on 31 january, thank you for 12 great years',
    'We are closing our downtown store on 31 january | – | – | [–] | Thank you for 12 great years',
  ],
  [
    'new in: corduroy overshirt in olive, 89 EUR, sizes S-XL',
    'New In | – | 89 EUR | [–] | Corduroy overshirt in olive / Sizes S-XL',
  ],
  [
    'opening hours: mon-fri 8-18, sat 9-14, sunday closed. make it a story for cafe Luma',
    'Opening Hours | Luma | – | [–] |  | Mon-fri: 8-18 / Sat: 9-14 / Sunday: closed',
  ],
  [
    'can you do a price drop post for this jacket, was $80 now $55',
    'Price Drop | Jacket | Was $80 now $55 | [Shop now] |',
  ],
  [
    'birthday party invite for Leo who turns 30, Saturday 8pm at The Loft',
    'Leo’s Birthday | – | Saturday 8pm | [–] | Turns 30 / The Loft',
  ],
  ['thank you instagram story for my followers', 'Thank You | It means a lot to us | – | [–] |'],
  ['size guide for rings in a post', 'Size Chart | Rings | – | [–] |'],
  ["story that says we're fully booked till march", "We're fully booked till march | – | – | [–] |"],
  ['let everyone know that we moved to 12 Kings Road', 'We moved to 12 Kings Road | – | – | [–] |'],
  ['post to tell my followers the new scent drops friday', 'The new scent drops friday | – | – | [–] |'],
  [
    'flyer: 3 reasons to shop small: 1) it keeps money local 2) you get better service 3) every piece is unique',
    '3 Reasons to Shop Small | – | – | [–] | 1) it keeps money local / 2) you get better service / 3) every piece is unique',
  ],
  [
    'rules poster for our pool: no running, no diving, kids under 8 with an adult',
    'Rules | Pool | – | [–] | No running / No diving / Kids under 8 with an adult',
  ],
  ['story asking which colour should i make next?', 'Which colour should i make next? | – | – | [–] |'],
  [
    'make a post sharing that we now deliver to the whole city, free over $30',
    'We now deliver to the whole city | – | Free over $30 | [–] |',
  ],
  ['post letting customers know we close early on friday, 3pm', 'We close early on friday, 3pm | – | – | [–] |'],
  [
    'story saying that my preorder for the winter box opens tonight',
    'My preorder for the winter box opens tonight | – | – | [–] |',
  ],
  [
    'we finally have a website! make a post, www.tinytulips.example',
    'We finally have a website | – | – | [–] | www.tinytulips.example',
  ],
  ['poster that explains how to recycle: rinse, squash, sort', 'How to recycle | – | – | [–] | Rinse / Squash / Sort'],
  [
    'steps for washing my knitwear, make it a card: 1) cold water 2) no wringing 3) dry flat',
    'Steps for Washing My Knitwear | – | – | [–] | 1) cold water / 2) no wringing / 3) dry flat',
  ],
  [
    'tell people parking is free behind the church, harvest market saturday 9-1',
    'Parking is free behind the church | – | – | [–] | Harvest market saturday 9-1',
  ],
  ['can you make me a sign: please wash your hands', 'Please wash your hands | – | – | [–] |'],
  [
    'instagram post, topic: why handmade costs more',
    'Why Handmade Costs More | Something you’ll reach for again and again | – | [–] |',
  ],
  ['youtube thumbnail: I tried selling on depop for 30 days', 'I tried selling on depop for 30 days | – | – | [–] |'],
  [
    'price drop on my bike. was 300 now 220. pick up in Leeds',
    'Price Drop | Bike | – | [–] | Was 300 now 220 / Pick up in Leeds',
  ],
  [
    'post with 3 facts about shea butter: it melts at skin temperature, it keeps 2 years, it is vegan',
    '3 Facts About Shea Butter | – | – | [–] | It melts at skin temperature / It keeps 2 years / It is vegan',
  ],
  ['want a facebook post that says thank you for 500 followers', 'Thank you for 500 followers | – | – | [–] |'],
  ['make a story to remind everyone that voting ends sunday', 'Voting ends sunday | – | – | [–] |'],
  [
    'job ad: we need a part time florist, saturdays, 11 pounds an hour, mail cv to hello@petal.example',
    'We’re Hiring | – | 11 pounds an hour | [Apply now] | We need a part time florist / Saturdays / Mail cv to hello@petal.example',
  ],
  [
    'new flavours: mango chilli, lychee rose, salted caramel. post for my ice cream van',
    'New Flavours | Ice cream van | – | [–] | Mango chilli / Lychee rose / Salted caramel',
  ],
  [
    'before after post for my lawn care, free quotes, call 555 0188',
    'Before After | Lawn care | Free quotes | [–] | Call 555 0188',
  ],
  [
    'this is for my candle brand Ember & Oak. new scent: cedar smoke. 28 dollars. moody',
    'New Scent | Wear it close | 28 dollars | [–] | Cedar smoke / Ember & Oak',
  ],
  [
    'a label for my jam: strawberry & vanilla, 250 g, best before 12/2027, Made by Ruth',
    'Jam | – | – | [–] | Strawberry & vanilla / 250 g / Best before 12/2027 / Made by Ruth',
  ],
  ["a reminder that we don't take cards, cash only", "We don't take cards | – | – | [–] | Cash only"],
  [
    'can you do a post explaining that shipping is delayed because of the strike, sorry for the wait',
    'Shipping is delayed because of the strike | – | – | [–] | Sorry for the wait',
  ],
];
