/**
 * The product matches its specification, row by row: screens and guards, capabilities, lists, figures. messages.test.ts
 * covers which messages tests provoke.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ToolGroups } from '#app/features/studio/create/tool-cards.tsx';
import { commandIds } from '#tests/e2e/editor-command-ids.ts';
import { paths } from '#tests/routes/paths.ts';
import { pageRoutes } from '#tests/routes/page-routes.table.ts';
import { tools } from '#tools/index.ts';
import { capabilities } from './capabilities.ts';
import { constants, planFigures } from './figures.ts';
import { lists } from './fields.ts';
import { addedScreens, specifiedScreens, toolCards, unmetScreens, type Screen } from './screens.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const editorCommands = await commandIds();
const screens = [...specifiedScreens, ...addedScreens];

/** The guards by the running server's responses, in the terms of the table that tests/routes/routes.test.ts checks. */
function answered({ path: address, leadsOn = false }: Screen) {
  const row = pageRoutes[address];
  if (!row) return null;
  const { nobody, anonymous, other, owner } = row.GET.answers;
  return {
    'sign-in': [nobody === 'sign-in', anonymous === 'sign-in'],
    own: other === '404' && nobody !== '404',
    'not found': Object.values(row.GET.answers).every((answer) => answer === '404'),
    leadsOn: /^30\d /.test(owner) && nobody !== '200',
    // Phones are redirected from its target.
    phones: leadsOn ? null : row.phones,
  };
}

function expected({ path: address, guards, leadsOn = false, phonesPass = false }: Screen) {
  const isSignedIn = guards.includes('sign-in');
  return {
    'sign-in': [isSignedIn, isSignedIn],
    own: guards.includes('own') || guards.includes('canvas'),
    'not found': guards.includes('operator') || address === '/*',
    leadsOn,
    phones: leadsOn ? null : guards.includes('application') && !phonesPass ? 'go to /mobile' : 'stay',
  };
}

describe('screens', () => {
  test('all are there, but those that are said to be missing', () => {
    const missing = screens.filter((screen) => !paths.includes(screen.path)).map((screen) => screen.path);
    expect(missing).toEqual(unmetScreens);
  });

  test.each(screens.filter((screen) => !unmetScreens.includes(screen.path)))('$path: $guards', (screen) => {
    expect(answered(screen)).toEqual(expected(screen));
  });

  test('there are no others, but the ways in by mail and vendors, and the page of benchmarks', () => {
    const pages = paths.filter((address) => !/^\/(?:api|fonts)\//.test(address));
    const known = screens.map((screen) => screen.path);
    expect(pages.filter((address) => !known.includes(address))).toEqual([
      '/__/auth/email',
      '/editor-bench',
      '/sign-in/with',
    ]);
  });

  test('legacy addresses keep their query', () => {
    const row = pageRoutes['/stage-it/*'];
    expect(row?.GET.answers.nobody).toBe(`302 /lifestyle-shot/${fixed(row?.params?.['*'])}${row?.query}`);
  });

  test('push messages come through a worker at a fixed path', () => {
    expect(existsSync(path.join(root, 'public/service-worker.js'))).toBe(true);
  });

  test('there is a card for every tool', () => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <ToolGroups />
      </MemoryRouter>,
    );
    const titles = Array.from(markup.matchAll(/<h4[^>]*>(.*?)<\/h4>/g), ([, title = '']) =>
      title.replace(/<[^>]*>/g, ''),
    );
    expect(titles).toEqual(expect.arrayContaining([...toolCards]));
  });
});

test.each(capabilities)('can do: $what', ({ commands = [], tools: named = [], screens: shown = [] }) => {
  const known = { commands: editorCommands, tools: tools.map(({ name }) => name), screens: paths };
  expect({
    commands: commands.filter((id) => !known.commands.includes(id)),
    tools: named.filter((name) => !known.tools.includes(name)),
    screens: shown.filter((address) => !known.screens.includes(address)),
  }).toEqual({ commands: [], tools: [], screens: [] });
});

test.each(lists)('$name', ({ specified, has, more = {} }) => {
  expect(has.filter((one) => !(one in more)).toSorted()).toEqual(specified.toSorted());
});

test.each([...constants, ...planFigures])('$name', ({ specified, has }) => {
  expect(has).toEqual(specified);
});

function fixed(thing: unknown): string {
  return typeof thing === 'object' && thing !== null && 'fixed' in thing ? String(thing.fixed) : '';
}
