/**
 * Logos and drawn pictures, the brand kit, and codes for phones: for addresses, numbers, networks, payments and texts.
 */
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import type { Where } from '../../acts/adding.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { LogoSaid } from '../logo-phrases.ts';
import type { Act, Look, Said } from './meanings.ts';
import { piecesIn } from '../../values/pieces.ts';
import type { Term } from '../terms.ts';

type Style = NonNullable<Act<'another'>['style']>;
const inStyle = (style: Style): Act<'another'> => ({ type: 'another', number: null, several: true, style });
const logo = (said: LogoSaid): Act<'logo'> => ({ type: 'logo', ...said });
const drawn = (
  as: Act<'drawPicture'>['as'],
  words: string,
  more: Partial<Act<'drawPicture'>> = {},
): Act<'drawPicture'> => ({
  type: 'drawPicture',
  as,
  words,
  style: null,
  isBackground: false,
  isLike: false,
  ...more,
});

/** Words for a picture of which only its model is told. */
const LIKE_IT = 'Something like this';
/** A picture that can be looked at: one that is pointed at, or a photo. */
const modelled = (of: readonly Reference[]): object | null =>
  of.every(({ pronoun, kind }) => pronoun !== null || kind === 'photo' || kind === 'picture') ? {} : null;

const DRAWING: Rule[] = [
  ...rules('LogoHead', 0, {
    'logo|logos idea|ideas|design|designs|proposal|proposals|concepts|options?': () => ({}),
    'a|an|my|our|some|new|the|few|cool|simple|minimal|minimalist|modern|vintage|nice|cute|elegant|round|line ~LogoHead':
      () => ({}),
  }),
  ...rules('Act', 0, {
    '~Draws|~Make|~Add|create|come|~Shows up? with? ~LogoHead LogoFor': logo,
    '~LogoHead LogoFor': logo,
  }),
  // What nobody says of anything but of how a logo is drawn.
  ...rules('LogoStyle', 0.02, {
    'hand drawn|sketched|made': (): Style => 'illustration',
    'hand-drawn|handdrawn|hand-made|handmade|sketchy|sketched|scribbly|doodly|illustrated|cartoony|drawn': (): Style =>
      'illustration',
    'like a? sketch|doodle|drawing': (): Style => 'illustration',
    'a badge|stamp|crest|seal|emblem': (): Style => 'emblem',
    'like a badge|stamp|crest|seal|emblem': (): Style => 'emblem',
    'abstract|geometric': (): Style => 'abstract',
    'line art': (): Style => 'line art',
    'outlined|line-art': (): Style => 'line art',
    'just|only ~Determiner? name|letters|lettering|initials': (): Style => 'lettermark',
  }),
  ...rules('TooNeat', 0, {
    'clean|neat|perfect|smooth|corporate|polished|stiff|generic|basic|slick|digital|techy|computery|boring|sharp':
      () => ({}),
    'TooNeat and|, ~TooNeat': () => ({}),
  }),
  ...rules('Act', 0.02, {
    'something|one|ones|some|logos? a? bit|little|lot|much? less ~TooNeat ,|and|but? a? bit? more LogoStyle': (
      style: Style,
    ) => inStyle(style),
    'something|one|ones|some|logos|it? a|much|way? bit|lot|little? more LogoStyle': (style: Style) => inStyle(style),
    '~Make it|them|the? logo|logos? a|much|way? bit|lot? more LogoStyle': (style: Style) => inStyle(style),
    '~Make it|them less ~TooNeat ,|and|but? more LogoStyle': (style: Style) => inStyle(style),
    'too|so ~TooNeat ,|. ~Make? it|them|something? more LogoStyle': (style: Style) => inStyle(style),
    'can|could|should it|they|this be|look a|much|way? bit|lot? more LogoStyle': (style: Style) => inStyle(style),
    'more like? LogoStyle less ~TooNeat': (style: Style) => inStyle(style),
  }),
  ...rules('DrawVerb', 0, { 'draw|generate|create|design me?': () => ({}), 'make me': () => ({}) }),
  ...rules('ASticker', 0, {
    'a|an|some|the|my|cute|fun|nice|little|cool? sticker|stickers': () => '',
    'a|an|some? die-cut|diecut sticker|stickers': () => 'die-cut',
    'a|an|some? retro|vintage sticker|stickers': () => 'retro',
    'a|an|some? holographic sticker|stickers': () => 'holographic',
  }),
  ...rules('APicture', 0, {
    'a|an|some|new|nice|beautiful|cute? illustration|drawing|painting|artwork|image|picture|ai of|with|showing':
      () => ({}),
  }),
  // A picture that goes along as a model: "in the style of this photo".
  ...rules('LikeIt', 0, {
    'like|resembling NP': modelled,
    'similar to NP': modelled,
    'in the style|look|manner|mood|vibe of NP': modelled,
    'that|which looks|look|is like NP': modelled,
    'based|modelled|modeled on NP': modelled,
    'inspired by NP': modelled,
    'as a? model|reference|inspiration|template': () => ({}),
  }),
  ...rules('AnyPicture', 0, {
    'a|an|some|another|one? similar|new? illustration|drawing|painting|artwork|image|picture|photo|ai|one': () => ({}),
    something: () => ({}),
  }),
  ...rules('Act', 0, {
    '~Draws ~AnyPicture ~LikeIt': () => drawn('image', `${LIKE_IT}, newly composed`, { isLike: true }),
    '~Draws ~AnyPicture ~LikeIt ,? but|just|only AnyScene|SceneLight': (words: string) =>
      drawn('image', `${LIKE_IT}, but ${words}`, { isLike: true }),
    '~Draws ~APicture Subject ~LikeIt': (words: string) => drawn('image', words, { isLike: true }),
    '~Draws|~Add ASticker of|with|showing|: Subject ~LikeIt': (style: string, words: string) =>
      drawn('sticker', words, { style: style === '' ? null : style, isLike: true }),
    '~Draws|~Add ASticker ~LikeIt': (style: string) =>
      drawn('sticker', LIKE_IT, { style: style === '' ? null : style, isLike: true }),
  }),
  ...rules('Act', 0.02, {
    '~Draws|~Add ASticker of|with|showing|: Subject': (style: string, words: string) =>
      drawn('sticker', words, { style: style === '' ? null : style }),
    '~DrawVerb a|an|some? cute|fun|nice|little|cool? StickerSubject': (words: string) => drawn('sticker', words),
    '~Draws ~APicture Subject': (words: string) => drawn('image', words),
    '~Draws ~APicture Subject as|for a|the|my? ~BgNoun': (words: string) =>
      drawn('image', words, { isBackground: true }),
    '~Draws a|an|some|the|new|nice|beautiful|soft? ~BgNoun of|with|showing|full of? Subject': (words: string) =>
      drawn('image', words, { isBackground: true }),
    'draw|paint|illustrate Subject as|for a|the|my? ~BgNoun': (words: string) =>
      drawn('image', words, { isBackground: true }),
    '~Draws|~Add my|a|the? signature|autograph as|of|for|: Subject': (words: string) => drawn('signature', words),
    '~Draws|~Add a? lettering|typography of|for|that|with? says|saying|: Subject|Quote': (words: string) =>
      drawn('typography', words),
  }),
];

