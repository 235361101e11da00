/** Text commands: looks and what undoes them, lists, curves, combinations, letters on the clipboard. */
import { describe, expect, test } from 'vitest';
import { createDocument, createTextLayer } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { invariantFindings } from '#design/document/invariants.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { firstPage } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { effectOf, effectStyle, TEXT_EFFECTS } from '#design/looks/text-effects.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { clearFormattingCommand } from './clear-formatting.ts';
import type { CommandContext } from './command.ts';
import { editTextCommand } from './edit-text.ts';
import { lettersOf, pasted, readLetters } from './letters-clip.ts';
import { styleTextCommand, type TextStyle } from './style-text.ts';
import { TEXT_COMBINATIONS } from './text-combinations/text-combination-list.ts';
import { insertCombinationCommand } from './text-combinations.ts';

let made = 0;
const applyAll = (document: DesignDocument, operations: readonly Operation[]): DesignDocument =>
  applyOperations(document, operations).document;
function contextOf(document: DesignDocument, selection: string[]): CommandContext {
  return {
    document,
    page: firstPage(document).id,
    selection,
    measureText: measureRoughly,
    newId: () => `new-${(made += 1)}`,
    lastCopies: null,
  };
}

function withText(given: Partial<TextLayer>): DesignDocument {
  const document = createDocument({ width: 1000, height: 800, newId: () => 'page' });
  const layer = withLines(
    createTextLayer({
      id: 'text',
      parent: 'page',
      order: 'a0',
      text: 'Fresh every morning',
      x: 100,
      y: 100,
      width: 500,
      fontSize: 40,
      ...given,
    }),
    measureRoughly,
  );
  return { ...document, layers: { text: layer } };
}

const textOf = (document: DesignDocument) => document.layers.text as TextLayer;

function styled(document: DesignDocument, style: TextStyle): DesignDocument {
  return applyAll(document, styleTextCommand.run(contextOf(document, ['text']), { style }));
}

describe('looks', () => {
  test.each(TEXT_EFFECTS)('%s is known again, and none takes it back', (effect) => {
    for (const color of ['#17150f', '#ffffff', '#f4502f']) {
      const before = withText({ fill: { type: 'solid', color } });
      const after = styled(before, effectStyle(effect, textOf(before)));
      expect(effectOf(textOf(after))).toBe(effect);
      const back = styled(after, effectStyle('none', textOf(after)));
      expect(effectOf(textOf(back))).toBe('none');
      if (effect !== 'neon') expect(textOf(back).fill).toEqual({ type: 'solid', color });
    }
  });

  test('keep a gradient where they need no color of their own', () => {
    const fill = {
      type: 'linear' as const,
      angle: 90,
      stops: [
        { at: 0, color: '#f4502f' },
        { at: 1, color: '#0f6b66' },
      ],
    };
    const before = withText({ fill });
    expect(textOf(styled(before, effectStyle('echo', textOf(before)))).fill).toEqual(fill);
  });
});

describe('curves and lists', () => {
  test('a curve keeps the middle and the upper edge, and a straight text is one line again', () => {
    const before = withText({ width: 200 });
    expect(textOf(before).lines.length).toBeGreaterThan(1);
    const bent = styled(before, { curve: 120 });
    const middle = (layer: TextLayer) => layer.x + layer.width / 2;
    expect(middle(textOf(bent))).toBeCloseTo(middle(textOf(before)), 1);
    expect(textOf(bent).y).toBeCloseTo(textOf(before).y, 1);
    expect(textOf(bent).lines).toHaveLength(1);
    const straight = styled(bent, { curve: 0 });
    expect(textOf(straight).lines).toHaveLength(1);
    expect(middle(textOf(straight))).toBeCloseTo(middle(textOf(before)), 0);
  });

  test('a list that ends gives its tabs up', () => {
    const before = withText({ text: 'one\n\ttwo', list: 'number' });
    const after = styled(before, { list: 'none', fontWeight: 700 });
    expect(textOf(after)).toMatchObject({ text: 'one\ntwo', list: 'none', fontWeight: 700 });
    expect(invariantFindings(after)).toEqual([]);
  });

  test('formatting within a text is cleared, its own style is not', () => {
    const before = withText({ fontWeight: 700, runs: [{ start: 0, end: 5, style: { fontSize: 80, italic: true } }] });
    const after = applyAll(before, clearFormattingCommand.run(contextOf(before, ['text'])));
    expect(textOf(after)).toMatchObject({ fontWeight: 700, fontSize: 40, runs: [] });
  });
});

