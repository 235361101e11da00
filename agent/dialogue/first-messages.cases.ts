/** Messages of sellers and what is printed of them: headline | subheading | offer | [button] | lines | rows. */
export const FIRST_MESSAGES: readonly (readonly [message: string, printed: string])[] = [
  [
    'hey! our Rosewood mist is finally back in stock, $24. can u make a post w this pic',
    'Our Rosewood mist is finally back in stock | – | $24 | [–] |',
  ],
  [
    'menu for my truck Big Tex Smash, use my burger pic. classic smash 9.50 / double smash 12 / truffle fries 6 / lemonade 3.50. cash or card',
    'Menu | Big Tex Smash | – | [–] | Cash or card | Classic smash: 9.50 / Double smash: 12 / Truffle fries: 6 / Lemonade: 3.50',
  ],
  [
    'size chart for my hoodies. S chest 36 length 26, M chest 39 length 27, L chest 42 length 28. inches',
    'Size Chart | Hoodies | – | [–] |  | Size: Chest (in): Length (in) / S: 36: 26 / M: 39: 27 / L: 42: 28',
  ],
  [
    'need a size chart for my kids tees listing. 2Y chest 54 length 38, 4Y 58 / 42, 6Y 62 / 46. all in cm',
    'Size Chart | Kids tees | – | [–] |  | Size: Chest (cm): Length (cm) / 2Y: 54: 38 / 4Y: 58: 42 / 6Y: 62: 46',
  ],
  ['hi i need something for my shop', 'asks back'],
  ['i need a graphic for my business', 'asks back'],
  ['can you make something nice for my candle shop', 'A Soft Glow to Come Home To | Evenings, gently lit | – | [–] |'],
  [
    'black friday post for my candle shop on a soft pink background. 30% off everything, ends monday midnight',
    'Black Friday | Good things for less | 30% off everything | [Shop the sale] | Ends monday midnight',
  ],
  [
    "need a gig poster asap. we're THE WET SOCKS, crown & anchor leeds, sat 22 march, doors 7.30, £6 on the door, support from Milk Teeth. black w/ neon green type, grungy not pretty lol",
    'THE WET SOCKS | Gig | Sat 22 march, doors 7.30 | [–] | £6 on the door / Crown & anchor leeds / Support from Milk Teeth',
  ],
  [
    'price list for my barbershop Fade District. skin fade 30, beard trim 15, kids cut 18, hot towel shave 25. black n gold',
    'Our Prices | Fade District | – | [–] |  | Skin fade: 30 / Beard trim: 15 / Kids cut: 18 / Hot towel shave: 25',
  ],
  [
    "hi!! can you do a post for my crochet bags, they're back friday 8pm, £28 each, dm me to reserve",
    'Crochet Bags | – | £28 each | [–] | Back friday 8pm / Dm me to reserve',
  ],
  [
    'need a flyer for garage sale saturday 9am-2pm 45 Birch Lane, furniture, toys, tools. free coffee',
    'Garage Sale | – | Saturday 9am-2pm 45 Birch Lane | [–] | Furniture / Toys / Tools / Free coffee',
  ],
  [
    'instagram story: last 3 spots for the sourdough workshop on sunday 24 march, 10am, 65€, book via link in bio',
    'Last 3 Spots | For the Sourdough Workshop | Sunday 24 march, 10am | [–] | 65€ / Book via link in bio',
  ],
  [
    'make me a menu for my taco truck El Rey. carnitas taco $4, birria taco $5, quesadilla $8, horchata $3',
    'Menu | El Rey | – | [–] |  | Carnitas taco: $4 / Birria taco: $5 / Quesadilla: $8 / Horchata: $3',
  ],
  [
    'poster for school play, The Wizard of Oz, 12-14 June at 7pm, Lincoln High auditorium, tickets $8 students $5',
    'The Wizard of Oz | School Play | 12-14 June at 7pm | [–] | Lincoln High auditorium / Tickets $8 / Students $5',
  ],
  [
    'whatsapp status for my cake business, eid special box 12 cupcakes 3500 PKR, order before thursday, 0321 5550199',
    'Eid special box 12 cupcakes 3500 PKR | – | – | [–] | Order before thursday / 0321 5550199',
  ],
  [
    'business card for Priya Nair, yoga teacher, 07700 900123, priya@flowyoga.example, soft green',
    'Priya Nair | – | – | [–] | Yoga teacher / 07700 900123 · priya@flowyoga.example',
  ],
  ['thumbnail: I built a tiny house in 7 days. use my pic', 'I built a tiny house in 7 days | – | – | [–] |'],
  [
    'new in: linen shirts in 4 colours, €49, www.lino.example',
    'New In | – | €49 | [–] | Linen shirts in 4 colours / www.lino.example',
  ],
  ['a birthday card for my grandma, she turns 80, warm and floral', 'Happy Birthday | Turns 80 | – | [–] |'],
  [
    'real estate post, just listed, 4 bed villa in Sitges, 895.000€, sea view, pool, call Marta 600 555 012',
    'Just Listed | – | 895.000€ | [–] | 4 bed villa in Sitges / Sea view / Pool / Call Marta 600 555 012',
  ],
  [
    'etsy banner for Willow & Wren, handmade ceramics since 2015',
    'Willow & Wren | Handmade ceramics since 2015 | – | [Shop now] |',
  ],
  [
    'job ad: line cook wanted at Bistro Nord, 15€/h, evenings, apply hello@bistronord.example',
    'We’re Hiring | – | 15€/h | [–] | Line cook wanted at Bistro Nord / Evenings / Apply hello@bistronord.example',
  ],
  [
    'can i get a promo for our gym? first week free, no joining fee, offer ends sunday',
    'First Week Free | – | – | [Join now] | No joining fee / Offer ends sunday',
  ],
  [
    'vinted listing pic for nike windbreaker size M, 18€, barely worn',
    'Nike Windbreaker | – | 18€ | [–] | Size M / Barely worn',
  ],
  ["recipe card for grandma's apple pie", 'Apple Pie | Sweet things, made with care | – | [–] |'],
  ['podcast cover for Slow Mornings with Ana', 'Slow Mornings | – | – | [–] | Ana'],
  ['quote post: Small steps every day. - Katie', 'Small steps every day | – | – | [–] | Katie'],
  [
    'Mothers day offer at Bloom Florist - bouquets from $35, free card, order by 10 May',
    'Mothers Day Offer | – | Bouquets from $35 | [–] | Bloom Florist / Free card / Order by 10 May',
  ],
  [
    'we are closed on monday for maintenance, back tuesday 9am. make it a story',
    'Closed on monday for maintenance | – | – | [–] | Back tuesday 9am',
  ],
  [
    'lost cat poster, grey tabby named Miso, missing since 3 April near Oak Park, call 555 0188',
    'Lost Cat | – | Call 555 0188 | [–] | Grey tabby / Named Miso / Missing since 3 April near Oak Park',
  ],
  ['coming soon post for my new perfume Noir Velvet, black and gold', 'Noir Velvet | Coming soon | – | [–] |'],
  [
    '2 for 1 cocktails every wednesday 5-8pm at Bar Lupo',
    '2 for 1 Cocktails | Raise a glass | – | [–] | Every wednesday 5-8pm at Bar Lupo',
  ],
  [
    'announcement: we moved! new address 18 Harbour Street, open from 1 september',
    'We moved | – | – | [–] | New address 18 Harbour Street / Open from 1 september',
  ],
  [
    'price list for car wash: basic 10, premium 18, full detail 60, interior only 25',
    'Our Prices | Car wash | – | [–] |  | Basic: 10 / Premium: 18 / Full detail: 60 / Interior only: 25',
  ],
  [
    'back to school bundle, 3 notebooks + pen set 12.99, this week only',
    'Back to School Bundle | – | – | [–] | 3 notebooks + pen set 12.99 / This week only',
  ],
  [
    "Can you please design a flyer for our church summer fair on Saturday 12 July from 11 to 3? There will be a bouncy castle, a barbecue and a raffle. Entry is free. St Mary's Church, High Street.",
    "Church Summer Fair | – | Saturday 12 July from 11 to 3 | [–] | A bouncy castle / Barbecue and a raffle / Entry is free / St Mary's Church / High Street",
  ],
  ['pls make a story, sneakers restocked, size 40-45, $55, dm', 'Restock | Sneakers | $55 | [–] | Size 40-45 / Dm'],
  [
    'Flash sale tonight 8-10pm all jewelry -40%',
    'Flash Sale | Here for a moment | – | [–] | Tonight 8-10pm all jewelry -40%',
  ],
  [
    'I want an Instagram post announcing that my book The Salt Road is out now, available at every bookstore',
    'The Salt Road | – | – | [–] | Out now / Available at every bookstore',
  ],
  [
    'New puppy class starting 3 February\nMondays 6pm\n£60 for 6 weeks\nPaws & Co, Bath',
    'New Puppy Class | – | Starting 3 February, Mondays 6pm | [–] | £60 for 6 weeks / Paws & Co / Bath',
  ],
  ['make a poster: NO PARKING', 'NO PARKING | – | – | [–] |'],
  [
    'flyer babysitter, experienced, first aid trained, from 12€ per hour, call Lena 0176 5550123',
    'Babysitter | – | From 12€ per hour | [–] | Experienced / First aid trained / Call Lena 0176 5550123',
  ],
  [
    'create a facebook event cover for Halloween Bingo at The Crown, 31 October, doors 7pm, fancy dress welcome',
    'Halloween Bingo | – | 31 October, doors 7pm | [–] | The Crown / Fancy dress welcome',
  ],
  ['happy diwali post from Sharma Sweets', 'Happy Diwali | May your home be bright | – | [–] | From Sharma Sweets'],
  ['a ticket for Jazz in the Park, 4 July, gate B, $20', 'Jazz in the Park | – | $20 | [–] | 4 July / Gate B'],
  [
    'Grand reopening of our salon Curl Up & Dye! Saturday 5th, 20% off all cuts, free prosecco, 44 Mill Lane',
    'Grand Reopening | Curl Up & Dye | 20% off all cuts | [–] | Saturday 5th / Free prosecco / 44 Mill Lane',
  ],
  ['linkedin post we hit 10,000 customers, thank you', 'We hit 10,000 customers | – | – | [–] |'],
  ['pinterest pin 5 ways to style a silk scarf', '5 Ways to Style a Silk Scarf | – | – | [–] |'],
  [
    'Poster A3 for Dorffest, 15.-17. August, Live-Musik, Bier, Eintritt frei',
    'Dorffest | – | – | [–] | 15.-17. August / Live-Musik / Bier / Eintritt frei',
  ],
  [
    'hello team, make me an ad for handmade soap. lavender, rose, oat. 3 for £12. free delivery over £25. www.sudsy.example',
    'Handmade Soap | – | 3 for £12 | [Shop now] | Lavender / Rose / Oat / Free delivery over £25 / www.sudsy.example',
  ],
  ['eBay listing photo of this lamp on white', 'asks back'],
  [
    'wedding welcome sign: Welcome to the wedding of Emma & Luis, 21 June 2027',
    'Welcome to the wedding of Emma & Luis, 21 June 2027 | – | – | [–] |',
  ],
  ['yard sign: Slow down, kids playing', 'Slow down, kids playing | – | – | [–] |'],
  [
    'promo: kids haircuts £8 on wednesdays, Snip Snap Barbers, 3 Bridge St',
    'Kids haircuts £8 on wednesdays | – | – | [–] | Snip Snap Barbers / 3 Bridge St',
  ],
  [
    'hey so basically i run a small pottery studio and want something to put on insta about our taster session next thursday 7pm, 35 pounds incl clay, only 6 places',
    'Taster Session | – | Next thursday 7pm | [–] | 35 pounds incl clay / Only 6 places',
  ],
  [
    'we open saturday!! come get free donuts 9am, Glaze Lab, 7 Dock Road',
    'We open saturday | – | – | [–] | Come get free donuts 9am / Glaze Lab / 7 Dock Road',
  ],
  [
    'raffle poster, win a hamper, tickets 1€, draw on 20 december',
    'Raffle | – | Tickets 1€ | [–] | Win a hamper / Draw on 20 december',
  ],
  [
    'Open mic every Thursday, sign up at the bar from 7, The Old Fox',
    'Open Mic | – | Every Thursday | [–] | Sign up at the bar from 7 / The Old Fox',
  ],
  [
    'Make a banner ad for HomeSafe Insurance, 728x90. Target audience: homeowners. Headline: Protect what matters. CTA: Get a quote. Blue tones.',
    'Protect what matters | HomeSafe Insurance | – | [Get a quote] |',
  ],
  [
    'I need a poster for a blood drive at Lincoln High School gym on March 4, 9 AM - 3 PM. Appointments recommended. Contact Nurse Kelly 555-0199.',
    'Blood Drive | – | Lincoln High School gym on March 4, 9 AM - 3 PM | [–] | Appointments recommended / Contact Nurse Kelly 555-0199',
  ],
  [
    'make an ig post to tell ppl we ran out of pumpkin pies 😭 next batch saturday',
    'We ran out of pumpkin pies | – | – | [–] | Next batch saturday',
  ],
  [
    'Valentines menu for Osteria Bella: burrata 12, truffle tagliatelle 19, tiramisu 8. 14 february, reservations 020 7946 0000',
    'Valentines Menu | Osteria Bella | – | [–] | 14 february / Reservations 020 7946 0000 | Burrata: 12 / Truffle tagliatelle: 19 / Tiramisu: 8',
  ],
  [
    'a flyer for guitar lessons, all ages, first lesson free, Sam 07911 123456',
    'Guitar Lessons | – | – | [–] | All ages / First lesson free / Sam 07911 123456',
  ],
  [
    'post: our matcha latte is back! only $5.50 this week',
    'Our matcha latte is back | – | – | [–] | Only $5.50 this week',
  ],
  [
    "create a story announcing we're opening a second store in Porto on 3 may",
    "We're opening a second store in Porto on 3 may | – | – | [–] |",
  ],
  ['thumbnail for video about how to repot orchids', 'How to Repot Orchids | – | – | [–] |'],
  ['pls do a sign saying Please remove your shoes', 'Please remove your shoes | – | – | [–] |'],
  [
    "make a label for my homemade strawberry jam, Rosie's Kitchen, 250 g",
    "Homemade Strawberry Jam | Rosie's Kitchen | – | [–] | 250 g",
  ],
  [
    'Baby shower invite for Elena, sunday 10 march 2pm, The Garden House, pastel yellow',
    'Baby Shower | Elena | Sunday 10 march 2pm | [–] | The Garden House',
  ],
  [
    'I sell second hand furniture. make a post for this oak table, 180x90 cm, 220€, pick up in Ghent',
    'Oak Table | – | 220€ | [–] | Second hand furniture / 180x90 cm / Pick up in Ghent',
  ],
  [
    'New episode out! Ep 42: Why we sleep, with Dr. Hana Lee',
    'New Episode Out | – | – | [–] | Ep 42 / Why we sleep / Dr. Hana Lee',
  ],
  [
    'our summer hours: mon-thu 8-4, fri 8-2, closed weekends',
    'Summer Hours | – | – | [–] | Mon-thu 8-4, fri 8-2 / Closed weekends',
  ],
  [
    'eid mubarak card from the Rahman family',
    'Eid Mubarak | Warm wishes to you and yours | – | [–] | From the Rahman family',
  ],
  [
    'free webinar Tax for Freelancers, 12 Nov 18:00, register at taxhelp.example',
    'Free Webinar Tax for Freelancers | – | – | [–] | 12 Nov 18:00 / Register at taxhelp.example',
  ],
  [
    'christmas market stall sign, Gingerbread & Co, gluten free cookies €3 each or 4 for €10',
    'Gingerbread & Co | – | – | [–] | Gluten free cookies €3 each or 4 for €10',
  ],
  [
    'Car boot sale every first sunday, 7am-1pm, Westfield car park, £8 per car, £1 entry',
    'Car Boot Sale | – | Every first sunday, 7am-1pm | [–] | Westfield car park / £8 per car / £1 entry',
  ],
  [
    'moving to a bigger studio! come see us at 55 Canal Road from monday',
    'Moving to a bigger studio | – | – | [–] | Come see us at 55 Canal Road from monday',
  ],
  [
    'we need volunteers for beach cleanup, sat 20 april 9am, Playa Norte, bring gloves',
    'We need volunteers for beach cleanup | – | – | [–] | Sat 20 april 9am / Playa Norte / Bring gloves',
  ],
  [
    'certificate of completion for Maya Singh, Introduction to Pottery, June 2027',
    'Certificate of Completion | Maya Singh | – | [–] | Introduction to Pottery / June 2027',
  ],
  [
    'Ramadan kareem from Noor Bakery, open daily 4pm-11pm',
    'Ramadan Kareem | – | – | [–] | From Noor Bakery / Open daily 4pm-11pm',
  ],
  [
    'raincoats for dogs, 3 sizes, from 29€, shipping worldwide, link in bio',
    'Raincoats for Dogs | – | From 29€ | [–] | 3 sizes / Shipping worldwide / Link in bio',
  ],
  ['lost budgie. blue. answers to Pip. call 555 0147', 'Lost Budgie | – | Call 555 0147 | [–] | Blue / Answers to Pip'],
  [
    'STOLEN: blue Trek bike, orange handlebars, from outside Lidl on tuesday. info to joe@mail.example',
    'STOLEN | – | – | [–] | Blue Trek bike / Orange handlebars / From outside Lidl on tuesday / Info to joe@mail.example',
  ],
  [
    'found keys with a red tag near the library, call 555 0199 to claim',
    'Found Keys | – | Call 555 0199 to claim | [–] | With a red tag near the library',
  ],
  [
    'weekly class schedule: monday yoga 6pm, wednesday pilates 7pm, friday zumba 6:30pm',
    'Weekly Class Schedule | – | – | [–] |  | Monday: Yoga: 6pm / Wednesday: Pilates: 7pm / Friday: Zumba: 6:30pm',
  ],
  [
    'our shop hours poster, mon to fri 9-5, sat 10-3, closed sundays',
    'Shop Hours | – | – | [–] |  | Mon to fri: 9-5 / Sat: 10-3 / Sundays: closed',
  ],
  [
    'etsy listing photo with size guide: small 20x30 cm, medium 30x40 cm, large 50x70 cm',
    'Size Guide | – | – | [–] |  | Small: 20x30 cm / Medium: 30x40 cm / Large: 50x70 cm',
  ],
  [
    'drinks menu in black and gold: negroni 11, white wine 6, black russian 10',
    'Drinks Menu | – | – | [–] |  | Negroni: 11 / White wine: 6 / Black russian: 10',
  ],
  [
    'post with a summer feeling for my dental clinic: free whitening consultation',
    'Free Whitening Consultation | A reason to smile | – | [Book a visit] |',
  ],
  [
    "valentine's post for my bakery with little hearts, heart cookies $12",
    'Bread Worth Getting Up For | Follow the smell of butter | Heart cookies $12 | [Order now] |',
  ],
  ['earrings with little hearts, $18, etsy listing', 'Earrings with Little Hearts | – | $18 | [–] |'],
  [
    'coffee menu on a wooden background: latte 4, mocha 5, tea 3',
    'Coffee Menu | – | – | [–] |  | Latte: 4 / Mocha: 5 / Tea: 3',
  ],
  ['i want a post but idk what', 'asks back'],
  ['need a flyer, not sure what yet', 'asks back'],
  [
    'Im opening a coffee shop next month, can you help me with a flyer',
    'Opening Soon | Come in and say hello | – | [–] | Next month',
  ],
  [
    'Instagram post for Taco Tuesday, margaritas 2 for 1',
    'Taco Tuesday | Find something you love | Margaritas 2 for 1 | [–] |',
  ],
];
