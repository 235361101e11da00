/** Imported texts as layers: their letters, their width, and where they stand, whatever font stands for theirs. */
import { describe, expect, test } from 'vitest';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { textFindings } from '#design/document/text-consistency.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { MIDDLE } from '#design/layout/text-arc.ts';
import { PLAIN, type LetterStyle, type TextNode } from '#app/services/inspection/layers/imported.ts';
import { solid } from '#app/services/inspection/layers/paints.ts';
import { textLayer } from './place-text.ts';

const style = (more: Partial<LetterStyle> = {}): LetterStyle => ({
  families: ['Inter'],
  size: 20,
  weight: 400,
  italic: false,
  underline: false,
  strikethrough: false,
  fill: solid('#112233'),
  ...more,
});
type Lines = Extract<TextNode['place'], { type: 'lines' }>;
type InBox = Extract<TextNode['place'], { type: 'box' }>;
const lines = (more: Partial<Lines> = {}): Lines => ({
  type: 'lines',
  x: 100,
  y: 200,
  rotation: 0,
  widths: null,
  stretch: 1,
  paragraph: false,
  ...more,
});
const inBox = (more: Partial<InBox> = {}): InBox => ({
  type: 'box',
  box: { x: 100, y: 200, width: 300, height: 120, rotation: 0 },
  verticalAlign: 'top',
  shrink: false,
  wrap: true,
  gap: 0,
  ...more,
});
const node = (text: string, place: TextNode['place'], more: Partial<TextNode> = {}): TextNode => ({
  ...PLAIN,
  kind: 'text',
  runs: [{ text, style: style() }],
  align: 'left',
  lineHeight: 1.2,
  letterSpacing: 0,
  list: 'none',
  stroke: null,
  place,
  ...more,
});

function set(one: TextNode, scale = 1): { layer: TextLayer; replaced: string[] } {
  const replaced: string[] = [];
  const layer = textLayer(one, {
    scale,
    left: 0,
    top: 0,
    measure: measureRoughly,
    replaced: (name) => replaced.push(name),
    id: 't',
    parent: 'p',
    order: 'a0',
  });
  if (!layer) throw new Error('no letters');
  expect(textFindings(layer)).toEqual([]);
  return { layer, replaced };
}

