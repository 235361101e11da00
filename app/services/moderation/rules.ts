/**
 * The built-in rules: what is not made here, recognised by words and their distance. Expect folded text
 * (folded-text.ts). They know English well, of other languages only the commonest words, and enough of sellers' goods
 * to let them pass: nude lipstick, naked cakes, kid leather. Rough words alone are allowed: mugs and shirts are full of
 * them.
 */
import type { MessageKey } from '#messages/message.ts';

export interface Rule {
  id: string;
  /** What users are told. */
  reason: MessageKey;
  /** Whether it matches the text, from which everything harmless has been removed. */
  matches(text: string): boolean;
  /** Only if people are shown: a swimsuit for children may be sold, lying on sand. */
  ofPeople?: boolean;
}

const listed = (words: string) => words.split(',').map((word) => word.trim());

/** One of the words, whole; with `*` at the end, any ending. */
function oneOf(words: string): string {
  const parts = listed(words).map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : word));
  return `(?:${parts.join('|')})`;
}

/** Words in scripts without spaces between words, or with endings: found anywhere. */
const anywhere = (words: string) => `(?:${listed(words).join('|')})`;

/** `first`, then `second` with at most `apart` words between. */
function follows(first: string, second: string, apart: number): (text: string) => boolean {
  const there = new RegExp(`(?<= )${first} (?:[^ ]+ ){0,${apart}}${second}(?= )`, 'u');
  return (text) => there.test(text);
}

const whole = (pattern: string) => new RegExp(`(?<= )${pattern}(?= )`, 'u');

/** `first` and `second`, in either order, with at most `apart` words between. */
function near(first: string, second: string, apart: number): (text: string) => boolean {
  const between = ` (?:[^ ]+ ){0,${apart}}`;
  const there = new RegExp(`(?<= )(?:${first}${between}${second}|${second}${between}${first})(?= )`, 'u');
  return (text) => there.test(text);
}

const child = `(?:${oneOf('child, children, childs, kid, kids, toddler*, baby, babies, infant*, minor, minors, underage*, preteen*, pre teen*, teen, teens, teenage*, tween*, schoolgirl*, schoolboy*, school girl*, school boy*, little girl*, little boy*, young girl*, young boy*, loli, shota, menina*, menino*, crianca*, ninos, ninas, enfant*, fillette*, bambin*, anak kecil, bacha, bachi, bachche')}|(?:age |aged )?(?:[1-9]|1[0-7]) ?(?:yo|y o|years? old|yrs? old|year olds?|years? of age)|aged? (?:[1-9]|1[0-7]))`;
const childAnywhere = anywhere(
  'बच्चा, बच्ची, बच्चे, बच्चों, طفل, طفلة, أطفال, ребен, детск, дети, девочк, мальчик, 子供, 子ども, 少女, 幼女, 小学生, 儿童, 兒童, 小孩, 어린이, 아이',
);
const person = oneOf(
  'woman*, women*, man, men, girl*, boy*, lady, ladies, guy*, person*, people, couple*, model*, wife*, girlfriend*, boyfriend*, body, bodies, teen*, celebrity, actress*, actor*, mom, mum, her, him, she, he, mulher*, mujer*, femme*, frau*, donna, wanita, aurat, ladki',
);
const nakedness = oneOf(
  'nude, nudes, nudity, naked, topless, bottomless, undressed, unclothed, without clothes, no clothes, wearing nothing, desnud*, nackt*, nua, nuas, nuda, telanjang, nangi, nanga',
);
const explicit = `(?:${oneOf('porn*, hentai, nsfw, rule34, blowjob*, handjob*, cumshot*, masturbat*, orgasm*, having sex, sex scene*, sex act*, sexual intercourse, sexually explicit, gangbang*, genital*, penis*, vagina*, erotic photo*, erotic picture*, erotica, explicit nude*')})`;
const explicitAnywhere = anywhere(
  'порно, голая девушк, голая женщин, обнаженная девушк, обнаженная женщин, ポルノ, エロ画像, 全裸, 裸体女, 裸照, 色情, 야동, अश्लील, नंगी लड़की, नंगी औरत, صور عارية, إباحي',
);
const suggestive = oneOf(
  'sexy, sexual*, sexuali*, seductive*, sensual*, provocative*, erotic*, lingerie, thong, thongs, fetish*, onlyfans, stripper*, lap dance, twerk*, nsfw',
);
const littleClothing = oneOf(
  'bikini*, swimsuit*, swimwear, swim suit*, swim trunks, bathing suit*, underwear, underpants, panties, panty, bra, bras, bralette*, briefs, boxers, lingerie, thong, thongs, topless, shirtless, sports bra, bodystocking*, fishnet*',
);