type BrandSaid = Pick<Act<'brand'>, 'what' | 'contacts' | 'size'>;
const branded = (what: BrandSaid['what'], contacts: BrandSaid['contacts'] = []): BrandSaid => ({
  what,
  contacts,
  size: null,
});
const brand = ({ what, contacts, size }: BrandSaid, where: Where | null = null): Act<'brand'> | null =>
  where === null || where.to === 'place'
    ? { type: 'brand', what, contacts, size, place: where === null ? null : where.place }
    : null;
const both = (some: BrandSaid, others: BrandSaid): BrandSaid => ({
  what: [...new Set([...some.what, ...others.what])],
  contacts: [...new Set([...some.contacts, ...others.contacts])],
  size: some.size ?? others.size,
});

const BRANDS: Rule[] = [
  ...rules('BrandSaid', 0.02, {
    'my|our|the ~Kit': () => branded(['colors', 'fonts', 'logo']),
    'my|our|the? ~Kit colors|colours|color|colour|palette': () => branded(['colors']),
    'my|our own|shop|company|business? colors|colours|palette': () => branded(['colors']),
    'my|our|the? ~Kit fonts|font|typeface|type|lettering': () => branded(['fonts']),
    'my|our own|shop|company|business fonts|font': () => branded(['fonts']),
    'my|our fonts': () => branded(['fonts']),
    'my|our|the? ~Kit logo': () => branded(['logo']),
    'my|our own|shop|company|business|little? logo': () => branded(['logo']),
    'BrandSaid from|of|in my|our|the ~Kit': (said: BrandSaid) => said,
    'the|my|our colors|colours from|of|in my|our|the ~Kit': () => branded(['colors']),
    'the|my|our fonts|font from|of|in my|our|the ~Kit': () => branded(['fonts']),
    'my|our own? ~Contacts': () => branded(['contacts']),
    'my|our own|shop|business? Contact': (contact: ContactType) => branded(['contacts'], [contact]),
    'the Contact from|of|in my|our|the ~Kit': (contact: ContactType) => branded(['contacts'], [contact]),
    'BrandSaid and|,|&|+|n BrandSaid': both,
    'BrandSaid and|,|&|+|n fonts|font': (said: BrandSaid) => both(said, branded(['fonts'])),
    'BrandSaid and|,|&|+|n colors|colours': (said: BrandSaid) => both(said, branded(['colors'])),
    'BrandSaid and|,|&|+|n logo': (said: BrandSaid) => both(said, branded(['logo'])),
    'BrandSaid and|,|&|+|n Contact': (said: BrandSaid, contact: ContactType) =>
      said.contacts.length > 0 ? both(said, branded(['contacts'], [contact])) : null,
  }),
  ...rules('BrandVerb', 0, { '~Add|~Move|use|apply|show|include|insert': () => ({}) }),
  ...rules('OnIt', 0, {
    'on|to|in|for|with it|this|here|there': () => ({}),
    'on|in|to|for this|the|my? page|design|post|one|poster|flyer|card|story|thing': () => ({}),
    'here|there': () => ({}),
    'on there|here': () => ({}),
    'too|also|as well?': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~BrandVerb BrandSaid': (said: BrandSaid) => brand(said),
    '~BrandVerb BrandSaid ~OnIt': (said: BrandSaid) => brand(said),
    '~BrandVerb BrandSaid ~OnIt? ,? Where': brand,
    '~BrandVerb BrandSaid ,? Step ,|and? Where?': (
      said: BrandSaid,
      { property, way }: Look,
      where: Where | undefined,
    ) => (property === 'size' ? brand({ ...said, size: way === 'up' ? 'large' : 'small' }, where ?? null) : null),
    '~BrandVerb BrandSaid Where ,|and|but? not? too? Step': (said: BrandSaid, where: Where, { property, way }: Look) =>
      property === 'size' ? brand({ ...said, size: way === 'up' ? 'large' : 'small' }, where) : null,
    '~Make|put|set|switch|do|change|exchange NP|Whole in|to|into|with|use|using BrandSaid': (
      _of: Reference[] | Said,
      said: BrandSaid,
    ) => (said.what.includes('colors') || said.what.includes('fonts') ? brand(said) : null),
    '~Exchange ~Determiner? colors|colours here|of? NP|this? to|into|for|with BrandSaid': (
      _of: Reference[] | undefined,
      said: BrandSaid,
    ) => (said.what.includes('colors') ? brand(said) : null),
    'in BrandSaid': (said: BrandSaid) => brand(said),
    'make NP on-brand|on brand': (_of: Reference[]) => brand(branded(['colors', 'fonts', 'logo'])),
    'match NP to|with BrandSaid': (_of: Reference[], said: BrandSaid) => brand(said),
    'BrandSaid ~OnIt': (said: BrandSaid) => brand(said),
    // "our logo can go" takes it away.
    'BrandSaid should|must|can be|go|stand|come ~OnIt? Where': brand,
  }),
  // Without a verb, behind one that had it.
  ...rules('Act', 0.05, {
    'BrandSaid Where': brand,
    'BrandSaid Where ,|and|but? not? too? Step': (said: BrandSaid, where: Where, { property }: Look) =>
      property === 'size' ? brand({ ...said, size: 'small' }, where) : null,
    'BrandSaid ,? Step ,|and? Where': (said: BrandSaid, { property, way }: Look, where: Where) =>
      property === 'size' ? brand({ ...said, size: way === 'up' ? 'large' : 'small' }, where) : null,
  }),
];

