/** What nobody can do here: to post, print, call, look things up, make sounds. Told by a verb and what it is done to. */
import type { Beyond } from '../acts/talk.ts';
import { QUESTION_WORDS, type Clause } from './clauses.ts';
import { classLength, holdsAny, matchLength, phrase, wordClass, type Classes, type WordClass } from './phrases.ts';

const CLASSES: Classes = {
  it: wordClass(
    'it,this,that,them,these,those,everything,it all,the post,the design,the image,the picture,the pic,the story,the reel,the flyer,the poster,the file,the page,the video,this one,that one,my post,my design,this post,this design,the finished one,all of them,both,both of them,it out,this out',
  ),
  own: wordClass('my,our,the,your,their,his,her,a,an,all my,all our,all the,all,some,each,every'),
  adverb: wordClass(
    'directly,straight,right away,now,live,automatically,up,out,over,off,for me,for us,also,too,later,online',
  ),
  feed: wordClass(
    'instagram,insta,ig,facebook,fb,twitter,x,tiktok,tik tok,pinterest,linkedin,youtube,whatsapp,whats app,telegram,reddit,snapchat,threads,vinted,depop,etsy,ebay,poshmark,amazon,shopify,marketplace,craigslist,gumtree,site,website,web site,page,blog,feed,grid,wall,story,stories,status,profile,channel,account,shop,store,group,groups,socials,social media,google',
  ),
  network: wordClass(
    'instagram,insta,ig,facebook,fb,twitter,tiktok,tik tok,pinterest,linkedin,youtube,whatsapp,telegram,reddit,snapchat,threads,vinted,depop,etsy,ebay,poshmark,amazon,shopify,marketplace,craigslist,gumtree,socials,social media',
  ),
  spot: wordClass(
    'feed,grid,story,stories,status,profile,website,site,channel,account,shop,store,group,socials,blog,wall',
  ),
  people: wordClass(
    'customer,customers,client,clients,follower,followers,subscribers,friend,friends,boss,team,mum,mom,dad,wife,husband,sister,brother,partner,printer,printers,print shop,colleague,colleagues,supplier,suppliers,everyone,everybody,people,mailing list,list,email list,newsletter,members,guests,venue,bank,designer,photographer,landlord,me,us,myself,them,him,her,my phone,my email,my inbox,agency,courier,shop,studio,office',
  ),
  platform: wordClass(
    'facebook,fb,instagram,insta,ig,new,big,local,business,other,second,village,whole,entire,regular,best,family,company,work',
  ),
  place: wordClass('on,to,in,onto,into,at,via,with,for,by,through'),
  source: wordClass(
    'etsy,shopify,ebay,amazon,instagram,insta,facebook,fb,tiktok,pinterest,paypal,stripe,square,mailchimp,canva,google,drive,dropbox,icloud,gmail,calendar,crm,pos,phone,contacts,gallery,camera roll,address book,mail,email,inbox,shop,store,website,site,account,stock,inventory,spreadsheet,excel,computer,laptop',
  ),
  copies: wordClass(
    'copies,copy,pieces,pcs,flyers,posters,cards,stickers,prints,labels,business cards,of,a5,a4,a6,a3,more,units',
  ),
  rivals: wordClass(
    'competitor,competitors,competition,other shops,other sellers,other people,rivals,everyone else,other stores,similar shops,similar sellers',
  ),
  language: wordClass(
    'english,spanish,french,german,italian,portuguese,dutch,arabic,hindi,urdu,chinese,mandarin,japanese,korean,turkish,polish,russian,ukrainian,swedish,danish,norwegian,finnish,greek,hebrew,indonesian,malay,tagalog,thai,vietnamese,swahili,romanian,czech,hungarian',
  ),
  words: wordClass(
    'text,texts,words,wording,writing,headline,title,lines,line,sentences,copy,lettering,letters,rest,whole thing,post,poster,flyer,flier,story,design,card,ad,page,menu',
  ),
  spelling: wordClass(
    'spelling,grammar,punctuation,typo,typos,spelling mistake,spelling mistakes,spelling error,spelling errors,mistakes,misspellings,spellings,writing mistakes,grammar mistakes,text for typos,text for mistakes,words for typos,it for typos,this for typos,it for mistakes,this for mistakes,it for spelling',
  ),
  market: wordClass('ebay,google,vinted,depop,the internet,internet,the web,wikipedia,the net'),
};

/**
 * A row: a phrase from the first word of the clause on, and behind "…" another one that stands anywhere later. What
 * follows may be anything: when, where, to whom.
 */
