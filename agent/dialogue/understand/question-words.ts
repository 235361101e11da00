/** The words of questions: what is asked for, what it is asked of, and how questions about the product are put. */
import type { ActOf } from '../acts/act.ts';
import { phrase, wordClass, type Classes, type WordClass } from './phrases.ts';

type About = ActOf<'answer'>['about'];

/** What is asked for, by the words for it; the first that stands in a question counts. */
export const ASKED_WORDS: readonly (readonly [about: About, words: WordClass])[] = [
  ['pages', wordClass('how many pages,how many slides,number of pages,page count,which page,what page')],
  ['font', wordClass('font,fonts,typeface,typefaces,lettering,font name,fontname,kind of letters,type of letters')],
  ['color', wordClass('hex,hexcode,hex code,color,colour,colors,colours,color code,colour code,shade,rgb')],
  [
    'size',
    wordClass(
      'px,pixel,pixels,pixles,dimension,dimensions,resolution,size,sized,how big,how large,how wide,how tall,how high,width,height,what format is,which format is,what format am,what format are,in what format is,in which format is,aspect ratio,proportions',
    ),
  ],
];

/** "can people read it?", "is it big enough?", "is the title too big?" */
export const LEGIBLE = wordClass(
  'read,readable,legible,visible,see,seen,contrast,make out,big enough,large enough,clear enough,bold enough,bright enough,dark enough,too small,too big,too large,too tiny,too thin,too light,too pale,too dark,too bright,too loud,too much,easy to read,hard to read,stand out,stands out,stand out enough',
);
/** "which is better", "what sells more". */
export const BETTER = wordClass(
  'better,best,nicer,prefer,rather,sells,sell more,stronger,recommend,would you pick,would you choose,would you go,should i,should we,shall i,which one,work better,works better',
);
export const GOOD = wordClass(
  'ok,okay,good,nice,fine,alright,right,ready,professional,cheap,cheesy,decent,pretty,balanced,finished,done,weird,enough,go together,go well,match,clash,clashing',
);
/** What an opinion is asked about in particular. */
export const ASPECTS: readonly (readonly [aspect: string, words: WordClass])[] = [
  ['busy', wordClass('busy,crowded,cluttered,full,messy,overcrowded,overloaded,chaotic,too much,cramped,fussy')],
  ['plain', wordClass('plain,boring,empty,dull,bare,bland,basic,simple,flat')],
  [
    'colors',
    wordClass(
      'colours go,colors go,colours work,colors work,colours match,colors match,colours clash,colors clash,colours ok,colours okay,colors ok,colours good,colors good,colours nice,colors nice,colours look,colors look,colours too,colours alright',
    ),
  ],
];
/** "any tips?", "how can I improve it?" */
export const ADVICE = wordClass(
  'suggestions,suggestion,tips,feedback,thoughts,advice,improve,make it better,would you change,you change,change anything,change something,anything to change,rate it,rate this,missing,how does it look,how does this look,how is it looking,hows it look,opinion',
);
/** What is told of a page: "say", "write", "have on there". */
export const SAYING = wordClass(
  'say,says,saying,said,written,write,wrote,put,read,reads,stand,stands,have i got,do i have,did i have,did we have,listed,on there,on it,on here,there for,state,states,mention,list,charging,charge,asking,is on',
);
/** Behind "does it", and "is there": whether something is told. */
export const MENTION = wordClass(
  'say,mention,state,tell,list,include,contain,have,show,anything,something,there,on it,on there,on the page,on the design,on the poster,on the flyer,got',
);
/** Beyond the nouns of the lexicon: words by which a kind of fact is asked for. */
export const FACT_WORDS: readonly (readonly [fact: NonNullable<ActOf<'answer'>['fact']>, words: WordClass])[] = [
  ['money', wordClass('price,prices,cost,costs,how much,amount,fee,rate,there for')],
  [
    'time',
    wordClass('time,hours,opening hours,closing time,opening time,what time,open,close,closing,doors,start,starts'),
  ],
  ['date', wordClass("date,day,when,whens,when's,which day")],
  ['phone', wordClass('phone,phone number,number,telephone,mobile,whatsapp number')],
  ['email', wordClass('email,e-mail,mail address')],
  ['web', wordClass('website,url,link,web address')],
  ['handle', wordClass('handle,insta,instagram,username')],
  ['address', wordClass('address,location,venue,street')],
  ['percent', wordClass('percent,percentage,discount,how much off')],
];
/** Words of questions that name nothing on the page. */
export const SMALL = new Set(
  "a an the my our your its of to in on at for and or it is are be that this these those with from by as not no i we you u they he she do does did doing done have has had got get gets was were will would should can could am been there here one ones what whats what's which wich how hows when where who why much many more most exactly exact rn now again currently moment quick q question page pages slide slides design post say says said saying write wrote written put text texts words everything anything something thing things just please pls actually me us tell know price prices cost costs date time number phone right today current still also then so but any some all each about list listed state charge charging asking".split(
    ' ',
  ),
);

