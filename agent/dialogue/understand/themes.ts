/**
 * Reads wishes that a whole design gets a theme: "turn this into a black friday post", "make it christmassy", "valentines
 * vibes please". What themes there are the layout engine's own tables say.
 */
import { moodOf } from '#design/templates/mood-of.ts';
import { PLAIN } from '#design/templates/moods.ts';
import type { Clause } from './clauses.ts';
import { classLength, holdsAny, takenBy, wordClass } from './phrases.ts';
import type { Token } from './tokens.ts';

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