const rows = (what: Beyond, lines: readonly string[]) =>
  lines.map((line) => {
    const [begin = '', later] = line.split(' … ');
    return { what, begin: phrase(begin), later: later === undefined ? null : phrase(later) };
  });
const BEGINNINGS = [
  ...rows('share', [
    'post|publish|upload|share|tweet|repost #it',
    'post|publish|upload|share|tweet #adverb? #place #own? #platform? #feed|people',
    'post|publish|share|tweet #adverb',
    'put|stick|get|throw|drop|list #it #adverb? on|onto|to|up on|to? #own? #network',
    'put|stick|get|throw|drop|list #it #adverb? on|onto|to|up on|to? my|our #platform? #spot',
    'send|e-mail|email|mail|text|dm|message|forward|whatsapp|airdrop|deliver #it #adverb? #place #own? #platform? #people',
    'send|e-mail|email|mail|text|dm|message|forward|whatsapp #it #adverb? #place #own? #platform? #feed',
    'send|e-mail|email|mail|dm|message|forward|whatsapp #own #platform? #people',
    'email|e-mail|mail|dm|whatsapp #it',
    'schedule|promote|advertise #it',
    'schedule|boost|promote|advertise a|an|the|my|our|this? post|posts|ad|campaign',
    'boost #it with|so|for|to|on',
    'run|start|launch|buy|place|set up? a|an|the|some|paid? #platform? ad|ads|campaign|campaigns|promotion',
    'reply|respond|answer|react to? my|our|the|all comment|comments|dm|dms|message|messages|reviews',
    'use #it as my|our profile|cover|avatar',
    'go live on|with',
  ]),
  ...rows('print', [
    'get|have … printed|shipped|delivered|couriered',
    'print|ship|courier|deliver #it #adverb?',
    'print|ship|courier|deliver me|us? #number of|copies|pieces|flyers|posters|cards|stickers|prints|labels|pcs|x',
    'print|ship me|us? #number #copies',
    'print|ship me|us? a|some few|couple|dozen|hundred|copies',
    'print|ship for me|us',
    'print|ship #copies',
    'order|buy me|us? #number #copies',
    'order|buy me|us? #number … with|of|from this|these|it|that|my|our',
    'mail|send me|us? #number #copies',
  ]),
  ...rows('accounts', [
    'connect|sync|synchronise|synchronize|integrate|hook|plug|link|log|login|sign|access #it? up|in|into? to|with|on|into? #own? #platform? #source',
    'call|ring|phone|contact|pay|hire|ask|remind|invite|tell|message|text up? #own #platform? #people',
    'import|pull|fetch|grab|sync|load … from|off|with #own? #platform? #source',
    'add|put|use|take|get|copy|insert|include … from|off|in my|our #platform? #source',
    'read|check|open|sync|access|import #own phone|mail|email|emails|gmail|calendar|drive|dropbox|contacts|inbox',
  ]),
  ...rows('records', [
    'put|add|write|show|include the|my|our? current|actual|real|live|remaining stock|inventory|number',
    'check|count|see|track|update|show #own current|actual|live? stock|inventory|sales|orders|followers|analytics|insights|stats',
  ]),
  ...rows('web', [
    'google what|how|the|for|it|this|that|others|prices|some|my|our|other|and',
    'search|research|browse for|the|what|how|on|online|it|my|our',
    'look up|online',
    'look|check|see|find|compare|copy|tell|match out|at|up|me|with|to|against|how|what|prices? #own? #platform? #rivals',
    'look|check|see|find|compare|tell out|at|up|me|for? what|how|which|if|who|other|others|shops|sellers … charge|charges|charging|sell|sells|ask|cost|costs',
    'look|check|see|find|compare|tell … #own #rivals charge|charges|sell|sells|ask|do|have',
    'check|look|see|find|search|compare … on|in|from #market',
    'check|look|see|find|search|compare … online',
    'read|open|visit|scrape #own? website|webpage|link|url',
  ]),
  ...rows('generate', [
    'generate|create|invent|imagine|render me|us? a|an|some|another|one? realistic|real|nice|new|stock? photo|photos|photograph|photographs of|with|showing|from',
    'take|shoot|snap a|an|some? photo|photos|photograph|photographs of|with',
  ]),
  ...rows('stock', [
    'find|get|search|give|look|use|add|insert|fetch|download me|us|up|for? a|an|some|any? free? stock photo|photos|image|images|picture|pictures|footage',
    'find|search|look|fetch me|us|for|up? a|an|some? nice|good|free|better|different? photo|photos|image|images|picture|pictures|pic|pics of|with|showing|online',
  ]),
  ...rows('translate', [
    'translate|traduce',
    'put|write|say|turn|change|convert|do #it in|into|to #language',
    'put|write|say|turn|change|convert|do|make|have|get|want|need|set it|this|that|everything|all in|into|to #language',
    'put|write|say|turn|change|convert|do|make|have|get|want|need|set it|this|that|everything|all all? be? in|into|to #language',
    'put|write|turn|change|convert|make|have|get|want|need|set #own? #words in|into|to #language',
    'it|this|that|everything|all all? in|into|to #language',
    'all of it|this|them in|into|to #language',
    '#own #words in|into|to #language',
    'make|do|create|get|want|need|add me|us? a|an|another|the #language version|copy|one|text|translation',
    '#language version|translation|please|pls',
    'in #language',
  ]),
  ...rows('spelling', [
    'check|correct|fix|look|proof|proofread|proof-read|spellcheck|spell-check|read over|at|through|up? #own? #spelling',
    'spellcheck|spell-check|proofread|proof-read|proof',
    'any #spelling',
    'check|look|scan through? for any? #spelling',
    'are|is there any|a|some? #spelling',
    'is|are #own? #spelling ok|right|correct|fine|good|alright|wrong',
    'is|are everything|it|all|this|the text spelled|spelt|written ok|right|correctly|fine|properly',
    'did i|we spell|write everything|it|that|this|all right|correctly|ok|wrong',
    'have i|we spelled|spelt|written … right|correctly|wrong',
  ]),
  ...rows('copywriting', [
    'write|make|give|suggest|do|draft|compose|think me|us|up|of? #own? #platform? caption|captions|description|hashtags|bio for|to|with|that|about|under',
    'write|give|suggest|draft|compose me|us #own? #platform? caption|captions|description|descriptions|hashtags|bio|blurb|text|product text|email|newsletter',
  ]),
  ...rows('remind', ['remind|alert|notify|wake|ping me|us', 'set #own? reminder|alarm|timer']),
  ...rows('erase', [
    'smooth|soften|retouch|whiten|slim|airbrush|beautify|straighten #own? face|skin|teeth|wrinkles|eyes|hair|body|waist|nose|smile|legs|arms',
    'smooth|soften|retouch|airbrush|beautify me|her|him|us|them',
    'remove|fix|hide|get|clear|erase rid? of? #own? wrinkles|pimples|pimple|acne|blemishes|freckles|scars|scar',
  ]),
  ...rows('website', [
    'make|build|create|design|set|code|program|develop up|me|us? a|an|my|our? new|simple|whole|online? website|webshop|webpage|homepage|app',
    'make|build|create|set up? me? a|an|my|our? new? web|online site|shop|store|page',
  ]),
  ...rows('account', [
    'delete|close|cancel|deactivate|upgrade|downgrade|change|reset|update my|our account|subscription|membership|password|login|billing|plan',
  ]),
  ...rows('video', ['make|let|have|get #own … dance|sing|talk|walk|wave|wink|blink|clap|cry|smile']),
  ...rows('poem', [
    'write|tell|compose|sing|recite|give|make me|us? a|an|some|another? funny|good|short|little? poem|haiku|joke|song|essay|limerick|rap|sonnet|novel|riddle|recipe|homework',
  ]),
];