/** Phrases that only sound forbidden, removed before any rule is applied. */
const garment =
  '(?:lip\\p{L}*|gloss\\p{L}*|makeup|make up|palette\\p{L}*|eyeshadow\\p{L}*|blush|foundation\\p{L}*|nail\\p{L}*|polish\\p{L}*|manicure\\p{L}*|heels?|pumps?|shoes?|sandals?|flats|boots?|sneakers?|bags?|clutch\\p{L}*|purse\\p{L}*|dress\\p{L}*|gowns?|skirts?|tops?|blouses?|corsets?|shapewear|tights|stockings?|hosiery|bodysuits?|leggings|bras?|slips?|lace|mesh|satin|silk|leather|shades?|tones?|toned|colou?r\\p{L}*|pink|beige|brown|rose|peach|pastel|aesthetic|background|backdrop|mood ?board|scheme|wedding|theme|cakes?|juice|wine|eggs?|oats?|bikes?|display|ring|chef|eye|mole|rat|cat)';
const harmless: readonly RegExp[] = [
  new RegExp(`(?<= )(?:nude|nudes|naked) (?:and [^ ]+ )?(?:[^ ]+ )?${garment}(?= )`, 'gu'),
  new RegExp(
    `(?<= )(?:in|of|neutral|soft|warm|pink|beige|brown|matte|shade|shades|colou?rs?|tones?) nudes?(?= )`,
    'gu',
  ),
  /(?<= )(?:baby (?:blue|pink|yellow|doll|dolls|tee|tees|shower|hair|oil|powder|breath|s breath|corn|carrots?)|babydolls?|kid (?:leather|suede|gloves?)|minor (?:scale|key|league|details?|flaws?|issues?|scratches)|young living)(?= )/gu,
  /(?<= )(?:sex (?:on the beach|and the city|pistols|education|wax)|same sex|al gore|gore tex|goretex|vesna gore|bloody mary\p{L}*|blood orange\p{L}*|fake news)(?= )/gu,
  /(?<= )(?:anti|stop|end|punch\p{L}*|against|no|never|fight\p{L}*|grammar|soup) (?:nazi\p{L}*|fascis\p{L}*|hate|racis\p{L}*|killing|kills)(?= )/gu,
  /(?<= )(?:suicide|self harm) (?:prevention|awareness|hotline|lifeline|help ?line|survivors?|squad|doors|support)(?= )/gu,
  /(?<= )(?:prop|play|monopoly|toy|movie|chocolate|pretend|board game) money(?= )/gu,
];

/** The text without phrases that only sound forbidden. */
export function withoutHarmless(text: string): string {
  return harmless.reduce((left, pattern) => left.replace(pattern, '·'), text).replace(/ +/g, ' ');
}

const group = oneOf(
  'jews, jewish people, muslims, christians, hindus, sikhs, blacks, black people, white people, whites, asians, africans, immigrants, refugees, gays, gay people, lesbians, trans people, women, disabled people, dalits, roma, foreigners',
);
const forged = oneOf('fake, counterfeit*, forged, forge, replica, bogus');
const paper = oneOf(
  'money, banknote*, bank note*, dollar bills, currency, notes of rupees, passport*, id card*, identity card*, driving licen*, driver licen*, drivers licen*, driver s licen*, aadhaar*, social security card*, credit card*, birth certificate*, prescription*, vaccination card*, police badge*',
);

