/** Reads small talk: greetings, thanks and praise, goodbyes, insults, "what can you do?". */
import type { ActOf } from '../acts/act.ts';
import { tokenize, type Token } from './tokens.ts';
import { holdsAny, takenBy, wordClass, type WordClass } from './phrases.ts';

type About = ActOf<'chat'>['about'];

/** What a message of small talk is about, by the words for it; the first that stands in it counts. */
const KINDS: readonly (readonly [about: About, words: WordClass])[] = [
  [
    'help',
    wordClass(
      'what can you do,what can u do,what you can do,what can you actually do,what can you help,what all can you do,what can i do,what can i ask,what do you do,what are you able,how does this work,how does it work,how do i use,how do you work,how can you help,what is this,what are your features,what are you good at,what else can you do,help,what do i do,how to use,what are your skills,what stuff can you,what kind of things can you',
    ),
  ],
  [
    'insult',
    wordClass(
      'useless,stupid,dumb,idiot,rubbish,garbage,trash,crap,crappy,shit,shitty,suck,sucks,worst,terrible,awful,pathetic,moron,hate you,fuck you,fuck off,wtf,waste of time,joke of an,piece of',
    ),
  ],
  [
    'bye',
    wordClass(
      'bye,goodbye,good bye,see you,see ya,cya,good night,gn,ttyl,talk later,that is all for today,thats all for today',
    ),
  ],
  [
    'thanks',
    wordClass(
      'thanks,thank you,thank u,thankyou,thx,thnx,tnx,ty,tysm,tyvm,cheers,ta,merci,gracias,grazie,danke,obrigado,obrigada,salamat,arigato,appreciate it,much appreciated,love it,love this,love you,love u,like it,like this,amazing,awesome,perfect,perfekt,great,brilliant,beautiful,gorgeous,stunning,lovely,nice,super,wow,fab,fantastic,excellent,legend,lifesaver,life saver,genius,the best,bravo,well done,good job,great job,nice one,happy with,fire,lit,sick,dope,spot on,so good,looks good,looks great,adorable,cute,sweet,me encanta,exactly what i wanted,great work,good work,nailed it',
    ),
  ],
  [
    'nothing',
    wordClass(
      'never mind,nevermind,nvm,forget it,forget that,forget about it,leave it,leave it like that,leave it as it is,dont bother,do not bother,nothing,no nothing',
    ),
  ],
  [
    'hello',
    wordClass(
      "hi,hello,hey,hiya,heya,yo,hola,bonjour,ciao,good morning,good afternoon,good evening,morning,evening,namaste,salam,hoi,howdy,greetings,sup,whats up,what's up,how are you,how are u,how r u,hows it going,how's it going,you there,anyone there,u there",
    ),
  ],
];
const SMALL = new Set(
  "a an the it its it's this that thats that's is are am be was so very much really all just i i'm im we u you ur your you're youre me my our us for of to on in with and but or now ok okay yes yeah yep oh ah omg lol haha hehe x xx xxx xo xoxo man mate bro dude dear friend boss sir madam bot app thing tool assistant ai again today please pls hmm hm guys everyone there here help helping work time bit too also well done million lot lots bunch ton what how can do does did exactly totally honestly actually always ever such 1000 100 looks look looking turned out came fits i'd would already still guess po na ya sis fam babe hun love darling sooo soo gonna really able happy with one design post page doing things stuff".split(
    ' ',
  ),
);

/** What it is about; null where something else is said as well. */
export function readChat(tokens: readonly Token[]): About | null {
  const said = tokens.filter(({ kind }) => kind === 'word');
  const words = said.filter(({ word }) => !STRESS.has(word));
  if (
    words.length === 0 ||
    words.length > LONGEST ||
    said.length < tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'line').length
  )
    return null;
  const found = KINDS.find(([, entries]) => holdsAny(entries, words));
  if (!found) return null;
  const taken = takenBy(
    KINDS.map(([, entries]) => entries),
    words,
  );
  return words.every(({ word }, at) => taken.has(at) || SMALL.has(word)) ? found[0] : null;
}
const LONGEST = 14;
/** "what can you actually do?" */
const STRESS = new Set('actually really even exactly just honestly'.split(' '));

const YES = wordClass(
  'yes,yeah,yep,yup,ya,sure,do it,do that,go ahead,go on,please do,fix it,fix that,yes please,ok do it,put it right,make it so,sure do,of course,absolutely,definitely',
);

/** "yes please", "do it": behind a question of ours. */
export function isYes(message: string): boolean {
  const words = tokenize(message, []).filter(({ kind }) => kind === 'word');
  const covered = takenBy([YES], words);
  return covered.size > 0 && words.every(({ word }, at) => covered.has(at) || SMALL.has(word));
}