/** Nouns of what nobody makes here, behind a verb that makes something. */
const MAKING = wordClass(
  'make,create,add,put,turn,give,need,want,get,have,do,export,save,download,send,convert,include,insert,use,play,record,generate,with,as,in,animate,it,this,a,an,some,i,we,could,is,bring,set',
);
const MADE: readonly (readonly [what: Beyond, words: WordClass])[] = [
  [
    'video',
    wordClass(
      'gif,gifs,music,song,songs,sound,sounds,audio,voiceover,voice over,voice-over,soundtrack,narration,beat,jingle,sound effect,sound effects',
    ),
  ],
  [
    'file-type',
    wordClass(
      'psd,photoshop,photoshop file,ai file,illustrator,illustrator file,indesign,indd,eps,tiff,tif,docx,doc,word doc,word file,word document,pptx,ppt,powerpoint,keynote,xlsx,excel,excel file,figma,figma file,sketch file,canva file,canva link,cdr,coreldraw,cricut file',
    ),
  ],
];
const WEATHER = wordClass('weather,forecast,temperature outside,rain tomorrow,sunny tomorrow,snow tomorrow');
const RECORDS = wordClass(
  'in stock,left in stock,have i sold,did i sell,did we sell,have we sold,followers do i,followers have i,likes did,likes do i,orders did,orders do i,orders have i,views did,my sales,my orders,my revenue,my analytics,bought it,liked it,viewed it,likes will,views will,sales will,orders will,followers will,will i sell,will it sell,will people buy',
);