describe('what was typed', () => {
  test('becomes one step with the look that was chosen meanwhile', () => {
    const document = withText({});
    const operations = editTextCommand.run(contextOf(document, []), {
      id: 'text',
      typed: { text: 'Every morning', runs: [{ start: 0, end: 13, style: { italic: true } }] },
      style: { align: 'center' },
    });
    expect(operations).toHaveLength(1);
    expect(textOf(applyAll(document, operations))).toMatchObject({
      text: 'Every morning',
      italic: true,
      runs: [],
      align: 'center',
    });
  });

  test('is nothing when nothing was changed', () => {
    const document = withText({});
    expect(
      editTextCommand.run(contextOf(document, []), {
        id: 'text',
        typed: { text: textOf(document).text, runs: [] },
        style: {},
      }),
    ).toEqual([]);
  });
});

describe('letters on the clipboard', () => {
  const layer = createTextLayer({
    id: 't',
    parent: 'p',
    order: 'a0',
    text: 'plain bold end',
    runs: [{ start: 6, end: 10, style: { fontWeight: 700, fontFamily: 'Anton' } }],
  });

  test('take along what is bold, not the font', () => {
    expect(lettersOf(layer, { start: 6, end: 14 })).toEqual({
      text: 'bold end',
      runs: [{ start: 0, end: 4, style: { fontWeight: 700 } }],
    });
  });

  test('come into another text in its own style otherwise', () => {
    const clip = readLetters(JSON.stringify(lettersOf(layer, { start: 6, end: 14 })))!;
    const other = createTextLayer({ id: 'u', parent: 'p', order: 'a0', text: 'xy', fontFamily: 'Caveat' });
    expect(pasted(other, { start: 1, end: 1 }, clip)).toEqual({
      text: 'xbold endy',
      runs: [{ start: 1, end: 5, style: { fontWeight: 700 } }],
      start: 9,
      end: 9,
    });
  });

  test('from elsewhere are refused when they are none', () => {
    expect(readLetters('{"text":"a","runs":[{"start":0,"end":9,"style":{}}]}')).toBeNull();
    expect(readLetters('nonsense')).toBeNull();
  });
});

describe('ready combinations', () => {
  test('are many, each with a name of its own', () => {
    expect(TEXT_COMBINATIONS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(TEXT_COMBINATIONS.map(({ id }) => id)).size).toBe(TEXT_COMBINATIONS.length);
    expect(new Set(TEXT_COMBINATIONS.map(({ name }) => name)).size).toBe(TEXT_COMBINATIONS.length);
  });

  test.each(TEXT_COMBINATIONS.map((combination) => [combination.id, combination] as const))(
    '%s comes onto pages of every form, in one group, in the middle',
    (_id, combination) => {
      for (const [width, height] of [
        [1080, 1080],
        [300, 1200],
        [4000, 400],
      ] as const) {
        const document = createDocument({ width, height, newId: () => 'page' });
        const context = contextOf(document, []);
        const operations = insertCombinationCommand.run(context, { combination });
        const after = applyAll(document, operations);
        expect(invariantFindings(after)).toEqual([]);
        expect(insertCombinationCommand.selectAfter!(context, operations)).toHaveLength(1);
        for (const layer of Object.values(after.layers)) {
          if (layer.type === 'group') continue;
          const center = { x: layer.x + layer.width / 2, y: layer.y + layer.height / 2 };
          expect(center.x).toBeGreaterThan(0);
          expect(center.x).toBeLessThan(width);
          expect(center.y).toBeGreaterThan(0);
          expect(center.y).toBeLessThan(height);
        }
      }
    },
  );
});