/** Where the first baseline begins, in the middle or ends, as `at` names it from 0 to 1, px. */
function baseline(layer: TextLayer, at: number): { x: number; y: number } {
  const angle = (layer.rotation * Math.PI) / 180;
  const dx = (at - 0.5) * layer.width;
  const dy = (layer.fontSize * layer.lineHeight) / 2 + MIDDLE * layer.fontSize - layer.height / 2;
  return {
    x: layer.x + layer.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: layer.y + layer.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

describe('a line on its baseline', () => {
  test.each([
    ['begins where the file begins it', 'left', 0],
    ['has its middle there', 'center', 0.5],
    ['ends there', 'right', 1],
  ] as const)('%s, however it is turned', (_what, align, at) => {
    for (const rotation of [0, 30, 90, -145]) {
      const { layer } = set(node('Some words', lines({ rotation }), { align }), 2);
      const found = baseline(layer, at);
      // The box is half a px wider than its letters.
      expect(Math.hypot(found.x - 200, found.y - 400)).toBeLessThan(0.3);
      expect(layer).toMatchObject({ fontSize: 40, rotation });
    }
  });

  test('is as wide as the file draws it, by its spacing', () => {
    const { layer } = set(node('abcdefghij', lines({ widths: [118] })));
    expect(layer.letterSpacing).toBe(100);
    expect(layer.lines[0]?.width).toBeCloseTo(118, 6);
    expect(set(node('abcdefghij', lines({ widths: [1000] }))).layer.letterSpacing).toBeLessThanOrEqual(600);
  });

  test('becomes a paragraph with the others where that breaks at the same places, else it stays a line', () => {
    const breaks = set(node('aaaa bbbb\ncccc dddd', lines({ paragraph: true, widths: [90, 90] }))).layer;
    expect(breaks.text).toBe('aaaa bbbb cccc dddd');
    expect(breaks.lines).toHaveLength(2);
    const early = set(node('aa\nbbbbbbbbbb cc', lines({ paragraph: true, widths: [20, 130] }))).layer;
    expect(early.text).toBe('aa\nbbbbbbbbbb cc');
  });

  test('that was filled stays within the paragraph: filled again, or tight enough for its fullest line', () => {
    const filled = node('aaaa bbbb\ncccc dddd\nee', lines({ paragraph: true, widths: [100, 100, 20] }), {
      align: 'justify',
    });
    expect(set(filled).layer).toMatchObject({ text: 'aaaa bbbb cccc dddd ee', align: 'justify' });
    const uneven = node('aa bb\ncccccccccccc\nd', lines({ paragraph: true, widths: [100, 100, 10] }), {
      align: 'justify',
    });
    const { layer } = set(uneven);
    expect(layer).toMatchObject({ text: 'aa bb\ncccccccccccc\nd', align: 'left' });
    expect(Math.max(...layer.lines.map(({ width }) => width))).toBeLessThanOrEqual(layer.width + 0.5);
  });
});

describe('a text in a box', () => {
  test.each([
    ['top', 200],
    ['middle', 248],
    ['bottom', 296],
  ] as const)('stands at its %s', (verticalAlign, y) => {
    expect(set(node('Words', inBox({ verticalAlign }))).layer).toMatchObject({ x: 100, y, width: 300, height: 24 });
  });

  test('shrinks with all its sizes until it fits, if the file says so', () => {
    const long = 'some words that need much room '.repeat(12).trim();
    const runs = [
      { text: long, style: style() },
      { text: ' end', style: style({ size: 30 }) },
    ];
    const { layer } = set(node('', inBox({ shrink: true }), { runs }));
    expect(layer.height).toBeLessThanOrEqual(120 * 1.02);
    expect(layer.fontSize).toBeLessThan(20);
    expect(layer.runs[0]?.style.fontSize).toBeCloseTo(1.5 * layer.fontSize, 0);
    expect(set(node(long, inBox())).layer.fontSize).toBe(20);
  });

  test('has the room between its paragraphs that the file has, in all, and none above or below', () => {
    const plain = set(node('one\ntwo\nthree', inBox())).layer;
    const { layer } = set(node('one\ntwo\nthree', inBox({ gap: 0.5 })));
    expect(layer.lineHeight).toBeCloseTo(1.7, 6);
    const first = (one: TextLayer): number => baseline(one, 0).y;
    expect(first(layer)).toBeCloseTo(first(plain), 6);
    // Two paragraphs of two lines: one gap for three steps.
    const wrapped = 'a'.repeat(18) + ' ' + 'b'.repeat(18);
    expect(set(node(`${wrapped}\n${wrapped}`, inBox({ gap: 0.6 }))).layer.lineHeight).toBeCloseTo(1.4, 6);
  });

  test('is set tighter where another font would need a line more, never where its own font is there', () => {
    const text = 'a'.repeat(14) + ' ' + 'b'.repeat(16);
    const natural = node(text, inBox(), { runs: [{ text, style: style() }] });
    expect(set(natural).layer.lines).toHaveLength(2);
    const { layer, replaced } = set(
      node(text, inBox(), { runs: [{ text, style: style({ families: ['Open Sans'] }) }] }),
    );
    expect(replaced).toEqual(['Open Sans']);
    expect(layer.lines).toHaveLength(1);
    expect(set(natural).layer.letterSpacing).toBe(0);
  });

  test('that is not wrapped is as wide as its words, at the side that it is aligned to', () => {
    const { layer } = set(node('abcd', inBox({ wrap: false }), { align: 'right' }));
    expect(layer.width).toBeCloseTo(40.5, 6);
    expect(layer.x + layer.width).toBeCloseTo(400, 6);
  });
});

describe('letters', () => {
  test('have the look of most as the text’s own, the others as runs, neighbours of one look joined', () => {
    const runs = [
      { text: 'bo', style: style({ weight: 700 }) },
      { text: 'ld', style: style({ weight: 700 }) },
      { text: ' and a long plain rest', style: style() },
    ];
    const { layer } = set(node('', lines(), { runs }));
    expect(layer).toMatchObject({ fontWeight: 400, runs: [{ start: 0, end: 4, style: { fontWeight: 700 } }] });
  });

  test('of a font that is not there have another family, which is said', () => {
    const { layer, replaced } = set(
      node('', lines(), { runs: [{ text: 'Hello', style: style({ families: ['ABCDEF+Garamond-Bold'] }) }] }),
    );
    expect(layer.fontFamily).toBe('EB Garamond');
    expect(replaced).toEqual(['ABCDEF+Garamond-Bold']);
  });

  test('that no design can hold are left out; a text without others is none', () => {
    expect(set(node('a\u0000\u0007b\u007fc', lines())).layer.text).toBe('abc');
    expect(set(node('x'.repeat(LIMITS.textLength + 50), lines())).layer.text).toHaveLength(LIMITS.textLength);
    const placing = {
      scale: 1,
      left: 0,
      top: 0,
      measure: measureRoughly,
      replaced: () => undefined,
      id: 't',
      parent: 'p',
      order: 'a0',
    };
    expect(textLayer(node(' \u0000 ', lines()), placing)).toBeNull();
  });

  test('are no smaller or larger than a design’s', () => {
    const sized = (size: number) =>
      set(node('', lines(), { runs: [{ text: 'a', style: style({ size }) }] })).layer.fontSize;
    expect([sized(0.01), sized(1e6)]).toEqual([LIMITS.minFontSize, LIMITS.maxFontSize]);
  });
});