/** What is asked of anybody, and of no design. */
const TRIVIA = wordClass(
  'president,prime minister,capital of,population of,king of,queen of,world cup,meaning of life,who invented,who won,who wrote,invented,exchange rate,time is it,your name,your favourite,your favorite,square root,distance to,distance between,tallest,speed of light,bitcoin,stock market,history of,news today',
);
const SIGNS = new Set([...'*+×x/÷^'].concat('times', 'plus', 'minus', 'divided'));
const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+(?:[.,]\d+)?$/u.test(word);
/** "12 * 12" */
const isSum = (tokens: Clause['tokens']): boolean =>
  tokens.some(({ word }, at) => SIGNS.has(word) && isNumber(tokens[at - 1]?.word) && isNumber(tokens[at + 1]?.word)) &&
  tokens.length <= MOST_OF_SUM;
const MOST_OF_SUM = 7;

const FOLLOWING = new Set('tag reply respond answer boost mention'.split(' '));
const PICTURES = wordClass(
  'banner,header,hero,graphic,image,picture,cover,icon,button,post,poster,flyer,card,story,ad,logo,design,mockup',
);

/** What can't be looked up can't be used either: "… and put a lower price". */
export const LOOKED_UP: ReadonlySet<Beyond> = new Set(['web', 'accounts', 'records']);

/** What a clause asks for that nobody can do here; null: nothing of that kind. `before`: what the last clause asked for. */
const PICTURE_NOUNS = new Set('photo photos picture pictures image images pic pics'.split(' '));
const SHOWING = new Set(['of', 'showing']);

export function readBeyond({ tokens }: Clause, before: Beyond | null = null): Beyond | null {
  const [first] = tokens;
  if (!first || tokens.some(({ value }) => value !== null)) return null;
  const isQuestion = QUESTION_WORDS.has(first.word);
  if (isQuestion && (holdsAny(TRIVIA, tokens) || isSum(tokens))) return 'off-topic';
  if (isQuestion) return holdsAny(RECORDS, tokens) ? 'records' : holdsAny(WEATHER, tokens) ? 'weather' : null;
  // "post it and tag @mina": tagging alone is what a design asks of others.
  if (before === 'share' && FOLLOWING.has(first.word)) return 'share';
  const numbers = tokens
    .filter(({ word }) => /^(?:\d+|some|few|dozen|hundred|ten|twenty|fifty)$/u.test(word))
    .map(({ word }) => word);
  const classes = { ...CLASSES, number: wordClass(numbers.join(',')) };
  const fits = ({ begin, later }: (typeof BEGINNINGS)[number]): boolean => {
    const length = matchLength(begin, tokens, 0, classes);
    const stands = (at: number) => at >= length && later !== null && matchLength(later, tokens, at, classes) > 0;
    return length > 0 && (later === null || tokens.some((_, at) => stands(at)));
  };
  const begins = BEGINNINGS.find(fits);
  // A picture is looked for by what it shows.
  const asksPicture = tokens.some(({ word }, at) => PICTURE_NOUNS.has(word) && SHOWING.has(tokens[at + 1]?.word ?? ''));
  if (asksPicture && (begins?.what === 'web' || begins?.what === 'stock')) return null;
  // "a website banner" is a picture.
  if (begins && !(begins.what === 'website' && holdsAny(PICTURES, tokens))) return begins.what;
  const makes = holdsAny(MAKING, tokens.slice(0, 3));
  return makes ? (MADE.find(([, words]) => isMade(words, tokens))?.[0] ?? null) : null;
}

/** Around the name of a thing that is to be made: in "live music night" it is a part of another name. */
const BEFORE = new Set(
  'some a an add any background nice chill good with animated into as this it in moving looping cool upbeat funky calm soft your of one psd for'.split(
    ' ',
  ),
);
const BEHIND = new Set(
  'to under on over behind in for please pls that it too with out of from file files version so at into something and , effect effects format document track tho now playing or us me thx'.split(
    ' ',
  ),
);

function isMade(words: WordClass, tokens: Clause['tokens']): boolean {
  return tokens.some((_, at) => {
    const length = classLength(words, tokens, at);
    const [before, behind] = [tokens[at - 1], tokens[at + length]];
    return (
      length > 0 &&
      (!before || BEFORE.has(before.word)) &&
      (!behind || behind.kind === 'mark' || BEHIND.has(behind.word))
    );
  });
}
