/** Words for how a whole design is to look, what the layout engine calls that, and themes: what a whole design is about. */
import { wordClass, type WordClass, classLength, holdsAny, takenBy } from './phrases.ts';
import { moodOf } from '#design/templates/mood-of.ts';
import { PLAIN } from '#design/templates/moods.ts';
import type { Clause } from './clauses.ts';
import type { Token } from './tokens.ts';

const MOODS: readonly (readonly [words: string, mood: string])[] = [
  [
    'minimal,minimalist,minimalistic,simple,simpler,clean,cleaner,calm,calmer,quiet,quieter,tidy,tidier,tidied,tidied up,tidy up,neat,neater,decluttered,declutter,uncluttered,pared back,airy,airier,spacious,less busy,less cluttered,less crowded,less is more,breathing room',
    'minimal',
  ],
  [
    'playful,fun,funner,funny,funnier,quirky,childlike,cheerful,happy,happier,youthful,younger,lively,livelier,whimsical,silly,friendly,friendlier,welcoming,approachable,joyful',
    'playful',
  ],
  ['cute,cuter,adorable,kawaii', 'cute'],
  ['elegant,classy,classier,sophisticated,refined,graceful,fancy,fancier,posh,stylish,chic,sleeker', 'elegant'],
  ['luxury,luxurious,luxe,premium,high end,high-end,expensive,exclusive,upscale,deluxe,bougie,boujee,richer', 'luxury'],
  [
    'pop,stand out,stands out,eye catching,eye-catching,attention grabbing,bolder,loud,louder,striking,impactful,impact,punchy,punchier,exciting,powerful,dramatic,in your face,wow,wow factor,energetic,edgy,edgier,streetwear,street,urban,grungy,grunge,hype,oomph,spice,spicy,spicier,spiced up,jazz,jazz it up,flashy,fire,hype,dynamic,zing',
    'bold',
  ],
  ['modern,contemporary,trendy,trendier,fresher,up to date,sleek,techy,futuristic,cool,cooler,hip', 'modern'],
  [
    'professional,serious,corporate,business like,business-like,businesslike,trustworthy,formal,grown up',
    'professional',
  ],
  ['vintage,retro,old school,old-school,nostalgic,seventies,70s,80s,90s,y2k', 'retro'],
  ['rustic,farmhouse,country', 'rustic'],
  ['cyberpunk,synthwave,vaporwave', 'neon'],
  ['boho,bohemian', 'boho'],
  ['festive,christmassy,party,celebratory,celebration', 'festive'],
  ['cosy,cozy,cosier,cozier,homely,inviting,snug', 'cosy'],
  ['earthy,earthier', 'earthy'],
  ['natural,organic,eco,botanical', 'natural'],
  ['romantic,feminine,gentle,delicate,dreamy,girly', 'soft'],
  ['tropical', 'tropical'],
  ['beachy,coastal,seaside,beach vibes,beach vibe,beach feel,beach look,ocean vibes,ocean vibe', 'beachy'],
  ['summery,summer vibes,summertime,sunny,sunnier', 'summer'],
  ['wintery,wintry,icy,frosty', 'winter'],
  ['springlike,springy', 'spring'],
  ['autumnal', 'autumn'],
  ['halloween,spooky,spookier,scary,creepy', 'halloween'],
  ['colourful,colorful,vibrant,vivid', 'colourful'],
  ['handmade,hand drawn,hand-drawn,crafty,artsy,artistic,creative,interesting,editorial,magazine', 'editorial'],
];
/** Words that are looks of single things as well: of a whole design only where that is said. */
const EITHER: readonly (readonly [words: string, mood: string])[] = [
  ['bold', 'bold'],
  ['dark,darker,moody,moodier,dark mode', 'dark'],
  ['bright,brighter', 'colourful'],
  ['neon', 'neon'],
  ['pastel,pastels', 'pastel'],
  ['warm,warmer', 'warm'],
  ['soft,softer', 'soft'],
  ['fresh', 'modern'],
  ['summer', 'summer'],
  ['winter', 'winter'],
  ['spring', 'spring'],
  ['autumn,fall', 'autumn'],
  ['christmas,xmas', 'christmas'],
  ['kids,kid,kiddy,children', 'kids birthday'],
  ['light,lighter', 'minimal'],
  ['rich,strong', 'bold'],
];
const classed = (table: typeof MOODS) => table.map(([words, mood]) => ({ words: wordClass(words), mood }));
export const CLEAR_MOODS = classed(MOODS);
export const EITHER_MOODS = classed(EITHER);

