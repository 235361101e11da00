/** Reads answers to a scene's preview: use it, another light, another scene, or leave the page as it is. */
import { holdsAny, takenBy, wordClass, type WordClass } from './phrases.ts';
import { tokenize } from './tokens.ts';
import { isYes } from './chats.ts';

export type PreviewAnswer = 'use' | 'light' | 'scene' | 'leave';

const ANSWERS: readonly (readonly [answer: PreviewAnswer, words: WordClass])[] = [
  [
    'leave',
    wordClass(
      "cancel,no,nope,nah,stop,discard,discard it,reject,undo,undo it,undo that,leave it,leave it as it is,leave the page,never mind,nevermind,nvm,forget it,forget that,not now,don't,dont,do not,keep it as it is,keep the page as it is,keep it plain,not this,back,go back,don't like it,dont like it,rather not",
    ),
  ],
  [
    'light',
    wordClass(
      'another light,other light,different light,another lighting,different lighting,other lighting,new light,change the light,relight',
    ),
  ],
  [
    'scene',
    wordClass(
      'another scene,other scene,different scene,new scene,another place,different place,another setting,different setting,somewhere else,another background,different background,other background,another backdrop,something else,something different',
    ),
  ],
  [
    'use',
    wordClass(
      'use it,use this,use that,use this one,use that one,keep it,keep this,keep that,take it,take this,take that,apply,apply it,render it,make it,place it,put it in,put it there,go with it,go with this,go with that,this one,that one,accept,approve,approved,confirm,looks good,look good,looks great,looks nice,looks perfect,looks lovely,love it,love this,like it,like this,perfect,great,good,lovely,yes',
    ),
  ],
];
const SMALL = new Set(
  "a an the it its it's is this that i i'd id me my we you us ok okay yes yeah yep please pls thanks thank in with and so really very just let's lets can could would will try show give want like now then for on full quality image preview one hm hmm oh actually".split(
    ' ',
  ),
);
const LONGEST = 10;

/** Null: it says something else, or more. */
export function readPreviewAnswer(message: string): PreviewAnswer | null {
  const words = tokenize(message, []).filter(({ kind }) => kind !== 'mark');
  if (words.length === 0 || words.length > LONGEST) return null;
  if (isYes(message)) return 'use';
  const found = ANSWERS.find(([, entries]) => holdsAny(entries, words));
  if (!found) return null;
  const taken = takenBy([found[1]], words);
  return words.every(({ word }, at) => taken.has(at) || SMALL.has(word)) ? found[0] : null;
}
