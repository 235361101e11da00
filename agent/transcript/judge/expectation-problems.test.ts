/**
 * Expectations that always hold, or never, are reported; valid ones are not. Whatever is written, judging it
 * terminates.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDocument } from '#design/document/document.arbitraries.ts';
import { checksOf, divergenceOf } from '#tests/fixtures/judged-turns.ts';
import { expectationSchema } from '../format/format.ts';
import { pathText } from '../format/transcript-error.ts';
import { problemsOf } from './expectation-problems.ts';

const problems = (expectation: object) =>
  problemsOf(expectationSchema.parse(expectation)).map(({ path, text }) => `${pathText(path)}: ${text}`);
const VACUOUS = 'this holds whatever happens; write what is expected, or leave it out';

describe('a problem', () => {
  it.each<readonly [expectation: object, problem: string]>([
    [{ contains: '' }, `contains: ${VACUOUS}`],
    [{ contains: ['Sale', ' \n'] }, `contains[1]: ${VACUOUS}`],
    [{ contains: [] }, `contains: ${VACUOUS}`],
    [{ notContains: '' }, `notContains: ${VACUOUS}`],
    [{ minLayers: 0 }, `minLayers: ${VACUOUS}`],
    [{ absent: [] }, `absent: ${VACUOUS}`],
    [{ credits: {} }, `credits: ${VACUOUS}`],
    [{ quadrant: {} }, `quadrant: ${VACUOUS}`],
    [{ quadrant: { '': 'top' } }, `quadrant[""]: ${VACUOUS}`],
    [{ order: [] }, `order: ${VACUOUS}`],
    [{ order: ['text'] }, `order: ${VACUOUS}`],
    [{ order: ['text', ''] }, `order[1]: ${VACUOUS}`],
    [{ alignedX: ['', 'image'] }, `alignedX[0]: ${VACUOUS}`],
    [{ grew: [] }, `grew: ${VACUOUS}`],
    [{ shrank: '' }, `shrank: ${VACUOUS}`],
    [{ tools: { subset: [] } }, `tools.subset: ${VACUOUS}`],
    [{ preview: { file: 'a.png', maxDiffRatio: 1 } }, `preview.maxDiffRatio: ${VACUOUS}`],
    [
      { document: { colour: '#ff0000' } },
      'document.colour: nothing on a design has a property “colour”; did you mean “color”?',
    ],
    [
      { document: { layers: [{ type: 'text', fontsize: 4 }] } },
      'document.layers[0].fontsize: nothing on a design has a property “fontsize”; did you mean “fontSize”?',
    ],
    [
      { document: { layers: [{ type: 'image', text: 'x' }] } },
      'document.layers[0].text: nothing on a design has a property “text”',
    ],
    [
      { document: { layers: [{ type: 'photo' }] } },
      'document.layers[0].type: there are no layers of type “photo”; there are text, image, shape, drawing, sticker, table, group',
    ],
    [
      { document: { layers: [{ fill: { colour: '#ff0000' } }] } },
      'document.layers[0].fill.colour: nothing on a design has a property “colour”; did you mean “color”?',
    ],
    [
      { document: { layers: { $shoe: { cutOut: true } } } },
      'document.layers.$shoe.cutOut: nothing on a design has a property “cutOut”; did you mean “cutout”?',
    ],
    [
      { document: { pages: [{ layers: [{ type: 'group', layers: [{ emojy: '🎉' }] }] }] } },
      'document.pages[0].layers[0].layers[0].emojy: nothing on a design has a property “emojy”; did you mean “emoji”?',
    ],
    [
      { document: { layers: [{ runs: [{ style: { bold: true } }] }] } },
      'document.layers[0].runs[0].style.bold: nothing on a design has a property “bold”',
    ],
    [
      { document: { background: { colour: '#ffffff' } } },
      'document.background.colour: nothing on a design has a property “colour”; did you mean “color”?',
    ],
    [
      { document: { layers: ['Sale'] } },
      'document.layers[0]: "Sale" is not an object; write what is expected by its keys: "type": "text", "text": …',
    ],
    [{ absent: [{ typ: 'text' }] }, 'absent[0].typ: nothing on a design has a property “typ”; did you mean “type”?'],
    [
      { designs: [{ hight: 1920 }] },
      'designs[0].hight: nothing on a design has a property “hight”; did you mean “height”?',
    ],
    [{ quadrant: { top: 'top' } }, 'quadrant.top: “top” is a region; the key says what is there: "image": "top"'],
  ])('in %j', (expectation, problem) => {
    const found = problems(expectation);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  it.each([
    {},
    { says: '' },
    { error: '' },
    { tools: [] },
    { tools: { unordered: [] } },
    { layers: 0 },
    { designs: [] },
    { designs: [{}] },
    { lint: 0 },
    { document: {} },
    { absent: [{}] },
    { document: { layers: [], pages: [{}], background: 'none', color: '~#ffffff', title: 'x' } },
    {
      document: {
        layers: [
          { type: 'group', name: 'Logo', layers: 2 },
          { type: 'sticker', source: { asset: 'shoe' }, asset: 'shoe' },
          { page: 1, group: null, shape: { kind: 'star', points: 5 } },
          { box: { radius: 4 }, runs: [{ style: { fontWeight: 700 } }] },
        ],
      },
    },
    {
      document: {
        layers: {
          $shoe: { mask: { strokes: [{ mode: 'erase' }] }, crop: { x: 0 }, frame: { type: 'path', viewWidth: 100 } },
        },
      },
    },
    {
      quadrant: { image: 'top', $logo: 'center', 'Summer sale': 'bottom' },
      order: ['text', 'text'],
      alignedY: ['image', '$logo'],
    },
  ])('is not in %j', (expectation) => expect(problems(expectation)).toEqual([]));

  it('is what the judge says too', async () => {
    expect(await divergenceOf({ expect: { absent: [{ typ: 'text' }] } })).toMatchObject({
      kind: 'document',
      at: ['turns', 2, 'expect', 'absent', 0, 'typ'],
      message: expect.stringContaining('did you mean “type”'),
    });
  });
});

describe('whatever is written', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'text',
      'image',
      'group',
      '$shoeLayer',
      '$nothing',
      '$',
      '~',
      '~#',
      '#fff',
      'toString',
      '__proto__',
      'constructor',
    ),
  );
  const keys = fc.constantFrom(
    'layers',
    'pages',
    'background',
    'width',
    'type',
    'text',
    'fill',
    'group',
    'asset',
    'lines',
    'id',
    '__proto__',
    'constructor',
    'x',
  );
  const { partial } = fc.letrec<{ partial: unknown }>((tie) => ({
    partial: fc.oneof(
      { depthSize: 'small' },
      json,
      word,
      fc.dictionary(keys, tie('partial'), { maxKeys: 4 }),
      fc.array(tie('partial'), { maxLength: 4 }),
    ),
  }));
  const object = fc.dictionary(keys, partial, { maxKeys: 5 });

  it('judging it ends with a check for each key, and says the same twice', async () => {
    const wishes = fc.record({
      document: object,
      absent: fc.array(object, { maxLength: 2 }),
      designs: fc.array(object, { maxLength: 2 }),
      contains: word,
      notContains: fc.array(word, { maxLength: 2 }),
      grew: word,
      order: fc.array(word, { maxLength: 3 }),
      alignedX: fc.tuple(word, word),
      quadrant: fc.dictionary(word, fc.constant('top'), { maxKeys: 2 }),
      says: word,
    });
    await fc.assert(
      fc.asyncProperty(wishes, arbitraryDocument, async (wanted, document) => {
        const judged = { expect: wanted, trace: { before: document, after: document } };
        const checks = await checksOf(judged);
        expect(checks.map(({ key }) => key).sort()).toEqual(['state', ...Object.keys(wanted)].sort());
        for (const { divergence } of checks) expect(divergence === null || divergence.message.length > 0).toBe(true);
        expect(await checksOf(judged)).toEqual(checks);
      }),
    );
  });
});
