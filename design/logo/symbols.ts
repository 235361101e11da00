/**
 * Which pictures represent a business, by its owner's words: what was asked for, what it is, its name, whom it serves.
 */
import type { LogoBrief, LogoPorts } from './brief.ts';
import { inEnglish } from './trade-languages.ts';
import { withoutManner } from './trades.ts';

type Found = { name: string; score: number };

/** Below this an icon was matched by chance, by half a word. */
const NEAR_ENOUGH = 15;
/** A name means an object only if it says so outright. */
const NAMED = 40;

/** Icons of programs and instruments: they represent no business. */
const NO_MARK =
  /^(?:thermometer|tree-structure|tree-view|wave-sine|wave-triangle|four-k|number-|text-|caret-|cell-|battery-|wifi-|file-|folder-|user-|arrow-|gender-|selection-|cursor|list|dots-|microsoft|placeholder|question|info|warning|x-|prohibit|sign-|globe-x|hash)|-(?:slash|x|minus|plus|logo|fill)$/;

/** From this rank on a phrase's noun counts as matched by an icon's own words or name. */
const NOUN = 60;

/** What the business is, and what is only said about whom, where and with what. */
function headOf(description: string): [head: string, rest: string] {
  const cut =
    /[.,;:(]|\s-\s|\s(?:in|for|with|by|near|from|serving|based|on|at|to)\s/i.exec(description)?.index ??
    description.length;
  return [description.slice(0, cut), description.slice(cut)];
}

/** Kinds of places and firms, and words for anything: they count if nothing else is said. */
const GENERIC =
  /\b(?:bars?|houses?|place|rooms?|parlou?r|salon|studio|shop|store|school|lessons?|class(?:es)?|clinic|restaurant|caf[eé]|kitchen|agency|company|firm|business|services?|brand|platform|market|co|ltd|inc|things?|stuff|something|everything|everyone|anything|do|does|doing|make|makes|sell|sells|nice|good|great|best|very|local|own(?:ed)?)\b/gi;
/** How something is made is not what it is: "wood-fired", "hand poured". */
const HOW =
  /\b(?:\w+-|(?:wood|hand|stone|home|oven|fire|slow|small) )(?:fired|poured|made|baked|grown|cut|roasted|crafted|dyed|picked|brewed|stitched|thrown|painted|batch|free|based)\b/gi;

/** The subject of a phrase: its words except generic ones. */
function telling(text: string): string {
  const told = text.replace(HOW, ' ').replace(GENERIC, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(told) ? told : text;
}

/** Those that match about as well as the first. */
const near = (found: readonly Found[], least: number, share: number) =>
  found.filter(({ score }) => score >= Math.max(least, (found[0]?.score ?? 0) * share)).map(({ name }) => name);

/** Icons for a brief, best match first; none if no word matches. */
export function batchIcons(
  { name, description, elements }: Pick<LogoBrief, 'name' | 'description' | 'elements'>,
  ports: Pick<LogoPorts, 'findIcons'>,
): string[] {
  const findIcons = (text: string, limit: number) =>
    ports
      .findIcons(withoutManner(text), limit + 4)
      .filter((found) => !NO_MARK.test(found.name))
      .slice(0, limit);
  const asked = elements.map((element) => near(findIcons(`${inEnglish(element)} ${element}`, 3), NEAR_ENOUGH, 0.6));
  const [head, rest] = headOf(description);
  const told = telling(head);
  // In English the noun comes last: a wedding photographer takes photos. What follows "and" comes second.
  const noun = (told.split(/\s(?:and|or|&)\s/i)[0] ?? '').split(' ').at(-1) ?? '';
  const described = [...near(findIcons(noun, 1), NOUN, 1), ...near(findIcons(told, 6), NEAR_ENOUGH, 0.45)];
  // A single letter is no word: "K" does not mean "4K".
  const words = name
    .split(/\s+/)
    .filter((word) => [...word].length > 2)
    .join(' ');
  const named = near(findIcons(words, 2), NAMED, 0.8);
  const about = near(findIcons(telling(rest), 3), NEAR_ENOUGH, 0.6);
  const firsts = asked.flatMap(([first]) => (first === undefined ? [] : [first]));
  // A name in Latin letters is often a person's: its meaning in other languages is chance.
  const abroad = (/\p{Script=Latin}/u.test(name) ? [description] : [description, name]).flatMap((text) =>
    near(findIcons(inEnglish(text), 4), NEAR_ENOUGH, 0.45),
  );
  return [...new Set([...firsts, ...asked.flat(), ...described, ...abroad, ...named, ...about])];
}