export const BRANDING: Rule[] = [...DRAWING, ...BRANDS];

interface CodeSaid {
  content: Act<'code'>['content'];
}
interface Network {
  network: string;
  password: string | null;
}

const code = ({ content }: CodeSaid, where: Where | null = null): Act<'code'> | null =>
  where === null || where.to === 'place'
    ? { type: 'code', content, isThere: false, place: where === null ? null : where.place }
    : null;
const changed = ({ content }: CodeSaid): Act<'code'> => ({ type: 'code', content, isThere: true, place: null });
function placed(act: Act<'code'>, where: Where): Act<'code'> | null {
  return act.place === null && where.to === 'place' ? { ...act, place: where.place } : null;
}
const lacking = (where: Where | null = null): Act<'lacking'> | null =>
  where === null || where.to === 'place'
    ? { type: 'lacking', what: 'code', target: [], where, looks: [], as: 'text' }
    : null;

const inChat = (phone: string): CodeSaid => ({ content: { to: 'whatsapp', phone } });
const wifi = ({ network, password }: Network): CodeSaid => ({ content: { to: 'wifi', network, password } });
/** Rupees. */
function amountIn(text: string): number | null {
  const [piece] = piecesIn(text);
  const amount = Number(
    [...(piece?.text ?? '')].filter((letter) => letter === '.' || (letter >= '0' && letter <= '9')).join(''),
  );
  return amount > 0 ? amount : null;
}
const payment = (address: string, amount: string | undefined): CodeSaid | null => {
  const sum = amount === undefined ? null : amountIn(amount);
  return amount !== undefined && sum === null ? null : { content: { to: 'upi', address, amount: sum } };
};

