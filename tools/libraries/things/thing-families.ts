/** Words for everyday things that no emoji and no icon shows, and the things of their kind that come nearest. */

/** Things that no emoji and no icon shows, by kind, and what comes nearest to each of that kind. */
const FAMILIES: Readonly<Record<string, string>> = {
  'ring|diamond':
    'necklace|earring|bracelet|brooch|pendant|anklet|cufflink|charm|locket|jewellery|jewelry|bangle|choker|pin',
  'bed|chair': 'pillow|cushion|blanket|duvet|quilt|mattress|throw|bedspread|bedding|headboard|cot|crib|bunk|hammock',
  'chair|sofa': 'bench|ottoman|footstool|pouf|recliner|rocker|deckchair|beanbag|loveseat|lounger',
  'plate|frying pan':
    'pan|saucepan|wok|skillet|bowl|tray|platter|whisk|ladle|spatula|grater|colander|dish|board|coaster|placemat',
  'cookie|cake':
    'brownie|macaron|macaroon|fudge|truffle|scone|eclair|meringue|bun|strudel|flapjack|pastry|dessert|loaf cake',
  'jar|honey': 'jam|marmalade|chutney|sauce|pickle|spread|relish|pesto|syrup|preserve',
  'picture frame':
    'poster|print|wreath|tapestry|garland|bunting|wallpaper|canvas|sculpture|figurine|statue|ornament|macrame',
  'house|door':
    'fence|gate|porch|balcony|terrace|patio|shed|garage|conservatory|greenhouse|pergola|roof|chimney|kitchen|bathroom|bedroom|room',
  'box|basket':
    'shelf|bookshelf|bookcase|cupboard|cabinet|wardrobe|drawer|rack|crate|chest|organiser|organizer|hamper|bin|container|case',
  'potted plant|vase': 'pot|flowerpot|terrarium|window box|trellis|watering can|hedge|shrub|fern|orchid|ivy|moss',
  'lotion|soap':
    'perfume|cologne|serum|cream|balm|scrub|oil|toner|mask|deodorant|diffuser|mascara|foundation|concealer|blush|eyeliner|powder',
  't-shirt|dress':
    'cardigan|sweater|jumper|skirt|vest|jumpsuit|leggings|pyjamas|pajamas|onesie|apron|uniform|suit|blazer|tracksuit|poncho',
  'key|wallet': 'keychain|keyring|lanyard|purse strap|cardholder',
  'person|woman|man':
    'family|customer|client|mother|mum|mom|father|dad|friend|neighbour|neighbor|team|crowd|audience|guest|student|worker|staff|boss|owner|seller|model|waiter|barista|hairdresser|barber|plumber|electrician|builder|lawyer',
  surfer: 'surfboard|surf board|wetsuit',
  'candy|chocolate': 'caramel|nougat|marzipan|praline|liquorice|jelly bean|gummy bear|popsicle stick|marshmallow',
  'champagne bottle|jar|milk': 'bottle|flask|thermos|tumbler|decanter|carafe|jug|pitcher|water bottle|glass',
  'dog|paw': 'leash|collar|kennel|harness|muzzle|pet',
  dog: 'corgi|labrador|retriever|pug|bulldog|dachshund|chihuahua|husky|beagle|dalmatian|spaniel|terrier|collie|greyhound|schnauzer|rottweiler',
  cat: 'siamese|persian|ragdoll|sphynx|maine coon',
  car: 'convertible|beetle|cabriolet|limousine|limo|hatchback|vehicle',
};

/** Names of the nearest things of each word that has none of its own. */
export const FAMILY_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FAMILIES).flatMap(([things, words]) =>
    words.split('|').map((word): [string, string[]] => [word, things.split('|')]),
  ),
);
