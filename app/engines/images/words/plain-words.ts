/** Words that name no thing of a picture: small words, praise, kinds of pictures, qualities, materials, amounts. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Photographs, which only a hosted model takes. */
export const PHOTO_WORDS = words(
  'photo photos photograph photographs photographic photography photorealistic photoreal realistic realism lifelike hyperrealistic camera-shot dslr snapshot',
);

/** Grammar, wishes, and praise that no picture shows. */
export const FUNCTION_WORDS = words(
  'a an the as is are be being been it its this that these those my our your his her their some any every each all both ' +
    'i we you me us they he she him them there here please pls thanks hi hello hey can could would should will do does did want need like make made create draw drawn paint painted generate design give show showing get have has add put ' +
    'so very really just also only more less much quite too rather maybe perhaps something anything ' +
    'high hq hd 4k 8k uhd quality detailed best beautiful nice pretty lovely amazing stunning great good gorgeous awesome cool-looking perfect wonderful adorable cute little small big large tiny huge simple modern classic traditional trendy stylish chic fancy premium quality handmade homemade hand-made home-made handcrafted organic fresh delicious tasty yummy gourmet artisan artisanal new unique special own professional aesthetic lots lot few one single full whole abstract plain two three four five six seven eight nine ten several many',
);

/** Amounts of what follows “of”. */
export const AMOUNTS = words(
  'pair pairs set bunch group lot lots couple few slice slices piece pieces pile stack row rows dozen handful bit assortment selection collection variety mix range number kind kinds sort sorts type types pattern patterns close-up closeup two three four five six seven eight nine ten several many',
);

/** The picture itself: “a bike illustration” shows a bike. */
export const KINDS = words(
  'image images picture pictures pic pics illustration illustrations drawing drawings artwork art graphic clipart clip-art vector sketch doodle portrait scene view sticker stickers emoji icon logo background backgrounds backdrop backdrops design designs motif still cartoon render rendering photo photos photograph photographs photography',
);

/** Behind looks only: “warm tones”, “boho style”. */
export const QUALITIES = words(
  'tone tones color colors colour colours shade shades light lighting style styles mood vibe vibes feel feeling look theme palette atmosphere ambience ambiance aesthetic energy touch hue hues sky day time effect texture',
);

/** Looks of things that no engine here can give them; before the name of a thing. */
export const LOOKS = words(
  'wooden ceramic leather glass silver golden metal metallic steel brass copper bronze iron plastic rubber stone clay porcelain velvet silk satin cotton linen woolen woollen denim suede wicker rattan bamboo marble concrete paper cardboard crystal pearl enamel resin acrylic felt knitted crochet crocheted woven embroidered striped spotted checked floral patterned furry fluffy shiny glossy matte matt rough smooth round square oval curved tall short thin thick wide narrow old young antique vintage retro used worn broken open closed empty full hot cold wet dry clean dirty heavy fat skinny long huge giant mini male female left right black-and-white running sleeping dancing flying jumping standing sitting transparent see-through lit glowing burning floating hanging folded stacked rolled wrapped personalised personalized custom engraved minimalist minimal elegant luxurious luxury rustic industrial ' +
    'happy sad sleepy angry surprised funny scary spooky magical',
);

/** Adjectives by their ends: “velvety”, “spotted”, “seasonal”. Nouns with these ends are names of things, which are looked up first. */
export const isLookBySound = (word: string): boolean =>
  /(?:ful|ous|ish|less|able|ible|ern|esque|ive|ular|ified|ated|ised|ized|like)$/u.test(word) ||
  (word.length > 5 && /(?:ed|ic|al)$/u.test(word));

/** Nouns that end like what somebody does. */
export const NO_ACTIONS = words(
  'wedding building painting drawing clothing earring pudding ceiling awning stocking evening morning spring string king ring swing wing bunting lighting setting clearing dwelling landing railing opening bedding icing dressing stuffing filling topping seasoning gathering meeting training ' +
    'showing including featuring saying containing something anything nothing everything amazing stunning relaxing charming',
);

/** What is for doing something: “living room”, “sewing machine”. */
export const FOR_DOING = words(
  'room machine pool board pin bag tray paper table area track shoe shoes needle pole rod chair mat lesson lessons class classes school gear kit set suit pan oil stone desk studio club shop mug bowl jar card cards book',
);
