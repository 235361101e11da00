/** How people talk into their phones: "so um I was thinking maybe we could like …". What stands in quotation marks stays. */

/** Sounds, and words that mean nothing between others. */
const SOUNDS = /(?<![\p{L}'-])(?:u+h+m*|u+m+|e+r+m+|hm{2,}|mhm)(?![\p{L}'-])[\s,.…]*/giu;
const ASIDES = /(?<![\p{L}'-])(?:you know(?! (?:what|how|the|that|if|it|about))|i mean(?=,)|let'?s see|how do i say(?: this| it)?|what'?s it called|if (?:that'?s|it'?s|that is) (?:ok(?:ay)?|possible|alright|not too much)(?: with you| to ask)?|if (?:you|u) (?:can|could|don'?t mind|want)(?=\s*(?:[,.!?]|$))|(?:when|if) you (?:get|have) (?:a|the) (?:chance|time|sec(?:ond)?|moment|minute))(?!\p{L})[\s,]*/giu;
/** "could we maybe": a wish, behind its preliminaries. */
const LEAD = /^(?:(?:so|ok(?:ay)?|yeah|right|well|alright|hey|hi|oh|and|then|now|basically|anyway|listen|look)[\s,.]+)*(?:(?:i (?:was|am|'m|have been)|i'm|was|we were)(?: (?:just|kind of|kinda|sort of|actually))* (?:thinking|wondering|hoping)(?: (?:that|if|about|whether|maybe|perhaps))*[\s,]*)?(?:(?:maybe|perhaps|possibly|like|just|kind of|kinda|sort of)[\s,]+)*(?:(?:if |whether )?(?:we|you|u|i) (?:could|can|should|might|may)(?: (?:maybe|perhaps|possibly|like|just|also|please|kind of|kinda|sort of))*[\s,]+)(?=\p{L})/iu;
const WOULD = /^(?:(?:so|ok(?:ay)?|hey|hi|please)[\s,.]+)*(?:is it possible (?:for you )?to|would it be (?:possible|ok(?:ay)?) (?:for you )?to|would you mind|do you (?:think|reckon) (?:you|we) (?:could|can)|i(?:'d| would) (?:love|like) it if (?:you|we) (?:could|can|would)|it would be (?:great|nice|cool|good|lovely|awesome) if (?:you|we) (?:could|can|would)|i (?:think|guess|feel like) (?:you|we) (?:should|could)(?: maybe)?|(?:maybe |perhaps )?(?:we|you) (?:could|should)(?: maybe)?)\s+(?=\p{L})/iu;
const MINDED = /^(?:making|changing|moving|adding|putting|removing|deleting|writing|using|giving|setting|turning)(?!\p{L})/iu;
const PLAIN: Readonly<Record<string, string>> = { making: 'make', changing: 'change', moving: 'move', adding: 'add', putting: 'put', removing: 'remove', deleting: 'delete', writing: 'write', using: 'use', giving: 'give', setting: 'set', turning: 'turn' };
/** "like" where nothing is likened: "maybe like in the corner", "and like make it red". */
const LIKE = /(?<=(?:^|[\s,])(?:and|so|maybe|just|could|can|it|should|be|then|but|kinda|was) )like,? (?=(?:make|put|move|change|add|in|on|at|a bit|a little|maybe|bigger|smaller|really|super|the|to)(?!\p{L}))/giu;

/** "one tiny thing, …", "here's one, put it in the middle": said before the wish. */
const PREFACE = /(?<=^|[.!?]\s*)(?:(?:and|but|so|ok(?:ay)?|alright|then|oh|just|also|hey|hi|great|perfect|thanks|now)[\s,.!]+)*(?:(?:just )?(?:one|a|two) (?:(?:tiny|small|little|last|more|quick|other|final|couple of|few)\s+)*(?:things?|changes?|edits?|tweaks?|requests?)|(?:last|final|next) (?:thing|one|change)|quick (?:one|change|fix|question)|(?:here'?s|here (?:is|are)|attached (?:is|are)|this is|these are)(?: (?:one|it|them|some|mine|the (?:pic|photo|picture|image|file)s?|my (?:pic|photo|picture|image)s?|a (?:pic|photo|picture)))(?: (?:of it|then|for you|now|instead))*)\s*[,:;.!–-]+\s*(?=\p{L}.*\s)/iu;
/** "I moved the box myself now put the title inside it": where nobody breathes. */
const RUN_ON = /(?<=\p{L})\s+(?=now (?:please |pls |can you |could you )?(?:put|make|move|change|add|delete|remove|write|set|align|cent(?:er|re)|place|turn|give)\s)/giu;

/** "oh right lol". */
const LAUGHS = /(?:^oh right[\s,.!]+|(?<![\p{L}'-])(?:lol|lmao|rofl|haha+|hehe+)(?![\p{L}'-])[\s,.!]*)/giu;
/** "the the date", "thanks" at the end. */
const TWICE = /(?<!\p{L})(the|to|a|and|it|in|on|i|can|you|make|is|at|my|of|with) \1(?!\p{L})/giu;
const THANKS_AT_END = /(?<=\p{L}.*\s\S+)[\s,.!]+(?:many )?(?:thanks?|thank (?:you|u)|thx|tysm|cheers)(?: (?:so much|a lot|very much|in advance|u|you|babe|hun|mate|man|love))*[\s!.]*$/iu;

/** A request without what is only breath. */
export function withoutFillers(request: string): string {
  if (/["“«]/u.test(request)) return request;
  const breathed = request.replace(LAUGHS, '').replace(SOUNDS, '').replace(ASIDES, '').replace(LIKE, '').replace(TWICE, '$1').replace(THANKS_AT_END, '');
  const led = breathed.replace(PREFACE, '').replace(RUN_ON, '. ').replace(/^(?:so|ok(?:ay)?) (?=so |ok(?:ay)? )/iu, '');
  const wish = led.replace(/^(?:(?:so|ok(?:ay)?|yeah|well|basically|and)[\s,]+)*what i (?:want|need|mean|would like|'d like)(?: you to do)? is(?: that)?(?: like)?[\s,]+/iu, '').replace(WOULD, '').replace(LEAD, (lead) => (/thinking|wondering|hoping|maybe|perhaps|like/iu.test(lead) ? '' : lead)).trimStart();
  const said = MINDED.exec(wish)?.[0];
  return wish.trim() === '' ? request : said && wish !== led ? `${PLAIN[said.toLowerCase()] ?? said}${wish.slice(said.length)}` : wish;
}
