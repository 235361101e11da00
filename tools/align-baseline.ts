/** align_baseline: moves neighbouring texts up or down until their letters share one baseline. */
import { z } from 'zod';
import type { TextLayer } from '#design/document/layers.ts';
import { textGeometry } from '#design/fabric/paint/text-geometry.ts';
import { message } from '#messages/message.ts';
import { chooseLayers, layerInput, layersInput, titleOfAll } from './page/chosen-layers.ts';
import { layerInDesign, titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { briefOf } from './facts/layer-facts.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.alignBaseline',
  {
    title: 'Align baselines',
    doing: 'Aligning baselines',
    failed: 'Could not align the baselines',
    notText: '{layer} is not a text, so it has no baseline',
    noBaseline: '{layer} is turned or curved, so it has no straight baseline',
    takesTwo: 'Give two or more texts, or one and another with to',
  },
  {
    done: 'Put {layer} on one baseline',
    same: '{layer} were on one baseline already',
  },
);

const input = z.strictObject({
  layers: layersInput,
  to: layerInput.optional().describe('Id of the text that stays; default: the one with the largest letters'),
  line: z.enum(['first', 'last']).optional().describe('Which line of each text counts; default first'),
});

/** The baseline, page px from the top; null without a straight line of text. */
function baselineOf(text: TextLayer, line: 'first' | 'last'): number | null {
  const { rows } = textGeometry(text);
  const row = line === 'first' ? rows[0] : rows.at(-1);
  return !row || row.arc || text.rotation !== 0 ? null : text.y + text.height / 2 + row.baseline;
}

export const alignBaseline = defineTool({
  name: 'align_baseline',
  icon: 'baseline',
  texts: TEXTS,
  use: 'texts of different sizes on one line, such as two prices',
  description:
    'Moves texts up or down so that their letters stand on one baseline, whatever their sizes and fonts: arrange aligns their boxes, which looks wrong beside each other. ' +
    'One text stays where it is. Turned and curved texts are refused. Answers with the new boxes [x, y, width, height].',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 5_000,
  examples: {
    accepted: [
      { layers: ['t1', 'price'] },
      { layers: ['t1'], to: 'price' },
      { layers: ['price', 't1'], to: 't1', line: 'last' },
    ],
    refused: [
      {},
      { layers: ['t1'] },
      { layers: ['t1'], to: 't1' },
      { layers: ['t1', 'i1'] },
      { layers: ['t1', 'nope'] },
      { layers: ['t1', 't2'] },
      { layers: ['t1', 'price'], line: 'middle' },
    ],
  },
  async execute({ layers: ids, to, line = 'first' }, { document, page }): Promise<ToolResult> {
    const chosen = chooseLayers(
      document,
      page,
      ids.filter((id) => id !== to),
    );
    if ('error' in chosen) return { ok: false, error: chosen.error };
    // The layer that stays may be locked.
    const stays = to === undefined ? null : layerInDesign(document, chosen.page, to);
    if (stays && 'error' in stays) return { ok: false, error: stays.error };
    if (stays && stays.page !== chosen.page) return { ok: false, error: message('tools.differentPages') };
    const layers = stays ? [...chosen.layers, stays.layer] : chosen.layers;
    if (layers.length < 2) return { ok: false, error: message(TEXTS.takesTwo) };

    const lines: { text: TextLayer; at: number }[] = [];
    for (const layer of layers) {
      if (layer.type !== 'text') return { ok: false, error: message(TEXTS.notText, { layer: titleOf(layer) }) };
      const at = baselineOf(layer, line);
      if (at === null) return { ok: false, error: message(TEXTS.noBaseline, { layer: titleOf(layer) }) };
      lines.push({ text: layer, at });
    }
    const largest = Math.max(...lines.map(({ text }) => text.fontSize));
    const common = lines.find(({ text }) => (to === undefined ? text.fontSize === largest : text.id === to))?.at ?? 0;
    const after = lines.map(({ text, at }) => ({ ...text, y: Math.round((text.y + common - at) * 100) / 100 }));
    const operations = lines.flatMap(({ text }, index) => updateBetween(text, after[index] ?? text) ?? []);
    return {
      ok: true,
      operations,
      output: { layers: after.slice(0, 20).map((text) => briefOf(document, text)) },
      card: {
        key: operations.length === 0 ? TEXTS.same.key : TEXTS.done.key,
        values: { layer: titleOfAll(layers) },
        layers: layers.map(({ id }) => id),
      },
    };
  },
});
