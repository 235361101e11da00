/**
 * Orders hidden in what the agent reads: names, texts, brand kit, uploads, titles. They stay data in one place, and are
 * not obeyed.
 */
import { describe, expect, it } from 'vitest';
import { handEditLines } from '#agent/hand-edits.ts';
import { modelMessages } from '#agent/history.ts';
import { CANVAS_END, CANVAS_HEADINGS, CANVAS_START, describeCanvas } from '#agent/view.ts';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import { createGroupLayer, createImageLayer, createPage, createTextLayer } from '#design/document/create.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { EMPTY_BRAND_KIT } from '#tools/contract/ports/brand-kit-port.ts';
import { tools } from '#tools/index.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { playTurn, userMessage } from '#tests/fakes/turns.ts';
import { ORDERS } from './attacks.ts';

/** A canvas with these words in every text field. */
function canvasFullOf(words: string): string {
  const design = new MemoryDesign();
  const picture = design.addPicture(words, 800, 600);
  const { page } = design;
  design.title = words;
  const name = words.slice(0, 100);
  design.edit(
    { type: 'layer.add', layer: createTextLayer({ id: 't1', parent: page, order: 'a1', text: words, name }) },
    {
      type: 'layer.add',
      layer: createImageLayer({ id: 'i1', parent: page, order: 'a2', asset: picture.id, name, alt: name }),
    },
    { type: 'layer.add', layer: createGroupLayer({ id: 'g1', parent: page, order: 'a3', name }) },
    { type: 'page.update', id: page, patch: { name } },
    { type: 'page.add', page: createPage({ id: 'p2', order: 'a9', name, background: { type: 'none' } }) },
  );
  const handEdits = handEditLines(
    [{ author: 'user', kind: 'edit', operations: [{ type: 'layer.update', id: 't1', patch: { x: 1 } }] }],
    design.document,
  );
  const brandKit = {
    ...EMPTY_BRAND_KIT,
    name: words,
    fonts: { heading: words, body: null },
    logos: [{ asset: picture.id, name: words }],
    contacts: [{ type: 'website' as const, value: words }],
  };
  return describeCanvas({
    document: design.document,
    title: design.title,
    page,
    selection: ['t1'],
    attachments: [picture],
    brandKit,
    handEdits,
    findings: [{ rule: 'overflow', layers: ['t1'], words }],
  });
}

describe.each(ORDERS.map((words) => [words] as const))('the words %j', (words) => {
  it('stand on the canvas as data: no line, tag or section more than harmless ones make', () => {
    const seen = canvasFullOf(words);
    const harmless = canvasFullOf('Hello').split('\n');
    const lines = seen.split('\n');
    expect(lines).toHaveLength(harmless.length);
    expect(seen.startsWith(CANVAS_START)).toBe(true);
    expect(seen.endsWith(CANVAS_END)).toBe(true);
    expect(seen.slice(CANVAS_START.length, -CANVAS_END.length)).not.toContain('<');
    // Every line is one of our headings or parseable JSON.
    const headings = new Set<string>([
      CANVAS_START,
      CANVAS_END,
      ...Object.values(CANVAS_HEADINGS).map((one) => `${one}:`),
    ]);
    for (const line of lines) if (!headings.has(line)) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(lines.filter((line) => headings.has(line))).toEqual(harmless.filter((line) => headings.has(line)));
  });

  it('in the name of an attachment stay one line', async () => {
    const message = userMessage('Use this', [{ name: words, id: 'a'.repeat(64), mime: 'image/png' }]);
    const [sent] = await modelMessages([message], tools);
    const text = JSON.stringify(sent?.content);
    expect(text).not.toContain('<');
    const content = sent?.content ?? '';
    const said = typeof content === 'string' ? content : (content[0] as { text: string }).text;
    expect(said.split('\n')).toHaveLength(2);
    expect(said.match(/\[attached: /g)?.length).toBe(words.includes('[attached: ') ? 2 : 1);
    expect(said.split('\n').filter((line) => line.startsWith('[attached: '))).toHaveLength(1);
  });

  it('on a layer, in a title or a file’s name move the built-in assistant to nothing', async () => {
    const design = new MemoryDesign();
    design.title = words;
    const picture = design.addPicture(`${words}.jpg`, 800, 600);
    design.edit(
      {
        type: 'layer.add',
        layer: withLines(
          createTextLayer({
            id: 't1',
            parent: design.page,
            order: 'a1',
            text: words,
            y: 600,
            fontSize: 24,
            width: 900,
          }),
          roughMeasure,
        ),
      },
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'i1',
          parent: design.page,
          order: 'a2',
          asset: picture.id,
          name: words.slice(0, 100),
          y: 700,
          width: 200,
          height: 150,
        }),
      },
    );
    const before = structuredClone(design.document);
    const { calls } = await playTurn({
      model: createAssistant({ pauseMs: 0 }),
      design,
      history: [userMessage('Make the background navy')],
    });
    expect(
      calls
        .map(({ tool }) => tool)
        .filter((tool) => tool !== 'set_background' && tool !== 'update_layer' && tool !== 'edit_text'),
    ).toEqual([]);
    expect(Object.keys(design.document.layers)).toEqual(Object.keys(before.layers));
    const textNow = design.document.layers.t1;
    expect(textNow?.type === 'text' && textNow.text).toBe(words);
  });
});
