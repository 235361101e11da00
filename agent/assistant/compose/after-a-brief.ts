/** A first request cut in two: the brief, and wishes behind it that a composition does not see to ("… and export it", "then make the headline red"). */
import { clausesOf, leadingVerb, type Clause } from '../clauses.ts';
import type { Intent } from '../intents.ts';
import { BACKGROUND_NOUNS, LAYER_NOUNS } from '../lexicon.ts';
import { readClause } from '../read-clause.ts';
import { withContacts } from '../wording.ts';
import { readBrief } from './brief.ts';
import { holdsWords } from './second-reading.ts';
import { toldBrief } from './told-brief.ts';
import { followUps } from './told-follow-ups.ts';

/** Wishes that a brief does not contain: they follow it. A look is part of the brief. */
const FOLLOWING = new Set<Intent['kind']>(['export', 'undo', 'change', 'delete', 'cannot', 'background', 'add-shape', 'add-sticker', 'arrange', 'group', 'duplicate', 'crop', 'collage', 'handwork', 'pages', 'brand', 'resize', 'logo', 'repair', 'scene', 'generate', 'film', 'moving', 'try-on']);
/** They are done to something that stands there, and have to name it: "bring your own mat" is to be read. */
const OF_A_THING = new Set<Intent['kind']>(['change', 'delete', 'arrange', 'group', 'duplicate', 'crop', 'moving']);
const NAMES_A_THING = new RegExp(`(?<!\\p{L})(?:${LAYER_NOUNS}|${BACKGROUND_NOUNS}|it|them|everything|all)(?!\\p{L})`, 'iu');

function follows(intent: Intent, { text }: Clause): boolean {
  // Words without a place of their own are among the words of the brief.
  if (intent.kind === 'add-text') return intent.text !== null && !intent.pill && (Object.keys(intent.change).length > 0 || /^\W*(?:add|write|put|insert|type)\s+["“«]/iu.test(text));
  return FOLLOWING.has(intent.kind) && (!OF_A_THING.has(intent.kind) || NAMES_A_THING.test(text));
}

export function splitBrief(request: string): { brief: string; rest: Intent[] } {
  const told = toldBrief(request);
  if (told) return { brief: request, rest: [...told.also.map((format): Intent => ({ kind: 'resize', format, copy: true })), ...followUps(told)] };
  const rest: Intent[] = [];
  let brief = withContacts(request);
  for (const [index, clause] of clausesOf(brief).entries()) {
    if (index === 0 || leadingVerb(clause.text) === null) continue;
    const intents = readClause(clause);
    if (!intents.every((intent) => follows(intent, clause)) || (intents.every(({ kind }) => kind !== 'add-text') && holdsWords(request, clause.text))) continue;
    brief = brief.replace(clause.text, ' ');
    rest.push(...intents);
  }
  return { brief: brief.replace(/[\s,]*(?:(?<!\p{L})(?:and|then|also)(?!\p{L})|,|\.)*\s*$/iu, ''), rest: [...readBrief(brief).also.map((format): Intent => ({ kind: 'resize', format, copy: true })), ...rest] };
}
