/** What is said where something was understood and is not done all the same. */
import { message } from '#messages/message.ts';
import type { PlainReference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import type { Refusal } from '../plan/planned.ts';
import { joined, listOf, nameOf } from './names.ts';

/** Kinds of things that go by another word. */
const NOUNS: Readonly<Record<string, string>> = {
  title: 'headline',
  detail: 'small print',
  callToAction: 'button',
  money: 'price',
  web: 'website',
  code: 'QR code',
};
/** Forms that go by another word. */
const FORMS: Readonly<Record<string, string>> = { ellipse: 'circle' };
/** Most things that are named. */
const MOST_NAMED = 6;

function calledAs({ kind, words, form }: PlainReference): string {
  if (words !== null) return message('assistant.quoted', { text: words });
  const noun = form === null ? (NOUNS[kind ?? ''] ?? kind ?? '') : (FORMS[form] ?? form);
  return noun === '' ? message('assistant.it') : message('assistant.theNamed', { name: noun });
}

const LONGEST = 60;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
const begun = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A sentence or a question. */
export function refusedSaid(refusal: Refusal, layers: readonly Thing[]): string {
  switch (refusal.why) {
    case 'missing':
      return message('assistant.missing', {
        what: calledAs(refusal.what),
        list: listOf(layers.filter(({ type, visible }) => visible && type !== 'group').slice(-MOST_NAMED)),
      });
    case 'noLayout':
      return message('assistant.noLayout', { count: refusal.count, list: refusal.layouts.join(', ') });
    case 'collageCells':
    case 'collageNeedsPictures':
      return message(`assistant.${refusal.why}`, { count: refusal.count });
    case 'whereInPicture':
      return message('assistant.askErase', { what: refusal.what });
    case 'nothingNew':
      return message('assistant.nothingNew', { wish: shortened(refusal.wish) });
    case 'doubled':
    case 'notDoubled':
      return message(`assistant.${refusal.why}`, {
        text: refusal.text,
        list: joined(refusal.among.map(nameOf), message('assistant.and')),
      });
    case 'neverDone':
    case 'neverMoved':
      return message(`assistant.${refusal.why}`, { what: begun(calledAs(refusal.what)) });
    case 'warp':
      return message('assistant.cannot.warp');
    default:
      return message(`assistant.${refusal.why}`);
  }
}
