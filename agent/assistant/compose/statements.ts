/** A brief cut into the things it says, each whole: sentences, what stands between commas, points of a list. */
import { tidy } from './copy.ts';
import { isLookItem } from './looks.ts';
import { breathsOf } from './run-ons.ts';

export interface Statement {
  text: string;
  /** A colon stands behind it: what follows is what it speaks of. */
  introduces: boolean;
}

/** "furniture, books and toys" is one thing to say: its commas are no joints. */
function withLists(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}.@'-])[\p{L}'-]+(?: [\p{L}'-]+)?(?:, [\p{L}'-]+(?: [\p{L}'-]+)?)+,? (?:and|&|or) [\p{L}'-]+(?: [\p{L}'-]+)?(?=\s*(?:[,.;:!?)\n]|$)|\s(?:from|for|at|on|in|with|to|until|by|[–—-])(?!\p{L}))/giu, (list) => (list.split(/,\s*|\s+(?:and|&|or)\s+/u).filter(Boolean).slice(1).every(isLookItem) ? list : list.replaceAll(',', '‚')));
}

/** "(kale, apple, ginger)" belongs to what stands before it. */
const withBrackets = (text: string): string => text.replace(/\([^()]{3,80}\)/gu, (inside) => inside.replaceAll(',', '‚'));

/** "1. pick a design 2. send it": a point a line, its number kept. */
function withPoints(text: string): string {
  const points = [...text.matchAll(/(?<=^|[\s:,;])(\d{1,2})[.)]\s+(?=[\p{L}“"‹])/gu)];
  const counted = points.length > 1 && points.every((point, index) => Number(point[1]) === index + Number(points[0]?.[1] ?? 1));
  return counted ? text.replace(/(?<=^|[\s:,;])(\d{1,2})[.)]\s+(?=[\p{L}“"‹])/gu, '\n$1․ ') : text;
}

/** Where one thing ends: marks at the end of words, lines, dashes that are no span of hours, and what brings an offer. */
const JOINTS = /\s*(?:(?<!\d),|,(?!\d)|[;\n|•]|(?<!(?<!\p{L})[ap]|\d)[.](?=\s|$)|(?![©®™])\p{Extended_Pictographic}\uFE0F?|(?<=\d[\d.,]*)\s\/\s(?=\p{L})|(?<=\d)[.](?=\s+(?:\p{L}{2}|\d|[$€£¥₹₦₱₺₫฿₩])|\s*$)|(?<=[ap]m)[.](?=\s|$)|:(?=\s|$)|(?<=[!?])(?=\s)|(?<!\d|[ap]m) [–—-] |(?<=\d|[ap]m) [–—-] (?!\d)|(?<!\p{L})(?:and|but)(?=\s+[\p{L}'’ ]{3,25} (?:is|are) (?:coming|around the|almost here|approaching)(?!\p{L}))|(?<!\p{L})and(?=\s+(?:we'?re|we are|it'?s|i'?m|there'?s|they'?re)\s)|(?<![\p{L}])(?:and|with|plus)(?=\s+(?:a |an |the )?(?:\d+\s?%|offer|discount|call to action|cta|button|free (?:shipping|delivery))))\s*/iu;

/** "starter - burrata, main - sea bass": two halves of a row. */
const withRows = (text: string): string => ((text.match(/(?<=[:,;]\s*)[\p{L} ]{2,24} [–—-] (?=\p{L})/gu)?.length ?? 0) >= 2 ? text.replace(/(?<=[:,;]\s*)([\p{L} ]{2,24}) [–—-] (?=\p{L})/gu, '$1\u2002–\u2002') : text);

export function statementsOf(text: string): Statement[] {
  const parts = withPoints(withBrackets(withLists(withRows(text.replace(/([!?])\1+/g, '$1'))))).split(new RegExp(`(${JOINTS.source})`, 'iu'));
  const statements: Statement[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const said = tidy((parts[index] ?? '').replaceAll('‚', ',').replaceAll('․', '.'));
    const introduces = (parts[index + 1] ?? '').includes(':');
    if (/[\p{L}\p{N}]/u.test(said)) statements.push(...breathsOf(said).map((breath, at, all) => ({ text: tidy(breath), introduces: introduces && at === all.length - 1 })));
    // A colon behind what was taken: it still introduces.
    else if ((parts[index + 1] ?? '').includes(':') && statements.length === 0) statements.push({ text: '', introduces: true });
  }
  return statements;
}