function minded(pattern: string, unless: string): (text: string) => boolean {
  const [there, harmlessly] = [whole(pattern), whole(unless)];
  return (text) => there.test(text) && !harmlessly.test(text);
}

const foreignChild = new RegExp(childAnywhere, 'u');

function childNear(words: string, apart: number): (text: string) => boolean {
  const nearby = near(child, words, apart);
  const there = whole(words);
  return (text) => nearby(text) || (foreignChild.test(text) && there.test(text));
}

const aChild = whole(child);
const childNearRough = [childNear(nakedness, 4), childNear(suggestive, 4), childNear(explicit, 4)];
const explicitly = whole(explicit);
const explicitlyAnywhere = new RegExp(explicitAnywhere, 'u');
const nakedPerson = near(nakedness, person, 3);
const fullyNude = whole(
  oneOf('full nudity, full frontal, fully nude, completely naked, nude selfie*, nude photo*, nude picture*, nudes'),
);
const hateful = whole(
  oneOf(
    'nazi*, neo nazi*, hitler*, heil, sieg heil, white power, white supremac*, kkk, ku klux klan, aryan race, ethnic cleansing, subhuman*, untermensch*',
  ),
);
const groupAttacked = follows(
  oneOf('kill, kills, killing, gas, exterminate*, lynch*, deport all, death to, hate, hates, eradicate*'),
  `(?:all )?(?:the )?${group}`,
  0,
);
const holocaustMocked = near('holocaust', oneOf('joke*, funny, hoax, fake, denial, never happened'), 3);
const selfHarm = whole(
  oneOf(
    'kill myself, kill yourself, hang myself, cutting myself, cut my wrists, slit wrists, slit my wrists, kys, pro ana, proana, pro mia, thinspo*, suicide method*, suicide note*, commit suicide, how to die',
  ),
);
const suicideTaught = near(
  oneOf('suicide, self harm'),
  oneOf('how to, tutorial, guide, method*, instructions, best way*, painless*'),
  4,
);
const weaponMade = near(
  oneOf('how to, make, making, build, building, instructions, diagram, blueprint*, recipe'),
  oneOf(
    'pipe bomb*, nail bomb*, explosive device*, suicide vest*, nerve gas, dirty bomb*, molotov*, meth, methamphetamine*, fentanyl',
  ),
  4,
);
const terror = whole(
  oneOf('isis flag*, isis propaganda, al qaeda propaganda, join isis, mass shooting*, school shooting*'),
);

/** By severity: the first match is reported. */
export const rules: readonly Rule[] = [
  {
    id: 'minors',
    reason: 'moderation.minors',
    matches: (text) =>
      childNearRough.some((matches) => matches(text)) ||
      (explicitlyAnywhere.test(text) && (foreignChild.test(text) || aChild.test(text))),
  },
  { id: 'minors-clothing', reason: 'moderation.minorsClothing', ofPeople: true, matches: childNear(littleClothing, 6) },
  {
    id: 'sexual',
    reason: 'moderation.sexual',
    matches: (text) =>
      explicitly.test(text) || explicitlyAnywhere.test(text) || nakedPerson(text) || fullyNude.test(text),
  },
  {
    id: 'gore',
    reason: 'moderation.gore',
    matches: minded(
      oneOf(
        'behead*, decapitat*, dismember*, disembowel*, mutilat*, gore, gory, snuff film*, torture scene*, severed head*, severed limb*, mangled corpse*, crushed skull*',
      ),
      oneOf('halloween, costume*, make up, makeup, prop, props, zombie*, haunted'),
    ),
  },
  {
    id: 'hate',
    reason: 'moderation.hate',
    matches: (text) => hateful.test(text) || groupAttacked(text) || holocaustMocked(text),
  },
  { id: 'self-harm', reason: 'moderation.selfHarm', matches: (text) => selfHarm.test(text) || suicideTaught(text) },
  { id: 'violence', reason: 'moderation.violence', matches: (text) => weaponMade(text) || terror.test(text) },
  { id: 'forgery', reason: 'moderation.forgery', matches: near(forged, paper, 2) },
];
