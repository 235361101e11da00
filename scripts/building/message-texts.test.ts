/** The browser gets the catalogue texts that its code names, and no others. */
import { describe, expect, test } from 'vitest';
import { known, knownAll, textOf } from '../../messages/catalogue.browser.ts';
import { bringTexts } from './message-texts.ts';

const texts = {
  'door.open': 'Open',
  'door.shut': 'Shut',
  'door.kind.oak': 'Oak',
  'door.kind.oakHint': 'Heavy',
  'door.kind.pine': 'Pine',
  'lamp.on': 'On “now”',
  'lamp.count': '{count, plural, one {# lamp} other {# lamps}}',
};

/** Runs the written module and reports what it returned and which texts are known then. */
function run(code: string): { result: unknown; known: string[] } {
  const written = bringTexts(`const result = ${code};`, 'catalogue', texts);
  const got: Record<string, string> = {};
  const take = (key: string, text: string): string => {
    got[key] = text;
    return key;
  };
  const takeAll = (several: Record<string, string>) => {
    Object.assign(got, several);
    return <Key>(key: Key): Key => key;
  };
  // oxlint-disable-next-line no-new-func -- the module under test is generated as text
  const result: unknown = new Function(
    'known$',
    'knownAll$',
    `${(written ?? `const result = ${code};`).replace(/^import .*? from "catalogue"; /, '')} return result;`,
  )(take, takeAll);
  for (const [key, text] of Object.entries(got)) expect(text).toBe(texts[key as keyof typeof texts]);
  return { result, known: Object.keys(got).sort() };
}

describe('a module brings the text of', () => {
  test('every key it names, once', () => {
    expect(run("['door.open', 'door.open', \"lamp.on\", `door.shut`]")).toEqual({
      result: ['door.open', 'door.open', 'lamp.on', 'door.shut'],
      known: ['door.open', 'door.shut', 'lamp.on'],
    });
  });

  test('keys in tables, as values and as names', () => {
    expect(run("({ label: 'door.open', 'door.shut': 1, nested: { 'door.kind.oak': 'lamp.on' } })")).toEqual({
      result: { label: 'door.open', 'door.shut': 1, nested: { 'door.kind.oak': 'lamp.on' } },
      known: ['door.kind.oak', 'door.open', 'door.shut', 'lamp.on'],
    });
  });

  test('all keys that a template may become, by how it begins and ends', () => {
    expect(run('((wood) => `door.kind.${wood}`)("oak")')).toEqual({
      result: 'door.kind.oak',
      known: ['door.kind.oak', 'door.kind.oakHint', 'door.kind.pine'],
    });
    expect(run('((wood) => `door.kind.${wood}Hint`)("oak")')).toEqual({
      result: 'door.kind.oakHint',
      known: ['door.kind.oakHint'],
    });
  });

  test('keys named inside a template', () => {
    expect(run("`door.kind.${'lamp.on' === 'x' ? 'pine' : 'oak'}`").known).toContain('lamp.on');
  });

  test('with values, read already', () => {
    expect(bringTexts("speak('lamp.count')", 'catalogue', texts)).toContain(
      'known$("lamp.count", [{"plural":"count","cases":{"one":[{"number":"count"}," lamp"],"other":[{"number":"count"}," lamps"]}}])',
    );
  });

  test('a whole area that is named by its beginning', () => {
    expect(run("'door.'").known).toEqual([
      'door.kind.oak',
      'door.kind.oakHint',
      'door.kind.pine',
      'door.open',
      'door.shut',
    ]);
  });
});

describe('a module is left as it is', () => {
  test.each(['"window.open"', '"door"', '"open"', '`${a}.open`', 'door.open', '/door.open/', '"door.openly"'])(
    '%s',
    (code) => {
      expect(bringTexts(`const a = {}, door = a; ${code};`, 'catalogue', texts)).toBeNull();
    },
  );

  test('where a string is the name of a module', () => {
    expect(
      bringTexts(
        "import 'door.open'; import a from 'lamp.on'; export * from 'door.shut'; import('door.open');",
        'catalogue',
        texts,
      ),
    ).toBeNull();
  });

  test('on its lines', () => {
    const code = "let a;\na = 'door.open';\nlet b;";
    expect(bringTexts(code, 'catalogue', texts)?.split('\n')).toHaveLength(3);
  });
});

test('the browser’s catalogue knows what was brought and nothing else', () => {
  expect(known('door.open', 'Open')).toBe('door.open');
  expect(knownAll({ 'lamp.on': 'On' })('lamp.off')).toBe('lamp.off');
  expect([textOf('door.open'), textOf('lamp.on'), textOf('lamp.off')]).toEqual(['Open', 'On', undefined]);
});