export const CODES: Rule[] = [
  ...rules('CodeVerb', 0, {
    '~Add|~Make|~Draws|create|want|need|generate|give': () => ({}),
  }),
  ...rules('CodeWord', 0, { 'qr|qr-code|qrcode code|codes?': () => ({}) }),
  ...rules('CodeHead', 0, {
    'a|an|the|my|some|small|one|our|little|scannable? ~CodeWord': () => ({}),
    'a|an|the? code to|for scan|scanning': () => ({}),
    '~CodeHead|a|the code ~Scanner can scan': () => ({}),
  }),
  ...rules('Scanner', 0, {
    'people|customers|clients|guests|buyers|visitors|everyone|everybody|they|you|u': () => ({}),
  }),
  ...rules('Reaches', 0, {
    'chat|talk|speak|text|message|write|call|ring|reach|contact to|with? me|us? on|at|via|by?': () => ({}),
  }),
  // A messenger, as what a number is of.
  ...rules('Chat', 0, { 'my|our|the|a? whatsapp|wa chat|number|account|business?': () => ({}) }),
  ...rules('CodeLead', 0, {
    'for|to|with|of|:|,': () => ({}),
    'goes|leads|links|linking|pointing|going|points|opens|opening|open|mails|emails|calls|rings|dials|sends|says|reads|saying|reading|containing|contains|holds|holding':
      () => ({}),
    'takes|brings|sends ~Scanner|them': () => ({}),
    'so|with|where that? ~Scanner can ~Reaches?': () => ({}),
    'to ~Reaches': () => ({}),
    'sends|writes|starts a|an? mail|email|message|chat': () => ({}),
    'that|which ~CodeLead': () => ({}),
    'to? show|say|call|mail|email|open|message': () => ({}),
    '~CodeLead to|up|my|our|the|link|website|shop|site|address|page|menu|number|phone|text|words|mail|email|their|instagram|insta':
      () => ({}),
  }),
  ...rules('NetworkName', 0, {
    Term: ({ text }: Term) => text,
    Quote: (text: string) => text,
    'network|wifi|wi-fi|called|named|name|ssid|for|: NetworkName': (name: string) => name,
  }),
  ...rules('Network', 0, {
    NetworkName: (network: string): Network => ({ network, password: null }),
    'NetworkName ,|with|and|. the|a? password|pass|pw|passcode|key is|:|=? Secret|Quote': (
      network: string,
      password: string,
    ): Network => ({ network, password }),
    'NetworkName , with|and the|a? password|pass|pw|passcode|key is|:|=? Secret|Quote': (
      network: string,
      password: string,
    ): Network => ({ network, password }),
  }),
  ...rules('CodeContent', 0, {
    WebFact: (url: string): CodeSaid => ({ content: { to: 'url', url } }),
    PhoneFact: (phone: string): CodeSaid => ({ content: { to: 'phone', phone } }),
    '~Chat ,? at|on|to|with|under|is|me|us? :|on|at|to|is? PhoneFact': inChat,
    'PhoneFact on|via|in|over|through|with|by|as|for ~Chat': inChat,
    MailFact: (email: string): CodeSaid => ({ content: { to: 'email', email } }),
    Quote: (text: string): CodeSaid => ({ content: { to: 'text', text } }),
    'the? wifi|wi-fi|wlan ,|:|network? Network': wifi,
    'a|an|my|our|the? upi|gpay|paytm|phonepe id|address|payment|payments? to|for|:|at? PaymentAddress': (
      address: string,
    ) => payment(address, undefined),
    'a|an|my|our|the? upi|gpay|paytm|phonepe id|address|payment|payments? to|for|:|at? PaymentAddress ,|for|of|:|with Value|Fact':
      payment,
  }),
  ...rules('CodeAct', 0, {
    '~CodeVerb? ~CodeHead ~CodeLead CodeContent': (said: CodeSaid) => code(said),
    '~CodeVerb? ~CodeHead Where ~CodeLead CodeContent': (where: Where, said: CodeSaid) => code(said, where),
    '~CodeVerb? a|an|the|my|our? wifi|wi-fi|wlan ~CodeWord for|to|with|of|: Network': (network: Network) =>
      code(wifi(network)),
    '~CodeVerb? a|an|the|my|our? upi|payment|gpay|paytm|phonepe ~CodeWord for|to|with|of|: PaymentAddress': (
      address: string,
    ) => asPayment(payment(address, undefined)),
    '~CodeVerb? a|an|the|my|our? upi|payment|gpay|paytm|phonepe ~CodeWord for|to|with|of|: PaymentAddress ,|for|of|:|with Value|Fact':
      (address: string, amount: string) => asPayment(payment(address, amount)),
    '~CodeVerb? ~Chat ~CodeWord for|to|with|of|: PhoneFact': (phone: string) => code(inChat(phone)),
    'CodeAct ,? Where': placed,
    'CodeAct ~Conn put|place|stick|pop it|that|this Where': placed,
  }),
  // Of the one that is there.
  ...rules('CodeAct', 0.1, {
    'point|link|lead|send|change|update|switch|make|let|redirect the|this|that|my|our ~CodeWord point|go|lead|link|open|over|instead? ~CodeLead|into CodeContent':
      changed,
    'the|this|that|my|our ~CodeWord should|must|needs|has to? go|point|lead|link|open|be|hold|say ~CodeLead? CodeContent':
      changed,
    'use|put CodeContent for|in|on|into the|this|that|my|our ~CodeWord instead?': changed,
  }),
  ...rules('Act', 0, { CodeAct: (act: Act<'code'>) => act }),
  // Without a word of what it is to hold.
  ...rules('Alone', 0.3, {
    '~CodeVerb a|an|some|one|small? ~CodeWord please|too|here?': () => lacking(),
    '~CodeVerb a|an|some|one|small? ~CodeWord Where': lacking,
    'a|an ~CodeWord please?': () => lacking(),
    '~CodeVerb? ~Chat ~CodeWord please|too|here?': () => lacking(),
  }),
];

const asPayment = (said: CodeSaid | null): Act<'code'> | null => said && code(said);