const CLASSES: Classes = {
  adverb: wordClass('as,in,on,to,with,onto'),
  thing: wordClass(
    'it,this,that,these,them,those,the design,the post,my post,the flyer,my flyer,the poster,the card,the file,my design,designs,posts,pictures,images,what i make,what i made,prints',
  ),
  plan: wordClass('plan,version,subscription,membership,account'),
  own: wordClass(
    'my,our,the,all my,all the,old,other,previous,saved,last,past,earlier,my other,my old,my previous,my saved,my last,the other,the old',
  ),
  work: wordClass('designs,design,projects,project,posts,work,files,stuff,drafts,creations,ones'),
};
const rows = (about: ActOf<'product'>['about'], lines: readonly string[]) =>
  lines.map((line) => ({ about, steps: phrase(line) }));

/** Phrases of questions about the product, anywhere in a question. */
export const PRODUCT_PHRASES = [
  ...rows('credits', [
    'credit|credits|tokens|generations',
    'does|will this|it|that cost credits|something|anything|me',
  ]),
  ...rows('plans', [
    'have|need|got to pay',
    'pay for this|it|that|download|downloads|downloading|blend|export|exports',
    'is|are this|it|that|blend|everything|you|downloads|downloading|exporting|exports really? for? free',
    'is this|it|the app|tool|blend free',
    'is the? app|tool|site free',
    'can|could|may i|we use|have|keep|download|export|save|get #thing? for? free',
    'cost|costs|charge|charged to|for download|export|save|use|get|downloading|exporting',
    'what does|do|will|would #thing cost',
    'what does|do|will|would blend|download|downloading cost',
    'how much does|do|will|would|is #thing? cost? to download|export|use',
    'how much does|do|is downloading|exporting|blend cost?',
    'free|pro|max|paid|premium #plan',
    'how much is|does|do|are blend|pro|max|you|premium|upgrade|subscription|upgrading',
    'what is|does|do|are the? pro|max|premium',
    'the? difference between the? free|pro|max',
    'get with|in pro|max',
    'how much is|does the? subscription|app|tool|upgrade|membership',
    'charge|charging me',
    'what|which plan',
  ]),
  ...rows('file', [
    'how|where do|can|should|would|could i|we|you download|export|save|get|print|keep #thing #adverb?',
    'how|where do|can|could i|we get|have the|a|my file|files|pdf|png|picture|image|download',
    'how to download|export|save|print',
    'where is|are the download|export|file|files',
  ]),
  ...rows('sharing', [
    'how|where do|can|should|would|could i|we share|post|publish|upload|send|put|use #thing #adverb?',
    'how to share|post|publish|send|upload',
    'can|could other people|others|friends|customers|anyone see #thing',
    'share|send a? link',
  ]),
  ...rows('rights', [
    'commercial|commercially|copyright|copyrighted|licensed|license|licence|royalty|trademark',
    'who owns',
    'allowed|legal to sell|use|print',
    'can|may|could i|we sell #thing',
    'can|may|could i|we use #thing for|in my|our|a? business|shop|ads',
  ]),
  ...rows('person', [
    'are|r you|u a? real|human|robot|bot|ai|person|machine|chatgpt|alive|program',
    'is this|there a? real? person|human|bot|robot|someone|ai',
    'am i talking|chatting|speaking',
    'talk|speak|chat to|with a|an? real? human|person|someone|somebody|agent|support',
    'customer support|service|care',
  ]),
  ...rows('projects', [
    'where are|is|do|did|can|could i? find? see? #own #work',
    'where can|do|could i find|see|open #own? #own? #work',
    'where are|is|did #own #own? #work',
    'find|open|see my|our|the old|other|previous|saved|last|earlier #work',
  ]),
  ...rows('watermark', ['watermark', 'blend logo|mark|badge on|in']),
  ...rows('fonts', ['fonts do|can you|u|i', 'fonts are there|available', 'fonts you have|got', 'fonts to choose|pick']),
  ...rows('saved', [
    'is|are it|this|my design|work|everything saved',
    'have|need|got to save',
    'how do i save',
    'how i can download',
    'how i can save',
    'how i download',
    'saved automatically',
    'will it|this be saved',
  ]),
];
export const PRODUCT_CLASSES = CLASSES;
