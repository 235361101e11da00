/**
 * Notices of what is lost, stolen or found: "LOST PARROT. african grey, name Coco". The colours in them are those of the animal or
 * the thing, which people look for, and none of the design, unless they are said of letters or of the ground.
 */
const SOUGHT = '(?:cats?|kittens?|kitty|tom ?cat|dogs?|pupp(?:y|ies)|pups?|parrots?|birds?|budgies?|budgerigars?|parakeets?|cockatiels?|cockatoos?|macaws?|canar(?:y|ies)|pigeons?|rabbits?|bunn(?:y|ies)|guinea pigs?|hamsters?|ferrets?|tortoises?|turtles?|snakes?|horses?|pon(?:y|ies)|goats?|sheep|cows?|pets?|tabby|terriers?|spaniels?|beagles?|labradors?|retrievers?|shepherds?|poodles?|bull ?dogs?|collies?|bikes?|bicycles?|e-?bikes?|scooters?|motor ?bikes?|cars?|vans?|bags?|back ?packs?|rucksacks?|suitcases?|purses?|handbags?|wallets?|keys?|phones?|laptops?|cameras?|glasses|rings?|bracelets?|necklaces?|ear ?rings?|watch(?:es)?|jackets?|coats?|scarf|scarves|hats?|teddy(?: bear)?|toys?|drones?|umbrellas?)';
const NOTICE = new RegExp(`(?<!\\p{L})(?:lost|missing|stolen|found|have you seen)(?! (?:&|and|n) found)[\\s:!.,–-]+(?:(?:our|my|the|an?|this|please|help)\\s+)*(?:(?!(?:your|in|for|at|to|sales?)(?!\\p{L}))[\\p{L}-]+\\s+){0,2}?${SOUGHT}(?!\\p{L})`, 'iu');
/** What a design is told of: there the colours are its own. */
const OF_THE_DESIGN = /(?<!\p{L})(?:letters?|lettering|texts?|writing|words?|fonts?|head ?lines?|titles?|headings?|back ?grounds?|bg|backdrop|ground|paper|borders?|frames?|colou?rs?|tones?|theme|palette|vibes?|scheme|design|poster|flyer|look|style|gradient)(?!\p{L})/iu;
/** "poster on yellow", "in red and white": how the design shall look. */
const LED_TO = /(?<!\p{L})(?:on|in|with|use|using|make it|all in)(?: (?:an?|bright|plain|bold|big|the))*\s*$/iu;

export const isNotice = (request: string): boolean => NOTICE.test(request);

/** Whether words that tell a colour, found at `start` in a notice, are said of what is sought. */
export function tellsOfSought(request: string, said: string, start: number): boolean {
  const lead = request.slice(Math.max(0, start - 30), start);
  const tail = request.slice(start + said.length, start + said.length + 24);
  return !OF_THE_DESIGN.test(said) && !LED_TO.test(lead) && !LED_TO.test(/^\p{L}+ /u.exec(said)?.[0] ?? '') && !/^\s*(?:on|over)\s/iu.test(tail) && !OF_THE_DESIGN.test(/^[\s-]*[\p{L}]+(?: [\p{L}]+)?/u.exec(tail)?.[0] ?? '');
}
