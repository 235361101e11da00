/** Orders to the designer: nothing of them is printed but the facts that they say to include. */
import type { Brief } from '../acts/brief.ts';
import { ADDS, PICTURES } from './brief-words.ts';
import { detailIn, feels, isFact, moodsIn, speaksOfDesign } from './details.ts';
import { placeOf, readLook, saidOf, sideIn } from './look-words.ts';
import type { PageColors } from './page-colors.ts';
import { giveLook } from './role-looks.ts';
import { tableAsked } from './rows.ts';
import type { Segment } from './segments.ts';
import { textOf, type Token } from './tokens.ts';

/** "big and readable" */
const SEEN = new Set(['clear', 'bold', 'loud', 'bright', 'simple', 'readable', 'legible', 'visible', 'easy']);
const LOUD = new Set(['big', 'large', 'bold']);
/** "don't cover the cake", unlike a sign's "do not touch". */
const FORBIDS = new Set(["don't", 'dont', 'never', 'do', 'try', 'nothing']);

/** Takes an order into a brief; the words that are for readers after all: "apply at jobs@bean.example". */
export function takeOrder(brief: Brief, message: string, colors: PageColors, { cue, body }: Segment): readonly Token[] {
  const all = [...cue, ...body];
  if (giveLook(brief, all)) return [];
  // "cut 20" is a row of a price list.
  if (tableAsked(brief) !== null && all.slice(-1).some(({ word }) => /\d/u.test(word))) return all;
  if (cue[0]?.word === 'cut' || cue[0]?.word === 'remove') {
    brief.picture.cutout = true;
    return [];
  }
  // "keep your desk tidy", "apply at jobs@bean.example": an order to readers.
  const isOfSign = ['sign', 'notice'].includes(brief.deliverable.noun ?? '');
  const isLoud = LOUD.has(cue[0]?.word ?? '') && body.length < 6 && body.some(({ word }) => SEEN.has(word));
  const isForbidden = isLoud || (!isOfSign && FORBIDS.has(cue[0]?.word ?? ''));
  if (!isForbidden && body.length > 0 && !feels(cue) && !speaksOfDesign(all) && placeOf(all) === null) return all;
  brief.aside.instructions.push(textOf(message, all));
  colors.take(all);
  brief.look.mood.push(...moodsIn(message, body));
  if (LOUD.has(cue[0]?.word ?? '')) brief.look.mood.push('bold');
  if (all.some(({ word }) => PICTURES.has(word))) brief.picture.place ??= placeOf(body) ?? sideIn(body);
  if (!cue.some(({ word }) => ADDS.has(word))) return [];
  const from = body.findIndex(isFact);
  if (from === -1) return [];
  const last = body.findLastIndex(isFact);
  const fact = detailIn(message, body.slice(from, last + 1));
  if (fact) brief.facts.push({ ...fact, look: { ...fact.look, ...saidOf(readLook(body.slice(last + 1)).look) } });
  return [];
}