/** Of colors: "brighter colours", "softer tones". */
export const COLOR_TEMPERS = wordClass(
  'bold,bolder,bright,brighter,vivid,strong,stronger,vibrant,loud,louder,punchy,punchier,happy,happier,cheerful,fun,funner,warm,warmer,cool,cooler,cold,colder,soft,softer,gentle,muted,earthy,natural,neutral,calm,calmer,neon,pastel,dark,darker,light,lighter,fresh,fresher,rich,richer,deep,deeper,autumn,fall,summer,spring,winter,festive,colorful,colourful,intense,saturated,tropical,vintage,retro,luxury,moody,sweet,playful,friendlier,kiddy,rustic,beachy,beach,ocean,boho,luxurious,elegant,classy,modern,minimal,romantic,feminine,masculine,christmas,xmas,halloween,spooky,wintry,summery,autumnal,springlike,candy,jewel,sunset,wedding,forest,nordic,scandi,scandinavian',
);
export const COLORS = wordClass(
  'color,colour,colors,colours,tone,tones,palette,color scheme,colour scheme,shades,hues',
);
export const OTHER = wordClass('other,different,new,another,some other,alternative');

/** Complaints, and what is tried about them; null: just another one. */
export const COMPLAINTS: readonly (readonly [words: WordClass, mood: string | null])[] = [
  [
    wordClass(
      'boring,bland,dull,flat,plain,lame,basic,lifeless,sad,tired,meh,grey,gray,blah,empty looking,bit dead,washed out,washed-out,faded,pale,weak,generic',
    ),
    'bold',
  ],
  [
    wordClass('busy,cluttered,crowded,messy,chaotic,overloaded,too much going on,overwhelming,all over the place'),
    'minimal',
  ],
  [wordClass('old fashioned,old-fashioned,outdated,dated,dusty'), 'modern'],
  [wordClass('cheap,cheesy,tacky,amateur,amateurish,unprofessional,homemade'), 'elegant'],
  [wordClass('cold,stiff,boring and corporate,too serious,too corporate,too formal'), 'playful'],
  [
    wordClass(
      "not feeling it,not feeling this,don't like it,dont like it,don't like this,dont like this,don't love it,dont love it,don't love this,dont love this,not a fan,hate it,hate this,not my style,not my taste,not what i wanted,not what i had in mind,ugly,not great,not nice,not good,looks bad,look bad,terrible,awful,horrible",
    ),
    null,
  ],
];
/** A complaint that says nothing of what is wrong. */
export const OFF = wordClass(
  "something's off,somethings off,something is off,something feels off,something's wrong,something is wrong,something is not right,something isn't right,not quite right,feels off,looks off,doesn't feel right,doesnt feel right,can't put my finger,cant put my finger,not quite there",
);

export const VERSION_NOUNS = wordClass(
  'version,versions,layout,layouts,design,designs,option,options,variant,variants,variation,variations,take,look,looks,style,styles,composition,arrangement,idea,ideas,approach,direction,directions,concept,concepts,alternative,alternatives,proposal,proposals,try,go,one',
);
export const ANOTHER = wordClass(
  'another,a different,different,one more,a new,new,an alternative,alternative,other,some other,a second,a fresh,fresh,next,the next,something',
);
export const SEVERAL = wordClass(
  'two,three,four,five,2,3,4,5,a few,few,some,several,a couple,a couple of,multiple,more,various,few more,a few more,three other,3 other,two more,three more,3 more,some more,few different,a few different,three different,3 different,some different',
);
/** "redo it", "mix it up". */
export const ANEW = wordClass(
  'redesign it,redesign this,redesign,rearrange it,rearrange everything,redo it,redo this,rework it,rework this,remix it,shuffle it,shuffle,mix it up,switch it up,change it up,shake it up,start fresh,something else,something different,something new,something completely different,surprise me,lay it out differently,lay it out anew,do it differently,make it differently,try again,try something,try another,once more,change the layout,change the whole layout,change the design,change the composition,what else can you do,what else can you,what else have you got,what else you got',
);
/** Words of vague wishes that say nothing more. */
export const VAGUE_SMALL = new Set(
  "a an the it its it's this that is are be looks look looking feel feels feeling seems make give get do try turn have want need needs would like can could should we you i u me us to too so very really bit little kinda kind of sort much more way even lot rather quite super still just all whole thing design page post poster flyer layout everything overall vibe vibes mood style energy touch please pls please now then and or but with for in on as if my our please today some something somehow up tbh honestly idk dunno hmm hm lol maybe also here well theme themed one out at not sure ok okay na ya no nah oh omg plz sorry actually innit thats this now him her them there's theres at thats that's im i'm bring go add put factor level next feeling".split(
    ' ',
  ),
);
/** What is said to be too much of something, and what is tried instead. */
const TOO: readonly (readonly [words: string, mood: string])[] = [
  [
    'bright|brighter|loud|bold|strong|harsh|garish|vivid|colourful|colorful|neon|intense|saturated|flashy|shouty|gaudy',
    'soft',
  ],
  ['dark|gloomy|moody|heavy|black', 'light'],
  ['pale|light|soft|washed|faded|muted|weak|pastel', 'bold'],
  ['cold|cool', 'warm'],
  ['warm|hot', 'cool'],
];
export const TOO_MUCH: ReadonlyMap<string, string> = new Map(
  TOO.flatMap(([words, mood]) => words.split('|').map((word) => [word, mood] as const)),
);

