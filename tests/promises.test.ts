/**
 * Promises in texts are true: the addresses that they name are pages, and the fonts that the assistant offers are
 * available.
 */
import { expect, test } from 'vitest';
import { fontFamily } from '#design/fonts/catalogue.ts';
import { presets } from '#design/film/presets.ts';
import { message } from '#messages/message.ts';
import { en } from '#messages/en.ts';
import { tools } from '#tools/index.ts';
import { pageRoutes } from './routes/page-routes.table.ts';

/** "under Plans (/paywall)". */
const ADDRESS = /(?<=[\s(])\/[a-z][a-z-]*(?:\/[a-z-]+)*(?=[).,;:]|$)/gu;

/** Whether a route answers the address: `/settings/:section?` answers `/settings/usage`. */
function isPage(address: string): boolean {
  return Object.keys(pageRoutes).some((route) => {
    const parts = route.split('/');
    const asked = address.split('/');
    return (
      asked.length <= parts.length &&
      parts.every((part, at) =>
        asked[at] === undefined ? part.endsWith('?') : part.startsWith(':') || part === asked[at],
      )
    );
  });
}

test('every address that a text names is a page', () => {
  const texts = [
    ...Object.entries(en as Record<string, string>),
    ...tools.map(({ name, description }) => [name, description] as const),
    ...tools.flatMap(({ name, texts: own }) =>
      Object.values(own).map(
        (one) => [name, String(typeof one === 'object' && 'text' in one ? one.text : one)] as const,
      ),
    ),
  ];
  const named = texts.flatMap(([key, text]) => [...text.matchAll(ADDRESS)].map(([address]) => `${key} ${address}`));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((line) => !isPage(line.split(' ')[1] ?? ''))).toEqual([]);
});

test('every font that the assistant offers can be had', () => {
  const offered = [message('assistant.talk.fonts'), message('assistant.askFont')].flatMap((text) =>
    [...text.matchAll(/\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*(?=,| or | \()/gu)].map(([name]) => name),
  );
  const names = offered.filter((name) => name !== 'Among');
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !fontFamily(name)?.offered)).toEqual([]);
});

test('the number of presets that the video screen names is theirs', () => {
  expect(message('videoStudio.cardText')).toContain(` ${Object.keys(presets).length} presets`);
});
