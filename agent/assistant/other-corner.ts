/** "logo in the top left corner", and then "no not there, the other corner": what was just put somewhere goes to the place across from it. */
import type { Intent } from './intents.ts';
import type { Deed, Exchange } from './read-prompt.ts';

const ACROSS: Readonly<Record<string, string>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top', upper: 'bottom', lower: 'top' };
const SIDES: Readonly<Record<string, string>> = { left: 'left', right: 'right', top: 'top', bottom: 'bottom', upper: 'top', lower: 'bottom' };
const TALK = "(?:(?:please|pls|plz|ok(?:ay)?|ah|oh|oops|hm+|um|no+|nope|nah|wait|sorry|well|actually|hey|then|but|and|rather|maybe|better|i meant?|i mean|not (?:there|that one|that corner|that side|here)|wrong (?:corner|side|one)|(?:can|could) (?:you|u)|(?:put|move|place|set|try) (?:it|that)|it should (?:be|go))[\\s,.!–—-]+)*";
const SIDE = '(left|right|top|bottom|upper|lower)';
const FINE = '(?:[\\s,.;–-]+(?:but |and )?(?:(?:the |my |our )?[\\p{L} ]{2,30} (?:is|are) (?:fine|good|great|ok(?:ay)?|perfect|right)(?:[\\s,]+(?:leave|keep) (?:it|them|those|that)(?: (?:there|as is|like that))?)?|(?:leave|keep) the rest(?: [\\p{L} ]{2,20})?))?';
const OTHER = new RegExp(`^${TALK}(?:(?:in|to|on|at|into) )?(?:the )?(other|opposite)(?: ${SIDE}(?:[ -]hand)?)? (?:corner|side|end)(?:[\\s,.–-]+(?:(?:on|at|to|in) )?(?:the )?${SIDE}(?:[ -]hand)?(?: (?:side|one|corner))?)?${FINE}(?:[\\s,]+(?:please|pls|plz|instead|then|thanks?))*[\\s.!?]*$`, 'iu');

const placeOf = ({ input }: Deed): string | null => (typeof input.place === 'string' ? input.place : typeof input.alignToPage === 'string' ? input.alignToPage : null);
const isSided = (place: string | null): place is string => place !== null && /^(?:(?:top|bottom)(?:-(?:left|right))?|left|right)$/u.test(place);
const layerOf = ({ input, output }: Deed): string | null => [input.layer, output.id].find((id) => typeof id === 'string') ?? null;

/** Across from a place; `told`: the side that is named. Null: that is where it stands. */
function across(place: string, told: string | undefined, isDiagonal: boolean): string | null {
  const [vertical, horizontal] = place.includes('-') ? place.split('-') : ACROSS[place] === 'top' || ACROSS[place] === 'bottom' ? [place] : [undefined, place];
  const side = told === undefined ? undefined : SIDES[told.toLowerCase()];
  const isLevel = side === 'left' || side === 'right';
  const flipped = (one: string | undefined, asked: boolean) => (one === undefined ? undefined : asked ? ACROSS[one] : one);
  const alone = vertical === undefined || horizontal === undefined;
  const next = [
    side !== undefined && !isLevel && !alone ? side : flipped(vertical, alone || (isDiagonal && side === undefined)),
    side !== undefined && isLevel && !alone ? side : flipped(horizontal, side === undefined || alone),
  ].filter((one) => one !== undefined).join('-');
  return next === place || (alone && side !== undefined && side !== next) ? null : next;
}

/** What the last answer put at a side or in a corner, put across from there; null: more than that is said, or several things were put somewhere. */
export function readOtherCorner(request: string, last: Exchange | undefined): Intent | null {
  const [, kind, between, behind] = OTHER.exec(request.trim()) ?? [];
  const put = last?.deeds.filter((deed) => deed.ok && isSided(placeOf(deed)) && layerOf(deed) !== null) ?? [];
  const corners = put.filter((deed) => placeOf(deed)?.includes('-'));
  const [deed, ...others] = corners.length > 0 && /corner/iu.test(request) ? corners : put;
  const place = deed ? placeOf(deed) : null;
  if (kind === undefined || !deed || others.length > 0 || place === null) return null;
  const next = across(place, between ?? behind, kind.toLowerCase() === 'opposite' && /corner/iu.test(request));
  return next === null ? null : { kind: 'repeat', calls: [{ tool: 'update_layer', input: { layer: layerOf(deed), ...(typeof deed.input.place === 'string' ? { place: next } : { alignToPage: next }) } }] };
}