/** What says that all of it is meant. */
export const WHOLE = wordClass(
  'look,looks,looking,feel,feels,feeling,vibe,vibes,mood,style,overall,the design,the page,the whole,everything,whole thing,the post,the poster,the flyer,the layout,energy,theme,themed',
);
export const EMPTY = wordClass(
  'empty,bare,too much space,too much empty space,too much white space,empty space,blank,white space,naked,nothing there,nothing at,so much space,lots of space,unused,hole',
);

/** Whether the layout engine knows colors and letters for these words. */
export const isKnownMood = (words: string): boolean =>
  [moodOf(words, ''), moodOf(`${words} colours`, '')].some(({ id }) => id !== PLAIN.id);

const DESIGNS = wordClass(
  'post,poster,flyer,flier,card,design,ad,advert,banner,story,menu,one,version,page,announcement,promo,promotion,special,edition,thing,graphic,image,invite,invitation,sign,deal',
);
const LOOKS = wordClass(
  'vibe,vibes,theme,themed,style,styled,look,looks,looking,feel,feeling,feels,mood,energy,touch,twist,aesthetic,flavour,flavor,spirit,ish,atmosphere,y',
);
const THIS = wordClass(
  'it,this,that,the design,the post,the page,the poster,the flyer,the card,the story,the menu,the ad,the whole thing,everything,this post,this design,this one,this thing,this flyer,my post,my flyer,my design,whole thing',
);
const TURNING = wordClass(
  "turn,make,change,convert,transform,give,do,redo,adapt,restyle,theme,dress,need,want,should,could,can,have,get,go,be,turned,made,into,to,for,as,like,with,in,a,an,the,some,more,very,really,bit,little,much,lot,proper,full,total,totally,super,kinda,kind of,sort of,a bit,i,we,you,u,me,us,please,pls,now,maybe,just,so,up,is,are,all,my,our,something,suitable,ready,right,of,and,also,lets,let's,would,id,i'd,like it,day,season,time,week,event",
);
const TURNS = wordClass('turn,change,convert,transform,into,redo,adapt,restyle,dress,theme');

/** What is called so, without the ending that makes a look of it: "christmassy", "halloweeny". */
function themeOf(words: readonly string[]): string | null {
  const said = words.join(' ');
  const ending = ENDINGS.find((one) => said.endsWith(one));
  const forms = [said, ...(ending === undefined ? [] : [said.slice(0, -ending.length)])];
  return forms.find((form) => form !== '' && isKnownMood(form)) ?? null;
}

const ENDINGS = ['-themed', '-style', '-ish', 'ish', "'s", 's', 'y'];

export interface Theme {
  mood: string;
  /** Nothing else can be meant. */
  isSure: boolean;
}

const MOST = 3;

/** The theme that a clause asks for; null: none. */
export function readTheme({ tokens }: Clause): Theme | null {
  if (tokens.length < 2 || tokens.length > LONGEST || tokens.some(({ value }) => value !== null)) return null;
  const taken = takenBy([TURNING, THIS, LOOKS, DESIGNS], tokens);
  const rest: Token[] = tokens.filter(({ kind }, at) => kind !== 'mark' && !taken.has(at));
  const [first, last] = [rest[0], rest.at(-1)];
  if (!first || !last || rest.length > MOST) return null;
  const from = tokens.indexOf(first);
  const to = tokens.indexOf(last);
  // A theme is one phrase.
  if (to - from + 1 > MOST + 1 || tokens.slice(from, to).some(({ kind }) => kind === 'mark')) return null;
  const mood = themeOf(tokens.slice(from, to + 1).map(({ word }) => word));
  if (mood === null) return null;
  const hasObject = holdsAny(THIS, tokens.slice(0, from)) || holdsAny(THIS, tokens);
  const hasLook = holdsAny(LOOKS, tokens);
  const turns = holdsAny(TURNS, tokens);
  const isMore = tokens.some(({ word }) => word === 'more');
  if (!hasObject && !hasLook && !isMore) return null;
  // "make it a party": a theme; "for my dogs" says whom it is for.
  const isPlain = !turns && !hasLook && !isMore;
  if (isPlain && classLength(wordClass('make,make it,give,turn'), tokens, 0) === 0) return null;
  return { mood, isSure: turns || (hasLook && hasObject) };
}
const LONGEST = 14;
