/**
 * The table of topics: id | category | kind of content | title | samples for its
 * photos, side by side by +, taking turns by / | mood | search words |
 * headline | subheading | offer | call to action | lines, by semicolons.
 */
export const TOPIC_TABLE = `
summer-sale|sale|offer|Summer sale|bag/hat/sunglasses/tote/dress|summer sale loud|discount reduced|Summer sale|Everything light, everything less|Up to 50% off|Shop now|Until 31 August
flash-sale|sale|offer|Flash sale|headphones/lamp/mug/watch|sale loud|hours countdown quick|24-hour flash sale|One day, then it is over|30% off|Grab yours|Ends at midnight
clearance|sale|offer|Clearance|jumper/jeans|sale bold|outlet last stock|Last pieces|Sizes are going fast|From $9|See what is left|
black-friday|sale|offer|Black Friday|headphones/laptop/phone/camera/watch|black friday|deal november|Black Friday|The biggest week of our year|40% off everything|Shop early|27–30 November
buy-one|sale|offer|Buy one, get one|candle|offer playful|bogo two free|Two for one|Bring a friend a little light|Buy 1, get 1 free||This weekend only
free-shipping|sale|offer|Free shipping|box/books/teddy/vases/lamp|offers clean|delivery post parcel|We pay the postage|On every order, whatever its size|Free shipping|Order today|Ends Sunday
coupon|sale|offer|Coupon code|cupcakes/donuts|coupons playful|voucher code discount|A little treat|Use this code at the checkout|15% off|Copy: SWEET15|For orders over $25
bundle|sale|product|Bundle price|serum/pump+jar/soap+tube/perfume|beauty clean|set kit together|Better together|Cleanser, serum and cream in one box|$59 instead of $78|Get the set|
new-arrival|launch|product|New arrival|bag|fashion elegant|just in new collection|Just in|The Marlow bag, in soft sand|$120|See it first|
coming-soon|launch|news|Coming soon|candle/perfume|luxury elegant|teaser launch soon|Something new is coming|Six scents. One evening.||Be the first to know|18 October
restock|launch|product|Back in stock|plant|eco calm|again available restocked|It is back|Our big green plants have arrived again|From $35|Reserve yours|
pre-order|launch|offer|Pre-order|shirt|streetwear drop|drop reserve|Drop 04|Heavy cotton, made once||Pre-order now|Friday, 6 pm
product-spotlight|launch|product|Product spotlight|serum|skincare elegant|feature benefits hero|The night serum|Wakes up your skin while you sleep||Discover it|Vegan; 30 ml; No perfume
handmade|launch|product|Made by hand|candle|natural calm|craft workshop small batch|Poured by hand|Small batches of soy wax and real oils|$24|Take a look|
limited-edition|launch|product|Limited edition|chocolate|chocolate luxury|rare numbered special|Only 100 boxes|Twelve truffles by our confectioner|$39|Order yours|
price-list|prices|list|Price list|cup/coffee-bag/croissants|coffee clean|menu tariff services|Our prices||||Espresso $2.80; Cappuccino $3.90; Flat white $4.20; Filter of the day $3.50
menu-of-the-day|prices|list|Menu of the day|bread/croissants/cupcakes|bakery playful|lunch dish specials|Today’s bakes|Out of the oven at eight|||Cinnamon roll $3.50; Lemon tart $4.80; Rye loaf $6.00
service-packages|prices|list|Service packages|jar/polish/towels|salon elegant|treatment package offer|Choose your glow||From $45|Book now|Express 30 min $45; Classic 60 min $75; Deluxe 90 min $110
quote-offer|prices|rows|Offer for a customer|plant/tulips|business clean|estimate proposal|Your garden, planned|An offer for the Hartley house|$1,450|Accept by Friday|Design and plants; Two days of work; One year of care
size-guide|prices|rows|How it fits|dress/shirt/jeans|fashion clean|size measure fit chart|Find your size|It runs true; between two, take the larger|||S 36–38; M 40–42; L 44–46
testimonial|praise|quote|Customer’s words|serum/tube/soap/jar|beauty calm|review quote testimonial|“My skin has never felt this calm.”|A customer since spring||Read more reviews|
review-stars|praise|quote|Five stars|cup/coffee-bag/croissants|coffee warm|rating review stars|★★★★★|“The best flat white in town, and the kindest people.”|||A guest, last week
before-after|praise|compare|Result|plant-before+plant|gardening calm|transformation result story|From bare to blooming|What six weeks did for this balcony||See how|Before; After
numbers|praise|cover|In numbers|box/gift/books/candle/mug|business clean|milestone statistic success|1,000 orders packed|Thank you for every single one|||
opening-hours|info|rows|Opening hours|cup/croissants/teapot|cafe calm|hours times open|We are open|Come in for a coffee|||Mon–Fri 7–18; Sat 8–17; Sun 9–15
we-moved|info|news|We have moved|bouquet/tulips|florist clean|address new place location|New place, same flowers|Find us around the corner||Get directions|12 Mill Lane; From 1 May
how-to-order|info|steps|How to order|cake/cupcakes|bakery clean|steps order process|Order in three steps||||1 Choose your cake; 2 Send us the date; 3 Pick it up fresh
delivery-info|info|rows|Delivery|box/books/lamp|shop clean|shipping post times|With you in two days|We ship every morning at ten|||Standard $3.90; Express $7.90; Free from $60
holiday-closed|info|news|Closed for holidays|candle/tapers/perfume|calm cosy|break vacation away|We take a breath|Back with new scents soon|||Closed 1–14 August
contact|info|rows|Contact|shirt/tote/jeans|clean modern|reach phone mail|Write to us|We answer within a day||Say hello|hello@example.com; @northroad
shop-questions|info|news|Questions and answers|box/gift/books/teddy|shop clean|faq questions answers help ask|Good to know|What people ask us most||Write to us|Ship abroad? To all of Europe; Send it back? 30 days, free; Ways to pay? Card or PayPal; For a gift? We wrap it
returns|info|news|Returns made easy|dress/jeans/shirt|fashion clean|refund exchange policy|Not right? Send it back|30 days, no questions|Free returns|How it works|
hiring|team|news|We are hiring|cup/coffee-bag|hiring clean|job vacancy join|Barista wanted|Kind, early and good with people||Apply this week|Part-time; From $17 an hour
meet-the-team|team|news|Meet the maker|candle|calm natural|about founder story|Hi, I am Noor|I pour every candle in our studio by the river|||
thank-you|team|greeting|Thank you|plant/bouquet|calm warm|thanks gratitude customers|Thank you|You carried us through our first year|||
anniversary|team|greeting|Anniversary|cake/cupcakes|party playful|birthday years celebration|We turn five|Cake for everyone who drops by|||Saturday from 2 pm
workshop|events|event|Workshop|candle|workshop calm|class course learn|Pour your own candle|An evening for beginners|$48|Save a seat|Thursday 7 pm; 8 places
pop-up|events|event|Pop-up shop|dress/sunglasses/tote/hat|fashion bold|market stall event|Pop-up weekend|New pieces, music and coffee|||13–14 June; Old Harbour 3
market-day|events|event|Market day|bread/honey|food playful|farmers stall fair|See you at the market|Bread and honey at stand 12|||Saturday 9–14; Town square
live-shopping|events|event|Live sale|shoe/shirt/sunglasses/jeans|streetwear loud|live stream video|Live tonight|Ask us anything as we try it on||Set a reminder|8 pm, on our profile
giveaway|events|offer|Giveaway|perfume/lipstick|giveaway playful|win contest prize|Win the whole set|Follow, like and tag a friend||Join in|Until Sunday
valentines|seasons|offer|Valentine’s|necklace/ring/chocolate|valentine|love gift february|For the one you like|Gifts to wear near the heart|From $18|Find a gift|
mothers-day|seasons|offer|Mother’s Day|bouquet/tulips|mother's day|mum gift flowers|For the best of mums|Flowers that stay all summer||Order by Thursday|
easter|seasons|offer|Easter|tulips/cake|easter playful|spring eggs bunny|Happy Easter|A sweet start into spring|$22|Pre-order|
back-to-school|seasons|offer|Back to school|books/laptop/notebook/pencils|school clean|autumn students start|Ready for Monday|Everything for the whole term|20% off|Pick yours|
halloween|seasons|offer|Halloween|pumpkins|halloween|spooky october pumpkin|Lights out|Pumpkin, smoke and clove|$21|Dare to smell|
christmas|seasons|offer|Christmas gifts|gift|christmas elegant|xmas present december|Gifts, wrapped|We pack them, you take the praise|From $25|Choose a gift|Order by 18 December
new-year|seasons|greeting|New year|mat|clean elegant|january fresh start|A fresh year|Start it slowly, with us|||
tip|social|cover|Tip of the week|plant|plants calm|advice how to hint|Water less, look more|Put a finger in the soil: dry means thirsty||Save this|
did-you-know|social|cover|Did you know|coffee-bag/cup|coffee playful|fact trivia|Did you know?|Light roasts hold more of the fruit|||
quote|social|quote|Quote|jumper/jeans/shirt|calm elegant|saying motto words|Buy less. Wear longer.||||
question|social|cover|Question|cupcakes/cake|playful fun|poll ask vote|Berries or chocolate?|Tell us in the comments|||
behind-the-scenes|social|news|Behind the scenes|bag/threads|craft warm|making of process studio|Forty minutes a handle|How our bags are sewn||Watch|
end-of-season|sale|offer|End of season|jumper|knitwear winter|season knitwear reduced|Winter leaves|Warm things at spring prices|40% off knitwear|Pick yours|While stocks last
weekend-deal|sale|offer|Weekend deal|mug|coffee playful|saturday sunday deal|Weekend deal|Two mugs, one price|$24 instead of $36|Add to bag|Saturday and Sunday
members-only|sale|offer|For members|ring/watch/necklace|jewellery elegant|loyalty club vip exclusive|For our members|An evening of small prices|25% off|Join for free|Thursday 6–9 pm
first-order|sale|offer|First order|tube/lipstick/pump|beauty clean|welcome new customer code|Nice to meet you|Something off your first order|10% off|Use code HELLO10|
price-drop|sale|offer|Price drop|shoe|sneakers|reduced cheaper lower price|Price drop|The runner you have been watching|$89 instead of $129|Get them|Sizes 36–46
last-chance|sale|offer|Last chance|dress/hat/bag/sunglasses|fashion bold|ending soon hours left|Last chance|Our sale closes tonight|Extra 15% off|Shop the rest|Ends at midnight
student-discount|sale|offer|Student discount|books/laptop/headphones/notebook|school clean|student campus discount|Students pay less|Show your card, that is all|20% off|See how|Every day
refer-friend|sale|offer|Bring a friend|cup/croissants/coffee-bag|coffee playful|refer invite friend reward|Bring a friend|You both get a coffee on us|2 free coffees|Send the link|
gift-card|sale|offer|Gift card|gift|luxury elegant|voucher present card|A gift that fits|Choose the amount, they choose the rest|From $25|Give one|
spring-sale|sale|offer|Spring sale|tulips/plant|spring|garden march april|Spring clean prices|Pots, herbs and small trees|Up to 30% off|Grow something|1–14 April
cyber-week|sale|offer|Cyber week|phone/laptop/headphones/camera|cyber monday|online november deal|Cyber week|Seven days, seven deals|From 35% off|See today’s deal|
bestseller|launch|product|Best seller|jar|skincare clean|popular favourite top|The one everybody takes|Rich cream with oat and honey|$32|Try it|For dry skin; 50 ml; Refill for $22
new-flavour|launch|product|New flavour|cake|cake playful|taste sort new bakery|New: red berries|Fresh from Thursday on|$3.80|Taste it|
back-by-demand|launch|news|Back by demand|jumper|knitwear calm|again popular return|You asked. It is back.|The terracotta jumper, in all sizes|$79|Find your size|
colour-drop|launch|shelf|New colours|mug+bowls+vases+plates|ceramics playful|colour color variant palette|Four new colours|Thrown and glazed in our studio|$28 each|See them all|
collection-drop|launch|shelf|New collection|dress/hat+jeans/shirt+sunglasses+bag/tote|fashion elegant|lookbook capsule season|The summer edit|Six pieces for slow days|From $64|Look inside|
launch-day|launch|news|Launch day|shoe|streetwear loud|today drop live now|Live now|The Strider is here|$119|Get your pair|
gift-guide|launch|shelf|Gift guide|candle/gift+mug/books+ring/watch+chocolate/soap|christmas elegant|presents ideas under|Gifts under $50|Small things that last||See the list|
shop-the-look|launch|shelf|Shop the look|jumper+dress+necklace+shoe|fashion clean|outfit pieces together|Shop the look|Everything from head to toe||Get the pieces|Jumper $79; Dress $98; Necklace $140; Shoes $119
best-of-month|launch|shelf|Favourites of the month|tube/soap+jar/pump+serum/perfume+candle|beauty calm|bestsellers monthly top picks|What you loved in May|Four favourites, all back in stock||Shop favourites|
size-colours|launch|product|Sizes and colours|shirt|fashion clean|variants options|One tee, five colours|Heavy organic cotton, made in Porto|$29|Choose yours|Sizes XS–XXL; 220 g cotton; Washed once
cafe-menu|prices|list|Café menu|cup/coffee-bag/teapot|coffee warm|drinks espresso latte board|Coffee and more|Beans from our own roaster|||Espresso $2.80; Americano $3.20; Flat white $4.20; Latte $4.50; Chai $4.40; Hot chocolate $4.60
pizza-menu|prices|list|Pizza menu|pizza|food loud|restaurant italian dinner|Pizza night|Sixty hours of dough, ninety seconds of fire|||Marinara $9; Margherita $10; Napoli $12; Diavola $13; Quattro formaggi $14
brunch-menu|prices|list|Brunch menu|croissants|brunch elegant|breakfast weekend restaurant|Slow brunch|Saturday and Sunday until three|||Eggs and sourdough $11; Ricotta pancakes $12; Green bowl $13; Filter coffee $4
bar-menu|prices|list|Drinks menu|wine|luxury elegant|cocktails wine evening bar|After six|Something short, something long|||Negroni $11; Spritz $9; Gimlet $11; House red $7; Alcohol-free $6
nail-prices|prices|list|Nail prices|polish|nails playful|manicure beauty salon gel|Nail menu|Please book two days ahead||Book now|Manicure $28; Gel $42; Refill $35; Nail art from $5
barber-prices|prices|list|Barber prices|scissors|barber bold|haircut beard men salon|Cuts and shaves|Walk in or book|||Cut $26; Beard $18; Cut and beard $38; Kids $18
cleaning-prices|prices|list|Cleaning prices|spray/towels|cleaning clean|service home hourly|A clean home, a fair price|All products included|From $29|Get a date|One room $29; Two rooms $49; Whole home $99; Windows $39
photo-packages|prices|list|Photo packages|camera/ring/bouquet|wedding elegant|photographer session wedding|Pictures that stay|Three ways to work with us||Ask for a date|Portrait hour $180; Half day $640; Wedding day $1,900
dog-grooming|prices|list|Dog grooming|dog-bowl/collar|dog playful|pet dogs wash trim|Fresh paws|Gentle hands for every coat||Book a bath|Small dog $32; Medium dog $45; Large dog $59; Claws $9
wholesale-prices|prices|list|Wholesale prices|candle/soap/coffee-bag/honey/vases|business clean|bulk quantity b2b reseller|Wholesale|Prices for shops, per piece||Write to us|From 12 pieces $11.50; From 48 pieces $9.80; From 144 pieces $8.20
shoe-sizes|prices|rows|Shoe size chart|shoe|sneakers clean|size chart eu us uk cm|Find your pair|Measure in the evening, heel to toe|||EU 37: 23.5 cm; EU 38: 24.2 cm; EU 39: 24.8 cm; EU 40: 25.5 cm; EU 41: 26.2 cm
ring-sizes|prices|rows|Ring size chart|ring|jewellery elegant|ring size measure chart|Your ring size|Wrap a strip of paper, measure it|||XS: 48 mm; S: 51 mm; M: 54 mm; L: 57 mm; XL: 60 mm
dress-sizes|prices|rows|Dress size chart|dress|fashion elegant|size chart measurements bust|Size chart|Between two sizes? Take the larger|||XS: 80–84 cm; S: 84–88 cm; M: 88–93 cm; L: 93–99 cm; XL: 99–105 cm
shipping-times|info|rows|Shipping times|box|shop clean|delivery days countries post|When it arrives|Orders before noon leave the same day|||Germany: 1–2 days; Europe: 3–5 days; United States: 6–9 days; Elsewhere: 8–14 days
holiday-hours|info|rows|Holiday hours|gift/candle|christmas elegant|opening times holidays december|Holiday hours|We close early and sleep late|||24 Dec: 8–13; 25–26 Dec: closed; 31 Dec: 8–14; 1 Jan: closed
class-timetable|events|rows|Class timetable|mat/flask|yoga calm|schedule week course lessons|This week|Drop in, mats are here|||Mon: 7.00 Flow; Tue: 18.30 Yin; Thu: 7.00 Flow; Sat: 10.00 Slow
programme|events|rows|Programme of the day|vases/bowls/mug/cup|workshop clean|agenda schedule day conference|Open studio day|Come for an hour or all of it|||10.00: Doors open; 11.30: Glazing demo; 14.00: Kiln opening; 16.00: Coffee and cake
month-calendar|events|rows|Dates this month|mug/threads/yarn|craft playful|calendar dates month markets|Where we are in June|Three markets and one fair|||6 June: Harbour market; 13 June: Old Town; 21 June: Makers’ fair; 28 June: Riverside
product-facts|listings|rows|Product facts|pump|skincare clean|specs details facts table|At a glance||||Content: 250 ml; Made in: Portugal; Scent: fig leaf; Vegan: yes
care-guide|info|steps|Care instructions|jumper|knitwear calm|wash care clean wool|Keep it soft|Wool likes it cool and slow|||1 Wash by hand, cold; 2 Press, never wring; 3 Dry it lying flat
routine|info|steps|Skin routine|serum/jar/tube|skincare calm|routine steps morning evening|Three minutes a morning|In this order, on damp skin||Get the set|1 Cleanse; 2 Serum; 3 Cream
how-to-return|info|steps|How to return|box/shirt/books/lamp|shop clean|return refund parcel label|Send it back in three steps|Free within 30 days|||1 Print the label; 2 Close the box; 3 Drop it at any shop
how-it-works|info|steps|How it works|mug|ceramics playful|custom made process order|Made for you|Your name on your mug|$34|Start yours|1 Pick a colour; 2 Tell us the name; 3 We fire it within a week
plant-care|info|steps|Plant care|plant|plants calm|water light soil tips|Happy plant, happy you|Four habits|||1 Sun all day; 2 Water once a week; 3 Turn it each month; 4 New soil in spring
join-live|events|steps|How to join the live|shoe/sunglasses/shirt/tote|streetwear loud|live stream join comment|Join the live|Tonight at eight||Set a reminder|1 Tap the bell; 2 Comment SOLD; 3 Pay by link
kind-words|praise|quote|Kind words|cake|bakery playful|review customer cake|“The cake was gone before the candles were out.”|Mira, birthday order||Order yours|
star-review|praise|quote|Star review|jar/tube|skincare clean|rating stars review product|“Two weeks, and my hands are soft again.”|★★★★★ Verified buyer|||
press-quote|praise|quote|Press quote|candle/perfume|luxury elegant|newspaper magazine press|“The scent of a library after rain.”|The Harbour Weekly|||
team-quote|praise|quote|Words from the team|bag|craft calm|maker founder saying|“I sew every handle twice. Once for you, once for me.”|Noor, workshop|||
review-wall|praise|quote|Long review|dress|fashion elegant|review long story customer|“I wore it to two weddings and one picnic, and it came out of the wash as if nothing had happened.”|Ines, linen dress|||
motto|social|quote|Motto|plant|calm|words motto slow|Grow slowly.||||
monday-words|social|quote|Monday words|cup|coffee playful|monday motivation coffee|First coffee, then the world.||||
makeover|praise|compare|Makeover|plant-before+plant|gardening calm|before after balcony garden|One weekend later|The same balcony, twice||Plan yours|Before; After
restored|praise|compare|Restored|bag-before+bag|leather warm|before after repair restore leather|Worn, then loved|Leather care at our bench|From $35|Send yours|Before; After
clean-sneakers|praise|compare|Cleaned|shoe-before+shoe|sneakers|before after cleaning shoes|Before. After.|Deep clean by hand|$25|Drop them off|Before; After
two-styles|social|compare|This or that|dress/hat+jumper|fashion playful|vote compare two styles poll|This or that?|Tell us in the comments|||
garden-party|events|event|Garden party|tulips/bouquet/plates|summer elegant|party garden invite summer|Garden party|Music, lemonade and long tables||Say you come|Saturday 11 July, 5 pm; Mill Lane 12
open-studio|events|event|Open studio|bowls/vases/mug/plates|craft calm|studio visit open door|Open studio|Watch us glaze and fire|||Sunday 11–17; Kiln Yard 4
tasting|events|event|Tasting|coffee-bag/cup|coffee elegant|tasting coffee wine evening|Coffee tasting|Five origins, one evening|$18|Save a seat|Friday 7 pm; 12 places
shop-opening|events|event|Grand opening|tote|fashion loud|opening new shop first day|We open|First day, first hundred get a tote||Come by|1 March, 10 am; Harbour Street 3
sample-sale|events|event|Sample sale|jeans/bag|sale bold|sample sale clothes day|Sample sale|One-offs and last sizes|Up to 70% off||Sat 10–16; Backyard, Door C
webinar|events|event|Online class|plant/laptop|workshop clean|webinar online zoom course|Balcony gardens for beginners|A free online class||Sign up|Tuesday 7 pm; 45 minutes; Bring questions
charity-day|events|event|Charity day|cupcakes/bread/cake|bakery calm|charity donate good cause|Cakes for a cause|All of today’s takings go to the shelter|||Saturday 9–15
ramadan|seasons|greeting|Ramadan|lamp/teapot/candle/tapers|luxury elegant|ramadan mubarak moon fasting|Ramadan Mubarak|Peaceful evenings to you and yours|||
eid|seasons|greeting|Eid|chocolate/gift|luxury elegant|eid mubarak gifts sweets|Eid Mubarak|Sweet days ahead|||
diwali|seasons|greeting|Diwali|candle/lamp/tapers|luxury warm|diwali lights festival|Happy Diwali|May every corner be bright|||
lunar-new-year|seasons|greeting|Lunar New Year|teapot/gift/tulips|luxury loud|lunar chinese new year spring festival|Happy Lunar New Year|Luck, health and good tea|||
hanukkah|seasons|greeting|Hanukkah|tapers/candle|calm elegant|hanukkah lights eight|Happy Hanukkah|Eight nights of light|||
fathers-day|seasons|offer|Father’s Day|mug|craft bold|dad gift father june|For the dad who has it all|A mug with his name|$34|Make one|Order by 12 June
womens-day|seasons|greeting|Women’s Day|bouquet/tulips|spring elegant|women march eight|To all who make|A flower with every order today|||
singles-day|seasons|offer|Singles’ Day|watch/perfume/headphones/sunglasses|singles day|11.11 november treat|Treat yourself|You are worth it anyway|11% off|Go on|Only on 11 November
thanksgiving|seasons|greeting|Thanksgiving|pumpkins/plates/bread|thanksgiving|harvest autumn thanks dinner|Grateful for you|A table full of thanks|||
summer-break|seasons|news|Summer break|hat/sunglasses|summer playful|holiday closed beach august|Gone swimming|We pack parcels again on 19 August|||
birthday|seasons|greeting|Birthday|cupcakes/gift/donuts/cake|birthday playful|birthday party wishes cake|Happy birthday|Something sweet is waiting for you|||
graduation|seasons|greeting|Graduation|cap|school elegant|graduation class degree|You did it|Here is to what comes next|||
carnival|seasons|event|Carnival|donuts|party loud|carnival costume february|Carnival bakes|Doughnuts in every colour|||Thursday to Tuesday
snow-day|seasons|offer|Winter warmers|jumper|winter knitwear|winter snow warm knit|Winter warmers|Thick wool, soft price|2 for $120|Get cosy|
hiring-shop|team|news|Shop assistant wanted|dress/tote/jeans|fashion clean|job hiring shop sales|Join our shop|You like people and good cloth|From $18 an hour|Write to us|Part-time; Weekends off
internship|team|news|Internship|laptop|business clean|intern student job learn|Intern wanted|Learn to design, shoot and sell||Apply by 30 June|Three months; Paid
meet-maker|team|greeting|Meet the team|bowls/vases/mug|craft warm|team people introduce|Hello from the workshop|Five people, two dogs, one kiln|||
order-thanks|cards|greeting|Thank-you card|box/gift|calm warm|insert package thank you order|Thank you for your order|You made a small shop very happy||Tag us|@northroad
care-card|cards|steps|Care card|ring/necklace|jewellery elegant|care insert jewellery card|Keep it shining||||1 Take it off in water; 2 Wipe it dry; 3 Keep it in its pouch
business-card-shop|cards|card|Business card|bag/hat/tote/sunglasses|fashion elegant|visiting card name contact|Noor Halden|Bag maker|||hello@example.com; +49 30 1234567; Mill Lane 12
business-card-cafe|cards|card|Café card|cup/coffee-bag/croissants|coffee warm|visiting card cafe|North Road Coffee|Roasters since 2016|||@northroad; Harbour Street 3; Mon–Fri 7–18
business-card-studio|cards|card|Studio card|plant/tulips/bouquet|clean modern|visiting card studio freelance|Ada Lindqvist|Garden design|||ada@example.com; example.com; +46 8 123 45 67
business-card-beauty|cards|card|Salon card|lipstick/perfume/polish|beauty elegant|visiting card salon appointment|Maison Fleur|Skin and nails|||Book: example.com; 12 Rose Street; Tue–Sat 10–19
appointment-card|cards|card|Appointment card|towels/polish|salon calm|appointment reminder salon|See you soon|Your next appointment|||Day: Thursday 14 May; Time: 16.30; With: Lena
loyalty-card|cards|offer|Loyalty card|cup/coffee-bag/croissants|coffee playful|stamp card loyalty tenth free|The tenth is on us|One stamp a coffee|10th free||
voucher-card|cards|offer|Voucher|perfume/gift/towels|luxury elegant|gift voucher card value|Gift voucher|For an evening of scent and light|$50||Valid for two years
shipping-note|cards|rows|Shipping note|box/books|clean modern|packing slip order parcel|Packed with care|Your order 1042|||Candle, fig: 2; Matches: 1; Refill: 1
spring-collection|launch|shelf|Spring collection|dress+shirt/jeans+bag/tote+shoe|spring|lookbook season collection new pieces|Spring, at last|Light layers for mild days||See the collection|
studio-favourites|launch|shelf|Studio favourites|mug/bowls+vases/plates+plant+candle/lamp|craft calm|best pieces studio handmade favourites|From our shelves|What we use every day ourselves|||
colour-story|launch|shelf|Colour story|bag+dress+jumper+hat/tote|fashion elegant|palette mood board tones colours|Terracotta and green|Our colours for autumn|||
stocking-fillers|seasons|shelf|Stocking fillers|candle/soap+ring/chocolate+mug/teddy+lipstick|christmas playful|christmas small gifts under presents|Small wonders|Gifts from $12||Fill a stocking|
customer-photos|praise|shelf|Your photos|bag/hat+shoe+dress/sunglasses+jumper/jeans|fashion playful|customers photos tagged community wall|Seen on you|Tag us to be next||@northroad|
week-in-pictures|social|shelf|Week in pictures|cup+croissants/bread+cake+mug/teapot|coffee warm|recap week pictures photo dump|This week here|Flour, flowers and rain|||
three-ways|social|shelf|Three ways to wear it|jumper+jeans/hat+bag/sunglasses|fashion clean|outfits ways styling carousel|One jumper, three ways|||Swipe|
hang-tag|cards|card|Hang tag|dress|fashion elegant|tag label price clothes|Linen dress|Made in Porto|$98||100% linen; Cold wash
gift-tag|cards|greeting|Gift tag|gift|christmas elegant|tag present label|To someone dear||||
return-card|cards|steps|Return card|box/books|clean modern|return insert parcel|Changed your mind?|No questions, 30 days|||1 Fill in this card; 2 Put it in the box; 3 Use the label inside
main-picture|listings|packshot|Main picture|flask|clean modern|amazon ebay main white background|||||
main-picture-shoe|listings|packshot|Main picture of a pair|shoe|sneakers clean|marketplace main white packshot|||||
benefits|listings|product|Benefits|jar|skincare clean|features bullets infographic gallery|Soft from the first day|Rich cream for dry hands|||Oat and honey; No perfume; Recyclable tin
features|listings|product|Features|shoe|sneakers clean|features callouts infographic|Built to run|What is inside the Strider|$119||Recycled mesh; Cork sole; 240 g
whats-in-the-box|listings|shelf|What is in the box|flask+mug+candle+jar|clean modern|contents set included gallery|What is in the box|Everything you need to begin|||Bottle; Mug; Candle; Jar
dimensions|listings|rows|Dimensions|bag|fashion clean|size measure dimensions listing|It fits a laptop||||Width: 34 cm; Height: 26 cm; Depth: 11 cm; Weight: 780 g
material|listings|product|Material|jumper|knitwear calm|material fabric close detail|Lambswool, nothing else|From two farms we know|||Spun in Yorkshire; 320 g; Mends well
catalogue-page|listings|shelf|Catalogue page|mug+bowls+vases+plates|ceramics clean|catalogue page products prices|Tableware||||Mug $28; Bowls $24; Vase $32; Plates $38
listing-offer|listings|offer|Listing with price|ring|jewellery elegant|resell listing price depop poshmark|Vintage ring|Gold, size 54|$140|Message me|Worn twice; Box included
thrift-find|listings|product|Second-hand find|jumper|vintage playful|thrift resell used second hand|90s wool jumper|Fits M, oversized|$38|DM to claim|No holes; Soft; Ships tomorrow
video-haul|social|cover|Thumbnail: haul|dress|fashion loud|youtube thumbnail haul video|I tried 12 linen dresses||||
video-howto|social|cover|Thumbnail: how to|plant|plants playful|youtube thumbnail tutorial howto|Save a dying plant|In ten minutes|||
video-review|social|cover|Thumbnail: review|shoe|sneakers|youtube thumbnail review honest|Worth $119?|My honest review|||
reel-outfit|social|cover|Reel cover: outfit|jeans/jumper/hat/dress|fashion clean|reel cover outfit style|5 ways to wear it||||
reel-pack|social|cover|Reel cover: packing|box/gift|craft playful|reel cover pack order with me|Pack an order with me||||
podcast|social|cover|Podcast episode|headphones/cup|coffee bold|podcast episode audio talk|Small shops, big days|Episode 12||Listen now|
story-poll|social|cover|Story question|cupcakes/donuts/croissants|bakery playful|story poll ask question|What shall we bake next?|Tell us below|||
carousel-cover|social|cover|Carousel cover|tube/serum/pump|skincare clean|carousel swipe slides first|7 mistakes in skincare|||Swipe|
new-post|social|cover|New post|sunglasses/bag/hat/tote|fashion loud|story share new post tap|New post|||Tap to see|
follow-us|social|news|Follow us|mug/teddy/blocks|playful fun|follow account profile social|Come along|Every day from our workshop||Follow|@northroad
milestone|social|greeting|Followers milestone|cake/donuts/cupcakes|party playful|followers milestone thanks 10k|10k of you|Thank you for being here|||
day-in-shop|social|news|A day in the shop|candle/soap|craft calm|day life shop behind|A day with us|From the first match to the last parcel||Watch|
just-landed|launch|product|Just landed|lamp/armchair/teddy/chair/suitcase|shop clean|new arrival fresh in stock now|Just landed|New in the shop this week|$39|Take a look|
ready-to-ship|listings|product|Ready to ship|blocks/bowls|shop calm|in stock available now delivery fast|Ready to ship|In stock, and packed within a day|$45|Order now|Free returns; Wrapped on request
one-of-a-kind|listings|product|One of a kind|necklace|handmade elegant|unique single piece ooak vintage|One of a kind|When it is gone, it is gone|$60|DM to claim|
new-price|sale|offer|New price|armchair/watch/chair/stool|offer bold|reduced lower cheaper price drop|New price|Still the same in everything else|$29 instead of $39|Get yours|Until Sunday
drop-day|launch|news|Drop day|shoe/shirt/jeans|drop streetwear loud|release launch date reminder|Dropping Friday|Set an alarm, there are not many|6 pm|Remind me|
found-gift|seasons|offer|A gift idea|candle/honey/teddy/perfume/wine|gift warm|present idea birthday|The gift, found|For someone who has everything|From $20|Give it|
look-closer|social|cover|Look closer|ring/watch|elegant calm|details swipe close up|Look closer|Swipe for every detail||Swipe|
as-pictured|praise|quote|As pictured|jumper/armchair|calm warm|customer review happy delivery|“Just as pictured, and here in two days.”|A happy customer|||
`;
