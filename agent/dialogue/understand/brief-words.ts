/** Words by which the reader of briefs tells pictures, orders and facts. */
import { wordSet } from '../values/word-set.ts';
import type { FactKind } from '../acts/values.ts';

/** The user's own pictures. */
export const PICTURES = wordSet('pic pics photo photos picture pictures image images product');
/** What is to be shown. */
export const IMAGERY = wordSet(
  'illustration illustrations image images photo photos photograph picture drawing drawings silhouette silhouettes icon icons graphic graphics',
);
/** Orders whose facts are printed: "include our phone number 555 0134". */
export const ADDS = wordSet('include add put keep place position incorporate');

/** Which facts a role's noun speaks of: "the date in small italics". */
export const FACTS_BY_NOUN: Readonly<Record<string, readonly FactKind[]>> = {
  date: ['date'],
  dates: ['date'],
  time: ['time'],
  venue: ['place', 'address'],
  location: ['place', 'address'],
  address: ['address', 'place'],
  website: ['web'],
  price: ['money'],
  hours: ['time'],
  contact: ['phone', 'email', 'web', 'handle'],
};

/** Kinds of what labels announce. */
export const KIND_BY_LABEL: Readonly<Record<string, FactKind>> = {
  venue: 'place',
  location: 'place',
  where: 'place',
  place: 'place',
  address: 'address',
};

/** Events whose names are those of what is shown: "school play, The Wizard of Oz". */
export const SHOWS = wordSet('play show musical opera screening film movie premiere exhibition ballet');
