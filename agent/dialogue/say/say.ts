/** What is said in answer to a message that is not, or not only, about a change: from the acts and from what is on the page. */
import { message } from '#messages/message.ts';
import type { ActOf, Talk } from '../acts/act.ts';
import { DIRECTIONS } from '../plan/rework-calls.ts';
import { answerSaid, type Known } from './answers.ts';
import { joined } from './names.ts';

const CHATS: Readonly<Record<ActOf<'chat'>['about'], Parameters<typeof message>[0]>> = {
  hello: 'assistant.talk.welcomeBack',
  thanks: 'assistant.talk.thanks',
  help: 'assistant.talk.help',
  insult: 'assistant.talk.sorry',
  bye: 'assistant.talk.bye',
  nothing: 'assistant.talk.nothing',
};

const directionsSaid = (): string =>
  message('assistant.directions', { list: joined(DIRECTIONS, message('assistant.and')) });

/** Said behind the designs that were proposed on an empty page. `isTrade`: their words are only a start. */
export const proposalsSaid = (isTrade: boolean): string =>
  `${directionsSaid()} ${message(isTrade ? 'assistant.directionsVague' : 'assistant.directionsNext')}`;

function said(act: Talk, known: Known): string {
  const { page } = known.scene;
  switch (act.type) {
    case 'answer':
      return answerSaid(act, known);
    case 'product':
      return message(`assistant.talk.${act.about}`);
    case 'beyond':
      return message(`assistant.cannot.${act.what}`);
    case 'chat':
      return message(act.about === 'hello' && page.layers.length === 0 ? 'assistant.talk.hello' : CHATS[act.about]);
    case 'directions':
      return `${directionsSaid()} ${message('assistant.directionsBeside')}`;
    // What is changed is told by what was done.
    case 'rework':
    case 'choose':
      return '';
  }
}

/** One sentence or two an act, none twice. */
export const sayingsOf = (acts: readonly Talk[], known: Known): string[] => [
  ...new Set(acts.map((act) => said(act, known)).filter((text) => text !== '')),
];

const LACKING: Readonly<Record<ActOf<'lacking'>['what'], Parameters<typeof message>[0]>> = {
  color: 'assistant.askColor',
  font: 'assistant.askFont',
  words: 'assistant.askText',
  place: 'assistant.askPlace',
  picture: 'assistant.askPicture',
  row: 'assistant.askText',
  code: 'assistant.askQr',
};

/** The question for what a request lacks. */
export const lackingSaid = ({ what }: ActOf<'lacking'>): string => message(LACKING[what]);

const MARKS = new Set([...' .,!?;:–-']);

function withoutMarks(words: string): string {
  let [start, end] = [0, words.length];
  while (start < end && MARKS.has(words.charAt(start))) start += 1;
  while (end > start && MARKS.has(words.charAt(end - 1))) end -= 1;
  return words.slice(start, end);
}

/** “velvety” and “like in the film” */
export const quotedParts = (parts: readonly string[]): string =>
  joined(
    parts.map((part) => message('assistant.quoted', { text: withoutMarks(part) })),
    message('assistant.and'),
  );

/** What is said of words that nothing was done about. */
export const leftOutSaid = (words: string): string => message('assistant.leftOut', { list: quotedParts([words]) });

/** What is said of the parts of a request that were not read, where the others were done. */
export const notUnderstoodSaid = (parts: readonly string[]): string =>
  message('assistant.notUnderstood', { list: quotedParts(parts), count: parts.length });
