/**
 * Reads messages that are all about one color that is not wanted: "not red. something softer, pink maybe?", "the red is
 * too harsh"; and those that want no color at all: "take the colour out, it is cheaper to print", "we need to save ink".
 */
import type { ActOf } from '../acts/act.ts';
import { colorsIn, isDislikedBefore, SMALL, TEMPERS } from './color-wishes.ts';
import { entriesIn, holdsAny, takenBy, wordClass } from './phrases.ts';
import { isOfThing } from './token-runs.ts';
import { tokenize, type Token } from './tokens.ts';

type Rework = ActOf<'rework'>;

const LONGEST = 22;
const rework = (message: string, wish: Partial<Rework>): Rework => ({
  type: 'rework',
  mood: null,
  colors: [],
  another: false,
  onlyColors: true,
  ground: null,
  step: null,
  not: [],
  ofIt: false,
  span: [0, message.length],
  ...wish,
});

/** What is said against a color, behind it. */
const FLAWS = wordClass(
  'harsh,loud,aggressive,bright,strong,much,ugly,garish,horrible,awful,angry,shouty,heavy,dark,cold,dull,boring,cheap,tacky,intense,glaring,wrong,off,sharp,bold,in your face,hurts,hurts my eyes,screams,shouts,clashes,odd,weird,distracting,bad,nasty,meh,terrible,sad,hideous,clinical,childish',
);
const SAYING = wordClass(
  "is,looks,look,feels,feel,seems,are,too,so,a bit,bit,quite,really,very,kinda,one,bit too,way,way too,just,rather,could,should,can,be,change,swap,replace,switch,isn't,isnt,doesn't,doesnt,work,working,for me,it for me,not it,made,make,into,to,with,for,by,instead of,anything but,something,somewhat,less,shade,tone,version,kind,same but,me",
);
const SOFT = new Set('soft softer gentle gentler calm calmer pale paler pastel muted light lighter subtle'.split(' '));
const MORE_TEMPERS = wordClass(
  'paler,subtle,subtler,less loud,less harsh,less bright,quieter,deeper,softer,less strong',
);

/** Words of the whole message, marks apart. */
const wordsOf = (message: string): Token[] => tokenize(message, []).filter(({ kind }) => kind === 'word');

/** What is wished instead of the one color that is not wanted; null: the message is about something else. */
export function readDisliked(message: string): Rework | null {
  const tokens = wordsOf(message);
  if (tokens.length < 3 || tokens.length > LONGEST) return null;
  const { colors, taken } = colorsIn(tokens);
  const [not, ...instead] = colors;
  // "all the black" is exchanged wherever it is.
  if (not === undefined || instead.length > 1 || tokens.some(({ word }) => ALL.has(word))) return null;
  const at = Math.min(...taken);
  const known = takenBy([FLAWS, SAYING, SMALL, TEMPERS, MORE_TEMPERS], tokens);
  const rest = tokens.filter((_, index) => !taken.has(index) && !known.has(index));
  const isAgainst = isDislikedBefore(tokens, taken);
  if (rest.some(({ word }) => !AGAINST.has(word))) return null;
  const behind = tokens.slice(at + 1);
  const isFlawed =
    ONE.has(tokens[at - 1]?.word ?? '') || SEEMING.has(behind[0]?.word ?? '') || behind[0]?.word === 'one';
  const isWrong = isFlawed && holdsAny(FLAWS, behind);
  const tempers = entriesIn(TEMPERS, behind).concat(entriesIn(MORE_TEMPERS, behind));
  // "swap the white for beige" says what is exchanged: that is no complaint.
  const isChanged =
    ONE.has(tokens[at - 1]?.word ?? '') && tempers.length > 0 && instead.length === 0 && CHANGING.test(message);
  // What is only refused, with nothing behind it, is read with other wishes about colors.
  if (!isWrong && !isChanged && !(isAgainst && (tempers.length > 0 || instead.length > 0))) return null;
  return rework(message, {
    not: [not],
    colors: instead,
    mood: tempers.some((temper) => SOFT.has(temper)) ? 'soft' : null,
  });
}
const ALL = new Set(['all', 'every', 'everything', 'everywhere', 'any']);
const ONE = new Set(['the', 'that', 'this']);
const SEEMING = new Set("is looks feels seems isn't isnt".split(' '));
const AGAINST = new Set("not no don't dont do like hate love sure keen fan want never i'm im about of any".split(' '));
const CHANGING = /\b(?:can|could|should|change|swap|replace|switch|make|instead)\b/iu;

