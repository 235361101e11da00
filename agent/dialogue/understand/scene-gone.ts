/**
 * Reads that a scene is to go: "back to plain", "take the scene away", "just white again". It is only asked where a scene
 * stands on the page, so that few words say it.
 */
import { holdsAny, takenBy, wordClass, type WordClass } from './phrases.ts';
import { speller } from './spelling.ts';
import { tokenize, type Token } from './tokens.ts';

/** What takes away. */
const AWAY = wordClass(
  "remove,delete,erase,clear,reset,undo,undoing,revert,discard,drop,lose,ditch,scrap,cancel,bin,dump,strip,take away,take out,take off,take back,take down,took away,get rid of,get rid,rid of,kick out,leave out,without,off,out of,out,away,gone,before the scene,before that scene,before this scene,no scene,no more scene,no background,no more background,no backdrop,no setting,no scenery,don't want,dont want,don't need,dont need,don't like,dont like,hate",
);
/** What brings back. */
const BACK = wordClass(
  'back,again,before,old,original,previous,earlier,first,restore,reinstate,as it was,how it was,like it was,was better,were better,was nicer,looked better,looked nicer,liked,liked better',
);
const PLAIN = wordClass('plain,white,blank,bare,simple,clean,normal,empty,neutral,plain white,pure white');
const SCENE = wordClass('scene,scenes,scenery,setting,staging,scene background,background scene');
const GROUND = wordClass('background,backdrop,bg,back ground,backgrounds');
/** What stood there before is named too. */
const PHOTO = wordClass('photo,picture,pic,image,product,product photo,cutout');
/** These say that it is to become plain, and not what it was. */
const MAKE = wordClass('make,turn,set,keep,have,want,need,would like,can we,just,only,please,pls');
const SMALL = new Set(
  "a an the it its it's that this these my our your you u we i i'd i'll id me us can could would will should please pls plz just only simply go let's lets make turn set put get take bring have want need like liked better nicer was were is be to from on of for with and so then now actually hmm hm oh ok okay no nah yes thanks thank thx all whole entire page design how what way as around behind too much anymore more rather really kindly again pic photo picture image product render rendered lifestyle one ones thing there can".split(
    ' ',
  ),
);
const LONGEST = 14;

const CLASSES: readonly WordClass[] = [AWAY, BACK, PLAIN, SCENE, GROUND, PHOTO, MAKE];
const wordsOf = (entries: WordClass): string[] => [...entries.values()].flat(2);
const known = speller(new Set(CLASSES.flatMap(wordsOf)));
const isKnown = new Set([...CLASSES.flatMap(wordsOf), ...SMALL]);

/** Words of a scene's description that name nothing. */
const EMPTY = new Set('a an the on in at of with and some by near under to from light'.split(' '));
/** "the kitchen", of "on a kitchen table, morning light". */
const namesIn = (description: string): Set<string> =>
  new Set(tokenize(description, []).flatMap(({ kind, word }) => (kind === 'word' && !EMPTY.has(word) ? [word] : [])));

/** A word with one typing slip, corrected. */
const spelled = (token: Token, names: ReadonlySet<string>): Token =>
  token.kind !== 'word' || isKnown.has(token.word) || names.has(token.word)
    ? token
    : { ...token, word: SLIPS[token.word] ?? known(token.word) ?? token.word };
/** Slips in words too short to be corrected. */
const SLIPS: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  bak: 'back',
  bakc: 'back',
  abck: 'back',
  udno: 'undo',
};

/** @param description the words or the title of the scene on the page */
export function readSceneGone(message: string, description: string): boolean {
  const names = namesIn(description);
  const words = tokenize(message, [])
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => spelled(token, names));
  if (words.length === 0 || words.length > LONGEST) return false;
  const taken = takenBy(CLASSES, words);
  const isNamed = words.some(({ word }) => names.has(word));
  if (!words.every(({ word }, at) => taken.has(at) || SMALL.has(word) || names.has(word))) return false;
  const says = (...classes: WordClass[]): boolean => classes.every((entries) => holdsAny(entries, words));
  // "the old kitchen again" asks for one.
  if (isNamed || says(SCENE)) return says(AWAY);
  // "make the background white" is a color, whatever was there before.
  if (says(GROUND))
    return says(AWAY) || says(BACK) || (says(PLAIN, MAKE) && !words.some(({ word }) => word === 'white'));
  return says(BACK) && (says(PLAIN) || (says(PHOTO) && words.some(({ word }) => OLD.has(word))));
}
const OLD = new Set('old original previous before was'.split(' '));
