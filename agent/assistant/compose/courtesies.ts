/** What is said to a person and not to be read: greetings, how one is, thanks, "omg". A brief is read without it. */

const GREETING = /^[\s,!.]*(?:(?:hi+|hello+|hey+|hiya|heya|yo|dear|greetings|good (?:morning|afternoon|evening|day)|morning|evening|namaste|hola|bonjour|ciao|salam|sup)(?: (?:there|all|team|everyone|guys?|sir|madam|ma'?am|friend|dear|bro|again|blend|assistant|claude|ai|you))*(?![\p{L}\p{N}])[\s,!.…–-]*)+/iu;
const WELL = /(?<=^|[.!?,\n]\s*)(?:(?:and )?i? ?(?:hope|trust)(?: that)? (?:you'?re|you are|u r|ur|you have|you had|this finds|everyone|all is|it'?s|everything|your)[^.!?,\n]*|how(?:'s| is| are) (?:you|u|it going|things|everything|your day)[^.!?,\n]*|(?:so )?nice to (?:meet|see) you[^.!?,\n]*|(?:ok(?:ay)? )?(?:so )?(?:here'?s the (?:thing|deal|info|details)|long story short|hear me out|quick (?:one|question|favou?r)|sorry for (?:the )?(?:long (?:text|message)|rambling|bothering you)))[.!?,:\n]*\s*/giu;
/** Thanks to the designer close a request; "thank you for shopping with us" and "thank you all" are to be read. */
const CLOSING = /(?:[\s,.!?–-]+|^)(?:(?:many |a million |big )?(?:thanks|thank (?:you|u)|thx|tysm|ty|cheers|tnx|ta|merci|gracias|danke|much appreciated|appreciate it|love you|xoxo|xx+)(?: (?:so much|a lot|a (?:ton|bunch|million)|very much|in advance|again|man|mate|bro|dear|loads|heaps|ya'?ll))*(?: (?:for (?:your|the|ur) (?:help|time|work|effort)|for helping(?: me| us)?))?|(?:let me know|lmk)(?: (?:if|what|when|how|whether)[^.!?]*)?|(?:can'?t wait(?: to see(?: it)?)?|looking forward(?: to (?:it|seeing it))?)|(?:kind|best|warm) regards(?:[\s,]+\p{Lu}\p{L}+)?|(?:hope (?:that|this|it) (?:makes sense|is clear|helps|works))|is that (?:ok|okay|possible)|if (?:that'?s|thats|it'?s) (?:ok|okay|possible|alright)|that'?s (?:it|all)|thats (?:it|all))(?:[\s.!?]|\p{Extended_Pictographic}|\uFE0F)*$/iu;
/** Little words of a spoken sentence. */
const FILLERS = /(?<![\p{L}'’-])(?:omg+|lol+|lmao|haha+|hehe+|hihi|tbh|btw|fyi|ya know|like i said|basically|literally|um+|uh+|erm+|hmm+)(?![\p{L}'’-])[,.!]*/giu;

/** A brief without what is said by way of courtesy; where nothing else is said, it stays as it is. */
export function withoutCourtesies(request: string): string {
  // Words in quotation marks are written as they are.
  const quoted = /["“«]/u.test(request);
  const opened = request.replace(GREETING, '');
  let plain = opened.length < 3 ? request : quoted ? opened : opened.replace(WELL, '').replace(FILLERS, ' ');
  const asked = /(?<!\p{L})(?:make|need|want|create|design|post|flyer|poster|story|card|banner|menu|can (?:you|u)|could (?:you|u)|please|would)(?!\p{L})/iu.test(plain);
  for (let shorter = plain.replace(CLOSING, ''); asked && shorter !== plain && /\p{L}{3}/u.test(shorter) && !/\b(?:say(?:s|ing)?|that reads|write|with|with the words?|text)[:\s]*$/iu.test(shorter) && !/(?<!\p{L})thank[- ]?(?:you|u)(?: note)? (?:cards?|posts?|notes?|tags?|stor(?:y|ies)|message)/iu.test(plain); shorter = plain.replace(CLOSING, '')) plain = shorter;
  if (!quoted) plain = plain.replace(/(?<![\p{L}@])(?:pls+|plz+)(?!\p{L})/giu, 'please');
  return plain.replace(/[ \t]{2,}/g, ' ').trim();
}