/** What takes color out of a design, or tells why. */
const COLORLESS = wordClass(
  'black and white,black & white,b&w,b & w,b/w,b / w,b and w,bw,greyscale,grayscale,grey scale,gray scale,monochrome,mono,colourless,colorless,without colour,without color,without colours,without colors,without any colour,without any color,no colour,no color,no colours,no colors,taking the colour out,taking the color out,taking out the colour,taking out the color,take the colour out,take the color out,take out the colour,take out the color,take out all the colour,take all the colour out,take the colours out,take out the colours,remove the colour,remove the color,remove the colours,remove the colors,remove all colour,remove all the colour,remove all the colours,lose the colour,lose the colours,lose all the colour,get rid of the colour,get rid of the colours,get rid of all the colour,drop the colour,strip the colour,strip out the colour,less ink,save ink,save on ink,saves ink,saving ink,ink friendly,ink saving,ink saver,less toner,save toner,printer friendly,print friendly,cheaper to print,cheap to print,cheaper printing,expensive to print,costs a lot to print,too much ink,so much ink,lots of ink,lot of ink,all that ink,not use so much ink,in just black,black ink only,just black ink,only black ink,plain black',
);
/** All else that such a wish may hold. */
const BESIDE = wordClass(
  "is,there,a,an,way,of,so,its,it's,it,that,this,to,be,print,printed,printing,printer,printers,out,at,home,work,church,office,school,cheap,cheaper,less,expensive,cost,costs,in,on,for,the,my,our,one,ones,version,copy,can,could,would,make,made,do,have,get,we,i,you,u,me,us,need,want,wants,use,uses,using,too,because,cos,only,just,white,paper,photocopy,photocopier,photocopied,any,chance,possible,possibly,please,pls,lovely,nice,great,thanks,thank,ta,hi,hello,good,ok,okay,perfect,ooh,oh,and,or,but,ours,got,has,does,doesn't,dont,don't,didn't,what,if,how,about,turn,into,all,everything,whole,design,poster,flyer,page,notice,by,with,as,from,go,going,like,colour,color,colours,colors,then,also,bit,much,lot,a lot,will,won't,wont,save,money,ink,toner,so it,ideally,maybe,prefer,try,see,saying,hand,them,handing,lots,many",
);

/** "make it black and white", and why: the whole message has to be about that. */
export function readColorless(message: string): Rework | null {
  const tokens = tokenize(message, []).filter(({ kind, word }) => kind === 'word' || word === '&' || word === '/');
  if (tokens.length === 0 || tokens.length > LONGEST || !holdsAny(COLORLESS, tokens)) return null;
  const known = takenBy([COLORLESS, BESIDE, wordClass('&,/')], tokens);
  const said = takenBy([COLORLESS], tokens);
  const others = tokens.filter(({ word }, at) => !said.has(at) && !OURS.has(word));
  if (!tokens.every((_, at) => known.has(at)) || isOfThing(others)) return null;
  return rework(message, { colors: ['#000000', '#ffffff'], ground: '#ffffff' });
}
/** Nouns of things that are said of the whole here. */
const OURS = new Set(
  'page poster flyer notice print paper white black copy version ink mono plain colour color colours colors'.split(' '),
);
