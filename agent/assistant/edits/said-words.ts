/** The words of a wish that say nothing about what it is for: who can be left out, and what remains then. */

const list = (words: string) => new Set(words.split(/\s+/));

/** Said beside every wish. */
const FILLERS = list(
  'a an the my our your its it its this that these those there here i im ive we were weve you he she they them us me and but so then too also as well ok okay please pls plz thanks thank ty hey hi oh ah oops sorry no nope yes yeah wait hm hmm actually btw fyi lol haha just only really very quite simply maybe now instead rather again anymore any more longer currently already still ' +
  'can could would will shall should must may might let lets have has had got get gets need needs want wants like love prefer do does did done ' +
  'is are was be been being am isnt arent says say said saying read reads write written put set make made making change changes changed changing update updated updating correct corrected fix fixed edit edited switch switched turn adjust becomes become turns ' +
  'for of to at on in by with from into per each up down off about around over all same way else new latest right wrong mistake error typo different later earlier further higher lower ' +
  'move moved moving shift shifted bump bumped raise raised increase increased reduce reduced lowered dropped dropping went gone going goes go cut cutting pushed push brought bring back forward forwards ahead postponed delayed rescheduled extended ends ending end starts starting start begins beginning begin opens opening open closes closing close finishes finishing finish runs running lasts kicks kick off till til until through between ' +
  'cost costs costing sells selling sell sold charge charging asking priced pay paying bit part thing number figure value amount numbers figures fact boss client customer manager stays stay staying remains remain keep keeps landlord owner agent decided told says putting apparently turns out because since weather everything today ' +
  'not don dont isn aren wasn won cant cannot never whole ill were theyre',
);
/** "the price", "what time": which kind of fact is meant. */
const KIND_WORDS = list('price prices cost costs fee fees rent salary wage wages ticket tickets entry admission total deposit rate rates discount discounts percent percentage offer deal promo sale date dates day days deadline time times hour hours doors phone telephone tel mobile cell contact whatsapp number numbers email mail e-mail address website site web url link insta instagram ig handle username tiktok facebook twitter depop etsy shop page slide');

export const plainWord = (word: string): string => word.toLowerCase().replaceAll('’', "'").replace(/'(?:s|re|ve|m|ll|d)$/u, '').replaceAll("'", '');

export const isFiller = (word: string): boolean => FILLERS.has(plainWord(word)) || FILLERS.has(word.toLowerCase());
export const isKindWord = (word: string): boolean => KIND_WORDS.has(plainWord(word));

/** Words of a stretch of speech. */
export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];

/** What people say before and behind a wish: greetings, politeness, thanks, cheers. */
const FRONT = /^(?:(?:ok(?:ay)?|oh|ah|oops|ugh+|argh|omg|hey|hi|hello|hiya|btw|so|and|also|plus|then|but|hm+|sorry|no(?! more| need| longer)|nope|nah|yes|yeah|actually|wait|well|please|pls|plz|update|fyi|just|only(?= (?:change|make|replace|update|swap|rename)(?!\p{L}))|quick (?:one|change|thing)|one (?:more )?thing|small (?:change|thing|correction)|correction|great|perfect|nice|love it|good|cool|thanks|thank you|lovely|looks? (?:good|great|nice)|can|could|would|will) ?(?:(?:you|u|we|i)(?: please| pls| also| just)*(?= ))?[\s,:;!.–—-]+)+/iu;
const BEHIND = /[\s,.;!–—-]+(?:(?:can|could) (?:you|u|we) (?:please |pls )?(?:fix|change|update|correct|adjust|edit|amend) (?:that|it|this)|please|pls|plz|(?:please )?(?:fix|update|change|amend|edit|correct) (?:that|it|this)|(?:many |so many )?thanks?(?: you)?(?: so much| a lot| a million| very much)?|thank u|ty|cheers|thx|lol|haha|if (?:you can|possible|that'?s ok(?:ay)?)|for me|(?:and |but )?nothing else|asap|real quick|quickly|x+|(?:and |but )?(?:please )?(?:leave|keep) (?:everything else|the rest|all else|all the rest|the others?)(?: alone| as (?:it|they) (?:is|are)| as is| the same| there)?|(?:is )?that (?:possible|ok(?:ay)?)|ok(?:ay)?)(?=[\s,.;!?]*$)/iu;
const EMOJI = /(?:\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d)+)+(?=[\s.!?,]*$)/u;

/** A wish without what is said around it. An emoji behind it goes, unless `emoji`: words that are to be read may end with one. */
export function bareWish(text: string, emoji = false): string {
  let plain = text.trim().replaceAll('’', "'").replace(/[?.!\s,;:]+$/, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(FRONT, '').replace(BEHIND, '');
    if (!emoji) plain = plain.replace(EMOJI, '');
    plain = plain.replace(/[?.!,;:\s]+$/, '').trim();
  }
  return plain;
}

/** Something is asked, and nothing wished for. */
export const isQuestion = (text: string): boolean => /^(?:(?:so|and|wait|hey|ok|hm+)[\s,]+)*(?:what|which|when|where|who|why|how|is|are|was|were|does|do|did|has|have)(?:'s|s|'re)?\s/iu.test(text.trim()) && (/\?\s*$/.test(text) || /^(?:(?:so|and|wait|hey|ok|hm+)[\s,]+)*(?:what|which|when|where|who|why|how)/iu.test(text.trim()));
