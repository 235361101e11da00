/** What must not be on a design: "no prices", "don't put my phone number on it". */
import type { Brief } from '../acts/brief.ts';
import type { Token } from './tokens.ts';

type Without = Brief['without'][number];

const WITHOUT: Readonly<Record<string, Without>> = {
  text: 'text',
  words: 'text',
  price: 'price',
  prices: 'price',
  phone: 'phone',
  number: 'phone',
  date: 'date',
  dates: 'date',
  address: 'address',
  logo: 'logo',
  picture: 'picture',
  photo: 'picture',
  pictures: 'picture',
  photos: 'picture',
  image: 'picture',
  images: 'picture',
  button: 'button',
  cta: 'button',
  border: 'border',
  frame: 'border',
};

/** The kinds of things named in the first words behind "no" or "don't show". */
export const leftOffIn = (body: readonly Token[]): Without[] =>
  body.slice(0, 6).flatMap(({ word }) => WITHOUT[word] ?? []);
