/** What is said where a request speaks of a thing that is not on the page. */
import { message } from '#messages/message.ts';
import type { PlainReference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { listOf, withoutDecoration } from './names.ts';

type Kind = NonNullable<PlainReference['kind']>;

/** What kinds of things are called. */
const CALLED: Partial<Record<Kind, Parameters<typeof message>[0]>> = {
  title: 'assistant.kind.headline',
  subtitle: 'assistant.kind.subheading',
  tagline: 'assistant.kind.subheading',
  caption: 'assistant.kind.caption',
  detail: 'assistant.kind.caption',
  offer: 'assistant.kind.offer',
  percent: 'assistant.kind.offer',
  money: 'assistant.kind.price',
  address: 'assistant.kind.place',
  place: 'assistant.kind.place',
  list: 'assistant.kind.list',
  logo: 'assistant.kind.logo',
  callToAction: 'assistant.kind.button',
  button: 'assistant.kind.button',
  badge: 'assistant.kind.badge',
  date: 'assistant.kind.date',
  text: 'assistant.kind.text',
  line: 'assistant.kind.text',
  photo: 'assistant.kind.image',
  picture: 'assistant.kind.image',
  shape: 'assistant.kind.shape',
  sticker: 'assistant.kind.sticker',
  drawing: 'assistant.kind.drawing',
  group: 'assistant.kind.group',
};
/** Most things that are named. */
const MOST_NAMED = 6;

export function missingSaid({ kind, words }: PlainReference, layers: readonly Thing[]): string {
  const what =
    words === null
      ? message((kind === null ? undefined : CALLED[kind]) ?? 'assistant.kind.layer')
      : message('assistant.quoted', { text: words });
  const there = withoutDecoration(layers.filter(({ visible }) => visible));
  return message('assistant.missing', { what, list: listOf(there.slice(-MOST_NAMED)) });
}
