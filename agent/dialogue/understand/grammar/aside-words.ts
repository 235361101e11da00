/**
 * The words of what is said around a request: greetings, thanks, exclamations in any English, and how remarks begin. They
 * ask for nothing, wherever they stand.
 */

/** Said to the designer, about nothing: "abeg", "mashallah", "cheers mate". */
export const EXCLAMATIONS = [
  // Greetings and thanks.
  'hi|hey|hello|hallo|hiya|heya|yo|hoi|hola|salam|salaam|namaste|dear|good morning|good afternoon|good evening|morning',
  'thanks|thank you|thank u|thankyou|thx|thnx|tnx|ty|tysm|ta|cheers|gracias|merci|danke|grazie|salamat|obrigado|obrigada',
  'thanks a lot|thanks so much|thank you so much|thank u so much|many thanks|thanks a million|thanks in advance',
  'much appreciated|appreciate it|sorry to bug you again|sorry to bug you|sorry to bother you|sorry to bug u|if you would|if you please',
  'do the needful|pretty please|pretty|por favor|bitte|per favore|with sugar on top|would you be so kind|be so kind',
  // Whom it is said to.
  'assistant|blend|sir|madam|ma|maam|boss man|bro|bruh|brother|sis|sister mine|bhai|bhaiya|bhaiyya|yaar|oga|fam|hun|hon',
  'darling|dear friend|folks|guys|team|everyone|amigo|mate|pal|buddy|dude|man|chief|legend|star of a designer|silly',
  // Exclamations and particles of many Englishes.
  'abeg|eish|aiyo|aiyah|ayo|wah|walao|shiok|lah|la|leh|lor|meh|sha|na|oo|oh|oho|po|haan|acha|accha|arre|ji|yaar|innit',
  'mashallah|inshallah|wallah|mamma mia|madre mia|dios mio|ay|uy|uf|uff|ugh|ooh|aah|ahh|wow|whoa|woah|yay|hurray|hooray',
  'lol|lmao|haha|hahaha|hehe|jaja|jajaja|kkk|xd|omg|omfg|jeez|gosh|god|damn|dang|blimey|crikey|phew|oops|woops|whoops|scusa',
  'ew|eww|ewww|yuck|bleh|meh|nah|hm|hmm|um|uh|er|erm|listen|look|anyway|anyways|honestly|tbh|ngl|imo|idk|fyi|nvm',
  'never mind|nevermind|my bad|my mistake|my fault|silly me|wrong one|oh dear|oh no|oh well|no worries|no problem|all good',
  // Praise that stands alone.
  'nice|nice one|great|perfect|perf|perfecto|perfekt|super|cool|lovely|awesome|amazing|beautiful|gorgeous|brilliant|bravo',
  'lekker|sweet|sick|dope|fab|ace|excellent|wonderful|fantastic|stunning|neat|well done|good job|great job|bueno|listo',
  'love it|love this|love that|i love it|i like it|like it|looks good|looks great|looks nice|better|much better|good|fine',
  'ok|okay|okey|k|alright|yes|yep|yeah|yup|sure|true|so good|so far|so far so good|almost there|nearly there|one sec',
  // Before or after what is asked for.
  'hang on|hold on|wait a sec|changed my mind|i changed my mind|on second thought|on second thoughts|or so|xx|xxx|xo|xoxo',
  'straight away|right away|at once|last one|i promise|promise|i swear|i beg|i beg you|hope you are well|sorry to be a pain',
  'would it be possible to|is it possible to|can i ask you to|may i ask you to|i was wondering if you could|do you think you could',
  'i wonder whether you would be so kind as to|would you be so kind as to|i wonder if you could|might one|would you mind',
  'one thing|one more thing|last thing|another thing|one last thing|last tiny thing|one tiny thing|one small thing|quick one',
  'small thing|tiny thing|please|pls|plz|plss|plis|pleeease|kindly|thats it|thats all|that is all|thats it for now',
  'if you can|if possible|if u can|if thats ok|if that is ok|if you dont mind|if it is possible|you know|i know|u know',
  'or not|or what|can or not|can or cannot|real quick|rn|right now|asap|tho|though|so|then|again please|ok only|hey|price drop|good news|big news',
].join('|');

/** Whoever something is said of in a remark: "customers dey complain". */
export const PEOPLE =
  "i we you u they people ppl it that everyone everybody customers clients nobody noone somebody someone anyone he she others folks kids buyers its it's thats that's theyre they're my our theres there";

/** Words that give a reason wherever they stand in a sentence. */
export const BECAUSE = 'because cause cos cuz coz bcos bcoz bc since otherwise';

/** A clause that begins so tells something, unless it asks for something. */
export const BEGINNINGS = [
  BECAUSE,
  PEOPLE,
  "im i'm ive i've were we're weve we've its it's theyre they're hes he's shes she's thats that's theres there's there this",
  "these those looks look feels feel seems sounds reads doesn't doesnt isn't isnt don't dont can't cant cannot wasn't wasnt",
  'not as if love loved hate hated like liked adore too so very how what such kinda sorta nothing none who imma gonna e e’',
  'gives fits suits matches goes',
  'sorry forgive whatever thought guess hope boss until before after while when although',
].join(' ');

/** Behind "my", "the" or nothing: whose wish or opinion it is. "my boss says", "the print shop wants". */
export const TELLS =
  'says say said thinks think thought wants want wanted likes like liked loves hates hate prefers prefer reckons complain complains complained changed told asked asks cant keeps';

/** What the user is to do, and nobody else: "imma put my face there later". */
export const OWN_DEEDS = "imma i'll ill i’ll we'll well i i'm im gonna";
export const LATER = 'later myself tomorrow afterwards ourselves someday tonight';

/**
 * Verbs of wishes that the grammar has no word for: what they ask for may be another craft's, but it is never a remark.
 */
export const OTHER_DEEDS = [
  'post publish send email mail share order ship schedule tag boost upload animate crop cut curve bend erase expand extend',
  'upscale sharpen generate translate check play record call invent design compose blur brighten darken film vectorize trace',
  'sprinkle attach import link connect hook compare count measure explain tell write draw paint fill fit zoom wrap stretch',
  'squeeze group ungroup merge combine join split separate apply insert include mention call price sort reorder arrange',
  'align distribute stack rotate mirror bring send save store open close pin lock redo retry restart start stop',
].join(' ');
