/** Frames and the copy that they must get: headline | subheading | offer | [button] | lines. */

const TABLE = `
poster | event: jazz night | fact date: Friday | fact time: 8pm | fact place: The Blue Room | fact money: tickets $15
=> Jazz Night | Let it swing | Tickets $15 | [–] | Friday, 8pm · The Blue Room
poster | event*: Run for Mathare | fact date: 12 May
=> Run for Mathare | Lace up | – | [–] | 12 May
poster | event: charity run | fact measure: 5 km | fact date: 3 October | fact time: 10am | fact place: town hall
=> Charity Run | – | – | [–] | 5 km / 3 October, 10am · town hall
flyer | event: yard sale | fact date: Saturday | fact time: 9am | fact address: 22 Maple Drive | fact -: furniture, toys, books
=> Yard Sale | – | – | [–] | Saturday, 9am · 22 Maple Drive / Furniture, toys, books
poster | event: live concert | name: The Rolling Hills | fact date: 21 Nov | fact time: doors 8pm | fact money: 12€
=> The Rolling Hills | Live Concert | 12€ | [–] | 21 Nov, doors 8pm
poster | event: concert | name: The Blue Note | trade: bar
=> Feel It Live | Concert | – | [–] | The Blue Note
invitation | event: wedding | name: Sofia & Liam | fact date: 12 September 2026 | fact time: 4 pm | fact place: Villa Rosa
=> Sofia & Liam | Join us as we say yes | – | [–] | 12 September 2026, 4 pm · Villa Rosa
invitation | event: birthday party | name: Mia | fact date: Sunday June 8 | fact time: 2-5pm
=> Mia’s Birthday | Come for cake and candles | – | [–] | Sunday June 8, 2-5pm
invitation | event: baby shower | name: Anna
=> Baby Shower | Come and celebrate with us | – | [–] | Anna
invitation | event: garden party | fact date: 1 July
=> Garden Party | You’re invited | – | [–] | 1 July
invitation | event: housewarming
=> Housewarming | Bring yourself, we’ll bring the snacks | – | [–] |
poster | event: graduation party | name: Leo
=> Leo Did It | Come and celebrate | – | [–] |
poster | event: retirement party | name: Ruth
=> Happy Retirement, Ruth | Come and raise a glass | – | [–] |
poster | event: open house | fact money: $425,000 | fact address: 145 Oak Street
=> Open House | Come in and feel at home | $425,000 | [–] | 145 Oak Street
poster | event: kids football camp | fact -: ages 6-12 | fact date: 14-18 July | fact web: kickers.example
=> Kids Football Camp | – | – | [–] | Ages 6-12 / 14-18 July / kickers.example
facebook event cover | event: pub quiz | fact date: every Thursday | fact time: 8pm
=> Pub Quiz | – | – | [–] | Every Thursday, 8pm
post | event: pottery workshop | fact date: Sunday | fact money: $45
=> Pottery Workshop | Make it with your own hands | $45 | [Save your spot] | Sunday
banner | event: webinar | purpose: increase sign-ups for a webinar | fact -: free
=> Save Your Seat | Webinar | – | [Save your free seat] | Free
banner | event: webinar | purpose: increase sign-ups for a webinar
=> Save Your Seat | Webinar | – | [Register now] |
web banner | event: tech conference | purpose: sell tickets
=> Tech Conference | Big questions, good company | – | [Get tickets] |
poster | event: workshop
=> Come Make Something | Workshop | – | [–] |
poster | event: event
=> See You There | Good company included | – | [–] |
poster | event: community bake sale
=> Community Bake Sale | One person’s clutter, your treasure | – | [–] |
poster | event: farmers market | fact date: every Saturday
=> Farmers Market | Browse, taste, chat | – | [–] | Every Saturday
poster | event: wine tasting | name: Casa Verde
=> Wine Tasting | Pull up a chair | – | [–] | Casa Verde
poster | event: memorial service | name: Walter Finch
=> Walter Finch | In loving memory | – | [–] |
poster | event: eid festival | name: City Mosque
=> Eid Festival | Bring your friends | – | [–] | City Mosque
post | event: book club | audience: teachers
=> Book Club | Bring a friend, meet a few | – | [Save your spot] |
poster | event: fundraising dinner | purpose: raise money
=> Fundraising Dinner | Give a little, do a lot | – | [–] |
poster | event: an evening of poetry
=> Evening of Poetry | Come along and bring a friend | – | [–] |
poster | sale: summer sale | fact percent: up to 50% off | fact date: until Sunday | name: Moss & Fern
=> Summer Sale | Favourites for less | Up to 50% off | [–] | Until Sunday / Moss & Fern
post | sale: black friday sale | fact percent: up to 70% off
=> Black Friday Sale | Good things for less | Up to 70% off | [Shop the sale] |
post | sale: sale | fact percent: 15% off everything | name: The Pottery Room
=> The Sale Is On | Come in and treat yourself | 15% off everything | [Shop the sale] | The Pottery Room
post | sale: flash sale | fact offer: buy one get one
=> Flash Sale | Here for a moment | Buy one get one | [Shop the sale] |
banner | sale: end of season sale | fact percent: up to 70% off
=> End of Season Sale | Come in and treat yourself | Up to 70% off | [Shop the sale] |
flyer | sale: new year membership offer | name: Peak Fitness | trade: gym | fact percent: 25% off
=> New Year Membership Offer | Something good on its way | 25% off | [–] | Peak Fitness
ad | sale: discount | product: sneakers | fact percent: 20%
=> Made to Move | Sneakers | 20% | [Shop now] |
poster | sale: clearance sale
=> Clearance Sale | Room for the new, savings for you | – | [–] |
post | sale: winter clearance | fact percent: 40% off
=> Winter Clearance | Room for the new, savings for you | 40% off | [Shop the sale] |
post | sale: cyber monday | fact percent: 30%
=> Cyber Monday | Treat yourself for less | 30% | [Shop the sale] |
post | sale*: The Big Blue Weekend | fact percent: 10% off
=> The Big Blue Weekend | Good things for less | 10% off | [Shop the sale] |
ad | product: lavender soy candles | audience: women | purpose: increase sales | fact money: $24
=> Lavender Soy Candles | Let the room breathe | $24 | [Shop now] |
post | product: handmade lavender soy candles in a ceramic jar
=> Handmade Lavender Soy Candles | In a ceramic jar | – | [Shop now] |
facebook ad | product*: Glow Serum | trade: skincare | fact percent: 20% off
=> Glow Serum | A quiet moment at the mirror | 20% off | [Shop now] |
ad | product: wireless earbuds | fact money: $59
=> Wireless Earbuds | Made for how you live | $59 | [Shop now] |
ad | product: leather jacket
=> Leather Jacket | Button up, head out | – | [Shop now] |
instagram post | product: new matcha latte | fact money: $5.50 | fact date: from Monday
=> New Matcha Latte | Good coffee, kind company | $5.50 | [Order now] | From Monday
web banner | product: high quality | trade: furniture store | purpose: drive sales | tone: elegant
=> Pieces to Live With | Room by room, more you | – | [Shop now] |
facebook ad | product: organic dog food | audience: dog owners | tone: fun
=> Organic Dog Food | Because they’re family | – | [Shop now] |
banner | product: engagement | purpose: engagement
=> Your New Favourite | A little something for your day | – | [Shop now] |
poster | product: poster design for coffee
=> Poured with Care | Good coffee, kind company | – | [–] |
label | product: strawberry jam | name: Lia's Kitchen
=> Strawberry Jam | Lia's Kitchen | – | [–] |
etsy banner | product: candles | product: soaps | name: moss&fern | without: price
=> moss&fern | Candles, soaps | – | [Shop now] |
post | product: Nike running shoes | text callToAction: Order now | tone: bold
=> Nike Running Shoes | Fresh on your feet | – | [Order now] |
web banner | product: project management software | purpose: free trial sign-ups | fact -: free
=> Project Management Software | Work that flows | – | [Try it free] | Free
web banner | product: project management software | purpose: free trial sign-ups
=> Project Management Software | Work that flows | – | [Try it] |
ad | product: a collection of ceramic mugs
=> Ceramic Mugs | Good to hold, good to look at | – | [Shop now] |
poster | product: summer collection | name: Nordlys
=> Summer Collection | Come and meet the new favourites | – | [–] | Nordlys
poster | product: ease of use
=> Hello, Lovely | Something you’ll reach for again and again | – | [–] |
ad | product: engagement ring | fact money: $900
=> Engagement Ring | A little sparkle for you | $900 | [Shop now] |
- | product: ceramic vase | format: instagram-post
=> Ceramic Vase | Things you’ll reach for | – | [Shop now] |
- | product: ceramic vase | format: a4
=> Ceramic Vase | Things you’ll reach for | – | [–] |
post | product: vegan cupcakes | without: button
=> Vegan Cupcakes | Save room for cake | – | [–] |
ad | product: electric car
=> Electric Car | Take the wheel | – | [Book a test drive] |
banner | product: travel packages | business: travel agency | mood: fun
=> Travel Packages | Follow the map or don’t | – | [Plan your trip] |
post | product: birthday cake | name: Sugar & Salt
=> Birthday Cake | Sweet things, made with care | – | [Order now] | Sugar & Salt
flyer | announcement: grand opening of our new bakery | name: Crumb & Co | fact date: 3 May | fact address: 14 Pine Road
=> Grand Opening | Come in and say hello | – | [–] | 3 May · 14 Pine Road / Crumb & Co
post | announcement: hiring part-time baristas | fact email: jobs@beanhouse.example
=> We’re Hiring | Part-time baristas | – | [Apply now] | jobs@beanhouse.example
post | announcement: we're hiring
=> We’re Hiring | Good people wanted | – | [Apply now] |
instagram story | announcement: restock of linen totes | fact money: £34
=> Restock | Linen totes | £34 | [Shop now] |
instagram story | announcement: restock of honey
=> Restock | Honey | – | [Shop now] |
poster | announcement: autumn knitwear collection
=> Autumn Knitwear Has Arrived | Come and meet the new favourites | – | [–] |
post | announcement: pre-order our cookbook
=> Pre-orders Are Open | Cookbook | – | [Pre-order now] |
poster | announcement: lost cat | fact -: grey with white paws | fact phone: 555 0199 | fact place: near Park Street
=> Lost Cat | – | – | [–] | Grey with white paws / Near Park Street / 555 0199
post | announcement: giveaway | fact -: win this bag | fact date: ends 30 Nov
=> Giveaway | – | – | [Enter now] | Win this bag / Ends 30 Nov
post | announcement: closed | fact date: 24-26 December
=> We’re Closed | See you soon | – | [–] | 24-26 December
post | announcement: we've moved | name: Luma | fact address: 48 Harbour Road
=> We’ve Moved | Come and find us | – | [Come by] | 48 Harbour Road / Luma
story | announcement: new opening hours | fact date,time: mon-fri 9-6
=> New Opening Hours | Come by any time we’re open | – | [–] | Mon-fri 9-6
post | announcement: sold out
=> Sold Out | Thank you, every one of you | – | [Follow along] |
post | announcement: coming soon
=> Coming Soon | Keep an eye out | – | [Sign up] |
post | announcement: price drop on the walnut desk | fact money: $249
=> Price Drop | Walnut desk | $249 | [Shop now] |
post | announcement: last chance
=> Last Chance | When it’s gone, it’s gone | – | [Shop now] |
post | announcement: new website | fact web: lumenlights.example
=> New Website | See you soon | – | [–] | lumenlights.example
post | announcement: thank you to our customers
=> Thank You | It means a lot to us | – | [–] |
card | announcement: congratulations | name: Leo
=> Congratulations, Leo | We’re so proud of you | – | [–] |
banner ad | service: home cleaning services | audience: busy parents | purpose: get quotes
=> Home Cleaning Services | We’ll take it from here | – | [Get a quote] |
banner ad | service: meal kit delivery | name: FreshBox | audience: busy professionals
=> Meal Kit Delivery | Good food finds you | – | [Order now] | FreshBox
banner | service: mobile banking app | purpose: app downloads
=> Mobile Banking App | Less clicking, more doing | – | [Get the app] |
flyer | service: math tutoring | fact phone: 555-0110 | fact money: $30 an hour
=> Math Tutoring | It clicks here | $30 an hour | [–] | 555-0110
flyer | service: car repair
=> Car Repair | Back on the road | – | [–] |
Instagram post | name: Crumb & Co | trade: bakery
=> Crumb & Co | Crusty outside, soft inside | – | [Order now] |
web banner | trade: bakery
=> Bread Worth Getting Up For | Follow the smell of butter | – | [Order now] |
business card | name: Tom Reyes | trade: barber | fact phone: 0170 998877 | fact handle: @tomcuts
=> Tom Reyes | Barber | – | [–] | 0170 998877 · @tomcuts
banner | business: real estate agency | name: Acme Realty | purpose: generate leads | tone: professional
=> Tell Us What You Need | Come on home | – | [Get a quote] | Acme Realty
web banner | business: law firm | name: Hale & Ross | tone: serious
=> Introducing Hale & Ross | Clear advice, plain words | – | [Get in touch] |
banner | trade: online language school | purpose: get sign-ups
=> Put Your Name Down | Find your voice | – | [Sign up] |
flyer | name: Happy Tails | trade: dog walking | fact money: $20 per walk | fact phone: 555-0102
=> Happy Tails | Dog walking | $20 per walk | [–] | 555-0102
banner | business: company
=> Come on In | We’d love to meet you | – | [Come by] |
logo | name: Acme
=> Acme | – | – | [–] |
banner | name: SunPower Homes | trade: solar company | purpose: generate leads
=> Tell Us What You Need | Put your roof to work | – | [Get a quote] | SunPower Homes
poster | business: yoga studio
=> Come as You Are | Find your balance | – | [–] |
poster | business: flower shop | text tagline: Petals and more
=> Bring the Garden Indoors | Petals and more | – | [–] |
vinyl banner | business: car wash
=> Shine On | Your car called, it wants a bath | – | [–] |
poster | topic: mental health awareness | audience: students
=> Mental Health | A safe place to talk | – | [–] |
banner | topic: water conservation | purpose: raise awareness
=> Water Conservation | Good to know | – | [Learn more] |
post | topic: how to care for leather boots
=> How to Care for Leather Boots | – | – | [–] |
thumbnail | topic: 5 mistakes new sellers make
=> 5 Mistakes New Sellers Make | – | – | [–] |
post | topic: merry christmas | name: Bright Dental
=> Merry Christmas | Warm wishes from us to you | – | [–] | Bright Dental
card | topic: happy diwali | name: Sharma Sweets
=> Happy Diwali | May your home be bright | – | [–] | Sharma Sweets
post | topic: mother's day
=> Happy Mother’s Day | Because she’s one of a kind | – | [–] |
post | topic: juneteenth
=> Juneteenth | Celebrate with us | – | [–] |
birthday card | name: Luna Knits
=> Happy Birthday | Cake first, wishes second | – | [–] | Luna Knits
thank you card | name: Luna Knits
=> Thank You | It means a lot to us | – | [–] | Luna Knits
banner | purpose: brand awareness | audience: homeowners
=> For the Place You Call Home | Good to know | – | [Learn more] |
banner | purpose: newsletter sign-ups
=> Stay in the Loop | Good things in your inbox | – | [Subscribe] |
poster | topic: quality
=> Worth a Minute | A little to think about | – | [–] |
poster
=> Come and Say Hello | We’d love to meet you | – | [–] |
menu | name: Trattoria Lucia
=> Menu | Trattoria Lucia | – | [–] |
certificate | name: Ana Ruiz
=> Certificate of Achievement | Ana Ruiz | – | [–] |
price list
=> Our Prices | – | – | [–] |
sign
=> Come and Say Hello | – | – | [–] |
gift voucher | name: Lotus Spa | fact money: 50€
=> Gift Voucher | Lotus Spa | 50€ | [–] |
save the date | name: Sofia & Liam | fact date: 12 September
=> Sofia & Liam | Save the date | – | [–] | 12 September
poster | event: jazz night | text title: Midnight Blue | text subtitle: Live on the pier | fact date: Friday
=> Midnight Blue | Live on the pier | – | [–] | Friday
ad | product: electric car | text title: Drive the future
=> Drive the future | Take the wheel | – | [Book a test drive] |
poster | text detail: Good things take time
=> Good things take time | – | – | [–] |
sign | text -: Please ring the bell
=> Please ring the bell | – | – | [–] |
book cover | text title: The Quiet Sea | text author: Ana Ruiz
=> The Quiet Sea | – | – | [–] | Ana Ruiz
flyer | name: Fade House | trade: barber shop | text detail: Free parking | text detail: Walk-ins welcome
=> Fade House | Barber shop | – | [–] | Free parking / Walk-ins welcome
poster | text title: Soldes | text offer: -50% | text callToAction: J'y vais
=> Soldes | – | -50% | [J'y vais] |
post | text -: Small steps | text -: Every day counts | text caption: Mo | text caption: Tu
=> Small steps | Every day counts | – | [–] | Mo / Tu
poster | text title: Now open | text title: Come in
=> Now open | – | – | [–] | Come in
post | text callToAction: Shop now | text offer: Half price | product: rain boots
=> Rain Boots | Shoes with somewhere to be | Half price | [Shop now] |
post | text callToAction: Shop now | without: button | product: rain boots
=> Rain Boots | Shoes with somewhere to be | – | [–] | Shop now
poster | text title: Save 20% today | fact percent: 20% | sale: sale
=> Save 20% today | – | – | [–] |
poster | text detail: 12.50 | text detail: Fish and chips
=> Fish and chips | – | – | [–] | 12.50
poster | text title: Hello | without: text | fact date: Friday
=> Hello | – | – | [–] |
quote post | text -: Done is better than perfect | text author: Mo
=> Done is better than perfect | – | – | [–] | Mo
flyer | text title: Fresh start at Crumb & Co | name: Crumb & Co
=> Fresh start at Crumb & Co | – | – | [–] |
card | text title: Thank you | name: Luna Knits | without: phone | fact phone: 555 0100
=> Thank you | Luna Knits | – | [–] |
poster | event: picnic | fact date: 4 July | fact money: $5 | without: price | without: date
=> Picnic | Come hungry | – | [–] |
poster | event: picnic | fact phone: 555 0100 | fact date: 4 July | fact web: picnic.example | fact time: 3pm
=> Picnic | – | – | [–] | 4 July / 3pm / 555 0100 / picnic.example
poster | event: picnic | fact hashtag: #summer | fact address: 1 Long Meadow Road, Upper Somewhere | fact place: behind the old town hall
=> Picnic | – | – | [–] | 1 Long Meadow Road, Upper Somewhere / Behind the old town hall / #summer
post | product: tea | fact money: $4 | fact money: $6
=> Tea | – | – | [Shop now] | $4 / $6
post | product: tea | fact percent: 20% | fact percent: 20% off all teas
=> Tea | A quiet cup for you | 20% off all teas | [Shop now] |
poster | text -: Soldes d'été | text -: Jusqu'à -50% sur toute la collection
=> Soldes d'été | Jusqu'à -50% sur toute la collection | – | [–] |
banner | product: zapatos de cuero para hombre | fact -: envío gratis con tu compra
=> Zapatos de cuero para hombre | – | – | [–] | Envío gratis con tu compra
poster | event: Jazzabend im Park | fact -: Eintritt frei für alle
=> Jazzabend im Park | – | – | [–] | Eintritt frei für alle
post | name: Кафе Луна | fact -: открыто каждый день
=> Кафе Луна | – | – | [–] | Открыто каждый день
post | product: 手作りキャンドル
=> 手作りキャンドル | – | – | [–] |
`;

export const CASES = TABLE.trim()
  .split(/\n(?!=>)/u)
  .map((one) => one.split('\n=> ') as [notation: string, expected: string]);
