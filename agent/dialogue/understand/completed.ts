/** An answer to a question about what was lacking, together with the request that lacked it. */
import { readNumber } from '#design/contacts/phone-number.ts';
import { isEdit, type ActOf, type EditAct } from '../acts/act.ts';
import { countryNamed } from '../values/country.ts';
import { ASKS, NEGATIONS } from './asides.ts';
import { readChat } from './chats.ts';
import { clausesOf } from './clauses.ts';
import { tokenize } from './tokens.ts';
import { understandEdits } from './understand-edits.ts';

const LEAVING = new Set('choose pick decide surprise whatever any anything'.split(' '));

/** The one thing that a request lacks; null: it lacks nothing, or says other things as well. */
export function lackingIn(message: string, texts: readonly string[]): ActOf<'lacking'> | null {
  // "another color, you choose" leaves it to us.
  if (tokenize(message, []).some(({ word }) => LEAVING.has(word))) return null;
  const { acts, unread } = understandEdits(message, { texts });
  // "dont like the font, its too plain": why it is to be another.
  const [act, ...more] = acts.filter(({ type }) => type !== 'keep' && type !== 'mention');
  return act?.type === 'lacking' && unread.length === 0 && more.length === 0 ? act : null;
}

/** Longest answer that is taken for words to print, characters. */
const LONGEST = 120;
const DISMISSING = new Set('never nevermind nvm forget leave skip nothing undo stop cancel idk whatever'.split(' '));

const isUnnamed = (act: EditAct): boolean =>
  'target' in act &&
  [act.target].flat().every(({ pronoun, kind, words }) => pronoun !== null && kind === null && words === null);

const QUOTES = new Set([...'"“”\'‘’«»']);

/** Without quotation marks around it. */
function unquoted(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && QUOTES.has(text.charAt(start))) start += 1;
  while (end > start && QUOTES.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The words of an answer to "What should it say?"; null: it is another request, a question, or no answer. */
function wordsOf(answer: string, acts: readonly EditAct[], isWhole: boolean): string | null {
  const text = unquoted(answer.trim());
  const [first] = tokenize(answer, []);
  if (!first || text === '' || text.length > LONGEST || text.includes('\n') || text.endsWith('?')) return null;
  if (first.value?.type === 'quoted') return text;
  const [clause] = clausesOf(answer);
  if (clause && readChat(clause.tokens) !== null && text.length < 12) return null;
  if (ASKS.has(first.word) || NEGATIONS.has(first.word) || DISMISSING.has(first.word)) return null;
  // What names a thing of the page and says what is to be of it is another request.
  return isWhole && acts.some((act) => act.type !== 'correct' && act.type !== 'mention' && act.type !== 'add')
    ? null
    : text;
}

/** "top right", after it was asked where in a photo the price tag is. */
function erased(request: string, answer: string, texts: readonly string[]): EditAct[] | null {
  const { acts, unread } = understandEdits(request, { texts });
  const [act] = acts;
  if (act?.type !== 'erase' || act.place !== null || acts.length > 1 || unread.length > 0) return null;
  const told = understandEdits(answer, { texts });
  const [said] = told.acts;
  if (!said || told.acts.length > 1 || told.unread.length > 0) return null;
  const place =
    said.type === 'erase' && said.what === ''
      ? said.place
      : said.type === 'move' && isUnnamed(said) && said.destination.to === 'place'
        ? said.destination.place
        : null;
  return place === null ? null : [{ ...act, place }];
}

/** "Suds & Co, handmade soap", after a logo was asked for and its name was not told. */
function namedLogo(request: string, answer: string, texts: readonly string[]): EditAct[] | null {
  const { acts, unread } = understandEdits(request, { texts });
  const [act] = acts;
  if (act?.type !== 'logo' || act.name !== null || acts.length > 1 || unread.length > 0) return null;
  const words = wordsOf(answer, [], false);
  const told = words === null ? undefined : understandEdits(`logo called ${words}`, { texts }).acts.find(isEdit);
  if (told?.type !== 'logo' || told.name === null) return null;
  return [{ ...act, name: told.name, description: told.description ?? act.description }];
}

/** "Nigeria", after it was asked which country the number of a code is from. */
function numberOfCountry(request: string, answer: string, texts: readonly string[]): EditAct[] | null {
  const { acts, unread } = understandEdits(request, { texts });
  const [act] = acts;
  if (act?.type !== 'code' || acts.length > 1 || unread.length > 0) return null;
  const { content } = act;
  if (content.to !== 'phone' && content.to !== 'whatsapp') return null;
  const country = countryNamed(answer);
  const full = readNumber(country === null ? answer : content.phone, country, content.to === 'whatsapp');
  return full && [{ ...act, content: { ...content, phone: full.shown } }];
}

/** The acts of a request with what its answer tells; null: that is no answer to it. `texts`: what stands on the page. */
export function completed(request: string, answer: string, texts: readonly string[]): EditAct[] | null {
  const open = lackingIn(request, texts);
  if (!open)
    return (
      erased(request, answer, texts) ?? namedLogo(request, answer, texts) ?? numberOfCountry(request, answer, texts)
    );
  const read = understandEdits(answer, { texts });
  const acts = read.acts.filter(isEdit);
  const isWhole = read.unread.length === 0 && acts.length > 0;
  const [act] = acts;
  const { span, target, where, looks, as } = open;
  switch (open.what) {
    case 'color':
    case 'font': {
      const fits =
        isWhole &&
        acts.length === 1 &&
        act?.type === 'change' &&
        isUnnamed(act) &&
        act.changes.every(({ property }) => property === open.what);
      return fits ? [{ ...act, target }] : null;
    }
    case 'place':
      return isWhole && acts.length === 1 && act?.type === 'move' && isUnnamed(act) ? [{ ...act, target }] : null;
    case 'words': {
      const text = wordsOf(answer, acts, isWhole);
      const [only] = target;
      if (text === null) return null;
      return only
        ? [{ type: 'reword', target: only, from: null, to: text, span }]
        : [{ type: 'add', addition: { is: 'text', text, as }, where, looks, like: null, span }];
    }
    case 'row': {
      const text = wordsOf(answer, acts, isWhole);
      const [of] = target;
      return text === null || !of
        ? null
        : [
            {
              type: 'add',
              addition: { is: 'text', text, as: 'text' },
              where: { to: 'end', of },
              looks: [],
              like: null,
              span,
            },
          ];
    }
    case 'code': {
      // "a WhatsApp code" says already what the number is for.
      const readings = [`${request}: ${answer}`, `a QR code for ${answer}`].map((text) =>
        understandEdits(text, { texts }),
      );
      const code = readings.find(({ acts: [first], unread }) => first?.type === 'code' && unread.length === 0);
      const only = code?.acts.find(isEdit);
      const place = where?.to === 'place' ? where.place : null;
      return only?.type === 'code' ? [{ ...only, place: only.place ?? place, span }] : null;
    }
    case 'picture':
      return null;
  }
}
