/** "undo only the colour", "take back the move": of what was done, one property alone; the rest is done again. "Put it back but say …": it comes back as it shall be. */
import { capital } from './compose/copy.ts';
import type { Intent } from './intents.ts';
import { isChange, takeChange } from './read-change.ts';
import type { Deed, Exchange } from './read-prompt.ts';
import { Scan } from './scan.ts';

export type Property = 'color' | 'size' | 'place' | 'font' | 'words' | 'background' | 'shadow';

const NAMES: readonly (readonly [property: Property, pattern: string])[] = [
  ['background', 'back ?ground(?: colou?r)?|bg'],
  ['color', 'colou?rs?(?: change| part| thing)?|recolou?ring|red|blue|green|yellow|pink|purple|orange|gold|white|black'],
  ['size', 'sizes?(?: change)?|bigger|smaller|enlarging|scaling|resizing'],
  ['place', 'mov(?:e|ing|ement)|position(?:ing)?|place(?:ment)?|spot|alignment'],
  ['font', 'fonts?(?: change)?|typeface|bold|italics?|letters'],
  ['words', 'texts?(?: change)?|words?|wording|text edit'],
  ['shadow', 'shadow'],
];
const FIELDS: Readonly<Record<Property, readonly string[]>> = {
  color: ['color', 'gradient', 'highlight', 'outline', 'glow'], size: ['scale', 'fontSize', 'size', 'width', 'height'], place: ['x', 'y', 'moveX', 'moveY', 'place', 'alignToPage', 'align'],
  font: ['font', 'weight', 'italic', 'underline', 'letterCase', 'spacing', 'letterSpacing'], words: ['text', 'find', 'replace', 'append'], background: [], shadow: ['shadow'],
};
const ANY = NAMES.map(([, pattern]) => pattern).join('|');
const CHATTER = "(?:(?:oh|ok(?:ay)?|no|nope|wait|actually|hm+|sorry|oops|ah|please|pls|and|but|can you|could you|i want to|i'd like to|let'?s|just|only)[\\s,!.]+)*";
const ONE = new RegExp(`^${CHATTER}(?:undo|un-?do|revert|reset|take back|take away|roll back|lose|drop|cancel|reverse)\\s+(?:(?:only|just)\\s+)?(?:the |that |my )?(?:new |last )?(${ANY})(?:[\\s,]+(?:only|alone|again|please|pls|of it|change|part|for (?:it|that)|(?:but |and )?(?:not|keep|leave) .*))*[.!]*$`, 'iu');
/** "keep the position but undo the colour", "leave it at the bottom but put the colour back". */
const KEPT = new RegExp(`^${CHATTER}(?:keep|leave) (?:it|that|the [\\p{L} ]+?|everything(?: else)?)(?: (?:as it is|there|where it is|(?:at|on|in) the [\\p{L}]+))?,?\\s+(?:but|and|just|only)\\s+(?:please )?(?:undo|revert|take back|lose|drop|put|change|bring|set|turn)(?: back)?\\s+(?:the |its )?(?:old |new )?(${ANY})(?: (?:back|again|please|(?:to )?(?:how|what|as) it was|only))*[.!]*$`, 'iu');

/** "size back to how it was but keep red". */
const BACK = new RegExp(`^${CHATTER}(?:(?:put|bring|set|get|change|turn|i want) )?(?:the )?(${ANY}) back(?: (?:to )?(?:how|what|where|as) it was(?: before)?| again| please| pls)*(?:[\\s,]+(?:but|and) (?:keep|leave) .*)?[.!]*$`, 'iu');

/** The property that some words name; undefined: none. */
export const propertyIn = (words: string): Property | undefined => NAMES.find(([, pattern]) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu').test(words))?.[0];

/** Of what was done, what is not about the property; null: nothing of it is. */
export function without(property: Property, { tool, input }: Pick<Deed, 'tool' | 'input'>): { tool: string; input: Record<string, unknown> } | null {
  if (tool === 'set_background') return property === 'background' || property === 'color' ? null : { tool, input };
  if (tool === 'arrange') return property === 'place' ? null : { tool, input };
  if (tool !== 'update_layer' && tool !== 'edit_text') return { tool, input };
  if (tool === 'edit_text' && property === 'words') return null;
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !FIELDS[property].includes(field)));
  return Object.keys(rest).some((field) => field !== 'layer') ? { tool, input: rest } : null;
}

/** Whether a deed has changed the design. */
export const CHANGING = (deed: Deed) => deed.ok && deed.tool !== 'look' && deed.tool !== 'export' && deed.output.unchanged !== true;
/** What comes anew when it is done again: others speak of it by an id that would be gone. */
export const MAKES = /^(?:add_|compose_|duplicate|generate_|group|photo_grid|undo|redo|pages|text_behind|try_on|place_in_scene|resize)/u;

/** The wishes that take one property back; null: nothing of the kind is asked for, or nothing recent was about it. */
export function readPartialUndo(request: string, earlier: readonly Exchange[]): Intent[] | null {
  const text = request.trim();
  const named = (ONE.exec(text) ?? KEPT.exec(text) ?? BACK.exec(text))?.[1]?.toLowerCase();
  const property = named === undefined ? undefined : NAMES.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(named))?.[0];
  if (!property) return null;
  const done = earlier.map(({ deeds }) => deeds.filter(CHANGING));
  const touches = (deed: Deed) => JSON.stringify(without(property, deed)?.input) !== JSON.stringify(deed.input);
  const from = done.findLastIndex((deeds) => deeds.some(touches));
  const since = from === -1 ? [] : done.slice(from).filter((deeds) => deeds.length > 0);
  if (since.length === 0 || since.length > 5) return null;
  const kept = since.flatMap((deeds, index) => (index === 0 ? deeds.flatMap((deed) => without(property, deed) ?? []) : deeds.map(({ tool, input }) => ({ tool, input }))));
  if (kept.some(({ tool }) => MAKES.test(tool))) return null;
  return [{ kind: 'undo', times: since.length, cautious: true }, ...(kept.length > 0 ? [{ kind: 'repeat' as const, calls: kept }] : [])];
}

const BROUGHT_BUT = new RegExp(`^${CHATTER}(?:put|bring|get|have|i want) (?:it|that|this|the [\\p{L} ]{2,30}?) back(?: (?:in|on|there|again|please|pls))*,?\\s+(?:but|and|just|only)\\s+(?:please |pls )?(?:(?:make it |let it |have it |it should |it must |with )?(?:say(?:s|ing)?|read|write|the words)\\s+(?<words>.+?)|(?<how>.+?))[.!]*$`, 'iu');

/** What was deleted a moment ago comes back, with other words or another look; null: nothing of the kind is asked for. */
export function readBroughtBackBut(request: string, last: Exchange | undefined): Intent[] | null {
  const told = BROUGHT_BUT.exec(request.trim())?.groups;
  const done = last?.deeds.filter(CHANGING) ?? [];
  const [only] = done;
  if (!told || !only || done.length > 1 || only.tool !== 'delete' || !Array.isArray(only.input.layers) || only.input.layers.length !== 1) return null;
  const targets = [{ ids: only.input.layers.map(String), said: 'it' }];
  const words = told.words?.replace(/^["“'‘]|["”'’]$/gu, '');
  const change = words === undefined ? takeChange(new Scan(told.how ?? '')) : { text: /^[@#]|\.\p{L}/u.test(words) ? words : capital(words) };
  return isChange(change) ? [{ kind: 'undo', times: 1 }, { kind: 'change', targets, change }] : null;
}
