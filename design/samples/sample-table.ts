/** The table of sample products: id | trade | name | what is to be seen | search words. */
export const SAMPLE_TABLE = `
shirt|fashion|T-shirt|A white T-shirt with a small red print, laid flat|t-shirt shirt tshirt tee top cotton clothes clothing apparel merch
dress|fashion|Green dress|A green summer dress with buttons, laid flat|dress frock linen clothes clothing apparel boutique
jumper|fashion|Terracotta jumper|A knitted jumper in terracotta, laid flat|jumper sweater pullover knit crochet wool clothes clothing
jeans|fashion|Folded jeans|Two pairs of folded jeans|jeans denim trousers pants clothes clothing
bag|fashion|Leather handbag|A brown leather handbag on a stone stand|bag handbag purse leather accessories
tote|fashion|Tote bag|A cotton tote bag with a red dot|bag tote shopper cotton accessories
hat|fashion|Straw hat|A straw hat with a dark ribbon|hat sunhat straw summer accessories
sunglasses|fashion|Sunglasses|Round tortoiseshell sunglasses in the sun|sunglasses shades eyewear glasses summer accessories
shoe|shoes|White trainers|A pair of white trainers with green stripes|shoe shoes sneaker sneakers trainer trainers footwear
ring|jewellery|Emerald ring|A gold ring with a green stone on marble|ring gold engagement wedding jewelry jewellery
necklace|jewellery|Pendant necklace|A gold chain with a blue pendant|necklace chain pendant gold jewelry jewellery accessories
watch|jewellery|Wristwatch|A wristwatch with a leather strap on wood|watch wristwatch time leather jewelry jewellery accessories
serum|beauty|Night serum|A brown dropper bottle of serum on a stone stand|bottle serum dropper oil skincare cosmetics
jar|beauty|Face cream|A jar of cream with a golden lid on marble|jar cream moisturiser skincare cosmetics
tube|beauty|Hand cream|A green tube of hand cream|tube cream lotion skincare cosmetics
pump|beauty|Hand wash|A green pump bottle of hand wash|bottle pump soap wash shampoo lotion skincare cosmetics
lipstick|beauty|Red lipstick|A red lipstick beside its cap|lipstick lip makeup make-up cosmetics
perfume|beauty|Perfume|A square bottle of perfume on a stand|perfume fragrance scent bottle cosmetics
polish|beauty|Nail polish|Three bottles of nail polish|nail nails polish varnish manicure salon makeup cosmetics
soap|beauty|Soap bars|Three bars of handmade soap in a stack|soap bar bars handmade natural bath
candle|candles|Scented candle|A burning candle in a pot with a dark label|candle scent wax home decor light
tapers|candles|Taper candles|Three burning candles in brass holders|candle candles taper dinner light decor
honey|food|Honey|A jar of honey with a wooden dipper|honey jar bee sweet breakfast
chocolate|food|Chocolate|A bar of dark chocolate beside its wrapper|chocolate bar cocoa sweets confectionery
pizza|food|Pizza|A pizza with mozzarella and basil on a board|pizza pizzeria italian restaurant takeaway
cup|drinks|Coffee|A cup of coffee with a leaf poured in milk|coffee cup latte cappuccino cafe espresso
coffee-bag|drinks|Coffee beans|A bag of coffee with beans in front|coffee beans bag roastery roaster
wine|drinks|Red wine|A bottle of red wine and a glass|wine bottle glass bar restaurant
teapot|drinks|Tea|A blue teapot and a cup of tea|tea teapot pot cup
bread|bakery|Bread|A loaf of bread on a board|bread loaf sourdough bakery
croissants|bakery|Croissants|Two croissants on a plate|croissant croissants pastry breakfast bakery
donuts|bakery|Doughnuts|Four iced doughnuts with sprinkles on a plate|donut donuts doughnut doughnuts sweet bakery
cupcakes|bakery|Cupcakes|Three cupcakes with swirls of cream|cupcake cupcakes muffin cake sweet party bakery
cake|bakery|Layer cake|A layer cake with pink icing and strawberries|cake tart birthday wedding dessert bakery
plant|plants|House plant|A leafy house plant in a terracotta pot|plant houseplant leaves pot garden green
bouquet|plants|Bouquet|Pink flowers in a white vase|flower flowers bouquet bunch florist roses wedding
tulips|plants|Tulips|Yellow tulips in a blue vase|flower flowers tulip tulips spring easter florist
mug|ceramics|Mug|A green mug on a wooden table|mug cup pottery ceramics coffee
bowls|ceramics|Bowls|Three glazed bowls in a stack|bowl bowls pottery ceramics tableware dishes
plates|ceramics|Place setting|Two plates and a bowl between golden cutlery|plate plates tableware dishes cutlery restaurant table
vases|ceramics|Vases|Three vases with dried grass|vase vases pottery ceramics decor
lamp|home|Table lamp|A glowing table lamp|lamp light lighting decor
towels|home|Towels|Four folded towels in a stack|towel towels bath spa hotel textile
armchair|furniture|Armchair|A terracotta armchair|armchair chair sofa seat furniture
chair|furniture|Dining chair|A wooden chair with a green seat|chair seat dining wood furniture carpenter
stool|furniture|Wooden stool|A wooden stool with a small plant on it|stool side table seat wood furniture carpenter
teddy|toys|Teddy bear|A brown teddy bear with a red bow|teddy bear toy toys plush baby kids
blocks|toys|Letter blocks|Wooden blocks with letters|block blocks letters toy toys baby kids
headphones|electronics|Headphones|Black headphones with copper rims|headphones earphones music audio podcast tech
phone|electronics|Smartphone|A smartphone on a stand|phone smartphone mobile iphone tech
laptop|electronics|Laptop|An open laptop on a wooden table|laptop computer notebook office tech
books|stationery|Books|Four books in a stack with reading glasses|book books reading novel bookshop library
notebook|stationery|Notebook|A red notebook with a pen|notebook journal diary pen paper planner
pencils|stationery|Coloured pencils|Coloured pencils in a stone cup|pencil pencils crayons drawing art school
mat|sports|Yoga mat|A rolled yoga mat with a cork block|mat yoga pilates gym fitness
flask|sports|Drinking bottle|A green steel bottle on a stone stand|bottle flask water thermos drink outdoor
dog-bowl|pets|Dog bowl|A bowl of dog food with a bone|dog bowl food pet bone cat
collar|pets|Dog collar|A leather dog collar with a golden tag|collar lead leash dog pet leather
threads|crafts|Thread|Six reels of coloured thread with buttons|thread sewing buttons tailor textile crochet
yarn|crafts|Balls of yarn|Three balls of yarn with knitting needles|yarn wool knitting crochet needles handmade
embroidery|crafts|Embroidery|Flowers embroidered on white cloth in a wooden hoop|embroidery hoop needlework stitch flowers textile handmade
camera|vintage|Film camera|An old film camera|camera photo photography photographer film second-hand
suitcase|vintage|Old suitcase|A brown leather suitcase with brass corners|suitcase luggage case trunk leather travel antique second-hand
record|vintage|Vinyl record|A black record on its yellow sleeve|record vinyl music album lp turntable second-hand
scissors|services|Barber’s tools|Scissors, a comb and a shaving brush|scissors comb brush razor barber hairdresser haircut shave salon hair
spray|services|Cleaning spray|A spray bottle of cleaner and a sponge|spray cleaner cleaning bottle sponge household housekeeping
cap|services|Graduate’s cap|A graduate’s cap with a scroll|cap mortarboard diploma degree graduate graduation school university college
gift|gifts|Gift|A white gift box with a red ribbon|gift present box ribbon bow birthday christmas
box|gifts|Parcels|Two parcels with a thank-you card|box parcel parcels package shipping delivery post
pumpkins|gifts|Pumpkins|Three pumpkins on a wooden table|pumpkin pumpkins autumn fall halloween thanksgiving harvest
plant-before|plants|Neglected plant|A plant with few, hanging leaves|before plant
bag-before|fashion|Worn handbag|A worn, dull handbag|before bag leather
shoe-before|shoes|Worn trainers|A pair of dull trainers|before shoe sneaker trainers
`;
