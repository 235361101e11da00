/** Situations in which sellers make a design, with words as they would write them. Names of shops and people are made up. */
import type { ContentKind } from '../layout/compose/compositions/composition.ts';
import type { RecipeCategory, SampleSubject } from './recipe.ts';

/** id | category | kind of content | title | subject | mood | words to find it by | headline | subheading | offer | call to action | lines, by semicolons. */
const TABLE = `
summer-sale|sale|offer|Summer sale|bag|summer sale loud|discount reduced|Summer sale|Everything light, everything less|Up to 50% off|Shop now|Until 31 August
flash-sale|sale|offer|Flash sale|bottle|sale loud|hours countdown quick|24-hour flash sale|One day, then it is over|30% off|Grab yours|Ends at midnight
clearance|sale|offer|Clearance|shirt|sale bold|outlet last stock|Last pieces|Sizes are going fast|From $9|See what is left|
black-friday|sale|offer|Black Friday|bag|black friday|deal november|Black Friday|The biggest week of our year|40% off everything|Shop early|27–30 November
buy-one|sale|offer|Buy one, get one|candle|offer playful|bogo two free|Two for one|Bring a friend a little light|Buy 1, get 1 free||This weekend only
free-shipping|sale|offer|Free shipping|plant|offers clean|delivery post parcel|We pay the postage|On every order, whatever its size|Free shipping|Order today|Ends Sunday
coupon|sale|offer|Coupon code|cake|coupons playful|voucher code discount|A little treat|Use this code at the checkout|15% off|Copy: SWEET15|For orders over $25
bundle|sale|product|Bundle price|bottle|beauty clean|set kit together|Better together|Cleanser, serum and cream in one box|$59 instead of $78|Get the set|
new-arrival|launch|product|New arrival|bag|fashion elegant|just in new collection|Just in|The Marlow bag, in soft sand|$120|See it first|
coming-soon|launch|news|Coming soon|candle|luxury elegant|teaser launch soon|Something new is coming|Six scents. One evening.||Be the first to know|18 October
restock|launch|product|Back in stock|plant|eco calm|again available restocked|It is back|Our olive trees have arrived again|From $35|Reserve yours|
pre-order|launch|offer|Pre-order|shirt|streetwear drop|drop reserve|Drop 04|Heavy cotton, made once||Pre-order now|Friday, 6 pm
product-spotlight|launch|product|Product spotlight|bottle|skincare elegant|feature benefits hero|The night serum|Wakes up your skin while you sleep||Discover it|Vegan; 30 ml; No perfume
handmade|launch|product|Made by hand|candle|natural calm|craft workshop small batch|Poured by hand|Small batches of soy wax and real oils|$24|Take a look|
limited-edition|launch|product|Limited edition|cake|chocolate luxury|rare numbered special|Only 100 boxes|Twelve truffles by our confectioner|$39|Order yours|
price-list|prices|list|Price list|cup|coffee clean|menu tariff services|Our prices||||Espresso $2.80; Cappuccino $3.90; Flat white $4.20; Filter of the day $3.50
menu-of-the-day|prices|list|Menu of the day|cake|bakery playful|lunch dish specials|Today’s bakes|Out of the oven at eight|||Cinnamon roll $3.50; Lemon tart $4.80; Rye loaf $6.00
service-packages|prices|list|Service packages|bottle|salon elegant|treatment package offer|Choose your glow||From $45|Book now|Express 30 min $45; Classic 60 min $75; Deluxe 90 min $110
quote-offer|prices|rows|Offer for a customer|plant|business clean|estimate proposal|Your garden, planned|An offer for the Hartley house|$1,450|Accept by Friday|Design and plants; Two days of work; One year of care
size-guide|prices|rows|How it fits|shirt|fashion clean|size measure fit chart|Find your size|It runs true; between two, take the larger|||S 36–38; M 40–42; L 44–46
testimonial|praise|quote|Customer’s words|bottle|beauty calm|review quote testimonial|“My skin has never felt this calm.”|A customer since spring||Read more reviews|
review-stars|praise|quote|Five stars|cup|coffee warm|rating review stars|★★★★★|“The best flat white in town, and the kindest people.”|||A guest, last week
before-after|praise|compare|Result|plant|gardening calm|transformation result story|From bare to blooming|What six weeks did for this balcony||See how|
numbers|praise|cover|In numbers|bag|business clean|milestone statistic success|1,000 orders packed|Thank you for every single one|||
opening-hours|info|rows|Opening hours|cup|cafe calm|hours times open|We are open|Come in for a coffee|||Mon–Fri 7–18; Sat 8–17; Sun 9–15
we-moved|info|news|We have moved|plant|florist clean|address new place location|New place, same flowers|Find us around the corner||Get directions|12 Mill Lane; From 1 May
how-to-order|info|steps|How to order|cake|bakery clean|steps order process|Order in three steps||||1 Choose your cake; 2 Send us the date; 3 Pick it up fresh
delivery-info|info|rows|Delivery|bag|shop clean|shipping post times|With you in two days|We ship every morning at ten|||Standard $3.90; Express $7.90; Free from $60
holiday-closed|info|news|Closed for holidays|candle|calm cosy|break vacation away|We take a breath|Back with new scents soon|||Closed 1–14 August
contact|info|rows|Contact|shirt|clean modern|reach phone mail|Write to us|We answer within a day||Say hello|hello@example.com; @northroad
returns|info|news|Returns made easy|bag|fashion clean|refund exchange policy|Not right? Send it back|30 days, no questions|Free returns|How it works|
hiring|team|news|We are hiring|cup|hiring clean|job vacancy join|Barista wanted|Kind, early and good with people||Apply this week|Part-time; From $17 an hour
meet-the-team|team|news|Meet the maker|candle|calm natural|about founder story|Hi, I am Noor|I pour every candle in our studio by the river|||
thank-you|team|greeting|Thank you|plant|calm warm|thanks gratitude customers|Thank you|You carried us through our first year|||
anniversary|team|greeting|Anniversary|cake|party playful|birthday years celebration|We turn five|Cake for everyone who drops by|||Saturday from 2 pm
workshop|events|event|Workshop|candle|workshop calm|class course learn|Pour your own candle|An evening for beginners|$48|Save a seat|Thursday 7 pm; 8 places
pop-up|events|event|Pop-up shop|bag|fashion bold|market stall event|Pop-up weekend|New pieces, music and coffee|||14–15 June; Old Harbour 3
market-day|events|event|Market day|cake|food playful|farmers stall fair|See you at the market|Fresh bakes at stand 12|||Saturday 9–14; Town square
live-shopping|events|event|Live sale|shirt|streetwear loud|live stream video|Live tonight|Ask us anything, see it on||Set a reminder|8 pm, on our profile
giveaway|events|offer|Giveaway|bottle|giveaway playful|win contest prize|Win the whole set|Follow, like and tag a friend||Join in|Until Sunday
valentines|seasons|offer|Valentine’s|candle|valentine|love gift february|For the one you like|Gifts that smell like roses|From $18|Find a gift|
mothers-day|seasons|offer|Mother’s Day|plant|mother's day|mum gift flowers|For the best of mums|Flowers that stay all summer||Order by Thursday|
easter|seasons|offer|Easter|cake|easter playful|spring eggs bunny|Happy Easter|Lemon cakes for your table|$22|Pre-order|
back-to-school|seasons|offer|Back to school|bag|school clean|autumn students start|Ready for Monday|Bags that carry the whole term|20% off|Pick yours|
halloween|seasons|offer|Halloween|candle|halloween|spooky october pumpkin|Lights out|Pumpkin, smoke and clove|$21|Dare to smell|
christmas|seasons|offer|Christmas gifts|bottle|christmas elegant|xmas present december|Gifts, wrapped|We pack them, you take the praise|From $25|Choose a gift|Order by 18 December
new-year|seasons|greeting|New year|cup|clean elegant|january fresh start|A fresh year|Start it slowly, with us|||
tip|social|cover|Tip of the week|plant|plants calm|advice how to hint|Water less, look more|Put a finger in the soil: dry means thirsty||Save this|
did-you-know|social|cover|Did you know|cup|coffee playful|fact trivia|Did you know?|Light roasts hold more of the fruit|||
quote|social|quote|Quote|shirt|calm elegant|saying motto words|Buy less. Wear longer.||||
question|social|cover|Question|cake|playful fun|poll ask vote|Lemon or chocolate?|Tell us in the comments|||
behind-the-scenes|social|news|Behind the scenes|bag|craft warm|making of process studio|Forty minutes a handle|How our bags are sewn||Watch|
`;

export interface Situation {
  id: string;
  category: RecipeCategory;
  kind: ContentKind;
  title: string;
  subject: SampleSubject;
  mood: string;
  words: readonly string[];
  headline: string;
  subheading: string | null;
  offer: string | null;
  callToAction: string | null;
  lines: readonly string[];
}

const text = (part: string | undefined) => (part?.trim() ? part.trim() : null);

function read(row: string): Situation {
  const [id = '', category, kind, title = '', subject, mood = '', words = '', headline = '', subheading, offer, callToAction, lines = ''] = row.split('|');
  return {
    id,
    category: category as RecipeCategory,
    kind: kind as ContentKind,
    title,
    subject: subject as SampleSubject,
    mood,
    words: words.split(' ').filter(Boolean),
    headline,
    subheading: text(subheading),
    offer: text(offer),
    callToAction: text(callToAction),
    lines: lines.split(';').map((line) => line.trim()).filter(Boolean),
  };
}

export const SITUATIONS: readonly Situation[] = TABLE.trim().split('\n').map(read);
